//! The sentences of all texts, from the Fluent files in `locales/`.

use std::borrow::Cow;
use std::sync::Arc;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
use unic_langid::LanguageIdentifier;

use super::locales::{ENGLISH, missing_in, resources};
use super::numbers;
use super::text::FORMER;
use crate::emojis::{Emoji, Emojis};
use crate::features::press::{Command, Subcommand};
use crate::language::{Language, Pseudo};
use crate::picture::Caption;
use crate::rules::Options;
use crate::server::{Look, Reactions, SavedPreset, ServerSettings, Weekly};
use crate::table::{Crowd, Hits};

/// The sentences of one language, the emojis to use in them, the settings of the server where they
/// are read, and Discord's id of the command.
#[derive(Clone)]
pub struct Words {
    bundle: Arc<FluentBundle<Arc<FluentResource>>>,
    /// The number of messages that the language lacks.
    missing: usize,
    emojis: Arc<Emojis>,
    server: Arc<ServerSettings>,
    /// The form of private messages that the reader has chosen.
    form: Look,
    command: Option<u64>,
    /// The preset that has won the vote of last week.
    preset_of_the_week: Option<Options>,
    /// The round scored last, and what those who watch had right in it, if any of them have guessed.
    crowd: Crowd,
    /// The pseudo-language that these are instead of English.
    pseudo: Option<Pseudo>,
}

/// A named value for a sentence.
pub type Named<'a> = (&'static str, FluentValue<'a>);

impl Words {
    /// English sentences without emojis.
    pub fn english() -> Self {
        Self::of(Language::English)
    }

    /// The sentences of this language without emojis. A sentence that it lacks is English.
    pub fn of(language: Language) -> Self {
        let is_english = language == Language::English;
        Self::in_files(language, if is_english { Vec::new() } else { resources(language) }, None)
    }

    /// English sentences in a pseudo-language.
    pub fn pseudo(pseudo: Pseudo) -> Self {
        Self::in_files(Language::English, Vec::new(), Some(pseudo))
    }

    /// The sentences of a language with these files, over the English ones.
    fn in_files(language: Language, own: Vec<Arc<FluentResource>>, pseudo: Option<Pseudo>) -> Self {
        let locale = language.to_string().parse::<LanguageIdentifier>().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        // Discord shows isolation characters as boxes in code blocks.
        bundle.set_use_isolating(false);
        bundle.set_transform(pseudo.map(Pseudo::transform));
        numbers::set_up(&mut bundle);
        let missing = if language == Language::English { 0 } else { missing_in(&own) };
        for resource in ENGLISH.iter().cloned().chain(own) {
            bundle.add_resource_overriding(resource);
        }
        Self {
            bundle: Arc::new(bundle),
            missing,
            emojis: Arc::default(),
            server: Arc::default(),
            form: Look::default(),
            command: None,
            preset_of_the_week: None,
            crowd: Crowd::default(),
            pseudo,
        }
    }

    /// These sentences, with other emojis.
    #[must_use]
    pub fn with_emojis(&self, emojis: Arc<Emojis>) -> Self {
        Self { emojis, ..self.clone() }
    }

    /// These sentences, with the settings of another server.
    #[must_use]
    pub fn on_server(&self, server: Arc<ServerSettings>) -> Self {
        Self { server, ..self.clone() }
    }

    /// These sentences, for private messages in the form that their reader has chosen.
    #[must_use]
    pub fn in_form(&self, form: Look) -> Self {
        Self { form, ..self.clone() }
    }

    /// These sentences, with subcommands that can be pressed if the id of the command is known.
    #[must_use]
    pub fn with_command(&self, id: Option<u64>) -> Self {
        Self { command: id, ..self.clone() }
    }

    /// These sentences, with this preset marked where a game is begun.
    #[must_use]
    pub fn with_preset_of_the_week(&self, preset_of_the_week: Option<Options>) -> Self {
        Self { preset_of_the_week, ..self.clone() }
    }

    /// These sentences, with what those who watch had right in the round scored last.
    #[must_use]
    pub(crate) fn with_crowd(&self, crowd: Crowd) -> Self {
        Self { crowd, ..self.clone() }
    }

    /// What those who watch had right in this round, if it is the one scored last.
    pub(super) fn crowd_in(&self, round: usize) -> Option<Hits> {
        self.crowd.last.filter(|(of, _)| usize::from(*of) == round).map(|(_, hits)| hits)
    }

    /// Returns whether those who watch have guessed in this round for the first time.
    pub(super) fn has_new_crowd(&self) -> bool {
        self.crowd.last.is_some_and(|(_, hits)| hits == self.crowd.all)
    }

