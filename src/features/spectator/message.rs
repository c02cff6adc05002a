//! The private message of a spectator.

use crate::features::press::{Draft, Press, Screen, SpectatorPress};
use crate::rules::Seat;
use crate::rules::games::of_game;
use crate::table::{
    Board, Eyes, OwnGuesses, Player, PrivateView, PublicStage, PublicView, Sitter, UserId,
};
use crate::view::company::name_on_button;
use crate::view::components::{Button, Style};
use crate::view::game::Replayed as _;
use crate::view::message::Message;
use crate::view::text::{name, name_of, small};
use crate::view::{PrivateMessage, Words};

/// The most buttons in a row.
const A_ROW: usize = 5;

/// The part of a spectator's message that is theirs alone: everybody sees the rest of it.
#[derive(Clone, Debug, Default)]
pub struct Watching {
    pub eyes: Eyes,
    pub guesses: OwnGuesses,
    /// The people who are in for the next game.
    pub next: Vec<Sitter>,
}

impl Watching {
    fn is_in_for_next(&self, user: UserId) -> bool {
        self.next.iter().any(|sitter| sitter.player.is(user))
    }
}

impl Words {
    /// The message of somebody who watches: what a player lets them see, or else the score sheet with
    /// all that they can do.
    pub fn watching(&self, view: &PublicView, own: &Watching, user: UserId) -> PrivateMessage {
        if let Some(through) = &own.eyes.through {
            return self.through_eyes(through, &own.eyes.open);
        }
        let PrivateMessage(mut message) = self.onlooker(view, Screen::Scores);
        let next = own.is_in_for_next(user).then(|| self.in_for_next(&own.next));
        let said = [self.waits(view, user), next];
        message.content = said.into_iter().flatten().collect::<Vec<_>>().join("\n");
        self.for_a_spectator(PrivateMessage(message), view, own, user)
    }

    /// Tells a spectator that they are in for the next game, and who else is.
    fn in_for_next(&self, next: &[Sitter]) -> String {
        let names: Vec<String> = next.iter().map(|sitter| name(sitter.player.name())).collect();
        let values = [("people", names.len().into()), ("names", self.list(names).into())];
        format!("{}\n{}", self.say("next-in"), self.with("next-who", values))
    }

    /// A sentence for a spectator who plays from the next round on; `None` for anybody else.
    pub(crate) fn waits(&self, view: &PublicView, user: UserId) -> Option<String> {
        let waits = |player: &Player| match player {
            Player::Newcomer { person, computer, level: Some(_) } if person.id == user => {
                Some(name(computer))
            }
            Player::Newcomer { .. }
            | Player::Person(_)
            | Player::Computer { .. }
            | Player::StandIn { .. } => None,
        };
        let computer = view.players().iter().find_map(waits)?;
        // Elsewhere no hand appears by itself.
        let id = if view.location.has_bot() { "newcomer-in" } else { "elsewhere-newcomer" };
        Some(self.with(id, [("computer", computer.into())]))
    }

    /// A spectator's message, with the buttons that get them into this game or the next, those that
    /// show what a player lets them see, and what they guess.
    pub fn for_a_spectator(
        &self,
        message: PrivateMessage,
        view: &PublicView,
        own: &Watching,
        user: UserId,
    ) -> PrivateMessage {
        let PrivateMessage(mut message) = self.with_guesses(message, view, user, &own.guesses);
        let ways_in = self.ways_in(view, own, user);
        let ways_to_look: Vec<Button> =
            self.ways_to_look(view, own.eyes.open.iter().copied()).collect();
        let is_offered_a_seat = ways_in.iter().any(|button| sits_in(&button.press));
        if is_offered_a_seat && !ways_to_look.is_empty() {
            let cost = small(&self.say("eyes-cost"));
            let lines = [std::mem::take(&mut message.content), cost].into_iter();
            let lines = lines.filter(|line| !line.is_empty());
            message.content = lines.collect::<Vec<_>>().join("\n");
        }
        message.rows.extend(rows(&ways_in).chain(rows(&ways_to_look)));
        PrivateMessage(message)
    }

