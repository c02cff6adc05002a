//! A game at its table: who plays which seat, what each seat is asked, and how the log grows.

use std::fmt;

use rand::Rng;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::game::{OrderText as _, Spectacle, TableGame};
use super::views::{Board, Timing};
use super::{Attendance, Player, PressId, Question, Refusal, Sitter, UserId};
use crate::computer::Level;
use crate::rules::chance::Chance;
use crate::rules::{ENGINE, GameKind, Options, PerSeat, Seat, SeatCount, SeatView};

/// A game that has begun.
#[derive(Clone)]
pub struct Playing<G: TableGame> {
    /// The player on each seat, in the order of play.
    players: Vec<Player>,
    seating: Seating,
    beginning: G::Beginning,
    chance: Chance,
    game: G,
    /// The standing order of each seat.
    orders: PerSeat<G::Order>,
    attendance: PerSeat<Attendance>,
    entries: u32,
    questions: PerSeat<Question>,
    /// When each seat was last asked something, in Unix milliseconds.
    asked_at: PerSeat<i64>,
    recorded: Sha256,
}

/// The way in which the players came to their seats.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating {
    /// The seat in the order of play for each place in sitting order.
    pub order_of_play: Vec<Seat>,
    /// The presses that took the seats, in sitting order.
    pub presses: Vec<PressId>,
    /// The press that began the game.
    pub begin: PressId,
}

/// The state in which a game begins.
pub(super) struct Start<O> {
    /// The players, in sitting order.
    pub(super) sitters: Vec<Sitter>,
    pub(super) seats: SeatCount,
    pub(super) options: O,
    pub(super) begin: PressId,
    pub(super) chance: Chance,
    /// The people who played the last game on this server.
    pub(super) last_played: Vec<UserId>,
}

/// A game as it is stored: the lines of its log, and what is kept next to it.
pub struct StoredGame {
    /// The version of the rules under which its table was opened.
    pub engine: u32,
    /// The players, in sitting order.
    pub sitters: Vec<Sitter>,
    /// The text of each player's standing order.
    pub orders: Vec<Option<String>>,
    /// The attendance of each player.
    pub attendance: Vec<Attendance>,
    /// The press that began the game.
    pub begin: PressId,
    /// Entry 0: what was drawn before the first round.
    pub beginning: String,
    /// The other entries: what happened.
    pub events: Vec<String>,
    /// When each entry was written, in Unix milliseconds, entry 0 first; 0 if unknown.
    pub written_at: Vec<i64>,
}

/// The events of one step, as lines of the log.
pub(super) struct Happened {
    /// When they happened, in Unix milliseconds.
    pub(super) at: i64,
    pub(super) lines: Vec<String>,
    /// The most notable of them; it decides how long the table stays on screen.
    pub(super) spectacle: Option<Spectacle>,
}

impl Happened {
    /// No event yet, at this moment.
    pub(super) const fn at(at: i64) -> Self {
        Self { at, lines: Vec::new(), spectacle: None }
    }
}

/// Entry 0 of the log.
#[derive(Serialize)]
struct FirstEntry<'a, B> {
    game: GameKind,
    #[serde(flatten)]
    beginning: &'a B,
}

/// The options in entry 0.
#[derive(Deserialize)]
struct Chosen<O> {
    options: O,
}

impl<G: TableGame> Playing<G> {
    /// Draws the order of play and whatever else is drawn once, then plays the events that precede
    /// the first decision.
    pub(super) fn begin(
        start: Start<G::Options>,
        happened: &mut Happened,
    ) -> Result<Self, Refusal> {
        let mut draws = start.chance.set_up();
        let order_of_play = draws.order_of_play(start.seats);
        let mut last_played = PerSeat::none(start.seats);
        for (sitter, seat) in start.sitters.iter().zip(&order_of_play) {
            last_played[*seat] = start.last_played.iter().any(|user| sitter.player.is(*user));
        }
        let beginning = G::draw(start.options, last_played, &mut draws)
            .map_err(|unplayable| Refusal::Unplayable(unplayable.into()))?;
        let presses = start.sitters.iter().map(|sitter| sitter.press).collect();
        let seating = Seating { order_of_play, presses, begin: start.begin };
        let first = line(&FirstEntry { game: G::KIND, beginning: &beginning })?;
        let mut playing = Self::before_the_first_event(
            in_order_of_play(start.sitters, &seating.order_of_play),
            seating,
            beginning,
            start.chance,
        );
        happened.lines.push(first);
        playing.go_on(happened)?;
        Ok(playing)
    }

