//! Texts of buttons.

use henge::daily::Day;
use henge::features::press::{
    BellPress, ChallengePress, DailyPress, Draft, HourPress, LeaderboardPress, LeaderboardSubject,
    LobbyPress, OwnPress, Page, PanelPress, Press, PrivacyPress, ProfilePress, Screen,
    SpectatorPress, Subcommand, Subject, TabletPress, Topic, VotePress, WeekPress, Wish,
};
use henge::lesson::{Lesson, Progress};
use henge::rules::{GameKind, OfGame, Options, Seat, SeatCount};
use henge::scores::{By, Leaderboard, Period, ProfilePage, Season, Week};
use henge::table::{AfterRoll, PressId, Proposal, Question, Reaction, TableId, Tempo, UserId};
use strum::VariantArray as _;

use crate::fuzz::{altered, try_all};
use crate::shared::actions::every_action;

/// Presses of every kind.
pub fn valid() -> Vec<String> {
    let (table, question, vote) = (TableId::new(7), Question::new(40), PressId::new(50));
    let own = |press| Press::Own(table, Draft::default(), press);
    let actions = GameKind::VARIANTS.iter().flat_map(|kind| every_action(*kind));
    let answers = actions.map(|action| own(OwnPress::Answer { question, action, place: 0 }));
    let (by, period) = (By::Precision, Period::Month);
    let dice = Leaderboard { by, period, page: 12, ..Leaderboard::of(GameKind::Dice) };
    let players = SeatCount::try_from(4_usize).ok();
    let (by, period) = (By::Rating, Period::Season(Season::at(0)));
    let cards = Leaderboard { by, period, players, ..Leaderboard::of(GameKind::Cards) };
    let picks =
        LeaderboardSubject::VARIANTS.iter().map(|picked| LeaderboardPress::Pick(*picked, cards));
    let leaderboards = [dice, cards].map(LeaderboardPress::Show).into_iter().chain(picks);
    let orders =
        AfterRoll::VARIANTS.iter().map(|order| own(OwnPress::Order(OfGame::Dice((*order).into()))));
    Screen::VARIANTS
        .iter()
        .flat_map(|screen| [Press::Show(table, *screen), own(OwnPress::Show(*screen))])
        .chain(LobbyPress::VARIANTS.iter().map(|press| Press::Lobby(table, *press)))
        .chain(panel(table))
        .chain(VotePress::VARIANTS.iter().map(|press| Press::Vote(table, vote, *press)))
        .chain([true, false].map(|wanted| own(OwnPress::Hints(wanted))))
        .chain(Tempo::VARIANTS.iter().map(|tempo| own(OwnPress::Tempo(*tempo))))
        .chain([OwnPress::Type, OwnPress::More].map(own))
        .chain(Reaction::VARIANTS.iter().map(|reaction| own(OwnPress::React(*reaction))))
        .chain([true, false].map(|on| own(OwnPress::Mute(UserId::new(2), on))))
        .chain([true, false].map(|on| own(OwnPress::Eyes(on))))
        .chain(
            [
                SpectatorPress::Next,
                SpectatorPress::NotNext,
                SpectatorPress::SitIn(Seat::new(0)),
                SpectatorPress::StayOut,
                SpectatorPress::Look(Seat::new(0)),
                SpectatorPress::LookAway,
                SpectatorPress::Guess(1),
            ]
            .map(|press| Press::Spectator(table, press)),
        )
        .chain(Proposal::VARIANTS.iter().map(|proposal| own(OwnPress::Propose(*proposal))))
        .chain([Press::Cut(table), Press::GoOn(table), Press::Rematch(table), Press::Join(table)])
        .chain(leaderboards.map(Press::Leaderboard))
        .chain([Press::Profile(
            UserId::new(60),
            ProfilePage::Game(GameKind::Dice),
            ProfilePress::Share,
        )])
        .chain(PrivacyPress::VARIANTS.iter().map(|press| Press::Privacy(*press)))
        .chain(
            Topic::VARIANTS
                .iter()
                .flat_map(|topic| [Press::Rules(None, *topic), own(OwnPress::Rules(*topic))]),
        )
        .chain(Topic::VARIANTS.iter().map(|topic| Press::Rules(Some(table), *topic)))
        .chain(Subcommand::VARIANTS.iter().map(|subcommand| Press::Command(*subcommand, None)))
        .chain([Press::Command(Subcommand::Play, Some(GameKind::Dice))])
        .chain([Press::read("2.open.thread.live.dice.12.true").unwrap()])
        .chain(lessons())
        .chain(daily())
        .chain(challenges(table))
        .chain(HourPress::VARIANTS.iter().map(|press| Press::Hour(table, *press)))
        .chain([BellPress::On, BellPress::Pick(Wish::Zone), BellPress::TypeZone].map(Press::Bell))
        .chain([WeekPress::Show, WeekPress::Vote(Week::of_number(2970), 0)].map(Press::Week))
        .chain(tablets(vote).map(Press::Tablet))
        .chain([
            own(OwnPress::StepAway),
            own(OwnPress::Leave),
            own(OwnPress::End),
            own(OwnPress::Blank(3)),
        ])
        .chain(answers)
        .chain(orders)
        .map(|press| press.text())
        .collect()
}

