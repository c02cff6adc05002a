//! The result message of a game, and the proof of its luck.

use super::VIOLET;
use super::Words;
use super::beside::places;
use super::game::PublicMessages as _;
use super::message::{Button, Embed, Message, Pictured, PublicMessage, Style};
use super::numbers::number;
use super::text::{BETWEEN, name, name_of, plain};
use super::words::Named;
use crate::features::press::{ChallengePress, PastPress, Press, Screen};
use crate::history::{Told as _, Win};
use crate::picture::is_written;
use crate::rules::games::of_game;
use crate::rules::{PerSeat, Seat};
use crate::table::{
    Achieved, AfterGame, Board, Challenged, Player, Proposal, PublicStage, PublicView, Rated,
    TableId, Titles, TurningPoint, UserId,
};

/// The most characters of each name on the button of a rematch.
const MOST_OF_A_NAME: usize = 20;
/// The most achievements that a result names, so that they take one line.
const MOST_EARNED: usize = 3;

impl Words {
    /// The result message, if the game is over.
    pub fn result(&self, view: &PublicView) -> Option<PublicMessage> {
        let PublicStage::Over { board, after, .. } = &view.stage else { return None };
        let ratings = &after.ratings;
        let standings = self.standings(board, ratings, &view.titles);
        let message = self.result_message(view, board, after, vec![standings]);
        let race = || of_game!(&board.game, game => game.race(self, &board.players));
        let pictured = (!self.is_text_alone()).then(race).flatten().map(|picture| {
            let standings = self.standings_beside_race(board, ratings, &view.titles);
            let parts = standings.into_iter().chain(places(&board.players, is_written));
            Pictured { message: self.result_message(view, board, after, parts.collect()), picture }
        });
        Some(PublicMessage::new(message).with_picture(pictured))
    }

    fn result_message(
        &self,
        view: &PublicView,
        board: &Board,
        after: &AfterGame,
        standings: Vec<String>,
    ) -> Message {
        let places = of_game!(&board.game, game => game.places());
        let mut text = standings;
        text.extend(self.highlights(board, after));
        text.extend(self.crowd_of_the_game(view.company.crowd));
        text.extend(self.earned_by_all(board, after));
        text.extend(self.series(board, after));
        text.extend(self.challenged(after));
        let last = of_game!(&board.game, game => game.last_seen(self, &board.players));
        text.extend(last);
        let embed = Embed {
            // The headline says how a finished game ended.
            title: if places.is_some() { String::new() } else { self.say("final-stopped") },
            description: text.join("\n"),
            color: VIOLET,
            ..Embed::default()
        };
        let mentions = people(board);
        let called = mentions.iter().map(|person| format!("<@{person}>"));
        let called = called.collect::<Vec<_>>().join(" ");
        let ended = self.how_it_ended(view);
        let content = match places {
            Some(_) => format!("{}\n{called}", super::text::heading(&ended)),
            None => format!("{ended} {called}"),
        };
        let content = content.trim_end().to_owned();
        let rows = vec![self.result_buttons(view)];
        Message { content, embed: Some(embed), rows, mentions, ..Message::default() }
    }

    fn result_buttons(&self, view: &PublicView) -> Vec<Button> {
        let details = Press::Show(view.id, Screen::Details);
        let same_deal = view.is_repeatable().then(|| self.same_deal_button(view.id));
        let more = Button::new(details, self.say("final-more"), Style::Secondary);
        let past = [
            self.rematch_button(view),
            self.past_button(PastPress::Coach(view.id, None), "final-review"),
            self.past_button(PastPress::replay(view.id), "replay-button"),
        ];
        past.into_iter().chain(same_deal).chain([more]).collect()
    }

    /// The button with which others play the deal of this game.
    pub(crate) fn same_deal_button(&self, table: TableId) -> Button {
        let press = Press::Challenge(ChallengePress::Play(table));
        Button::new(press, self.say("challenge-play"), Style::Secondary)
    }

