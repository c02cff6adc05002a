//! Votes: what people decide together, to pause and to end the game.

use strum::{Display, EnumString, IntoStaticStr, VariantArray};

use super::{Person, PressId, Refusal, Rows, Step, Stop, Table, UserId};
use crate::rules::games::of_game;

/// What people may decide together.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, Hash, Display, EnumString, IntoStaticStr, VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Proposal {
    /// No clock runs, and no computer player moves, until somebody goes on: all who are there must agree.
    Pause,
    /// The game ends before its end: more than half of those who are there must agree.
    End,
}

/// Who ends a game without asking the others, besides who manages the server and who is alone there.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    Hash,
    Display,
    EnumString,
    IntoStaticStr,
    VariantArray,
)]
#[strum(serialize_all = "kebab-case")]
pub enum Enders {
    /// The host.
    #[default]
    Host,
    /// Nobody: who would end it proposes to.
    Nobody,
}

/// A proposal, and who agrees. It stays open until enough do, its proposer withdraws it or is there no more, or
/// the game is over. Enough once, it stays for as long as what was agreed on lasts, and is changed no more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Vote {
    /// What is proposed: of a kind there is one vote at a table.
    pub on: Proposal,
    /// The press by which it was proposed: it tells this vote from others.
    pub id: PressId,
    /// Who agrees, each once; the first proposed it.
    pub agreed: Vec<UserId>,
}

impl Proposal {
    /// How many of so many people who are there must agree.
    pub const fn needed(self, there: usize) -> usize {
        match self {
            Self::Pause => there,
            Self::End => there / 2 + 1,
        }
    }

    /// The word for it.
    pub fn word(self) -> &'static str {
        self.into()
    }
}

impl Vote {
    /// Who proposed it.
    pub fn proposer(&self) -> Option<UserId> {
        self.agreed.first().copied()
    }

    /// The same vote without the voices of who is not there; `None` where its proposer is not.
    fn among(mut self, there: &[UserId]) -> Option<Self> {
        self.proposer().filter(|proposer| there.contains(proposer))?;
        self.agreed.retain(|user| there.contains(user));
        Some(self)
    }

    fn is_won(&self, there: &[UserId]) -> bool {
        self.agreed.len() >= self.on.needed(there.len())
    }
}

impl Table {
    /// The people who play here and are there.
    pub fn people_there(&self) -> Vec<UserId> {
        let Ok(playing) = self.playing() else { return Vec::new() };
        let players = of_game!(playing, playing => playing.players());
        players.iter().filter_map(|player| player.person()).map(|person| person.id).collect()
    }

    /// Whether this person, who plays here, may end the game alone: the host, or who is alone there.
    pub fn may_end_alone(&self, user: UserId) -> bool {
        let there = self.people_there();
        there.contains(&user) && (user == self.host || Proposal::End.needed(there.len()) == 1)
    }

    /// Whether this person, who plays here and does not manage the server, has to ask others before the game ends.
    pub fn must_ask_to_end(&self, user: UserId, enders: Enders) -> bool {
        let is_alone = || Proposal::End.needed(self.people_there().len()) == 1;
        enders == Enders::Nobody && self.seat_of(user).is_ok() && !is_alone()
    }

    /// The vote on this, open or won.
    fn vote_on(&self, proposal: Proposal) -> Option<&Vote> {
        self.votes.iter().find(|vote| vote.on == proposal)
    }

    /// Somebody proposes this; where it is proposed already, they agree.
    pub(super) fn propose(
        &self,
        user: UserId,
        on: Proposal,
        press: PressId,
    ) -> Result<Step, Refusal> {
        self.seat_of(user)?;
        match self.vote_on(on) {
            _ if on == Proposal::Pause && self.is_paused() => Err(Refusal::Paused),
            Some(vote) => self.agree(user, vote.id),
            None => {
                let mut table = self.clone();
                table.votes.push(Vote { on, id: press, agreed: vec![user] });
                // As they are read from the database.
                table.votes.sort_by_key(|vote| vote.id);
                Ok(Step::of_rows(table))
            }
        }
    }

