# The rules in short, a topic each, with examples: for somebody who does not know the games.

rules-title = { $game } · { $topic }
rules-link = Rules: { $topic }
rules-elsewhere = { $sentence } (`/wizard rules`: { $topic })
rules-other-cards = The card game
rules-other-dice = The dice game

# The card game
topic-cards-goal = The goal
topic-cards-goal-about = What it is about, the cards, a round from start to end
topic-cards-goal-text =
    In each round you say how many tricks you will win. Say it **exactly** and you earn points; one trick too many is as wrong as one too few.

    ▸ **The cards** · 60 cards: four suits ({ $blue }, { $green }, { $red }, { $yellow }) of the ranks 1 to 13, 13 the highest; four Wizards { $wizard }, which beat every card; four Jesters { $jester }, which lose to every card. { $b9 } is the blue 9.

    ▸ **A round**
    1. Everybody is dealt the same number of cards: 1 in round 1, 2 in round 2, and so on.
    2. The next card is turned up: its suit is trump in this round.
    3. Everybody predicts, from the player left of the dealer clockwise.
    4. That player leads the first trick: everybody plays one card, clockwise. Who wins a trick leads the next.

    ▸ **The end** · 3 players play 20 rounds, 4 play 15, 5 play 12, 6 play 10. The highest total wins.

topic-cards-predicting = Predicting
topic-cards-predicting-about = How many tricks will you win?
topic-cards-predicting-text =
    Before the first trick everybody says a number: 0 to the number of cards dealt. Nobody may change it.

    Count what will probably win: each { $wizard }, high trumps, perhaps a 12 or 13 of another suit. The longer the round, the more a trump is worth.

    ▸ **Example** · Blue is trump, you hold { $wizard } { $b11 } { $r3 } { $jester }. The Wizard wins a trick, { $b11 } probably another one, { $r3 } and the Jester none: say 2.

    0 is a prediction like any other, and pays 20 points.

topic-cards-following = Following suit
topic-cards-following-about = Which card may be played
topic-cards-following-text =
    The first card of a trick that is no Jester sets **the suit to follow**. Who holds that suit plays it, or a Wizard or a Jester instead. Who holds none plays anything.

    ▸ **Example** · { $g8 } is led, and you hold { $g4 } { $r12 } { $wizard }: play { $g4 } or { $wizard }, but not { $r12 }. Without { $g4 } you may play all of it.

    ▸ **Example** · { $jester } is led, then { $y5 }: yellow is to be followed.

    If that first card is a Wizard, there is no suit to follow: everybody plays what they like. A Wizard or a Jester that comes later changes nothing about the suit.

    What you may not play now is dim in your hand.

topic-cards-wizards-and-jesters = Wizards and Jesters
topic-cards-wizards-and-jesters-about = What beats everything, and what nothing
topic-cards-wizards-and-jesters-text =
    Both may be played at any time, whatever suit is to be followed.

    • **{ $wizard } Wizard** · The first Wizard in a trick wins it, whatever else lies there.
    • **{ $jester } Jester** · It loses. Only if all cards of a trick are Jesters does one win: the first of them.

    Who wins a trick, then: the first Wizard; without one the highest trump; without a trump the highest card of the suit to follow.

    ▸ **Example** · Red is trump: { $y13 } { $r3 } { $wizard } { $wizard } goes to the third player, who played the first Wizard. Without the Wizards { $r3 } would win it.

    ▸ **Example** · No trump lies there: { $g8 } { $y13 } { $jester } goes to { $g8 }, as green is to be followed.

topic-cards-trump = Trump
topic-cards-trump-about = The suit that beats the other three
topic-cards-trump-text =
    When all cards of a round are dealt, the next one is turned up. Its suit is **trump**: each card of it beats all cards of the other three suits.

    • { $jester } is turned up: there is no trump in this round.
    • { $wizard } is turned up: the dealer looks at their hand and names the trump suit.
    • In the last round all 60 cards are dealt. In that last round no card is left to turn up, so there is no trump.

    ▸ **Example** · Green is trump: { $g4 } beats { $r12 } and { $y13 }; { $g8 } beats { $g4 }. A Wizard beats them all.

    A trump may only be played on another suit by who holds none of that suit.

topic-cards-scoring = Points
topic-cards-scoring-about = What a prediction brings
topic-cards-scoring-text =
    Won exactly as many tricks as you said: 20 points, and 10 for each trick.
    Else −10 for each trick too many or too few.

    ▸ **Examples**
    • Said 0 and won 0: +20
    • Said 2 and won 2: +40
    • Said 2 and won 1, or 3: −10
    • Said 2 and won 4: −20

    Equal totals share the place.

topic-cards-dealer = Dealer, and predicting last
topic-cards-dealer-about = Who begins, and what the last one may not say
topic-cards-dealer-text =
    The first dealer is drawn; then the deal passes to the left, round by round. The player left of the dealer predicts first and leads the first trick. So the dealer predicts last, and knows what all others have said.

    ▸ **Plus/minus one**, where it was chosen: the dealer may not make the sum of all predictions equal to the number of tricks, so that not everybody can be right.

    ▸ **Example** · 5 tricks, and the others have said 2, 0 and 1, which is 3: the dealer may say anything but 2.

topic-cards-variants = Variants
topic-cards-variants-about = What can be chosen in the lobby
topic-cards-variants-text =
    `/wizard play` and **Options** in the lobby offer them:
    • **Covered**: all predict at once, and see the predictions before the first trick. **Secret**: only after the round.
    • **Plus/minus one**: the last to predict may not make the sum equal to the number of tricks. Strict: in every round; tournament: not in one-card rounds; late: from the fourth round; Canadian: only for who leads alone, and 0 is always allowed.
    • **Clairvoyance**: you predict while you see everybody's cards but your own.
    • **Unicolore** (3 or 4 players): everybody plays a suit of their own, without trump and without following; the highest rank wins.
    • **Quick** and **tournament**: five or ten rounds.

