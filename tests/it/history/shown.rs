//! The display of finished games.

use henge::features::press::{PastPress, Press};
use henge::history::{
    At, Checked, GamesPage, Onlooker, PastGame, PastGames, Played as PlayedAt, SeenBy, check,
    record_of,
};
use henge::language::Language;
use henge::rules::{GameKind, Options, Seat, cards};
use henge::table::{ChannelId, GuildId, Location, Player, PublicStage, TableId, UserId};
use henge::view::{ButtonState, Message, PicturedForOne, Words};
use strum::VariantArray as _;

use crate::history::played::{FORMER, Played, every_option, names};
use crate::seed::Seed;
use crate::shared::emojis::pictured;
use crate::view::check::check as check_message;

/// Names that a careless message would render as markup, as long as possible.
fn hostile(count: usize) -> Vec<String> {
    let names = ["**bold**_low_||spoiler||@everyone <@1>", "`````````````````", "a\u{202e}\nb"];
    names.iter().cycle().take(count).map(|name| (*name).to_owned()).collect()
}

#[test]
fn every_step_of_a_replay_is_within_the_limits_through_everybodys_eyes() {
    let seed = Seed::of_this_run();
    let words = [Words::english(), pictured()];
    for (number, (options, seats)) in (0..).zip(every_option()).step_by(3) {
        let ended = (number % 4 == 0).then_some(15);
        let played = Played::play(options, &hostile(seats), &mut seed.luck(number), ended);
        let replay = played.replay();
        // The step is not a divisor of any number of players, so that all kinds of moments occur.
        for step in (0..replay.last()).step_by(11).chain([replay.last()]) {
            let seats = (0..seats as u8).map(|seat| SeenBy::Seat(Seat::new(seat)));
            let mut pictures = Vec::new();
            for seen_by in [SeenBy::Above].into_iter().chain(seats) {
                let moment = replay.moment(At { step, seen_by }).unwrap();
                for words in &words {
                    let message = words.replay(&moment).message().clone();
                    check_message(&message);
                    assert!(!shown(&message).contains("choose ahead"), "this is long ago");
                    let PicturedForOne { text, pictured } = words.pictured_replay(&moment);
                    assert_eq!(text.message(), &message);
                    let beside = pictured.map(|of| *of);
                    pictures.push(beside.map(|(message, picture)| {
                        check_message(message.message());
                        picture.alt().to_owned()
                    }));
                }
            }
            // The picture shows what everyone saw, through whichever player's eyes the message looks.
            let table = replay.moment(At { step, seen_by: SeenBy::Above }).unwrap().table;
            let is_played = matches!(table.stage, PublicStage::Playing(_));
            for mut of_words in [0, 1].map(|first| pictures.iter().skip(first).step_by(2)) {
                let first = of_words.next().unwrap();
                assert!(first.is_some() == is_played && of_words.all(|other| other == first));
            }
        }
    }
}

fn short_game() -> Played {
    let short = cards::Options { rounds: cards::Rounds::Short, ..cards::Options::default() };
    Played::play(Options::Cards(short), &names(3), &mut Seed::of_this_run().luck(1), None)
}

fn shown(message: &Message) -> String {
    let embed = message.embed.clone().unwrap_or_default();
    let fields = embed.fields.iter().map(|field| format!("{}\n{}", field.name, field.value));
    let parts = [message.content.clone(), embed.title, embed.description];
    parts.into_iter().chain(fields).collect::<Vec<_>>().join("\n")
}

