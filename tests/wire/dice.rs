//! Whole dice games with every Magic Card and restarts in every phase. People press the buttons
//! that their own pages offer.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use henge::features::press::{Draft, Screen};
use henge::rules::TableView;
use henge::rules::dice::{self, Ask, MagicCard};
use henge::table::{Player, UserId};
use playground::{Answer, Channel, Message, Person};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};

use crate::disk::table;
use crate::games::hand_of;
use crate::stage::{
    Stage, answers, begin, begin_at, behind_more, button, forge, ids, is_board, is_own, is_result,
    message, number, press, sees, wait,
};
use crate::truth::{check_no_hand_in_public, own_is_true, result_is_true};
use crate::words::ENGLISH;

/// A timeout longer than any game takes, even on a slow machine.
const A_GAME: Duration = Duration::from_mins(5);

/// The decisions that a table may wait for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Phase {
    Turning,
    Predicting,
    PredictingAtOnce,
    CrossingOut,
    NamingTheWizardColor,
    Rolling,
    RollingOrLeaving,
    StayingOrLeaving,
    Scoring,
}

const PHASES: [Phase; 9] = [
    Phase::Turning,
    Phase::Predicting,
    Phase::PredictingAtOnce,
    Phase::CrossingOut,
    Phase::NamingTheWizardColor,
    Phase::Rolling,
    Phase::RollingOrLeaving,
    Phase::StayingOrLeaving,
    Phase::Scoring,
];

/// The current state of a game: the public view, and its players.
struct Standing {
    view: dice::TableView,
    players: Vec<Player>,
}

impl Standing {
    /// The state of this table's game; `None` once it is over.
    async fn of(stage: &Stage, number: u64) -> Option<Self> {
        let view = table(stage, number).await.0.public_view();
        let board = view.board().filter(|_| !view.is_over())?;
        let TableView::Dice(game) = &board.game else { panic!("a dice game") };
        Some(Self { view: (**game).clone(), players: board.players.clone() })
    }

    fn asks(&self) -> impl Iterator<Item = (&Player, Ask)> {
        let asked = self.view.asked.values().iter();
        self.players.iter().zip(asked).filter_map(|(player, ask)| Some((player, (*ask)?)))
    }

    /// The phases in which the table waits; if several players predict, they do so simultaneously.
    fn phases(&self) -> Vec<Phase> {
        let predicting = self.asks().filter(|(_, ask)| matches!(ask, Ask::Predict { .. })).count();
        let phase = |ask: Ask| match ask {
            Ask::Turn => Phase::Turning,
            Ask::Predict { .. } if predicting > 1 => Phase::PredictingAtOnce,
            Ask::Predict { .. } => Phase::Predicting,
            Ask::Strike { .. } => Phase::CrossingOut,
            Ask::NameWizardColor => Phase::NamingTheWizardColor,
            Ask::Roll(_) => Phase::Rolling,
            Ask::RollOrScore { .. } => Phase::RollingOrLeaving,
            Ask::StayOrScore { .. } => Phase::StayingOrLeaving,
            Ask::Score { .. } => Phase::Scoring,
        };
        self.asks().map(|(_, ask)| phase(ask)).collect()
    }

    fn asks_this(&self, person: &Person) -> bool {
        self.asks().any(|(player, _)| player.is(UserId::new(person.id.0)))
    }
}