    pub(super) fn agree(&self, user: UserId, id: PressId) -> Result<Step, Refusal> {
        self.seat_of(user)?;
        let mut table = self.clone();
        let vote = table.open_vote(id)?;
        if vote.agreed.contains(&user) {
            return Err(Refusal::AgreedAlready);
        }
        vote.agreed.push(user);
        Ok(Step::of_rows(table))
    }

    pub(super) fn withdraw(&self, user: UserId, id: PressId) -> Result<Step, Refusal> {
        self.seat_of(user)?;
        let mut table = self.clone();
        if table.open_vote(id)?.proposer() != Some(user) {
            return Err(Refusal::NotTheProposer);
        }
        table.votes.retain(|vote| vote.id != id);
        Ok(Step::of_rows(table))
    }

    /// Somebody who plays here ends the pause.
    pub(super) fn go_on(&self, user: UserId, at: i64) -> Result<Step, Refusal> {
        self.seat_of(user)?;
        if !self.is_paused() {
            return Err(Refusal::NotPaused);
        }
        Ok(Step::of_rows(self.clone()).resumed(at))
    }

    fn open_vote(&mut self, id: PressId) -> Result<&mut Vote, Refusal> {
        let is_paused = self.is_paused();
        let is_open =
            |vote: &&mut Vote| vote.id == id && !(vote.on == Proposal::Pause && is_paused);
        self.votes.iter_mut().find(is_open).ok_or(Refusal::VoteOver)
    }

    /// A person of this number at the table.
    fn person_there(&self, user: UserId) -> Option<Person> {
        let sitters = self.sitters().into_iter();
        sitters
            .filter_map(|sitter| sitter.player.person().cloned())
            .find(|person| person.id == user)
    }
}

impl Step {
    /// The same step, and what follows from it for the votes: nobody's voice counts who is not there any more, and
    /// what enough agree on comes about.
    pub(super) fn settled(mut self, at: i64) -> Result<Self, Refusal> {
        if self.table.votes.is_empty() {
            return Ok(self);
        }
        let there = self.table.people_there();
        let was_paused = self.table.is_paused();
        let before = std::mem::take(&mut self.table.votes);
        for vote in before.iter().cloned() {
            if self.table.is_over() {
                break;
            }
            if was_paused && vote.on == Proposal::Pause {
                self.table.votes.push(vote);
                continue;
            }
            let Some(vote) = vote.among(&there) else { continue };
            if vote.is_won(&there) {
                self = self.carried_out(vote, at)?;
            } else {
                self.table.votes.push(vote);
            }
        }
        if self.table.votes != before {
            self.rows = Rows::Changed;
        }
        Ok(self)
    }

    /// The same step, after which comes about what was agreed on.
    fn carried_out(mut self, vote: Vote, at: i64) -> Result<Self, Refusal> {
        match vote.on {
            Proposal::Pause => {
                self.table.pauses.push(Stop { since: at, until: None });
                self.table.votes.push(vote);
                self.rows = Rows::Changed;
                Ok(self)
            }
            Proposal::End => {
                let proposer = vote.proposer().and_then(|user| self.table.person_there(user));
                let mut end = self.table.stop(at)?;
                end.table.votes = vec![vote];
                end.table.ended_by = proposer;
                Ok(self.then(end))
            }
        }
    }

    /// Both steps in one.
    fn then(mut self, next: Self) -> Self {
        if self.log.lines.is_empty() {
            self.log.after = next.log.after;
        }
        self.log.lines.extend(next.log.lines);
        self.log.written_at = next.log.written_at;
        let spectacle = self.spectacle.max(next.spectacle);
        Self { table: next.table, log: self.log, rows: Rows::Changed, spectacle }
    }
}
