//! Achievements: they follow from stored results alone, so a new one counts for old games. A new one is a line of the
//! list, and its name and its sentence in `locales/en/profile.ftl` (a test names what is missing).

use super::{Career, Games, Played};

/// Something that a person has achieved or has not.
#[derive(Debug)]
pub struct Achievement {
    /// What its words are called.
    pub name: &'static str,
    is_had: fn(&Career) -> bool,
}

/// All of them, the easy ones first.
pub const ACHIEVEMENTS: &[Achievement] = &[
    achievement("first-win", |career| career.any(Played::is_won)),
    achievement("ten-games", |career| career.count() >= 10),
    achievement("both-games", |career| career.all(|games| games.any(Played::is_won))),
    achievement("shared-win", |career| career.card_wins.shared || career.dice_wins.shared),
    achievement("three-wins", |career| career.some(|games| games.winning().longest >= 3)),
    achievement("by-a-hair", |career| {
        career.card_wins.is_within(10) || career.dice_wins.is_within(1)
    }),
    achievement("ten-exact", |career| career.some(|games| games.exact().longest >= 10)),
    achievement("every-table", |career| career.cards.is_won_with([3, 4, 5, 6])),
    achievement("every-page", |career| career.dice.is_won_with([2, 3, 4, 5])),
    achievement("hundred-games", |career| career.count() >= 100),
    achievement("all-exact", |career| {
        career.any(|played| played.exact > 0 && played.is_all_exact())
    }),
    achievement("giants-fall", |career| career.card_wins.is_above() || career.dice_wins.is_above()),
];

/// So far above somebody stands who is a giant to them, by the mean of the rating: it begins at 25.
const GIANT: f64 = 5.0;

const fn achievement(name: &'static str, is_had: fn(&Career) -> bool) -> Achievement {
    Achievement { name, is_had }
}

impl Achievement {
    /// Whether they have it. What a computer player finished for them earns none.
    pub(super) fn is_had(&self, career: &Career) -> bool {
        (self.is_had)(career)
    }
}

impl Career {
    fn both(&self) -> [&Games; 2] {
        [&self.cards, &self.dice]
    }

    fn some(&self, fits: impl Fn(&Games) -> bool) -> bool {
        self.both().into_iter().any(fits)
    }

    fn all(&self, fits: impl Fn(&Games) -> bool) -> bool {
        self.both().into_iter().all(fits)
    }

    fn any(&self, fits: impl Fn(&Played) -> bool) -> bool {
        self.some(|games| games.any(&fits))
    }

    fn count(&self) -> usize {
        self.both().into_iter().map(|games| games.in_person().count()).sum()
    }
}

impl Games {
    /// Those that they played to the end.
    fn in_person(&self) -> impl Iterator<Item = &Played> {
        self.0.iter().filter(|played| !played.stood_in)
    }

    fn any(&self, fits: impl Fn(&Played) -> bool) -> bool {
        self.in_person().any(fits)
    }

    /// Whether each of these numbers of players has seen them win.
    fn is_won_with<const N: usize>(&self, seats: [u8; N]) -> bool {
        seats.into_iter().all(|seats| self.any(|played| played.is_won() && played.seats == seats))
    }
}

impl super::Wins {
    fn is_within(&self, points: i64) -> bool {
        self.narrowest.is_some_and(|narrowest| narrowest <= points)
    }

    fn is_above(&self) -> bool {
        self.above.is_some_and(|above| above >= GIANT)
    }
}
