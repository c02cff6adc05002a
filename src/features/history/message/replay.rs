//! Replay messages: a step of a finished game, seen from above or from a seat.

use crate::features::press::{Draft, PastPress, Press, Screen};
use crate::history::{At, GamesPage, Moment, SeenBy, Turn};
use crate::picture::is_written;
use crate::rules::Seat;
use crate::rules::games::of_game;
use crate::table::{Board, Player, PublicStage};
use crate::view::Words;
use crate::view::beside::places;
use crate::view::components::{Button, Select, SelectValue, Style};
use crate::view::game::{Beside, PublicMessages as _, Replayed};
use crate::view::message::{Embed, Message, PicturedForOne, PrivateMessage};
use crate::view::text::{BETWEEN, isolated, name_of, plain, small};

/// How a message about a moment shows the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shown {
    InWords,
    /// The message is next to the picture of the table.
    InPicture,
}

impl Words {
    /// The message for a step of a replay.
    pub fn replay(&self, moment: &Moment) -> PrivateMessage {
        self.replay_with(moment, Shown::InWords)
    }

    /// The same with the picture of the table, as everyone saw it at this step.
    pub fn pictured_replay(&self, moment: &Moment) -> PicturedForOne {
        let pictured = self
            .moment_picture(moment)
            .map(|of| Box::new((self.replay_with(moment, Shown::InPicture), of.picture)));
        PicturedForOne { text: self.replay(moment), pictured }
    }

    /// The picture of the table at this step, and the text next to it; `None` once the game is over.
    pub(super) fn moment_picture(&self, moment: &Moment) -> Option<Beside> {
        let is_played = matches!(moment.table.stage, PublicStage::Playing(_));
        is_played.then(|| self.beside_picture(&moment.table)).flatten()
    }

    fn replay_with(&self, moment: &Moment, shown: Shown) -> PrivateMessage {
        let (below, mut embed) = match moment.at.seen_by {
            SeenBy::Seat(seat) => (String::new(), self.seen_through_eyes(moment, seat, shown)),
            SeenBy::Above => self.seen_from_above(moment, shown),
        };
        embed.fields.extend(self.coachs_line(moment));
        let Embed { title, description, fields, .. } = &embed;
        let is_empty = title.is_empty() && description.is_empty() && fields.is_empty();
        let unwritten = match shown {
            Shown::InWords => None,
            Shown::InPicture => places(moment.table.players(), is_written),
        };
        let head = [self.replay_title(moment), self.decisive(moment), below];
        let head: Vec<String> =
            head.into_iter().filter(|part| !part.is_empty()).chain(unwritten).collect();
        PrivateMessage(Message {
            content: head.join("\n"),
            embed: (!is_empty).then_some(embed),
            selects: vec![self.eyes(moment)],
            rows: self.replay_buttons(moment),
            ..Message::default()
        })
    }

    fn replay_title(&self, moment: &Moment) -> String {
        let by = match moment.at.seen_by {
            SeenBy::Above => None,
            SeenBy::Seat(seat) => {
                let name = name_of(moment.table.players(), seat);
                Some(self.with("replay-by-seat", [("name", name.into())]))
            }
        };
        let values = [
            ("table", moment.table.id.to_string().into()),
            ("step", (moment.at.step + 1).into()),
            ("steps", (moment.last + 1).into()),
        ];
        let title = [self.with("replay-title", values)].into_iter().chain(by);
        format!("**{}**", title.collect::<Vec<_>>().join(BETWEEN))
    }

    /// A line that marks the step at which the game was decided; empty at other steps.
    fn decisive(&self, moment: &Moment) -> String {
        if moment.decisive != Some(moment.at.step) {
            return String::new();
        }
        self.with("replay-decisive", [("round", moment.decisive_round.into())])
    }

    /// What this seat saw, without what the picture of the table shows, if there is one.
    pub(super) fn seen_through_eyes(&self, moment: &Moment, seat: Seat, shown: Shown) -> Embed {
        let Some(own) = moment.seen_by(seat) else { return Embed::default() };
        let hand = self.own(&own, Screen::Hand, &Draft::default());
        let hand = match shown {
            Shown::InWords => self.with_table(&own, hand),
            Shown::InPicture => hand,
        };
        of_game!(&own.game, game => game.seen(self, hand))
    }