    /// The stored game with these options. Entries written under the current version of the rules
    /// must be what those rules allow, and the game accepts nothing else. Entries written under
    /// another version are taken as they are.
    ///
    /// # Errors
    /// A description of what is inconsistent.
    pub(super) fn stored(
        stored: &StoredGame,
        options: Options,
        chance: Chance,
    ) -> Result<Self, String> {
        let by_these_rules = stored.engine == ENGINE;
        let beginning: G::Beginning = read(&stored.beginning)?;
        if by_these_rules && !was_drawn::<G>(stored, &beginning, options, &chance)? {
            return Err("its beginning is not as it was drawn".to_owned());
        }
        let seats = G::new(&beginning).seats();
        if stored.sitters.len() != seats.get() {
            return Err(format!("{} sit at a game for {}", stored.sitters.len(), seats.get()));
        }
        let order_of_play = chance.set_up().order_of_play(seats);
        let presses = stored.sitters.iter().map(|sitter| sitter.press).collect();
        let seating = Seating { order_of_play, presses, begin: stored.begin };
        let players = in_order_of_play(stored.sitters.clone(), &seating.order_of_play);
        let mut playing = Self::before_the_first_event(players, seating, beginning, chance);
        for (word, seat) in stored.orders.iter().zip(playing.seating.order_of_play.clone()) {
            let order = word.as_deref().map(|word| G::Order::read(word).ok_or(word));
            playing.orders[seat] = order
                .unwrap_or(Ok(G::Order::default()))
                .map_err(|word| format!("{word:?} is no order"))?;
        }
        for (attendance, seat) in
            stored.attendance.iter().zip(playing.seating.order_of_play.clone())
        {
            playing.attendance[seat] = *attendance;
        }
        let written_at = stored.written_at.iter().copied().skip(1).chain(std::iter::repeat(0));
        for (text, at) in stored.events.iter().zip(written_at) {
            let event = read(text)?;
            if by_these_rules && !playing.game.allows(&event, &playing.chance) {
                return Err(format!("the rules do not allow entry {}", playing.entries));
            }
            playing.write_down(&event, text, at);
        }
        Ok(playing)
    }

    fn before_the_first_event(
        players: Vec<Player>,
        seating: Seating,
        beginning: G::Beginning,
        chance: Chance,
    ) -> Self {
        let game = G::new(&beginning);
        let seats = game.seats();
        Self {
            players,
            seating,
            beginning,
            chance,
            game,
            orders: PerSeat::none(seats),
            attendance: PerSeat::none(seats),
            entries: 1,
            questions: PerSeat::none(seats),
            asked_at: PerSeat::none(seats),
            recorded: Sha256::new(),
        }
    }
}

/// Changes of the game.
impl<G: TableGame> Playing<G> {
    /// The game after this seat's answer to this question.
    pub(super) fn answer(
        &self,
        seat: Seat,
        question: Question,
        action: &G::Action,
        happened: &mut Happened,
    ) -> Result<Self, Refusal> {
        if self.questions[seat] != question {
            return Err(Refusal::Stale);
        }
        let event =
            self.game.answer(seat, action).map_err(|refusal| Refusal::Rule(refusal.into()))?;
        self.after(&event, happened)
    }

    /// The game after this seat's standing order has changed; the new order may answer the current
    /// question.
    pub(super) fn order(
        &self,
        seat: Seat,
        order: G::Order,
        happened: &mut Happened,
    ) -> Result<Self, Refusal> {
        let mut playing = self.clone();
        playing.orders[seat] = order;
        playing.go_on(happened)?;
        Ok(playing)
    }

    /// The game with another player on this seat.
    pub(super) fn replace(&self, seat: Seat, player: Player) -> Self {
        let mut playing = self.clone();
        playing.players[seat.index()] = player;
        playing
    }

    /// The game with this attendance for the player on this seat.
    pub(super) fn attended(&self, seat: Seat, attendance: Attendance) -> Self {
        let mut playing = self.clone();
        playing.attendance[seat] = attendance;
        playing
    }

