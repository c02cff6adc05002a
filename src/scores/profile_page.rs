//! The pages of a profile.

use std::str::FromStr;

use strum::VariantArray as _;

use crate::rules::GameKind;

/// The pages of a profile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ProfilePage {
    /// The page of the game they have played most.
    Favorite,
    Game(GameKind),
    /// The achievements earned, and the nearest that are left.
    Achievements,
    /// The achievements that the page of them has no room for.
    MoreAchievements,
}

impl ProfilePage {
    /// All pages, in their order.
    pub fn all() -> impl Iterator<Item = Self> {
        let games = GameKind::VARIANTS.iter().map(|game| Self::Game(*game));
        let achievements = [Self::Achievements, Self::MoreAchievements];
        [Self::Favorite].into_iter().chain(games).chain(achievements)
    }

    /// Returns whether this page shows achievements.
    pub const fn is_of_achievements(self) -> bool {
        matches!(self, Self::Achievements | Self::MoreAchievements)
    }

    /// The word for this page in buttons.
    pub fn word(self) -> &'static str {
        self.into()
    }
}

impl From<ProfilePage> for &'static str {
    fn from(page: ProfilePage) -> Self {
        match page {
            ProfilePage::Favorite => "favorite",
            ProfilePage::Game(game) => game.word(),
            ProfilePage::Achievements => "achievements",
            ProfilePage::MoreAchievements => "achievements-rest",
        }
    }
}

impl FromStr for ProfilePage {
    type Err = ();

    fn from_str(word: &str) -> Result<Self, ()> {
        Self::all().find(|page| page.word() == word).ok_or(())
    }
}
