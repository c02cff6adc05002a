//! The answers, one by one.

use tracing::error;

use super::{Answer, Play, Shows, Visit};
use crate::computer::Level;
use crate::hall::HallError;
use crate::press::{Command, Confirmed, HandOrder, LobbyPress};
use crate::rules::{GameKind, Options};
use crate::scores::Leaderboard;
use crate::table::{
    Opening, Player, Refusal, Secret, Stage, StageFace, Step, Table, TableId, UserId,
};
use crate::view::{PrivateMessage, PublicMessage};

/// The level of computer players who join a lobby or sit in for somebody.
const LEVEL: Level = Level::Apprentice;

impl Play {
    pub(super) async fn command(
        &self,
        visit: &Visit,
        command: Command,
    ) -> Result<Answer, HallError> {
        let here = || self.hall.table_in(visit.place.channel);
        match command {
            Command::Play(options) => self.open(visit, options, Vec::new()).await,
            Command::Hand => self.hand(visit, here().await?).await,
            Command::Board => self.board(visit, here().await?).await,
            Command::Scores => self.scores(here().await?).await,
            Command::Leave => self.leave(visit, here().await?).await,
            Command::End => self.end(visit, here().await?).await,
            Command::Leaderboard(leaderboard) => {
                let message = self.leaderboard(visit, leaderboard).await?;
                Ok(Answer::Post(message, None))
            }
            Command::Rules(kind) => Ok(self.rules(kind)),
        }
    }

    /// Opens a lobby; this company sits down with the host.
    async fn open(
        &self,
        visit: &Visit,
        options: Options,
        company: Vec<Player>,
    ) -> Result<Answer, HallError> {
        if !visit.missing.is_empty() {
            return Ok(private(self.words.missing_permissions(&visit.missing)));
        }
        if let Err(unplayable) = options.check() {
            return Ok(private(self.words.unplayable_message(unplayable)));
        }
        let Ok(secret) = Secret::draw() else {
            error!("the operating system gives no randomness");
            return Ok(self.say("fault"));
        };
        let opening = Opening {
            place: visit.place,
            host: visit.person.clone(),
            press: visit.press,
            options,
            secret,
            company,
        };
        let table = match self.hall.open(opening).await {
            Err(HallError::ChannelTaken) => self.opened_before(visit).await?,
            opened => opened?,
        };
        Ok(Answer::Post(self.show(table).await?, Some(table)))
    }

    /// The lobby that this press opened when Discord delivered it for the first time.
    ///
    /// # Errors
    /// Another press opened the channel's table.
    async fn opened_before(&self, visit: &Visit) -> Result<TableId, HallError> {
        let table = self.hall.table_in(visit.place.channel).await?;
        let by_this =
            |table: &Table| table.sitters().iter().any(|sitter| sitter.press == visit.press);
        let opened = self.hall.look(table, by_this).await?;
        if opened { Ok(table) } else { Err(HallError::ChannelTaken) }
    }

    pub(super) async fn hand(&self, visit: &Visit, table: TableId) -> Result<Answer, HallError> {
        let order = HandOrder::default();
        if let Some(hand) = self.show_hand(table, visit.person.id, order).await? {
            return Ok(Answer::Private(hand, Shows::Hand(table, order)));
        }
        let seated = |at: &Table| at.seats(visit.person.id);
        let waits = self.hall.look(table, seated).await?;
        let refusal = if waits { Refusal::NotBegun } else { Refusal::NotSeated };
        self.refusal(table, refusal).await.map(private)
    }

    async fn board(&self, visit: &Visit, table: TableId) -> Result<Answer, HallError> {
        if !visit.missing.is_empty() {
            return Ok(private(self.words.missing_permissions(&visit.missing)));
        }
        Ok(Answer::Post(self.show(table).await?, Some(table)))
    }

