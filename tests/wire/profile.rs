//! Profiles over the wire: with a picture and as text only, private and public, in time and late.

use std::time::Duration;

use henge::features::profile::ProfileReader;
use henge::rules::GameKind;
use henge::scores::ProfilePage;
use henge::server::Look;
use henge::store::Store;
use henge::table::{GuildId, UserId};
use henge::view::PublicMessage;
use playground::{Access, Answer, Channel, Fault, Kind, Message, Person};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{Connection as _, SqliteConnection};

use crate::stage::{Stage, button, database_url, message, press, sees, wait};
use crate::truth::shows;
use crate::words::say;

/// A server on which Ada and Ben have played cards, and Ada has played dice alone.
struct Server {
    stage: Stage,
    ada: Person,
    ben: Person,
    wizards: Channel,
    /// The form that Ada has chosen.
    look: Look,
    has_pictures: bool,
}

impl Server {
    async fn with_pictures() -> Self {
        Self::at(Stage::start_with_pictures().await).await
    }

    /// A server whose bot defers every response.
    async fn late() -> Self {
        let mut stage = Stage::without_bot(Stage::options()).await;
        stage.pictures = henge::settings::Pictures::On;
        stage.presses.announced_after = Duration::ZERO;
        stage.start_bot().await;
        Self::at(stage).await
    }

    async fn at(stage: Stage) -> Self {
        let (ada, ben) = (stage.person("Ada"), stage.person("Ben"));
        let wizards = stage.channel("wizards");
        let options = SqliteConnectOptions::new().filename(stage.database()).foreign_keys(false);
        let mut connection = SqliteConnection::connect_with(&options).await.unwrap();
        for person in [&ada, &ben] {
            sqlx::query("insert into person (id, name) values ($1, $2)")
                .bind(person.id.0 as i64)
                .bind(&person.name)
                .execute(&mut connection)
                .await
                .unwrap();
        }
        for number in 0..30 {
            let cards = (number % 2, "cards", vec![(&ada, 1), (&ben, 2)]);
            let dice = (1, "dice", vec![(&ada, 1)]);
            for (turned, game, came) in [cards, dice] {
                for (person, place) in came {
                    let place = if turned == 0 { 3 - place } else { place };
                    sqlx::query(
                        "insert into result (game_table, person, guild, game, ended_at, seats, people,
                             stood_in, place, points, predictions, exact, rating_mean, rating_deviation)
                         values ($1, $2, $3, $4, $5, 3, 2, 0, $6, $7, 10, $8, 25 + $5 % 7, 8)",
                    )
                    .bind(number * 2 + i64::from(game == "dice"))
                    .bind(person.id.0 as i64)
                    .bind(stage.playground.guild().0 as i64)
                    .bind(game)
                    .bind(number)
                    .bind(place)
                    .bind(100 * place)
                    .bind(number % 11)
                    .execute(&mut connection)
                    .await
                    .unwrap();
                }
            }
        }
        connection.close().await.unwrap();
        Self { stage, ada, ben, wizards, look: Look::Pictures, has_pictures: true }
    }

    /// Somebody's stored profile, drawn for Ada, who requested it, or for everybody.
    async fn drawn(&self, of: &Person, page: ProfilePage, has_buttons: bool) -> PublicMessage {
        let store = Store::open_to_read(&database_url(&self.stage.database())).await.unwrap();
        let guild = GuildId::new(self.stage.playground.guild().0);
        let profile = store.profile(guild, UserId::new(of.id.0), page).await.unwrap().unwrap();
        store.close().await;
        let words = self.stage.words();
        if !has_buttons {
            return words.profile(&profile, page);
        }
        let (id, look) = (UserId::new(self.ada.id.0), self.look);
        let reader = ProfileReader { id, look, has_pictures: self.has_pictures, elsewhere: 0 };
        words.in_form(look).profile_with_buttons(&profile, page, reader)
    }

    async fn command(&self, by: &Person, command: &str) -> Message {
        message(by.command(&self.wizards, command).await.unwrap())
    }

    fn told(&self, by: &Person) -> Message {
        by.sees(&self.wizards).last().cloned().expect("there is a message")
    }
}

