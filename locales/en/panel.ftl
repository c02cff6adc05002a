# The host's panel of options. A select has no heading: each value says what it is a value of.

panel-title = Options · { $game }
panel-begun = The game has begun; its options can no longer be changed.
panel-page-game = Game
panel-page-variants = Variants
panel-page-more-variants = More variants
panel-page-seats = Seats
panel-nobody-else = Nobody else has taken a seat yet.
panel-seat-about = They may take a seat again.
panel-sent-away = That player was removed, and may take a seat again.
panel-first-seer = First Seer: { $name }

pick-seat-nobody = Remove a player …
about-seat-nobody = Everyone keeps their seat.

pick-game-cards = The card game
about-game-cards = Three to six players predict how many tricks they will win.
pick-game-dice = The dice game
about-game-dice = Two to five players predict what seven dice will show.

pick-preset-classic = Preset: classic
about-preset-classic = As in the rule books, without variants.
pick-preset-quick = Preset: quick
about-preset-quick = Five rounds, spread over the whole game.
pick-preset-tournament = Preset: tournament
about-preset-tournament = Ten rounds, plus/minus one except in one-card rounds, ties by exact predictions.
pick-preset-week = { $preset } · preset of the week
pick-preset-own = Preset: none
about-preset-own = Variants of your own choice.

pick-clock-none = Clock: none
about-clock-none = No time limit.
pick-clock-live = Clock: live
about-clock-live = One minute per decision; then a computer player decides.
pick-clock-relaxed = Clock: relaxed
about-clock-relaxed = Ten minutes per decision; after five, anyone who has not looked is pinged.
pick-clock-slow = Clock: slow
about-clock-slow = One day per decision: for games that go on alongside everything else.

pick-level-random = New computers: random
about-level-random = They make random legal moves.
pick-level-beginner = New computers: beginner
about-level-beginner = For a first game: they make beginners’ mistakes.
pick-level-novice = New computers: novice
about-level-novice = They know the game, and still err often.
pick-level-apprentice = New computers: apprentice
about-level-apprentice = They hope for too much and forget a lot.
pick-level-journeyman = New computers: journeyman
about-level-journeyman = They hope for a little too much and forget some things.
pick-level-adept = New computers: adept
about-level-adept = Experienced, but they forget some of the cards played.
pick-level-conjurer = New computers: conjurer
about-level-conjurer = At cards as exact as people in a final.
pick-level-mage = New computers: mage
about-level-mage = They seldom err.
pick-level-master = New computers: master
about-level-master = They remember every card and know the odds.
pick-level-grandmaster = New computers: grandmaster
about-level-grandmaster = Masters who look ahead a little.
pick-level-archmage = New computers: archmage
about-level-archmage = Masters who look ahead before they choose.
pick-level-host = New computers: as strong as I am
about-level-host = They follow your results from game to game, never within one.

pick-bidding-open = Predictions: open
about-bidding-open = In turn, for everyone to see.
pick-bidding-covered = Predictions: covered
about-bidding-covered = Everyone at once, unseen; shown before the first trick.
pick-bidding-secret = Predictions: secret
about-bidding-secret = Everyone at once, unseen; shown when the round is over.

pick-plus-minus-one-off = Plus/minus one: off
about-plus-minus-one-off = Everyone may predict any number.
pick-plus-minus-one-strict = Plus/minus one: strict
about-plus-minus-one-strict = The predictions of a round never add up to its tricks.
pick-plus-minus-one-tournament = Plus/minus one: tournament
about-plus-minus-one-tournament = They never add up, except in rounds of one card.
pick-plus-minus-one-late = Plus/minus one: late
about-plus-minus-one-late = They never add up, from the fourth round.
pick-plus-minus-one-canadian = Plus/minus one: Canadian
about-plus-minus-one-canadian = They may not add up while the last to predict is in the lead alone; 0 is always allowed.

pick-clairvoyance-off = Clairvoyance: off
about-clairvoyance-off = You see your own cards when you predict.
pick-clairvoyance-first-round = Clairvoyance: first round
about-clairvoyance-first-round = In the first round, you predict seeing everyone’s cards but your own.
pick-clairvoyance-every-round = Clairvoyance: every round
about-clairvoyance-every-round = In every round, you predict seeing everyone’s cards but your own.

pick-unicolore-false = Unicolore: off
about-unicolore-false = Everyone is dealt cards of all four suits, as usual.
pick-unicolore-true = Unicolore: on
about-unicolore-true = Everyone plays a suit of their own, without trump; for 3 or 4 players.

pick-rounds-all = Rounds: all
about-rounds-all = One card more in each round, until all cards are dealt.
pick-rounds-tournament = Rounds: tournament
about-rounds-tournament = The ten rounds of the publisher’s tournaments.
pick-rounds-short = Rounds: five
about-rounds-short = Five rounds, spread over the whole game.

pick-ties-shared = Equal totals: shared
about-ties-shared = Players with equal totals share the place.
pick-ties-tournament = Equal totals: tournament
about-ties-tournament = More exact predictions come first, then the better best round.

pick-target-9 = To nine Xs
about-target-9 = The game ends when someone has nine Xs.
pick-target-12 = To twelve Xs
about-target-12 = The game ends when someone has twelve Xs: for experts.

pick-magic-cards-false = Magic Cards: off
about-magic-cards-false = Every round is played by the same rules.
pick-magic-cards-true = Magic Cards: on
about-magic-cards-true = Each round, a Magic Card changes the rules.

pick-first-seer-last-played = First Seer: the last to play
about-first-seer-last-played = Whoever of you last played on this server; drawn if that is nobody or several.
pick-first-seer-drawn = First Seer: drawn
about-first-seer-drawn = Drawn among all players.
pick-first-seer-player-1 = First Seer: player 1
about-first-seer-player-1 = The first player in the lobby.
pick-first-seer-player-2 = First Seer: player 2
about-first-seer-player-2 = The second player in the lobby, if there is one.
pick-first-seer-player-3 = First Seer: player 3
about-first-seer-player-3 = The third player in the lobby, if there is one.
pick-first-seer-player-4 = First Seer: player 4
about-first-seer-player-4 = The fourth player in the lobby, if there is one.
pick-first-seer-player-5 = First Seer: player 5
about-first-seer-player-5 = The fifth player in the lobby, if there is one.

pick-hints-off = Hints: off
about-hints-off = No hints in this game.
pick-hints-on = Hints: on
about-hints-on = Anyone may ask what a master would do; the game is not rated.

pick-tempo-usual = Tempo: as usual
about-tempo-usual = Fast for one person alone with computers, otherwise calm. Players may change it.
pick-tempo-calm = Tempo: calm
about-tempo-calm = Everything stays on screen long enough to talk about it.
pick-tempo-fast = Tempo: fast
about-tempo-fast = Computer players move quickly; only what decides a round stays longer.
