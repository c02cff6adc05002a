# A first game: three lessons for each game, and what the coach says above the hand or page.

lesson-title = **A first game · lesson { $number } of { $lessons }: { $name }**
lesson-name-predicting = predicting
lesson-name-following = following suit
lesson-name-naming-trump = naming trump
lesson-name-seer = the Seer rolls
lesson-name-wizard-color = you are the Seer
lesson-name-jester-score = the Jester Score
lesson-skip = Skip
lesson-next = Next: { $name }
lesson-once-more = Once more
lesson-result = How the round ended
# Below the title of a lesson, before its first decision.
lesson-stars-rule = ★★★ exactly right · ★★ one off · ★ anything else
lesson-stars-rule-jester-score = ★★★ exactly right or a Jester Score · ★★ one off · ★ else
# A star that was earned, and one that was not.
lesson-star = ★
lesson-no-star = ☆
lesson-done = { $marks } That was it: { $points ->
    [one] { $shown } point
   *[other] { $shown } points
}
lesson-stars = { $stars ->
    [3] **Three stars!**
    [2] **Two stars:** so close.
   *[1] **One star,** for courage.
}
# Jokes after three stars, by lesson. Merlin and Morgana are the computer players.
lesson-joke-predicting = Merlin says he knew it all along.
lesson-joke-following = Morgana asks to see that again, slowly.
lesson-joke-naming-trump = Merlin wants the cards counted again.
lesson-joke-seer = The dice obeyed. Merlin pretends that he told them to.
lesson-joke-wizard-color = For once somebody really saw it coming.
lesson-joke-jester-score = Even the Jesters applaud.
# After a prediction of 0 that won the trick.
lesson-joke-accident = You won by accident. A magician would never admit that.
lesson-joke-missed = Merlin politely looks the other way.
lesson-graduated = That was your first game: { $stars } of { $most } stars
lesson-what-next = A real game is longer. Try one against computer players, or today’s deal.
lesson-again = This lesson has changed since you began it, so it starts over.

# Cards: what is to be decided.
coach-predict-predicting = One card each, so one trick to win. You hold { $card }, a high card, and { $trump } is trump: it beats the other three suits. Will it win? Press **1** for yes, **0** for no. Merlin has foreseen your answer, of course. He always says that.
coach-predict-following = Four cards, four tricks. { $wizard } is a Wizard, which beats every card; { $jester } is a Jester, which loses to every card. How many tricks will you win? **1** or **2** is sensible here.
coach-predict-naming-trump = As the dealer you predict last: the others have said { $said } for { $cards } tricks. Trumps win most of their tricks. How many will you win?
coach-name-trump = You are the dealer, and a Wizard was turned up: so you name the trump suit, which beats the other three. Take the suit of which you hold most.
coach-short-trump = Bold: you hold { $held } of that suit, and { $most } of another.
coach-lead = You lead: play any card. If it has a suit, whoever holds that suit must follow it.
coach-jester-led = Only Jesters lie there, so no suit is set yet: play what you like.
coach-wizard-led = { $name } played a Wizard before any suit: there is no suit to follow. Play what you like.
coach-follow = { $name } played { $card }: follow { $suit }. You may play any of your cards.
coach-follow-dim = { $name } played { $card }: you hold { $suit } and must follow it. Only a Wizard or a Jester may be played instead; the other cards are dim.
coach-cannot-follow = { $name } played { $card }, and you hold no { $suit }: play anything.
coach-cannot-follow-but-trump = { $name } played { $card }, and you hold no { $suit }: play anything. A trump beats it, unless a higher one or a Wizard is played.
coach-aim-some = You need { $wanted } more of { $left } tricks.
coach-aim-all = You need every trick left: { $wanted }.
coach-aim-none = You have as many as you said: win no more. Low cards and Jesters help.
coach-aim-beyond = That is already more than you said; each further trick costs 10 points more.
coach-aim-lost = You cannot reach what you said anymore; each trick you win still saves 10 points.

# Cards: what a decision led to.
coach-you-took = ✓ Your { $card } took the trick.
coach-they-took = { $name } took the trick with { $card }.
coach-exact = ✓ You said { $said } and won { $won }, exactly: **{ SIGNED($points) }** (20, plus 10 for each trick).
coach-too-few = You said { $said } and won { $won }: { $off } too few, **{ SIGNED($points) }** (10 per trick off).
coach-too-many = You said { $said } and won { $won }: { $off } too many, **{ SIGNED($points) }** (10 per trick off).
coach-learned-predicting = With one card there is nothing to choose: it played itself, as every last trick does. From now on you hold more.
coach-learned-following = Remember: if you hold the suit to follow, play a card of it, or a Wizard or a Jester.
coach-learned-naming-trump = Remember: the deal passes to the left each round, and the dealer predicts last.

# Dice: what is to be decided.
coach-predict-seer = { $seer } is the Seer, who sees everything except the next roll of these seven dice. How many will show a color of your choice in the end? Press a number in that color: 1 or 2 is likely, 5 is bold and worth most. What others said this round is taken.
coach-predict-wizard-color = Now you are the Seer: you predict first, and you roll. You may keep the dice that you need, so 3 is a sensible number.
coach-predict-jester-score = { $seer } is the Seer again. Predict what you like. Then look for Jesters.
coach-wizard-color = Name the Wizard Color: each Wizard rolled counts as a die of it, for everyone. Your own color helps you most.
coach-roll-exact = Exactly { $said }. **Leave**: an X for you, and everyone still in scores these dice. Rolling again could only spoil it.
coach-roll-off = You said { $said } and have { $count }. The dice that do not count are marked; press a die to mark or unmark it, then **Roll …**.
coach-roll-jester = You said { $said } and have { $count }. The dice that do not count are marked: press **Roll …**. With Jesters lying there, you could also leave with a Jester Score.
coach-stay-exact = Your { $said } has come true. **Score** takes the X now; if you stay, the next roll may spoil it.
coach-stay-off = You said { $said }, and { $count } lie there: scored now, you are { $off } off. If you **Stay**, { $seer } may roll some dice again; if { $seer } leaves, you score what lies there.
coach-stay-jester = { $jesters ->
    [one] A Jester lies
   *[other] { $jesters } Jesters lie
} there. A **Jester Score** puts an X in your Jester box ×{ $jesters }, and 0 instead of −{ $off } in your predicted box. Or stay and hope for { $said }.
coach-score-exact = Your { $said } has come true.
coach-score-off = This was the last roll, and you are { $off } off.
coach-score-jester = This was the last roll, and you are { $off } off. A **Jester Score** puts an X in your Jester box ×{ $jesters }, and 0 instead of −{ $off } in your predicted box.

# Dice: what a decision led to.
coach-hit = ✓ { $said }, and exactly { $count }: an **X** in that box, worth { $number ->
    [one] one point
   *[other] { $number } points
} at the end.
coach-miss = { $said }, and { $count } counted: **−{ $off }** in that box.
coach-took-jester = ✓ A Jester Score: an **X** at Jester box ×{ $jesters }, and 0 instead of −{ $off } for { $said }. It counts toward the nine Xs that end the game, but earns no points.
coach-learned-seer = Remember: unless you are the Seer, you choose after each roll whether to score or stay. Next, you roll.
coach-learned-wizard-color = Remember: the next Seer is whoever predicted the highest number in a color other than the Seer’s.
coach-learned-jester-score = Remember: each box is used once. So predict what is free on your page, and aim for high columns: an X in column 5 is worth 5.