#[test]
fn from_above_every_hand_lies_open_and_through_somebodys_eyes_their_own() {
    let (played, words) = (short_game(), Words::english());
    let replay = played.replay();
    let from_above = replay.moment(At::default()).unwrap();
    let fields = words.replay(&from_above).message().embed.clone().unwrap().fields;
    // There are the hands of three players, and the coach below them.
    assert_eq!(fields.len(), 4);
    for name in names(3) {
        assert!(fields.iter().any(|field| field.name.contains(&name)), "{fields:?}");
    }
    // The last hand has many cards, so no card in one player's view is in another player's hand.
    let step = (0..=replay.last()).rev().find(|step| {
        let moment = replay.moment(At { step: *step, seen_by: SeenBy::Above }).unwrap();
        let henge::rules::OfGame::Cards(views) = moment.views else { panic!("cards are played") };
        views.iter().all(|view| view.prediction.is_none())
    });
    let step = step.unwrap();
    let hands = words.replay(&replay.moment(At { step, seen_by: SeenBy::Above }).unwrap());
    let hands = hands.message().embed.clone().unwrap().fields;
    for seat in 0..3u8 {
        let seen_by = SeenBy::Seat(Seat::new(seat));
        let moment = replay.moment(At { step, seen_by }).unwrap();
        let text = shown(words.replay(&moment).message());
        for (other, hand) in (0..3u8).zip(&hands) {
            assert_eq!(text.contains(&hand.value), other == seat, "{text}\n{hand:?}");
        }
    }
}

#[test]
fn a_replay_ends_with_the_places() {
    let (played, words) = (short_game(), Words::english());
    let replay = played.replay();
    let last = replay.moment(At { step: replay.last(), seen_by: SeenBy::Above }).unwrap();
    let text = shown(words.replay(&last).message());
    assert!(text.contains("🏆") && text.contains("🥇"), "{text}");
    assert!(names(3).iter().all(|name| text.contains(name)), "{text}");
}

/// A list of this number of games; the first is a former player's.
fn list(games: u64, page: GamesPage, all: u32) -> PastGames {
    let played = short_game();
    let view = played.table.public_view();
    let board = view.board().unwrap();
    let henge::rules::OfGame::Cards(game) = &board.game else { panic!("cards are played") };
    let game = |number: u64| {
        let mut players = board.players.clone();
        if let (1, Player::Person(person)) = (number, &mut players[0]) {
            person.name.clear();
        }
        PastGame {
            table: TableId::new(number),
            played: PlayedAt::at(
                Location { guild: GuildId::new(1), channel: ChannelId::new(number) },
                None,
                &players,
            ),
            ended_at: 1_700_000_000_000,
            kind: view.options.kind(),
            result: (number != 2).then(|| (game.totals, game.places.unwrap())),
            players,
        }
    };
    let name = page.of.map(|_| "Ada".to_owned());
    PastGames { page, name, games: (1..=games).map(game).collect(), all }
}

fn onlooker(user: u64) -> Onlooker {
    let location = Location { guild: GuildId::new(1), channel: ChannelId::new(1) };
    Onlooker { user: UserId::new(user), location, parent: None }
}

#[test]
fn a_list_names_games_and_opens_those_that_may_be_seen_here() {
    let words = Words::english();
    let message = words.past_games(&list(10, GamesPage::first(None), 11), &onlooker(99));
    check_message(message.message());
    let text = shown(message.message());
    assert!(text.contains("#7") && text.contains("ended early") && text.contains("🏆"), "{text}");
    let buttons = || message.message().rows.iter().flatten();
    let live = |press: PastPress| {
        let mut found = buttons().filter(|button| button.press == Press::Past(press));
        found.next().map(|button| button.state == ButtonState::Live)
    };
    assert_eq!(live(PastPress::replay(TableId::new(1))), Some(true));
    assert_eq!(live(PastPress::replay(TableId::new(7))), Some(false), "of another channel");
    assert_eq!(live(PastPress::List(GamesPage { of: None, page: 1 })), Some(true));
    let of_who_asks = GamesPage::first(Some(UserId::new(99)));
    assert_eq!(live(PastPress::List(of_who_asks)), Some(true));
    // Players of a game may see it wherever they are.
    let own = words.past_games(&list(10, GamesPage::first(None), 11), &onlooker(1));
    let mut replays = own.message().rows[..2].iter().flatten();
    assert!(replays.all(|button| button.state == ButtonState::Live));
}

#[test]
fn a_list_of_ones_own_games_says_the_place_and_every_list_turns_back() {
    let words = Words::english();
    let of = Some(UserId::new(1));
    for page in [0, 1, u32::MAX] {
        let message = words.past_games(&list(3, GamesPage { of, page }, 13), &onlooker(1));
        check_message(message.message());
        let text = shown(message.message());
        assert!(text.contains("Ada") && text.contains("place"), "{text}");
    }
}

