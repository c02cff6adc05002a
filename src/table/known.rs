//! What is stored of a person, in figures.

/// What is stored of a person, in figures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Known {
    /// The name last seen.
    pub name: String,
    /// Whether they like their private messages as text alone.
    pub likes_text: bool,
    /// Whether they want a master's hints where they may be had.
    pub wants_hints: bool,
    /// Tables at which they had a seat.
    pub tables: i64,
    /// Of these, those at which they sit now, or to which they may come back.
    pub open: i64,
    /// On how many servers they are.
    pub servers: i64,
    /// Games that count for them.
    pub results: i64,
    /// Cuts of theirs.
    pub cuts: i64,
}
