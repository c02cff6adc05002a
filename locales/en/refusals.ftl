# What is not possible, and what would be.

refusal-not-seated = You are watching: you have no seat at this table.
refusal-not-seated-lobby = You have no seat at this table yet: press **Join**.
refusal-has-left = You have left this game, and a computer plays on for you. `/wizard play` in another channel opens a new one.
refusal-seated = You have a seat here already.
refusal-full = Every seat is taken; watch the table, or open another in a channel of its own with `/wizard play`.
refusal-not-host = Only the host, { $name }, may do that.
refusal-too-few = The game needs { $needed } players. Wait for more, or press **Start now with computers**.
refusal-begun = The game has begun; here is how it stands.
refusal-cut-begun = The game has begun, and its luck is fixed: nobody can cut any more. Your words were not mixed in.
refusal-cut-blank = To cut, type some words that can be seen: one letter is enough.
refusal-cut-long = To cut, type at most 100 characters.
refusal-not-begun = The game has not begun yet: the host presses **Start now**.
refusal-over = This game is over. **Rematch**, below its result, plays it again; `/wizard play` opens another.
refusal-stale = The table has moved on; here is how it stands.
refusal-set-aside = What I have stored of this table makes no sense, so it is set aside. Whoever hosts me finds the reason in my log; `/wizard play` opens another table.
refusal-no-table = There is no game in this channel. `/wizard play` opens one.
refusal-table-elsewhere = There is no game in this channel: yours is in { $channel }. If that channel is gone, type `/wizard board` here again in a moment.
refusal-channel-gone = Your game's channel is gone: `/wizard board` brings the game here.
refusal-channel-taken = This channel has a table already: play in another channel, or look at this one with `/wizard board`.
refusal-channel-taken-by-you = This channel has a table already: finish it, or end it with `/wizard end`. `/wizard board` brings it down here.
refusal-many-lobbies = { $most ->
    [one] A lobby of yours is open on this server, and one person hosts no more at once: begin or close it first.
   *[other] { $most } lobbies of yours are open on this server, and one person hosts no more at once: begin or close one of them first.
}
refusal-many-tables = { $most ->
    [one] One table is open on this server, and there may be no more at once: wait until it is over.
   *[other] { $most } tables are open on this server, and there may be no more at once: wait until one of them is over.
}
refusal-not-there = They have no seat here any more.
refusal-last-round = This is the last round: no other follows in which you could play.
refusal-no-computer = No computer player sits here.
refusal-forged = This button means nothing here any more. `/wizard board` brings the table down.
refusal-unknown-command = I do not know this command, or not any more. Type `/wizard` to see what I know.
refusal-other-game = “{ $option }” belongs to the other game: leave it out, or choose that game.
refusal-no-such-value = “{ $option }” cannot be “{ $value }”. Choose one of the values that are offered as you type.
refusal-guild-only = Wizard is played in a server's channels: try it there.
refusal-permission = I may not post here. I need the { $count ->
    [one] permission
   *[other] permissions
} { $permissions } in this channel.
refusal-not-alone = Others play here as well: `/wizard end` asks them.
refusal-agreed = You have agreed already; each voice counts once.
refusal-not-proposer = Only the person who proposed it can withdraw it.
refusal-vote-over = Nobody votes on that any more. `/wizard pause` or `/wizard end` proposes it anew.
refusal-paused = The game pauses already: **Go on** on the table's message, or any move, ends the pause.
refusal-not-paused = The game goes on already.
refusal-not-playing = Only people who play at this table, or who can manage the server, can end it.

permission-view = View Channel
permission-send = Send Messages
permission-send-in-threads = Send Messages in Threads
permission-start-threads = Create Public Threads
permission-embed = Embed Links

rule-over = The game is over.
rule-name-trump = First name the trump suit.
rule-predict = First say how many tricks you will win.
rule-play = Now a card is to be played.
rule-more-than-cards = { $cards ->
    [one] There is one trick: say 0 or 1.
   *[other] There are { $cards } tricks: say 0 to { $cards }.
}
rule-adds-up = That would make the sum of the predictions { $cards }, and plus/minus one forbids it: say another number.
rule-not-in-hand = { $card } is not in your hand: play one of the cards that are.
rule-follow = Follow { $suit }: you hold { $cards }.
rule-follow-or = Follow { $suit }: you hold { $cards }, or play { $instead }.
rule-your-wizard = { $count ->
    [one] your Wizard
   *[other] a Wizard
}
rule-your-jester = { $count ->
    [one] your Jester
   *[other] a Jester
}

unplayable-seats = The card game is for 3 to 6 players.
unplayable-dice-seats = The dice game is for 2 to 5 players: play with fewer, or choose the card game.
unplayable-nobody-last = Plus/minus one goes with open predictions only: with covered or secret ones nobody is last. Choose open predictions, or switch plus/minus one off.
unplayable-unicolore-seats = Unicolore is for 3 or 4 players: each owns one of the four suits. Switch it off, or play with fewer.
unplayable-unicolore-rounds = Unicolore has no tournament rounds: choose all rounds or five, or switch unicolore off.

busy = Too much is going on at once; nothing has happened. Press again in a moment.
fault = Something went wrong on my side, and nothing was changed. Please try again in a moment.
posted-below = It stands below.
