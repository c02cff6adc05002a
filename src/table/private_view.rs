//! The view of one seat: what its player may see, besides what everybody may.

use std::collections::BTreeSet;
use std::fmt;

use super::game::{Order, TableGame};
use super::{
    Achieved, Back, Costliest, Enders, Person, Player, Proposal, PublicView, Question, Table,
    UserId,
};
use crate::rules::games::{game_of_kind, map_game, of_game};
use crate::rules::{Seat, SeatView};

/// The view of one seat, with the actions that are open to it.
#[derive(Clone)]
pub struct PrivateView {
    /// The part that everybody may see.
    pub table: PublicView,
    pub seat: Seat,
    /// The question that the seat was last asked; an answer must carry it.
    pub question: Question,
    /// The game as this seat sees it.
    pub game: SeatView,
    /// The standing order of the seat.
    pub order: Order,
    /// The number of the next decision, for which a move in advance holds; `None` in replays and
    /// lessons, in which nothing is chosen in advance.
    pub moment: Option<u32>,
    /// The deadline for the seat's answer, in Unix milliseconds, if a clock runs for it.
    pub due: Option<i64>,
    /// The decisions made for the player when their time was up; kept until they press something.
    pub late: Option<Back>,
    /// True if the player wants a master's hints and the table allows them.
    pub wants_hints: bool,
    /// The people whose reactions the player does not want to see.
    pub muted: BTreeSet<UserId>,
    /// True if the player lets spectators look through their eyes.
    pub has_open_eyes: bool,
    /// What the game brought the player on the way to achievements, once it counts for them.
    pub achieved: Option<Achieved>,
    /// The player's costliest choice, once a master has looked at the game.
    pub costliest: Option<Costliest>,
}

impl PrivateView {
    /// What a seat sees in a game that nobody waits for: a replay or a lesson.
    pub const fn new(
        table: PublicView,
        seat: Seat,
        question: Question,
        game: SeatView,
        order: Order,
    ) -> Self {
        Self {
            table,
            seat,
            question,
            game,
            order,
            moment: None,
            due: None,
            late: None,
            wants_hints: false,
            muted: BTreeSet::new(),
            has_open_eyes: false,
            achieved: None,
            costliest: None,
        }
    }

    /// What a seat sees of the game to which this belongs, without any choice of its player.
    pub fn of_seat(table: PublicView, seat: Seat, game: SeatView) -> Self {
        let order = game_of_kind!(game.kind(), Game => <Game as TableGame>::Order::default());
        Self::new(table, seat, Question::default(), game, order)
    }
}

impl fmt::Debug for PrivateView {
    /// Omits everything: hands must never reach a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("PrivateView(sealed)")
    }
}

impl PrivateView {
    /// Returns whether this player may end the game without asking anybody: because nobody else is
    /// there, or as the host, if the server allows hosts to.
    pub fn may_end_alone(&self, enders: Enders) -> bool {
        let Some(person) = self.table.players()[self.seat.index()].person() else { return false };
        let is_host = enders == Enders::Host && person.id == self.table.host;
        is_host || Proposal::End.needed(self.table.people_there()) == 1
    }

    /// The other people at the table, with their seats.
    pub fn others(&self) -> impl Iterator<Item = (Seat, &Person)> {
        let seated = (0..).map(Seat::new).zip(self.table.players());
        let others = seated.filter(|(seat, _)| *seat != self.seat);
        let others = others.filter_map(|(seat, player)| Some((seat, player.whose()?)));
        others.filter(|(_, person)| !person.is_former())
    }

    /// Returns whether everybody else who plays here is away, and nobody is about to sit in: the
    /// game waits if this player leaves for now.
    pub fn is_alone(&self) -> bool {
        let plays = |player: &&Player| player.plays_soon().is_some();
        self.table.players().iter().filter(plays).count() == 1
    }

    /// Returns whether no other person plays here: the game ends if this player leaves.
    pub fn is_last_person(&self) -> bool {
        let may_play = |player: &&Player| player.may_play().is_some();
        self.table.players().iter().filter(may_play).count() == 1
    }
}

impl Table {
    /// The view for this person as a player of the game.
    pub fn private_view(&self, user: UserId) -> Option<PrivateView> {
        let playing = self.game()?;
        let seat = of_game!(playing, playing => playing.seat_of(user))?;
        let question = of_game!(playing, playing => playing.question(seat));
        let game = of_game!(playing, playing => playing.seat_view(seat));
        let order = map_game!(playing, playing => playing.order_of(seat));
        Some(PrivateView {
            moment: Some(of_game!(playing, playing => playing.moment(seat))),
            due: self.due_of(seat),
            achieved: self.after.achieved_by(user).cloned(),
            ..PrivateView::new(self.public_view(), seat, question, game, order)
        })
    }
}
