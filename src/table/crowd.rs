//! The guesses of the people who watch: whose prediction comes true. They stay in memory, and a restart forgets them.

use std::collections::{BTreeMap, BTreeSet};

use super::{PublicStage, PublicView, Refusal, UserId};
use crate::rules::games::of_game;
use crate::rules::{PerSeat, PublicState as _, Seat};

/// The number of seats that were judged rightly, of those that were judged.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Hits {
    pub right: u16,
    pub of: u16,
}

/// The spectators' guesses as far as everybody may know them: those about rounds that are scored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Crowd {
    /// The last round about which anybody guessed, and the majority's hits in it.
    pub last: Option<(u8, Hits)>,
    /// The majority's hits in the whole game.
    pub all: Hits,
    /// The hits of the person with most of them, if several have guessed.
    pub best: Option<Hits>,
}

/// What one person has guessed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OwnGuesses {
    /// The round that is played, and the seats whose predictions are to come true.
    pub now: Option<(u8, BTreeSet<Seat>)>,
    /// The last round about which the person guessed that is scored, and their hits in it.
    pub last: Option<(u8, Hits)>,
    /// The person's hits in the whole game.
    pub all: Hits,
}

/// All guesses at a table.
#[derive(Debug, Default)]
pub struct Guesses {
    people: BTreeMap<UserId, OwnGuesses>,
    crowd: Crowd,
}

impl Hits {
    fn add(&mut self, other: Self) {
        self.right += other.right;
        self.of += other.of;
    }
}

impl Guesses {
    /// A person guesses whose predictions come true in this round, in place of what they have guessed
    /// before. It was checked that they may.
    pub fn guess(&mut self, view: &PublicView, person: UserId, guess: (u8, BTreeSet<Seat>)) {
        self.score(view);
        self.people.entry(person).or_default().now = Some(guess);
    }

    /// Counts the guesses about a round that is scored by now.
    pub fn score(&mut self, view: &PublicView) {
        let Some(board) = view.board() else { return };
        let Some(round) = self.people.values().find_map(|own| Some(own.now.as_ref()?.0)) else {
            return;
        };
        let came_true = of_game!(&board.game, game => game.came_true(round));
        let Some(came_true) = came_true else { return };
        let mut guesses = Vec::new();
        for own in self.people.values_mut() {
            let Some((_, guess)) = own.now.take() else { continue };
            let hits = judged(&came_true, |seat| guess.contains(&seat));
            own.last = Some((round, hits));
            own.all.add(hits);
            guesses.push(guess);
        }
        let believe = |seat: Seat| guesses.iter().filter(|guess| guess.contains(&seat)).count();
        let hits = judged(&came_true, |seat| 2 * believe(seat) > guesses.len());
        self.crowd.last = Some((round, hits));
        self.crowd.all.add(hits);
    }

    /// What everybody may know.
    pub fn crowd(&self) -> Crowd {
        let all = self.people.values().map(|own| own.all).filter(|hits| hits.of > 0);
        let best = all.clone().max_by_key(|hits| (hits.right, std::cmp::Reverse(hits.of)));
        Crowd { best: best.filter(|_| all.count() > 1), ..self.crowd }
    }

    pub fn of(&self, person: UserId) -> OwnGuesses {
        self.people.get(&person).cloned().unwrap_or_default()
    }

    /// Forgets a person who was deleted.
    pub fn forget(&mut self, person: UserId) {
        self.people.remove(&person);
    }
}

impl PublicView {
    /// The round about which this person may guess now.
    ///
    /// # Errors
    /// The person plays here, or no guesses are taken now.
    pub fn guessed_by(&self, person: UserId) -> Result<u8, Refusal> {
        let board = match &self.stage {
            PublicStage::Playing(board) => board,
            PublicStage::Lobby(_) => return Err(Refusal::NotBegun),
            PublicStage::Over { .. } | PublicStage::Closed { .. } => return Err(Refusal::Over),
        };
        if self.has_seat_of(person) {
            return Err(Refusal::PlaysHere);
        }
        let round = of_game!(&board.game, game => game.may_be_guessed().then(|| game.round()));
        round.ok_or(Refusal::NoGuessNow)
    }
}

/// The seats that are judged rightly.
fn judged(came_true: &PerSeat<bool>, judge: impl Fn(Seat) -> bool) -> Hits {
    let right = came_true.iter().filter(|(seat, is_true)| judge(*seat) == **is_true);
    Hits { right: right.count() as u16, of: came_true.seats().get() as u16 }
}
