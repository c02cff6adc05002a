//! A prediction as somebody sees it who may not see everything.

/// A prediction as this viewer may see it: a number of tricks, or a number of dice and their colour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SeenPrediction<T> {
    /// Not made yet.
    #[default]
    NotMade,
    /// Made, and covered.
    Covered,
    /// Made, for all to see.
    Shown(T),
}
