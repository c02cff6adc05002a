//! The panel that stays in a channel: people who type no command play from it.

use std::time::Duration;

use henge::features::press::{Draft, OwnPress, Press, Screen, Subcommand};
use henge::rules::GameKind;
use henge::table::TableId;
use playground::{Answer, Channel, Message, Person};

use crate::disk::seats;
use crate::games::is_over;
use crate::moves::offers;
use crate::stage::{
    Stage, begin_at, forge, ids, is_lobby, is_own, message, offered, own, result, sees, wait,
};
use crate::words::say;

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_from_the_panel_without_a_command() {
    let mut stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let [ada, ben] = ["Ada", "Ben"].map(|name| stage.person(name));
    let refused = message(ben.command(&wizards, "/wizard panel").await.unwrap());
    assert!(refused.is_ephemeral() && refused.content == say("help-panel-managers"));
    let panel = message(ada.command(&wizards, "/wizard panel").await.unwrap());
    assert!(!panel.is_ephemeral() && panel.text().contains(&say("help-panel")), "{panel:?}");

    stage.restart_bot().await;
    let pressed = async |subcommand, game| {
        let press = Press::Command(subcommand, game).text();
        assert!(ids(&panel).any(|id| id == press), "{press}");
        message(forge(&ben, panel.id, &press).await)
    };
    let lobby = pressed(Subcommand::Play, Some(GameKind::Dice)).await;
    assert!(is_lobby(&lobby) && !lobby.is_ephemeral());
    begin_at(&ben, &lobby).await;
    while !is_over(&ben, &wizards) {
        let hand = wait(|| sees(&ben, &wizards), async || own(&ben, &wizards)).await;
        match offered(&hand) {
            Some(press) => drop(ben.press_id(&hand, &press).await),
            None => tokio::time::sleep(Duration::from_millis(20)).await,
        }
    }
    wait(|| sees(&ben, &wizards), async || result(&ben, &wizards)).await;
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_are_played_by_moves_typed_in_a_form() {
    play_in_a_form(GameKind::Cards).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn dice_are_played_by_moves_typed_in_a_form() {
    play_in_a_form(GameKind::Dice).await;
}

async fn play_in_a_form(game: GameKind) {
    let stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let [ada, ben] = ["Ada", "Ben"].map(|name| stage.person(name));
    let panel = message(ada.command(&wizards, "/wizard panel").await.unwrap());
    let play = Press::Command(Subcommand::Play, Some(game)).text();
    begin_at(&ben, &message(forge(&ben, panel.id, &play).await)).await;
    let unclear = typed(&ben, &wizards, "abracadabra").await;
    assert!(is_own(&unclear) && unclear.content.contains("abracadabra"), "{unclear:?}");
    let mut moves = 0;
    while moves < 12 {
        let offered = offers(&ben, &wizards, "").await;
        let Some(answer) = offered.iter().find(|one| one.value.contains(".do.")) else {
            tokio::time::sleep(Duration::from_millis(20)).await;
            continue;
        };
        let shown = typed(&ben, &wizards, &answer.name).await;
        assert!(is_own(&shown) && !shown.content.contains(&answer.name), "{}", shown.text());
        moves += 1;
    }
    let open = ben.sees(&wizards).into_iter().filter(is_own).count();
    assert_eq!(open, 1, "every move redraws the hand or page on which the form was opened");
    stage.check_the_wire();
}

/// Types this move into the form behind *Type a move*, which is among the rest on the person's own message.
async fn typed(person: &Person, channel: &Channel, text: &str) -> Message {
    let hand = wait(|| sees(person, channel), async || own(person, channel)).await;
    let label = say("more-type");
    let opened = if let Ok(form) = person.pick(&hand, &label).await {
        form
    } else {
        let more = own_press(OwnPress::Show(Screen::More));
        let more = message(person.forge_press_and_see(hand.id, &more).await);
        person.press(&more, &label).await.unwrap()
    };
    let Answer::Form(form) = opened else { panic!("no form: {opened:?}") };
    message(person.fill(&form, &[text]).await.unwrap())
}

fn own_press(press: OwnPress) -> String {
    Press::Own(TableId::new(1), Draft::default(), press).text()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_button_of_the_panel_answers_whoever_presses_it() {
    let stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let [ada, ben, cy] = ["Ada", "Ben", "Cy"].map(|name| stage.person(name));
    let panel = message(ada.command(&wizards, "/wizard panel").await.unwrap());
    let of_panel: Vec<String> = ids(&panel).map(str::to_owned).collect();
    assert_eq!(of_panel.len(), 12);
    let shown = async |id: &str| message(forge(&ben, panel.id, id).await);
    for id in of_panel {
        let answer: Message = shown(&id).await;
        // A channel has one table: the other game is refused.
        let is_for_all = id == "2.k.play.cards" || id.starts_with("2.k.leaderboard");
        assert_ne!(answer.is_ephemeral(), is_for_all, "{id}: {}", answer.text());
        assert!(!answer.text().contains(&say("refusal-forged")), "{id}");
        assert!(!is_own(&answer), "nobody plays: {id}");
    }
    assert_eq!(ben.look(panel.id).unwrap().text(), panel.text(), "it stays as it is");
    // Where nothing is to be shown yet, a button opens a game.
    let dice = stage.channel("dice");
    let panel = message(ada.command(&dice, "/wizard panel").await.unwrap());
    let [hand, profile] = ["2.k.hand", "2.k.profile"];
    for (shown, sentence) in [(hand, "refusal-no-table"), (profile, "profile-none-own")] {
        let told = message(forge(&cy, panel.id, shown).await);
        assert_eq!(told.text(), say(sentence));
        assert!(ids(&told).any(|id| id == "2.k.play.dice"), "{sentence}");
    }
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn where_a_table_stands_the_panel_leads_into_it_into_the_next_game_or_into_a_thread() {
    let stage = Stage::start().await;
    let wizards = stage.channel("wizards");
    let [ada, ben, cy, eve] = ["Ada", "Ben", "Cy", "Eve"].map(|name| stage.person(name));
    let panel = message(ada.command(&wizards, "/wizard panel").await.unwrap());
    let play = Press::Command(Subcommand::Play, Some(GameKind::Cards)).text();
    let lobby = message(forge(&ben, panel.id, &play).await);
    let taken = async |person: &Person, id: &str| {
        let told = message(forge(person, panel.id, &play).await);
        assert!(told.is_ephemeral() && told.content == say(id), "{}", told.text());
        told
    };
    let pressed = async |person: &Person, told: &Message, id: &str| {
        message(person.press_id(told, id).await.unwrap())
    };
    let told = taken(&eve, "refusal-channel-taken").await;
    assert!(pressed(&eve, &told, "2.j.1").await.is_ephemeral());
    assert_eq!(seats(&stage, 1).await, ["Ben", "Eve"]);
    begin_at(&ben, &lobby).await;
    let told = taken(&eve, "refusal-channel-taken-by-you").await;
    assert!(is_own(&pressed(&eve, &told, "2.k.hand").await));
    let told = taken(&cy, "refusal-channel-taken").await;
    let next = pressed(&cy, &told, "2.n.1.in").await;
    assert!(next.id == told.id && next.text().contains(&say("next-in")), "{}", next.text());
    let told = taken(&cy, "refusal-channel-taken").await;
    let open = ids(&told).find(|id| id.starts_with("2.open.thread.")).unwrap();
    let line = pressed(&cy, &told, open).await;
    assert!(!line.is_ephemeral());
    cy.wait_for(line.id, is_lobby).await.unwrap();
    stage.check_the_wire();
}
