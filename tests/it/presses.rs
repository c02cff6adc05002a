//! The text of a button: every press is read as it is written, and no other text is a press.

use std::collections::HashSet;

use henge::daily::Day;
use henge::features::press::{
    BellPress, ChallengePress, DailyPress, Draft, HourPress, LeaderboardPress, LeaderboardSubject,
    LobbyPress, OwnPress, OwnPressKind, Page, PanelPress, PastPress, Press, PressKind,
    PrivacyPress, ProfilePress, Screen, Setting, SettingsPage, SettingsPress, SpectatorPress,
    Subcommand, Subject, TabletPress, Terms, Topic, VotePress, WeekPress, Wish, options_text,
    read_options,
};
use henge::history::{At, GamesPage, SeenBy, Turn};
use henge::lesson::{Lesson, Progress};
use henge::rules::dice::{Action, Color, Number, Prediction};
use henge::rules::{GameKind, OfGame, Options, Seat, SeatCount, cards, dice};
use henge::scores::{By, Leaderboard, Period, ProfilePage, Season, Week};
use henge::server::{Place, Reactions};
use henge::table::{
    AfterRoll, Clock, DiceOrder, InAdvance, PressId, Proposal, Question, Reaction, TableId, Tempo,
    UserId,
};
use strum::VariantArray as _;

use crate::shared::actions::every_action;

const TABLE: TableId = TableId::new(u64::MAX);
const LONGEST_DRAFT: &str = "0123456789-abcdefghijABC";

/// Every press on a private message.
fn every_own_press() -> Vec<OwnPress> {
    let mut all: Vec<OwnPress> =
        Screen::VARIANTS.iter().map(|screen| OwnPress::Show(*screen)).collect();
    for kind in GameKind::VARIANTS {
        let question = Question::new(u32::MAX);
        let answer = |action| OwnPress::Answer { question, action, place: u8::MAX };
        let ahead = |action| OwnPress::InAdvance { moment: u32::MAX, action, place: u8::MAX };
        all.extend(every_action(*kind).into_iter().map(answer));
        all.extend(every_action(*kind).into_iter().map(ahead));
    }
    all.extend(Topic::VARIANTS.iter().copied().map(OwnPress::Rules));
    all.extend(
        AfterRoll::VARIANTS.iter().map(|order| OwnPress::Order(OfGame::Dice((*order).into()))),
    );
    let action = Action::Predict(Prediction { number: Number::ALL[0], color: Color::Blue });
    let ahead = InAdvance::Wanted { moment: u32::MAX, action };
    let order = |after_roll: &AfterRoll| DiceOrder { after_roll: *after_roll, ahead };
    all.extend(AfterRoll::VARIANTS.iter().map(order).map(OfGame::Dice).map(OwnPress::Order));
    all.extend(Proposal::VARIANTS.iter().copied().map(OwnPress::Propose));
    all.extend([true, false].map(OwnPress::Hints));
    all.extend(Reaction::VARIANTS.iter().copied().map(OwnPress::React));
    all.extend([true, false].map(|on| OwnPress::Mute(UserId::new(u64::MAX), on)));
    all.extend([true, false].map(OwnPress::Eyes));
    all.extend(Tempo::VARIANTS.iter().copied().map(OwnPress::Tempo));
    all.extend([
        OwnPress::Type,
        OwnPress::More,
        OwnPress::StepAway,
        OwnPress::Leave,
        OwnPress::End,
        OwnPress::Blank(19),
    ]);
    all
}

/// Every press and select on the panel of options.
fn every_panel_press() -> Vec<PanelPress> {
    let subjects = GameKind::VARIANTS
        .iter()
        .flat_map(|game| Page::VARIANTS.iter().flat_map(|page| Subject::on(*page, *game)));
    let subjects: HashSet<Subject> = subjects.collect();
    let pages = Page::VARIANTS.iter().copied().map(PanelPress::Show);
    pages.chain(subjects.into_iter().map(PanelPress::Pick)).collect()
}

fn every_leaderboard_press() -> Vec<LeaderboardPress> {
    let mut all = Vec::new();
    let season = Period::Season(Season::at(253_402_300_799_999));
    for game in GameKind::VARIANTS.iter().copied() {
        for by in By::VARIANTS.iter().copied() {
            for period in [Period::AllTime, Period::Month, Period::ThisSeason, season] {
                for players in [None, SeatCount::try_from(6_usize).ok()] {
                    let shown = Leaderboard { game, by, period, players, page: u32::MAX };
                    all.push(LeaderboardPress::Show(shown));
                    let picks = LeaderboardSubject::VARIANTS.iter();
                    all.extend(picks.map(|picked| LeaderboardPress::Pick(*picked, shown)));
                }
            }
        }
    }
    all
}

