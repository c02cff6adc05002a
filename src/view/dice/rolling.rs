//! The buttons with which the Seer marks and rolls dice, or leaves the round.

use super::drafts;
use super::page::OwnPage;
use crate::rules::dice::{Action, DiceSet, Die, Intention, Rolling};
use crate::view::components::{Button, Style};
use crate::view::text::BETWEEN;

impl OwnPage<'_> {
    /// A button for each die, colored if it is marked, then buttons to roll and to leave.
    pub(super) fn rolling(&self, rolling: Rolling) -> Vec<Vec<Button>> {
        let marked = self.marked(rolling);
        let mut buttons: Vec<Button> =
            Die::all().map(|die| self.toggle(rolling, marked, die)).collect();
        buttons.push(self.roll(rolling, marked));
        let mut leaving = self.leaving().into_iter();
        buttons.extend(leaving.next());
        let rows = buttons.chunks(5).map(<[Button]>::to_vec);
        rows.chain(leaving.next().map(|jester_score| vec![jester_score])).collect()
    }

    /// The dice that have been marked; otherwise those that will be rolled; otherwise all that do
    /// not count for the prediction.
    pub(super) fn marked(&self, rolling: Rolling) -> DiceSet {
        let laid_out = drafts::read_marks(self.draft, self.own.question, rolling);
        laid_out.or(self.to_be_rolled()).unwrap_or_else(|| rolling.dice.minus(self.counting()))
    }

    fn to_be_rolled(&self) -> Option<DiceSet> {
        match self.intention()? {
            Intention::Roll(dice) => Some(dice),
            Intention::Stay | Intention::Score(_) => None,
        }
    }

    /// The dice that count for the player's prediction.
    fn counting(&self) -> DiceSet {
        let counting = |color| self.view.table.round.on_table().counting(color);
        self.view.prediction.map(|of| counting(of.color)).unwrap_or_default()
    }

    fn toggle(&self, rolling: Rolling, marked: DiceSet, die: Die) -> Button {
        let table = &self.view.table;
        let label = self.words.die_label(&table.round.dice, table.stuck, die);
        if !rolling.dice.has(die) {
            return self.blank(die.index(), label, Style::Secondary);
        }
        let one: DiceSet = std::iter::once(die).collect();
        let (changed, style) = if marked.has(die) {
            (marked.minus(one), Style::Primary)
        } else {
            (marked.or(one), Style::Secondary)
        };
        // In words, the color alone does not say that the die is marked.
        let label = if self.words.is_in_words() && marked.has(die) {
            let label = label.text;
            format!("✓ {label}").into()
        } else {
            label
        };
        self.lay_out(drafts::marks(self.own.question, changed), label, style)
    }

    fn roll(&self, rolling: Rolling, marked: DiceSet) -> Button {
        let id = if self.to_be_rolled() == Some(marked) { "dice-rolls" } else { "dice-roll-dice" };
        let label = self.words.with(id, [("count", marked.len().into())]);
        let enough = marked.len() >= usize::from(rolling.at_least);
        self.answer(Action::Roll(marked), label).live_if(enough)
    }

    /// These dice, each with its number, like `4 🃏J · 6 🟨Y`.
    pub(super) fn dice_by_number(&self, dice: DiceSet) -> String {
        dice.dice().map(|die| self.numbered(die)).collect::<Vec<_>>().join(BETWEEN)
    }

    pub(super) fn numbered(&self, die: Die) -> String {
        let (table, number) = (&self.view.table, die.index() + 1);
        let lies = self.words.die_as_it_lies(&table.round.dice, table.stuck, die);
        format!("{number}\u{a0}{lies}")
    }
}
