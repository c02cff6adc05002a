# The rules in brief, one topic each, with examples: for people who do not know the games.
#
# A topic tells the rules of the books or those of a table. { $of }: books or table. Every choice of the game has its name in a
# record: { $bidding }, { $unicolore }, { $target } … { $round }: the round that is played at the table, 0 where none is.
# A paragraph that says nothing under these rules is left out.

rules-title = { $game } · { $topic }
rules-link = Rules: { $topic }
rules-elsewhere = { $sentence } (`/wizard { command-rules.name }`: { $topic })
rules-other-cards = The card game
rules-other-dice = The dice game

# Which rounds are played, and how long that takes at six seconds per decision.
rounds-here = • { $count } rounds, of { $sizes } cards: about { $minutes } minutes
rounds-of-players = • { $players } players: { $count } rounds, of { $sizes } cards: about { $minutes } minutes
rounds-run = { $first } to { $last }

# The card game
topic-cards-goal = The goal
topic-cards-goal-about = What it is about, the cards, a round from start to end
topic-cards-goal-text =
    Each round, you predict how many tricks you will win. Get it **exactly** right and you earn points; one trick too many is as wrong as one too few.

    ▸ **The cards** · 60 cards: four suits, the { $blue } Humans, { $green } Elves, { $red } Dwarves and { $yellow } Giants, each from 1 to 13, with 13 the highest; four Wizards { $wizard }, which beat every card; four Jesters { $jester }, which lose to every card. { $b9 } is the blue 9.

    ▸ **A round**
    { $unicolore ->
        [true] 1. Everyone draws the same number of cards from 15 of their own: one suit, a Wizard and a Jester.
        2. There is no trump and no suit to follow.
       *[false] 1. Everyone is dealt the same number of cards.
        2. The next card is turned up: its suit is trump this round.
    }
    3. { $bidding ->
        [covered] Everyone predicts at the same time, unseen; then all predictions are shown.
        [secret] Everyone predicts at the same time, unseen; predictions are shown when the round is over.
       *[open] Everyone predicts in turn, clockwise from the player left of the dealer.
    }
    4. The player left of the dealer leads the first trick: everyone plays one card, clockwise. The winner of a trick leads the next one.

    ▸ **The game** · { $of ->
        [table] This table plays:
       *[books] In the books’ game:
    }
    { $played }
    { $round ->
        [0] The highest total wins.
       *[other] This is round { $round }, with { $cards ->
            [one] one card
           *[other] { $cards } cards
        } each. The highest total wins.
    }

topic-cards-predicting = Predicting
topic-cards-predicting-about = How many tricks will you win?
topic-cards-predicting-text =
    Before the first trick, you predict a number from 0 to the number of cards dealt. You cannot change it.

    { $bidding ->
        [covered] Everyone predicts at the same time, unseen. All predictions are shown before the first trick.
        [secret] Everyone predicts at the same time, unseen. Until the round is over, you see only your own prediction.
       *[open] Everyone predicts in turn, clockwise from the player left of the dealer, so the dealer is last.
    }

    { rule-plus-minus-one }

    { rule-clairvoyance }

    { $unicolore ->
        [true] Count what will probably win: your Wizard, if you have drawn it, and your highest cards. There is no trump.
       *[false] Count what will probably win: each { $wizard }, high trumps, perhaps a 12 or 13 of another suit. In long rounds, low trumps lose to higher ones more often, and the 12s and 13s of other suits win more often.

        ▸ **Example** · Blue is trump, and you hold { $wizard } { $b11 } { $r3 } { $jester }. The Wizard wins a trick, { $b11 } probably another one, { $r3 } and the Jester none: say 2.
    }

    0 is a prediction like any other: it pays { $zero } points.

topic-cards-following = Following suit
topic-cards-following-about = Which card may be played
topic-cards-following-text =
    { $unicolore ->
        [true] In unicolore there is no suit to follow: play any card.
       *[false] The first card of a trick that is not a Jester sets **the suit to follow**. If you hold that suit, you must play it, or else a Wizard or a Jester. If you hold none, play anything.

        ▸ **Example** · { $g8 } is led, and you hold { $g4 } { $r12 } { $wizard }: play { $g4 } or { $wizard }, but not { $r12 }. If you did not hold { $g4 }, you could play any of them.

        ▸ **Example** · { $jester } is led, then { $y5 } is played: follow yellow.

        If that first card is a Wizard, there is no suit to follow in this trick: everyone plays what they like. A Wizard or Jester played later does not change the suit to follow.

        Cards that you may not play now are dim in your hand.
    }

    The last card of a round plays itself: there is nothing left to choose.

