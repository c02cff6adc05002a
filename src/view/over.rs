//! The final message: places, what was remarkable, the open seal.

use super::cards::{name_of, names_of};
use super::message::{Button, Embed, Field, Message, Style};
use super::text::{BETWEEN, number, signed};
use super::{VIOLET, Words};
use crate::press::{Press, Shown};
use crate::rules::{Seat, cards};
use crate::table::{Board, Face, Player, TableView};

impl Words {
    pub(super) fn over(
        &self,
        face: &Face,
        board: &Board,
        fingerprint: &[u8; 32],
        seed: &[u8; 32],
    ) -> Message {
        let TableView::Cards(view) = &board.view;
        let title = if view.places.is_some() { "final-title" } else { "final-stopped" };
        let luck = self.with(
            "final-luck",
            [
                ("table", face.id.to_string().into()),
                ("commitment", hex::encode(face.commitment).into()),
                ("seed", hex::encode(seed).into()),
                ("fingerprint", hex::encode(fingerprint).into()),
            ],
        );
        let embed = Embed {
            title: self.say(title),
            description: self.standings(&board.players, view),
            color: VIOLET,
            fields: vec![Field { name: self.say("final-seal"), value: luck }],
            footer: self.options(&face.options),
        };
        let buttons = vec![
            Button::new(Press::Rematch(face.id), self.say("final-rematch"), Style::Success),
            Button::new(
                Press::Show(face.id, Shown::Scores),
                self.say("cards-scores"),
                Style::Secondary,
            ),
        ];
        let content = self.winners(&board.players, view).unwrap_or_default();
        Message { content, embed: Some(embed), rows: vec![buttons] }
    }

    /// Who has won, once the game has been played to its end.
    fn winners(&self, players: &[Player], view: &cards::TableView) -> Option<String> {
        let places = view.places.as_ref()?;
        let first = || places.iter().filter_map(|(seat, place)| (*place == 1).then_some(seat));
        let values = [
            ("names", names_of(players, first()).into()),
            ("count", first().count().into()),
            ("total", number(view.totals[first().next()?]).into()),
        ];
        Some(self.with("final-winner", values))
    }

    fn standings(&self, players: &[Player], view: &cards::TableView) -> String {
        let Some(places) = &view.places else {
            let totals = view.totals.iter().map(|(seat, total)| {
                let values =
                    [("name", name_of(players, seat).into()), ("total", number(*total).into())];
                self.with("final-standing", values)
            });
            let totals = totals.collect::<Vec<_>>().join(BETWEEN);
            return format!("{totals}\n{}", self.say("final-unscored"));
        };
        let mut seats: Vec<Seat> = view.seats.seats().collect();
        seats.sort_by_key(|seat| places[*seat]);
        let mut lines: Vec<String> =
            seats.into_iter().map(|seat| self.place(players, view, seat, places[seat])).collect();
        lines.push(String::new());
        lines.extend(self.boldest(players, view));
        lines.extend(self.costliest(players, view));
        lines.join("\n").trim_end().to_owned()
    }

    fn place(&self, players: &[Player], view: &cards::TableView, seat: Seat, place: u8) -> String {
        let medal = match place {
            1 => "🥇".to_owned(),
            2 => "🥈".to_owned(),
            3 => "🥉".to_owned(),
            _ => format!("{place}."),
        };
        let exact = view.sheet.iter().filter(|round| round.predictions[seat] == round.won[seat]);
        self.with(
            match players.get(seat.index()) {
                Some(Player::Computer { .. }) => "final-place-computer",
                Some(Player::StandIn { .. }) => "final-place-stood-in",
                Some(Player::Person(_)) | None => "final-place",
            },
            [
                ("medal", medal.into()),
                ("name", name_of(players, seat).into()),
                ("total", number(view.totals[seat]).into()),
                ("exact", exact.count().into()),
                ("rounds", view.sheet.len().into()),
            ],
        )
    }

    /// The highest prediction that came true.
    fn boldest(&self, players: &[Player], view: &cards::TableView) -> Option<String> {
        let mut best: Option<(usize, Seat, u8)> = None;
        for (number, round) in (1..).zip(&view.sheet) {
            for (seat, said) in round.predictions.iter() {
                let met = round.won[seat] == *said && *said > 0;
                if met && best.is_none_or(|(_, _, most)| *said > most) {
                    best = Some((number, seat, *said));
                }
            }
        }
        let (round, seat, said) = best?;
        let values = [
            ("name", name_of(players, seat).into()),
            ("said", said.into()),
            ("round", round.into()),
        ];
        Some(self.with("final-bold", values))
    }

    /// The round that cost somebody most.
    fn costliest(&self, players: &[Player], view: &cards::TableView) -> Option<String> {
        let mut worst: Option<(usize, Seat, i16)> = None;
        for (number, round) in (1..).zip(&view.sheet) {
            for (seat, points) in round.points.iter() {
                if *points < worst.map_or(0, |(_, _, least)| least) {
                    worst = Some((number, seat, *points));
                }
            }
        }
        let (round, seat, points) = worst?;
        let points = signed(points).trim_start_matches('−').to_owned();
        let values = [
            ("name", name_of(players, seat).into()),
            ("points", points.into()),
            ("round", round.into()),
        ];
        Some(self.with("final-costly", values))
    }
}