/// Plays the first table's dice game to its end with random presses.
pub async fn play_at_random(stage: &Stage, person: &Person, channel: &Channel) {
    let (mut luck, started) = (StdRng::seed_from_u64(1), Instant::now());
    while Standing::of(stage, 1).await.is_some() {
        press_something(person, channel, &mut luck).await;
        assert!(started.elapsed() < A_GAME, "{}", sees(person, channel));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_and_computers_play_to_the_leaderboard() {
    let stage = Stage::start().await;
    let (ada, dice) = (stage.person("Ada"), stage.channel("dice"));
    begin(std::slice::from_ref(&ada), &dice, "game:dice magic-cards:true").await;
    play_at_random(&stage, &ada, &dice).await;
    let end = ada.wait_for(&dice, is_result).await.unwrap();
    result_is_true(&stage, 1, &end).await;
    assert!(end.text().contains("Ada"), "{}", end.text());
    let (table, _) = table(&stage, 1).await;
    let view = table.private_view(UserId::new(ada.id.0)).unwrap();
    let pages = behind_more(&ada, &end, ".scores").await;
    let drawn = ENGLISH.own(&view, Screen::Scores, &Draft::default());
    let drawn = drawn.message().embed.clone().unwrap();
    assert_eq!(pages.embeds[0]["title"], drawn.title.as_str(), "{}", pages.text());
    let luck = behind_more(&ada, &end, ".luck").await;
    assert!(luck.is_ephemeral());
    let seed = hex::encode(table.proof().unwrap().seed());
    assert!(luck.text().contains(&seed), "the seal is open: {}", luck.text());
    let board = message(ada.command(&dice, "/wizard leaderboard game:dice").await.unwrap());
    assert!(board.text().contains("Ada"), "{}", board.text());
    let board = message(ada.command(&dice, "/wizard leaderboard game:cards").await.unwrap());
    assert!(!board.text().contains("Ada"), "{}", board.text());
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_meet_every_magic_card_and_the_bot_restarts_in_every_phase() {
    play_an_evening(&["Ada", "Ben"], 2).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn five_people_meet_every_magic_card_and_the_bot_restarts_in_every_phase() {
    play_an_evening(&["Ada", "Ben", "Cy", "Di", "Eve"], 3).await;
}

/// Plays one game after another until all Magic Cards have occurred and the bot has been restarted
/// in every phase. The second of three people has a standing order to be asked after every roll,
/// the third to be asked never.
async fn play_an_evening(names: &[&str], seed: u64) {
    let mut stage = Stage::start().await;
    let mut luck = StdRng::seed_from_u64(seed);
    let dice = stage.channel("dice");
    let people: Vec<Person> = names.iter().map(|name| stage.person(name)).collect();
    let (mut phases, mut cards) = (BTreeSet::new(), BTreeSet::new());
    // With two players nobody predicts at the same time as somebody else.
    let wanted = PHASES.len() - usize::from(people.len() == 2);
    let open = "game:dice magic-cards:true";
    let mut lobby = crate::stage::lobby(&people, &dice, open).await;
    for games in 1.. {
        let started = Instant::now();
        let number = number(&begin_at(&people[0], &lobby).await);
        for (person, order) in people.iter().zip(["", "ask-always", "never-ask"].iter().cycle()) {
            if !order.is_empty() {
                give_order(person, &dice, number, order).await;
            }
        }
        while let Some(game) = Standing::of(&stage, number).await {
            assert!(started.elapsed() < A_GAME, "{}", sees(&people[0], &dice));
            cards.extend(game.view.round.magic);
            if game.phases().into_iter().filter(|phase| phases.insert(*phase)).count() > 0 {
                stage.restart_bot().await;
                check_the_pages(&stage, number, &people, &dice).await;
            }
            for person in people.iter().filter(|person| game.asks_this(person)) {
                press_something(person, &dice, &mut luck).await;
            }
        }
        let result = result_of(&people[0], &dice, games).await;
        result_is_true(&stage, number, &result).await;
        if phases.len() == wanted && cards.len() == MagicCard::ALL.len() {
            break;
        }
        let rematch = format!("2.r.{number}");
        lobby = message(people[0].press_id(&result, &rematch).await.unwrap());
        for person in &people[1..] {
            person.press_id(&result, &rematch).await.unwrap();
        }
    }
    check_no_hand_in_public(&stage, &dice, &people);
    stage.check_the_wire();
}

/// Checks that every page, pressed once after a restart, shows the current state of the table.
async fn check_the_pages(stage: &Stage, number: u64, people: &[Person], channel: &Channel) {
    for person in people {
        hand_of(person, channel).await;
        own_is_true(stage, number, person, channel).await;
    }
}

/// Sets this person's standing order for what happens after each roll. If the grid takes up all the
/// buttons, the screen opens in a separate message.
async fn give_order(person: &Person, channel: &Channel, number: u64, order: &str) {
    let board = person.wait_for(channel, is_board).await.unwrap();
    // The page that the bot sends by itself would replace a screen that was opened before it.
    let is_page = |shown: &Message| is_own(shown) && self::number(shown) == number;
    person.wait_for(channel, is_page).await.unwrap();
    let open = format!("2.s.{number}.order");
    let orders = message(forge(person, board.id, &open).await);
    let end = format!(".order.dice.{order}");
    let page = message(press(person, &orders, &end).await);
    let left: Vec<&str> = ids(&page).collect();
    assert!(page.id == orders.id && button(&page, &end).is_none(), "{left:?} {}", page.text());
}

/// Waits until the channel has this number of results, and returns the latest.
async fn result_of(person: &Person, channel: &Channel, games: usize) -> Message {
    let look = async || {
        let results: Vec<Message> = person.sees(channel).into_iter().filter(is_result).collect();
        (results.len() == games).then(|| results.last().cloned()).flatten()
    };
    wait(|| sees(person, channel), look).await
}

/// Presses something that a person's page offers: an answer, or a change of the draft.
pub async fn press_something(person: &Person, channel: &Channel, luck: &mut StdRng) {
    let Some(page) = hand_of(person, channel).await else { return };
    let answers = answers(&page);
    let laid_out: Vec<String> = ids(&page).filter(lays_something_out).map(str::to_owned).collect();
    let answer = answers.choose(luck).filter(|_| laid_out.is_empty() || luck.random_bool(0.7));
    let Some(press) = answer.or_else(|| laid_out.choose(luck)) else {
        tokio::time::sleep(Duration::from_millis(20)).await;
        return;
    };
    // The table may have moved on; then the page has changed, and the next look shows it.
    let Ok(answer) = person.press_id(&page, press).await else { return };
    assert!(matches!(answer, Answer::Update(_)), "{press} is answered with {answer:?}");
}

/// Returns whether a button changes the draft: marks a die, or chooses a first face.
fn lays_something_out(id: &&str) -> bool {
    let draft = id.split('.').nth(3).unwrap_or_default();
    id.starts_with("2.o.") && id.ends_with(".show.hand") && draft.starts_with(['m', 'f'])
}
