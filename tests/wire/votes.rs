//! Votes of the players: to pause, and to end the game.

use henge::features::press::{Press, VotePress};
use henge::store::MessageKind;
use henge::table::{Proposal, Table};
use playground::{Answer, Channel, Message, Person};

use crate::disk::{posted, stage_of, table};
use crate::games::hand_of;
use crate::stage::{
    Stage, begin, ids, is_board, is_own, is_result, message, offered, press, presses, sees, wait,
};
use crate::truth::{board_is_true, result_is_true};
use crate::words::{say, with};

/// Three people at a table with a quick game that has begun.
struct Evening {
    stage: Stage,
    wizards: Channel,
    people: [Person; 3],
    board: Message,
}

impl Evening {
    async fn begin(choices: &str) -> Self {
        let stage = Stage::start().await;
        let wizards = stage.channel("wizards");
        let people = ["Cy", "Ben", "Di"].map(|name| stage.person(name));
        let board = begin(&people, &wizards, choices).await;
        Self { stage, wizards, people, board }
    }

    async fn command(&self, person: &Person, text: &str) -> Message {
        message(person.command(&self.wizards, text).await.unwrap())
    }

    /// Waits until the message of the open vote contains this text, and returns it.
    async fn vote(&self, text: &str) -> Message {
        let shows = |message: &Message| is_vote(message) && message.text().contains(text);
        self.people[0].wait_for(&self.wizards, shows).await.unwrap()
    }

    /// Waits until the table's message contains this text, and returns it.
    async fn shows(&self, text: &str) -> Message {
        let shows = |message: &Message| is_board(message) && message.text().contains(text);
        self.people[0].wait_for(&self.wizards, shows).await.unwrap()
    }

    /// Waits until nobody sees the message of a vote any more.
    async fn no_vote(&self) {
        let seen = || sees(&self.people[0], &self.wizards);
        let gone = async || {
            let shown = self.people[0].sees(&self.wizards);
            (!shown.iter().any(is_vote)).then_some(())
        };
        wait(seen, gone).await;
        let forgotten = async || {
            let pause = posted(&self.stage, 1, MessageKind::Vote(Proposal::Pause)).await;
            let end = posted(&self.stage, 1, MessageKind::Vote(Proposal::End)).await;
            (pause.is_none() && end.is_none()).then_some(())
        };
        wait(seen, forgotten).await;
    }

    async fn table(&self) -> Table {
        table(&self.stage, 1).await.0
    }

    /// A person who is asked something, their hand, and an answer that it offers.
    async fn asked(&self) -> (&Person, Message, String) {
        let look = async || {
            for person in &self.people {
                let hand = hand_of(person, &self.wizards).await?;
                if let Some(press) = offered(&hand) {
                    return Some((person, hand, press));
                }
            }
            None
        };
        wait(|| sees(&self.people[0], &self.wizards), look).await
    }
}

/// Returns whether this is the message of a vote.
fn is_vote(message: &Message) -> bool {
    let agrees = |press| matches!(press, Press::Vote(_, _, VotePress::Agree));
    !message.is_ephemeral() && presses(message).any(agrees)
}

fn agreed(names: &str, count: &str, needed: &str) -> String {
    with("vote-agreed", &[("names", names), ("count", count), ("needed", needed)])
}

