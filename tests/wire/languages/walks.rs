//! What people do besides whole games. A test takes each walk in one language, or in every language if asked to.

use std::collections::BTreeSet;
use std::slice::from_ref;

use henge::clock::now_ms;
use henge::features::press::{
    BellPress, ChallengePress, DailyPress, HourPress, OwnPress, Press, Screen, SpectatorPress, Wish,
};
use henge::rules::Seat;
use henge::table::{Reaction, TableId, UserId};
use playground::{Message, Person};

use super::{look_around, look_around_at};
use crate::disk::table;
use crate::games::{is_over, play_to_the_end, press_once};
use crate::stage::{
    Stage, begin, button, forge, ids, is_board, is_lobby, lobby, message, opened, press, result,
    sees, wait,
};
use crate::tablet::Scribe;
use crate::{bell, challenge, company, crowd, daily, eyes, hour, panel, tablet, titles, week};

pub type People = [Person; 4];

/// Both kinds of days: played to the end, with a reminder, too late, and open with all hands.
pub async fn the_deal_of_the_day(stage: &Stage, [ada, ben, ..]: &People) {
    for (day, channel) in [(daily::CARDS, "wizards"), (daily::DICE, "general")] {
        let channel = stage.channel(channel);
        stage.day_clock.set(day.begins_at());
        look_around(ada, &channel, "/wizard daily").await;
        let is_days = |shown: &Message| !shown.is_ephemeral() && button(shown, "y.play").is_some();
        let board = ada.wait_for(&channel, is_days).await.unwrap();
        let bens = daily::pressed(ben, &board, DailyPress::Play).await;
        for press in [DailyPress::Luck, DailyPress::Remind, DailyPress::Remind, DailyPress::Remind]
        {
            daily::pressed(ben, &board, press).await;
        }
        let over = daily::play(ada, daily::daily(ada, &channel).await).await;
        let record = daily::pressed(ada, &over, DailyPress::Record(day)).await;
        ada.wait_filled(&record).await.unwrap();
        stage.day_clock.set(day.opens_at());
        let answer = &daily::answers(&bens)[0];
        let late = message(ben.forge_press_and_see(bens.id, answer).await);
        daily::pressed(ben, &late, DailyPress::Yesterday(1)).await;
        for press in [DailyPress::Yesterday(1), DailyPress::Yesterday(5), DailyPress::Record(day)] {
            daily::pressed(ada, &over, press).await;
        }
    }
}

/// A game with the same deal, and challenges by name that are refused.
pub async fn a_challenge(stage: &Stage, [ada, ben, cy, di]: &People) {
    let [channel, other] = ["wizards", "general"].map(|name| stage.channel(name));
    let command = stage.playground.commands()[1]["name"].as_str().unwrap().to_owned();
    ada.use_on(&channel, &command, di).await.unwrap();
    let players = [ada.clone(), ben.clone()];
    begin(&players, &channel, "preset:quick").await;
    play_to_the_end(&players, &channel).await;
    let over = wait(|| sees(ada, &channel), async || result(ada, &channel)).await;
    let known = challenge::opened(ada, &over, ChallengePress::Play).await;
    let dare = message(press(ada, &known, ".d.1").await);
    let first = challenge::opened(cy, &dare, ChallengePress::Play).await;
    look_around_at(cy, &first).await;
    let again = challenge::opened(cy, &dare, ChallengePress::Play).await;
    let end = challenge::play(cy, again).await;
    let record = challenge::id(ChallengePress::Record, challenge::GAME);
    let record = message(cy.press_id(&end, &record).await.unwrap());
    cy.wait_filled(&record).await.unwrap();
    for whom in [ada, ben, cy, di, di] {
        ada.use_on(&channel, &command, whom).await.unwrap();
    }
    ben.use_on(&channel, &command, di).await.unwrap();
    ben.use_on(&other, &command, di).await.unwrap();
    ada.use_on(&channel, &command, stage.playground.application()).await.unwrap();
}

