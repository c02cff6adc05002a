//! The sheet of a tablet as a picture.

use super::Written;
use crate::picture::{Picture, Scene, TabletScene, TabletSheet};
use crate::rules::games::of_game;
use crate::rules::{OfGame, Rules as _, Seat};
use crate::view::alt::Names;
use crate::view::game::PublicMessages as _;

impl Written<'_> {
    pub(super) fn picture(&self) -> Picture {
        let words = self.words;
        let race = of_game!(&self.sheet.game, game => game.table_view().race(words, self.players));
        let race = race.filter(|_| self.sheet.is_over());
        let sheet = match &self.sheet.game {
            OfGame::Cards(game) => TabletSheet::Cards(Box::new(game.table_view())),
            OfGame::Dice(game) => TabletSheet::Dice(Box::new(game.table_view())),
        };
        let alt = words.alt(self.players, |names| self.alt(names));
        let scene = TabletScene {
            names: words.names(self.players),
            sheet,
            race: race.as_ref().and_then(Picture::race).cloned(),
            is_over: self.sheet.is_over(),
        };
        Picture::new(Scene::Tablet(Box::new(scene)), alt)
    }

    fn alt(&self, names: &Names) -> Vec<String> {
        let totals = of_game!(&self.sheet.game, game => game.totals());
        let title = self.words.with("tablet-alt", [("rounds", self.sheet.scored().into())]);
        let line = |(seat, total): (Seat, &i16)| {
            let name = names[seat.index()].clone();
            let values = [("name", name.into()), ("total", (*total).into())];
            self.words.with("tablet-alt-total", values)
        };
        let said = self.said();
        let said = said.iter().filter_map(|(seat, said)| {
            let shown = self.words.tablet_item((*said)?);
            let values = [("name", names[seat.index()].clone().into()), ("said", shown.into())];
            Some(self.words.with("tablet-alt-said", values))
        });
        [title].into_iter().chain(totals.iter().map(line)).chain(said).collect()
    }
}