    /// Returns whether every sentence reads the same in both: in one language, with the same emojis,
    /// settings and command.
    pub(crate) fn say_the_same_as(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.bundle, &other.bundle)
            && Arc::ptr_eq(&self.emojis, &other.emojis)
            && Arc::ptr_eq(&self.server, &other.server)
            && self.form == other.form
            && self.command == other.command
    }

    /// Returns whether both are in one language.
    pub(super) fn is_in_the_language_of(&self, other: &Self) -> bool {
        self.bundle.locales == other.bundle.locales
    }

    /// The presets saved on the server.
    pub(crate) fn saved_presets(&self) -> &[SavedPreset] {
        &self.server.presets
    }

    /// The preset that has won the vote of last week.
    pub(crate) const fn preset_of_the_week(&self) -> Option<Options> {
        self.preset_of_the_week
    }

    /// Returns whether the server has a message of the week.
    pub(crate) fn is_weekly(&self) -> bool {
        self.server.weekly == Weekly::On
    }

    /// Returns whether people may show reactions on the server, guess who makes it, and look through
    /// the eyes of players.
    pub(crate) fn has_reactions(&self) -> bool {
        self.server.reactions == Reactions::On
    }

    /// Returns whether the server shows tables without pictures.
    pub(crate) fn is_text_alone(&self) -> bool {
        self.server.look == Look::Text
    }

    /// Returns whether cards and dice are in words: private messages for people who listen.
    pub(crate) fn is_in_words(&self) -> bool {
        self.form == Look::Text
    }

    /// The emoji with this name, if Discord has it and not everything is in words.
    pub(crate) fn emoji(&self, name: &str) -> Option<Emoji> {
        self.emojis.get(name).filter(|_| !self.is_in_words())
    }

    /// A subcommand of `/wizard` in running text: a mention that puts the command into the message box
    /// when it is pressed, or code if the id of the command is unknown. Discord shows a mention as it is
    /// written and knows the command by its English name alone, so a name that people type in another
    /// language is next to it.
    pub fn command(&self, subcommand: Subcommand) -> String {
        let (command, name) = (Command::NAME, <&str>::from(subcommand));
        let typed = self.name_to_type(&format!("command-{name}"));
        let Some(id) = self.command else { return format!("`/{command} {typed}`") };
        let mention = format!("</{command} {name}:{id}>");
        if typed == name {
            return mention;
        }
        self.with("pressed-command", [("mention", mention.into()), ("name", typed.into())])
    }

    /// The name of a subcommand or an option as people type it.
    pub(super) fn name_to_type(&self, id: &str) -> String {
        let name = self.bundle.get_message(id).and_then(|message| message.get_attribute("name"));
        self.written(id, name.map(|name| name.value()), None)
    }

    /// A sentence without values.
    pub fn say(&self, id: &str) -> String {
        self.with(id, [] as [Named<'_>; 0])
    }

    /// A sentence with these values.
    pub fn with<'a, N: Into<Cow<'a, str>>>(
        &self,
        id: &str,
        values: impl IntoIterator<Item = (N, FluentValue<'a>)>,
    ) -> String {
        let pattern = self.bundle.get_message(id).and_then(|message| message.value());
        let mut named = FluentArgs::new();
        for (name, value) in values {
            named.set(name, value);
        }
        let text = self.written(id, pattern, Some(&named));
        match self.pseudo {
            Some(pseudo) => pseudo.bracketed(text),
            None => text,
        }
    }

    /// A sentence with these values, as the caption of a part of a picture.
    pub(crate) fn caption<'a>(
        &self,
        id: &str,
        values: impl IntoIterator<Item = (&'a str, FluentValue<'a>)>,
    ) -> Caption {
        Caption { id: id.to_owned(), text: self.with(id, values) }
    }

    /// Writes this part of a message; its id, if the message lacks the part.
    fn written(
        &self,
        id: &str,
        pattern: Option<&Pattern<&str>>,
        values: Option<&FluentArgs<'_>>,
    ) -> String {
        let Some(pattern) = pattern else { return format!("⟨{id}⟩") };
        #[cfg(debug_assertions)]
        super::collected::note(id, values);
        let mut mistakes = Vec::new();
        let text = self.bundle.format_pattern(pattern, values, &mut mistakes);
        debug_assert!(mistakes.is_empty(), "{id}: {mistakes:?}");
        self.with_former(text)
    }

    /// Replaces [`FORMER`] with the text for former players.
    pub(crate) fn with_former(&self, text: Cow<'_, str>) -> String {
        if text.contains(FORMER) {
            return text.replace(FORMER, &self.say("former-player"));
        }
        text.into_owned()
    }

    /// The number of messages that the language lacks; they are shown in English.
    pub fn messages_missing(&self) -> usize {
        self.missing
    }

    /// Returns whether there is a sentence with this key.
    pub fn has(&self, id: &str) -> bool {
        self.bundle.has_message(id)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::locales::ids;

    #[test]
    fn a_command_can_be_pressed_once_its_id_is_known() {
        let words = Words::english();
        assert_eq!(words.command(Subcommand::Play), "`/wizard play`");
        let words = words.with_command(Some(7));
        assert_eq!(words.command(Subcommand::Play), "</wizard play:7>");
        let german = Words::of(Language::German).with_command(Some(7));
        assert_eq!(german.command(Subcommand::Play), "</wizard play:7> (`spielen`)");
        assert_eq!(german.command(Subcommand::Hand), "</wizard hand:7>");
    }

    #[test]
    fn a_message_that_a_language_lacks_is_english_and_is_counted() {
        let (english, own) = (Words::english(), "former-player = verwijderd profiel");
        let own = Arc::new(FluentResource::try_new(own.to_owned()).unwrap());
        let words = Words::in_files(Language::Dutch, vec![own], None);
        assert_eq!(words.say("former-player"), "verwijderd profiel");
        assert_eq!(words.say("help-title"), english.say("help-title"));
        assert_eq!(words.messages_missing(), ids(&ENGLISH).count() - 1);
        assert_eq!(english.messages_missing(), 0);
    }
}
