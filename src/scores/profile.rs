//! A person's profile: what their finished games on a server come to.

use std::collections::BTreeMap;
use std::ops::AddAssign;

use strum::{EnumString, IntoStaticStr, VariantArray};

use super::{ACHIEVEMENTS, Achievement, Rating, Runs};
use crate::rules::GameKind;
use crate::table::Person;

/// What a profile shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum ProfilePage {
    /// The game that they have played most.
    Favorite,
    /// The card game.
    Cards,
    /// The dice game.
    Dice,
    /// What they have achieved.
    Achievements,
}

impl ProfilePage {
    /// The page of a game.
    pub const fn of(game: GameKind) -> Self {
        match game {
            GameKind::Cards => Self::Cards,
            GameKind::Dice => Self::Dice,
        }
    }
}

/// A person's profile, with the figures of one game.
#[derive(Clone, Debug, PartialEq)]
pub struct Profile {
    /// What they have played.
    pub career: Career,
    /// The game whose figures are shown: they have played it.
    pub game: GameKind,
    /// Whom they have often met at it, those whom they beat most first.
    pub rivals: Vec<Rival>,
}

/// All games that a person has played to their end on a server: one or more.
#[derive(Clone, Debug, PartialEq)]
pub struct Career {
    /// Whose.
    pub person: Person,
    /// At cards.
    pub cards: Games,
    /// At dice.
    pub dice: Games,
    /// What is known of others in the games of cards that they won.
    pub card_wins: Wins,
    /// The same at dice.
    pub dice_wins: Wins,
}

/// What is known of the other people in games that somebody won, and played to the end in person.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Wins {
    /// Whether somebody shared one of them.
    pub shared: bool,
    /// The fewest points between them and who was second.
    pub narrowest: Option<i64>,
    /// How far above them, by the mean of the rating after the game, the strongest stood whom they left behind.
    pub above: Option<f64>,
}

/// Games of one kind, the oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Games(pub Vec<Played>);

/// What a person's finished game came to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Played {
    /// How many played.
    pub seats: u8,
    /// Whether a computer player played on for them after they left.
    pub stood_in: bool,
    /// 1 is the first.
    pub place: u8,
    /// Final points.
    pub points: i16,
    /// Predictions made.
    pub predictions: u16,
    /// Predictions that came true exactly.
    pub exact: u16,
    /// Predictions that came true one after the other, where that was worked out.
    pub runs: Option<Runs>,
    /// The rating after the game, as it is shown; none where the game is not rated.
    pub rating: Option<i32>,
}

/// What some games come to.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// How many there are.
    pub games: i64,
    /// Of these, first places, shared ones counted.
    pub wins: i64,
    /// Points of all of them.
    pub points: i64,
    /// The most points in one of them.
    pub best: Option<i16>,
    /// Predictions made.
    pub predictions: i64,
    /// Predictions that came true exactly.
    pub exact: i64,
}

/// How often something came one after the other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// At most, as far as is known.
    pub longest: u32,
    /// Up to now.
    pub now: u32,
}

/// Somebody whom a person has often met.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rival {
    /// The display name last seen.
    pub name: String,
    /// In how many games they came behind the person.
    pub beaten: i64,
    /// In how many they came before the person.
    pub lost: i64,
}

impl Profile {
    /// How many games two people must have in common to be called rivals.
    pub const MET: i64 = 3;

    /// The games whose figures are shown.
    pub fn games(&self) -> &Games {
        self.career.games(self.game)
    }

    /// Whom they came before more often than behind, the clearest first.
    pub fn beaten(&self) -> impl Iterator<Item = &Rival> {
        self.rivals.iter().filter(|rival| rival.balance() > 0)
    }

    /// Who came before them more often than behind, the clearest first.
    pub fn unbeaten(&self) -> impl Iterator<Item = &Rival> {
        self.rivals.iter().rev().filter(|rival| rival.balance() < 0)
    }
}

impl Rival {
    /// In how many more games they came behind the person than before.
    pub const fn balance(&self) -> i64 {
        self.beaten - self.lost
    }
}

impl Career {
    /// The games of this kind.
    pub const fn games(&self, game: GameKind) -> &Games {
        match game {
            GameKind::Cards => &self.cards,
            GameKind::Dice => &self.dice,
        }
    }

