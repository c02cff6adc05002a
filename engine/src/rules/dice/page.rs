//! The Page of Prediction: a box for each color and number, and a row of Jester boxes.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::die::Color;

/// A column of the page: a predicted number of dice, or a number of Jesters. 1 to 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Number(u8);

impl Number {
    pub const ALL: [Self; COLUMNS] = [Self(1), Self(2), Self(3), Self(4), Self(5)];

    /// The column of this number, if it is 1 to 5.
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=5 => Some(Self(number)),
            _ => None,
        }
    }

    /// The number of the column, 1 to 5.
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl TryFrom<u8> for Number {
    type Error = &'static str;

    fn try_from(number: u8) -> Result<Self, Self::Error> {
        Self::new(number).ok_or("a prediction is 1 to 5")
    }
}

impl From<Number> for u8 {
    fn from(number: Number) -> Self {
        number.0
    }
}

const COLUMNS: usize = 5;
/// The number of boxes of all four colors, which is also the largest number of rounds of a game.
pub const BOXES: usize = Color::ALL.len() * COLUMNS;

/// A prediction, and its box on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Prediction {
    /// The predicted number of dice.
    pub number: Number,
    pub color: Color,
}

impl Prediction {
    /// All twenty predictions, sorted by color, then by number.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..BOXES).map(Self::at)
    }

    const fn place(self) -> usize {
        self.color as usize * COLUMNS + self.number.0 as usize - 1
    }

    const fn at(place: usize) -> Self {
        Self { number: Number::ALL[place % COLUMNS], color: Color::ALL[place / COLUMNS] }
    }
}

/// A set of some of the twenty boxes.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct BoxSet(u32);

impl BoxSet {
    pub const EMPTY: Self = Self(0);

    /// The number of boxes.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns whether the set contains this box.
    pub const fn has(self, at: Prediction) -> bool {
        self.0 & (1 << at.place()) != 0
    }

    /// The set with this box added.
    #[must_use]
    pub const fn with(self, at: Prediction) -> Self {
        Self(self.0 | 1 << at.place())
    }

    /// The boxes of this set that are not in the other one.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The boxes, sorted by color, then by number.
    pub fn boxes(self) -> impl Iterator<Item = Prediction> + Clone {
        let mut rest = self.0;
        std::iter::from_fn(move || {
            let place = (rest != 0).then(|| rest.trailing_zeros())?;
            rest &= rest - 1;
            Some(Prediction::at(place as usize))
        })
    }

    /// The box at this index of [`BoxSet::boxes`].
    #[inline]
    pub fn nth(self, place: usize) -> Option<Prediction> {
        let without_first = |rest: u32, _| rest & rest.wrapping_sub(1);
        Self((0..place).fold(self.0, without_first)).boxes().next()
    }
}

impl FromIterator<Prediction> for BoxSet {
    fn from_iter<I: IntoIterator<Item = Prediction>>(boxes: I) -> Self {
        boxes.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for BoxSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = |at: Prediction| format!("{} {:?}", at.number.get(), at.color);
        f.debug_set().entries(self.boxes().map(words)).finish()
    }
}

/// The content of a box.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mark {
    #[default]
    Free,
    /// The box holds this number of Xs, 1 or 2.
    Xs(u8),
    /// The box holds this number of minus points; 0 if a Jester Score was taken instead.
    Minus(u8),
    /// The box holds this number of minus points, but they were struck (Magic Card `cross-out`) and
    /// count 0.
    Struck(u8),
}

/// The Page of Prediction of one player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Page {
    marks: [Mark; BOXES],
    /// A bit for each Jester box that holds an X.
    jesters: u8,
}

impl Page {
    /// The content of this box.
    pub const fn mark(&self, at: Prediction) -> Mark {
        self.marks[at.place()]
    }

    /// The boxes without a result.
    pub fn free(&self) -> BoxSet {
        self.boxes(|mark| mark == Mark::Free)
    }

    /// The boxes of this color that hold minus points.
    pub fn minus_boxes(&self, color: Color) -> BoxSet {
        let of_color = Number::ALL.into_iter().map(|number| Prediction { number, color });
        let holds_minus = |at: &Prediction| matches!(self.mark(*at), Mark::Minus(1..));
        of_color.filter(holds_minus).collect()
    }

    fn boxes(&self, wanted: impl Fn(Mark) -> bool) -> BoxSet {
        let marks = self.marks.iter().enumerate();
        BoxSet(marks.fold(0, |bits, (place, mark)| bits | u32::from(wanted(*mark)) << place))
    }

