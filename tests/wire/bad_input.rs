//! Bad input: each is told in private why it is not possible, and changes nothing.

use playground::{Access, Answer, Channel, Message, Options, Person};

use crate::stage::{Stage, database_url, message, offered, seen};

const ALONE: &str = "You have no seat at this table.";
const FORGED: &str = "This button means nothing here any more.";
const STALE: &str = "The table has moved on; here is how it stands.";
const NO_TABLE: &str = "There is no game in this channel.";
const OVER: &str = "This table is over.";

/// Three people at a table of the quick game, which has begun.
struct Played {
    stage: Stage,
    wizards: Channel,
    people: [Person; 3],
    board: Message,
}

impl Played {
    async fn start() -> Self {
        let stage = Stage::start().await;
        let wizards = stage.channel("wizards");
        let people = ["Cy", "Ben", "Di"].map(|name| stage.person(name));
        let board = lobby(&people, &wizards, "preset:quick").await;
        begin(&people[0], &board).await;
        Self { stage, wizards, people, board }
    }

    fn stranger(&self) -> Person {
        self.stage.person("Eve")
    }

    /// Who is asked something, their hand, and a press that it offers.
    async fn asked(&self) -> (&Person, Message, String) {
        for person in &self.people {
            let hand = hand(person, &self.wizards).await;
            if let Some(press) = offered(&hand) {
                return (person, hand, press);
            }
        }
        panic!("nobody is asked");
    }

    /// Ends the table by a player's confirmed press.
    async fn end(&self) {
        let ask = message(self.people[1].command(&self.wizards, "/wizard end").await.unwrap());
        let done = self.people[1].press(&ask, "End the table").await.unwrap();
        check_told(done, "The table is ended.");
    }

    /// The table's message, once it says this.
    async fn shows(&self, text: &str) -> Message {
        let shows = |message: &Message| !message.is_ephemeral() && message.text().contains(text);
        self.stranger().wait_for(&self.wizards, shows).await.unwrap()
    }
}

/// A lobby at which these people sit, the first of them its host.
async fn lobby(people: &[Person], channel: &Channel, choices: &str) -> Message {
    let play = format!("/wizard play {choices}");
    let lobby = message(people[0].command(channel, &play).await.unwrap());
    for person in &people[1..] {
        person.press(&lobby, "Take a seat").await.unwrap();
    }
    lobby
}

/// The host begins as soon as the lobby offers it.
async fn begin(host: &Person, lobby: &Message) {
    let offers = |message: &Message| message.id == lobby.id && message.button("Begin").is_some();
    host.wait_for(lobby.channel_id, offers).await.unwrap();
    // An edit under way may show the lobby for a moment as it was before.
    let text = lobby.button("Take a seat").unwrap().custom_id.clone().unwrap();
    host.forge_press(lobby.id, &text.replace("sit", "begin")).await;
}

async fn hand(person: &Person, channel: &Channel) -> Message {
    message(person.command(channel, "/wizard hand").await.unwrap())
}

/// The answer is for the presser alone, and says this.
#[track_caller]
fn check_told(answer: Answer, sentence: &str) {
    let told = message(answer);
    assert!(told.is_ephemeral(), "everybody sees {}", told.text());
    assert!(told.text().contains(sentence), "{:?} is not in {:?}", sentence, told.text());
}

/// Everything that is stored of tables.
async fn stored(stage: &Stage) -> Vec<String> {
    let database = sqlx::SqlitePool::connect(&database_url(&stage.database())).await.unwrap();
    let all = "select 'table ' || id || ' ' || host || ' ' || stage || ' ' || options from game_table
               union all select 'seat ' || game_table || ' ' || place || ' ' || coalesce(person, 0) ||
               ' ' || coalesce(level, 'person') from seat
               union all select 'events ' || game_table || ' ' || count(*) from event
               group by game_table order by 1";
    sqlx::query_scalar(all).fetch_all(&database).await.unwrap()
}

/// This is told in private, and nothing has changed: neither what is stored nor what all see.
async fn check_refused(stage: &Stage, deed: impl Future<Output = Answer>, sentence: &str) {
    let before = stored(stage).await;
    check_told(deed.await, sentence);
    assert_eq!(stored(stage).await, before);
}

async fn command(person: &Person, channel: &Channel, text: &str) -> Answer {
    person.command(channel, text).await.unwrap()
}

