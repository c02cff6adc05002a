//! Every sentence, from the Fluent files of `locales/`.

use std::borrow::Cow;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use unic_langid::langid;

use super::text::FORMER;
use crate::emojis::{Emoji, Emojis};
use crate::server::{Look, SavedPreset, ServerSettings};

/// The files of one language, in no particular order.
const ENGLISH: [&str; 22] = [
    include_str!("../../locales/en/cards.ftl"),
    include_str!("../../locales/en/clocks.ftl"),
    include_str!("../../locales/en/commands.ftl"),
    include_str!("../../locales/en/dice.ftl"),
    include_str!("../../locales/en/leaderboard.ftl"),
    include_str!("../../locales/en/history.ftl"),
    include_str!("../../locales/en/help.ftl"),
    include_str!("../../locales/en/lessons.ftl"),
    include_str!("../../locales/en/lobby.ftl"),
    include_str!("../../locales/en/marks.ftl"),
    include_str!("../../locales/en/pictures.ftl"),
    include_str!("../../locales/en/moves.ftl"),
    include_str!("../../locales/en/profile.ftl"),
    include_str!("../../locales/en/panel.ftl"),
    include_str!("../../locales/en/refusals.ftl"),
    include_str!("../../locales/en/privacy.ftl"),
    include_str!("../../locales/en/result.ftl"),
    include_str!("../../locales/en/settings.ftl"),
    include_str!("../../locales/en/threads.ftl"),
    include_str!("../../locales/en/rules.ftl"),
    include_str!("../../locales/en/votes.ftl"),
    include_str!("../../locales/en/scores.ftl"),
];

/// The sentences of one language, the emojis that may stand in them, and what holds on the server where they are read.
#[derive(Clone)]
pub struct Words {
    bundle: Arc<FluentBundle<FluentResource>>,
    emojis: Arc<Emojis>,
    server: Arc<ServerSettings>,
}

/// A value that a sentence takes in.
pub type Named<'a> = (&'static str, FluentValue<'a>);

impl Words {
    /// English, without emojis.
    pub fn english() -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![langid!("en")]);
        // Discord shows isolation marks as boxes in code blocks.
        bundle.set_use_isolating(false);
        for file in ENGLISH {
            // A file with a mistake still gives its other sentences; a test holds that none has one.
            let resource =
                FluentResource::try_new(file.to_owned()).unwrap_or_else(|(rest, _)| rest);
            bundle.add_resource_overriding(resource);
        }
        Self { bundle: Arc::new(bundle), emojis: Arc::default(), server: Arc::default() }
    }

    /// The same sentences with these emojis.
    #[must_use]
    pub fn with_emojis(&self, emojis: Arc<Emojis>) -> Self {
        Self { emojis, ..self.clone() }
    }

    /// The same sentences, where this holds.
    #[must_use]
    pub fn on_server(&self, server: Arc<ServerSettings>) -> Self {
        Self { server, ..self.clone() }
    }

    /// The presets that were saved on the server.
    pub(super) fn saved_presets(&self) -> &[SavedPreset] {
        &self.server.presets
    }

    /// Whether tables are shown there as text alone.
    pub(super) fn is_text_alone(&self) -> bool {
        self.server.look == Look::Text
    }

    /// The emoji of this name, if it is there.
    pub(super) fn emoji(&self, name: &str) -> Option<Emoji> {
        self.emojis.get(name)
    }

    /// A sentence that takes nothing in.
    pub fn say(&self, id: &str) -> String {
        self.with(id, [] as [Named<'_>; 0])
    }

    /// A sentence with these values. A sentence that does not exist is shown by its name.
    pub fn with<'a, N: Into<Cow<'a, str>>>(
        &self,
        id: &str,
        values: impl IntoIterator<Item = (N, FluentValue<'a>)>,
    ) -> String {
        let Some(pattern) = self.bundle.get_message(id).and_then(|message| message.value()) else {
            return format!("⟨{id}⟩");
        };
        let mut named = FluentArgs::new();
        for (name, value) in values {
            named.set(name, value);
        }
        let mut mistakes = Vec::new();
        self.with_former(self.bundle.format_pattern(pattern, Some(&named), &mut mistakes))
    }

    /// A text in which former players are called so.
    pub(super) fn with_former(&self, text: Cow<'_, str>) -> String {
        if text.contains(FORMER) {
            return text.replace(FORMER, &self.say("former-player"));
        }
        text.into_owned()
    }

    /// Whether there is such a sentence.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_without_a_mistake() {
        for file in ENGLISH {
            assert!(FluentResource::try_new(file.to_owned()).is_ok(), "{file}");
        }
    }
}
