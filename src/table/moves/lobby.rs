//! Moves in the lobby.

use super::Chosen;
use crate::rules::games::map_game;
use crate::rules::{Options, SeatCount};
use crate::table::playing::{Happened, Playing, Start};
use crate::table::{
    Cut, CutWords, Joining, Lobby, Person, Player, PressId, Refusal, Rows, Sitter, Stage, Step,
    Table, UserId,
};

/// Moves in the lobby.
impl Table {
    pub(super) fn sit(&self, person: &Person, press: PressId) -> Result<Step, Refusal> {
        if self.lobby()?.seats(person.id) {
            return Err(Refusal::SeatedAlready);
        }
        let sitter = Sitter { player: Player::Person(person.clone()), press };
        self.with_sitter(sitter).map(Step::of_rows)
    }

    pub(super) fn stand_up(&self, user: UserId) -> Result<Step, Refusal> {
        let lobby = self.lobby()?;
        if !lobby.seats(user) {
            return Err(Refusal::NotSeated);
        }
        let lobby = lobby.without(user);
        let Some(next) = lobby.first_person() else {
            return Ok(Step::of_rows(self.with(Stage::Closed)));
        };
        let next = if self.host == user {
            Self { host: next, joining: self.joining.without_host(), ..self.with_lobby(lobby) }
        } else {
            self.with_lobby(lobby)
        };
        Ok(Step::of_rows(next))
    }

    pub(super) fn choose(&self, asking: UserId, chosen: Chosen) -> Result<Step, Refusal> {
        self.check_host(asking)?;
        let (mut options, mut clock) = (self.options, self.clock);
        let (mut joining, mut hints) = (self.joining, self.hints);
        let mut chosen_tempo = self.chosen_tempo;
        match chosen {
            Chosen::Game(kind) if kind == options.kind() => {}
            Chosen::Game(kind) => {
                options = Options::classic(kind);
                joining = joining.without_host();
            }
            Chosen::All(all) if all.kind() == options.kind() => options = all,
            Chosen::All(_) => return Err(Refusal::Stale),
            Chosen::One(pick) => options = options.picked(pick).ok_or(Refusal::Stale)?,
            Chosen::Clock(_) if !self.location.has_bot() => return Err(Refusal::Stale),
            Chosen::Clock(chosen) => clock = chosen,
            Chosen::Level(level) => joining = Joining::Level(level),
            Chosen::AsHost(level) => joining = Joining::AsHost(level),
            Chosen::Hints(allowed) => hints = allowed,
            Chosen::Tempo(tempo) => chosen_tempo = tempo,
        }
        let chosen = Self { options, clock, joining, hints, chosen_tempo, ..self.clone() };
        Ok(Step::of_rows(match joining {
            Joining::AsHost(level) => chosen.with_lobby(self.lobby()?.at_level(level)),
            Joining::Level(_) => chosen,
        }))
    }

    pub(super) fn send_away(&self, asking: UserId, user: UserId) -> Result<Step, Refusal> {
        self.check_host(asking)?;
        let lobby = self.lobby()?;
        if user == self.host || !lobby.seats(user) {
            return Err(Refusal::NotThere);
        }
        Ok(Step::of_rows(self.with_lobby(lobby.without(user))))
    }

    pub(super) fn add_computer(&self, asking: UserId) -> Result<Step, Refusal> {
        self.check_host(asking)?;
        self.with_computer().map(Step::of_rows)
    }

    pub(super) fn remove_computer(&self, asking: UserId) -> Result<Step, Refusal> {
        self.check_host(asking)?;
        let lobby = self.lobby()?.without_last_computer().ok_or(Refusal::NoComputer)?;
        Ok(Step::of_rows(self.with_lobby(lobby)))
    }

    pub(super) fn cut(&self, user: UserId, words: &CutWords) -> Result<Step, Refusal> {
        if !self.lobby()?.seats(user) {
            return Err(Refusal::NotSeated);
        }
        let mut cuts = self.cuts.clone();
        cuts.retain(|cut| cut.by != user);
        cuts.push(Cut { by: user, words: words.clone() });
        Ok(Step::of_rows(Self { cuts, ..self.clone() }))
    }

    pub(in crate::table) fn begin(
        &self,
        asking: UserId,
        begin: PressId,
        last_played: &[UserId],
        at: i64,
    ) -> Result<Step, Refusal> {
        self.check_host(asking)?;
        let sitters = self.lobby()?.sitters().to_vec();
        let seats = self.seat_count()?;
        let chance = self.proof_of(sitters.iter().map(|sitter| sitter.press), begin).chance();
        let last_played = last_played.to_vec();
        let mut happened = Happened::at(at);
        let playing = map_game!(self.options, options => {
            let start = Start { sitters, seats, options, begin, chance, last_played };
            Playing::begin(start, &mut happened)?
        });
        Ok(self.after(0, playing, happened, Rows::Changed))
    }

    /// The lobby, with as many computer players as the game still needs.
    pub(super) fn filled(&self) -> Result<Self, Refusal> {
        let mut filled = self.clone();
        while let Err(Refusal::TooFew { .. }) = filled.seat_count() {
            filled = filled.with_computer()?;
        }
        Ok(filled)
    }

    /// The number of seats taken, if a game can be played with it.
    fn seat_count(&self) -> Result<SeatCount, Refusal> {
        let needed = self.options.fewest_seats();
        let seated = self.lobby()?.sitters().len();
        if seated < needed {
            return Err(Refusal::TooFew { needed });
        }
        SeatCount::try_from(seated).map_err(|_| Refusal::Full)
    }

    pub(in crate::table) fn check_host(&self, asking: UserId) -> Result<(), Refusal> {
        self.lobby()?;
        if asking == self.host { Ok(()) } else { Err(Refusal::NotTheHost) }
    }

    fn with_computer(&self) -> Result<Self, Refusal> {
        let name = self.lobby()?.free_name().to_owned();
        let player = Player::Computer { name, level: self.joining.level() };
        self.with_sitter(Sitter { player, press: PressId::default() })
    }

    /// The table with this lobby. A person who has lost their seat loses their cut too, and an option
    /// that names a player follows that player.
    fn with_lobby(&self, lobby: Lobby) -> Self {
        let mut cuts = self.cuts.clone();
        cuts.retain(|cut| lobby.seats(cut.by));
        let left = self.lobby().ok().and_then(|before| before.left_for(&lobby));
        let options = left.map_or(self.options, |place| self.options.after_leaving(place));
        Self { options, cuts, ..self.with(Stage::Lobby(lobby)) }
    }

    fn with_sitter(&self, sitter: Sitter) -> Result<Self, Refusal> {
        let lobby = self.lobby()?;
        if lobby.sitters().len() >= self.options.most_seats() {
            return Err(Refusal::Full);
        }
        Ok(self.with_lobby(lobby.with(sitter)))
    }
}