    /// Returns whether the Jester box of this number holds its X.
    pub const fn has_jester_score(&self, jesters: Number) -> bool {
        self.jesters & (1 << jesters.0) != 0
    }

    /// The number of Jester Scores.
    pub const fn jester_scores(&self) -> u8 {
        self.jesters.count_ones() as u8
    }

    /// The number of Xs, including those in Jester boxes.
    pub fn xs(&self) -> u8 {
        let of_colors = self.marks.iter().map(|mark| match mark {
            Mark::Xs(xs) => *xs,
            Mark::Free | Mark::Minus(_) | Mark::Struck(_) => 0,
        });
        of_colors.fold(self.jester_scores(), u8::saturating_add)
    }

    /// The points of the boxes: the points for the Xs minus the minus points, without a bonus.
    pub fn points(&self) -> i16 {
        self.earned().saturating_sub(self.minus())
    }

    /// The points for the Xs: each scores the number of its column, 1 to 5. Jester Scores give no
    /// points.
    pub fn earned(&self) -> i16 {
        let marks = self.marks.iter().enumerate();
        let points = marks.map(|(place, mark)| match mark {
            Mark::Xs(xs) => i16::from(*xs) * (place % COLUMNS + 1) as i16,
            Mark::Free | Mark::Minus(_) | Mark::Struck(_) => 0,
        });
        points.fold(0, i16::saturating_add)
    }

    /// The number of minus points, 0 or more, not counting those that were struck.
    pub fn minus(&self) -> i16 {
        let points = self.marks.iter().map(|mark| match mark {
            Mark::Minus(points) => i16::from(*points),
            Mark::Free | Mark::Xs(_) | Mark::Struck(_) => 0,
        });
        points.sum()
    }

    /// Writes this mark into a box.
    pub const fn write(&mut self, at: Prediction, mark: Mark) {
        self.marks[at.place()] = mark;
    }

    /// Puts the X into a Jester box.
    pub const fn write_jester_score(&mut self, jesters: Number) {
        self.jesters |= 1 << jesters.0;
    }

    /// Strikes a box that holds minus points.
    pub const fn strike(&mut self, at: Prediction) {
        if let Mark::Minus(points) = self.mark(at) {
            self.write(at, Mark::Struck(points));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(number: u8, color: Color) -> Prediction {
        Prediction { number: Number::new(number).unwrap(), color }
    }

    #[test]
    fn a_page_counts_what_stands_on_it() {
        let mut page = Page::default();
        page.write(of(2, Color::Blue), Mark::Xs(1));
        page.write(of(5, Color::Yellow), Mark::Xs(2));
        page.write(of(3, Color::Red), Mark::Minus(4));
        page.write(of(1, Color::Red), Mark::Minus(0));
        page.write_jester_score(Number::ALL[1]);
        assert_eq!((page.xs(), page.points(), page.jester_scores()), (4, 8, 1));
        assert_eq!(page.free().len(), 16);
        assert!(page.has_jester_score(Number::ALL[1]) && !page.has_jester_score(Number::ALL[0]));
    }

    #[test]
    fn only_minus_points_of_the_colour_can_be_struck() {
        let mut page = Page::default();
        page.write(of(1, Color::Red), Mark::Xs(1));
        page.write(of(2, Color::Red), Mark::Minus(0));
        page.write(of(3, Color::Red), Mark::Minus(2));
        page.write(of(3, Color::Blue), Mark::Minus(2));
        let boxes = page.minus_boxes(Color::Red);
        assert_eq!(boxes.boxes().collect::<Vec<_>>(), [of(3, Color::Red)]);
        page.strike(of(3, Color::Red));
        assert_eq!(page.points(), 1 - 2);
        assert!(page.minus_boxes(Color::Red).is_empty());
        assert_eq!(page.free().len(), 16, "a struck box stays used");
    }

    #[test]
    fn boxes_are_listed_by_colour_then_number() {
        let all: Vec<_> = Prediction::all().collect();
        assert_eq!(all.len(), BOXES);
        assert_eq!(all[7], of(3, Color::Green));
        assert_eq!(all.iter().copied().collect::<BoxSet>().nth(7), Some(all[7]));
        assert_eq!(Page::default().free().boxes().collect::<Vec<_>>(), all, "a new page is free");
    }
}