    pub(super) async fn scores(&self, table: TableId) -> Result<Answer, HallError> {
        match self.hall.look(table, Table::face).await?.stage {
            StageFace::Playing(board) | StageFace::Over { board, .. } => {
                Ok(private(self.words.score_sheet(&board)))
            }
            StageFace::Lobby(_) => self.refusal(table, Refusal::NotBegun).await.map(private),
            StageFace::Closed => self.refusal(table, Refusal::Over).await.map(private),
        }
    }

    pub(super) async fn rules_of(&self, table: TableId) -> Result<Answer, HallError> {
        let kind = self.hall.look(table, |table| table.options.kind()).await?;
        Ok(self.rules(kind))
    }

    fn rules(&self, kind: GameKind) -> Answer {
        private(self.words.rules(kind))
    }

    /// A press on the lobby: it is redrawn for everybody, or who pressed learns why it is not.
    pub(super) async fn lobby(
        &self,
        visit: &Visit,
        table: TableId,
        press: LobbyPress,
    ) -> Result<Answer, HallError> {
        let (person, id) = (visit.person.clone(), visit.press);
        let last_played = match press {
            LobbyPress::Begin | LobbyPress::FillAndBegin => self.last_played(visit, table).await?,
            LobbyPress::Sit
            | LobbyPress::StandUp
            | LobbyPress::AddComputer
            | LobbyPress::RemoveComputer => Vec::new(),
        };
        let decide = move |table: &Table| match press {
            LobbyPress::Sit => table.sit(person, id),
            LobbyPress::StandUp => table.stand_up(person.id),
            LobbyPress::AddComputer => table.add_computer(person.id, LEVEL),
            LobbyPress::RemoveComputer => table.remove_computer(person.id),
            LobbyPress::Begin => table.begin(person.id, id, &last_played),
            LobbyPress::FillAndBegin => table.fill_and_begin(person.id, id, LEVEL, &last_played),
        };
        match self.hall.step(table, Some(visit.press), decide).await {
            Ok(_) | Err(HallError::Refused(Refusal::Begun | Refusal::Over)) => {
                Ok(Answer::Update(self.show(table).await?))
            }
            Err(HallError::Refused(refusal)) => self.refusal(table, refusal).await.map(private),
            Err(error) => Err(error),
        }
    }

    /// Who of those at this table last played on this server: they find the first Seer of a dice game.
    async fn last_played(&self, visit: &Visit, table: TableId) -> Result<Vec<UserId>, HallError> {
        let people = |table: &Table| -> Vec<UserId> {
            let sitters = table.sitters().iter();
            sitters.filter_map(|sitter| sitter.player.person()).map(|person| person.id).collect()
        };
        let people = self.hall.look(table, people).await?;
        Ok(self.hall.store().last_played(visit.place.guild, &people).await?)
    }

    /// Out of a lobby at once; out of a game only when it is confirmed.
    async fn leave(&self, visit: &Visit, table: TableId) -> Result<Answer, HallError> {
        let user = visit.person.id;
        match self.hall.look(table, |table| (table.lobby().is_ok(), table.seats(user))).await? {
            (_, false) => self.refusal(table, Refusal::NotSeated).await.map(private),
            (false, true) => Ok(private(self.words.ask_to_leave(table))),
            (true, true) => {
                let step = move |table: &Table| table.stand_up(user);
                self.hall.step(table, Some(visit.press), step).await?;
                Ok(self.say("lobby-left"))
            }
        }
    }

    async fn end(&self, visit: &Visit, table: TableId) -> Result<Answer, HallError> {
        if self.may_end(visit, table).await? {
            return Ok(private(self.words.ask_to_end(table)));
        }
        Ok(self.say("refusal-not-playing"))
    }

    /// Whoever sits there, and whoever manages the server.
    async fn may_end(&self, visit: &Visit, table: TableId) -> Result<bool, HallError> {
        let seats = |at: &Table| at.seats(visit.person.id);
        Ok(visit.manages || self.hall.look(table, seats).await?)
    }