    /// What is known of a game besides its result: the last round, and the options.
    pub(crate) fn details(&self, view: &PublicView) -> Embed {
        let Some(board) = view.board() else {
            return Embed { description: self.say("refusal-not-begun"), ..Embed::default() };
        };
        let (lines, fields) = of_game!(&board.game, game => game.details(self, &board.players));
        Embed {
            title: self.say("final-details"),
            description: lines.join("\n"),
            color: VIOLET,
            fields,
            footer: self.options(&view.options),
        }
    }

    /// The buttons below these details, for somebody who has no message of their own there.
    pub(crate) fn details_buttons(&self, view: &PublicView) -> Vec<Button> {
        let show = |screen, label: &str| {
            Button::new(Press::Show(view.id, screen), self.say(label), Style::Secondary)
        };
        let sheet = view.board().map(|board| of_game!(&board.game, game => game.labels().1));
        let sheet = sheet.map(|sheet| show(Screen::Scores, sheet));
        sheet.into_iter().chain([show(Screen::Luck, "final-luck-button")]).collect()
    }

    /// The button that opens a lobby for a rematch, or joins it; it names who is there.
    pub(crate) fn rematch_button(&self, view: &PublicView) -> Button {
        let there = match &view.stage {
            PublicStage::Over { after, .. } => after.rematch.as_slice(),
            PublicStage::Lobby(_) | PublicStage::Playing(_) | PublicStage::Closed { .. } => &[],
        };
        let names = there.iter().map(|person| short(&person.name)).collect();
        let values = [("people", there.len().into()), ("names", self.list(names).into())];
        let label = self.with("final-rematch", values);
        Button::new(Press::Rematch(view.id), label, Style::Success)
    }

    /// The winners, or the person who ended the game early.
    pub(crate) fn how_it_ended(&self, view: &PublicView) -> String {
        let PublicStage::Over { board, ended_by, after, .. } = &view.stage else {
            return String::new();
        };
        if let Some(vote) = view.won_vote(Proposal::End) {
            return self.agreed("final-stopped-together", view, vote);
        }
        match (self.winners(board, after), ended_by) {
            (Some(winners), _) => winners,
            (None, Some(person)) => {
                self.with("final-stopped-by", [("name", name(&person.name).into())])
            }
            (None, None) => self.say("final-left"),
        }
    }

    /// The winners, if the game has been played to its end.
    fn winners(&self, board: &Board, after: &AfterGame) -> Option<String> {
        let places = of_game!(&board.game, game => game.places())?;
        let totals = of_game!(&board.game, game => game.totals());
        if let Some((seat, win)) = of_game!(&board.game, game => game.win()) {
            return Some(self.won_alone((board, after), &totals, seat, win));
        }
        let (seat, _) = places.iter().find(|(_, place)| **place == 1)?;
        let (_, names) = self.first(board)?;
        let values = [("names", names.into()), ("total", totals[seat].into())];
        Some(self.with("final-shared", values))
    }

    /// The number of players in the first place, and their names, if the game has been played to
    /// its end.
    pub(super) fn first(&self, board: &Board) -> Option<(usize, String)> {
        let places = of_game!(&board.game, game => game.places())?;
        let first = places.iter().filter(|(_, place)| **place == 1);
        let names: Vec<String> = first.map(|(seat, _)| name_of(&board.players, seat)).collect();
        Some((names.len(), self.list(names)))
    }

