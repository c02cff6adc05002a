//! Cuts: the form for a player's own words, and the list of all cuts.

use crate::features::press::Press;
use crate::table::{Cut, CutWords, Player, PublicView, TableId};
use crate::view::Words;
use crate::view::components::Form;
use crate::view::text::{escaped, name};

impl Words {
    /// The form for the words of a cut.
    pub fn cut_form(&self, table: TableId) -> Form {
        let keys = ["cut-title", "cut-label", "cut-placeholder"];
        self.form(Press::Cut(table), keys, CutWords::LONGEST)
    }

    /// A line for each cut with the player and the words, in the order in which cuts are mixed into
    /// the luck.
    pub(crate) fn cuts(&self, view: &PublicView) -> Vec<String> {
        view.cuts.iter().map(|cut| self.cut(view.players(), cut)).collect()
    }

    fn cut(&self, players: &[Player], cut: &Cut) -> String {
        let mut people = players.iter().filter_map(Player::whose);
        let by = people.find(|person| person.id == cut.by);
        let by = by.map_or_else(|| "?".to_owned(), |person| name(&person.name));
        let words = escaped(cut.words.text());
        self.with("cut-by", [("name", by.into()), ("words", words.into())])
    }
}
