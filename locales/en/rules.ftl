# The rules in short, by topic.

rules-title = The card game in short
rules-course = Course
rules-course-text = Each round deals more cards. The card turned up after the deal gives the trump suit: a Jester means no trump, for a Wizard the dealer names it. Everybody says how many tricks they will win, exactly. Then tricks are played; who wins one leads the next.
rules-follow = What may be played
rules-follow-text = Follow the suit that was led if you hold it, or play a Wizard or a Jester. Who cannot follow plays anything. A Wizard led: nothing has to be followed. A Jester led: the next card that is no Jester sets the suit.
rules-winner = Who wins a trick
rules-winner-text = The first Wizard; else the highest trump; else the highest card of the suit led. A trick of Jesters only goes to the first of them.
rules-points = Points
rules-points-text = Exactly as predicted: 20, and 10 for each trick won. Otherwise 10 less for each trick over or under. After the last round the highest total wins.
rules-options = Variants
rules-options-text = Covered and secret predictions, plus/minus one, clairvoyance, unicolore, short and tournament games are choices of `/wizard play`.