# The dice game
topic-dice-goal = The goal
topic-dice-goal-about = What it is about, the dice, a round from start to end
topic-dice-goal-text =
    In each round you predict how many of seven dice will show a color, **exactly**. If it comes true you get an X on your page; who has many Xs in high columns wins.

    ▸ **The dice** · Seven dice with six faces each: { $blue-die } { $green-die } { $red-die } { $yellow-die }, a Wizard { $wizard-die }, a Jester { $jester-die }.
    ▸ **Your page** · A box for each color and number (1 to 5), and a row of five Jester boxes. Each box is used once.

    ▸ **A round**
    1. One player is the Seer. From the Seer clockwise everybody predicts, for example “3 green”.
    2. The Seer names the Wizard Color: each Wizard counts as it.
    3. The Seer rolls, up to three times; after each roll everybody may leave with it, or stay.
    4. Who leaves scores the dice as they lie.

topic-dice-seer = The Seer
topic-dice-seer-about = Who rolls for all, and who does next
topic-dice-seer-text =
    One player is the Seer: they predict first, name the Wizard Color, and roll the dice **for all**.

    ▸ **The next Seer** is who predicted the highest number in another color than the Seer's; of equals, who predicted it first. If all predicted in the Seer's color, the Seer stays.

    ▸ **Example** · The Seer said 5 green, Ben 2 blue, Di 2 red: Ben is next, as he said his 2 before Di.

    The first Seer of a game is who played Wizard last on this server; else they are drawn.

topic-dice-predicting = Predicting
topic-dice-predicting-about = How many dice will show a color?
topic-dice-predicting-text =
    Say a number from 1 to 5 and a color: that many dice will show it in the end. Not one that somebody has said in this round, and only a box that is free on your own page. Wizards and Jesters cannot be predicted.

    On the first roll a color shows about once, with its Wizards about twice. Who rolls keeps what they need, so the Seer reaches higher numbers than the others.

    ▸ **Example** · { $red-die } { $red-die } { $wizard-die } { $blue-die } { $green-die } { $jester-die } { $yellow-die }, and Wizards count as red: three are red. “3 red” is true, “2 red” is one off.

topic-dice-rolling = Rolling
topic-dice-rolling-about = Up to three rolls, with any dice
topic-dice-rolling-text =
    Up to three rolls. The first one is with all seven dice; then the Seer marks as many of the seven as they like, one at least, and rolls these again. All others lie as they are.

    Between two rolls everybody else says whether they score this roll or stay; the next one comes once all have said so.

    ▸ **Example** · The Seer said 4 blue, and { $blue-die } { $blue-die } { $wizard-die } { $red-die } { $green-die } { $green-die } { $jester-die } lies there, Wizards blue: three count. The Seer keeps these and rolls the four others, hoping for exactly one more.

topic-dice-wizard-color = The Wizard Color
topic-dice-wizard-color-about = What Wizards count as
topic-dice-wizard-color-text =
    When all have predicted, the Seer names one of the four colors. In this round each Wizard { $wizard-die } counts as a die of that color, **for everybody**. If the Seer names none, it is the color of the Seer's own prediction.

    ▸ **Example** · The Wizard Color is green: { $green-die } { $wizard-die } { $wizard-die } are three green dice. Who predicted 3 green is pleased, who predicted 1 green is not.

topic-dice-scoring = Leaving and scoring
topic-dice-scoring-about = When to take a roll, and what it brings
topic-dice-scoring-text =
    After each roll you may **leave**: you score the dice as they lie, and this round is over for you. Or you **stay** for the next roll. When the Seer leaves, and after the third roll, all who are still in score.

    • Exactly as many dice as predicted: an **X** in your box.
    • Else the difference goes there as negative points.

    ▸ **Examples**
    • Predicted 4, and 2 count: −2. Predicted 1, and 2 count: −1.
    • At the end an X is worth its column: 1 point in column 1, up to 5 points in column 5.

    Even with a hit you may stay; the next roll can only take it from you.

topic-dice-jester-score = The Jester Score
topic-dice-jester-score-about = What Jesters are good for
topic-dice-jester-score-text =
    When your prediction misses and 1 to 5 Jesters lie there, you may put an X in your Jester box of that number, if it is free, and 0 in your predicted box.

    ▸ **Example** · You predicted 2 red and none counts, but { $jester-die } { $jester-die } lie there: instead of −2 you take 0, and an X at Jester box ×2.

    These Xs count towards the nine that end the game, but earn no points. Of equal totals, fewer Jester Scores win.

topic-dice-magic-cards = Magic Cards
topic-dice-magic-cards-about = A variant: each round a card changes the rules
topic-dice-magic-cards-text =
    A variant, chosen in the lobby: at the start of each round one of ten cards is drawn, and holds for this round.

    { $cards }

topic-dice-end = The end
topic-dice-end-about = When the game is over, and who wins
topic-dice-end-text =
    The game ends after a round in which somebody has nine Xs (twelve for experts), Jester Xs counted; or after round 20, when every page is full.

    Your points: each X its column, minus all negative points. Whoever has nine (twelve) Xs gets 3 bonus points. The most points win; of equals who has fewer Jester Scores; else they share the place.

    ▸ **Example** · Xs in the columns 5, 4, 4, 3, 2 and 1 are 19 points, with three Jester Xs these are nine Xs, so 3 more; with −2 and −1 in two boxes that makes 19.
