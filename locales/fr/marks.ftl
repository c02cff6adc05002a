# Lettres, symboles et autres signes. Une couleur se montre toujours par son symbole et par autre chose que la couleur.

letter-blue = B
letter-green = V
letter-red = R
letter-yellow = J
letter-wizard = Z
letter-wizard-die = Z
letter-jester = N

symbol-blue = 🟦
symbol-green = 🟩
symbol-red = 🟥
symbol-yellow = 🟨
symbol-wizard = 🧙
symbol-jester = 🃏

# Une commande que Discord ne montre que sous son nom anglais, avec le nom que l’on tape.
pressed-command = { $mention } (`{ $name }`)

suit-blue = bleu
suit-green = vert
suit-red = rouge
suit-yellow = jaune
# Dans une phrase, et sur un bouton ou dans un titre.
suit-marked = { $suit }{"\u00A0"}{ $symbol }
suit-labelled = { $symbol }{"\u00A0"}{ $suit }

# De la largeur d’une lettre : devant un nom dans un tableau, au lieu d’un nombre, sur un bouton, à côté d’une carte.
mark-asked = >
mark-computer = *
mark-nothing = –
mark-covered = ?
mark-blank = ·
mark-trump = ▲

# Devant le nom d’une carte magique.
mark-magic = ✨

# Ce que disent les signes devant un nom.
legend-asked = { $mark } c’est son tour
legend-computer = { $mark } ordinateur ({ $levels })

list-and = { $list } et { $last }
list-or = { $list } ou { $last }

# Ce qui est seulement énuméré, phrase après phrase ; une part, un rang et un grand nombre en chiffres.
list-next = { $list }, { $next }
next-sentence = { $list } { $next }
percent = { $number }{"\u00A0"}%
place-number = { $place ->
    [1] 1er
   *[other] { $place }e
}
thousands = { $number }k
# A number with one digit behind the mark.
tenths = { $whole },{ $tenths }
# A measured number, and its error.
measured = { $number } ± { $error }