    /// The public message at this step, with what was hidden from everyone.
    fn seen_from_above(&self, moment: &Moment, shown: Shown) -> (String, Embed) {
        let players = moment.table.players();
        match &moment.table.stage {
            PublicStage::Playing(Board { game, .. }) => {
                let (content, mut embed) = of_game!(game, game => game.table(self, players));
                let beside = self.moment_picture(moment).filter(|_| shown == Shown::InPicture);
                let content = beside.map_or(content, |Beside { content, note, .. }| {
                    embed.description.clear();
                    embed.title.clear();
                    let note = note.map(|note| small(&note));
                    note.into_iter().chain([content]).collect::<Vec<_>>().join("\n")
                });
                let fields = of_game!(
                    &moment.views,
                    views => Replayed::uncovered(views, self, players)
                );
                (content, Embed { fields, ..embed })
            }
            PublicStage::Over { board, after, .. } => {
                let is_finished = of_game!(&board.game, game => game.places).is_some();
                let title = if is_finished { "final-title" } else { "final-stopped" };
                let (lines, _) = of_game!(&board.game, game => game.details(self, &board.players));
                let parts = [self.standings(board, &after.ratings, &moment.table.titles)]
                    .into_iter()
                    .chain(self.highlights(board, after))
                    .chain(lines);
                let embed = Embed::titled(self.say(title), parts.collect::<Vec<_>>().join("\n"));
                (self.how_it_ended(&moment.table), embed)
            }
            PublicStage::Lobby(_) | PublicStage::Closed { .. } => Default::default(),
        }
    }

    /// The select for the seat from which the replay is seen.
    fn eyes(&self, moment: &Moment) -> Select {
        let from_above = SelectValue {
            value: PastPress::value(SeenBy::Above),
            label: self.say("replay-pick-above"),
            description: self.say("replay-about-above"),
        };
        let of_seat = |(seat, player): (Seat, &Player)| SelectValue {
            value: PastPress::value(SeenBy::Seat(seat)),
            label: self.with("replay-pick-seat", [("name", isolated(plain(player.name())).into())]),
            description: self.say("replay-about-seat"),
        };
        let seats = (0..).map(Seat::new).zip(moment.table.players()).map(of_seat);
        let chosen = match moment.at.seen_by {
            SeenBy::Above => 0,
            SeenBy::Seat(seat) => seat.index() + 1,
        };
        let press = Press::Past(PastPress::SeenBy(moment.table.id, moment.at));
        Select { press, values: [from_above].into_iter().chain(seats).collect(), chosen }
    }

    fn replay_buttons(&self, moment: &Moment) -> Vec<Vec<Button>> {
        let (table, at @ At { step, .. }) = (moment.table.id, moment.at);
        let turn = |turn: Turn, label: &str, live: bool| {
            self.past_button(PastPress::Replay(table, at, turn), label).live_if(live)
        };
        let is_elsewhere = moment.decisive.is_some_and(|decisive| decisive != step);
        let mut rows = vec![
            vec![
                turn(Turn::RoundBack, "replay-round-back", step > 0),
                turn(Turn::Previous, "replay-previous", step > 0),
                turn(Turn::Next, "replay-next", step < moment.last),
                turn(Turn::RoundOn, "replay-round-on", step < moment.last),
            ],
            vec![
                turn(Turn::Decisive, "replay-decisive-button", is_elsewhere),
                self.past_button(PastPress::Coach(table, None), "coach-button"),
                self.past_button(PastPress::Verify(table), "replay-verify"),
                self.past_button(PastPress::List(GamesPage::first(None)), "history-games"),
            ],
        ];
        let next = moment.next_mistake.map(|_| turn(Turn::Mistake, "next-mistake", true));
        let again = moment.is_mistake.then(|| {
            let press = PastPress::Retry(table, step, None);
            Button { style: Style::Primary, ..self.past_button(press, "again-button") }
        });
        rows.push(next.into_iter().chain(again).collect());
        rows.retain(|row| !row.is_empty());
        rows
    }
}