    /// How this seat won the game alone.
    fn won_alone(
        &self,
        (board, after): (&Board, &AfterGame),
        totals: &PerSeat<i16>,
        seat: Seat,
        win: Win,
    ) -> String {
        let winner = board.players[seat.index()].scored_for();
        let revenge = winner.and_then(|winner| after.revenge_on(winner.id));
        let loser = revenge.and_then(|person| named(board, person)).unwrap_or_default();
        let others = totals.iter().filter(|(other, _)| *other != seat).map(|(_, total)| *total);
        let behind = if let Win::FromBehind(points) = win { points } else { 0 };
        let round = if let Win::LateLead(round) = win { round } else { 0 };
        let how = match win {
            Win::WithoutPoints => "without-points",
            Win::Exact => "exact",
            Win::LastTrick => "stolen",
            Win::FromLast => "from-last",
            Win::FromBehind(_) => "from-behind",
            Win::LastRound | Win::LateLead(_) | Win::Throughout | Win::Plain
                if !loser.is_empty() =>
            {
                "revenge"
            }
            Win::LastRound => "late",
            Win::LateLead(_) => "overtaking",
            Win::Throughout => "throughout",
            Win::Plain => "plain",
        };
        let values = [
            ("name", name_of(&board.players, seat).into()),
            ("total", totals[seat].into()),
            ("second", others.max().unwrap_or_default().into()),
            ("behind", behind.into()),
            ("round", round.into()),
            ("loser", loser.into()),
            ("how", how.into()),
        ];
        self.with("final-won", values)
    }

    /// The turning point of a game that was played to its end, its boldest prediction, and its best
    /// guessers.
    pub(crate) fn highlights(&self, board: &Board, after: &AfterGame) -> Vec<String> {
        let turning = match after.verdict {
            Some(verdict) => verdict.turning_point,
            None => of_game!(&board.game, game => game.turning_point()),
        };
        let turning = turning.map(|turning| self.turning_point(board, turning));
        let boldest = of_game!(&board.game, game => game.boldest(self, &board.players));
        [turning, boldest, self.best_guessers(board)].into_iter().flatten().collect()
    }

    /// The achievements that the game has earned, in one line.
    fn earned_by_all(&self, board: &Board, after: &AfterGame) -> Option<String> {
        let of_person =
            |achieved: &Achieved| Some((named(board, achieved.person)?, achieved.earned.clone()));
        let all: Vec<_> = after.achieved.iter().flatten().filter_map(of_person).collect();
        let count: usize = all.iter().map(|(_, earned)| earned.len()).sum();
        let mut room = MOST_EARNED;
        let mut parts = Vec::new();
        for (person, earned) in all.into_iter().filter(|(_, earned)| !earned.is_empty()) {
            let person = ("person", person.into());
            if count == 1 {
                let values = earned.into_iter().flat_map(|earned| self.achievement(earned));
                return Some(self.with("final-earns", values.chain([person])));
            }
            let named = earned.into_iter().take(room).map(|earned| {
                self.with("final-earned-name", [("name", self.achievement_name(earned).into())])
            });
            let named: Vec<String> = named.collect();
            room -= named.len();
            if !named.is_empty() {
                parts.push(self.with("final-earned", [person, ("names", self.list(named).into())]));
            }
        }
        let more = count.saturating_sub(MOST_EARNED);
        let values = [("earned", parts.join(BETWEEN).into()), ("more", more.into())];
        (!parts.is_empty()).then(|| self.with("final-all-earned", values))
    }

    /// How often everybody has won in the series of this game, if it is not the first of them.
    fn series(&self, board: &Board, after: &AfterGame) -> Option<String> {
        let mut series: Vec<_> = after.series.iter().filter(|own| own.games > 1).collect();
        series.sort_by_key(|own| std::cmp::Reverse(own.won));
        let own = series
            .iter()
            .filter_map(|own| Some(format!("{} {}", named(board, own.person)?, own.won)));
        let own = own.collect::<Vec<_>>();
        (own.len() > 1).then(|| self.with("final-tonight", [("series", own.join(BETWEEN).into())]))
    }

    /// The people who have played the same deal since.
    fn challenged(&self, after: &AfterGame) -> Option<String> {
        let made = |of: &Challenged| format!("{} {}", name(&of.name), number(of.points));
        let made: Vec<String> = after.challenged.iter().map(made).collect();
        let values = [("people", made.join(BETWEEN).into())];
        (!made.is_empty()).then(|| self.with("challenge-result", values))
    }

