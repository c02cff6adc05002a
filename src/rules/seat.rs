//! Seats at a table, and one value for each of them.

use std::fmt;
use std::ops::{Index, IndexMut};

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

/// The most seats a table has (the card game; the dice game has up to five).
pub const MOST_SEATS: usize = 6;

/// A seat, counted from 0 in the order of play, clockwise. What is read is a seat that some table has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Seat(u8);

/// A seat that no table has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no table has a seat {0}")]
pub struct NotASeat(u8);

impl Seat {
    /// The seat with this index.
    pub const fn new(index: u8) -> Self {
        Self(index)
    }

    /// 0 for the first seat.
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

/// How many play: 2 to 6.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct SeatCount(u8);

/// A number of seats at which neither game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a table has 2 to 6 seats, not {0}")]
pub struct NotASeatCount(usize);

impl SeatCount {
    /// Three: at so many both games can be played.
    pub const THREE: Self = Self(3);

    /// How many seats.
    pub const fn get(self) -> usize {
        self.0 as usize
    }

    /// All seats, from seat 0.
    pub fn seats(self) -> impl DoubleEndedIterator<Item = Seat> + Clone {
        (0..self.0).map(Seat)
    }

    /// All seats, from this one clockwise.
    pub fn clockwise_from(self, first: Seat) -> impl Iterator<Item = Seat> + Clone {
        (0..self.0).map(move |steps| self.after(first, usize::from(steps)))
    }

    /// The seat to the left of this one: the next in the order of play.
    pub fn left_of(self, seat: Seat) -> Seat {
        self.after(seat, 1)
    }

    /// The seat that many steps clockwise, at most once around the table.
    pub fn after(self, seat: Seat, steps: usize) -> Seat {
        let index = seat.index() + steps;
        let index = if index >= self.get() { index - self.get() } else { index };
        Seat(index as u8)
    }

    /// Whether this seat is at the table.
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
    /// Beyond the last seat lies whatever filled the array; nothing reads it.
    values: [T; MOST_SEATS],
}

impl<T: Copy> PerSeat<T> {
    /// The same value for everybody.
    pub const fn all(seats: SeatCount, value: T) -> Self {
        Self { seats, values: [value; MOST_SEATS] }
    }

    /// What this function says of each seat.
    pub fn from_fn(seats: SeatCount, mut value: impl FnMut(Seat) -> T) -> Self {
        let mut all = Self::all(seats, value(Seat(0)));
        for seat in seats.seats().skip(1) {
            all[seat] = value(seat);
        }
        all
    }

    /// What this function makes of each value.
    pub fn map<U: Copy>(&self, mut change: impl FnMut(T) -> U) -> PerSeat<U> {
        PerSeat::from_fn(self.seats, |seat| change(self[seat]))
    }
}

impl<T: Copy + Default> PerSeat<T> {
    /// Nothing yet for anybody.
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
    /// How many seats there are.
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
