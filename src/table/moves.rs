//! The moves that are possible at a table, and how each is decided.

mod game;
mod lobby;

use super::game::Order;
use super::{
    Clock, CutWords, Location, Person, PressId, Proposal, Question, Refusal, Step, Table, Tempo,
    UserId,
};
use crate::computer::Level;
use crate::rules::{Action, GameKind, Options, Pick, Seat};

/// Something that somebody wants to do at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Move {
    /// In the lobby: takes a seat.
    Sit,
    /// In the lobby: gives up one's seat, and one's cut with it. If the host leaves, the next
    /// person becomes the host; if the last person leaves, the lobby closes.
    StandUp,
    /// In the lobby, by the host: chooses what is played, or the level of computer players.
    Choose(Chosen),
    /// In the lobby, by the host: takes this person's seat away; they may sit down again.
    SendAway(UserId),
    /// In the lobby, by the host: adds a computer player.
    AddComputer,
    /// In the lobby, by the host: removes the computer player that came last.
    RemoveComputer,
    /// In the lobby: mixes these words into the luck. A person's last cut replaces their earlier
    /// ones.
    Cut(CutWords),
    /// In the lobby, by the host: begins the game.
    Begin,
    /// In the lobby, by the host: fills the seats that the game still needs with computer players,
    /// and begins it.
    FillAndBegin,
    /// In the lobby, by the host: the game begins by itself at this moment, in Unix milliseconds;
    /// `None` takes that back.
    NameHour(Option<i64>),
    /// In the lobby: its hour has come. Lists the people at the table who played the last game on
    /// this server.
    BeginOnTime(Vec<UserId>),
    /// In the game: answers the question that one's seat was asked.
    Answer { question: Question, action: Action },
    /// In the game: says what one's seat is to do as soon as it is asked in this moment; the same
    /// once more takes it back.
    InAdvance { moment: u32, action: Action },
    /// In the game: sets the standing order of one's seat, which applies without being asked.
    Order(Order),
    /// In the game: chooses the tempo for everybody.
    Tempo(Tempo),
    /// In the game: leaves for good; a computer player takes the seat. If no person remains, the
    /// table ends.
    Leave,
    /// In the game: leaves for now; a computer player sits in.
    StepAway,
    /// In the game: takes one's seat back after an absence, or acknowledges the decisions that were
    /// made while one was late.
    Return,
    /// In the game: marks the players on these seats as reminded, because half of their time is up.
    Remind(Vec<Seat>),
    /// In the game, by somebody who has no seat: takes that of this computer player from the next
    /// round on.
    SitIn(Seat),
    /// In the game: does not take that seat after all.
    StayOut,
    /// In the game: proposes this to everybody who is there, or agrees if it has already been
    /// proposed.
    Propose(Proposal),
    /// In the game: agrees in the vote that was opened by this press.
    Agree(PressId),
    /// In the game: withdraws one's own proposal, which was made by this press.
    Withdraw(PressId),
    /// In the game: ends the pause.
    GoOn,
    /// Closes the lobby, or ends the game early, without asking anybody.
    End,
    /// The game cannot be shown in its channel: it waits.
    Disappear,
    /// The game is shown again.
    Appear,
    /// The channel is gone: a lobby closes, and a game waits until one of its players moves it.
    LoseChannel,
    /// In a game whose channel is gone, by a player: moves the game to this place.
    Fetch(Location),
}

/// A setting that the host changes in the lobby.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chosen {
    /// The game; changing it resets the options to those of the rule book.
    Game(GameKind),
    /// All options of the table's game at once.
    All(Options),
    /// One of the options.
    One(Pick),
    /// The time limit for each decision.
    Clock(Clock),
    /// The level of computer players who join later.
    Level(Level),
    /// Computer players are as strong as the host, who has this level now.
    AsHost(Level),
    /// True if players may ask for a master's hints.
    Hints(bool),
    /// The tempo; `None` for the usual one.
    Tempo(Option<Tempo>),
}