    /// The game, stopped early.
    pub(super) fn stop(&self, happened: &mut Happened) -> Result<Self, Refusal> {
        self.after(&G::stopped(), happened)
    }

    fn after(&self, event: &G::Event, happened: &mut Happened) -> Result<Self, Refusal> {
        let mut playing = self.clone();
        playing.happens(event, happened)?;
        playing.go_on(happened)?;
        Ok(playing)
    }

    /// Plays the events that need no decision: those that the rules cause, and those that standing
    /// orders cause.
    fn go_on(&mut self, happened: &mut Happened) -> Result<(), Refusal> {
        loop {
            while let Some(event) = self.game.consequence(&self.chance) {
                self.happens(&event, happened)?;
            }
            let Some(event) = self.ordered() else { return Ok(()) };
            self.happens(&event, happened)?;
        }
    }

    /// The event that somebody's standing order causes now.
    fn ordered(&self) -> Option<G::Event> {
        self.game.seats().seats().find_map(|seat| {
            self.players[seat.index()].person()?;
            let action = self.game.ordered(seat, self.orders[seat])?;
            self.game.answer(seat, &action).ok()
        })
    }

    fn happens(&mut self, event: &G::Event, happened: &mut Happened) -> Result<(), Refusal> {
        let line = line(event)?;
        self.write_down(event, &line, happened.at);
        happened.lines.push(line);
        happened.spectacle = happened.spectacle.max(G::spectacle(event));
        Ok(())
    }

    /// Applies an event as the next entry of the log, with this line and this time.
    fn write_down(&mut self, event: &G::Event, line: &str, at: i64) {
        let before = PerSeat::from_fn(self.game.seats(), |seat| self.game.asked(seat));
        self.game.evolve(event);
        for seat in self.game.seats().seats() {
            let asked = self.game.asked(seat);
            if asked.is_some() && asked != before[seat] {
                self.questions[seat] = Question::new(self.entries);
                self.asked_at[seat] = at;
            }
        }
        self.entries += 1;
        if G::is_recorded(event) {
            self.recorded.update(line);
            self.recorded.update("\n");
        }
    }
}

/// Views of the game.
impl<G: TableGame> Playing<G> {
    /// The game's state. It contains hidden information: show its views instead.
    pub(crate) const fn game(&self) -> &G {
        &self.game
    }

    /// The choices and draws that were made before the first round.
    pub const fn beginning(&self) -> &G::Beginning {
        &self.beginning
    }

    pub const fn seating(&self) -> &Seating {
        &self.seating
    }

    /// The player on each seat, in the order of play.
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// Everybody, in sitting order.
    pub fn sitters(&self) -> Vec<Sitter> {
        let places = self.seating.order_of_play.iter().zip(&self.seating.presses);
        let sitter = |(seat, press): (&Seat, &PressId)| Sitter {
            player: self.players[seat.index()].clone(),
            press: *press,
        };
        places.map(sitter).collect()
    }

