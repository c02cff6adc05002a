# Letters, symbolen en andere tekens. Een kleur staat er altijd als symbool én als iets wat geen kleur is.

letter-blue = B
letter-green = G
letter-red = R
letter-yellow = L
letter-wizard = W
letter-wizard-die = W
letter-jester = N

symbol-blue = 🟦
symbol-green = 🟩
symbol-red = 🟥
symbol-yellow = 🟨
symbol-wizard = 🧙
symbol-jester = 🃏

# Een commando dat Discord alleen met zijn Engelse naam toont, met de naam die men typt.
pressed-command = { $mention } (`{ $name }`)

suit-blue = blauw
suit-green = groen
suit-red = rood
suit-yellow = geel
# In een zin, en op een knop of in een titel.
suit-marked = { $suit }{"\u00A0"}{ $symbol }
suit-labelled = { $symbol }{"\u00A0"}{ $suit }

# Zo breed als één letter: vóór een naam in een tabel, in plaats van een getal, op een knop, naast een kaart.
mark-asked = >
mark-computer = *
mark-nothing = –
mark-covered = ?
mark-blank = ·
mark-trump = ▲

# Vóór de naam van een toverkaart.
mark-magic = ✨

# Wat de tekens vóór een naam betekenen.
legend-asked = { $mark } aan de beurt
legend-computer = { $mark } computer ({ $levels })

list-and = { $list } en { $last }
list-or = { $list } of { $last }

# Wat alleen wordt opgesomd, zin na zin; een aandeel, een plaats en een groot getal in cijfers.
list-next = { $list }, { $next }
next-sentence = { $list } { $next }
percent = { $number }%
place-number = { $place }e
thousands = { $number }k
# A number with one digit behind the mark.
tenths = { $whole },{ $tenths }
# A measured number, and its error.
measured = { $number } ± { $error }
