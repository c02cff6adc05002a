//! Counts of what occurred in games; together, many games show which rules were exercised and which
//! were not.

use crate::dice::MagicCard;
use std::collections::BTreeMap;
use std::fmt;

/// A situation in a game for which the rules have a provision.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Occurrence {
    /// Cards: a suited card was turned up and gave the trump suit.
    SuitTurned,
    /// Cards: a Wizard was turned up, and the dealer named the trump suit.
    TrumpNamed,
    /// Cards: a Jester was turned up, no trump.
    JesterTurned,
    /// Cards: nothing was left to turn up, no trump.
    NothingTurned,
    /// Cards: Plus/Minus One applied to the last player to predict, and excluded one number.
    PlusMinusOneHeld,
    /// Cards: the sum of the predictions was the number of tricks.
    PredictionsMet,
    /// Cards: `canadian`; the player alone in the lead met the sum with the 0 that is always
    /// allowed.
    CanadianZero,
    /// Cards: a Wizard was led.
    WizardLed,
    /// Cards: a Jester was led, then a Wizard: no suit had to be followed.
    JesterLedThenWizard,
    /// Cards: a Jester was led, then a suited card.
    JesterLedThenSuit,
    /// Cards: a trick of Jesters only.
    JestersOnly,
    /// Cards: a trick with more than one Wizard.
    SecondWizard,
    /// Cards: a trump took a trick in which another suit was to be followed.
    Trumped,
    /// Cards: a Wizard or Jester was played by a player who held the suit to follow.
    HeldBack,
    /// Cards: unicolore; among equal highest cards the first won.
    FirstOfEquals,
    /// Cards: a round predicted exactly.
    ExactRound,
    /// Cards: equal totals, and more exact rounds came first.
    TieBrokenByExactRounds,
    /// Cards: equal totals and exact rounds; the better best round came first.
    TieBrokenByBestRound,
    /// Both games: a pair shares a place.
    SharedPlace,
    /// Dice: a Magic Card was drawn.
    Magic(MagicCard),
    /// Dice: all ten Magic Cards were drawn, and the pile was shuffled again.
    PileShuffled,
    /// Dice: a prediction repeated because every free box was taken.
    RepeatedPrediction,
    /// Dice: `secret`; a prediction was the same as another's.
    SecretMatch,
    /// Dice: equal claims to the Seer card.
    EqualClaims,
    /// Dice: `secret`, with equal claims to the Seer card.
    SecretEqualClaims,
    /// Dice: everybody predicted in the Seer Color, and the Seer stayed Seer.
    SeerKept,
    /// Dice: a box with minus points was struck.
    Strike,
    /// Dice: a Wizard Color other than the Seer Color was named.
    OtherWizardColor,
    /// Dice: a roll was made for the Seer only.
    SeerAlone,
    /// Dice: a roll after the third, with `seers-number`.
    FourthRoll,
    /// Dice: seven Jesters stuck, which ended the rolling.
    SevenStuckJesters,
    /// Dice: a player left, and the Seer went on rolling.
    EarlyLeave,
    /// Dice: the Seer left before the last roll.
    SeerLeftEarly,
    /// Dice: an X in the predicted box.
    Hit,
    /// Dice: two Xs in the predicted box.
    DoubleXs,
    /// Dice: twice the difference in the predicted box.
    DoubleMinus,
    /// Dice: a Jester Score.
    JesterScore,
    /// Dice: `same-column`; a miss that put both Xs.
    BothXsOnMiss,
    /// Dice: `same-column`; a hit that put both Xs.
    BothXsOnHit,
    /// Dice: `same-column`; a hit whose Jester box was free, but which put only its own X.
    HitAlone,
    /// Dice: several players reached the target in the last round.
    SeveralAtTarget,
    /// Dice: a player ended with more Xs than the target.
    PastTarget,
    /// Dice: the twentieth round was played.
    RoundTwenty,
    /// Dice: the twentieth round was the last although nobody had reached the target.
    TargetNotReached,
    /// Dice: equal totals, and fewer Jester Scores came first.
    TieBrokenByJesterScores,
}

/// The number of times that each situation occurred.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tally(BTreeMap<Occurrence, usize>);

impl Tally {
    /// The number of times that this situation occurred.
    pub fn of(&self, occurrence: Occurrence) -> usize {
        self.0.get(&occurrence).copied().unwrap_or(0)
    }

    /// All situations that occurred, with their numbers.
    pub fn iter(&self) -> impl Iterator<Item = (Occurrence, usize)> {
        self.0.iter().map(|(&occurrence, &times)| (occurrence, times))
    }

    /// Adds the counts of another game.
    pub fn add(&mut self, other: &Self) {
        for (occurrence, times) in other.iter() {
            *self.0.entry(occurrence).or_default() += times;
        }
    }

    pub(crate) fn saw(&mut self, occurrence: Occurrence) {
        *self.0.entry(occurrence).or_default() += 1;
    }

    pub(crate) fn saw_if(&mut self, occurred: bool, occurrence: Occurrence) {
        if occurred {
            self.saw(occurrence);
        }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, (occurrence, times)) in self.iter().enumerate() {
            let comma = if at == 0 { "" } else { ", " };
            write!(f, "{comma}{occurrence:?} {times}")?;
        }
        Ok(())
    }
}
