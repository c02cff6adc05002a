//! Reactions at a table: everybody sees them on the table's message, nobody is sent a message for
//! one, and a person can mute another for themselves.

use henge::features::press::{Draft, OwnPress, Press, Screen};
use henge::table::{Reaction, TableId};
use playground::{Answer, Channel, Message, Person};

use crate::stage::{Stage, begin, button, forge, message, opened, press, sees, wait};
use crate::words::say;

/// The text of a press on a private message of the first table.
pub fn own_press(press: OwnPress) -> String {
    Press::Own(TableId::new(1), Draft::default(), press).text()
}

/// Reacts on the private message, and returns it as it is then.
pub async fn react(person: &Person, channel: &Channel, reaction: Reaction) -> Message {
    let own = opened(person, channel).await.unwrap();
    let text = own_press(OwnPress::React(reaction));
    match forge(person, own.id, &text).await {
        Answer::DeferredUpdate => person.look(own.id).unwrap(),
        answer => message(answer),
    }
}

/// What everybody sees in the channel.
fn public(person: &Person, channel: &Channel) -> Vec<Message> {
    let all = person.sees(channel).into_iter();
    all.filter(|shown| !shown.is_ephemeral()).collect()
}

async fn mute(person: &Person, channel: &Channel, label: &str) {
    let own = opened(person, channel).await.unwrap();
    let screen = own_press(OwnPress::Show(Screen::Mutes));
    let screen = message(forge(person, own.id, &screen).await);
    let mute = screen.buttons().find(|button| button.label == label);
    let id = mute.and_then(|button| button.custom_id.clone());
    let id = id.unwrap_or_else(|| panic!("no {label}: {}", screen.text()));
    message(person.press_id(&screen, &id).await.unwrap());
}

/// The text of a message, with plain spaces: no line breaks inside a reaction.
fn text_of(shown: &Message) -> String {
    shown.text().replace('\u{a0}', " ")
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reaction_is_on_the_table_and_in_no_message_of_its_own_unless_somebody_has_muted_it() {
    let mut stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let people = ["Ada", "Ben", "Cy"].map(|name| stage.person(name));
    let [ada, ben, cy] = &people;
    begin(&people, &wizards, "preset:quick").await;
    let before = public(ada, &wizards).len();
    // A mute before anything is shown: the muted person is told what everybody is told.
    mute(ben, &wizards, "Mute Cy").await;
    let told = react(cy, &wizards, Reaction::Smirk).await;
    assert!(told.text().contains(&say("reaction-shown")), "{}", told.text());
    let told = react(ada, &wizards, Reaction::Wow).await;
    assert!(told.text().contains(&say("reaction-shown")), "{}", told.text());
    let of_ada = say("more-wow");
    let shown = async || {
        let all = public(ben, &wizards).into_iter();
        all.map(|shown| text_of(&shown)).find(|text| text.contains(&of_ada))
    };
    let text = wait(|| sees(ben, &wizards), shown).await;
    assert!(!text.contains(&say("more-smirk")), "{text}");
    assert_eq!(public(ada, &wizards).len(), before, "no message of its own");

    stage.restart_bot().await;
    let own = opened(ben, &wizards).await.unwrap();
    let screen = own_press(OwnPress::Show(Screen::Mutes));
    let screen = message(forge(ben, own.id, &screen).await);
    assert!(screen.text().contains("Muted: "), "{}", screen.text());
    assert!(button(&screen, ".off").is_some(), "a mute survives a restart");
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn where_the_server_wants_no_reactions_none_is_offered_or_shown() {
    let stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let people = ["Ada", "Ben", "Cy"].map(|name| stage.person(name));
    let [ada, ben, _] = &people;
    begin(&people, &wizards, "preset:quick").await;
    react(ada, &wizards, Reaction::Laugh).await;
    // Ada manages the server.
    let panel = message(ada.command(&wizards, "/wizard settings").await.unwrap());
    let panel = message(press(ada, &panel, "settings.show.limits").await);
    message(press(ada, &panel, "settings.reactions.off").await);
    let gone = async || {
        let is_shown = |shown: &Message| text_of(shown).contains(&say("more-laugh"));
        (!public(ben, &wizards).iter().any(is_shown)).then_some(())
    };
    wait(|| sees(ben, &wizards), gone).await;
    let told = react(ben, &wizards, Reaction::Laugh).await;
    assert!(told.text().contains(&say("refusal-no-reactions")), "{}", told.text());
    let values = told.selects.iter().flat_map(|select| &select.options);
    assert!(!values.map(|value| &value.value).any(|value| value.contains("react.")));
    stage.check_the_wire();
}
