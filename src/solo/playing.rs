//! A game while it is followed or played.

use super::{Attempt, NotPlayable, Setting};
use crate::computer::{Level, Persona};
use crate::rules::{Action, Chance, PublicState as _, Seat};
use crate::table::{Board, Person, Player, PublicView, TableGame, Timing};

/// A game while it is followed or played.
pub(super) struct Playing<'a, G: TableGame> {
    setting: &'a Setting,
    pub(super) game: G,
    pub(super) beginning: G::Beginning,
    chance: Chance,
    /// For each place in sitting order its seat.
    pub(super) order: Vec<Seat>,
    pub(super) person: Seat,
    pub(super) log: Vec<G::Event>,
    actions: Vec<Action>,
}

impl<'a, G: TableGame> Playing<'a, G> {
    pub(super) fn begin(setting: &'a Setting, options: G::Options) -> Self {
        let chance = setting.proof.chance();
        let mut draws = chance.set_up();
        let seats = setting.last_played.seats();
        let order = draws.order_of_play(seats);
        let beginning = G::draw(options, &order, setting.last_played, &mut draws)
            .unwrap_or_else(|_| unreachable!("the setting is one in which this game can begin"));
        let person = order[setting.place];
        let game = G::new(&beginning);
        let (log, actions) = Default::default();
        Self { setting, game, beginning, chance, order, person, log, actions }
    }

    pub(super) fn follow(
        setting: &'a Setting,
        options: G::Options,
        attempt: &Attempt,
    ) -> Result<Self, NotPlayable> {
        let mut playing = Self::begin(setting, options);
        for action in attempt.own_actions::<G>()? {
            let asked = playing.asked().ok_or(NotPlayable)?;
            playing.take(asked, action).map_err(|_| NotPlayable)?;
        }
        Ok(playing)
    }

    /// Lets happen what nobody decides, and returns the seat that is asked then: computer players
    /// first. `None` if the game is over.
    pub(super) fn asked(&mut self) -> Option<Seat> {
        loop {
            if let Some(event) = self.game.consequence(&self.chance) {
                self.apply(event);
            } else if !self.game.is_over() && self.has_enough_rounds() {
                self.apply(G::stopped());
            } else {
                break;
            }
        }
        let is_asked = |seat: &Seat| self.game.asked(*seat).is_some();
        let others = self.game.seats().seats().filter(|seat| *seat != self.person);
        others.chain([self.person]).find(is_asked)
    }

    fn has_enough_rounds(&self) -> bool {
        self.setting.rounds.is_some_and(|rounds| self.game.table_view().scored() >= rounds)
    }

    fn apply(&mut self, event: G::Event) {
        self.game.evolve(&event);
        self.log.push(event);
    }

    pub(super) fn take(&mut self, seat: Seat, action: G::Action) -> Result<(), G::Refusal> {
        let event = self.game.answer(seat, &action)?;
        self.apply(event);
        self.actions.push(action.into());
        Ok(())
    }

    /// Computer players decide until the person is asked or the game is over; at this level one
    /// decides for the person, too. The random numbers of a decision follow from the seed and the
    /// number of events before it.
    pub(super) fn let_computers_move(&mut self, in_place_of_the_person: Option<Level>) {
        while let Some(seat) = self.asked() {
            let persona: Persona = if seat == self.person {
                let Some(level) = in_place_of_the_person else { break };
                level.into()
            } else {
                let persona = self.computer_on(seat).and_then(Player::persona);
                persona.unwrap_or_else(|| Level::MASTER.into())
            };
            // The deal and the rolls use the streams with the lowest numbers.
            let mut luck = self.chance.stream(u64::MAX - self.log.len() as u64);
            let view = self.game.seat_view(seat);
            let action = G::choose(persona, &view, &mut luck);
            let taken = action.map(|action| self.take(seat, action));
            assert!(matches!(taken, Some(Ok(()))), "a computer player knows what it may do");
        }
    }

    /// Plays a record again: the person decides as it says, and the computer players
    /// decide again.
    ///
    /// # Errors
    /// The index of the first event that is another one than in the record.
    pub(super) fn agrees_with(mut self, record: &[String]) -> Result<(), usize> {
        let read = |line: &String| serde_json::from_str::<G::Event>(line).ok();
        let mut lines = record.iter().map(read).enumerate();
        let mut compared = 0;
        loop {
            self.let_computers_move(None);
            for event in self.log[compared..].iter().filter(|event| G::is_recorded(event)) {
                let (index, line) = lines.next().ok_or(record.len())?;
                (line.as_ref() == Some(event)).then_some(()).ok_or(index)?;
            }
            let Some((index, line)) = lines.next() else { return Ok(()) };
            let decided = line.and_then(|event| self.game.decision(&event));
            let (seat, action) = decided.filter(|(seat, _)| *seat == self.person).ok_or(index)?;
            self.take(seat, action).map_err(|_| index)?;
            compared = self.log.len();
        }
    }

    pub(super) fn attempt(self) -> Attempt {
        Attempt(self.actions)
    }

    fn computer_on(&self, seat: Seat) -> Option<&Player> {
        let place = self.order.iter().position(|of| *of == seat)?;
        self.setting.others.get(place - usize::from(place > self.setting.place))
    }

    /// All players, in the order of play.
    pub(super) fn players(&self, person: &Person) -> Vec<Player> {
        let seats = self.game.seats().seats();
        let player = |seat| match self.computer_on(seat) {
            Some(computer) if seat != self.person => computer.clone(),
            _ => Player::Person(person.clone()),
        };
        seats.map(player).collect()
    }

    /// The part of the game that everybody may see, at a table that exists on no server.
    pub(super) fn public_view(&self, person: &Person) -> PublicView {
        let board = Board {
            players: self.players(person),
            entries: self.actions.len() as u32,
            game: self.game.table_view().into(),
            timing: Timing::default(),
        };
        let level = self.setting.others.iter().find_map(Player::level).unwrap_or(Level::MASTER);
        PublicView::alone(person, self.setting.options, level, board)
    }
}