topic-cards-wizards-and-jesters = Wizards and Jesters
topic-cards-wizards-and-jesters-about = What beats everything, and what beats nothing
topic-cards-wizards-and-jesters-text =
    You may play either at any time, whatever the suit to follow.

    • **{ $wizard } Wizard** · The first Wizard in a trick wins it, whatever else is played.
    • **{ $jester } Jester** · It loses. A Jester wins only if all cards of the trick are Jesters, which is possible with 3 or 4 players: then the first of them wins.

    { $unicolore ->
        [true] So the trick goes to the first Wizard; if there is none, to the highest card, whatever its suit; of equal cards, to the one played first.

        ▸ **Example** · { $b11 } { $r11 } { $jester } goes to { $b11 }, which was played before { $r11 }.
       *[false] So the trick goes to the first Wizard; if there is none, to the highest trump; if there is none of these either, to the highest card of the suit to follow.

        ▸ **Example** · Red is trump: { $y13 } { $r3 } { $wizard } { $wizard } goes to the third player, who played the first Wizard. Without the Wizards, { $r3 } would win it.

        ▸ **Example** · No trump was played: { $g8 } { $y13 } { $jester } goes to { $g8 }, since green is the suit to follow.
    }

topic-cards-trump = Trump
topic-cards-trump-about = The suit that beats the other three
topic-cards-trump-text =
    { $unicolore ->
        [true] Unicolore has no trump: no card is turned up, and the highest card wins the trick, whatever its suit.
       *[false] When the cards of a round are dealt, the next one is turned up. Its suit is **trump**: each card of it beats all cards of the other three suits.

        • { $jester } is turned up: there is no trump this round.
        • { $wizard } is turned up: { $clairvoyance ->
            [first-round] the dealer names the trump suit: in the first round seeing everyone’s cards but their own, later seeing their own hand.
            [every-round] the dealer names the trump suit, seeing everyone’s cards but their own.
           *[off] the dealer looks at their hand and names the trump suit.
        }
        • In the last round all 60 cards are dealt. No card is left to turn up, so there is no trump.

        ▸ **Example** · Green is trump: { $g4 } beats { $r12 } and { $y13 }; { $g8 } beats { $g4 }. A Wizard beats them all.

        If another suit is to be followed, you may play a trump only if you hold no card of that suit.
    }

topic-cards-scoring = Points
topic-cards-scoring-about = What a prediction is worth
topic-cards-scoring-text =
    Exactly right: 20 points, plus 10 for each trick. Otherwise: −10 for each trick over or under.

    ▸ **Examples**
    • Said 0 and won 0: +20
    • Said 2 and won 2: +40
    • Said 2 and won 1, or 3: −10
    • Said 2 and won 4: −20

    { $ties ->
        [tournament] If totals are equal, more exact predictions come first, then the better best round; if these are equal, too, the place is shared.
       *[shared] Players with equal totals share the place.
    }

topic-cards-dealer = Dealer, and predicting last
topic-cards-dealer-about = Who starts, and what the last to predict may not say
topic-cards-dealer-text =
    The first dealer is drawn; then the deal passes to the left each round. The player left of the dealer leads the first trick.

    { $bidding ->
        [open] That player also predicts first. So the dealer predicts last, and knows what everyone else has said.
       *[other] Everyone predicts at the same time, so nobody predicts last.
    }

    { $plus-minus-one ->
        [off] { $of ->
            [books] ▸ **Plus/minus one**, a variant · The last to predict may not make the predictions add up to the number of tricks, so that not everyone can be right.
           *[table] Plus/minus one is off at this table: you may predict any number.
        }
       *[on] { rule-plus-minus-one }
    }

    { $plus-minus-one ->
        [off] { $of ->
            [books] { rule-plus-minus-one-example }
           *[table] {""}
        }
       *[on] { rule-plus-minus-one-example }
    }

