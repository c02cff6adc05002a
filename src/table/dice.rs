//! What a table adds to a dice game: the Seer's marks, and standing orders.

use super::{Log, Playing, Refusal, Rows, Stage, Step, Table, UserId};
use crate::rules::dice::{self, Ask, DiceSet, Die, Intention, Scoring, SeatView};
use crate::rules::{Action, Game, Rules as _, Seat};

/// Whether a player's answers after each roll are given for them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum StandingOrder {
    /// They leave on a hit, else they stay.
    #[default]
    On,
    /// They say so themselves.
    Off,
}

impl StandingOrder {
    /// Both.
    pub const ALL: [Self; 2] = [Self::On, Self::Off];

    /// The word for it in a button's text.
    pub const fn word(self) -> &'static str {
        match self {
            Self::On => "on",
            Self::Off => "off",
        }
    }
}

/// The dice that the Seer has marked to be rolled again, for the question of this number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Marks {
    question: u32,
    dice: DiceSet,
}

impl Playing {
    /// The dice that are marked to be rolled again: those that the Seer marked, or that miss the Seer's
    /// prediction.
    pub fn marked(&self) -> DiceSet {
        let Game::Dice(game) = self.game() else { return DiceSet::EMPTY };
        let view = game.table_view();
        let seer = view.round.seer;
        match (self.marks, view.intentions[seer]) {
            (Some(marks), _) if marks.question == self.question(seer) => marks.dice,
            (_, Some(Intention::Roll(dice))) => dice,
            (_, Some(Intention::Stay | Intention::Score(_)) | None) => {
                missing(&game.seat_view(seer))
            }
        }
    }

    /// A player who has a standing order and is waited for, and what it says.
    pub fn standing_answer(&self) -> Option<(Seat, Action)> {
        let Game::Dice(game) = self.game() else { return None };
        self.seats().seats().find_map(|seat| {
            let ordered = self.sitter(seat).standing_order == StandingOrder::On
                && self.player(seat).person().is_some();
            let Some(Ask::StayOrScore { .. }) = game.asked(seat).filter(|_| ordered) else {
                return None;
            };
            let offer = *game.seat_view(seat).offer()?;
            let answer = match (offer.prediction.xs, offer.jester_score) {
                (0, _) => dice::Action::Stay,
                (_, None) => dice::Action::Score(Scoring::Prediction),
                // A hit that may put an X in both boxes is a choice of their own.
                (_, Some(_)) => return None,
            };
            Some((seat, Action::Dice(answer)))
        })
    }

    /// The Seer's choice to roll, changed by a mark that was set after it.
    fn changed_roll(&self) -> Option<Action> {
        let Game::Dice(game) = self.game() else { return None };
        let view = game.table_view();
        match view.intentions[view.round.seer] {
            Some(Intention::Roll(dice)) if dice != self.marked() => {
                Some(Action::Dice(dice::Action::Roll(self.marked())))
            }
            Some(Intention::Roll(_) | Intention::Stay | Intention::Score(_)) | None => None,
        }
    }
}

/// The dice that may be rolled and do not count for the Seer's prediction.
fn missing(view: &SeatView) -> DiceSet {
    let Some(rolling) = view.may_answer.and_then(|ask| ask.rolling()) else {
        return DiceSet::EMPTY;
    };
    match view.prediction {
        Some(of) => rolling.dice.minus(view.table.round.on_table().counting(of.color)),
        None => rolling.dice,
    }
}

const fn refuse(refusal: dice::Refusal) -> Refusal {
    Refusal::Rule(crate::rules::Refusal::Dice(refusal))
}

impl Table {
    /// The Seer marks a die to be rolled again. Marks are not stored.
    ///
    /// # Errors
    /// Who presses is not the Seer, the question is no longer asked, or the die may not be rolled.
    pub fn mark(&self, user: UserId, question: u32, die: Die) -> Result<Self, Refusal> {
        self.with_marks(user, question, die, |marked| marked.with(die))
    }

    /// The Seer takes a die's mark away.
    ///
    /// # Errors
    /// As for a mark.
    pub fn unmark(&self, user: UserId, question: u32, die: Die) -> Result<Self, Refusal> {
        self.with_marks(user, question, die, |marked| marked.minus(DiceSet::EMPTY.with(die)))
    }

    fn with_marks(
        &self,
        user: UserId,
        question: u32,
        die: Die,
        change: impl FnOnce(DiceSet) -> DiceSet,
    ) -> Result<Self, Refusal> {
        let seat = self.check_is_seer(user)?;
        let playing = self.playing()?;
        let Game::Dice(game) = playing.game() else { return Err(Refusal::Stale) };
        let view = game.seat_view(seat);
        let rolling = view.may_answer.and_then(|ask| ask.rolling());
        let Some(rolling) = rolling.filter(|_| playing.question(seat) == question) else {
            return Err(Refusal::Stale);
        };
        if !rolling.dice.has(die) {
            return Err(refuse(dice::Refusal::StuckJesters(DiceSet::EMPTY.with(die))));
        }
        let marked = change(playing.marked());
        let has_chosen = view.table.intentions[seat].is_some();
        if has_chosen && marked.len() < usize::from(rolling.at_least) {
            return Err(refuse(dice::Refusal::TooFewDice { at_least: rolling.at_least }));
        }
        let mut playing = playing.clone();
        playing.marks = Some(Marks { question, dice: marked });
        Ok(self.with(Stage::Playing(Box::new(playing))))
    }

    /// The seat of this person, who is the Seer.
    ///
    /// # Errors
    /// They do not play here, or are not the Seer.
    pub fn check_is_seer(&self, user: UserId) -> Result<Seat, Refusal> {
        let playing = self.playing()?;
        let seat = playing.seat_of(user).ok_or(Refusal::NotSeated)?;
        let Game::Dice(game) = playing.game() else { return Err(Refusal::Stale) };
        let seer = game.table_view().round.seer;
        if seat == seer { Ok(seat) } else { Err(refuse(dice::Refusal::OnlyTheSeer(seer))) }
    }

    /// The step by which a mark changes the roll that the Seer has chosen already; `None` where it has
    /// not been chosen, or is the same.
    pub fn change_roll(&self, user: UserId, question: u32) -> Option<Result<Step, Refusal>> {
        let action = self.playing().ok()?.changed_roll()?;
        Some(self.act(user, question, &action))
    }

    /// This person's standing order is on or off from now on.
    ///
    /// # Errors
    /// They do not play here, or the table is over.
    pub fn give_standing_order(&self, user: UserId, order: StandingOrder) -> Result<Step, Refusal> {
        let mut playing = self.playing()?.clone();
        let sitter = playing.sitter_of(user).ok_or(Refusal::NotSeated)?;
        sitter.standing_order = order;
        let table = self.with(Stage::Playing(Box::new(playing)));
        Ok(Step { table, log: Log::Nothing, rows: Rows::Changed })
    }

    /// How the standing order of who plays here is.
    pub fn standing_order(&self, user: UserId) -> Option<StandingOrder> {
        let theirs = |sitter: &&super::Sitter| {
            sitter.player.person().is_some_and(|person| person.id == user)
        };
        self.sitters().iter().find(theirs).map(|sitter| sitter.standing_order)
    }
}
