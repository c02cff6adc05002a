# Letters, symbols and other marks. A color is always shown by its symbol and something that is not color.

letter-blue = B
letter-green = G
letter-red = R
letter-yellow = Y
letter-wizard = W
letter-wizard-die = W
letter-jester = J

symbol-blue = 🟦
symbol-green = 🟩
symbol-red = 🟥
symbol-yellow = 🟨
symbol-wizard = 🧙
symbol-jester = 🃏

# A command that Discord shows by its English name alone, with the name that people type.
pressed-command = { $mention } (`{ $name }`)

suit-blue = blue
suit-green = green
suit-red = red
suit-yellow = yellow
# In a sentence, and on a button or in a title.
suit-marked = { $suit }{"\u00A0"}{ $symbol }
suit-labelled = { $symbol }{"\u00A0"}{ $suit }

# As wide as one letter: before a name in a table, in place of a number, on a button, beside a card.
mark-asked = >
mark-computer = *
mark-nothing = –
mark-covered = ?
mark-blank = ·
mark-trump = ▲

# Before the name of a Magic Card.
mark-magic = ✨

# What the marks before a name mean.
legend-asked = { $mark } their turn
legend-computer = { $mark } computer ({ $levels })

list-and = { $list } and { $last }
list-or = { $list } or { $last }

# What is only listed, and sentence after sentence; a share, a place and a large number as figures.
list-next = { $list }, { $next }
next-sentence = { $list } { $next }
percent = { $number }%
place-number = { $place }.
thousands = { $number }k
# A number with one digit behind the mark.
tenths = { $whole }.{ $tenths }
# A measured number, and its error.
measured = { $number } ± { $error }
