//! The application's emojis in a run: the ones that exist, the owner's changes to them, and the
//! invariants.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use henge::emojis::{ALL, Emojis};
use henge::view::{self, Words};
use playground::{Message, Playground, Violation};

use crate::luck::Luck;

/// The pause between two uploads by the bot.
const PAUSE: Duration = Duration::from_secs(1);
/// Maximum number of missing emojis at the first start of a bot that uploads missing ones.
const MISSING: u64 = 4;
/// The playground's error code for a button with an emoji that does not exist.
const NOT_THERE: &str = "BUTTON_COMPONENT_INVALID_EMOJI";
/// The beginning of an emoji in a text.
const BEGINS: &str = "<:";

/// The owner of the application, who deletes and renames emojis.
pub struct Owner {
    /// True if the bot uploads emojis; otherwise there are none.
    has_emojis: bool,
    /// The number of times that the owner has removed each emoji.
    taken: BTreeMap<String, usize>,
    /// True if an emoji was removed since the last start of the bot.
    has_taken: bool,
}

impl Owner {
    /// In one of four runs there are no emojis; in the others all exist, or all but a few, which
    /// the bot uploads.
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

    /// The bot's pause between two uploads; `None` if it uploads none.
    pub fn pause(&self) -> Option<Duration> {
        self.has_emojis.then_some(PAUSE)
    }

    /// Deletes or renames some emojis. Returns a description.
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

    /// Returns whether some emojis are missing until the bot is restarted.
    pub fn waits(&self) -> bool {
        self.has_taken
    }

    /// Records that the bot was restarted.
    pub fn waits_no_more(&mut self) {
        self.has_taken = false;
    }

    /// Checks that the bot has deleted and renamed nothing, has uploaded each missing emoji once,
    /// and that all exist.
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

    /// Returns whether Discord was right to refuse this request: a button shows an emoji that was
    /// removed meanwhile.
    pub fn explains(&self, violation: &Violation) -> bool {
        violation.code == NOT_THERE && !self.taken.is_empty()
    }
}

fn missing(there: &Emojis) -> Vec<&'static str> {
    there.missing().map(|drawn| drawn.name).collect()
}

/// The emojis that exist.
pub fn there(playground: &Playground) -> Emojis {
    let emojis = playground.emojis();
    Emojis::among(emojis.iter().map(|(name, id)| (name.as_str(), id.0)))
}

/// The footer's explanation of the mark on trumps.
const TRUMPS_TOLD: &str = "\u{a0}· ▲ trump";

/// The emojis with which messages must be displayed.
pub enum Shown {
    /// The emojis that exist now.
    Now(Arc<Emojis>),
    /// For each message, the emojis that existed when it was drawn. Later changes appear only when
    /// it is drawn again.
    WhenDrawn,
}

impl Shown {
    /// The words with which this message must be displayed.
    pub fn words(&self, words: &Words, message: &Message) -> Words {
        words.with_emojis(match self {
            Self::Now(there) => there.clone(),
            Self::WhenDrawn => Arc::new(shown_in(message)),
        })
    }

    /// The expected form of a message. If Discord refused one of its emojis before the bot knew
    /// that it was gone, the buttons show letters.
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

/// The same message with letters on its buttons. The text above them is not redrawn: a trump that
/// was an emoji on its button needs no explanation of its mark.
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
