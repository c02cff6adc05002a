//! Vote messages, and texts about the results of votes.

use crate::features::press::{Press, VotePress};
use crate::table::{Player, PressId, Proposal, PublicView, UserId, Vote};
use crate::view::Words;
use crate::view::components::{Button, Style};
use crate::view::message::{Message, PublicMessage};
use crate::view::text::name;

impl Words {
    /// The current message of the vote that was opened by this press.
    pub fn vote(&self, view: &PublicView, id: PressId) -> PublicMessage {
        match view.vote(id) {
            Some(vote) => self.open_vote(view, vote),
            None => PublicMessage::new(Message::sentence(self.say("vote-over"))),
        }
    }

    fn open_vote(&self, view: &PublicView, vote: &Vote) -> PublicMessage {
        let sentence = match vote.on {
            Proposal::Pause => "vote-pause",
            Proposal::End => "vote-end",
        };
        let (proposer, _) = self.voices(view, vote);
        let agreed = self.list(vote.agreed.iter().map(|user| person(view, *user)).collect());
        let values = [
            ("names", agreed.into()),
            ("count", vote.agreed.len().into()),
            ("needed", vote.on.needed(view.people_there()).into()),
        ];
        let lines =
            [self.with(sentence, [("name", proposer.into())]), self.with("vote-agreed", values)];
        let button = |press, label: &str, style| {
            Button::new(Press::Vote(view.id, vote.id, press), self.say(label), style)
        };
        let buttons = vec![
            button(VotePress::Agree, "vote-agree", Style::Primary),
            button(VotePress::Withdraw, "vote-withdraw", Style::Secondary),
        ];
        let message = Message::sentence(lines.join("\n"));
        PublicMessage::new(Message { rows: vec![buttons], ..message })
    }

    /// A sentence about an accepted proposal, with the proposer and the others who agreed.
    pub(crate) fn agreed(&self, id: &str, view: &PublicView, vote: &Vote) -> String {
        let (proposer, others) = self.voices(view, vote);
        let count = vote.agreed.len().saturating_sub(1);
        let values =
            [("name", proposer.into()), ("others", others.into()), ("count", count.into())];
        self.with(id, values)
    }

    /// The proposer, and the others who agree.
    fn voices(&self, view: &PublicView, vote: &Vote) -> (String, String) {
        let mut names = vote.agreed.iter().map(|user| person(view, *user));
        let proposer = names.next().unwrap_or_default();
        (proposer, self.list(names.collect()))
    }
}

/// The name of a person who plays or played at this table.
fn person(view: &PublicView, user: UserId) -> String {
    let people = view.players().iter().filter_map(Player::whose);
    people.into_iter().find(|person| person.id == user).map_or_else(String::new, |p| name(&p.name))
}