rule-plus-minus-one = { $plus-minus-one ->
    [strict] ▸ **Plus/minus one** · The last to predict may not make the predictions add up to the number of tricks, so that not everyone can be right.
    [tournament] ▸ **Plus/minus one**, except in one-card rounds · The last to predict may not make the predictions add up to the number of tricks, so that not everyone can be right.
    [late] ▸ **Plus/minus one**, from the fourth round · The last to predict may not make the predictions add up to the number of tricks, so that not everyone can be right.
    [canadian] ▸ **Plus/minus one**, Canadian · While the last to predict is in the lead alone, they may not make the predictions add up to the number of tricks; 0 is always allowed.
   *[off] {""}
}
rule-plus-minus-one-example = { $plus-minus-one ->
    [canadian] ▸ **Example** · 5 tricks, the dealer is in the lead alone, and the others have said 2, 0 and 1, which is 3: the dealer may say anything but 2.
   *[other] ▸ **Example** · 5 tricks, and the others have said 2, 0 and 1, which is 3: the dealer may say anything but 2.
}
rule-clairvoyance = { $clairvoyance ->
    [first-round] ▸ **Clairvoyance** · In the first round, you predict seeing everyone’s cards but your own. You see your own once everyone has predicted.
    [every-round] ▸ **Clairvoyance** · In every round, you predict seeing everyone’s cards but your own. You see your own once everyone has predicted.
   *[off] {""}
}

topic-cards-rounds = Rounds, and how long they take
topic-cards-rounds-about = How many rounds are played, with how many cards
topic-cards-rounds-text =
    { $of ->
        [table] ▸ **This table** plays:
        { $played }
       *[books] ▸ **The books’ game** · Every number of cards, until all 60 are dealt:
        { $played-all }
    }
    { $round ->
        [0] {""}
       *[other] This is round { $round }, with { $cards ->
            [one] one card
           *[other] { $cards } cards
        } each.
    }

    { $of ->
        [table] {""}
       *[books] ▸ **Tournament** · The ten rounds of the publisher’s tournaments:
        { $played-tournament }

        ▸ **Five rounds** (the preset **quick**):
        { $played-short }

        ▸ **Unicolore** · All rounds, or five:
        { $played-unicolore }
        { $played-unicolore-short }
    }

    The times assume six seconds per decision. You make one decision for each card you are dealt: a prediction, then every card but the last of the round. The books give about 45 minutes for a game at a real table.

topic-cards-by-itself = What happens by itself
topic-cards-by-itself-about = The last card, the clock, a player who is away
topic-cards-by-itself-text =
    • **The last card** of each round plays itself: everyone holds one card, so there is nothing to choose. In a one-card round you only predict.
    { rule-time-is-up }
    { rule-away }

# What both games do for a player who is late or gone. { $clock } is any where no table is told.
rule-time-is-up = { $clock ->
    [none] • **Time** · This table has no clock: you may take as long as you like, and nobody decides for you.
   *[any] • **Time is up**{ $clock ->
        [any] {", where the table has a clock"}
       *[running] {""}
    } · A computer player makes that one decision for you. After { $missed } in a row, it sits in for you until you press something at the table.
}
rule-away = • **Away** · If you leave for now, a computer player sits in until you press something. If you leave for good, it keeps your seat, and the result still counts for you. If you are the last person there, the game waits for you, or ends and counts for nobody.

topic-cards-variants = Variants
topic-cards-variants-about = What can be chosen in the lobby
topic-cards-variants-text =
    { $of ->
        [table] ▸ **This table** · { $options }
       *[books] {""}
    }

    `/wizard { command-play.name }` and **Options** in the lobby offer:
    • **Covered** predictions: everyone predicts at the same time, unseen; all are shown before the first trick. **Secret**: they are shown when the round is over.
    • **Plus/minus one** (with open predictions only): the last to predict may not make the predictions add up to the number of tricks. Strict: in every round. Tournament: except in one-card rounds. Late: from the fourth round. Canadian: only while the last to predict is in the lead alone; 0 is always allowed.
    • **Clairvoyance**, in the first round or in every round: you predict seeing everyone’s cards but your own. A dealer who names trump has not seen their own cards either.
    • **Unicolore** (3 or 4 players): everyone plays a suit of their own, without trump and without following suit.
    • **Quick**: five rounds. **Tournament**: ten rounds, plus/minus one except in one-card rounds, and ties decided by exact predictions. The topic **{ topic-cards-rounds }** says which rounds.
    • **Equal totals**: shared, or decided by more exact predictions, then by the better best round.

