//! The displayed state is correct, and only shown to those who may see it: messages are compared
//! with those that would be drawn now.

use henge::features::press::{Press, Screen};
use henge::table::{PrivateView, UserId};
use henge::view;
use playground::{Channel, Message, Person};

use crate::disk::{costliest, table};
use crate::stage::{Stage, again, ids, own, presses, sees, wait};

/// Waits until the hand or page that a person sees in this channel shows the current state of the
/// table.
pub async fn own_is_true(
    stage: &Stage,
    number: u64,
    person: &Person,
    channel: &Channel,
) -> Message {
    let words = stage.words();
    let look = async || {
        let shown = own(person, channel)?;
        let (table, _) = table(stage, number).await;
        let user = UserId::new(person.id.0);
        let view = table.private_view(user)?;
        let costliest = costliest(stage, &table, view.seat).await;
        let view = PrivateView { costliest, ..view };
        let Ok(Press::Own(_, draft, _)) = Press::read(&again(&shown)?) else { return None };
        let drawn = words.own(&view, Screen::Hand, &draft);
        shows(&shown, drawn.message()).then_some(shown)
    };
    wait(|| sees(person, channel), look).await
}

/// Waits until this public message shows the current state of the table.
pub async fn board_is_true(stage: &Stage, number: u64, person: &Person, board: &Message) {
    let words = stage.words();
    let look = async || {
        let shown = person.look(board.id)?;
        let (table, _) = table(stage, number).await;
        let drawn = words.table(&table.public_view());
        shows(&shown, drawn.message()).then_some(())
    };
    wait(|| person.look(board.id).map_or_else(String::new, |now| now.text()), look).await;
}

/// Checks that this public message shows how the game ended.
pub async fn result_is_true(stage: &Stage, number: u64, result: &Message) {
    let (table, _) = table(stage, number).await;
    let drawn = stage.words().result(&table.public_view()).expect("the game is over");
    assert!(shows(result, drawn.message()), "{}", result.text());
}

/// Returns whether a message has this text, below any sentence about the last press, and these
/// buttons and selects.
pub fn shows(shown: &Message, drawn: &view::Message) -> bool {
    let text = drawn.embed.as_ref().map(|embed| embed.description.trim());
    let text_shown = shown.embeds.first().and_then(|embed| embed["description"].as_str());
    let buttons = drawn.rows.iter().flatten();
    let live = buttons.clone().map(|button| button.state == view::ButtonState::Live);
    let selects = drawn.selects.iter().chain(&drawn.more).map(|select| select.press.clone());
    let drawn_presses = buttons.map(|button| button.press.clone()).chain(selects);
    shown.content.trim().ends_with(drawn.content.trim())
        && text.unwrap_or_default() == text_shown.unwrap_or_default().trim()
        && presses(shown).eq(drawn_presses)
        && shown.buttons().map(|button| !button.disabled).eq(live)
}

/// Checks that no public message ever showed a hand, whether as a post, an edit, a response, a
/// follow-up, or an edit of one, and that each person sees only their own hands.
pub fn check_no_hand_in_public(stage: &Stage, channel: &Channel, people: &[Person]) {
    for request in stage.playground.journal().requests() {
        let (body, flags) = (&request.body, request.body["flags"].as_u64().unwrap_or_default());
        let to_the_channel = request.path.starts_with("/channels/");
        let flags_of_answer = body["data"]["flags"].as_u64().unwrap_or_default();
        let answers_all = body["type"] == 4 && flags_of_answer & 64 == 0;
        let follows = request.method == "POST" && request.path.starts_with("/webhooks/");
        if to_the_channel || answers_all || follows && flags & 64 == 0 {
            assert!(!body.to_string().contains("\"2.o."), "{} {}", request.path, body);
        }
    }
    // The events contain every state of each message, whichever request caused it.
    for event in stage.playground.journal().events() {
        if event.name.starts_with("MESSAGE_") {
            assert!(!event.data.to_string().contains("\"2.o."), "{}", event.data);
        }
    }
    for person in people {
        let shown = person.sees(channel);
        let public = shown.iter().filter(|message| !message.is_ephemeral());
        let hands = public.flat_map(ids).filter(|id| id.starts_with("2.o.")).count();
        assert_eq!(hands, 0, "{}", sees(person, channel));
        for other in people.iter().filter(|other| other.id != person.id) {
            let private = shown.iter().filter(|message| message.is_ephemeral());
            assert!(private.into_iter().all(|message| other.look(message.id).is_none()));
        }
    }
}
