//! The picture of a table at cards, and the frame beside it.

use crate::picture::{CardCaptions, CardTable, Picture, Scene};
use crate::rules::cards::TableView;
use crate::table::Player;
use crate::view::Words;
use crate::view::message::Embed;

impl Words {
    pub(super) fn card_picture(&self, players: &[Player], view: &TableView) -> (Embed, Picture) {
        let (waits, embed) = self.card_table(players, view);
        let embed = Embed { description: self.card_table_text(players, view), ..embed };
        let captions = CardCaptions {
            round: self.with("picture-round", [("round", view.round.into())]),
            trump: self.say("picture-trump"),
            said: self.say("cards-head-said"),
            won: self.say("cards-head-won"),
            total: self.say("cards-head-total"),
        };
        let names = players.iter().map(|player| player.name().to_owned()).collect();
        let scene = Scene::Cards(Box::new(CardTable { view: view.clone(), names, captions }));
        (embed, Picture::new(scene, waits))
    }
}
