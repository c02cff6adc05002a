//! The standings of a game that is over: a line for each player, with ratings.

use super::Words;
use super::game::PublicMessages as _;
use super::numbers::number;
use super::text::{BETWEEN, name_of};
use super::words::Named;
use crate::rules::games::of_game;
use crate::rules::{PerSeat, Seat};
use crate::table::{Board, Player, Rated, Titles};

impl Words {
    /// A line for each player in the order of places; only the totals if the game was stopped.
    pub(crate) fn standings(&self, board: &Board, ratings: &[Rated], titles: &Titles) -> String {
        let totals = of_game!(&board.game, game => game.totals);
        let mut seats: Vec<Seat> = totals.seats().seats().collect();
        let Some(places) = of_game!(&board.game, game => game.places) else {
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
            let place = self.place((board, titles), &places, &totals, seat);
            joined([Some(place), self.rating(board, ratings, seat)])
        };
        seats.into_iter().map(line).collect::<Vec<_>>().join("\n")
    }

    fn place(
        &self,
        (board, titles): (&Board, &Titles),
        places: &PerSeat<u8>,
        totals: &PerSeat<i16>,
        seat: Seat,
    ) -> String {
        let earned = of_game!(&board.game, game => game.earned(self, seat));
        let values = [("total", totals[seat].into()), ("earned", earned.into())];
        let name = self.placed((board, titles), places, seat);
        self.with("final-place", name.into_iter().chain(values))
    }

    /// What the picture does not show of the players: who is a computer player, ratings, and the
    /// parts of the totals. Everybody is listed, or nobody. A stopped game gets all lines, because
    /// its points may come from an unfinished round.
    pub(super) fn standings_beside_race(
        &self,
        board: &Board,
        ratings: &[Rated],
        titles: &Titles,
    ) -> Vec<String> {
        let Some(places) = of_game!(&board.game, game => game.places) else {
            return vec![self.standings(board, ratings, titles)];
        };
        let mut seats: Vec<Seat> = places.seats().seats().collect();
        seats.sort_by_key(|seat| places[*seat]);
        let parts = |seat: Seat| {
            let earned = of_game!(&board.game, game => game.earned_beside_race(self, seat));
            [earned, self.rating(board, ratings, seat)]
        };
        let says_more = |seat: &Seat| {
            let is_person = matches!(board.players.get(seat.index()), Some(Player::Person(_)));
            let was_there = is_person && !board.timing.was_away.contains(seat);
            !was_there || parts(*seat).iter().any(Option::is_some)
        };
        if !seats.iter().any(says_more) {
            return self.titled_players(&board.players, titles).into_iter().collect();
        }
        let line = |seat: Seat| {
            let place =
                self.with("final-place-beside", self.placed((board, titles), &places, seat));
            let [earned, rating] = parts(seat);
            joined([Some(place), earned, rating])
        };
        seats.into_iter().map(line).collect()
    }

    /// The rating of the person in this seat and its change, if it is shown.
    fn rating(&self, board: &Board, ratings: &[Rated], seat: Seat) -> Option<String> {
        let person = board.players.get(seat.index())?.scored_for()?;
        let rated = ratings.iter().find(|rated| rated.person == person.id)?;
        let rating = ("rating", rated.rating.into());
        Some(match rated.change {
            Some(change) => self.with("final-rating-changed", [rating, ("change", change.into())]),
            None => self.with("final-rating", [rating]),
        })
    }

    /// The values for a line about a player's place.
    fn placed(
        &self,
        (board, titles): (&Board, &Titles),
        places: &PerSeat<u8>,
        seat: Seat,
    ) -> Vec<Named<'static>> {
        let player = board.players.get(seat.index());
        let by = match player {
            Some(Player::Newcomer { level: None, .. }) => "newcomer",
            Some(Player::Computer { .. } | Player::Newcomer { .. }) => "computer",
            Some(Player::StandIn { .. }) => "stand-in",
            Some(Player::Person(_)) if board.timing.was_away.contains(&seat) => "was-away",
            Some(Player::Person(_)) | None => "person",
        };
        let level = player.and_then(Player::level).map(|level| self.level(level));
        let title =
            player.map_or_else(|| self.title(None), |player| self.title_beside(player, titles));
        let values = [
            ("medal", self.medal(places[seat]).into()),
            ("name", name_of(&board.players, seat).into()),
            ("by", by.into()),
            ("level", level.unwrap_or_default().into()),
        ];
        values.into_iter().chain(title).collect()
    }

    /// The medal or number before a place.
    pub(crate) fn medal(&self, place: u8) -> String {
        match place {
            1 => self.emoji_or("gold", || "🥇".to_owned()),
            2 => self.emoji_or("silver", || "🥈".to_owned()),
            3 => self.emoji_or("bronze", || "🥉".to_owned()),
            _ => self.place_number(place.into()),
        }
    }
}

/// Joins the parts that are present.
fn joined<const N: usize>(parts: [Option<String>; N]) -> String {
    parts.into_iter().flatten().collect::<Vec<_>>().join(BETWEEN)
}
