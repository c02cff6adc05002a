//! Titles: the achievements that people have chosen to have next to their names.

use super::UserId;

/// The titles of some people on one server, by the keys of achievements in the locale files.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Titles(Vec<(UserId, &'static str)>);

impl Titles {
    /// The title of this person, if they have chosen one.
    pub fn of(&self, person: UserId) -> Option<&'static str> {
        self.0.iter().find(|(of, _)| *of == person).map(|(_, title)| *title)
    }
}

impl FromIterator<(UserId, &'static str)> for Titles {
    fn from_iter<T: IntoIterator<Item = (UserId, &'static str)>>(titles: T) -> Self {
        Self(titles.into_iter().collect())
    }
}
