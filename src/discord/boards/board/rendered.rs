//! The forms of a table's messages: those that they show, and those that they must show.

use serenity::all::MessageId;
use strum::VariantArray as _;
use tokio::time::Instant;

use super::{Board, Form};
use crate::discord::rendered::{Hash, Rendered};
use crate::discord::shown_state::ShownState;
use crate::features::Shown;
use crate::store::{Hashes, MessageKind};
use crate::table::Proposal;
use crate::view::PublicMessage;

impl Board {
    /// What the message of this kind must show.
    pub(in crate::discord::boards) fn wanted(
        &self,
        kind: MessageKind,
        shown: &Shown,
    ) -> Option<Rendered> {
        if kind != MessageKind::Table {
            return shown.of(kind).map(|message| self.rendered(&message));
        }
        let last = shown.last().filter(|_| self.looks(shown));
        Some(self.rendered(last.unwrap_or_else(|| shown.message())))
    }

    /// Returns whether the message of this kind does not show what it must, as far as is known.
    pub(in crate::discord::boards) fn differs(&self, kind: MessageKind, shown: &Shown) -> bool {
        let Some(wanted) = self.wanted(kind, shown) else { return false };
        let known = self.shown_states.get(&kind).and_then(ShownState::known);
        known.is_none_or(|known| *known != wanted.hash())
    }

    /// Returns whether the message of this kind shows something else than it must in either form,
    /// or `None` if it is not known what it shows.
    pub(in crate::discord::boards) fn is_stale(
        &self,
        kind: MessageKind,
        shown: &Shown,
    ) -> Option<bool> {
        let known = self.shown_states.get(&kind).and_then(ShownState::known)?;
        let forms =
            shown.of(kind).map(|of| [Rendered::text(&of).hash(), Rendered::pictured(&of).hash()]);
        Some(forms.is_some_and(|forms| !forms.contains(known)))
    }

    pub(in crate::discord::boards) fn shown_state(
        &mut self,
        kind: MessageKind,
    ) -> &mut ShownState<Hash> {
        self.shown_states.entry(kind).or_default()
    }

    /// Records that it is not known what the messages of votes show.
    pub(in crate::discord::boards) fn votes_are_uncertain(&mut self) {
        for on in Proposal::VARIANTS {
            self.shown_state(MessageKind::Vote(*on)).is_uncertain();
        }
    }

    /// A response, sent at that time, has drawn this on the message of a vote.
    pub(in crate::discord::boards) fn vote_drawn(
        &mut self,
        id: MessageId,
        message: &PublicMessage,
        sent: Instant,
    ) {
        for kind in Proposal::VARIANTS.iter().map(|on| MessageKind::Vote(*on)) {
            if self.stands(kind) == Some(id) {
                self.shown_state(kind).drawn(Rendered::text(message).hash(), sent);
            }
        }
    }

    /// What the messages show, for the database.
    pub(in crate::discord::boards) fn hashes(&self) -> Hashes {
        let known = self.shown_states.iter();
        known.filter_map(|(kind, of)| Some((*kind, of.known()?.to_bytes()))).collect()
    }

    /// Learns from the database what the messages show.
    pub(in crate::discord::boards) fn learn(&mut self, hashes: Hashes) {
        self.stored = hashes;
        for (kind, bytes) in &self.stored {
            if let Some(hash) = Hash::of_bytes(bytes) {
                self.shown_states.insert(*kind, ShownState::stored(hash));
            }
        }
    }

    /// This message in the form in which the table is shown.
    pub(in crate::discord::boards) fn rendered(&self, of: &PublicMessage) -> Rendered {
        match self.form {
            Form::Text => Rendered::text(of),
            Form::Pictured => Rendered::pictured(of),
        }
    }
}