/// Every press and select on the panel of a server's settings.
fn every_settings_press() -> Vec<SettingsPress> {
    let pages = SettingsPage::VARIANTS.iter().copied().map(SettingsPress::Show);
    let picks = Setting::VARIANTS.iter().copied().map(SettingsPress::Pick);
    let saves = every_options().into_iter().map(SettingsPress::Save);
    let others = [
        SettingsPress::Delete(PressId::new(u64::MAX)),
        SettingsPress::Reset,
        SettingsPress::Reactions(Reactions::On),
        SettingsPress::Reactions(Reactions::Off),
        SettingsPress::OwnLanguage,
        SettingsPress::TypeZone,
    ];
    pages.chain(picks).chain(saves).chain(others).collect()
}

/// Every game with every combination of options for three players.
fn every_options() -> Vec<Options> {
    let seats = SeatCount::try_from(3_usize).unwrap();
    let cards = cards::Options::every_combination(seats).into_iter().map(Options::from);
    cards.chain(dice::Options::every_combination(seats).into_iter().map(Options::from)).collect()
}

#[test]
fn a_games_choices_read_as_they_are_written() {
    let all = every_options();
    let texts: HashSet<String> = all.iter().map(options_text).collect();
    assert_eq!(texts.len(), all.len());
    for options in all {
        assert_eq!(read_options(&options_text(&options)), Ok(options));
    }
    for forged in ["", "dice.9.false.false", "dice.10.false", "chess.9.false"] {
        assert!(read_options(forged).is_err(), "{forged}");
    }
}

#[test]
fn a_button_from_before_an_option_still_means_what_it_meant() {
    for text in
        ["2.settings.save.dice.12.false", "2.settings.save.cards.open.off.off.false.all.shared"]
    {
        assert!(Press::read(text).is_ok(), "{text}");
    }
}

#[test]
fn an_option_that_an_older_button_does_not_name_is_the_rule_books() {
    for options in every_options() {
        let (kind, text) = (options.kind(), options_text(&options));
        let values: Vec<&str> = text.split('.').collect();
        for named in 1..values.len() {
            let older = read_options(&values[..named].join(".")).unwrap();
            for (place, choice) in Options::choices(kind).iter().enumerate() {
                let is_named = place + 1 < named;
                let expected = if is_named { options } else { Options::classic(kind) };
                assert_eq!(older.chosen(choice), expected.chosen(choice), "{text}, {named}");
            }
        }
    }
}

/// Every press on a tablet.
fn every_tablet_press() -> Vec<TabletPress> {
    let (tablet, step, entries) = (PressId::new(u64::MAX), u16::MAX, usize::MAX);
    let new = every_options().into_iter().map(TabletPress::New);
    let others = [
        TabletPress::Line(tablet, step),
        TabletPress::Own(tablet, step),
        TabletPress::Draw(tablet, step),
        TabletPress::Magic(tablet, step),
        TabletPress::Undo(tablet, entries),
        TabletPress::End(tablet, entries),
        TabletPress::Again(tablet),
    ];
    new.chain(others).collect()
}

/// Every press about finished games.
fn every_past_press() -> Vec<PastPress> {
    let pages = [None, Some(UserId::new(u64::MAX))].map(|of| GamesPage { of, page: u32::MAX });
    let mut all = pages.map(PastPress::List).to_vec();
    let seats = (0..6).map(|seat| SeenBy::Seat(Seat::new(seat)));
    for seen_by in [SeenBy::Above].into_iter().chain(seats) {
        let at = At { step: u32::MAX, seen_by };
        all.extend(Turn::VARIANTS.iter().map(|turn| PastPress::Replay(TABLE, at, *turn)));
        all.push(PastPress::SeenBy(TABLE, at));
    }
    let seats = [None, Some(Seat::new(0)), Some(Seat::new(5))];
    all.extend(seats.map(|seat| PastPress::Coach(TABLE, seat)));
    all.push(PastPress::CoachOf(TABLE));
    all.push(PastPress::Retry(TABLE, u32::MAX, None));
    let actions = GameKind::VARIANTS.iter().flat_map(|kind| every_action(*kind));
    all.extend(actions.map(|action| PastPress::Retry(TABLE, u32::MAX, Some(action))));
    all.extend([PastPress::Record(TABLE), PastPress::Verify(TABLE)]);
    all
}

