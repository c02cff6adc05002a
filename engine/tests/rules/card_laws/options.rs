//! Two combinations of options are refused; all others can be played.

use engine::rules::cards::{Bidding, Options, PlusMinusOne, Rounds, Unplayable};

#[test]
fn plus_minus_one_needs_open_predictions_and_unicolore_the_rounds_of_its_book() {
    for bidding in Bidding::ALL {
        for plus_minus_one in PlusMinusOne::ALL {
            for rounds in Rounds::ALL {
                for unicolore in [false, true] {
                    let options = Options {
                        bidding,
                        plus_minus_one,
                        rounds,
                        unicolore,
                        ..Options::default()
                    };
                    let somebody_predicts_last =
                        bidding == Bidding::Open || plus_minus_one == PlusMinusOne::Off;
                    let expected = if !somebody_predicts_last {
                        Err(Unplayable::NobodyPredictsLast)
                    } else if unicolore && rounds == Rounds::Tournament {
                        Err(Unplayable::UnicoloreRounds)
                    } else {
                        Ok(())
                    };
                    assert_eq!(options.check(), expected, "{options:?}");
                }
            }
        }
    }
}
