//! The languages of the bot.

use strum::{Display, EnumString, IntoStaticStr, VariantArray};

/// A language of the bot, written as its code in ISO 639, which is the name of its folder in
/// `locales/`.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    Display,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
pub enum Language {
    #[default]
    #[strum(serialize = "en")]
    English,
    #[strum(serialize = "de")]
    German,
    #[strum(serialize = "fr")]
    French,
    #[strum(serialize = "nl")]
    Dutch,
}

impl Language {
    /// The language of a Discord locale like `de` or `en-US`; `None` if the bot does not speak it.
    pub fn of_locale(locale: &str) -> Option<Self> {
        locale.split('-').next().unwrap_or_default().parse().ok()
    }
}

/// A distortion of English that shows what a translation could break: text that code has put
/// together, labels that are cut, columns out of line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
pub enum Pseudo {
    /// Half as long again, with accents, and every sentence in brackets.
    #[strum(serialize = "xx-long")]
    Long,
    /// Written from right to left.
    #[strum(serialize = "xx-rtl")]
    RightToLeft,
    /// In letters as wide as those of Chinese and Japanese.
    #[strum(serialize = "xx-wide")]
    Wide,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_is_read_by_its_language() {
        assert_eq!(Language::of_locale("de"), Some(Language::German));
        assert_eq!(Language::of_locale("en-US"), Some(Language::English));
        assert_eq!(Language::of_locale("en-GB"), Some(Language::English));
        for unknown in ["ja", "pt-BR", "", "-de", "DE"] {
            assert_eq!(Language::of_locale(unknown), None, "{unknown}");
        }
    }
}