/// Every press in lessons, with the smallest and the largest progress.
fn every_lesson_press() -> Vec<Press> {
    let longest = Progress::read("wizard-color+3", "p5Y-wR-r0123456-r0123456-j").unwrap();
    let starts = Lesson::VARIANTS.iter().copied().map(Progress::start);
    let asked = |press| match press {
        OwnPress::Answer { action, .. } => {
            OwnPress::Answer { question: Question::new(6), action, place: 0 }
        }
        press => press,
    };
    let presses: Vec<OwnPress> = every_own_press().into_iter().map(asked).collect();
    let draft = Draft::new("m6-0123456").unwrap();
    let of_one = |progress: Progress| {
        let press = |press: &OwnPress| Press::Lesson(progress.clone(), draft.clone(), *press);
        presses.iter().map(press).collect::<Vec<_>>()
    };
    starts.chain([longest]).flat_map(of_one).collect()
}

/// Every press about the deal of the day, with the smallest and the largest day.
fn every_daily_press() -> Vec<DailyPress> {
    let draft = Draft::new(LONGEST_DRAFT).unwrap();
    let days = [1, 99_999].map(Day::of_number);
    let own = every_own_press()
        .into_iter()
        .flat_map(|press| days.map(|day| DailyPress::Own(day, draft.clone(), press)));
    let rounds = (1..=5).map(DailyPress::Yesterday);
    let records = days.map(DailyPress::Record);
    [DailyPress::Play, DailyPress::Luck, DailyPress::Remind]
        .into_iter()
        .chain(rounds)
        .chain(records)
        .chain(own)
        .collect()
}

/// Every press about the deal of a game that is over.
fn every_challenge_press() -> impl Iterator<Item = ChallengePress> {
    let draft = Draft::new(LONGEST_DRAFT).unwrap();
    let own = every_own_press();
    let own = own.into_iter().map(move |press| ChallengePress::Own(TABLE, draft.clone(), press));
    let others = [ChallengePress::Play, ChallengePress::Dare, ChallengePress::Record];
    others.into_iter().map(|of| of(TABLE)).chain(own)
}

fn every_spectator_press() -> impl Iterator<Item = SpectatorPress> {
    let seats = (0..6)
        .map(Seat::new)
        .flat_map(|seat| [SpectatorPress::SitIn(seat), SpectatorPress::Look(seat)]);
    [
        SpectatorPress::Next,
        SpectatorPress::NotNext,
        SpectatorPress::StayOut,
        SpectatorPress::LookAway,
    ]
    .into_iter()
    .chain(seats)
    .chain([0, u8::MAX].map(SpectatorPress::Guess))
}

/// All terms of a lobby: every game with every combination of options, clocks and places.
fn every_terms() -> impl Iterator<Item = Terms> {
    let places = Place::VARIANTS.iter().copied();
    let clocks =
        places.flat_map(|place| Clock::VARIANTS.iter().copied().map(move |clock| (place, clock)));
    clocks.flat_map(|(place, clock)| {
        every_options().into_iter().map(move |options| Terms { options, clock, place })
    })
}

