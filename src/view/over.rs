//! The final message: places, what was remarkable, the open seal.

use super::dice::side_by_side;
use super::message::{Button, Embed, Field, Message, Style};
use super::text::{BETWEEN, name_of, names_of, number};
use super::{VIOLET, Words};
use crate::press::{Press, Shown};
use crate::rules::{PerSeat, Seat};
use crate::table::{Board, Face, Player, TableView};

impl Words {
    pub(super) fn over(
        &self,
        face: &Face,
        board: &Board,
        fingerprint: &[u8; 32],
        seed: &[u8; 32],
    ) -> Message {
        let players = &board.players;
        let places = board.view.places();
        let mut text = vec![self.standings(board)];
        let mut fields = Vec::new();
        match &board.view {
            TableView::Cards(view) => text.extend(self.card_remarkable(players, view)),
            TableView::Dice(view) => {
                text.extend(self.dice_remarkable(players, view));
                text.extend(view.last_round.map(|round| self.dice_last_round(players, &round)));
                let pages = side_by_side(players, view);
                fields.push(Field { name: self.say("pages-title"), value: pages });
            }
        }
        let luck = self.with(
            "final-luck",
            [
                ("table", face.id.to_string().into()),
                ("commitment", hex::encode(face.commitment).into()),
                ("seed", hex::encode(seed).into()),
                ("fingerprint", hex::encode(fingerprint).into()),
            ],
        );
        fields.push(Field { name: self.say("final-seal"), value: luck });
        let embed = Embed {
            title: self.say(if places.is_some() { "final-title" } else { "final-stopped" }),
            description: text.join("\n"),
            color: VIOLET,
            fields,
            footer: self.options(&face.options),
        };
        let buttons = vec![
            Button::new(Press::Rematch(face.id), self.say("final-rematch"), Style::Success),
            Button::new(
                Press::Show(face.id, Shown::Scores),
                self.say(match &board.view {
                    TableView::Cards(_) => "cards-scores",
                    TableView::Dice(_) => "dice-all-pages",
                }),
                Style::Secondary,
            ),
        ];
        let content = self.winners(board).unwrap_or_default();
        Message { content, embed: Some(embed), rows: vec![buttons] }
    }

    /// Who has won, once the game has been played to its end.
    fn winners(&self, board: &Board) -> Option<String> {
        let places = board.view.places()?;
        let first = || places.iter().filter_map(|(seat, place)| (*place == 1).then_some(seat));
        let total = board.view.totals()[first().next()?];
        let values = [
            ("names", names_of(&board.players, first()).into()),
            ("count", first().count().into()),
            ("total", number(total).into()),
        ];
        Some(self.with("final-winner", values))
    }

    /// A line for everybody, in the order of places; of a game that was stopped the totals alone.
    fn standings(&self, board: &Board) -> String {
        let totals = board.view.totals();
        let mut seats: Vec<Seat> = totals.seats().seats().collect();
        let Some(places) = board.view.places() else {
            let standing = |seat: Seat| {
                let name = name_of(&board.players, seat);
                let total = number(totals[seat]);
                self.with("final-standing", [("name", name.into()), ("total", total.into())])
            };
            let standings: Vec<String> = seats.into_iter().map(standing).collect();
            return format!("{}\n{}", standings.join(BETWEEN), self.say("final-unscored"));
        };
        seats.sort_by_key(|seat| places[*seat]);
        let mut lines: Vec<String> =
            seats.into_iter().map(|seat| self.place(board, &places, seat)).collect();
        lines.push(String::new());
        lines.join("\n")
    }

    fn place(&self, board: &Board, places: &PerSeat<u8>, seat: Seat) -> String {
        let earned = match &board.view {
            TableView::Cards(view) => self.card_earned(view, seat),
            TableView::Dice(view) => self.dice_earned(view, seat),
        };
        let by = match board.players.get(seat.index()) {
            Some(Player::Computer { .. }) => "computer",
            Some(Player::StandIn { .. }) => "stand-in",
            Some(Player::Person(_)) | None => "person",
        };
        self.with(
            "final-place",
            [
                ("medal", medal(places[seat]).into()),
                ("name", name_of(&board.players, seat).into()),
                ("total", number(board.view.totals()[seat]).into()),
                ("earned", earned.into()),
                ("by", by.into()),
            ],
        )
    }
}

/// What stands before a place.
fn medal(place: u8) -> String {
    match place {
        1 => "🥇".to_owned(),
        2 => "🥈".to_owned(),
        3 => "🥉".to_owned(),
        _ => format!("{place}."),
    }
}