/// A lobby that calls somebody, and its hour: once with too few players, once with enough.
pub async fn the_bell_and_an_hour(stage: &Stage, people: &People) {
    let [ada, ben, _, di] = people;
    let channel = stage.channel("wizards");
    let off = message(di.command(&channel, "/wizard bell").await.unwrap());
    let on = bell::pressed(di, &off, BellPress::On).await;
    let form = bell::zone_form(di, &on).await;
    let unknown = message(di.fill(&form, &["Camelot"]).await.unwrap());
    let quiet = bell::picked(di, &unknown, Wish::QuietFrom, "8").await;
    bell::picked(di, &quiet, Wish::QuietFrom, Wish::NEVER).await;

    let lobby = lobby(&people[..3], &channel, "").await;
    hour::asks(ben, &lobby).await;
    let mut hours = hour::asks(ada, &lobby).await;
    for (form, typed) in [
        (HourPress::TypeZone, "Camelot"),
        (HourPress::TypeZone, "auckland"),
        (HourPress::Type, "soon"),
        (HourPress::Type, "8:30 pm"),
    ] {
        hours = hour::types(ada, &lobby, &hours, form, typed).await;
    }
    let pick = hour::text(&lobby, HourPress::Pick);
    let begins_in = async |later: i64| {
        let at = now_ms() + later;
        message(ada.forge_pick(hours.id, &pick, &[&at.to_string()]).await);
        hour::at_time(at)
    };
    press(ben, &lobby, ".stand-up").await;
    let missed = begins_in(1000).await;
    let says_so = |shown: &Message| {
        let text = shown.text();
        is_lobby(shown) && text.contains(&missed) && !text.contains(":R>")
    };
    ada.wait_for(&channel, says_so).await.unwrap();
    press(ben, &lobby, ".sit").await;
    begins_in(3000).await;
    ada.wait_for(&channel, is_board).await.unwrap();
}

/// The message of a week, its vote in time and too late, and what has won in the options of a lobby.
pub async fn the_week_and_its_vote(stage: &Stage, [ada, ben, ..]: &People) {
    let channel = stage.channel("wizards");
    let players = [ada.clone(), ben.clone()];
    week::play(&players, &channel).await;
    week::turn_on(ada, &channel).await;
    let week = week::week_of_the_last_game(stage).await.after();
    stage.day_clock.set(week.begins_at());
    week::play(&players, &channel).await;
    let is_weeks = |shown: &Message| !shown.is_ephemeral() && button(shown, ".w.show").is_some();
    let shown = ada.wait_for(&channel, is_weeks).await.unwrap();
    for (person, choice) in [(ada, 0), (ben, 1), (ada, 1)] {
        week::vote(person, &shown, week, choice).await;
    }
    message(press(ben, &shown, ".w.show").await);
    stage.day_clock.set(week.after().begins_at());
    week::vote(ben, &shown, week, 0).await;
    let lobby = message(ada.command(&channel, "/wizard play").await.unwrap());
    look_around_at(ada, &panel::open(ada, &lobby).await).await;
    drop(ben.command(&channel, "/wizard leaderboard").await);
}

/// Every button of the panel: where there is no table, and where there is one.
pub async fn the_panel(stage: &Stage, [ada, ben, cy, _]: &People) {
    let channel = stage.channel("wizards");
    message(ben.command(&channel, "/wizard panel").await.unwrap());
    let panel = message(ada.command(&channel, "/wizard panel").await.unwrap());
    for person in [ben, cy] {
        for id in ids(&panel) {
            message(forge(person, panel.id, id).await);
        }
    }
}