    /// The text of everybody's standing order, in sitting order.
    pub fn orders(&self) -> Vec<&'static str> {
        self.seating.order_of_play.iter().map(|seat| self.orders[*seat].word()).collect()
    }

    /// Returns whether the game has ended or was stopped.
    pub fn is_over(&self) -> bool {
        self.game.is_over()
    }

    /// The number of entries in the log, including the beginning.
    pub const fn entries(&self) -> u32 {
        self.entries
    }

    pub fn seats(&self) -> SeatCount {
        self.game.seats()
    }

    /// The seat of this person, if they play here now.
    pub fn seat_of(&self, user: UserId) -> Option<Seat> {
        self.seats().seats().find(|seat| self.players[seat.index()].is(user))
    }

    /// The question that this seat was last asked.
    pub fn question(&self, seat: Seat) -> Question {
        self.questions[seat]
    }

    /// The people whom the game waits for, and since when, in Unix milliseconds. For a person who
    /// was away the time counts from their return.
    pub fn people_asked(&self) -> impl Iterator<Item = (Seat, i64)> {
        let is_person = |seat: &Seat| self.players[seat.index()].person().is_some();
        let asked = self.seats().seats().filter(is_person);
        let asked = asked.filter(|seat| self.game.asked(*seat).is_some());
        asked.map(|seat| (seat, self.asked_at[seat].max(self.attendance[seat].back_at)))
    }

    /// When this seat was last asked something, in Unix milliseconds.
    pub fn asked_at(&self, seat: Seat) -> i64 {
        self.asked_at[seat]
    }

    /// The attendance of the player on this seat.
    pub fn attendance(&self, seat: Seat) -> Attendance {
        self.attendance[seat]
    }

    /// The attendance of everybody, in sitting order.
    pub fn attendances(&self) -> Vec<Attendance> {
        self.seating.order_of_play.iter().map(|seat| self.attendance[*seat]).collect()
    }

    /// The seat from which this person is away and to which they may come back.
    pub fn away(&self, user: UserId) -> Option<Seat> {
        let is_theirs = |player: &Player| player.away().is_some_and(|person| person.id == user);
        self.seats().seats().find(|seat| is_theirs(&self.players[seat.index()]))
    }

    /// The question and the view of this seat, no matter who plays it.
    pub fn question_and_view(&self, seat: Seat) -> Option<(Question, SeatView)> {
        self.game.asked(seat)?;
        Some((self.questions[seat], self.game.seat_view(seat).into()))
    }

    /// The computer player whom the game waits for, and what it sees.
    pub fn computer_asked(&self) -> Option<(Seat, Level, SeatView)> {
        let seat = self.seats().seats().find(|seat| {
            self.players[seat.index()].level().is_some() && self.game.asked(*seat).is_some()
        })?;
        let level = self.players[seat.index()].level()?;
        Some((seat, level, self.game.seat_view(seat).into()))
    }

    /// SHA-256 of the record's event lines.
    pub fn fingerprint(&self) -> [u8; 32] {
        self.recorded.clone().finalize().into()
    }

    /// The part of the game that everybody may see.
    pub(super) fn board(&self) -> Board {
        Board {
            players: self.players.clone(),
            entries: self.entries,
            game: self.game.table_view().into(),
            timing: Timing::default(),
        }
    }

    /// The part of the game that this seat may see.
    pub(super) fn seat_view(&self, seat: Seat) -> SeatView {
        self.game.seat_view(seat).into()
    }

    pub(super) fn order_of(&self, seat: Seat) -> G::Order {
        self.orders[seat]
    }

    /// This game as it looks to the viewer, but with another seed, and everything hidden from them
    /// dealt again.
    #[must_use]
    pub(super) fn another_world(
        &self,
        viewer: Option<UserId>,
        seed: [u8; 32],
        luck: &mut impl Rng,
    ) -> Self {
        let seat = viewer.and_then(|user| self.seat_of(user));
        let game = self.game.another_world(seat, luck);
        Self { game, chance: Chance::new(seed), ..self.clone() }
    }
}

fn in_order_of_play(sitters: Vec<Sitter>, order_of_play: &[Seat]) -> Vec<Player> {
    let mut seated: Vec<(Seat, Player)> = order_of_play
        .iter()
        .copied()
        .zip(sitters.into_iter().map(|sitter| sitter.player))
        .collect();
    seated.sort_by_key(|(seat, _)| *seat);
    seated.into_iter().map(|(_, player)| player).collect()
}

/// Returns whether a stored game with these options can have begun like this.
fn was_drawn<G: TableGame>(
    stored: &StoredGame,
    beginning: &G::Beginning,
    options: Options,
    chance: &Chance,
) -> Result<bool, String> {
    let written: Chosen<G::Options> = read(&stored.beginning)?;
    let seats = SeatCount::try_from(stored.sitters.len()).map_err(|error| error.to_string())?;
    let last_played = G::last_played(&G::header(beginning), seats);
    let mut draws = chance.set_up();
    draws.order_of_play(seats);
    let due = G::draw(written.options, last_played, &mut draws).map_err(|why| why.to_string())?;
    let chosen = options == written.options.into();
    Ok(chosen && last_played.seats() == seats && due == *beginning)
}

fn line(entry: &impl Serialize) -> Result<String, Refusal> {
    serde_json::to_string(entry).map_err(|_| Refusal::Unwritable)
}

/// Parses an entry. The error does not quote the entry: it may name cards that are still hidden.
fn read<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    serde_json::from_str(text)
        .map_err(|error| format!("an entry cannot be read from column {}", error.column()))
}

impl<G: TableGame> fmt::Debug for Playing<G> {
    /// Omits everything but the number of entries: hands and luck must never reach a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Playing").field("entries", &self.entries).finish_non_exhaustive()
    }
}
