//! The result message of a game, and the proof of its luck.

use super::VIOLET;
use super::Words;
use super::game::PublicMessages as _;
use super::message::{Button, Embed, Message, Pictured, PublicMessage, Style};
use super::text::{BETWEEN, name, name_of, number, signed};
use super::words::Named;
use crate::features::press::{PastPress, Press, Screen};
use crate::rules::games::of_game;
use crate::rules::{PerSeat, Seat};
use crate::table::{Board, Player, Proposal, PublicStage, PublicView, Rated, UserId};

impl Words {
    /// The result message, if the game is over.
    pub fn result(&self, view: &PublicView) -> Option<PublicMessage> {
        let PublicStage::Over { board, ratings, .. } = &view.stage else { return None };
        let message = self.result_message(view, board, vec![self.standings(board, ratings)]);
        let race = || of_game!(&board.game, game => game.race(self, &board.players));
        let pictured = (!self.is_text_alone()).then(race).flatten().map(|picture| {
            let standings = self.standings_beside_race(board, ratings);
            let parts = standings.into_iter().chain(super::beside::places(&board.players));
            Pictured { message: self.result_message(view, board, parts.collect()), picture }
        });
        Some(PublicMessage::new(message).with_picture(pictured))
    }

    fn result_message(&self, view: &PublicView, board: &Board, standings: Vec<String>) -> Message {
        let places = of_game!(&board.game, game => game.places());
        let (lines, fields) = of_game!(&board.game, game => game.remarkable(self, &board.players));
        let mut text = standings;
        text.extend(lines);
        text.push(super::text::small(&self.say("final-luck")));
        let embed = Embed {
            title: self.say(if places.is_some() { "final-title" } else { "final-stopped" }),
            description: text.join("\n"),
            color: VIOLET,
            fields,
            footer: self.options(&view.options),
        };
        let mentions = people(board);
        let called = mentions.iter().map(|person| format!("<@{person}>"));
        let content = [self.how_it_ended(view)].into_iter().chain(called);
        let content = content.collect::<Vec<_>>().join(" ");
        let rows = vec![self.result_buttons(view, board)];
        Message { content, embed: Some(embed), rows, mentions, ..Message::default() }
    }

    fn result_buttons(&self, view: &PublicView, board: &Board) -> Vec<Button> {
        let (_, sheet) = of_game!(&board.game, game => game.labels());
        let show = |screen, label: &str| {
            Button::new(Press::Show(view.id, screen), self.say(label), Style::Secondary)
        };
        vec![
            Button::new(Press::Rematch(view.id), self.say("final-rematch"), Style::Success),
            show(Screen::Scores, sheet),
            self.past_button(PastPress::replay(view.id), "replay-button"),
            self.past_button(PastPress::Coach(view.id, None), "coach-button"),
            show(Screen::Luck, "final-luck-button"),
        ]
    }

    /// The winners, or the person who ended the game early.
    pub(crate) fn how_it_ended(&self, view: &PublicView) -> String {
        let PublicStage::Over { board, ended_by, .. } = &view.stage else { return String::new() };
        if let Some(vote) = view.won_vote(Proposal::End) {
            return self.agreed("final-stopped-together", view, vote);
        }
        match (self.winners(board), ended_by) {
            (Some(winners), _) => winners,
            (None, Some(person)) => {
                self.with("final-stopped-by", [("name", name(&person.name).into())])
            }
            (None, None) => self.say("final-left"),
        }
    }

    /// The winners, if the game has been played to its end.
    fn winners(&self, board: &Board) -> Option<String> {
        let places = of_game!(&board.game, game => game.places())?;
        let totals = of_game!(&board.game, game => game.totals());
        let first = || places.iter().filter_map(|(seat, place)| (*place == 1).then_some(seat));
        let total = totals[first().next()?];
        let values = [
            (
                "names",
                self.list(first().map(|seat| name_of(&board.players, seat)).collect()).into(),
            ),
            ("count", first().count().into()),
            ("total", number(total).into()),
            ("points", total.into()),
        ];
        Some(self.with("final-winner", values))
    }

    /// A line for each player in the order of places; only the totals if the game was stopped.
    pub(crate) fn standings(&self, board: &Board, ratings: &[Rated]) -> String {
        let totals = of_game!(&board.game, game => game.totals());
        let mut seats: Vec<Seat> = totals.seats().seats().collect();
        let Some(places) = of_game!(&board.game, game => game.places()) else {
            let standing = |seat: Seat| {
                let name = name_of(&board.players, seat);
                let total = number(totals[seat]);
                self.with("final-standing", [("name", name.into()), ("total", total.into())])
            };
            let standings: Vec<String> = seats.into_iter().map(standing).collect();
            return format!("{}\n{}", standings.join(BETWEEN), self.say("final-unscored"));
        };
        seats.sort_by_key(|seat| places[*seat]);
        let line = |seat: Seat| {
            let place = self.place(board, &places, &totals, seat);
            joined([Some(place), self.rating(board, ratings, seat)])
        };
        seats.into_iter().map(line).collect::<Vec<_>>().join("\n")
    }