#[test]
fn a_page_says_how_many_there_are_and_one_beyond_them_leads_back() {
    let words = Words::english();
    let shown = |page: u32, all: u32| {
        let on_it = GamesPage::LINES.min(all.saturating_sub(page.saturating_mul(GamesPage::LINES)));
        let list = list(on_it.into(), GamesPage { of: None, page }, all);
        let message = words.past_games(&list, &onlooker(1)).message().clone();
        let buttons = message.rows.concat().into_iter();
        let turns = buttons.filter_map(|button| match button.press {
            Press::Past(PastPress::List(GamesPage { of: None, page }))
                if button.state == ButtonState::Live =>
            {
                Some(page)
            }
            _ => None,
        });
        (message.embed.unwrap().footer, turns.collect::<Vec<_>>())
    };
    for (page, all, footer, turns) in [
        (0, 0, "", vec![]),
        (0, 1, "Page 1 of 1", vec![]),
        (0, 10, "Page 1 of 1", vec![]),
        (0, 11, "Page 1 of 2", vec![1]),
        (1, 11, "Page 2 of 2", vec![0]),
        (2, 65, "Page 3 of 7", vec![1, 3]),
        (9, 65, "", vec![6]),
        (u32::MAX, 65, "", vec![6]),
        (9, 0, "", vec![0]),
    ] {
        assert_eq!(shown(page, all), (footer.to_owned(), turns), "page {page} of {all} games");
    }
}

#[test]
fn an_empty_list_says_what_to_do() {
    let words = Words::english();
    for (of, page) in [(None, 0), (Some(UserId::new(1)), 0), (None, 5)] {
        let message = words.past_games(&list(0, GamesPage { of, page }, 0), &onlooker(1));
        check_message(message.message());
        let turns = message.message().rows.iter().flatten();
        // A page that does not exist has a way back, one player's games have a way to all games, and
        // a game of either kind begins where there is none.
        let begins = if page == 0 { GameKind::VARIANTS.len() } else { 0 };
        let ways_out = usize::from(page > 0) + usize::from(of.is_some()) + begins;
        assert_eq!(turns.filter(|button| button.state == ButtonState::Live).count(), ways_out);
    }
}

#[test]
fn who_won_and_has_no_name_any_more_is_a_former_player() {
    let words = Words::english();
    let mut list = list(1, GamesPage::first(None), 1);
    for player in &mut list.games[0].players {
        if let Player::Person(person) = player {
            person.name.clear();
        }
    }
    let text = shown(words.past_games(&list, &onlooker(1)).message());
    assert!(text.contains(FORMER), "{text}");
}

#[test]
fn what_a_check_found_is_said_in_words_for_everybody() {
    let (played, words) = (short_game(), Words::english());
    let record = record_of(&played.table, played.log.clone()).unwrap();
    let mut altered = played.log.clone();
    altered.remove(4);
    let altered = check(&record_of(&played.table, altered).unwrap());
    for (is_cut, checked) in [(false, check(&record)), (true, check(&record)), (false, altered)] {
        let about = (played.table.id, played.table.options.kind());
        let message = words.checked(about, is_cut, &checked);
        check_message(message.message());
        let text = shown(message.message());
        let holds = matches!(checked, Checked::Holds(_));
        assert_eq!((text.contains('✅'), text.contains('❌')), (holds, !holds), "{text}");
        assert!(!text.contains("hash") && !text.contains("SHA"), "{text}");
    }
}

#[test]
fn a_check_that_fails_names_the_line_in_every_language_and_no_english_reason() {
    let played = short_game();
    let mut altered = played.log.clone();
    altered.remove(4);
    let checked = check(&record_of(&played.table, altered).unwrap());
    let Checked::Fails(wrong) = &checked else { panic!("{checked:?}") };
    for language in Language::VARIANTS {
        let words = Words::of(*language);
        let about = (played.table.id, played.table.options.kind());
        let message = words.checked(about, false, &checked);
        let description = &message.message().embed.as_ref().unwrap().description;
        let fails = words.with("verify-fails", [("line", wrong.line.into())]);
        assert!(fails.contains(&wrong.line.to_string()), "{language}: {fails}");
        assert_eq!(description, &fails, "{language}");
    }
}