async fn press(person: &Person, message: &Message, label: &str) -> Answer {
    person.press(message, label).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_sit_there_gets_no_hand() {
    let game = Played::start().await;
    let (stage, eve) = (&game.stage, game.stranger());
    let (_, _, act) = game.asked().await;
    check_refused(stage, press(&eve, &game.board, "My hand"), ALONE).await;
    check_refused(stage, command(&eve, &game.wizards, "/wizard hand"), ALONE).await;
    check_refused(stage, command(&eve, &game.wizards, "/wizard leave"), ALONE).await;
    for forged in [act.as_str(), "1.h.1.s.refresh", "1.h.1.r.sort"] {
        check_refused(stage, eve.forge_press(game.board.id, forged), ALONE).await;
    }
    check_refused(stage, eve.forge_press(game.board.id, "1.c.1.leave"), ALONE).await;
    let sees_no_hand = eve.sees(&game.wizards).iter().all(|m| !m.text().contains("your hand"));
    assert!(sees_no_hand);
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_plays_on_anothers_hand() {
    let game = Played::start().await;
    let (asked, _, act) = game.asked().await;
    let other = game.people.iter().find(|person| person.id != asked.id).unwrap();
    let own = hand(other, &game.wizards).await;
    check_refused(&game.stage, other.forge_press(own.id, &act), STALE).await;
    check_refused(&game.stage, other.forge_press(game.board.id, &act), STALE).await;
    for seen in other.sees(&game.wizards) {
        assert!(!seen.text().contains(&format!("{} · your hand", asked.name)), "{}", seen.text());
    }
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stale_button_answers_with_what_is_true_now() {
    let game = Played::start().await;
    let (asked, shown, act) = game.asked().await;
    asked.press_id(&shown, &act).await.unwrap();
    let (next, _, _) = game.asked().await;
    if next.id != asked.id {
        let waits = format!("It is not your turn: {} is waited for.", next.name);
        let shown = hand(asked, &game.wizards).await;
        check_refused(&game.stage, asked.forge_press(shown.id, &act), &waits).await;
    }
    loop {
        let (next, hand, act) = game.asked().await;
        if next.id == asked.id {
            break;
        }
        next.press_id(&hand, &act).await.unwrap();
    }
    let shown = hand(asked, &game.wizards).await;
    check_refused(&game.stage, asked.forge_press(shown.id, &act), STALE).await;
    let told = asked.look(shown.id).unwrap();
    assert!(told.text().contains("your hand"), "{}", told.text());
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hand_never_lands_in_the_public_message() {
    let game = Played::start().await;
    let (asked, _, act) = game.asked().await;
    let refresh = asked.forge_press(game.board.id, "1.h.1.s.refresh").await;
    check_told(refresh, "your hand");
    check_told(asked.forge_press(game.board.id, "1.h.1.r.sort").await, "your hand");
    check_told(asked.forge_press(game.board.id, "1.h.1.s.0.cB1.0").await, STALE);
    check_told(asked.forge_press(game.board.id, &act).await, "your hand");
    for seen in game.stranger().sees(&game.wizards) {
        assert!(!seen.text().contains("your hand"), "{}", seen.text());
    }
    let public = game.stage.playground.journal().requests().into_iter().filter(|request| {
        request.body.to_string().contains("your hand")
            && request.body["data"]["flags"] != 64
            && !request.path.contains("webhooks")
    });
    for request in public {
        assert_eq!(request.body["type"], 7, "{request:?}");
    }
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn forged_texts_mean_nothing() {
    let game = Played::start().await;
    let (asked, hand, _) = game.asked().await;
    let dice = game.stage.channel("dice");
    let eve = game.stranger();
    lobby(std::slice::from_ref(&eve), &dice, "").await;
    let long = "x".repeat(100);
    let forged = [
        ("garbage", FORGED),
        ("1", FORGED),
        (".", FORGED),
        (long.as_str(), FORGED),
        ("'; drop table event; --", FORGED),
        ("2.h.1.s.refresh", FORGED),
        ("1.h.01.s.refresh", FORGED),
        ("1.h.-1.s.refresh", FORGED),
        ("1.h.2.s.refresh", FORGED),
        ("1.l.2.sit", FORGED),
        ("1.s.2.hand", FORGED),
        ("1.c.2.end", FORGED),
        ("1.r.2", FORGED),
        ("1.s.99.hand", NO_TABLE),
        ("1.h.18446744073709551615.s.refresh", NO_TABLE),
        ("1.c.99.end", NO_TABLE),
        ("1.l.99.sit", FORGED),
        ("1.b.cards.wins.all-time.0", FORGED),
    ];
    for (text, sentence) in forged {
        check_refused(&game.stage, asked.forge_press(game.board.id, text), sentence).await;
        if !text.starts_with("1.") {
            check_refused(&game.stage, asked.forge_press(hand.id, text), sentence).await;
        }
    }
    assert_eq!(eve.look(game.board.id).unwrap().buttons().count(), 3, "the table still stands");
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_question_that_was_never_asked_is_stale() {
    let game = Played::start().await;
    let (asked, hand, act) = game.asked().await;
    let fields: Vec<&str> = act.split('.').collect();
    for question in ["0", "4294967295"] {
        let forged = ["1", "h", "1", "s", question, fields[5], fields[6]].join(".");
        check_refused(&game.stage, asked.forge_press(hand.id, &forged), STALE).await;
    }
    let right = fields[4];
    for (answer, sentence) in [
        ("p200", "You cannot win more than 4: say 0 to 4."),
        ("cW", "First say how many tricks you will win."),
        ("tB", "First say how many tricks you will win."),
    ] {
        let forged = ["1", "h", "1", "s", right, answer, "0"].join(".");
        // The turned card may be a Wizard: then another question is the first.
        if fields[5].starts_with('p') {
            check_refused(&game.stage, asked.forge_press(hand.id, &forged), sentence).await;
        }
    }
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn after_the_end_nothing_is_played() {
    let game = Played::start().await;
    let (asked, hand, act) = game.asked().await;
    let board = game.shows("Round 1 of 5").await;
    game.end().await;
    game.shows("The table was ended before the game was").await;
    let redrawn = |m: &Message| m.id == hand.id && m.text().contains("The game is over.");
    asked.wait_for(&game.wizards, redrawn).await.unwrap();
    let stage = &game.stage;
    check_refused(stage, asked.forge_press(hand.id, &act), OVER).await;
    check_refused(stage, asked.forge_press(board.id, "1.c.1.end"), OVER).await;
    check_refused(stage, asked.forge_press(board.id, "1.c.1.leave"), OVER).await;
    for typed in ["hand", "board", "scores", "leave", "end"] {
        let typed = format!("/wizard {typed}");
        check_refused(stage, command(asked, &game.wizards, &typed), NO_TABLE).await;
    }
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_takes_no_more_than_have_a_seat() {
    let stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let people = ["Cy", "Ben", "Di", "Eve"].map(|name| stage.person(name));
    let lobby = lobby(&people, &wizards, "unicolore:true").await;
    let finn = stage.person("Finn");
    let full = "Every seat is taken";
    check_refused(&stage, finn.forge_press(lobby.id, "1.l.1.sit"), full).await;
    check_refused(&stage, people[0].forge_press(lobby.id, "1.l.1.add"), full).await;
    let seated = "You have a seat here already.";
    check_refused(&stage, people[1].forge_press(lobby.id, "1.l.1.sit"), seated).await;
    assert!(finn.press(&lobby, "Take a seat").await.is_err(), "the button can be pressed");
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lobby_is_its_hosts() {
    let stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let people = ["Cy", "Ben"].map(|name| stage.person(name));
    let (lobby, eve) = (lobby(&people, &wizards, "").await, stage.person("Eve"));
    let not_host = "Only the host, Cy, may do that.";
    for press in ["1.l.1.begin", "1.l.1.fill", "1.l.1.add", "1.l.1.remove"] {
        check_refused(&stage, people[1].forge_press(lobby.id, press), not_host).await;
        check_refused(&stage, eve.forge_press(lobby.id, press), not_host).await;
    }
    let none = "No computer player sits here.";
    check_refused(&stage, people[0].forge_press(lobby.id, "1.l.1.remove"), none).await;
    let too_few = "The game needs 3 players.";
    check_refused(&stage, people[0].forge_press(lobby.id, "1.l.1.begin"), too_few).await;
    let no_seat = "You have no seat at this table yet";
    check_refused(&stage, press(&eve, &lobby, "Leave"), no_seat).await;
    let not_begun = "The game has not begun yet.";
    check_refused(&stage, command(&people[1], &wizards, "/wizard hand"), not_begun).await;
    check_refused(&stage, command(&eve, &wizards, "/wizard scores"), not_begun).await;
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_begins_once() {
    let game = Played::start().await;
    game.shows("Round 1 of 5").await;
    let before = stored(&game.stage).await;
    for late in ["1.l.1.begin", "1.l.1.fill", "1.l.1.sit", "1.l.1.stand", "1.l.1.add"] {
        let answer = game.people[0].forge_press(game.board.id, late).await;
        let shown = message(answer);
        assert!(shown.id == game.board.id && shown.text().contains("Round 1 of 5"), "{late}");
    }
    assert_eq!(stored(&game.stage).await, before);
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_has_one_table() {
    let game = Played::start().await;
    let taken = "This channel has a table already";
    let (eve, stage) = (game.stranger(), &game.stage);
    check_refused(stage, command(&eve, &game.wizards, "/wizard play"), taken).await;
    let host = &game.people[0];
    check_refused(stage, command(host, &game.wizards, "/wizard play"), taken).await;
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn choices_that_do_not_go_together_open_no_lobby() {
    let stage = Stage::start().await;
    let (cy, wizards) = (stage.person("Cy"), stage.channel("wizards"));
    let nobody_last = "Plus/minus one goes with open predictions only";
    let no_tournament = "Unicolore has no tournament rounds";
    let mut refused = vec![
        ("preset:tournament bidding:covered".to_owned(), nobody_last),
        ("preset:tournament unicolore:true".to_owned(), no_tournament),
        ("unicolore:true rounds:tournament".to_owned(), no_tournament),
    ];
    for bidding in ["covered", "secret"] {
        for bound in ["strict", "tournament", "late", "canadian"] {
            refused.push((format!("bidding:{bidding} plus-minus-one:{bound}"), nobody_last));
        }
    }
    for (choices, sentence) in refused {
        let play = format!("/wizard play {choices}");
        check_refused(&stage, command(&cy, &wizards, &play), sentence).await;
    }
    assert!(stored(&stage).await.is_empty());
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn names_do_nothing_wherever_they_stand() {
    let names = ["@everyone", "<@1> **x** [a](http://b)", "a\u{202e}b\u{200b}\nc ||d||"];
    let people = names.map(str::to_owned).to_vec();
    let stage = Stage::start_with(Options { people, ..Options::default() }).await;
    let (people, wizards) = (names.map(|name| stage.person(name)), stage.channel("wizards"));
    let table = lobby(&people, &wizards, "preset:quick").await;
    let mut shown = vec![people[0].look(table.id).unwrap()];
    begin(&people[0], &table).await;
    for person in &people {
        shown.push(hand(person, &wizards).await);
    }
    shown.push(people[0].look(table.id).unwrap());
    for message in shown {
        let text = message.text();
        let marks = ['\u{202e}', '\u{200e}', '\u{0}'];
        assert!(!text.contains(marks), "{text:?}");
        assert!(message.mentions.is_empty() && message.notified.is_empty(), "{text}");
        let running: String = text.split("```").step_by(2).collect();
        for live in ["@everyone", "<@1>", "[a](", "||d||", "**x**"] {
            assert!(!running.contains(live), "{live} is live in {running}");
        }
    }
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn where_the_bot_may_not_post_it_says_so() {
    let stage = Stage::start().await;
    let (cy, quiet, dice) =
        (stage.person("Cy"), stage.channel("quiet-corner"), stage.channel("dice"));
    let send = "I need the permissions Send Messages in this channel.";
    check_refused(&stage, command(&cy, &quiet, "/wizard play"), send).await;
    stage.playground.set_access(&dice, Access::Hidden);
    let view = "I need the permissions View Channel, Send Messages in this channel.";
    check_refused(&stage, command(&cy, &dice, "/wizard play"), view).await;
    stage.playground.set_access(&dice, Access::Full);
    let table = lobby(&[cy.clone(), stage.person("Ben")], &dice, "").await;
    stage.playground.set_access(&dice, Access::ReadOnly);
    check_refused(&stage, command(&cy, &dice, "/wizard board"), send).await;
    press(&cy, &table, "Fill with computers and begin").await;
    check_told(press(&cy, &table, "My hand").await, "your hand");
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_table_there_is_nothing_to_show() {
    let stage = Stage::start().await;
    let (cy, wizards) = (stage.person("Cy"), stage.channel("wizards"));
    for typed in ["hand", "board", "scores", "leave", "end"] {
        let typed = format!("/wizard {typed}");
        check_refused(&stage, command(&cy, &wizards, &typed), NO_TABLE).await;
    }
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_who_leaves_hands_the_lobby_over_and_the_last_closes_it() {
    let stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let people = ["Cy", "Ben"].map(|name| stage.person(name));
    let table = lobby(&people, &wizards, "").await;
    press(&people[0], &table, "Add computer").await;
    check_told(command(&people[0], &wizards, "/wizard leave").await, "You gave up your seat.");
    let host = |m: &Message| m.text().contains("1. **Ben** (host)") && !m.text().contains("Cy");
    people[1].wait_for(&wizards, host).await.unwrap();
    press(&people[1], &table, "Leave").await;
    let closed = people[1].look(table.id).unwrap();
    assert!(closed.text().contains("This lobby was closed"), "{}", closed.text());
    assert_eq!((closed.embeds.len(), closed.buttons().count()), (0, 0));
    check_refused(&stage, people[0].forge_press(table.id, "1.l.1.sit"), FORGED).await;
    check_refused(&stage, command(&people[0], &wizards, "/wizard hand"), NO_TABLE).await;
    lobby(&people, &wizards, "").await;
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_leaves_a_game_confirms_it_and_is_gone_for_good() {
    let game = Played::start().await;
    let (stage, cy) = (&game.stage, &game.people[0]);
    let ask = || command(cy, &game.wizards, "/wizard leave");
    check_refused(stage, ask(), "Leave the game for good?").await;
    let asked = message(ask().await);
    check_refused(stage, press(cy, &asked, "Play on"), "Nothing has changed.").await;
    let asked = message(ask().await);
    check_told(press(cy, &asked, "Leave").await, "You have left.");
    // The computer player on the seat moves by itself from now on.
    check_told(command(cy, &game.wizards, "/wizard hand").await, ALONE);
    check_told(cy.forge_press(asked.id, "1.c.1.leave").await, ALONE);
    let sit = cy.forge_press(game.board.id, "1.l.1.sit").await;
    assert!(message(sit).text().contains("Round 1 of 5"));
    check_told(command(cy, &game.wizards, "/wizard hand").await, ALONE);
    for person in &game.people[1..] {
        let asked = message(command(person, &game.wizards, "/wizard leave").await);
        press(person, &asked, "Leave").await;
    }
    game.shows("The table was ended before the game was").await;
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn only_who_sits_there_or_manages_the_server_ends_a_table() {
    let game = Played::start().await;
    let (stage, eve) = (&game.stage, game.stranger());
    let refused = "Only who plays at this table may end it.";
    check_refused(stage, command(&eve, &game.wizards, "/wizard end"), refused).await;
    check_refused(stage, eve.forge_press(game.board.id, "1.c.1.end"), refused).await;
    let cy = &game.people[0];
    let ask = message(command(cy, &game.wizards, "/wizard end").await);
    check_refused(stage, press(cy, &ask, "Play on"), "Nothing has changed.").await;
    let owner = stage.person("Ada");
    let ask = message(command(&owner, &game.wizards, "/wizard end").await);
    check_told(press(&owner, &ask, "End the table").await, "The table is ended.");
    game.shows("The table was ended before the game was").await;
    check_refused(stage, cy.forge_press(ask.id, "1.c.1.end"), OVER).await;
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_for_those_who_played() {
    let game = Played::start().await;
    check_refused(&game.stage, game.people[1].forge_press(game.board.id, "1.r.1"), "").await;
    game.end().await;
    let over = game.shows("The table was ended before the game was").await;
    check_refused(&game.stage, press(&game.stranger(), &over, "Rematch"), ALONE).await;
    let lobby = message(press(&game.people[1], &over, "Rematch").await);
    assert!(!lobby.is_ephemeral());
    for (place, seat) in ["**Ben** (host)", "**Cy**", "**Di**"].iter().enumerate() {
        assert!(lobby.text().contains(&format!("{}. {seat}", place + 1)), "{}", lobby.text());
    }
    let taken = "This channel has a table already";
    check_refused(&game.stage, press(&game.people[2], &over, "Rematch"), taken).await;
    begin(&game.people[1], &lobby).await;
    check_told(press(&game.people[2], &lobby, "My hand").await, "Di · your hand");
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_looks_on_sees_every_public_message_and_no_hand() {
    let game = Played::start().await;
    let (eve, public) = (game.stranger(), |m: &Message| !m.is_ephemeral());
    for _ in 0..6 {
        let (asked, hand, act) = game.asked().await;
        asked.press_id(&hand, &act).await.unwrap();
        let seen = eve.sees(&game.wizards);
        assert!(seen.iter().all(public), "{seen:?}");
        let ids = |person: &Person| -> Vec<_> {
            person.sees(&game.wizards).into_iter().filter(public).map(|m| m.id).collect()
        };
        assert_eq!(ids(&eve), ids(asked));
        assert!(seen.iter().all(|m| !m.text().contains("your hand")));
    }
    assert!(seen(&eve, &game.wizards, "Round ").is_some());
    let sheet = press(&eve, &game.board, "Scores").await;
    check_told(sheet, "Score sheet");
    game.stage.check_the_wire();
}
