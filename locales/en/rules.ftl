# The rules in short, by topic, for somebody who does not know the games.

rules-title = The card game in short
rules-cards = The cards
rules-cards-text = 60 cards: four suits ({ $blue }, { $green }, { $red }, { $yellow }) of the ranks 1 to 13, 13 the highest; four Wizards { $wizard-card }, which beat every card; four Jesters { $jester-card }, which lose to every card. B7 is the blue 7.
rules-round = A round
rules-round-text =
    1. Everybody is dealt the same number of cards: 1 in round 1, 2 in round 2, and so on.
    2. The next card is turned up: its suit is trump in this round. A Jester: no trump. A Wizard: the dealer names the trump suit.
    3. Everybody says how many tricks they will win, from the player left of the dealer clockwise.
    4. The player left of the dealer leads the first trick: everybody plays one card, clockwise. Who wins a trick leads the next.
rules-follow = What may be played
rules-follow-text = The first card that is no Jester sets the suit to follow: who holds that suit plays it, or a Wizard or a Jester instead; who holds none plays anything. If that first card is a Wizard, there is no suit to follow: everybody plays what they like.
rules-winner = Who wins a trick
rules-winner-text = The first Wizard in it. Without one the highest trump; without a trump the highest card of the suit to follow. Only if all cards are Jesters does a Jester win: the first of them.
rules-points = Points
rules-points-text = Won exactly as many tricks as you said: 20 points, and 10 for each trick. Else −10 for each trick too many or too few. Said 2 and won 2: +40. Said 0 and won 0: +20. Said 2 and won 1, or 3: −10. Said 2 and won 4: −20.
rules-end = The end
rules-end-text = The game ends with the round in which all 60 cards are dealt: 3 players play 20 rounds, 4 play 15, 5 play 12, 6 play 10. In that last round no card is left to turn up, so there is no trump. The highest total wins.
rules-options = Variants
rules-options-text =
    `/wizard play` offers them:
    • **Covered**: all predict at once, and see the predictions before the first trick. **Secret**: only after the round.
    • **Plus/minus one**: the last to predict may not make the sum equal to the number of tricks.
    • **Clairvoyance**: you predict while you see everybody's cards but your own.
    • **Unicolore** (3 or 4 players): everybody plays a suit of their own, without trump; the highest rank wins.
    • **Quick** and **tournament**: five or ten rounds.

rules-dice-title = The dice game in short
rules-dice-dice = Dice and page
rules-dice-dice-text = Seven dice with six faces each: { $blue }, { $green }, { $red }, { $yellow }, a Wizard { $wizard-die }, a Jester { $jester-die }. Everybody has a Page of Prediction: a box for each color and number (1 to 5), and a row of five Jester boxes.
rules-dice-predict = Predictions
rules-dice-predict-text = One player is the Seer and rolls for all. From the Seer clockwise everybody predicts how many dice will show a color at the end, for example 3 green: a number 1 to 5 that nobody has said in this color this round, and whose box is free on their own page. Then the Seer names the Wizard Color: each Wizard counts as a die of it.
rules-dice-roll = Up to three rolls
rules-dice-roll-text = The Seer rolls all seven dice, then twice more as many of them as they like. After each roll everybody may leave the round and score it, or stay for the next one. When the Seer leaves, or after the third roll, all who are still in score it.
rules-dice-score = Scoring
rules-dice-score-text = Exactly as many dice as predicted: an X in your box. Else the difference goes there as negative points: predicted 4 and rolled 2 is −2. At the end an X is worth its column: 1 point in column 1, up to 5 points in column 5.
rules-dice-jester = The Jester Score
rules-dice-jester-text = With 1 to 5 Jesters lying there you may put an X in your Jester box of that number, if it is free, and 0 in your predicted box. These Xs count towards the nine that end the game, but earn no points.
rules-dice-seer = The next Seer
rules-dice-seer-text = Who predicted the highest number in another color than the Seer's; of equals who predicted it first. If all predicted in the Seer's color, the Seer stays.
rules-dice-end = The end
rules-dice-end-text = The game ends after a round in which somebody has nine Xs (twelve for experts), or after round 20, when every page is full. Whoever has nine (twelve) Xs gets 3 bonus points. The most points win; of equals who has fewer Jester Scores.
rules-dice-magic = The ten Magic Cards, one a round, if they are played
rules-dice-more-magic = … and five more
