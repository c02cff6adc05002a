# The lobby: people take seats.

game-cards = Wizard · the card game

lobby-players = For { $fewest } to { $most } players
lobby-seats = Seats
lobby-seat-host = { $place }. **{ $name }** (host)
lobby-seat-person = { $place }. **{ $name }**
lobby-seat-computer = { $place }. { $name }, computer ({ $level })
lobby-free = { $free ->
    [one] one seat free
   *[other] { $free } seats free
}
lobby-options = Game
lobby-luck = Luck
lobby-luck-sealed = sealed as `{ $commitment }`
lobby-footer = The host begins the game; the order of play is drawn then.
lobby-closed = This lobby was closed before a game began. Open a new one with `/wizard play`.

lobby-sit = Take a seat
lobby-stand = Leave
lobby-add = Add computer
lobby-remove = Remove computer
lobby-begin = Begin
lobby-fill = Fill with computers and begin

level-random = random
level-apprentice = apprentice

# The choices of the card game, in words.
bidding-open = open predictions
bidding-covered = covered predictions, shown before the first trick
bidding-secret = secret predictions, shown after the round
plus-minus-one-strict = plus/minus one: predictions never add up
plus-minus-one-tournament = plus/minus one, not in one-card rounds
plus-minus-one-late = plus/minus one from the fourth round
plus-minus-one-canadian = plus/minus one for a sole leader
clairvoyance-first-round = clairvoyance in the first round
clairvoyance-every-round = clairvoyance in every round
unicolore-on = unicolore: everybody plays a suit of their own, without trump
rounds-all = every round
rounds-tournament = the ten tournament rounds
rounds-short = five rounds
ties-tournament = ties go to more exact rounds, then the best round