    /// The view of this seat's player for a spectator, next to the picture of the table, with no buttons
    /// but the way back, and those that show what the other players of these seats see.
    pub fn through_eyes(&self, own: &PrivateView, open: &[Seat]) -> PrivateMessage {
        let player = name_of(own.table.players(), own.seat);
        let content = self.with("eyes-title", [("name", player.into())]);
        let hand = self.with_table(own, self.own(own, Screen::Hand, &Draft::default()));
        let embed = of_game!(&own.game, game => game.seen(self, hand));
        let back = Press::Spectator(own.table.id, SpectatorPress::LookAway);
        let back = Button::new(back, self.say("back-button"), Style::Secondary);
        let others = open.iter().copied().filter(|seat| *seat != own.seat);
        let buttons = [back].into_iter().chain(self.ways_to_look(&own.table, others));
        let rows = rows(&buttons.collect::<Vec<_>>()).collect();
        let is_pictured = !self.is_text_alone() && !self.is_in_words();
        let picture = self.table_picture(own).filter(|_| is_pictured).map(Box::new);
        PrivateMessage(Message { content, embed: Some(embed), rows, picture, ..Message::default() })
    }

    /// A button for each of these seats, whose players let spectators look.
    fn ways_to_look(
        &self,
        view: &PublicView,
        open: impl Iterator<Item = Seat>,
    ) -> impl Iterator<Item = Button> {
        open.map(|seat| {
            let player = view.players().get(seat.index()).map_or("", Player::name);
            let player = name_on_button(seat, player);
            let label = self.with("eyes-look", [("name", player.into())]);
            let press = Press::Spectator(view.id, SpectatorPress::Look(seat));
            Button::new(press, label, Style::Secondary)
        })
    }

    /// The buttons that get a spectator into this game or the next. Who has looked through the eyes of
    /// a player is not offered a seat in this one.
    fn ways_in(&self, view: &PublicView, own: &Watching, user: UserId) -> Vec<Button> {
        let press = |press| Press::Spectator(view.id, press);
        let theirs = view.players().iter().find(|player| player.belongs_to(user));
        match theirs {
            Some(Player::Newcomer { level: Some(_), .. }) => {
                let stay_out = press(SpectatorPress::StayOut);
                vec![Button::new(stay_out, self.say("newcomer-take-back"), Style::Secondary)]
            }
            Some(_) => Vec::new(),
            None => {
                let sit_in = |(index, player): (usize, &Player)| {
                    let Player::Computer { name, .. } = player else { return None };
                    let label = self.with("newcomer-button", [("computer", name.clone().into())]);
                    let sit_in = press(SpectatorPress::SitIn(Seat::new(index as u8)));
                    Some(Button::new(sit_in, label, Style::Secondary))
                };
                let goes_on = |board: &&Board| of_game!(&board.game, game => !game.is_last_round());
                let is_played = matches!(view.stage, PublicStage::Playing(_));
                let may_sit_in = is_played && !own.eyes.has_looked;
                let board = view.board().filter(|_| may_sit_in).filter(goes_on);
                let players = board.map_or(&[][..], |board| &board.players);
                let sit_in = players.iter().enumerate().filter_map(sit_in);
                self.next_button(view, !own.is_in_for_next(user))
                    .into_iter()
                    .chain(sit_in)
                    .collect()
            }
        }
    }

    /// The button with which a spectator says that they are in for the next game, or takes that
    /// back; none before there is a game.
    fn next_button(&self, view: &PublicView, is_in: bool) -> Option<Button> {
        let (press, label, style) = if is_in {
            (SpectatorPress::Next, "next-button", Style::Primary)
        } else {
            (SpectatorPress::NotNext, "next-take-back", Style::Secondary)
        };
        match view.stage {
            PublicStage::Playing(_) | PublicStage::Over { .. } => {
                Some(Button::new(Press::Spectator(view.id, press), self.say(label), style))
            }
            PublicStage::Lobby(_) | PublicStage::Closed { .. } => None,
        }
    }
}

fn rows(buttons: &[Button]) -> impl Iterator<Item = Vec<Button>> {
    buttons.chunks(A_ROW).map(<[Button]>::to_vec)
}

const fn sits_in(press: &Press) -> bool {
    matches!(press, Press::Spectator(_, SpectatorPress::SitIn(_)))
}
