use super::*;
use crate::discord::own_message::{At, WORDS_PACE};
use crate::discord::rest::Target;
use crate::discord::shown_state::ShownState;
use crate::features::press::{Draft, OwnPress, Press};
use crate::features::{Showing, Shows};
use crate::view::components::{Button, Style};
use crate::view::message::Message;

const ADA: UserId = UserId::new(1);

/// A private message of Ada's, with its id, the token that showed it, and the time at which it
/// was sent.
fn own(id: u64, token: &str, sent: Instant) -> OwnMessage {
    OwnMessage {
        token: token.to_owned(),
        at: At::original(Some(MessageId::new(id))),
        shows: Shows { table: TableId::new(1), what: Showing::hand(), language: Language::English },
        sent,
        shown_state: ShownState::default(),
        is_above_result: false,
    }
}

fn open(messages: &OwnMessages) -> Vec<Option<MessageId>> {
    messages.at(TableId::new(1)).into_iter().map(|(_, own)| own.at.id).collect()
}

#[test]
fn the_one_that_was_sent_last_stays_whichever_word_comes_first() {
    let (before, now) = (Instant::now(), Instant::now() + Duration::from_millis(1));
    for (first, second) in [((7, before), (8, now)), ((8, now), (7, before))] {
        let messages = OwnMessages::default();
        assert!(messages.opened(ADA, own(first.0, "a", first.1)).is_none());
        let gone = messages.opened(ADA, own(second.0, "b", second.1));
        assert_eq!(gone.and_then(|own| own.at.id), Some(MessageId::new(7)));
        assert_eq!(open(&messages), [Some(MessageId::new(8))]);
    }
}

#[test]
fn of_two_answers_to_one_press_the_private_one_is_where_it_is() {
    let (before, now) = (Instant::now(), Instant::now() + Duration::from_millis(1));
    let private = |sent| OwnMessage { at: At::follow_up(MessageId::new(7)), ..own(7, "a", sent) };
    let unknown = |sent| OwnMessage { at: At::before(None), ..own(7, "a", sent) };
    for (first, second) in [
        (private(before), unknown(now)),
        (private(now), unknown(before)),
        (unknown(before), private(now)),
        (unknown(now), private(before)),
    ] {
        let messages = OwnMessages::default();
        assert!(messages.opened(ADA, first).is_none());
        assert!(messages.opened(ADA, second).is_none());
        let (_, own) = messages.at(TableId::new(1)).pop().unwrap();
        assert_eq!((own.at.id, own.at.is_private), (Some(MessageId::new(7)), true));
        assert_eq!(own.at.target, Target::Message(MessageId::new(7)));
    }
}

#[test]
fn one_that_is_to_follow_the_result_does_so_even_if_it_is_pressed_meanwhile() {
    let (messages, started) = (OwnMessages::default(), Instant::now());
    let later = |moments| started + Duration::from_millis(moments);
    let follows = || messages.at(TableId::new(1)).pop().unwrap().1.is_above_result;
    messages.opened(ADA, own(7, "a", started));
    assert!(!follows());
    messages.result_is_posted(TableId::new(1));
    assert!(follows());
    messages.opened(ADA, own(7, "b", later(1)));
    assert!(follows());
    let below = OwnMessage { at: At::follow_up(MessageId::new(8)), ..own(8, "b", later(2)) };
    assert_eq!(messages.opened(ADA, below).and_then(|own| own.at.id), Some(MessageId::new(7)));
    assert!(!follows());
    messages.result_is_posted(TableId::new(1));
    messages.stays(TableId::new(1), ADA);
    assert!(!follows());
}

#[test]
fn one_that_is_being_deleted_takes_the_place_of_none() {
    let messages = OwnMessages::default();
    let started = Instant::now();
    let later = |moments| started + Duration::from_millis(moments);
    messages.opened(ADA, own(7, "a", started));
    let gone = messages.opened(ADA, own(8, "b", later(1)));
    assert_eq!(gone.and_then(|own| own.at.id), Some(MessageId::new(7)));
    // A press on the first message was under way: its response comes before the deletion.
    let gone = messages.opened(ADA, own(7, "c", later(2)));
    assert_eq!(gone.and_then(|own| own.at.id), Some(MessageId::new(7)));
    assert_eq!(open(&messages), [Some(MessageId::new(8))]);
}

#[tokio::test(start_paused = true)]
async fn new_words_alone_wait_and_new_buttons_do_not() {
    let hand = |content: &str, moment| {
        let press = OwnPress::Blank(moment);
        let button =
            Button::new(Press::Own(TableId::new(1), Draft::default(), press), "1", Style::Primary);
        let (content, rows) = (content.to_owned(), vec![vec![button]]);
        PrivateMessage(Message { content, rows, ..Message::default() })
    };
    let started = Instant::now();
    let mut own = own(7, "a", started);
    assert_eq!(own.rests_for(&hand("said 1", 0)), Duration::ZERO, "what it shows is not known");
    own.shown_state.drawn(hand("said 1", 0), started);
    assert_eq!(own.rests_for(&hand("said 1, won 1", 1)), Duration::ZERO);
    assert_eq!(own.rests_for(&hand("said 1, won 1", 0)), WORDS_PACE);
    tokio::time::advance(WORDS_PACE).await;
    assert_eq!(own.rests_for(&hand("said 1, won 1", 0)), Duration::ZERO);
}
