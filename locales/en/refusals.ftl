# What is not possible, and what would be.

refusal-not-seated = You are watching: you have no seat at this table.
refusal-not-seated-lobby = You have no seat at this table yet: press **Join**.
refusal-has-left = You have left this game, and a computer plays on for you. `/wizard { command-play.name }` in another channel opens a new one.
refusal-seated = You have a seat here already.
refusal-full = Every seat is taken; watch the table, or open one in another channel with `/wizard { command-play.name }`.
refusal-not-host = Only the host, { $name }, may do that.
refusal-too-few = The game needs at least { $needed } players. Wait for more, or press **Start now with computers**.
refusal-begun = The game has begun; here is how it stands.
refusal-cut-begun = The game has begun, and its luck is fixed: nobody can cut anymore. Your words were not mixed in.
refusal-cut-blank = To cut, type some words that can be seen: one letter is enough.
refusal-cut-long = To cut, type at most 100 characters.
refusal-not-begun = The game has not begun yet: the host starts it in the lobby.
refusal-over = This game is over. **Rematch**, below its result, plays it again; `/wizard { command-play.name }` opens another.
refusal-stale = The table has moved on; here is how it stands.
refusal-played-already = Already played: your turn came before you took it back.
refusal-set-aside = I can’t make sense of what I stored for this table, so I have put it aside; the bot’s host will find the reason in the log. `/wizard { command-play.name }` opens a new one.
refusal-no-table = There is no game in this channel. `/wizard { command-play.name }` opens one.
refusal-table-elsewhere = There is no game in this channel: yours is in { $channel }. If that channel is gone, type `/wizard { command-board.name }` here again in a moment.
refusal-channel-gone = Your game’s channel is gone: `/wizard { command-board.name }` brings the game here.
refusal-channel-taken = This channel has a table already: look at it, or play in another channel.
refusal-channel-taken-by-you = This channel has a table already: finish its game, or end the table.
refusal-many-lobbies = { $most ->
    [one] You already have an open lobby on this server, and one is the limit per person: begin or close it first.
   *[other] You already have { $most } open lobbies on this server, and that is the limit per person: begin or close one of them first.
}
refusal-many-tables = { $most ->
    [one] One table is open on this server, and that is the limit: wait until it is over.
   *[other] { $most } tables are open on this server, and that is the limit: wait until one of them is over.
}
refusal-not-there = They no longer have a seat here.
refusal-last-round = This is the last round: there is no next one for you to play in.
refusal-no-computer = No computer player sits here.
refusal-forged = This button no longer works. `/wizard { command-board.name }` brings the table down.
refusal-unknown-command = This command does not exist, or no longer does. Type `/wizard` to see all commands.
refusal-other-game = “{ $option }” is an option of the other game: leave it out, or choose that game.
refusal-no-such-value = “{ $option }” cannot be “{ $value }”. Choose one of the values that are offered as you type.
refusal-guild-only = That is for servers that have added me: try it there.
refusal-other-process = I am not a member of this server, so I cannot play here: play in a direct message with me, or on a server that has added me.
refusal-permission = I may not post here. I need the { $count ->
    [one] permission
   *[other] permissions
} **{ $permissions }** in this channel.
refusal-permission-elsewhere = In { $channel } I have everything I need.
refusal-not-alone = Others play here, too: `/wizard { command-end.name }` asks them.
refusal-agreed = You have already agreed; each vote counts once.
refusal-not-proposer = Only the person who proposed it may withdraw it.
refusal-vote-over = That vote is over. `/wizard { command-pause.name }` or `/wizard { command-end.name }` starts a new one.
refusal-paused = The game is already paused: **Go on** on the table’s message, or any move, ends the pause.
refusal-not-paused = The game is not paused.
refusal-not-playing = Only the players at this table, and members with Manage Server, may end it.

permission-view = View Channel
permission-send = Send Messages
permission-send-in-threads = Send Messages in Threads
permission-start-threads = Create Public Threads
permission-embed = Embed Links

rule-over = The game is over.
rule-name-trump = First name the trump suit.
rule-predict = First say how many tricks you will win.
rule-play = Now play a card.
rule-more-than-cards = { $cards ->
    [one] There is one trick: say 0 or 1.
   *[other] There are { $cards } tricks: say 0 to { $cards }.
}
rule-adds-up = That would make the sum of the predictions { $cards }, and plus/minus one forbids it: say another number.
rule-not-in-hand = { $card } is not in your hand: play one of the cards that are.
rule-follow = Follow { $suit }: you hold { $cards }.
rule-follow-or = Follow { $suit }: you hold { $cards }, but may play { $instead } instead.
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
unplayable-nobody-last = Plus/minus one needs open predictions: with covered or secret ones, nobody predicts last. Choose open predictions, or switch plus/minus one off.
unplayable-unicolore-seats = Unicolore is for 3 or 4 players, one suit each. Switch it off, or play with fewer.
unplayable-unicolore-rounds = Unicolore has no tournament rounds: choose all rounds or five, or switch unicolore off.

busy = Too much is going on at once, so nothing has happened. Try again in a moment.
fault = Something went wrong on my side, and nothing was changed. Please try again in a moment.
posted-below = See below.