fn every_press() -> Vec<Press> {
    let mut all: Vec<Press> =
        Screen::VARIANTS.iter().map(|screen| Press::Show(TABLE, *screen)).collect();
    all.extend(LobbyPress::VARIANTS.iter().map(|press| Press::Lobby(TABLE, *press)));
    all.extend(every_panel_press().into_iter().map(|press| Press::Panel(TABLE, press)));
    all.extend(every_past_press().into_iter().map(Press::Past));
    all.extend(every_spectator_press().map(|press| Press::Spectator(TABLE, press)));
    all.extend([Press::Cut(TABLE), Press::GoOn(TABLE), Press::Rematch(TABLE), Press::Join(TABLE)]);
    all.extend(every_settings_press().into_iter().map(Press::Settings));
    all.extend(every_terms().map(Press::Open));
    all.extend(every_daily_press().into_iter().map(Press::Daily));
    all.extend(every_challenge_press().map(Press::Challenge));
    let wishes = Wish::VARIANTS.iter().copied().map(BellPress::Pick);
    let bells = [BellPress::On, BellPress::Off, BellPress::TypeZone].into_iter().chain(wishes);
    all.extend(bells.map(Press::Bell));
    all.extend(HourPress::VARIANTS.iter().map(|press| Press::Hour(TABLE, *press)));
    let votes = [0, i64::MAX].map(|week| WeekPress::Vote(Week::of_number(week), u8::MAX));
    all.extend([WeekPress::Show].into_iter().chain(votes).map(Press::Week));
    all.extend(every_tablet_press().into_iter().map(Press::Tablet));
    let vote = PressId::new(u64::MAX);
    all.extend(VotePress::VARIANTS.iter().map(|press| Press::Vote(TABLE, vote, *press)));
    all.extend(PrivacyPress::VARIANTS.iter().map(|press| Press::Privacy(*press)));
    for draft in [Draft::default(), Draft::new(LONGEST_DRAFT).unwrap()] {
        all.extend(every_own_press().into_iter().map(|own| Press::Own(TABLE, draft.clone(), own)));
    }
    for of in [None, Some(TABLE)] {
        all.extend(Topic::VARIANTS.iter().map(|topic| Press::Rules(of, *topic)));
    }
    for subcommand in Subcommand::VARIANTS.iter().copied() {
        let games = GameKind::VARIANTS.iter().copied().map(Some).chain([None]);
        all.extend(games.map(|game| Press::Command(subcommand, game)));
    }
    all.extend(every_lesson_press());
    all.extend(every_leaderboard_press().into_iter().map(Press::Leaderboard));
    let person = UserId::new(u64::MAX);
    for page in ProfilePage::all() {
        let press = |press: &ProfilePress| Press::Profile(person, page, *press);
        all.extend(ProfilePress::VARIANTS.iter().map(press));
    }
    all
}

#[test]
fn every_press_reads_as_it_is_written_and_fits_a_button() {
    for press in every_press() {
        let text = press.text();
        assert_eq!(Press::read(&text).as_ref(), Ok(&press), "{text}");
        assert!(text.len() <= 100, "{text}");
    }
}

#[test]
fn no_kind_of_press_is_left_out_here() {
    let kinds: HashSet<PressKind> = every_press().iter().map(PressKind::from).collect();
    assert_eq!(kinds.len(), PressKind::VARIANTS.len());
    let own: HashSet<OwnPressKind> = every_own_press().iter().map(OwnPressKind::from).collect();
    assert_eq!(own.len(), OwnPressKind::VARIANTS.len());
}

#[test]
fn no_two_presses_have_one_text() {
    let texts: HashSet<String> = every_press().iter().map(Press::text).collect();
    assert_eq!(texts.len(), every_press().len());
}

/// A button from the time before a table had rules of its own still means the rules of the books.
#[test]
fn a_button_of_the_rules_without_a_table_means_those_of_the_books() {
    let old =
        [("2.t.cards-goal", Topic::CardsGoal), ("2.t.dice-magic-cards", Topic::DiceMagicCards)];
    for (text, topic) in old {
        assert_eq!(Press::read(text), Ok(Press::Rules(None, topic)));
        assert_eq!(Press::Rules(None, topic).text(), text);
    }
    let of_a_table = Press::Rules(Some(TableId::new(7)), Topic::CardsGoal);
    assert_eq!(Press::read("2.t.cards-goal.7"), Ok(of_a_table));
}

