//! The result message of a game: how it ended, and what can be done next.

use super::Words;
use super::beside::places;
use super::components::{Button, Style};
use super::game::PublicMessages as _;
use super::highlights::named;
use super::message::{Embed, Message, Pictured, PublicMessage};
use super::text::{name, name_of, plain};
use crate::features::press::{ChallengePress, PastPress, Press, Screen};
use crate::history::{EndFacts as _, Win};
use crate::picture::is_written;
use crate::rules::games::of_game;
use crate::rules::{PerSeat, Seat};
use crate::table::{AfterGame, Board, Player, Proposal, PublicStage, PublicView, TableId, UserId};

/// The most characters of each name on the button of a rematch.
const MOST_OF_A_NAME: usize = 20;

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
        let places = of_game!(&board.game, game => game.places);
        let mut text = standings;
        text.extend(self.highlights(board, after));
        text.extend(self.crowd_of_the_game(view.company.crowd));
        text.extend(self.earned_by_all(board, after));
        text.extend(self.series(board, after));
        text.extend(self.challenged(after));
        let last = of_game!(&board.game, game => game.last_seen(self, &board.players));
        text.extend(last);
        // The headline says how a finished game ended.
        let embed = Embed::titled(
            if places.is_some() { String::new() } else { self.say("final-stopped") },
            text.join("\n"),
        );
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
            fields,
            footer: self.options(&view.options),
            ..Embed::titled(self.say("final-details"), lines.join("\n"))
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
        let places = of_game!(&board.game, game => game.places)?;
        let totals = of_game!(&board.game, game => game.totals);
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
        let places = of_game!(&board.game, game => game.places)?;
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
}

/// A name as it is written on a button among others.
fn short(name: &str) -> String {
    plain(name).chars().take(MOST_OF_A_NAME).collect()
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
