//! The lobby: people take seats, the host begins.

use super::{
    Log, Person, Player, Playing, PressId, Refusal, Rows, Sitter, Stage, Step, Table, UserId,
};
use crate::computer::Level;

/// What computer players are called, in the order in which they come.
const COMPUTER_NAMES: [&str; 6] = ["Merlin", "Morgana", "Nimue", "Circe", "Medea", "Taliesin"];

/// Who sits at a table before the game begins, in sitting order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lobby {
    sitters: Vec<Sitter>,
}

impl Lobby {
    /// A lobby with these people and computer players.
    pub const fn of(sitters: Vec<Sitter>) -> Self {
        Self { sitters }
    }

    /// Everybody, in sitting order.
    pub fn sitters(&self) -> &[Sitter] {
        &self.sitters
    }

    fn place_of(&self, user: UserId) -> Option<usize> {
        let person = |sitter: &Sitter| sitter.player.person().map(|person| person.id);
        self.sitters.iter().position(|sitter| person(sitter) == Some(user))
    }

    fn first_person(&self) -> Option<UserId> {
        self.sitters.iter().find_map(|sitter| sitter.player.person()).map(|person| person.id)
    }

    fn free_name(&self) -> &'static str {
        let taken = |name: &&str| self.sitters.iter().any(|sitter| sitter.player.name() == *name);
        COMPUTER_NAMES.into_iter().find(|name| !taken(name)).unwrap_or(COMPUTER_NAMES[0])
    }
}

impl Table {
    /// This person takes a seat.
    ///
    /// # Errors
    /// They have one, none is free, or the game has begun.
    pub fn sit(&self, person: Person, press: PressId) -> Result<Step, Refusal> {
        let lobby = self.lobby()?;
        if lobby.place_of(person.id).is_some() {
            return Err(Refusal::SeatedAlready);
        }
        self.seat(Sitter::new(Player::Person(person), press), lobby).map(Step::of_rows)
    }

    /// A computer player takes a seat.
    ///
    /// # Errors
    /// Who asks is not the host, no seat is free, or the game has begun.
    pub fn add_computer(&self, asking: UserId, level: Level) -> Result<Step, Refusal> {
        let lobby = self.lobby()?;
        self.check_host(asking)?;
        self.with_computer(lobby, level).map(Step::of_rows)
    }

    /// The computer player that came last leaves.
    ///
    /// # Errors
    /// Who asks is not the host, there is none, or the game has begun.
    pub fn remove_computer(&self, asking: UserId) -> Result<Step, Refusal> {
        let mut lobby = self.lobby()?.clone();
        self.check_host(asking)?;
        let place = lobby.sitters.iter().rposition(|sitter| sitter.player.level().is_some());
        lobby.sitters.remove(place.ok_or(Refusal::NoComputer)?);
        Ok(Step::of_rows(self.with(Stage::Lobby(lobby))))
    }

    /// This person gives up their seat. A host hands the lobby to the next person; the last person
    /// closes it.
    ///
    /// # Errors
    /// They have no seat, or the game has begun.
    pub fn stand_up(&self, user: UserId) -> Result<Step, Refusal> {
        let mut lobby = self.lobby()?.clone();
        lobby.sitters.remove(lobby.place_of(user).ok_or(Refusal::NotSeated)?);
        let Some(next) = lobby.first_person() else {
            return Ok(Step::of_rows(self.with(Stage::Closed)));
        };
        let host = if self.host == user { next } else { self.host };
        Ok(Step::of_rows(Self { host, ..self.with(Stage::Lobby(lobby)) }))
    }

    /// The lobby closes without a game.
    ///
    /// # Errors
    /// The game has begun, or the table is over.
    pub fn close(&self) -> Result<Step, Refusal> {
        self.lobby()?;
        Ok(Step::of_rows(self.with(Stage::Closed)))
    }

    /// The game begins. Who of them played last on this server may matter for who is first.
    ///
    /// # Errors
    /// Who asks is not the host, too few sit here, or the game has begun.
    pub fn begin(
        &self,
        asking: UserId,
        press: PressId,
        last_played: &[UserId],
    ) -> Result<Step, Refusal> {
        let lobby = self.lobby()?;
        self.check_host(asking)?;
        let seats = self.seat_count()?;
        let (playing, beginning, events) =
            Playing::begin(self, lobby.sitters.clone(), seats, press, last_played)?;
        let table = self.with(Stage::Playing(Box::new(playing)));
        Ok(Step { table, log: Log::Begin(beginning, events), rows: Rows::Changed })
    }

    /// Computer players take as many seats as the game still needs, and it begins.
    ///
    /// # Errors
    /// Who asks is not the host, or the game has begun.
    pub fn fill_and_begin(
        &self,
        asking: UserId,
        press: PressId,
        level: Level,
        last_played: &[UserId],
    ) -> Result<Step, Refusal> {
        let mut filled = self.clone();
        while let Err(Refusal::TooFew { .. }) = filled.seat_count() {
            filled = filled.with_computer(filled.lobby()?, level)?;
        }
        filled.begin(asking, press, last_played)
    }

    fn check_host(&self, asking: UserId) -> Result<(), Refusal> {
        if asking == self.host { Ok(()) } else { Err(Refusal::NotTheHost) }
    }

    fn with_computer(&self, lobby: &Lobby, level: Level) -> Result<Self, Refusal> {
        let player = Player::Computer { name: lobby.free_name().to_owned(), level };
        self.seat(Sitter::new(player, PressId::default()), lobby)
    }

    fn seat(&self, sitter: Sitter, lobby: &Lobby) -> Result<Self, Refusal> {
        if lobby.sitters.len() >= self.options.most_seats() {
            return Err(Refusal::Full);
        }
        let mut lobby = lobby.clone();
        lobby.sitters.push(sitter);
        Ok(self.with(Stage::Lobby(lobby)))
    }
}
