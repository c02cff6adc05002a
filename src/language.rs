//! The languages of the bot.

use strum::{Display, EnumMessage, EnumString, IntoStaticStr, VariantArray};

/// A language of the bot, written as the name of its folder in `locales/`, which is Discord's locale
/// for it. Further locales of Discord are listed with it, so two that differ in the region alone can
/// be two languages.
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
    EnumMessage,
    VariantArray,
)]
pub enum Language {
    #[default]
    #[strum(to_string = "en", serialize = "en-US", serialize = "en-GB")]
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
        locale.parse().ok()
    }

    /// Discord's locales for this language.
    pub fn locales(self) -> &'static [&'static str] {
        self.get_serializations()
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
    fn a_locale_is_of_the_language_that_lists_it() {
        assert_eq!(Language::of_locale("de"), Some(Language::German));
        assert_eq!(Language::of_locale("en-US"), Some(Language::English));
        assert_eq!(Language::of_locale("en-GB"), Some(Language::English));
        for unknown in ["ja", "pt-BR", "", "-de", "DE", "de-CH", "zh-CN", "zh-TW"] {
            assert_eq!(Language::of_locale(unknown), None, "{unknown}");
        }
        for language in Language::VARIANTS {
            for locale in language.locales() {
                assert_eq!(Language::of_locale(locale), Some(*language), "{locale}");
            }
        }
    }
}
