//! What the people around a table do besides the game: reactions, in words and in pictures.

use super::Words;
use super::alt::spoken_name;
use super::components::{Button, Style};
use super::message::{Embed, Message};
use super::text::{BETWEEN, name, name_of, small};
use crate::features::press::{Draft, OwnPress, Press};
use crate::picture::Picture;
use crate::rules::Seat;
use crate::table::{Board, Company, Person, PrivateView, Reaction};

/// The most characters of a name on a button.
const LONGEST_NAME: usize = 20;

impl Words {
    /// The reactions that are shown, in small print.
    pub(crate) fn reactions(&self, board: &Board, company: &Company) -> Option<String> {
        let one = |(seat, reaction): &(Seat, Reaction)| {
            self.reaction(name_of(&board.players, *seat), *reaction)
        };
        let all: Vec<String> = company.reactions.iter().map(one).collect();
        (!all.is_empty()).then(|| small(&all.join(BETWEEN)))
    }

    /// This picture with a bubble for each reaction.
    pub(crate) fn with_bubbles(
        &self,
        picture: Picture,
        board: &Board,
        company: &Company,
    ) -> Picture {
        let one = |(seat, reaction): &(Seat, Reaction)| (*seat, sprite(*reaction));
        let bubbles: Vec<(Seat, &'static str)> = company.reactions.iter().map(one).collect();
        if bubbles.is_empty() {
            return picture;
        }
        let said = |(seat, reaction): &(Seat, Reaction)| {
            let player = board.players.get(seat.index());
            let name =
                player.map(|player| spoken_name(seat.index() + 1, player.name(), LONGEST_NAME));
            self.reaction(name.unwrap_or_default(), *reaction)
        };
        let said = company.reactions.iter().map(said);
        let alt = self.alt_of(said.chain([picture.alt().to_owned()]));
        picture.with_bubbles(&bubbles, alt)
    }

    /// A line breaks between two reactions, or inside a name.
    fn reaction(&self, name: String, reaction: Reaction) -> String {
        let what = self.say(&format!("more-{}", reaction.word()));
        let joined = |letter| if letter == ' ' { '\u{a0}' } else { letter };
        let what: String = what.chars().map(joined).collect();
        self.with("reaction", [("name", name.into()), ("what", what.into())])
    }

    /// The other people at the table, with a button for each: to mute them, or to see their reactions
    /// again.
    pub(super) fn mutes(&self, own: &PrivateView, draft: &Draft) -> Message {
        let button = |(seat, person): (Seat, &Person)| {
            let is_muted = own.muted.contains(&person.id);
            let press = OwnPress::Mute(person.id, !is_muted);
            let press = Press::Own(own.table.id, draft.clone(), press);
            let id = if is_muted { "mutes-unmute" } else { "mutes-mute" };
            let label = self.with(id, [("name", name_on_button(seat, &person.name).into())]);
            Button::new(press, label, Style::Secondary)
        };
        let muted = own.others().filter(|(_, person)| own.muted.contains(&person.id));
        let muted: Vec<String> = muted.map(|(_, person)| name(&person.name)).collect();
        let values = [("count", muted.len().into()), ("names", self.list(muted).into())];
        let description =
            format!("{}\n{}", self.say("mutes-about"), self.with("mutes-now", values));
        let buttons = own.others().map(button).collect();
        self.inside(own, draft, Embed { description, ..Embed::default() }, buttons)
    }
}

/// The name of the player of this seat on a button. One that looks like a link is no link there
/// either.
pub(crate) fn name_on_button(seat: Seat, name: &str) -> String {
    spoken_name(seat.index() + 1, name, LONGEST_NAME).replace("://", ":")
}

/// The picture of a reaction.
const fn sprite(reaction: Reaction) -> &'static str {
    match reaction {
        Reaction::Bravo => "says_bravo_52",
        Reaction::Laugh => "says_laugh_52",
        Reaction::Wow => "says_wow_52",
        Reaction::Sigh => "says_sigh_52",
        Reaction::Smirk => "says_smirk_52",
    }
}