    pub(super) async fn confirmed(
        &self,
        visit: &Visit,
        table: TableId,
        what: Confirmed,
    ) -> Result<Answer, HallError> {
        let user = visit.person.id;
        let done = match what {
            Confirmed::Nothing => return Ok(redraw(self.words.private("confirm-kept"))),
            Confirmed::Leave => {
                let step = move |table: &Table| table.leave(user, LEVEL);
                self.hall.step(table, Some(visit.press), step).await.map(|_| "leave-done")
            }
            Confirmed::End if self.may_end(visit, table).await? => {
                self.hall.step(table, Some(visit.press), end_or_close).await.map(|_| "end-done")
            }
            Confirmed::End => return Ok(redraw(self.words.private("refusal-not-playing"))),
        };
        match done {
            Ok(id) => Ok(redraw(self.words.private(id))),
            Err(HallError::Refused(refusal)) => self.refusal(table, refusal).await.map(redraw),
            Err(error) => Err(error),
        }
    }

    /// A new lobby with the same choices; everybody who sat there sits there again.
    pub(super) async fn rematch(&self, visit: &Visit, table: TableId) -> Result<Answer, HallError> {
        let user = visit.person.id;
        let (options, players, place) = self
            .hall
            .look(table, |table| {
                let players = table.sitters().iter().map(|sitter| sitter.player.clone());
                (table.options, players.collect::<Vec<_>>(), table.place)
            })
            .await?;
        let played = |player: &Player| player.scored_for().is_some_and(|p| p.id == user);
        if !players.iter().any(played) || place != visit.place {
            return self.refusal(table, Refusal::NotSeated).await.map(private);
        }
        let company =
            players.into_iter().filter(|player| !played(player)).map(|player| match player {
                Player::StandIn { left, level: _ } => Player::Person(left),
                other @ (Player::Person(_) | Player::Computer { .. }) => other,
            });
        self.open(visit, options, company.collect()).await
    }

    pub(super) async fn leaderboard(
        &self,
        visit: &Visit,
        leaderboard: Leaderboard,
    ) -> Result<PublicMessage, HallError> {
        let standings = self.hall.store().leaderboard(visit.place.guild, leaderboard).await?;
        Ok(self.words.leaderboard(&standings))
    }

    pub(super) async fn refusal(
        &self,
        table: TableId,
        refusal: Refusal,
    ) -> Result<PrivateMessage, HallError> {
        let face = self.hall.look(table, Table::face).await?;
        Ok(self.words.refusal(refusal, &face))
    }

    /// One sentence for who pressed.
    pub(super) fn say(&self, id: &str) -> Answer {
        private(self.words.private(id))
    }

    /// What who pressed reads when it could not be done.
    pub(super) fn sorry(&self, fault: &HallError) -> Answer {
        match fault {
            HallError::NoTable => self.say("refusal-no-table"),
            HallError::ChannelTaken => self.say("refusal-channel-taken"),
            // Steps that may be refused are answered where they are taken.
            HallError::Refused(_) => self.say("refusal-stale"),
            HallError::NotStored { table, error } => {
                error!(%table, "a step is not stored: {error}");
                self.say("fault")
            }
            HallError::Write(_) | HallError::Read(_) | HallError::Closed => {
                error!("a press is not answered as it should be: {fault}");
                self.say("fault")
            }
        }
    }
}

/// Ends the game, or closes the lobby.
fn end_or_close(table: &Table) -> Result<Step, Refusal> {
    match table.stage {
        Stage::Lobby(_) => table.close(),
        Stage::Playing(_) | Stage::Over(_) | Stage::Closed => table.stop(),
    }
}

const fn private(message: PrivateMessage) -> Answer {
    Answer::Private(message, Shows::Nothing)
}

const fn redraw(message: PrivateMessage) -> Answer {
    Answer::Redraw(message, Shows::Nothing)
}