/// Texts without a meaning.
const FORGED: &[&str] = &[
    "",
    "2",
    "2.l",
    "2.l.1",
    "2.l.1.sit.",
    "2.c",
    "2.c.01",
    "2.c.1.words",
    "2.v.1",
    "2.v.1.2",
    "2.v.1.agree",
    "2.v.1.2.moon",
    "2.v.1.02.agree",
    "2.v.1.-2.agree",
    "2.v.1.2.agree.",
    "2.v.1.18446744073709551616.agree",
    "2.open",
    "2.open.here.none",
    "2.open.moon.none.dice.9.false",
    "2.open.here.moon.dice.9.false",
    "2.d",
    "2.d.show.",
    "2.d.1.show",
    "2.d.everybody",
    "2.t",
    "2.t.moon",
    "2.t.cards-goal.",
    "2.t.cards-goal.07",
    "2.g",
    "2.g.01",
    "2.g.1.go-on",
    "2.w",
    "2.w.show.",
    "2.w.vote.2970",
    "2.w.vote.02970.1",
    "2.w.vote.2970.256",
    "2.w.vote.2970.-1",
    "2.o.1.0.propose",
    "2.o.1.0.propose.moon",
    "2.l.+1.sit",
    "2.l.01.sit",
    "2.l.-1.sit",
    "1.l.1.sit",
    "3.l.1.sit",
    "2.l.99999999999999999999.sit",
    "2.s.1.Hand",
    "2.s.1.moon",
    "2.o.1..show.hand",
    "2.o.1.0.show",
    "2.o.1.a_b.show.hand",
    "2.o.1.aaaaaaaaaaaaaaaaaaaaaaaaa.show.hand",
    "2.o.1.0.do.5.cards.cX9.0",
    "2.o.1.0.do.5.cards.c.0",
    "2.o.1.0.do.5.cards.p+3.0",
    "2.o.1.0.do.5.cards.p256.0",
    "2.o.1.0.do.-5.cards.p1.0",
    "2.o.1.0.do.5.dice.cB1.0",
    "2.o.1.0.do.5.chess.e4.0",
    "2.o.1.0.do.5.dice.p6B.0",
    "2.o.1.0.do.5.dice.p0B.0",
    "2.o.1.0.do.5.dice.p1b.0",
    "2.o.1.0.do.5.dice.r7.0",
    "2.o.1.0.do.5.dice.r00.0",
    "2.o.1.0.do.5.dice.r10.0",
    "2.o.1.0.do.5.dice.t0B0G.0",
    "2.o.1.0.do.5.dice.t1B0G.0",
    "2.o.1.0.do.5.dice.t0B1X.0",
    "2.o.1.0.do.5.dice.ss.0",
    "2.o.1.0.order.cards.",
    "2.o.1.0.order.cards.never-ask",
    "2.o.1.0.order.dice.always",
    "2.o.1.0.leave.now",
    "2.p.1",
    "2.p.1.show",
    "2.p.1.show.moon",
    "2.p.1.pick",
    "2.p.1.pick.game.cards",
    "2.p.1.pick.preset",
    "2.p.1.pick.preset.chess",
    "2.p.1.pick.choice.cards",
    "2.p.1.pick.choice.cards.target",
    "2.p.1.pick.choice.dice.bidding",
    "2.p.1.pick.choice.dice.0",
    "2.p.1.pick.moon",
    "2.b.chess.wins.all-time.0",
    "2.b.cards.wins.all-time.-1",
    "2.b.cards.wins.all-time",
    "2.b.cards.wins.moon.0",
    "2.b.cards.wins.2026-5.0",
    "2.b.cards.wins.2026-04.0",
    "2.b.cards.wins.all-time.0.any",
    "2.b.cards.wins.all-time.0.1",
    "2.b.cards.wins.all-time.0.7",
    "2.b.cards.wins.all-time.0.03",
    "2.b.moon.cards.wins.all-time.0",
    "2.b.by.cards.wins.all-time",
    "2.u.1.cards",
    "2.u.1.cards.moon",
    "2.u.1.moon.turn",
    "2.u.01.cards.turn",
    "2.u.-1.cards.turn",
    "2.u.Ada.cards.share",
    "2.h",
    "2.h.list",
    "2.h.list.all",
    "2.h.list.all.-1",
    "2.h.list.01.0",
    "2.h.list.moon.0",
    "2.h.replay.1.0.above",
    "2.h.replay.1.0.above.moon",
    "2.h.replay.1.0.6.next",
    "2.h.replay.1.0.+1.next",
    "2.h.replay.1.0.01.next",
    "2.h.replay.1.4294967296.above.next",
    "2.h.replay.1.-1.above.next",
    "2.h.by.1.0.below",
    "2.h.retry.1",
    "2.h.retry.1.-1",
    "2.h.retry.01.1",
    "2.h.retry.1.2.cards",
    "2.h.retry.1.2.cards.p",
    "2.h.retry.1.2.chess.e4",
    "2.h.retry.1.2.dice.p6B",
    "2.h.record",
    "2.h.record.01",
    "2.h.verify.1.0",
    "2.t",
    "2.t.moon",
    "2.t.cards-goal.",
    "2.o.1.0.rules",
    "2.o.1.0.rules.moon",
    "2.k",
    "2.k.moon",
    "2.k.play.chess",
    "2.k.play.cards.",
    "2.e.following",
    "2.e.following.0.0",
    "2.e.following..0.show.hand",
    "2.e.following.p1-.0.show.hand",
    "2.e.following.p+1.0.show.hand",
    "2.e.following.y.0.show.hand",
    "2.e.seer.cB1.0.show.hand",
    "2.e.moon.0.0.show.hand",
    "2.e.seer.y-y-y-y-y-y-y.0.show.hand",
];

#[test]
fn a_forged_text_is_no_press() {
    for text in FORGED {
        assert!(Press::read(text).is_err(), "{text}");
    }
}
