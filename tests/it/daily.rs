//! The deal of the day: the same game for everybody, followed from the actions alone.

use std::sync::LazyLock;

use expect_test::expect_file;
use henge::computer::Level;
use henge::daily::{Chain, Day, Deal, Opponents, PLAYERS_VERSION};
use henge::record::{WrongLine, verify};
use henge::rules::cards::Ask as CardAsk;
use henge::rules::dice::Ask as DiceAsk;
use henge::rules::games::GameKind;
use henge::rules::{Action, OfGame, PublicState as _, SeatView};
use henge::solo::{Attempt, Course, Finished};
use henge::table::{Person, Player, PublicStage, UserId};
use proptest::prelude::*;
use tempfile::TempDir;

static CHAIN: LazyLock<Chain> =
    LazyLock::new(|| Chain::open(TempDir::new().unwrap().keep().as_path(), [7; 32]).unwrap());

/// The deal of this day.
pub fn deal(number: i64) -> Deal {
    let day = Day::of_number(number);
    Deal::new(day, CHAIN.secret(day).unwrap())
}

fn ada() -> Person {
    Person { id: UserId::new(1), name: "Ada".to_owned() }
}

/// Every legal action of the person now.
pub fn answers(course: &Course) -> Vec<Action> {
    match &course.own.game {
        OfGame::Cards(view) => view.ask.iter().flat_map(CardAsk::answers).map(Into::into).collect(),
        OfGame::Dice(view) => view.ask.iter().flat_map(DiceAsk::answers).map(Into::into).collect(),
    }
}

/// A whole game in which the person answers with these picks; all positions, the last one over.
pub fn played(deal: &Deal, mut pick: impl FnMut(usize) -> usize) -> Vec<(Attempt, Course)> {
    let mut attempt = deal.setting().begun();
    let mut positions = Vec::new();
    loop {
        let course = deal.setting().look(&attempt, &ada()).unwrap();
        positions.push((attempt.clone(), course.clone()));
        if course.is_over {
            return positions;
        }
        let answers = answers(&course);
        let action = answers[pick(answers.len()) % answers.len()];
        attempt =
            deal.setting().with(&attempt, action).unwrap_or_else(|refusal| panic!("{refusal:?}"));
    }
}

fn last(positions: &[(Attempt, Course)]) -> &(Attempt, Course) {
    positions.last().unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2))]

    #[test]
    fn a_game_is_followed_from_its_actions_and_is_checked_by_anybody(
        number in 1..2000_i64,
        picks in prop::collection::vec(any::<usize>(), 200),
    ) {
        let deal = deal(number);
        let mut picks = picks.into_iter().cycle();
        let positions = played(&deal, |_| picks.next().unwrap());
        for (attempt, course) in positions.iter().step_by(6) {
            // The text of the actions gives the same position: after a restart nothing is lost.
            let read = deal.setting().read(&attempt.text()).unwrap();
            prop_assert!(read == *attempt);
            let again = deal.setting().look(&read, &ada()).unwrap();
            prop_assert_eq!(&again.totals, &course.totals);
            prop_assert_eq!(format!("{:?}", again.own.game), format!("{:?}", course.own.game));
        }
        let (attempt, course) = last(&positions);
        prop_assert_eq!(course.totals.len(), 5);
        let finished = Finished { totals: course.totals.clone() };
        prop_assert_eq!(finished.hits().count(), 5);
        let record = deal.setting().record(attempt, &ada()).unwrap();
        prop_assert_eq!(verify(&record.text()).unwrap().games, 1);
        // The secret of the deal is what the seal says, and the seed follows from it.
        prop_assert!(record.header.contains(&hex::encode(deal.commitment())));
        for round in 1..=5 {
            let opened = deal.setting().opened(attempt, &ada(), round).unwrap();
            let (seats, of_round) = match &opened.views {
                OfGame::Cards(views) => (views.len(), views[0].table.round()),
                OfGame::Dice(views) => (views.len(), views[0].table.round()),
            };
            prop_assert_eq!((seats, of_round), (4, round));
        }
        let beyond = deal.setting().opened(attempt, &ada(), 6);
        prop_assert!(beyond.is_err());
    }
}

/// Reads the record of one or more games, and counts those whose computer players decide the same again.
fn opponents(record: &str) -> Result<usize, WrongLine> {
    let mut opponents = Opponents::default();
    record.lines().try_for_each(|line| opponents.read(line))?;
    opponents.end()
}

/// A game of the day in which all players decide as the rules allow, but the computer players as
/// beginners do: they were not those whom everybody meets.
#[test]
fn a_computer_player_who_decided_otherwise_than_for_everybody_is_found_in_the_record() {
    let of_beginners = |deal: Deal| {
        let mut setting = deal.setting();
        for other in &mut setting.others {
            *other = Player::Computer { name: other.name().to_owned(), level: Level::BEGINNER };
        }
        setting.record(&setting.masters(), &ada()).unwrap().text()
    };
    let record = of_beginners(deal(2));
    assert_eq!(verify(&record).unwrap().games, 1);
    let wrong = opponents(&record).unwrap_err();
    assert!(wrong.line > 1 && wrong.line <= record.lines().count(), "{wrong}");
    // The computer players of another version may decide otherwise.
    let other = of_beginners(deal(2).of_version(PLAYERS_VERSION + 1));
    assert_eq!(opponents(&other), Ok(0));
    // The line of the second record is counted from the beginning of the text.
    let before = other.lines().count();
    assert_eq!(opponents(&format!("{other}{record}")).unwrap_err().line, before + wrong.line);
}