/// Real cards and real dice: lines, mistakes, a line taken back, a stranger, and the end.
pub async fn the_tablet(stage: &Stage, [ada, ben, cy, _]: &People) {
    let channel = stage.channel("wizards");
    drop(cy.command(&channel, "/wizard tablet game:cards players:Ada").await);
    let cards = format!("game:cards preset:classic players:<@{}>, <@{}>, Cy", ada.id, ben.id);
    let mut scribe = Scribe::opens(ada, &channel, &cards).await;
    scribe.mistypes("5 5 5").await;
    scribe.mistypes("1 1").await;
    for own in [ben, cy] {
        drop(tablet::press(own, &scribe.shown, ".own.").await);
    }
    scribe.enters("1 1 0").await;
    scribe.mistypes("1 1 1").await;
    scribe.enters("1 0 0").await;
    scribe.shown = message(scribe.press(".undo.").await);
    message(scribe.press(".end.").await);
    let mut scribe =
        Scribe::opens(ada, &channel, "game:dice magic-cards:true players:Ada Cy").await;
    let magic = scribe.shown.selects[0].custom_id.clone();
    scribe.shown = message(ada.pick_id(&scribe.shown, &magic, "every-color").await.unwrap());
    scribe.mistypes("5 5 5").await;
    message(tablet::press(cy, &scribe.shown, ".line.").await);
    // English letters are understood wherever they mean nothing else.
    scribe.enters("5y 3b").await;
    scribe.enters("5 5").await;
    scribe.shown = message(scribe.press(".draw.").await);
    message(scribe.press(".end.").await);
}

/// Every way of a spectator into a game, and through the eyes of its player.
pub async fn those_who_watch(stage: &Stage, [ada, _, cy, _]: &People) {
    let channel = stage.channel("wizards");
    begin(from_ref(ada), &channel, "preset:quick").await;
    eyes::own_press(ada, &channel, &eyes::eyes(true)).await;
    let own = eyes::seat_of(stage, ada).await as u8;
    let [own, computer] = [own, u8::from(own == 0)].map(Seat::new);
    for press in [
        SpectatorPress::Next,
        SpectatorPress::NotNext,
        SpectatorPress::SitIn(computer),
        SpectatorPress::StayOut,
        SpectatorPress::Look(own),
        SpectatorPress::LookAway,
        SpectatorPress::SitIn(computer),
    ] {
        let shown = message(cy.command(&channel, "/wizard scores").await.unwrap());
        forge(cy, shown.id, &Press::Spectator(TableId::new(1), press).text()).await;
    }
    eyes::own_press(ada, &channel, &eyes::eyes(false)).await;
    look_around(cy, &channel, "/wizard scores").await;
}

/// Guesses, reactions and mutes through a whole game, and the titles that it earns.
pub async fn the_company(stage: &Stage, people: &People) {
    let channel = stage.channel("wizards");
    let (players, di) = (&people[..3], &people[3]);
    let [ada, ben, cy, _] = people;
    begin(players, &channel, "preset:quick").await;
    let watching = message(di.command(&channel, "/wizard scores").await.unwrap());
    company::react(ada, &channel, Reaction::Wow).await;
    let own = opened(ben, &channel).await.unwrap();
    let screen = company::own_press(OwnPress::Show(Screen::Mutes));
    let screen = message(forge(ben, own.id, &screen).await);
    message(press(ben, &screen, ".on").await);
    company::react(cy, &channel, Reaction::Smirk).await;
    let mut guessed = BTreeSet::new();
    while !is_over(ada, &channel) {
        let view = table(stage, 1).await.0.public_view();
        if let Ok(round) = view.guessed_by(UserId::new(di.id.0))
            && guessed.insert(round)
        {
            crowd::guess(di, &watching, round, &["nobody"]).await;
            crowd::guess(di, &watching, round, &["0", "1"]).await;
        }
        press_once(players, &channel).await;
    }
    for person in players {
        look_around_at(person, &titles::achievements(person, &channel).await).await;
    }
    drop(ben.command(&channel, "/wizard leaderboard").await);
    lobby(&people[..2], &channel, "").await;
}
