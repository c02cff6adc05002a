//! Votes, in which people decide together to pause or to end the game.

use strum::{Display, EnumCount, EnumString, IntoStaticStr, VariantArray};

use super::{Person, PressId, Refusal, Rows, Step, Stop, Table, UserId};
use crate::rules::games::of_game;

/// A subject of a vote.
#[derive(Display, EnumCount, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Proposal {
    /// A pause: no clock runs, and no computer player moves, until somebody resumes. Everybody who
    /// is there must agree.
    Pause,
    /// The early end of the game: more than half of those who are there must agree.
    End,
}

/// The people who may end a game without asking the others, besides those who manage the server and
/// a person who plays alone.
#[derive(Display, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Enders {
    #[default]
    Host,
    /// Nobody: a person who wants to end the game must propose it.
    Nobody,
}

/// A proposal, and who agrees. It stays open until enough people agree, its proposer withdraws it
/// or is no longer there, or the game is over. Once won it is kept, unchanged, for as long as its
/// outcome lasts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Vote {
    /// The subject; a table has at most one vote on each.
    pub on: Proposal,
    /// The press that proposed it; it identifies the vote.
    pub id: PressId,
    /// The people who agree, each once; the first is the proposer.
    pub agreed: Vec<UserId>,
}

impl Proposal {
    /// The number of people who must agree, if `there` people are there.
    pub const fn needed(self, there: usize) -> usize {
        match self {
            Self::Pause => there,
            Self::End => there / 2 + 1,
        }
    }

    /// The word that stands for it in the database.
    pub fn word(self) -> &'static str {
        self.into()
    }
}

impl Vote {
    /// The person who proposed it.
    pub fn proposer(&self) -> Option<UserId> {
        self.agreed.first().copied()
    }

    /// This vote without the votes of people who are not there; `None` if its proposer is not
    /// there.
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

    /// Returns whether this person plays here and may end the game without a vote: as the host, or
    /// because nobody else is there.
    pub fn may_end_alone(&self, user: UserId) -> bool {
        let there = self.people_there();
        there.contains(&user) && (user == self.host || Proposal::End.needed(there.len()) == 1)
    }

    /// Returns whether this person, who does not manage the server, plays here and must ask the
    /// others before the game ends.
    pub fn must_ask_to_end(&self, user: UserId, enders: Enders) -> bool {
        let is_alone = || Proposal::End.needed(self.people_there().len()) == 1;
        enders == Enders::Nobody && self.seat_of(user).is_ok() && !is_alone()
    }

    /// Proposes this; if it has already been proposed, agrees to it.
    pub(super) fn propose(
        &self,
        user: UserId,
        on: Proposal,
        press: PressId,
    ) -> Result<Step, Refusal> {
        self.seat_of(user)?;
        match self.votes.iter().find(|vote| vote.on == on) {
            _ if on == Proposal::Pause && self.is_paused() => Err(Refusal::Paused),
            Some(vote) => self.agree(user, vote.id),
            None => {
                let mut table = self.clone();
                table.votes.push(Vote { on, id: press, agreed: vec![user] });
                // The database returns them in this order too.
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

    /// A player ends the pause.
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

    /// The person at the table with this id.
    fn person_there(&self, user: UserId) -> Option<Person> {
        let sitters = self.sitters().into_iter();
        sitters
            .filter_map(|sitter| sitter.player.person().cloned())
            .find(|person| person.id == user)
    }
}

impl Step {
    /// This step with its consequences for the votes: the votes of people who are no longer there
    /// are removed, and won proposals are carried out.
    pub(super) fn settled(mut self, at: i64) -> Result<Self, Refusal> {
        if self.table.votes.is_empty() {
            return Ok(self);
        }
        let there = self.table.people_there();
        let sitters = self.table.sitters();
        let sits = |user: &UserId| sitters.iter().any(|sitter| sitter.player.belongs_to(*user));
        let was_paused = self.table.is_paused();
        let before = std::mem::take(&mut self.table.votes);
        for vote in before.iter().cloned() {
            if self.table.is_over() {
                break;
            }
            if was_paused && vote.on == Proposal::Pause {
                let agreed: Vec<UserId> = vote.agreed.iter().copied().filter(sits).collect();
                if !agreed.is_empty() {
                    self.table.votes.push(Vote { agreed, ..vote });
                }
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

    /// This step, with what the won vote decided.
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