/// The author of a move, with what the move needs to know about them.
#[derive(Clone, Debug)]
pub enum By {
    /// A person, who pressed something.
    Person {
        person: Person,
        press: PressId,
        /// True if they may manage the server.
        manages: bool,
        /// The people at the table who played the last game on this server; filled in only when a
        /// game begins.
        last_played: Vec<UserId>,
    },
    /// The computer player on this seat.
    Seat(Seat),
    /// A computer player, deciding for the person on this seat, whose time is up.
    Clock(Seat),
    /// Nobody: time has passed.
    Time,
    /// The task that shows tables, or fails to.
    Boards,
}

impl Table {
    /// The step that this move causes at this moment (in Unix milliseconds): the table's next
    /// state, and what to store for it. Changes nothing.
    pub fn decide(&self, by: &By, next: &Move, at: i64) -> Result<Step, Refusal> {
        let step = self.step(by, next, at)?;
        let step = if matches!(by, By::Person { .. }) { step.at_its_hour() } else { step };
        step.settled(at)?.checked(self)
    }

    fn step(&self, by: &By, next: &Move, at: i64) -> Result<Step, Refusal> {
        match (by, next) {
            (By::Seat(_), Move::Answer { .. }) if self.stands_still() => Err(Refusal::Stale),
            (By::Seat(seat), Move::Answer { question, action }) => {
                self.answer(*seat, *question, *action, at).map(|step| step.counted(*seat))
            }
            (By::Clock(seat), Move::Answer { question, action }) => {
                self.time_is_up(*seat, *question, *action, at)
            }
            (By::Seat(_) | By::Clock(..), _) => Err(Refusal::NotSeated),
            (By::Boards, Move::Disappear) => self.disappear(at),
            (By::Boards, Move::Appear) => self.appear(at),
            (By::Boards, Move::LoseChannel) => self.lose_channel(at),
            (By::Time, Move::End) => self.stop(at),
            (By::Time, Move::Remind(seats)) => self.remind(seats),
            (By::Time, Move::BeginOnTime(last_played)) => self.begin_on_time(last_played, at),
            (By::Time | By::Boards, _) => Err(Refusal::NotPlaying),
            (By::Person { person, press, manages, last_played }, next) => match next {
                Move::Sit => self.sit(person, *press),
                Move::StandUp => self.stand_up(person.id),
                Move::Choose(chosen) => self.choose(person.id, *chosen),
                Move::SendAway(user) => self.send_away(person.id, *user),
                Move::AddComputer => self.add_computer(person.id),
                Move::RemoveComputer => self.remove_computer(person.id),
                Move::Cut(words) => self.cut(person.id, words),
                Move::Begin => self.begin(person.id, *press, last_played, at),
                Move::FillAndBegin => {
                    self.check_host(person.id)?;
                    self.filled()?.begin(person.id, *press, last_played, at)
                }
                Move::Answer { question, action } => {
                    let seat = self.seat_of(person.id)?;
                    self.answer(seat, *question, *action, at).map(|step| step.attended(seat, at))
                }
                Move::InAdvance { moment, action } => {
                    let seat = self.seat_of(person.id)?;
                    self.in_advance(seat, *moment, *action, at).map(|step| step.attended(seat, at))
                }
                Move::Order(order) => {
                    let step = self.order(self.seat_of(person.id)?, *order, at);
                    step.map(|step| step.resumed(at))
                }
                Move::Tempo(tempo) => self.choose_tempo(person.id, *tempo),
                Move::Leave => self.leave(person, at),
                Move::StepAway => self.step_away(person.id, at),
                Move::Return => self.come_back(person, at),
                Move::SitIn(seat) => self.sit_in(person, *seat),
                Move::StayOut => self.stay_out(person, at),
                Move::Propose(on) => self.propose(person.id, *on, *press),
                Move::Agree(vote) => self.agree(person.id, *vote),
                Move::Withdraw(vote) => self.withdraw(person.id, *vote),
                Move::GoOn => self.go_on(person.id, at),
                Move::End => self.end(person, *manages, at),
                Move::Fetch(to) => self.fetch(person.id, *to, at),
                Move::NameHour(hour) => self.name_hour(person.id, *hour, *press, at),
                Move::BeginOnTime(_)
                | Move::Remind(_)
                | Move::Disappear
                | Move::Appear
                | Move::LoseChannel => Err(Refusal::NotPlaying),
            },
        }
    }
}
