//! A prediction as shown to a viewer who may not see everything.

/// A prediction as this viewer may see it. `T` is a number of tricks, or a number of dice and their
/// color.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SeenPrediction<T> {
    /// The seat has not predicted yet.
    #[default]
    NotMade,
    /// The seat has predicted, but the viewer may not see what.
    Covered,
    /// The prediction is visible.
    Shown(T),
}
