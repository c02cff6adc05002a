//! A game at its table: who plays which seat, what each seat is asked, and how the log grows.

mod changes;
mod seen;

use std::fmt;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::game::{OrderText as _, Spectacle, TableGame};
use super::{Attendance, Player, PressId, Question, Refusal, Sitter, UserId};
use crate::rules::chance::Chance;
use crate::rules::{ENGINE, GameKind, Options, PerSeat, Seat, SeatCount};

/// A game that has begun.
#[derive(Clone)]
pub struct Playing<G: TableGame> {
    /// The player on each seat, in the order of play.
    pub(super) players: Vec<Player>,
    seating: Seating,
    beginning: G::Beginning,
    chance: Chance,
    game: G,
    /// The standing order of each seat.
    pub(super) orders: PerSeat<G::Order>,
    pub(super) attendance: PerSeat<Attendance>,
    entries: u32,
    questions: PerSeat<Question>,
    /// When each seat was last asked something, in Unix milliseconds.
    asked_at: PerSeat<i64>,
    recorded: Sha256,
    /// True if its table was opened under the current version of the rules.
    by_these_rules: bool,
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
    /// True if somebody has taken the seat of a computer player, or a standing order has changed.
    pub(super) changes_seats: bool,
}

impl Happened {
    /// No event yet, at this moment.
    pub(super) const fn at(at: i64) -> Self {
        Self { at, lines: Vec::new(), spectacle: None, changes_seats: false }
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
        let beginning = G::draw(start.options, &order_of_play, last_played, &mut draws)
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
        // Whatever rules have written it, everybody named has a seat.
        let is_there = |named: Option<Seat>| named.is_none_or(|seat| seats.has(seat));
        if !is_there(Some(G::first_seat(&beginning))) {
            return Err("whoever goes first has no seat".to_owned());
        }
        let order_of_play = chance.set_up().order_of_play(seats);
        let presses = stored.sitters.iter().map(|sitter| sitter.press).collect();
        let seating = Seating { order_of_play, presses, begin: stored.begin };
        let players = in_order_of_play(stored.sitters.clone(), &seating.order_of_play);
        let mut playing = Self::before_the_first_event(players, seating, beginning, chance);
        playing.by_these_rules = by_these_rules;
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
            if !is_there(G::named_seat(&event)) {
                return Err(format!("entry {} names a seat that is not there", playing.entries));
            }
            if by_these_rules && !playing.game.allows(&event, &playing.chance) {
                return Err(format!("the rules do not allow entry {}", playing.entries));
            }
            playing.write_down(&event, text, at);
        }
        // A step is stored as a whole. Going on from the middle of one would write what cannot be read again.
        if by_these_rules && playing.game.consequence(&playing.chance).is_some() {
            return Err("its log breaks off in the middle of a step".to_owned());
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
            by_these_rules: true,
        }
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
    let order = draws.order_of_play(seats);
    let due =
        G::draw(written.options, &order, last_played, &mut draws).map_err(|why| why.to_string())?;
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