/// Presses in lessons, at their beginning and later on.
fn lessons() -> impl Iterator<Item = Press> {
    let starts = Lesson::VARIANTS.iter().copied().map(Progress::start);
    let later = [("following", "p1-cW"), ("seer", "p2B-y"), ("wizard-color", "p3G-w-r012")];
    let later = later.into_iter().filter_map(|(lesson, done)| Progress::read(lesson, done).ok());
    starts
        .chain(later)
        .map(|progress| Press::Lesson(progress, Draft::default(), OwnPress::Show(Screen::Hand)))
}

/// Presses about the deal of the day.
fn daily() -> impl Iterator<Item = Press> {
    let hand = OwnPress::Show(Screen::Hand);
    let day = Day::of_number(29);
    [
        DailyPress::Play,
        DailyPress::Own(day, Draft::default(), hand),
        DailyPress::Yesterday(3),
        DailyPress::Luck,
        DailyPress::Record(day),
        DailyPress::Remind,
    ]
    .into_iter()
    .map(Press::Daily)
}

/// Presses about the deal of a game that is over.
fn challenges(table: TableId) -> impl Iterator<Item = Press> {
    let hand = OwnPress::Show(Screen::Hand);
    [
        ChallengePress::Play(table),
        ChallengePress::Own(table, Draft::default(), hand),
        ChallengePress::Dare(table),
        ChallengePress::Record(table),
    ]
    .into_iter()
    .map(Press::Challenge)
}

/// Presses on a tablet.
fn tablets(tablet: PressId) -> impl Iterator<Item = TabletPress> {
    let new = GameKind::VARIANTS.iter().map(|game| TabletPress::New(Options::classic(*game)));
    new.chain([
        TabletPress::Line(tablet, 4),
        TabletPress::Own(tablet, 5),
        TabletPress::Draw(tablet, 6),
        TabletPress::Magic(tablet, 7),
        TabletPress::Undo(tablet, 8),
        TabletPress::End(tablet, 9),
        TabletPress::Again(tablet),
    ])
}

/// Presses on the panel of options.
fn panel(table: TableId) -> impl Iterator<Item = Press> {
    let pages = Page::VARIANTS.iter().copied();
    let subjects = GameKind::VARIANTS.iter().flat_map(move |game| {
        let subjects = Page::VARIANTS.iter().flat_map(|page| Subject::on(*page, *game));
        subjects.map(PanelPress::Pick)
    });
    let presses = pages.map(PanelPress::Show).chain(subjects);
    presses.map(move |press| Press::Panel(table, press))
}

#[test]
fn what_a_button_says_is_read_as_it_is_written_or_refused() {
    let valid = valid();
    try_all(
        "texts of buttons",
        35,
        |luck| altered::text(&valid, luck),
        |text| {
            let Ok(press) = Press::read(text) else { return false };
            assert_eq!(press.text(), *text);
            assert!(text.len() <= 100, "it would not fit a button");
            true
        },
    );
}
