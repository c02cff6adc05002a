//! The application's emojis in a run: which of them there are, what its owner does with them, and what must hold of
//! them.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use henge::emojis::{ALL, Emojis};
use henge::view::{self, Words};
use playground::{Message, Playground, Violation};

use crate::luck::Luck;

/// Between two that the bot adds.
const PAUSE: Duration = Duration::from_secs(1);
/// So many are missing at most when a bot is first started that adds what is missing.
const MISSING: u64 = 4;
/// What the playground says to a button with an emoji that is not there.
const NOT_THERE: &str = "BUTTON_COMPONENT_INVALID_EMOJI";
/// The emojis of this application begin so in a text.
const BEGINS: &str = "<:";

/// The owner of the application, who deletes emojis and calls them something else.
pub struct Owner {
    /// Whether the bot adds emojis; without that there are none.
    has_emojis: bool,
    /// How often the owner has taken away each of them.
    taken: BTreeMap<String, usize>,
    /// Whether one was taken away since the bot was started last.
    has_taken: bool,
}

impl Owner {
    /// In one run of four there are no emojis; in others all, or all but a few, which the bot adds.
    pub fn begin(luck: &mut Luck, playground: &Playground) -> Self {
        let has_emojis = !luck.once_in(4);
        if has_emojis {
            let missing = luck.below(2) * luck.below(MISSING + 1);
            let first = luck.below(ALL.len() as u64);
            let is_missing = |at: usize| (at as u64).wrapping_sub(first) < missing;
            for (_, drawn) in ALL.iter().enumerate().filter(|(at, _)| !is_missing(*at)) {
                playground.add_emoji(drawn.name, drawn.png);
            }
        }
        Self { has_emojis, taken: BTreeMap::new(), has_taken: false }
    }

    /// How long the bot waits between two that it adds, if it does.
    pub fn pause(&self) -> Option<Duration> {
        self.has_emojis.then_some(PAUSE)
    }

    /// Takes some away; says what.
    pub fn take_away(&mut self, luck: &mut Luck, playground: &Playground) -> String {
        let renames = luck.once_in(3);
        let mut taken = Vec::new();
        for _ in 0..=luck.below(3) * luck.below(20) {
            let Some((name, id)) = luck.one_of(&playground.emojis()).cloned() else { break };
            if renames {
                playground.rename_emoji(id, &format!("no_{id}"));
            } else {
                playground.delete_emoji(id);
            }
            if ALL.iter().any(|drawn| drawn.name == name) {
                *self.taken.entry(name.clone()).or_default() += 1;
                self.has_taken = true;
            }
            taken.push(name);
        }
        let what = if renames { "renames" } else { "deletes" };
        format!("the application's owner {what} {}", taken.join(", "))
    }

    /// Whether some stay away until the bot is started again.
    pub fn waits(&self) -> bool {
        self.has_taken
    }

    /// It is started again.
    pub fn waits_no_more(&mut self) {
        self.has_taken = false;
    }

    /// The bot has deleted and renamed nothing, has added what was missing once, and all are there.
    pub fn is_content(&self, playground: &Playground) {
        let mut added = BTreeMap::<String, usize>::new();
        for request in playground.journal().requests() {
            if !request.path.contains("/emojis") {
                continue;
            }
            assert!(matches!(request.method.as_str(), "GET" | "POST"), "{request:?}");
            if request.method == "POST" && request.status == Some(201) {
                *added.entry(request.body["name"].as_str().unwrap().to_owned()).or_default() += 1;
            }
        }
        for (name, times) in &added {
            let taken = self.taken.get(name).copied().unwrap_or_default();
            assert!(*times <= 1 + taken, "{name} was added {times} times, and taken {taken} times");
        }
        let all = if self.has_emojis { ALL.len() } else { 0 };
        let there = there(playground);
        assert_eq!(ALL.len() - there.missing().count(), all, "{:?}", missing(&there));
    }

    /// Whether Discord may have refused this: a button shows an emoji that was taken away meanwhile.
    pub fn explains(&self, violation: &Violation) -> bool {
        violation.code == NOT_THERE && !self.taken.is_empty()
    }
}

fn missing(there: &Emojis) -> Vec<&'static str> {
    there.missing().map(|drawn| drawn.name).collect()
}

/// The emojis that are there.
pub fn there(playground: &Playground) -> Emojis {
    let emojis = playground.emojis();
    Emojis::among(emojis.iter().map(|(name, id)| (name.as_str(), id.0)))
}

/// What a footer says of the mark on trumps.
const TRUMPS_TOLD: &str = "\u{a0}· ▲ trump";

/// With which emojis messages must be shown.
pub enum Shown {
    /// With those that are there.
    Now(Arc<Emojis>),
    /// With those that were there when they were drawn, each by itself: what was taken away since, or was added, is
    /// shown when they are drawn again.
    WhenDrawn,
}

impl Shown {
    /// The words in which this message must be shown.
    pub fn words(&self, words: &Words, message: &Message) -> Words {
        words.with_emojis(match self {
            Self::Now(there) => there.clone(),
            Self::WhenDrawn => Arc::new(shown_in(message)),
        })
    }

    /// How a message that is drawn like this must be shown: where Discord has refused one of its emojis, before it was
    /// known to be gone, with letters on its buttons.
    pub fn form<'a>(&self, shown: &Message, drawn: &'a view::Message) -> Cow<'a, view::Message> {
        let has_emojis = shown.buttons().any(|button| button.emoji.is_some());
        match self {
            Self::WhenDrawn if !has_emojis => Cow::Owned(in_letters(shown, drawn)),
            Self::Now(_) | Self::WhenDrawn => Cow::Borrowed(drawn),
        }
    }
}

/// The emojis that a message shows.
fn shown_in(message: &Message) -> Emojis {
    let on_buttons = message.buttons().filter_map(|button| {
        let emoji = button.emoji.as_ref()?;
        Some((emoji.name.clone(), emoji.id?.0))
    });
    let texts = message.embeds.iter().map(ToString::to_string).chain([message.content.clone()]);
    let texts: Vec<String> = texts.collect();
    let in_texts = texts.iter().flat_map(|text| text.split(BEGINS).skip(1)).filter_map(|rest| {
        let (name, rest) = rest.split_once(':')?;
        let (id, _) = rest.split_once('>')?;
        Some((name.to_owned(), id.parse().ok()?))
    });
    let shown: Vec<(String, u64)> = on_buttons.chain(in_texts).collect();
    Emojis::among(shown.iter().map(|(name, id)| (name.as_str(), *id)))
}

/// The same message with letters on its buttons. Above them nothing is drawn again: a trump that was an emoji on its
/// button needed no word about its mark.
fn in_letters(shown: &Message, drawn: &view::Message) -> view::Message {
    let mut drawn = drawn.clone();
    for button in drawn.rows.iter_mut().flatten() {
        button.with_emoji = None;
    }
    let is_told = shown.embeds.iter().any(|embed| embed.to_string().contains(TRUMPS_TOLD));
    if let Some(embed) = drawn.embed.as_mut().filter(|_| !is_told) {
        embed.footer = embed.footer.replace(TRUMPS_TOLD, "");
    }
    drawn
}
