//! Everything in a player's private message that is no move: scores, rules, sorting.

use strum::VariantArray as _;

use super::Words;
use super::components::{Button, Select, SelectValue, Style};
use super::message::{BUTTONS_IN_A_ROW, Message};
use crate::features::press::{Draft, OwnPress, Press, Screen};
use crate::table::{PrivateView, Reaction, Tempo};

/// The number of rows from which on there is no room for the select of the tools.
const LONG: usize = 3;

/// Something that a player can look at or change without making a move.
#[derive(Clone)]
pub(crate) struct Tool {
    /// The word for it, in the keys of its name and its description.
    pub(crate) word: &'static str,
    pub(crate) press: OwnPress,
    /// The draft afterwards, if it changes.
    pub(crate) draft: Option<Draft>,
}

/// The tools of a player's private message.
pub(crate) struct More<'a> {
    pub(crate) words: &'a Words,
    pub(crate) own: &'a PrivateView,
    pub(crate) draft: Draft,
    /// The tools of the game; those that every game has follow them.
    pub(crate) tools: Vec<Tool>,
}

impl Tool {
    const fn of(press: OwnPress, word: &'static str) -> Self {
        Self { word, press, draft: None }
    }

    pub(crate) const fn open(screen: Screen, word: &'static str) -> Self {
        Self { word, press: OwnPress::Show(screen), draft: None }
    }
}

impl More<'_> {
    /// A message with this text and these buttons. A second row or a later one has the button for
    /// the tools at its end, if there is room; else there is the select of the tools below a few
    /// rows. Below more rows the button on the table's message leads to the same.
    pub(crate) fn below(&self, content: String, mut rows: Vec<Vec<Button>>) -> Message {
        self.add_hint(&mut rows);
        let below_others = rows.len() > 1;
        let has_room = |row: &&mut Vec<Button>| below_others && row.len() < BUTTONS_IN_A_ROW;
        if let Some(last) = rows.last_mut().filter(has_room) {
            let press = self.own(self.draft.clone(), OwnPress::Show(Screen::More));
            last.push(Button::new(press, self.words.say("more-button"), Style::Secondary));
            return Message { content, rows, ..Message::default() };
        }
        let more = (rows.len() < LONG).then(|| self.select());
        Message { content, rows, more, ..Message::default() }
    }

    /// Adds the button for a hint at the end of the last row, or in a row of its own.
    fn add_hint(&self, rows: &mut Vec<Vec<Button>>) {
        let Some(hint) = self.words.own_hint_button(self.own, &self.draft) else { return };
        match rows.last_mut() {
            Some(last) if last.len() < BUTTONS_IN_A_ROW => last.push(hint),
            Some(_) | None => rows.push(vec![hint]),
        }
    }

    /// The select. The first value names some of the others, and shows the hand or page again.
    fn select(&self) -> Select {
        let kind = self.own.table.options.kind().word();
        let hand = self.value(kind, OwnPress::value(&self.draft, OwnPress::Show(Screen::Hand)));
        let tools = self.all().map(|tool| {
            let value = OwnPress::value(self.after(&tool), tool.press);
            self.value(tool.word, value)
        });
        let values = [hand].into_iter().chain(tools).collect();
        Select { press: self.own(self.draft.clone(), OwnPress::More), values, chosen: 0 }
    }

    /// A button for each tool.
    pub(crate) fn buttons(&self) -> Vec<Button> {
        let button = |tool: Tool| {
            let press = self.own(self.after(&tool).clone(), tool.press);
            Button::new(press, self.words.say(&format!("more-{}", tool.word)), Style::Secondary)
        };
        self.all().map(button).collect()
    }

    fn all(&self) -> impl Iterator<Item = Tool> {
        let typed = Tool::of(OwnPress::Type, "type");
        let rules = Tool::open(Screen::Rules, "rules");
        let hints = if self.own.wants_hints { "no-hints" } else { "give-hints" };
        let hints = Tool::of(OwnPress::Hints(!self.own.wants_hints), hints);
        let hints = self.own.table.hints.then_some(hints);
        let reactions = Reaction::VARIANTS.iter().filter(|_| self.words.has_reactions());
        let reactions =
            reactions.map(|reaction| Tool::of(OwnPress::React(*reaction), reaction.word()));
        let others = self.own.others().next();
        let mutes = others.filter(|_| self.words.has_reactions());
        let mutes = mutes.map(|_| Tool::open(Screen::Mutes, "mutes"));
        let tempo = self.own.table.tempo.other();
        let word = match tempo {
            Tempo::Calm => "calmer",
            Tempo::Fast => "faster",
        };
        let tempo = Tool::of(OwnPress::Tempo(tempo), word);
        let eyes = if self.own.has_open_eyes { "no-eyes" } else { "eyes" };
        let eyes = Tool::of(OwnPress::Eyes(!self.own.has_open_eyes), eyes);
        let may_open = self.own.table.may_open_eyes() && self.words.has_reactions();
        let eyes = may_open.then_some(eyes);
        let luck = Tool::open(Screen::Luck, "luck");
        let leave = Tool::open(Screen::Leave, "leave");
        let tools = self.tools.iter().cloned().chain(reactions).chain([typed, rules]);
        tools.chain(hints).chain([tempo]).chain(mutes).chain(eyes).chain([luck, leave])
    }

    fn after<'a>(&'a self, tool: &'a Tool) -> &'a Draft {
        tool.draft.as_ref().unwrap_or(&self.draft)
    }

    fn value(&self, word: &str, value: String) -> SelectValue {
        SelectValue {
            value,
            label: self.words.say(&format!("more-{word}")),
            description: self.words.say(&format!("more-{word}-about")),
        }
    }

    const fn own(&self, draft: Draft, press: OwnPress) -> Press {
        Press::Own(self.own.table.id, draft, press)
    }
}