/// Checks that text and picture are those of this profile.
#[track_caller]
fn check_pictured(shown: &Message, drawn: &PublicMessage) {
    let drawn = drawn.pictured().expect("it has a picture");
    assert!(shows(shown, &drawn.message), "{}\n{:?}", shown.text(), drawn.message);
    let [file] = &shown.attachments[..] else { panic!("{} files", shown.attachments.len()) };
    assert_eq!(file.description.as_deref(), Some(drawn.picture.alt()));
    assert!(file.bytes == drawn.picture.png().unwrap(), "another picture");
}

#[track_caller]
fn check_text(shown: &Message, drawn: &PublicMessage) {
    assert!(shows(shown, drawn.message()), "{}\n{:?}", shown.text(), drawn.message());
    assert!(shown.attachments.is_empty(), "{} files", shown.attachments.len());
}

#[tokio::test(flavor = "multi_thread")]
async fn who_asks_sees_their_profile_with_its_picture_and_turns_its_pages() {
    let server = Server::with_pictures().await;
    let (ada, cards) = (&server.ada, ProfilePage::Game(GameKind::Cards));
    let mine = server.command(ada, "/wizard profile").await;
    assert!(mine.is_ephemeral());
    check_pictured(&mine, &server.drawn(ada, ProfilePage::Favorite, true).await);
    // Each page replaces the previous one, and its picture the previous picture.
    for (page, end) in [(ProfilePage::Game(GameKind::Dice), ".dice.turn"), (cards, ".cards.turn")] {
        let shown = message(press(ada, &mine, end).await);
        assert!(shown.id == mine.id && shown.is_ephemeral());
        check_pictured(&shown, &server.drawn(ada, page, true).await);
    }
    let achieved = message(press(ada, &mine, ".achievements.turn").await);
    check_text(&achieved, &server.drawn(ada, ProfilePage::Achievements, true).await);
    let back = message(press(ada, &mine, ".cards.turn").await);
    check_pictured(&back, &server.drawn(ada, cards, true).await);
    server.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_profile_of_another_is_shown_to_all_when_that_is_pressed() {
    let server = Server::with_pictures().await;
    let (ada, ben) = (&server.ada, &server.ben);
    let of_ben = server.command(ada, &format!("/wizard profile player:{}", ben.mention())).await;
    check_pictured(&of_ben, &server.drawn(ben, ProfilePage::Game(GameKind::Cards), true).await);
    assert!(ben.sees(&server.wizards).is_empty(), "nobody else sees it yet");
    let shared = message(press(ada, &of_ben, ".cards.share").await);
    assert!(!shared.is_ephemeral() && shared.id != of_ben.id);
    check_pictured(&shared, &server.drawn(ben, ProfilePage::Game(GameKind::Cards), false).await);
    let seen = ben.look(shared.id).expect("Ben sees it as well");
    check_pictured(&seen, &server.drawn(ben, ProfilePage::Game(GameKind::Cards), false).await);
    server.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn where_there_are_no_pictures_the_text_says_everything() {
    let switched_off = Server::at(Stage::start().await).await;
    let without_files = Server::with_pictures().await;
    without_files.stage.playground.set_access(&without_files.wizards, Access::NoFiles);
    for server in [switched_off, without_files] {
        let ada = &server.ada;
        let mine = server.command(ada, "/wizard profile").await;
        check_text(&mine, &server.drawn(ada, ProfilePage::Game(GameKind::Cards), true).await);
        let turned = message(press(ada, &mine, ".dice.turn").await);
        check_text(&turned, &server.drawn(ada, ProfilePage::Game(GameKind::Dice), true).await);
        let shared = message(press(ada, &mine, ".dice.share").await);
        check_text(&shared, &server.drawn(ada, ProfilePage::Game(GameKind::Dice), false).await);
        server.stage.check_the_wire();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_picture_that_is_refused_leaves_the_text_of_its_page() {
    for fault in [Fault::Refused(413, 40005), Fault::Refused(403, 50013)] {
        let server = Server::with_pictures().await;
        let ada = &server.ada;
        server.stage.playground.faults().next(Kind::Upload, 1, fault);
        let mine = server.command(ada, "/wizard profile").await;
        check_text(&mine, &server.drawn(ada, ProfilePage::Game(GameKind::Cards), true).await);
        // No picture is sent after that.
        let turned = message(press(ada, &mine, ".dice.turn").await);
        check_text(&turned, &server.drawn(ada, ProfilePage::Game(GameKind::Dice), true).await);
        let uploads = server.stage.playground.journal().requests();
        assert_eq!(uploads.iter().filter(|request| request.files > 0).count(), 1);
        server.stage.check_the_wire();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_as_text_takes_the_picture_before_it_away() {
    let server = Server::with_pictures().await;
    let ada = &server.ada;
    let mine = server.command(ada, "/wizard profile").await;
    assert_eq!(mine.attachments.len(), 1);
    server.stage.playground.faults().next(Kind::Upload, 1, Fault::Refused(413, 40005));
    let turned = message(press(ada, &mine, ".dice.turn").await);
    check_text(&turned, &server.drawn(ada, ProfilePage::Game(GameKind::Dice), true).await);
    server.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_late_profile_ends_where_it_should() {
    let server = Server::late().await;
    let (ada, ben) = (&server.ada, &server.ben);
    let announced = ada.command(&server.wizards, "/wizard profile").await.unwrap();
    assert!(matches!(announced, Answer::Deferred(_)), "{announced:?}");
    let mine = message(announced).id;
    let becomes = async |page: ProfilePage| {
        let drawn = server.drawn(ada, page, true).await;
        let alt = drawn.pictured().map(|drawn| drawn.picture.alt().to_owned());
        let is_there = async || {
            let shown = ada.look(mine)?;
            let file = shown.attachments.first().and_then(|file| file.description.clone());
            (!shown.loading && file == alt).then_some(shown)
        };
        let shown = wait(|| sees(ada, &server.wizards), is_there).await;
        assert!(shown.is_ephemeral());
        check_pictured(&shown, &drawn);
        shown
    };
    let shown = becomes(ProfilePage::Game(GameKind::Cards)).await;
    let turn = button(&shown, ".dice.turn").unwrap();
    assert_eq!(ada.forge_press(mine, &turn).await, Answer::DeferredUpdate);
    let shown = becomes(ProfilePage::Game(GameKind::Dice)).await;
    let share = button(&shown, ".dice.share").unwrap();
    assert_eq!(ada.forge_press(mine, &share).await, Answer::DeferredUpdate);
    let shared = async || ben.sees(&server.wizards).last().cloned();
    let shared = wait(|| sees(ben, &server.wizards), shared).await;
    check_pictured(&shared, &server.drawn(ada, ProfilePage::Game(GameKind::Dice), false).await);
    // Somebody without a profile is told so in the deferred response.
    let eve = server.stage.person("Eve");
    eve.command(&server.wizards, "/wizard profile").await.unwrap();
    let told = async || (server.told(&eve).text() == say("profile-none-own")).then_some(());
    wait(|| sees(&eve, &server.wizards), told).await;
    assert!(server.told(&eve).is_ephemeral());
    server.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_has_played_nothing_here_has_no_profile_and_nobody_is_shown_by_their_id() {
    let server = Server::with_pictures().await;
    let (ada, eve) = (&server.ada, server.stage.person("Eve"));
    let own = server.command(&eve, "/wizard profile").await;
    assert_eq!((own.text(), own.is_ephemeral()), (say("profile-none-own"), true));
    let bot = server.stage.playground.application();
    for nobody in [eve.mention(), bot.0.to_string()] {
        let told = server.command(ada, &format!("/wizard profile player:{nobody}")).await;
        assert_eq!((told.text(), told.is_ephemeral()), (say("profile-none"), true));
    }
    // Somebody who has left the server is still shown, under their last name.
    let mine = server.command(ada, &format!("/wizard profile player:{}", server.ben.name)).await;
    let turn = button(&mine, ".achievements.turn").unwrap();
    server.stage.playground.remove_person(&server.ben);
    let shown = message(ada.forge_press_and_see(mine.id, &turn).await);
    assert!(shown.embeds[0]["title"].as_str().unwrap().starts_with("Ben"), "{}", shown.text());
    for seen in ada.sees(&server.wizards) {
        for id in [ada.id, server.ben.id, eve.id] {
            assert!(!seen.text().contains(&id.to_string()), "{}", seen.text());
        }
    }
    server.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forged_press_shows_nobody_what_is_not_there() {
    let server = Server::with_pictures().await;
    let (ada, eve) = (&server.ada, server.stage.person("Eve"));
    let mine = server.command(ada, "/wizard profile").await;
    let before = mine.text();
    for forged in [
        format!("2.u.{}.cards.turn", eve.id),
        "2.u.18446744073709551615.dice.share".to_owned(),
        "2.u.0.favorite.turn".to_owned(),
    ] {
        let told = message(ada.forge_press_and_see(mine.id, &forged).await);
        assert_eq!((told.text(), told.is_ephemeral()), (say("profile-none"), true), "{forged}");
    }
    // The pages of a public profile cannot be turned.
    let shared = message(press(ada, &mine, ".cards.share").await);
    let told =
        message(eve.forge_press_and_see(shared.id, &format!("2.u.{}.dice.turn", ada.id)).await);
    assert_eq!((told.text(), told.is_ephemeral()), (say("refusal-forged"), true));
    assert_eq!(ada.look(mine.id).unwrap().text(), before);
    server.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn who_likes_text_alone_gets_it_at_once_and_from_then_on_and_pictures_again() {
    let mut server = Server::with_pictures().await;
    let (ada, ben, cards) =
        (server.ada.clone(), server.ben.clone(), ProfilePage::Game(GameKind::Cards));
    let mine = server.command(&ada, "/wizard profile").await;
    server.look = Look::Text;
    let in_text = message(press(&ada, &mine, ".cards.text-only").await);
    assert!(in_text.id == mine.id && in_text.is_ephemeral());
    check_text(&in_text, &server.drawn(&ada, cards, true).await);
    let turned = message(press(&ada, &in_text, ".dice.turn").await);
    check_text(&turned, &server.drawn(&ada, ProfilePage::Game(GameKind::Dice), true).await);
    // This applies to every profile that she views, and after a restart.
    server.stage.restart_bot().await;
    let of_ben = server.command(&ada, &format!("/wizard profile player:{}", ben.mention())).await;
    check_text(&of_ben, &server.drawn(&ben, cards, true).await);
    assert!(button(&of_ben, ".with-picture").is_none(), "it is set on one's own");
    // Public profiles follow the server's setting, and others their own preference.
    let shared = message(press(&ada, &turned, ".dice.share").await);
    check_pictured(&shared, &server.drawn(&ada, ProfilePage::Game(GameKind::Dice), false).await);
    let of_ada = server.command(&ben, &format!("/wizard profile player:{}", ada.mention())).await;
    assert_eq!(of_ada.attachments.len(), 1);
    assert!(button(&of_ada, ".text-only").is_none());
    server.look = Look::Pictures;
    let again = message(press(&ada, &turned, ".dice.with-picture").await);
    assert_eq!(again.id, turned.id);
    check_pictured(&again, &server.drawn(&ada, ProfilePage::Game(GameKind::Dice), true).await);
    let mine = server.command(&ada, "/wizard profile").await;
    check_pictured(&mine, &server.drawn(&ada, cards, true).await);
    server.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn where_host_or_server_want_no_pictures_nobody_gets_one() {
    let switched_off = Server::at(Stage::start().await).await;
    let set_to_text = Server::with_pictures().await;
    let (ada, wizards) = (&set_to_text.ada, &set_to_text.wizards);
    let panel = message(ada.command(wizards, "/wizard settings").await.unwrap());
    let places = message(press(ada, &panel, "settings.show.places").await);
    ada.pick_id(&places, "2.settings.pick.look", "text").await.unwrap();
    for mut server in [switched_off, set_to_text] {
        server.has_pictures = false;
        let (ada, cards) = (server.ada.clone(), ProfilePage::Game(GameKind::Cards));
        let mine = server.command(&ada, "/wizard profile").await;
        check_text(&mine, &server.drawn(&ada, cards, true).await);
        // An older button does not change that.
        let forged = format!("2.u.{}.cards.with-picture", ada.id);
        let told = message(ada.forge_press_and_see(mine.id, &forged).await);
        check_text(&told, &server.drawn(&ada, cards, true).await);
        let shared = message(press(&ada, &mine, ".cards.share").await);
        check_text(&shared, &server.drawn(&ada, cards, false).await);
        server.stage.check_the_wire();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_is_not_stored_is_not_stored_by_a_press_on_a_profile() {
    let server = Server::with_pictures().await;
    let (ada, eve) = (&server.ada, server.stage.person("Eve"));
    let of_ada = server.command(&eve, &format!("/wizard profile player:{}", ada.mention())).await;
    for like in ["text-only", "with-picture"] {
        let shown = message(
            eve.forge_press_and_see(of_ada.id, &format!("2.u.{}.cards.{like}", ada.id)).await,
        );
        assert_eq!(shown.attachments.len(), 1, "{like}");
    }
    let known = server.command(&eve, "/wizard privacy").await;
    assert_eq!(known.text(), say("privacy-nothing"));
    server.stage.check_the_wire();
}
