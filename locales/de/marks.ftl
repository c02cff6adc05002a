# Buchstaben, Symbole und andere Zeichen. Eine Farbe hat immer ihr Symbol und noch etwas, das keine Farbe ist.

letter-blue = B
letter-green = G
letter-red = R
letter-yellow = L
letter-wizard = Z
letter-wizard-die = W
letter-jester = N

symbol-blue = 🟦
symbol-green = 🟩
symbol-red = 🟥
symbol-yellow = 🟨
symbol-wizard = 🧙
symbol-jester = 🃏

# Ein Befehl, den Discord nur mit seinem englischen Namen zeigt, mit dem Namen, den man tippt.
pressed-command = { $mention } (`{ $name }`)

suit-blue = Blau
suit-green = Grün
suit-red = Rot
suit-yellow = Gelb
# In einem Satz, und auf einem Knopf oder in einem Titel.
suit-marked = { $suit }{"\u00A0"}{ $symbol }
suit-labelled = { $symbol }{"\u00A0"}{ $suit }

# So breit wie ein Buchstabe: vor einem Namen in einer Tabelle, statt einer Zahl, auf einem Knopf, neben einer Karte.
mark-asked = >
mark-computer = *
mark-nothing = –
mark-covered = ?
mark-blank = ·
mark-trump = ▲

# Vor dem Namen einer Zauberkarte.
mark-magic = ✨

# Was die Zeichen vor einem Namen bedeuten.
legend-asked = { $mark } ist dran
legend-computer = { $mark } Computer ({ $levels })

list-and = { $list } und { $last }
list-or = { $list } oder { $last }

# Was nur aufgezählt wird, Satz um Satz; ein Anteil, ein Rang und eine große Zahl als Ziffern.
list-next = { $list }, { $next }
next-sentence = { $list } { $next }
percent = { $number }{"\u00A0"}%
place-number = { $place }.
thousands = { $number }k
# A number with one digit behind the mark.
tenths = { $whole },{ $tenths }
# A measured number, and its error.
measured = { $number } ± { $error }