    /// The game that they have played most.
    pub const fn favorite(&self) -> GameKind {
        if self.dice.0.len() > self.cards.0.len() { GameKind::Dice } else { GameKind::Cards }
    }

    /// What they have achieved, in the order of the list. What a computer player finished for them earns nothing.
    pub fn achievements(&self) -> Vec<&'static Achievement> {
        let in_person = Self {
            person: self.person.clone(),
            cards: self.cards.in_person(),
            dice: self.dice.in_person(),
            ..*self
        };
        ACHIEVEMENTS.iter().filter(|achievement| achievement.is_had(&in_person)).collect()
    }
}

impl Games {
    /// What they come to.
    pub fn figures(&self) -> Figures {
        figures(&self.0)
    }

    /// The same for each number of players.
    pub fn by_seats(&self) -> BTreeMap<u8, Figures> {
        let mut by_seats: BTreeMap<u8, Figures> = BTreeMap::new();
        for played in &self.0 {
            *by_seats.entry(played.seats).or_default() += played;
        }
        by_seats
    }

    /// How often each place was theirs, the first place first.
    pub fn places(&self) -> [u32; 6] {
        let mut places = [0; 6];
        for played in &self.0 {
            if let Some(count) = places.get_mut(usize::from(played.place).wrapping_sub(1)) {
                *count += 1;
            }
        }
        places
    }

    /// How many of them a computer player played on for them.
    pub fn stood_in(&self) -> usize {
        self.0.iter().filter(|played| played.stood_in).count()
    }

    /// Those that they played to the end themselves.
    fn in_person(&self) -> Self {
        Self(self.0.iter().filter(|played| !played.stood_in).cloned().collect())
    }

    /// So many games at most, the last ones, the oldest of them first.
    pub fn last(&self, most: usize) -> &[Played] {
        &self.0[self.0.len().saturating_sub(most)..]
    }

    /// Games won one after the other.
    pub fn winning(&self) -> Streak {
        let next = |streak: Streak, played: &Played| {
            if played.is_won() { streak.longer_by(1) } else { streak.broken() }
        };
        self.0.iter().fold(Streak::default(), next)
    }

    /// Predictions that came true exactly one after the other, from game to game. Where a game does not tell, it
    /// begins anew.
    pub fn exact(&self) -> Streak {
        let next = |streak: Streak, played: &Played| match played.runs {
            _ if played.is_all_exact() => streak.longer_by(played.exact.into()),
            Some(Runs { longest, first, last }) => {
                let streak = streak.longer_by(first.into()).broken().longer_by(longest.into());
                Streak { now: last.into(), ..streak }
            }
            None => streak.broken(),
        };
        self.0.iter().fold(Streak::default(), next)
    }

    /// The ratings after those games that are rated, as they are shown: from the first that says something.
    pub fn ratings(&self) -> Vec<i32> {
        let rated = self.0.iter().filter_map(|played| played.rating);
        let shown = (1..).zip(rated).filter(|(games, _)| Rating::is_shown_after(*games));
        shown.map(|(_, rating)| rating).collect()
    }

    /// The mean points a game, after each of them.
    pub fn means(&self) -> Vec<i32> {
        let mean = |sum: &mut i32, (count, played): (i32, &Played)| {
            *sum += i32::from(played.points);
            Some(*sum / count)
        };
        (1..).zip(&self.0).scan(0, mean).collect()
    }
}

impl Played {
    /// Whether it was won, be it with others.
    pub const fn is_won(&self) -> bool {
        self.place == 1
    }

    /// Whether every prediction came true.
    pub const fn is_all_exact(&self) -> bool {
        self.exact == self.predictions
    }
}

impl Streak {
    fn longer_by(self, more: u32) -> Self {
        let now = self.now + more;
        Self { longest: self.longest.max(now), now }
    }

    const fn broken(self) -> Self {
        Self { now: 0, ..self }
    }
}

impl AddAssign<&Played> for Figures {
    fn add_assign(&mut self, played: &Played) {
        self.games += 1;
        self.wins += i64::from(played.is_won());
        self.points += i64::from(played.points);
        self.best = self.best.max(Some(played.points));
        self.predictions += i64::from(played.predictions);
        self.exact += i64::from(played.exact);
    }
}

fn figures(games: &[Played]) -> Figures {
    games.iter().fold(Figures::default(), |mut figures, played| {
        figures += played;
        figures
    })
}
