//! The guesses of those who watch.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use henge::features::press::{Press, Screen, SpectatorPress};
use henge::rules::chance::Draws;
use henge::rules::{Chance, GameKind, OfGame, Seat, SeenPrediction};
use henge::server::{Change, Reactions};
use henge::table::{Crowd, Hits, OwnGuesses, PublicView, Randomness, Refusal, UserId};
use henge::tables::Tables;
use henge::view::{SeveralSelect, Words};
use proptest::prelude::*;
use strum::VariantArray as _;

use crate::company::{Around, person};
use crate::store::database::Database;
use crate::view::check::check;

/// Three people play; the others watch.
const PLAYERS: u64 = 3;
const PEOPLE: u64 = 8;

type Guess = BTreeSet<Seat>;

/// What the guesses of a game come to.
#[derive(Default)]
struct Expected {
    now: BTreeMap<u64, Guess>,
    own: BTreeMap<u64, Vec<(u8, Hits)>>,
    crowd: Vec<(u8, Hits)>,
}

/// The round, the number of rounds that are scored, and who made it in the last of them, from the
/// points on the score sheet or the Xs on the pages.
fn scored(view: &PublicView) -> (u8, usize, Vec<bool>) {
    match &view.board().unwrap().game {
        OfGame::Cards(game) => {
            let points = game.sheet.last().map(|round| round.points.values().to_vec());
            let made = points.unwrap_or_default().into_iter().map(|points| points > 0).collect();
            (game.round, game.sheet.len(), made)
        }
        OfGame::Dice(game) => {
            let scores = game.last_round.iter().flat_map(|round| round.scores.values().to_vec());
            let made = scores.map(|score| score.unwrap().result.xs > 0).collect();
            (game.round.number, game.scored_rounds().count(), made)
        }
    }
}

/// Returns whether somebody has predicted in this round, and its first trick is not taken, or nobody
/// has decided about its first roll.
fn is_open(view: &PublicView) -> bool {
    if view.is_over() {
        return false;
    }
    match &view.board().unwrap().game {
        OfGame::Cards(game) => {
            let said = |said: &SeenPrediction<u8>| *said != SeenPrediction::NotMade;
            let is_taken = game.won.values().iter().any(|won| *won > 0);
            game.predictions.values().iter().any(said) && !is_taken
        }
        OfGame::Dice(game) => {
            let said = game.predictions.values().iter();
            let said = said.filter(|said| **said != SeenPrediction::NotMade).count();
            let is_decided = game.intentions.values().iter().any(Option::is_some)
                || game.round.scores.values().iter().any(Option::is_some);
            said > 0 && game.round.roll < 2 && !is_decided
        }
    }
}

fn hits(made: &[bool], judge: impl Fn(Seat) -> bool) -> Hits {
    let right =
        made.iter().enumerate().filter(|(seat, made)| judge(Seat::new(*seat as u8)) == **made);
    Hits { right: right.count() as u16, of: made.len() as u16 }
}

fn sum(all: &[(u8, Hits)]) -> Hits {
    all.iter().fold(Hits::default(), |sum, (_, hits)| Hits {
        right: sum.right + hits.right,
        of: sum.of + hits.of,
    })
}

impl Expected {
    fn score(&mut self, round: u8, made: &[bool]) {
        let guesses: Vec<Guess> = self.now.values().cloned().collect();
        for (person, guess) in std::mem::take(&mut self.now) {
            let hits = hits(made, |seat| guess.contains(&seat));
            self.own.entry(person).or_default().push((round, hits));
        }
        if !guesses.is_empty() {
            let votes = |seat| guesses.iter().filter(|guess| guess.contains(&seat)).count();
            // A tie is no majority.
            self.crowd.push((round, hits(made, |seat| votes(seat) > guesses.len() - votes(seat))));
        }
    }

    fn of(&self, person: u64, round: u8) -> OwnGuesses {
        let own = self.own.get(&person).map_or(&[][..], Vec::as_slice);
        OwnGuesses {
            now: self.now.get(&person).map(|guess| (round, guess.clone())),
            last: own.last().copied(),
            all: sum(own),
        }
    }

    fn best(&self) -> Option<u16> {
        let all = self.own.values().map(|own| sum(own).right);
        all.max().filter(|_| self.own.len() > 1)
    }
}

