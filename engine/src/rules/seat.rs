//! The seats at a table, and one value for each of them.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// The largest number of seats at a table (card game; the dice game has at most five).
pub const MOST_SEATS: usize = 6;

/// A seat, counted from 0 in the order of play, clockwise. Deserializing accepts only seats that
/// some table has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

/// The error for a seat index that no table has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no table has a seat {0}")]
pub struct NotASeat(u8);

impl Seat {
    pub const fn new(index: u8) -> Self {
        Self(index)
    }

    /// The index of the seat, from 0.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl TryFrom<u8> for Seat {
    type Error = NotASeat;

    fn try_from(index: u8) -> Result<Self, NotASeat> {
        if usize::from(index) < MOST_SEATS { Ok(Self(index)) } else { Err(NotASeat(index)) }
    }
}

impl From<Seat> for u8 {
    fn from(seat: Seat) -> Self {
        seat.0
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.0)
    }
}

/// The number of seats at a table: 2 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct SeatCount(u8);

/// The error for a number of seats with which neither game can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a table has 2 to 6 seats, not {0}")]
pub struct NotASeatCount(usize);

impl SeatCount {
    /// Three seats, a number with which both games can be played.
    pub const THREE: Self = Self(3);
    /// Four seats, the usual number at cards.
    pub const FOUR: Self = Self(4);

    pub const fn get(self) -> usize {
        self.0 as usize
    }

    /// All seats, from seat 0.
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..self.0).map(Seat)
    }

    /// All seats, clockwise from this one.
    pub fn clockwise_from(self, first: Seat) -> impl Iterator<Item = Seat> + Clone {
        (0..self.0).map(move |steps| self.after(first, usize::from(steps)))
    }

    /// The seat to the left of this one: the next in the order of play.
    pub fn left_of(self, seat: Seat) -> Seat {
        self.after(seat, 1)
    }

    /// The seat this many steps clockwise; `steps` may be at most the number of seats.
    pub fn after(self, seat: Seat, steps: usize) -> Seat {
        let index = seat.index() + steps;
        let index = if index >= self.get() { index - self.get() } else { index };
        Seat(index as u8)
    }

    /// Returns whether the table has this seat.
    pub fn has(self, seat: Seat) -> bool {
        seat.0 < self.0
    }
}

impl TryFrom<usize> for SeatCount {
    type Error = NotASeatCount;

    fn try_from(seats: usize) -> Result<Self, NotASeatCount> {
        match seats {
            2..=MOST_SEATS => Ok(Self(seats as u8)),
            _ => Err(NotASeatCount(seats)),
        }
    }
}

impl TryFrom<u8> for SeatCount {
    type Error = NotASeatCount;

    fn try_from(seats: u8) -> Result<Self, NotASeatCount> {
        usize::from(seats).try_into()
    }
}

impl From<SeatCount> for u8 {
    fn from(seats: SeatCount) -> Self {
        seats.0
    }
}

/// One value for each seat.
#[derive(Clone, Copy, Debug)]
pub struct PerSeat<T> {
    seats: SeatCount,
    /// The entries beyond the last seat hold an arbitrary value that nothing reads.
    values: [T; MOST_SEATS],
}

impl<T: Copy> PerSeat<T> {
    /// One value, repeated for every seat.
    pub const fn all(seats: SeatCount, value: T) -> Self {
        Self { seats, values: [value; MOST_SEATS] }
    }

    /// The values that this function returns for the seats.
    pub fn from_fn(seats: SeatCount, mut value: impl FnMut(Seat) -> T) -> Self {
        let mut all = Self::all(seats, value(Seat(0)));
        for seat in seats.seats().skip(1) {
            all[seat] = value(seat);
        }
        all
    }

    /// The values after this function was applied to each.
    pub fn map<U: Copy>(&self, mut change: impl FnMut(T) -> U) -> PerSeat<U> {
        PerSeat::from_fn(self.seats, |seat| change(self[seat]))
    }
}

impl<T: Copy + Default> PerSeat<T> {
    /// The default value for every seat.
    pub fn none(seats: SeatCount) -> Self {
        Self::all(seats, T::default())
    }
}

impl<T: PartialEq> PartialEq for PerSeat<T> {
    fn eq(&self, other: &Self) -> bool {
        self.values() == other.values()
    }
}

impl<T: Eq> Eq for PerSeat<T> {}

impl<T> PerSeat<T> {
    pub const fn seats(&self) -> SeatCount {
        self.seats
    }

    /// The values in the order of the seats.
    pub fn values(&self) -> &[T] {
        &self.values[..self.seats.get()]
    }

    /// The seats with their values.
    pub fn iter(&self) -> impl Iterator<Item = (Seat, &T)> {
        self.seats.seats().zip(self.values())
    }
}

impl<T> Index<Seat> for PerSeat<T> {
    type Output = T;

    fn index(&self, seat: Seat) -> &T {
        &self.values[seat.index()]
    }
}

impl<T> IndexMut<Seat> for PerSeat<T> {
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.values[seat.index()]
    }
}

impl<T: Serialize> Serialize for PerSeat<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.values().serialize(serializer)
    }
}

impl<'de, T: Copy + Deserialize<'de>> Deserialize<'de> for PerSeat<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let values = Vec::<T>::deserialize(deserializer)?;
        let seats = SeatCount::try_from(values.len()).map_err(D::Error::custom)?;
        Ok(Self::from_fn(seats, |seat| values[seat.index()]))
    }
}