#[test]
fn everybody_meets_the_same_opponents() {
    for number in [2, 4] {
        let deal = deal(number);
        let one = played(&deal, |_| 0);
        let other = played(&deal, |_| 0);
        assert!(last(&one).0 == last(&other).0, "day {number}");
        let record = deal.setting().record(&last(&one).0, &ada()).unwrap();
        let is_checked = deal.options().kind() == GameKind::Cards;
        assert_eq!(opponents(&record.text()), Ok(usize::from(is_checked)), "day {number}");
        let another = played(&deal, |answers| answers - 1);
        assert!(last(&one).0 != last(&another).0, "day {number}");
    }
}

#[test]
fn all_games_of_a_day_have_the_same_hands() {
    let deal = deal(2);
    let hands = |pick: fn(usize) -> usize| {
        let positions = played(&deal, pick);
        (1..=5)
            .map(|round| {
                let opened = deal.setting().opened(&last(&positions).0, &ada(), round).unwrap();
                let OfGame::Cards(views) = opened.views else { panic!("a day of cards") };
                views.iter().map(|view| format!("{:?}", view.hand)).collect::<Vec<_>>()
            })
            .collect::<Vec<_>>()
    };
    assert_eq!(hands(|_| 0), hands(|answers| answers - 1));
}

#[test]
fn cards_and_dice_have_their_days() {
    let days: Vec<GameKind> = (1..=7).map(|number| deal(number).options().kind()).collect();
    let (cards, dice) = (GameKind::Cards, GameKind::Dice);
    assert_eq!(days, [dice, cards, cards, dice, cards, cards, cards]);
    assert_eq!(deal(8).options().kind(), dice);
}

#[test]
fn a_master_makes_par() {
    for number in [1, 2] {
        let deal = deal(number);
        let attempt = deal.setting().masters();
        let course = deal.setting().look(&attempt, &ada()).unwrap();
        assert!(course.is_over);
        assert_eq!(course.totals.len(), 5, "day {number}");
        assert!(attempt == deal.setting().masters());
    }
}

/// All decisions of the computer players on two days of each game, and a master's in place of the
/// person: a game that is stored goes on after an update only if they stay as they are.
#[test]
fn the_computer_players_of_a_day_decide_as_their_version_has_always_decided() {
    let head = format!(
        "If a line below changes, raise PLAYERS_VERSION in src/daily/deal.rs, and only then run this \
         test with UPDATE_EXPECT=1. PLAYERS_VERSION is {PLAYERS_VERSION}.\n"
    );
    let days = (1..=4).map(|number| {
        let deal = Deal::new(Day::of_number(number), [number as u8; 32]);
        let others = last(&played(&deal, |_| 0)).0.text();
        let par = deal.setting().masters().text();
        format!("\nday {number}, {}\n{others}\n{par}\n", deal.options().kind())
    });
    let text: String = [head].into_iter().chain(days).collect();
    expect_file!["daily.txt"].assert_eq(&text);
}

#[test]
fn an_action_that_is_not_allowed_changes_nothing() {
    let deal = deal(2);
    let (attempt, course) = &played(&deal, |_| 0)[0];
    let forbidden: Action = "21"
        .parse::<henge::rules::cards::Action>()
        .map_or_else(|_| henge::rules::cards::Action::Predict(20).into(), Into::into);
    assert!(!answers(course).contains(&forbidden));
    assert!(matches!(deal.setting().with(attempt, forbidden), Err(Some(_))));
    let dice: Action = henge::rules::dice::Action::Stay.into();
    assert!(matches!(deal.setting().with(attempt, dice), Err(None)), "an action of the other game");
    assert!(deal.setting().read("nonsense").is_err());
}

#[test]
fn the_text_of_another_day_does_not_fit() {
    let (one, other) = (deal(2), deal(3));
    let attempt = last(&played(&one, |_| 0)).0.clone();
    let read = other.setting().read(&attempt.text()).unwrap();
    assert!(other.setting().look(&read, &ada()).is_err());
}

#[test]
fn nothing_prints_what_is_hidden() {
    let deal = deal(2);
    let (attempt, course) = &played(&deal, |_| 0)[3];
    let printed = format!("{deal:?} {attempt:?} {course:?}");
    assert!(!printed.contains(&hex::encode(deal.secret())), "{printed}");
    assert!(!printed.contains(&attempt.text()), "{printed}");
    assert!(printed.matches("sealed").count() == 3, "{printed}");
}

#[test]
fn the_game_is_played_at_no_table() {
    let deal = deal(2);
    let course = deal.setting().look(&deal.setting().begun(), &ada()).unwrap();
    assert!(matches!(course.own.table.stage, PublicStage::Playing(_)));
    let people = course.own.table.players().iter().filter(|player| player.person().is_some());
    assert_eq!(people.count(), 1);
    let SeatView::Cards(view) = &course.own.game else { panic!("a day of cards") };
    assert!(view.ask.is_some(), "the game waits for the person");
}