    fn place(
        &self,
        board: &Board,
        places: &PerSeat<u8>,
        totals: &PerSeat<i16>,
        seat: Seat,
    ) -> String {
        let earned = of_game!(&board.game, game => game.earned(self, seat));
        let values = [("total", number(totals[seat]).into()), ("earned", earned.into())];
        self.with("final-place", self.placed(board, places, seat).into_iter().chain(values))
    }

    /// The lines that the race picture does not show: places, computer players, and the parts of
    /// the totals. A stopped game gets all lines, because its points may come from an unfinished
    /// round.
    fn standings_beside_race(&self, board: &Board, ratings: &[Rated]) -> Vec<String> {
        let Some(places) = of_game!(&board.game, game => game.places()) else {
            return vec![self.standings(board, ratings)];
        };
        let mut seats: Vec<Seat> = places.seats().seats().collect();
        seats.sort_by_key(|seat| places[*seat]);
        let line = |seat: Seat| {
            let place = self.with("final-place-beside", self.placed(board, &places, seat));
            let earned = of_game!(&board.game, game => game.earned_beside_race(self, seat));
            joined([Some(place), earned, self.rating(board, ratings, seat)])
        };
        seats.into_iter().map(line).collect()
    }

    /// The rating of the person in this seat and its change, if it is shown.
    fn rating(&self, board: &Board, ratings: &[Rated], seat: Seat) -> Option<String> {
        let person = board.players.get(seat.index())?.scored_for()?;
        let rated = ratings.iter().find(|rated| rated.person == person.id)?;
        let rating = ("rating", number(rated.rating).into());
        Some(match rated.change {
            Some(change) => {
                self.with("final-rating-changed", [rating, ("change", signed(change).into())])
            }
            None => self.with("final-rating", [rating]),
        })
    }

    /// The values for a line about a player's place.
    fn placed(&self, board: &Board, places: &PerSeat<u8>, seat: Seat) -> Vec<Named<'static>> {
        let player = board.players.get(seat.index());
        let by = match player {
            Some(Player::Computer { .. }) => "computer",
            Some(Player::StandIn { .. }) => "stand-in",
            Some(Player::Person(_)) if board.timing.was_away.contains(&seat) => "was-away",
            Some(Player::Person(_)) | None => "person",
        };
        let level = player.and_then(Player::level).map(|level| self.level(level));
        vec![
            ("medal", self.medal(places[seat]).into()),
            ("name", name_of(&board.players, seat).into()),
            ("by", by.into()),
            ("level", level.unwrap_or_default().into()),
        ]
    }

    /// The medal or number before a place.
    pub(crate) fn medal(&self, place: u8) -> String {
        match place {
            1 => self.emoji_or("gold", || "🥇".to_owned()),
            2 => self.emoji_or("silver", || "🥈".to_owned()),
            3 => self.emoji_or("bronze", || "🥉".to_owned()),
            _ => format!("{place}."),
        }
    }

    /// The embed about checking the luck: the commitment during the game, and everything after it.
    pub(crate) fn luck(&self, view: &PublicView) -> Embed {
        let mut text = vec![self.seal(view)];
        if !view.cuts.is_empty() {
            text.push(self.say("luck-cuts"));
            text.extend(self.cuts(view));
        }
        let (title, description) = (self.say("luck-title"), text.join("\n"));
        Embed { title, description, color: VIOLET, ..Embed::default() }
    }

    /// The buttons after the game: check the luck, and download the record.
    pub(crate) fn luck_buttons(&self, view: &PublicView) -> Vec<Button> {
        match view.stage {
            PublicStage::Over { .. } => vec![
                self.past_button(PastPress::Verify(view.id), "replay-verify"),
                self.past_button(PastPress::Record(view.id), "replay-record"),
            ],
            PublicStage::Lobby(_) | PublicStage::Playing(_) | PublicStage::Closed { .. } => {
                Vec::new()
            }
        }
    }

    fn seal(&self, view: &PublicView) -> String {
        let mut values = vec![
            ("table", view.id.to_string().into()),
            ("commitment", hex::encode(view.commitment).into()),
        ];
        let id = match &view.stage {
            PublicStage::Over { fingerprint, seed, .. } => {
                values.push(("seed", hex::encode(seed).into()));
                values.push(("fingerprint", hex::encode(fingerprint).into()));
                "luck-open"
            }
            PublicStage::Lobby(_) | PublicStage::Playing(_) | PublicStage::Closed { .. } => {
                "luck-sealed"
            }
        };
        self.with(id, values)
    }
}

/// Joins the parts that are present.
fn joined<const N: usize>(parts: [Option<String>; N]) -> String {
    parts.into_iter().flatten().collect::<Vec<_>>().join(BETWEEN)
}

/// All people for whom the result counts, each once.
fn people(board: &Board) -> Vec<UserId> {
    let mut people: Vec<UserId> = Vec::new();
    for person in board.players.iter().filter_map(Player::scored_for) {
        if !people.contains(&person.id) && !person.is_former() {
            people.push(person.id);
        }
    }
    people
}