    fn turning_point(&self, board: &Board, turning: TurningPoint) -> String {
        let TurningPoint { round, seat, against, before, after } = turning;
        let in_round = |seat: Seat| {
            let name = name_of(&board.players, seat);
            of_game!(&board.game, game => game.in_round(self, round - 1, seat, name))
        };
        let values = [
            ("round", round.into()),
            ("happened", self.listed([seat, against].map(in_round)).into()),
            ("name", name_of(&board.players, seat).into()),
            ("before", before.into()),
            ("after", after.into()),
        ];
        self.with("final-turning", values)
    }

    fn best_guessers(&self, board: &Board) -> Option<String> {
        let (seats, exact) = of_game!(&board.game, game => {
            game.places()?;
            (game.best_guessers(), game.exact())
        });
        let (exact, predictions) = exact[*seats.first()?];
        let names = seats.into_iter().map(|seat| name_of(&board.players, seat)).collect();
        let values = [
            ("names", self.list(names).into()),
            ("exact", exact.into()),
            ("predictions", predictions.into()),
        ];
        Some(self.with("final-guesser", values))
    }

    /// A line for each player in the order of places; only the totals if the game was stopped.
    pub(crate) fn standings(&self, board: &Board, ratings: &[Rated], titles: &Titles) -> String {
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
    fn standings_beside_race(
        &self,
        board: &Board,
        ratings: &[Rated],
        titles: &Titles,
    ) -> Vec<String> {
        let Some(places) = of_game!(&board.game, game => game.places()) else {
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

    /// The embed about checking the luck: the commitment during the game, and everything after it.
    pub(crate) fn luck(&self, view: &PublicView) -> Embed {
        let mut text = vec![self.seal(view)];
        if !view.cuts.is_empty() {
            text.push(self.say("luck-cuts"));
            text.extend(self.cuts(view));
        }
        let title = match view.stage {
            PublicStage::Lobby(_) => "lobby-luck",
            PublicStage::Playing(_) | PublicStage::Over { .. } | PublicStage::Closed { .. } => {
                "luck-title"
            }
        };
        let (title, description) = (self.say(title), text.join("\n"));
        Embed { title, description, color: VIOLET, ..Embed::default() }
    }

    /// The buttons with which players cut before the game, and check the luck after it.
    pub(crate) fn luck_buttons(&self, view: &PublicView) -> Vec<Button> {
        match view.stage {
            PublicStage::Over { .. } => vec![
                self.past_button(PastPress::Verify(view.id), "replay-verify"),
                self.past_button(PastPress::Record(view.id), "replay-record"),
            ],
            PublicStage::Lobby(_) => {
                vec![Button::new(Press::Cut(view.id), self.say("lobby-cut"), Style::Secondary)]
            }
            PublicStage::Playing(_) | PublicStage::Closed { .. } => Vec::new(),
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

/// The name with which this person played.
fn named(board: &Board, person: UserId) -> Option<String> {
    let seat = board.players.iter().position(|player| player.belongs_to(person))?;
    Some(name_of(&board.players, Seat::new(seat as u8)))
}

/// A name as it stands on a button among others.
fn short(name: &str) -> String {
    plain(name).chars().take(MOST_OF_A_NAME).collect()
}

/// Joins the parts that are present.
fn joined<const N: usize>(parts: [Option<String>; N]) -> String {
    parts.into_iter().flatten().collect::<Vec<_>>().join(BETWEEN)
}

/// All people who have played, each once.
fn people(board: &Board) -> Vec<UserId> {
    let mut people: Vec<UserId> = Vec::new();
    for person in board.players.iter().filter_map(Player::whose) {
        if !people.contains(&person.id) && !person.is_former() {
            people.push(person.id);
        }
    }
    people
}