fn offers_to_go_on(message: &Message) -> bool {
    ids(message).any(|id| id == "2.g.1")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_pauses_once_all_agree_and_goes_on_when_one_of_them_wants() {
    let mut evening = Evening::begin("preset:quick clock:relaxed").await;
    let [cy, ben, di] = evening.people.clone();
    let told = evening.command(&ben, "/wizard pause").await;
    assert!(is_own(&told) && told.content.starts_with(&say("vote-proposed")), "{}", told.text());
    let vote = evening.vote(&agreed("Ben", "1", "3")).await;
    assert!(vote.text().contains(&with("vote-pause", &[("name", "Ben")])), "{}", vote.text());
    let drawn = message(press(&di, &vote, ".agree").await);
    assert_eq!(drawn.id, vote.id);
    assert!(drawn.text().contains(&agreed("Ben and Di", "2", "3")), "{}", drawn.text());
    // A restart loses no vote, and no button.
    evening.stage.restart_bot().await;
    assert_eq!(evening.table().await.votes[0].agreed.len(), 2);
    assert!(!evening.table().await.is_paused());
    assert!(!matches!(press(&cy, &vote, ".agree").await, Answer::Failed));
    assert!(evening.table().await.is_paused());
    evening.no_vote().await;
    let board = evening.shows("**Ben** proposed it, Di and Cy agreed").await;
    assert!(offers_to_go_on(&board), "{}", board.text());
    assert!(!board.text().contains("<t:"), "no clock runs: {}", board.text());

    // Merely looking does not end the pause, before and after a restart.
    evening.stage.restart_bot().await;
    for command in ["/wizard hand", "/wizard scores"] {
        let own = evening.command(&cy, command).await;
        assert!(own.is_ephemeral() && own.text().contains(&say("pause-hand")), "{}", own.text());
    }
    let board = evening.command(&cy, "/wizard board").await;
    assert!(evening.table().await.is_paused() && offers_to_go_on(&board));
    let goes_on = message(press(&di, &board, "2.g.1").await);
    assert!(is_board(&goes_on) && !offers_to_go_on(&goes_on), "{}", goes_on.text());
    assert!(goes_on.text().contains("<t:"), "the clock runs: {}", goes_on.text());
    let table = evening.table().await;
    assert!(!table.is_paused() && table.votes.is_empty());
    board_is_true(&evening.stage, 1, &cy, &board).await;

    // A second pause is proposed from the screen for leaving; a move ends it.
    let leave = evening.command(&cy, "/wizard leave").await;
    press(&cy, &leave, ".propose.pause").await;
    // Proposing what is already proposed means agreeing.
    let told = evening.command(&ben, "/wizard pause").await;
    assert!(told.content.starts_with(&say("vote-proposed")), "{}", told.content);
    let paused = evening.command(&di, "/wizard pause").await;
    assert!(paused.content.starts_with(&say("pause-done")), "{}", paused.content);
    evening.shows("**Cy** proposed it, Ben and Di agreed").await;
    let (asked, hand, act) = evening.asked().await;
    asked.press_id(&hand, &act).await.unwrap();
    assert!(!evening.table().await.is_paused());
    evening.no_vote().await;
    evening.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_alone_pauses_and_ends_at_once() {
    let stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let [cy, ben] = ["Cy", "Ben"].map(|name| stage.person(name));
    begin(&[cy.clone(), ben.clone()], &wizards, "preset:quick").await;
    let leave = message(cy.command(&wizards, "/wizard leave").await.unwrap());
    press(&cy, &leave, ".leave").await;
    let paused = message(ben.command(&wizards, "/wizard pause").await.unwrap());
    assert!(paused.content.starts_with(&say("pause-done")), "{}", paused.content);
    let says = |message: &Message| message.text().contains("**Ben** has paused the game");
    let board = cy.wait_for(&wizards, says).await.unwrap();
    // The computer players wait as well.
    let (before, entries) = table(&stage, 1).await;
    assert!(before.is_paused() && before.computer_asked().is_none());
    press(&ben, &board, "2.g.1").await;
    let goes_on = async || (table(&stage, 1).await.1.len() >= entries.len()).then_some(());
    wait(|| sees(&ben, &wizards), goes_on).await;
    let ask = message(ben.command(&wizards, "/wizard end").await.unwrap());
    assert!(ask.text().contains(&say("end-ask")), "{}", ask.text());
    press(&ben, &ask, ".end").await;
    let says = |message: &Message| {
        is_result(message)
            && message.content.contains(&with("final-stopped-by", &[("name", "Ben")]))
    };
    cy.wait_for(&wizards, says).await.unwrap();
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_ends_once_more_than_half_agree_and_says_who_did() {
    let mut evening = Evening::begin("preset:quick").await;
    let [_, ben, di] = evening.people.clone();
    let ask = evening.command(&ben, "/wizard end").await;
    let propose = with("end-propose-ask", &[("needed", "2"), ("there", "3")]);
    assert!(ask.text().contains(&propose), "{}", ask.text());
    let told = message(press(&ben, &ask, ".propose.end").await);
    assert!(told.content.starts_with(&say("vote-proposed")), "{}", told.content);
    let vote = evening.vote(&agreed("Ben", "1", "2")).await;
    evening.stage.restart_bot().await;
    assert_eq!(stage_of(&evening.stage, 1).await, "playing");
    press(&di, &vote, ".agree").await;
    assert_eq!(stage_of(&evening.stage, 1).await, "over");
    let together = [("name", "Ben"), ("others", "Di")];
    let result = ben.wait_for(&evening.wizards, is_result).await.unwrap();
    assert!(
        result.content.contains(&with("final-stopped-together", &together)),
        "{}",
        result.text()
    );
    evening.no_vote().await;
    evening.stage.restart_bot().await;
    result_is_true(&evening.stage, 1, &result).await;
    board_is_true(&evening.stage, 1, &ben, &evening.board).await;
    let small = ben.look(evening.board.id).unwrap();
    assert_eq!(small.text(), with("table-ended-together", &together));
    evening.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vote_goes_when_it_is_withdrawn_or_its_proposer_leaves() {
    let evening = Evening::begin("preset:quick").await;
    let [cy, ben, di] = evening.people.clone();
    let propose = async |person: &Person| {
        let ask = evening.command(person, "/wizard end").await;
        press(person, &ask, ".propose.end").await;
    };
    propose(&ben).await;
    let vote = evening.vote(&agreed("Ben", "1", "2")).await;
    // The message of the vote may be gone before the response.
    assert!(!matches!(press(&ben, &vote, ".withdraw").await, Answer::Failed));
    evening.no_vote().await;
    propose(&ben).await;
    let again = evening.vote(&agreed("Ben", "1", "2")).await;
    assert!(again.id > vote.id);
    let leave = evening.command(&ben, "/wizard leave").await;
    press(&ben, &leave, ".away").await;
    evening.no_vote().await;
    assert!(evening.table().await.votes.is_empty());

    // Players who return count again. Players who leave no longer count, and their leaving may
    // decide the vote.
    ben.command(&evening.wizards, "/wizard pause").await.unwrap();
    let vote = evening.vote(&agreed("Ben", "1", "3")).await;
    press(&di, &vote, ".agree").await;
    let leave = evening.command(&cy, "/wizard leave").await;
    press(&cy, &leave, ".leave").await;
    assert!(evening.table().await.is_paused());
    let board = evening.shows("**Ben** proposed it, Di agreed").await;
    let left = [("name", "Cy"), ("level", "apprentice")];
    assert!(board.text().contains(&with("left-plays-on", &left)), "{}", board.text());
    evening.no_vote().await;
    evening.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn two_last_voices_at_one_moment_are_both_answered_and_decide_once() {
    for on in ["pause", "end"] {
        let evening = Evening::begin("preset:quick").await;
        let [cy, ben, di] = evening.people.clone();
        let first = evening.table().await;
        let id = henge::table::UserId::new(ben.id.0);
        assert!(first.seat_of(id).is_ok() && !first.may_end_alone(id));
        if on == "pause" {
            evening.command(&ben, "/wizard pause").await;
        } else {
            let ask = evening.command(&ben, "/wizard end").await;
            press(&ben, &ask, ".propose.end").await;
        }
        let vote = evening.vote("Ben").await;
        let (one, other) = tokio::join!(press(&cy, &vote, ".agree"), press(&di, &vote, ".agree"));
        for answer in [one, other] {
            assert!(!matches!(answer, Answer::Failed), "{answer:?}");
        }
        let table = evening.table().await;
        if on == "pause" {
            assert_eq!((table.is_paused(), table.pauses.len()), (true, 1));
            assert_eq!(table.votes[0].agreed.len(), 3);
        } else {
            assert!(table.is_over());
            assert_eq!(table.votes[0].agreed.len(), 2, "one of them came too late");
        }
        evening.no_vote().await;
        evening.stage.check_the_wire();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vote_whose_message_was_deleted_is_posted_anew_with_the_next_voice() {
    let evening = Evening::begin("preset:quick").await;
    let [cy, ben, _] = evening.people.clone();
    evening.command(&ben, "/wizard pause").await;
    let vote = evening.vote(&agreed("Ben", "1", "3")).await;
    evening.stage.playground.delete_message(vote.id);
    evening.command(&cy, "/wizard pause").await;
    let again = evening.vote(&agreed("Ben and Cy", "2", "3")).await;
    assert!(again.id > vote.id);
    evening.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_left_for_good_gets_a_seat_in_a_rematch_by_their_own_press_alone() {
    let evening = Evening::begin("preset:quick").await;
    let [cy, ben, di] = evening.people.clone();
    let leave = evening.command(&di, "/wizard leave").await;
    press(&di, &leave, ".leave").await;
    let ask = evening.command(&cy, "/wizard end").await;
    press(&cy, &ask, ".end").await;
    let result = cy.wait_for(&evening.wizards, is_result).await.unwrap();
    press(&cy, &result, "2.r.1").await;
    press(&ben, &result, "2.r.1").await;
    let seats = async || crate::disk::seats(&evening.stage, 2).await;
    assert_eq!(seats().await, ["Cy", "Ben"]);
    let seated = message(press(&di, &result, "2.r.1").await);
    assert!(seated.is_ephemeral());
    assert_eq!(seats().await, ["Cy", "Ben", "Di"]);
    evening.stage.check_the_wire();
}

/// The lobby sets the level of computer players who take over seats, and a rematch keeps it.
#[tokio::test(flavor = "multi_thread")]
async fn who_sits_in_plays_as_the_lobby_names_and_a_rematch_keeps_that() {
    let stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let people = ["Cy", "Ben", "Di"].map(|name| stage.person(name));
    let lobby = crate::stage::lobby(&people, &wizards, "preset:quick").await;
    let panel = message(people[0].forge_press_and_see(lobby.id, "2.p.1.show.game").await);
    people[0].pick_id(&panel, "2.p.1.pick.level", "random").await.unwrap();
    crate::stage::begin_at(&people[0], &lobby).await;
    let leave = message(people[1].command(&wizards, "/wizard leave").await.unwrap());
    press(&people[1], &leave, ".away").await;
    let says = with("away-sits-in", &[("name", "Ben"), ("level", "random")]);
    let shows = |message: &Message| is_board(message) && message.text().contains(&says);
    people[0].wait_for(&wizards, shows).await.unwrap();
    people[1].command(&wizards, "/wizard hand").await.unwrap();
    let back = with("away-came-back", &[("name", "Ben")]);
    let shows = |message: &Message| is_board(message) && !message.text().contains(&says);
    let board = people[0].wait_for(&wizards, shows).await.unwrap();
    assert!(board.text().contains(&back), "{}", board.text());
    let ask = message(people[0].command(&wizards, "/wizard end").await.unwrap());
    press(&people[0], &ask, ".end").await;
    let result = people[0].wait_for(&wizards, is_result).await.unwrap();
    press(&people[0], &result, "2.r.1").await;
    assert_eq!(table(&stage, 2).await.0.joining.level(), henge::computer::Level::RANDOM);
    stage.check_the_wire();
}
