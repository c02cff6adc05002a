//! A game at its table: which seat is whose, what each is asked, and how the log grows.

use rand::Rng;
use sha2::{Digest, Sha256};

use super::dice::Marks;
use super::{
    Log, Player, PressId, Refusal, Rows, Secret, Sitter, Stage, Step, Table, TableId, UserId,
};
use crate::computer::Level;
use crate::rules::chance::{Chance, Proof};
use crate::rules::{Action, Beginning, Event, Game, PerSeat, Seat, SeatCount};

/// A game that has begun.
#[derive(Clone)]
pub struct Playing {
    sitters: Vec<Sitter>,
    order: Vec<Seat>,
    begin: PressId,
    beginning: Beginning,
    chance: Chance,
    game: Game,
    entries: u32,
    questions: PerSeat<u32>,
    pub(super) marks: Option<Marks>,
    lines: Sha256,
}

impl Playing {
    /// Draws the order of play and what is drawn once, and what happens before the first decision.
    pub(super) fn begin(
        table: &Table,
        sitters: Vec<Sitter>,
        seats: SeatCount,
        begin: PressId,
        last_played: &[UserId],
    ) -> Result<(Self, Beginning, Vec<Event>), Refusal> {
        let chance = proof(table.id, &table.secret, &sitters, begin).chance();
        let mut draws = chance.set_up();
        let order = draws.order_of_play(seats);
        let beginning = Beginning::draw(
            table.options,
            who_of(seats, &sitters, &order, last_played),
            &mut draws,
        )
        .map_err(Refusal::Unplayable)?;
        let mut playing = Self::at_the_start(sitters, order, begin, beginning, chance);
        let events = playing.game.consequences(&playing.chance);
        playing.write_down(&events);
        Ok((playing, beginning, events))
    }

    /// A stored game as it stands.
    pub fn stored(
        table: TableId,
        secret: &Secret,
        sitters: Vec<Sitter>,
        begin: PressId,
        beginning: Beginning,
        events: &[Event],
    ) -> Self {
        let chance = proof(table, secret, &sitters, begin).chance();
        let order = chance.set_up().order_of_play(beginning.seats());
        let mut playing = Self::at_the_start(sitters, order, begin, beginning, chance);
        playing.write_down(events);
        playing
    }

    fn at_the_start(
        sitters: Vec<Sitter>,
        order: Vec<Seat>,
        begin: PressId,
        beginning: Beginning,
        chance: Chance,
    ) -> Self {
        Self {
            sitters,
            order,
            begin,
            beginning,
            chance,
            game: Game::new(&beginning),
            entries: 1,
            questions: PerSeat::none(beginning.seats()),
            marks: None,
            lines: Sha256::new(),
        }
    }

    fn write_down(&mut self, events: &[Event]) {
        for event in events {
            let before = PerSeat::from_fn(self.game.seats(), |seat| self.game.asked(seat));
            self.game.evolve(event);
            for seat in self.game.seats().seats() {
                let asked = self.game.asked(seat);
                if asked.is_some() && asked != before[seat] {
                    self.questions[seat] = self.entries;
                }
            }
            self.entries += 1;
            if event.is_recorded() {
                self.lines.update(event.line());
                self.lines.update("\n");
            }
        }
    }

    /// The game's state. It holds what is hidden: show its views.
    pub(crate) const fn game(&self) -> &Game {
        &self.game
    }

    /// Everybody, in sitting order.
    pub fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    /// For each place in sitting order its seat in the order of play.
    pub fn order(&self) -> &[Seat] {
        &self.order
    }

    /// What was settled before the first round.
    pub const fn beginning(&self) -> &Beginning {
        &self.beginning
    }

    /// How many entries the log has, the beginning counted.
    pub const fn entries(&self) -> u32 {
        self.entries
    }

    /// Which seats there are.
    pub fn seats(&self) -> SeatCount {
        self.game.seats()
    }

    /// Who plays this seat now.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.sitter(seat).player
    }

    pub(super) fn sitter(&self, seat: Seat) -> &Sitter {
        let place = self.order.iter().position(|other| *other == seat).unwrap_or_default();
        &self.sitters[place]
    }

    pub(super) fn sitter_of(&mut self, user: UserId) -> Option<&mut Sitter> {
        let theirs = |sitter: &&mut Sitter| sitter.player.person().is_some_and(|p| p.id == user);
        self.sitters.iter_mut().find(theirs)
    }

    /// The seat of this person, if they play here now.
    pub fn seat_of(&self, user: UserId) -> Option<Seat> {
        let plays = |seat: &Seat| self.player(*seat).person().is_some_and(|p| p.id == user);
        self.seats().seats().find(plays)
    }

    /// The number of the entry at which this seat was last asked something.
    pub fn question(&self, seat: Seat) -> u32 {
        self.questions[seat]
    }

    /// The computer player whom the game waits for.
    pub fn computer_asked(&self) -> Option<(Seat, Level)> {
        let asked = |seat: &Seat| self.game.asked(*seat).is_some();
        let computer = |seat: Seat| Some((seat, self.player(seat).level()?));
        self.seats().seats().filter(asked).find_map(computer)
    }

    /// SHA-256 of the record's event lines.
    pub fn fingerprint(&self) -> [u8; 32] {
        self.lines.clone().finalize().into()
    }

    /// Whether a person still plays.
    fn has_people(&self) -> bool {
        self.sitters.iter().any(|sitter| sitter.player.person().is_some())
    }
}

