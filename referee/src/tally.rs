//! What occurred in a game, counted: many games together show what was covered and what never came up.

use crate::dice::MagicCard;
use std::collections::BTreeMap;
use std::fmt;

/// Something that occurs in a game and that the rules have a word on.
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
    /// Cards: Plus/Minus One held for the last to predict, and took one number away.
    PlusMinusOneHeld,
    /// Cards: the sum of the predictions was the number of tricks.
    PredictionsMet,
    /// Cards: `canadian`, and the one alone in the lead met the sum with the 0 that is always allowed.
    CanadianZero,
    /// Cards: a Wizard was led.
    WizardLed,
    /// Cards: a Jester was led, then a Wizard: nothing had to be followed.
    JesterLedThenWizard,
    /// Cards: a Jester was led, then a suited card.
    JesterLedThenSuit,
    /// Cards: a trick of Jesters only.
    JestersOnly,
    /// Cards: a trick with more than one Wizard.
    SecondWizard,
    /// Cards: a trump took a trick in which another suit was to be followed.
    Trumped,
    /// Cards: a Wizard or Jester was played by somebody who held the suit to follow.
    HeldBack,
    /// Cards: unicolore, and of equal highest cards the first won.
    FirstOfEquals,
    /// Cards: a round predicted exactly.
    ExactRound,
    /// Cards: equal totals, and more exact rounds came first.
    TieBrokenByExactRounds,
    /// Cards: equal totals and exact rounds, and the better best round came first.
    TieBrokenByBestRound,
    /// Both games: a pair shares a place.
    SharedPlace,
    /// Dice: a Magic Card was drawn.
    Magic(MagicCard),
    /// Dice: all ten Magic Cards were drawn, and the pile was shuffled again.
    PileShuffled,
    /// Dice: a prediction repeated because every free box was taken.
    RepeatedPrediction,
    /// Dice: `secret`, and a prediction was the same as another's.
    SecretMatch,
    /// Dice: equal claims to the Seer card.
    EqualClaims,
    /// Dice: `secret`, and equal claims to the Seer card.
    SecretEqualClaims,
    /// Dice: all predicted in the Seer Color, and the Seer stayed.
    SeerKept,
    /// Dice: a box with minus points was struck.
    Strike,
    /// Dice: a Wizard Color other than the Seer Color was named.
    OtherWizardColor,
    /// Dice: a roll was made for the Seer alone.
    SeerAlone,
    /// Dice: a roll after the third, with `seers-number`.
    FourthRoll,
    /// Dice: seven Jesters stuck, which ended the rolling.
    SevenStuckJesters,
    /// Dice: somebody left, and the Seer rolled on.
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
    /// Dice: `same-column`, a miss and both Xs.
    BothXsOnMiss,
    /// Dice: `same-column`, a hit and both Xs.
    BothXsOnHit,
    /// Dice: `same-column`, a hit whose Jester box was free, and the X alone.
    HitAlone,
    /// Dice: several reached the target in the last round.
    SeveralAtTarget,
    /// Dice: somebody ended with more Xs than the target.
    PastTarget,
    /// Dice: the twentieth round was played.
    RoundTwenty,
    /// Dice: the twentieth round was the last although nobody had reached the target.
    TargetNotReached,
    /// Dice: equal totals, and fewer Jester Scores came first.
    TieBrokenByJesterScores,
}

/// How often each thing occurred.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tally(BTreeMap<Occurrence, usize>);

impl Tally {
    /// How often this occurred.
    pub fn of(&self, occurrence: Occurrence) -> usize {
        self.0.get(&occurrence).copied().unwrap_or(0)
    }

    /// All that occurred, and how often.
    pub fn iter(&self) -> impl Iterator<Item = (Occurrence, usize)> {
        self.0.iter().map(|(&occurrence, &times)| (occurrence, times))
    }

    /// Adds what occurred in another game.
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