topic-cards-unicolore = Unicolore
topic-cards-unicolore-about = A variant: a suit of one’s own, no trump, nothing to follow
topic-cards-unicolore-text =
    { $of ->
        [table] { $unicolore ->
            [true] This table plays unicolore.
           *[false] A variant for 3 or 4 players. This table does not play it.
        }
       *[books] A variant for 3 or 4 players.
    }

    • Everyone owns 15 cards: the 13 of one suit, a Wizard and a Jester. The suits are drawn when the game begins, and everyone sees who has which. With 3 players, one suit is left out.
    • For each round, everyone draws cards from their own 15 at random: in a full game 4 in the first, then 5, up to all 15. In the next round all 15 are there again.
    • There is no trump and no suit to follow: play any card.
    • The highest card wins the trick: a Wizard is higher than a 13, a Jester lower than a 1. Of equal cards, the one played first wins.
    • The deal passes to the left. Predictions and points are the usual ones.

    ▸ **Example** · { $g8 } { $b11 } { $r11 } goes to { $b11 }, which was played before { $r11 }.

    ▸ **Example** · { $b11 } { $wizard } { $wizard } goes to the second player, who played the first Wizard.

    ▸ **Rounds**
    { $unicolore ->
        [true] { $played }
       *[false] { $played-unicolore }
        { $played-unicolore-short }
    }

topic-cards-words = The books’ words
topic-cards-words-about = Trick, trump, lead, Confidant, and what they mean
topic-cards-words-text =
    • **Trick** · One card from each player. The winner takes it.
    • **To lead** · To play the first card of a trick.
    • **To follow suit** · To play the suit that the trick asks for.
    • **Trump** · The suit that beats the other three in this round.
    • **Prediction** (bid) · How many tricks you say you will win.
    • **Round** · A deal, its predictions, its tricks and its points.
    • **Humans, Elves, Dwarves, Giants** · The blue, green, red and yellow suit.
    • **Wizard** · A card marked Z in the printed game; here it has a hat, or is the letter W.
    • **Jester** (Fool) · A card marked N in the printed game; here it has a cap, or is the letter J.
    • **Experience points** · The points of the score sheet.
    • **Confidant** · Whoever keeps the score; here that is the bot.
    • **Tablet of Truth** · The score sheet: press **Scores**.
    • **Plus/minus one** · A variant: predictions must not add up to the tricks of the round.
    • **Covered, secret** · Predictions made unseen, shown before or after the tricks.
    • **Clairvoyance** · Predicting while you see all cards but your own.

# The dice game
topic-dice-goal = The goal
topic-dice-goal-about = What it is about, the dice, a round from start to end
topic-dice-goal-text =
    Each round, you predict how many of seven dice will show a color, **exactly**. If it comes true, you put an X on your page. Xs in high columns win games.

    ▸ **The dice** · Seven dice with six faces each: { $blue-die } { $green-die } { $red-die } { $yellow-die }, a Wizard { $wizard-die }, a Jester { $jester-die }.
    ▸ **Your page** · A box for each color and number (1 to 5), and a row of five Jester boxes. Each box is used once.

    ▸ **A round**
    1. One player is the Seer. Clockwise from the Seer, everyone predicts, for example “3 green”.
    2. The Seer names the Wizard Color: each Wizard counts as that color.
    3. The Seer rolls, up to three times. After each roll, everyone may leave the round with it, or stay.
    4. When you leave, you score the dice as they lie.

    { $magic-cards ->
        [true] ▸ **Magic Cards** · At the start of each round a Magic Card is drawn, which changes the rules of this round.
       *[false] {""}
    }

    ▸ **The end** · The game ends after a round in which someone has { $of ->
        [books] 9 Xs, or 12 in the game for experts
       *[table] { $target } Xs
    }. The highest total wins. The book gives about 20 minutes for a game.

