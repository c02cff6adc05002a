# The lobby: people take seats.

game-cards = Wizard · the card game
game-dice = Wizard · the dice game

lobby-title = { $name } wants to play { $game }
lobby-seat = { $gate } **{ $name }**{ $titled ->
    [yes] {" "}· *{ $title }*
   *[no] {""}
}{ $who ->
    [host] {" "}(host)
    [computer] , computer ({ $level })
   *[person] {""}
}
lobby-free = { $gates } { $free ->
    [one] one seat free
   *[other] { $free } seats free
}, for { $fewest } to { $most } players
lobby-options = **Game** · { $options }
lobby-length-cards = **Length** · { $count ->
    [one] one round
   *[other] { $count } rounds
}, about { $minutes } minutes with { $players } people, { $alone } alone with computers
lobby-length-dice = **Length** · at most { $count } rounds, about 20 minutes with people, 5 alone with computers
lobby-last-time = **Last time** · { $when }: { $standings }
lobby-joining = **New computers** · { $level }
lobby-joining-as-host = **New computers** · as strong as the host: { $level }
lobby-hints = **Hints** · anyone may ask what a master would do; the game is not rated
lobby-hindrance = ⚠️ { $sentence }
lobby-begins = The host starts the game; the order of play is drawn then.

lobby-sit = Join
lobby-seated = You have a seat in the lobby: { $link }
lobby-stand = Leave
lobby-add = Add computer
lobby-remove = Remove computer
lobby-settings = Options
lobby-begin = Start now
lobby-fill = Start now with computers
lobby-luck = Fair luck
lobby-cut = Cut

# Cuts: words of the players that are mixed into the luck. Title and label: at most 45 characters.
cut-title = Cut: mix your words into the luck
cut-label = Any words; everyone will see them
cut-placeholder = abracadabra
cut-by = ✂️ **{ $name }** cut: “{ $words }”
cut-done = Your words are mixed in: everyone can read them in the lobby.

level-random = random
level-beginner = beginner
level-novice = novice
level-apprentice = apprentice
level-journeyman = journeyman
level-adept = adept
level-conjurer = conjurer
level-mage = mage
level-master = master
level-grandmaster = grandmaster
level-archmage = archmage
level-between = between { $below } and { $above }
level-and-character = { $level }, { $character }

character-bold = bold
character-careful = careful
character-spoiler = a spoiler
character-collector = a collector

rules-button = Rules
back-button = Back

# The choices of the games in words; what goes without saying has none.
chosen-bidding-open = open predictions
chosen-bidding-covered = covered predictions, shown before the first trick
chosen-bidding-secret = secret predictions, shown after the round
chosen-plus-minus-one-strict = plus/minus one: predictions never add up to the tricks
chosen-plus-minus-one-tournament = plus/minus one, except in one-card rounds
chosen-plus-minus-one-late = plus/minus one from the fourth round
chosen-plus-minus-one-canadian = plus/minus one only while the last to predict is in the lead alone; 0 is always allowed
chosen-clairvoyance-first-round = clairvoyance in the first round
chosen-clairvoyance-every-round = clairvoyance in every round
chosen-unicolore-true = unicolore: everyone plays a suit of their own, without trump
chosen-rounds-all = every round
chosen-rounds-tournament = the ten tournament rounds
chosen-rounds-short = five rounds
chosen-ties-tournament = ties decided by exact predictions, then the best round
chosen-target-9 = to nine Xs
chosen-target-12 = to twelve Xs, for experts
chosen-magic-cards-true = with Magic Cards
chosen-magic-cards-false = without Magic Cards
chosen-first-seer-drawn = first Seer: drawn
chosen-first-seer = first Seer: { $name }
chosen-first-seer-player-1 = first Seer: player 1 in the lobby
chosen-first-seer-player-2 = first Seer: player 2 in the lobby
chosen-first-seer-player-3 = first Seer: player 3 in the lobby
chosen-first-seer-player-4 = first Seer: player 4 in the lobby
chosen-first-seer-player-5 = first Seer: player 5 in the lobby
