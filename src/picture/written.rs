//! Texts on a picture, and the room that each was given: what stands outside it can be found.

/// A text on a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The text.
    pub text: String,
    /// Between which pixels it was to stand, from the left.
    pub room: (i32, i32),
    /// Between which rows it was to stand, from the top.
    pub rows: (i32, i32),
    /// The pixels that it takes.
    pub ink: Area,
    /// Whether something was put over it later.
    pub is_covered: bool,
}

/// A rectangle of pixels: right and bottom lie outside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Area {
    /// The first column.
    pub left: i32,
    /// The first row.
    pub top: i32,
    /// Behind the last column.
    pub right: i32,
    /// Below the last row.
    pub bottom: i32,
}

impl Written {
    /// Whether it stands in its room; the edge of a letter may reach a pixel out of it.
    pub const fn fits(&self) -> bool {
        self.room.0 <= self.ink.left + 1
            && self.ink.right <= self.room.1 + 1
            && self.rows.0 <= self.ink.top + 1
            && self.ink.bottom <= self.rows.1 + 1
    }
}

impl Area {
    /// The same, seen from there.
    pub(super) const fn from(self, (x, y): (i32, i32)) -> Self {
        Self {
            left: self.left - x,
            top: self.top - y,
            right: self.right - x,
            bottom: self.bottom - y,
        }
    }

    /// The least area that holds both.
    pub(super) fn with(self, other: Self) -> Self {
        Self {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }

    /// Whether two of them have a pixel in common.
    pub const fn meets(self, other: Self) -> bool {
        self.left < other.right
            && other.left < self.right
            && self.top < other.bottom
            && other.top < self.bottom
    }
}