fn some_seats(luck: &mut Draws, seats: u8) -> Guess {
    (0..seats).filter(|_| luck.below(2) == 0).map(Seat::new).collect()
}

async fn set(around: &Around, reactions: Reactions) {
    let change = Change::Reactions(reactions);
    let store = around.tables.store();
    store.change_settings(around.location.guild, change).await.unwrap().unwrap();
}

/// Checks one guess of anybody about any round.
async fn guess(around: &Around, expected: &mut Expected, luck: &mut Draws) {
    let before = (around.view().await, around.log().await);
    let words = Words::english();
    let shown = words.table(&before.0);
    let (round, ..) = scored(&before.0);
    let person = 1 + u64::from(luck.below(PEOPLE as u32));
    let about = if luck.below(6) == 0 { round + 1 } else { round };
    let is_off = luck.below(8) == 0;
    let seats = if luck.below(8) == 0 { 6 } else { PLAYERS as u8 };
    let guessed = some_seats(luck, seats);
    let is_known = guessed.iter().all(|seat| seat.index() < PLAYERS as usize);
    if is_off {
        set(around, Reactions::Off).await;
        assert_eq!(around.view().await.company.crowd, Crowd::default());
        let (settings, person) =
            (around.tables.store().settings(around.location.guild), UserId::new(person));
        assert_eq!(around.tables.guesses_of(&before.0, person), OwnGuesses::default());
        let shown = words.onlooker(&before.0, Screen::Scores);
        let off = words.on_server(settings);
        let asked = off.with_guesses(shown, &before.0, person, &OwnGuesses::default());
        assert!(asked.message().several.is_none(), "nobody is asked");
    }
    let told = around.tables.guess(around.table, UserId::new(person), (about, guessed.clone()));
    let told = told.await.unwrap();
    set(around, Reactions::On).await;
    let refusals = [
        (is_off, Refusal::NoReactions),
        (person <= PLAYERS, Refusal::PlaysHere),
        (about != round || !is_open(&before.0), Refusal::NoGuessNow),
        (!is_known, Refusal::Stale),
    ];
    let refusal = refusals.into_iter().find(|(is_refused, _)| *is_refused);
    let wanted = refusal.map_or(Ok(()), |(_, refusal)| Err(refusal));
    assert_eq!(told, wanted);
    if told.is_ok() {
        expected.now.insert(person, guessed);
    }
    let after = around.view().await;
    assert!(after == before.0 && words.table(&after) == shown, "nobody sees a guess");
    assert_eq!(around.log().await, before.1, "no guess is in the log");
}

/// A whole game with guesses.
async fn game(kind: GameKind, number: u64) {
    let database = Database::new();
    let mut around = Around::begin(database.open().await, kind).await;
    let mut luck = Chance::new([number as u8; 32]).set_up();
    let mut expected = Expected::default();
    let words = Words::english();
    while !around.view().await.is_over() {
        for _ in 0..luck.below(4) {
            guess(&around, &mut expected, &mut luck).await;
        }
        let (round, before, _) = scored(&around.view().await);
        around.play(&mut luck).await;
        let view = around.view().await;
        let (now, after, made) = scored(&view);
        if after > before {
            expected.score(round, &made);
            check_news(&words, &view, round, expected.crowd.last());
        }
        let crowd = view.company.crowd;
        assert_eq!(crowd.last, expected.crowd.last().copied());
        assert_eq!(crowd.all, sum(&expected.crowd));
        assert_eq!(crowd.best.map(|best| best.right), expected.best());
        for person in 1..=PEOPLE {
            let own = around.tables.guesses_of(&view, UserId::new(person));
            assert_eq!(own, expected.of(person, now), "{person}");
            let shown = words.with_guesses(
                words.onlooker(&view, Screen::Scores),
                &view,
                UserId::new(person),
                &own,
            );
            check(shown.message());
            let select = shown.message().several.as_deref();
            let is_asked = person > PLAYERS && is_open(&view);
            assert_eq!(select.is_some(), is_asked, "{person} is asked");
            if let Some(select) = select {
                check_select(select, now, own.now);
            }
        }
    }
    let view = around.view().await;
    let result = words.result(&view).unwrap().message().embed.clone().unwrap().description;
    let Hits { right, of } = sum(&expected.crowd);
    let is_told = result.contains(&format!("**The crowd.** {right} of {of} right"));
    assert_eq!(is_told, !expected.crowd.is_empty(), "{result}");
    around.tables.forget_if_over(around.table).await;
    assert_eq!(around.view().await.company, view.company, "the result is drawn again");
    around.tables.close().await;
}