topic-dice-seer = The Seer
topic-dice-seer-about = Who rolls for everyone, and who is next
topic-dice-seer-text =
    One player is the Seer: they predict first, name the Wizard Color, and roll the dice **for everyone**. The color of the Seer’s prediction is the **Seer Color**.

    ▸ **The next Seer** is whoever predicted the highest number in a color other than the Seer Color; if several did, the first of them clockwise from the Seer. If everyone predicted in the Seer Color, the Seer stays.

    ▸ **Example** · The Seer said 5 green, Ben 2 blue, Di 2 red: Ben is next, because Ben said 2 before Di.

    { $first-seer ->
        [last-played] The first Seer of a game is whoever of you last played Wizard on this server, cards or dice. If several of you last played in the same game, one of them is drawn; if none of you has played before, one of all players is drawn.{ $of ->
            [books] {" "}The host may also have the first Seer drawn, or choose one of you in the lobby.
           *[table] {""}
        }
        [drawn] The first Seer of this game is drawn among all players.
       *[chosen] The first Seer of this game is the player whom the host chose in the lobby. If that player leaves before it begins, it is whoever of you last played Wizard on this server.
    }

topic-dice-predicting = Predicting
topic-dice-predicting-about = How many dice will show a color?
topic-dice-predicting-text =
    Say a number from 1 to 5 and a color: that many dice will show it in the end. It must be a free box on your own page, and nobody may have said it this round. Wizards and Jesters cannot be predicted.

    If the others have taken all your free boxes, you may repeat one of their predictions. If only one box is left to choose, it is predicted for you.

    On the first roll, a color shows about once; with its Wizards, about twice. The Seer keeps the dice they need, and so reaches higher numbers than the others.

    ▸ **Example** · { $red-die } { $red-die } { $wizard-die } { $blue-die } { $green-die } { $jester-die } { $yellow-die }, and Wizards count as red: three are red. “3 red” comes true, “2 red” is one off.

topic-dice-rolling = Rolling
topic-dice-rolling-about = Up to three rolls, with any dice
topic-dice-rolling-text =
    There are up to three rolls. The first is with all seven dice. Then the Seer marks any of the seven, at least one, and re-rolls them; the other dice stay as they are.

    Between two rolls, everyone else scores the roll or stays. The next roll is made once all of them have chosen.

    ▸ **Example** · The Seer said 4 blue and rolled { $blue-die } { $blue-die } { $wizard-die } { $red-die } { $green-die } { $green-die } { $jester-die }; Wizards count as blue, so three dice count. The Seer keeps these and re-rolls the other four, hoping for exactly one more.

topic-dice-wizard-color = The Wizard Color
topic-dice-wizard-color-about = What Wizards count as
topic-dice-wizard-color-text =
    When everyone has predicted, the Seer names one of the four colors. This round, each Wizard { $wizard-die } counts as a die of that color, **for everyone**. If the Seer names none, it is the Seer Color, the color of their own prediction.

    ▸ **Example** · The Wizard Color is green: { $green-die } { $wizard-die } { $wizard-die } are three green dice. Good for whoever predicted 3 green, bad for whoever predicted 1 green.

topic-dice-scoring = Leaving and scoring
topic-dice-scoring-about = When to take a roll, and what it is worth
topic-dice-scoring-text =
    After each roll you may **leave**: you score the dice as they lie, and this round is over for you. Or you **stay** for the next roll. When the Seer leaves, and after the last roll, everyone still in scores.

    • Exactly as many dice as you predicted: an **X** in your box.
    • Otherwise, the difference goes there as negative points.

    ▸ **Examples**
    • Predicted 4, and 2 count: −2
    • Predicted 1, and 2 count: −1

    At the end, an X is worth its column: 1 point in column 1, up to 5 points in column 5.

    You may stay even if your prediction has come true. Usually the next roll can only take that from you.