/// The seats of those who played last.
fn who_of(
    seats: SeatCount,
    sitters: &[Sitter],
    order: &[Seat],
    last_played: &[UserId],
) -> PerSeat<bool> {
    let mut who = PerSeat::none(seats);
    for (sitter, seat) in sitters.iter().zip(order) {
        let person = sitter.player.person().map(|person| person.id);
        who[*seat] = person.is_some_and(|person| last_played.contains(&person));
    }
    who
}

/// What fixed a table's luck.
fn proof(table: TableId, secret: &Secret, sitters: &[Sitter], begin: PressId) -> Proof {
    Proof {
        table: table.get(),
        secret: *secret.open(),
        presses: sitters.iter().map(|sitter| sitter.press.get()).collect(),
        begin: begin.get(),
        cuts: Vec::new(),
    }
}

impl Table {
    /// This person answers a question that their seat was asked.
    ///
    /// # Errors
    /// They do not play here, the question is no longer asked, or a rule forbids the answer.
    pub fn act(&self, user: UserId, question: u32, action: &Action) -> Result<Step, Refusal> {
        let playing = self.playing()?;
        let seat = playing.seat_of(user).ok_or(Refusal::NotSeated)?;
        self.act_at(seat, question, action)
    }

    /// The same by a button that all share: it is up to date when it asks anybody, and who is not asked
    /// by it learns why.
    ///
    /// # Errors
    /// As above.
    pub fn act_by_shared_button(
        &self,
        user: UserId,
        question: u32,
        action: &Action,
    ) -> Result<Step, Refusal> {
        let playing = self.playing()?;
        let seat = playing.seat_of(user).ok_or(Refusal::NotSeated)?;
        let asks = |seat: &Seat| {
            playing.question(*seat) == question && playing.game.asked(*seat).is_some()
        };
        let up_to_date =
            playing.question(seat) == question || playing.seats().seats().any(|seat| asks(&seat));
        let question = if up_to_date { playing.question(seat) } else { question };
        self.act_at(seat, question, action)
    }

    /// The player of this seat, a person or a computer, answers a question.
    ///
    /// # Errors
    /// The question is no longer asked, or a rule forbids the answer.
    pub fn act_at(&self, seat: Seat, question: u32, action: &Action) -> Result<Step, Refusal> {
        let playing = self.playing()?;
        if playing.question(seat) != question {
            return Err(Refusal::Stale);
        }
        let events = playing.game.decide(seat, action, &playing.chance).map_err(Refusal::Rule)?;
        Ok(self.after(playing, events, Rows::Same))
    }

    /// This person leaves for good, and a computer player takes the seat. Without any person left
    /// the table ends.
    ///
    /// # Errors
    /// They do not play here, or the table is over.
    pub fn leave(&self, user: UserId, level: Level) -> Result<Step, Refusal> {
        let mut playing = self.playing()?.clone();
        let sitter = playing.sitter_of(user).ok_or(Refusal::NotSeated)?;
        if let Player::Person(left) = &sitter.player {
            sitter.player = Player::StandIn { left: left.clone(), level };
        }
        let events = if playing.has_people() { Vec::new() } else { vec![playing.game.stopped()] };
        Ok(self.after(&playing, events, Rows::Changed))
    }

    /// The table ends before the game does.
    ///
    /// # Errors
    /// The game has not begun, or the table is over.
    pub fn stop(&self) -> Result<Step, Refusal> {
        let playing = self.playing()?;
        Ok(self.after(playing, vec![playing.game.stopped()], Rows::Changed))
    }

    fn after(&self, playing: &Playing, events: Vec<Event>, rows: Rows) -> Step {
        let after = playing.entries;
        let mut playing = playing.clone();
        playing.write_down(&events);
        let over = playing.game.is_over();
        let stage = if over { Stage::Over } else { Stage::Playing };
        Step {
            table: self.with(stage(Box::new(playing))),
            log: Log::Append { after, events },
            rows: if over { Rows::Changed } else { rows },
        }
    }

    /// What fixed the luck of this game, to be shown once it is over.
    pub fn proof(&self) -> Option<Proof> {
        match &self.stage {
            Stage::Over(playing) => {
                Some(proof(self.id, &self.secret, &playing.sitters, playing.begin))
            }
            Stage::Lobby(_) | Stage::Playing(_) | Stage::Closed => None,
        }
    }

    /// A table that is the same to this viewer (`None`: a spectator), with another secret, another
    /// seed, and everything hidden from them dealt anew.
    #[must_use]
    pub fn another_world(&self, viewer: Option<UserId>, luck: &mut impl Rng) -> Self {
        let mut bytes = [0; 32];
        luck.fill_bytes(&mut bytes);
        let mut other = Self { secret: Secret::stored(bytes), ..self.clone() };
        if let Stage::Playing(playing) = &mut other.stage {
            let seat = viewer.and_then(|user| playing.seat_of(user));
            playing.game = playing.game.another_world(seat, luck);
            playing.chance = Chance::new(bytes);
        }
        other
    }

    /// The press that began the game.
    pub fn begun_by(&self) -> Option<PressId> {
        self.game().map(|playing| playing.begin)
    }
}

impl std::fmt::Debug for Playing {
    /// Hands and luck never reach a log.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Playing").field("entries", &self.entries).finish_non_exhaustive()
    }
}