/// The select shows what the person has guessed.
fn check_select(select: &SeveralSelect, round: u8, guess: Option<(u8, Guess)>) {
    let guesses = |press: &Press| matches!(press, Press::Spectator(_, SpectatorPress::Guess(of)) if *of == round);
    assert!(guesses(&select.press), "{:?}", select.press);
    let picked = select.values.iter().filter(|(.., is_picked)| *is_picked);
    let picked: Vec<&str> = picked.map(|(value, ..)| value.as_str()).collect();
    let seats = guess.map(|(_, guess)| guess.iter().map(|seat| seat.index().to_string()).collect());
    let wanted: Vec<String> = match seats {
        Some(seats) if Vec::is_empty(&seats) => vec!["nobody".to_owned()],
        Some(seats) => seats,
        None => Vec::new(),
    };
    assert_eq!(picked, wanted);
}

/// The news of a round say what the crowd had right in it, where a next one follows.
fn check_news(words: &Words, view: &PublicView, round: u8, last: Option<&(u8, Hits)>) {
    if view.is_over() {
        return;
    }
    let last = last.filter(|(of, _)| *of == round).map(|(_, hits)| (hits.right, hits.of));
    let shown = words.table(view);
    let text = shown.message().embed.clone().unwrap().description;
    let told = text.lines().find(|line| line.contains("The crowd"));
    let news = last.map(|(right, of)| format!("The crowd: {right} of {of}"));
    assert_eq!(told.is_some(), news.is_some(), "{text}");
    if let (Some(told), Some(news)) = (told, news) {
        assert!(told.starts_with(&format!("Round {round}")) && told.ends_with(&news), "{told}");
    }
    let note = &shown.pictured().unwrap().message.content;
    // The first time, words say what the symbol is.
    let is_first = last == Some((view.company.crowd.all.right, view.company.crowd.all.of));
    let brief = last.map(|(right, of)| {
        if is_first {
            format!("-# 👥 The crowd: {right} of {of}")
        } else {
            format!("-# 👥 {right}/{of}")
        }
    });
    assert_eq!(note.contains("👥"), last.is_some(), "{note}");
    assert!(brief.is_none_or(|brief| note.contains(&brief)), "{note}");
}

#[tokio::test]
async fn a_restart_forgets_guesses_and_so_does_a_deletion() {
    let database = Database::new();
    let mut around = Around::begin(database.open().await, GameKind::Cards).await;
    let mut luck = Chance::new([5; 32]).set_up();
    while around.view().await.guessed_by(UserId::new(7)).is_err() {
        around.play(&mut luck).await;
    }
    for person in [7, 8] {
        let guess = (1, Guess::from([Seat::new(0)]));
        around.tables.guess(around.table, UserId::new(person), guess).await.unwrap().unwrap();
    }
    let view = around.view().await;
    around.tables.delete_person(person(7)).await.unwrap();
    let own = |person| around.tables.guesses_of(&view, UserId::new(person)).now;
    assert_eq!((own(7), own(8).is_some()), (None, true));
    around.tables.close().await;
    let (tables, mut changes) =
        Tables::new(database.open().await, Duration::ZERO, Randomness::Seeded(7));
    let cy = UserId::new(8);
    assert_eq!(tables.guesses_of(&view, cy), OwnGuesses::default());
    tables.guess(around.table, cy, (1, Guess::new())).await.unwrap().unwrap();
    assert!(changes.try_recv().is_err(), "no message is redrawn for a guess");
    tables.close().await;
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(6))]

    #[test]
    fn the_crowd_has_right_what_the_score_sheet_says_and_nobody_sees_a_guess_before(
        kind in prop::sample::select(GameKind::VARIANTS), number in any::<u64>(),
    ) {
        let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        runtime.block_on(game(kind, number));
    }
}