topic-dice-jester-score = The Jester Score
topic-dice-jester-score-about = What Jesters are good for
topic-dice-jester-score-text =
    If your prediction misses and 1 to 5 Jesters lie there, you may take a Jester Score: an X in your Jester box of that number, if it is free, and 0 in your predicted box.

    ▸ **Example** · You predicted 2 red and none counts, but { $jester-die } { $jester-die } lie there: instead of −2 you take 0, and an X at Jester box ×2.

    These Xs count toward the { $of ->
        [books] nine (twelve for experts)
       *[table] { $target }
    } that end the game, but earn no points. If totals are equal, fewer Jester Scores win.

topic-dice-magic-cards = Magic Cards
topic-dice-magic-cards-about = A variant: each round a card changes the rules
topic-dice-magic-cards-text =
    { $of ->
        [table] { $magic-cards ->
            [true] { $drawn-card }
           *[false] This table plays without Magic Cards.
        }
       *[books] {""}
    }

    { $magic-cards ->
        [true] At the start of each round, a Magic Card is drawn for that round.
       *[false] A variant, chosen in the lobby: at the start of each round, a Magic Card is drawn for that round.
    } There are ten, and none comes twice until all ten have been used; then all ten are shuffled again. Where predictions score double, Jester Scores do not.

    { $ten-cards }

    The topic **{ topic-dice-magic-examples }** has an example of each.

topic-dice-magic-examples = Magic Cards: examples
topic-dice-magic-examples-about = What each of the ten changes, with dice
topic-dice-magic-examples-text =
    Each Magic Card in a round of its own. “Counts 3” means that three dice count for the prediction.

topic-dice-end = The end
topic-dice-end-about = When the game is over, and who wins
topic-dice-end-text =
    The game ends after a round in which someone has { $of ->
        [books] nine Xs (twelve for experts)
       *[table] { $target } Xs
    }, counting Jester Xs; or after round 20, when everyone has filled their 20 color boxes.

    Your points: each X for a color is worth the number of its column, and negative points count against you. Everyone with at least { $of ->
        [books] nine (twelve)
       *[table] { $target }
    } Xs gets { $bonus } bonus points.

    Most points win. If totals are equal, fewer Jester Scores win; if these are equal, too, the place is shared.

    ▸ **Example**, a game to nine Xs · Xs in the columns 5, 4, 4, 3, 2 and 1 are 19 points. With three Jester Xs that makes nine Xs, so 3 more. With −2 and −1 in two boxes, the total is 19.

topic-dice-by-itself = What happens by itself
topic-dice-by-itself-about = Your autopilot, the clock, a player who is away
topic-dice-by-itself-text =
    • **One box left** to choose from: it is predicted for you.
    • **After the last roll** you are asked only if you can take a Jester Score. Otherwise your prediction is scored.
    • **When someone else rolls** · Press **{ more-order }** on your page to say what happens to you after each roll:
    “{ order-close }” (unless you choose another) · { order-close-text }
    “{ order-always }” · { order-always-text }
    “{ order-never }” · { order-never-text }
    { rule-time-is-up }{ $clock ->
        [none] {""}
       *[any] {" "}In that one decision, the Wizard Color is the Seer Color, nothing is crossed out, and of two results the one worth more now is scored.
    }
    { rule-away }

topic-dice-words = The book’s words
topic-dice-words-about = Seer Color, Page of Prediction, Jester Score, and what they mean
topic-dice-words-text =
    • **Seer** · The player who rolls for everyone this round.
    • **Seer Card** · Whoever has it is the Seer.
    • **Seer Color** · The color of the Seer’s prediction.
    • **Wizard Color** · The color that Wizards count as this round.
    • **Page of Prediction** · Your sheet: a box for each color and number, and five Jester boxes.
    • **Column** · The boxes of one number, 1 to 5.
    • **Comes true** · Exactly as many dice count as you predicted: an X.
    • **Negative points** · The difference, if your prediction does not come true.
    • **Jester Score** · An X in a Jester box and a 0 in your predicted box.
    • **To leave the round** · To score the dice as they lie.
    • **To re-roll** · To roll one or more dice again.
    • **To rotate a die** · To turn it to a face of your choice.
    • **To cross out** · To strike negative points from your page.
    • **Bonus points** · { $bonus } for everyone who has enough Xs at the end.
    • **Magic Card** · Changes the rules of one round.
    • **Experts** · The game to twelve Xs.
