//! The private message of a spectator who wants to play.

use crate::features::press::{Press, SpectatorPress};
use crate::rules::Seat;
use crate::rules::games::of_game;
use crate::table::{Board, Eyes, Player, PrivateView, PublicStage, PublicView, Sitter, UserId};
use crate::view::company::name_on_button;
use crate::view::game::Replayed as _;
use crate::view::message::{Button, Message, Style};
use crate::view::text::{name, name_of};
use crate::view::{PrivateMessage, Words};

/// The most buttons in a row.
const A_ROW: usize = 5;

impl Words {
    /// The answer to a spectator who is in for the next game, or is not any more.
    pub fn next_players(&self, view: &PublicView, next: &[Sitter], user: UserId) -> PrivateMessage {
        let is_in = next.iter().any(|sitter| sitter.player.is(user));
        let names: Vec<String> = next.iter().map(|sitter| name(sitter.player.name())).collect();
        let people = names.len();
        let values = [("names", self.list(names).into()), ("people", people.into())];
        let who = self.with("next-who", values);
        let said = self.say(if is_in { "next-in" } else { "next-out" });
        let button = self.next_button(view, !is_in);
        let rows = button.into_iter().map(|button| vec![button]).collect();
        let content = format!("{said}\n{who}");
        PrivateMessage(Message { content, rows, ..Message::default() })
    }

    /// The answer to a spectator who takes a computer player's seat, or does not after all.
    pub fn sits_in(&self, view: &PublicView, user: UserId) -> PrivateMessage {
        let content = self.waits(view, user).unwrap_or_else(|| self.say("newcomer-out"));
        self.for_a_spectator(PrivateMessage(Message::sentence(content)), view, user)
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

    /// A spectator's message, with the buttons that get them into this game or the next.
    pub fn for_a_spectator(
        &self,
        message: PrivateMessage,
        view: &PublicView,
        user: UserId,
    ) -> PrivateMessage {
        let PrivateMessage(mut message) = message;
        let buttons = self.spectator_buttons(view, user);
        message.rows.extend(buttons.chunks(A_ROW).map(<[Button]>::to_vec));
        PrivateMessage(message)
    }

    /// The message of a spectator who looks through the eyes of a player, or has looked.
    pub fn spectating(&self, view: &PublicView, eyes: &Eyes, user: UserId) -> PrivateMessage {
        if let Some(own) = &eyes.through {
            return self.through_eyes(own);
        }
        let message = PrivateMessage(Message::sentence(self.say("eyes-closed")));
        self.with_eyes(self.for_a_spectator(message, view, user), view, eyes)
    }

    /// What the player of this seat sees, without any button of theirs.
    pub fn through_eyes(&self, own: &PrivateView) -> PrivateMessage {
        let player = name_of(own.table.players(), own.seat);
        let content = self.with("eyes-title", [("name", player.into())]);
        let embed = of_game!(&own.game, game => game.seen(self, own));
        let back = Press::Spectator(own.table.id, SpectatorPress::LookAway);
        let back = Button::new(back, self.say("back-button"), Style::Secondary);
        let rows = vec![vec![back]];
        PrivateMessage(Message { content, embed: Some(embed), rows, ..Message::default() })
    }

    /// A spectator's message, with a button for each player who lets them look. Someone who has
    /// looked is not offered a seat in this game.
    pub fn with_eyes(
        &self,
        message: PrivateMessage,
        view: &PublicView,
        eyes: &Eyes,
    ) -> PrivateMessage {
        let PrivateMessage(mut message) = message;
        let sits_in =
            |press: &Press| matches!(press, Press::Spectator(_, SpectatorPress::SitIn(_)));
        for row in &mut message.rows {
            row.retain(|button| !(eyes.has_looked && sits_in(&button.press)));
        }
        message.rows.retain(|row| !row.is_empty());
        let look = |seat: &Seat| {
            let player = view.players().get(seat.index()).map_or("", Player::name);
            let player = name_on_button(*seat, player);
            let label = self.with("eyes-look", [("name", player.into())]);
            let press = Press::Spectator(view.id, SpectatorPress::Look(*seat));
            Button::new(press, label, Style::Secondary)
        };
        let buttons: Vec<Button> = eyes.open.iter().map(look).collect();
        message.rows.extend(buttons.chunks(A_ROW).map(<[Button]>::to_vec));
        PrivateMessage(message)
    }

    fn spectator_buttons(&self, view: &PublicView, user: UserId) -> Vec<Button> {
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
                let board = view.board().filter(|_| is_played).filter(goes_on);
                let players = board.map_or(&[][..], |board| &board.players);
                let sit_in = players.iter().enumerate().filter_map(sit_in);
                self.next_button(view, true).into_iter().chain(sit_in).collect()
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
