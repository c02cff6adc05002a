//! Texts on a picture, with the room that each was given, so that tests can find texts that
//! overflow.

/// A text on a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    pub text: String,
    /// The left and right limits of the text, in pixels.
    pub room: (i32, i32),
    /// The upper and lower limits of the text, in pixels.
    pub rows: (i32, i32),
    /// The pixels that the text covers.
    pub ink: Area,
    /// True if something was drawn over the text later.
    pub is_covered: bool,
    /// The id of the message that was too long for its room and has been cut. Its language needs a
    /// shorter one.
    pub cut: Option<String>,
}

/// A rectangle of pixels. `right` and `bottom` are exclusive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Area {
    pub left: i32,
    pub top: i32,
    pub right: i32,
    pub bottom: i32,
}

impl Written {
    /// True if the text is within its room; the edge of a letter may exceed it by one pixel.
    pub const fn fits(&self) -> bool {
        self.room.0 <= self.ink.left + 1
            && self.ink.right <= self.room.1 + 1
            && self.rows.0 <= self.ink.top + 1
            && self.ink.bottom <= self.rows.1 + 1
    }
}

impl Area {
    /// The area relative to this point.
    pub(super) const fn from(self, (x, y): (i32, i32)) -> Self {
        Self {
            left: self.left - x,
            top: self.top - y,
            right: self.right - x,
            bottom: self.bottom - y,
        }
    }

    /// The smallest area that contains both.
    pub(super) fn with(self, other: Self) -> Self {
        Self {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }

    /// Returns whether both areas have a pixel in common.
    pub const fn meets(self, other: Self) -> bool {
        self.left < other.right
            && other.left < self.right
            && self.top < other.bottom
            && other.top < self.bottom
    }
}
