//! An example for each Magic Card. The results are calculated by the game's rules.

use crate::rules::dice::magic::Effect;
use crate::rules::dice::scoring::DiceOnTable;
use crate::rules::dice::{
    Color, Face, MagicCard, Mark, Number, Page, Prediction, RollResult, Scoring, WizardColor,
};
use crate::view::Words;
use crate::view::words::Named;

/// The dice, the Wizard Color and two predictions of an example.
struct Example {
    dice: [Face; 7],
    wizards: WizardColor,
    said: [Prediction; 2],
}

/// The names of values for the two predictions of an example: the prediction, the number of dice
/// that count, the result, and the result with a Jester Score.
const NAMES: [[&str; 4]; 2] = [
    ["said", "count", "result", "jester-score"],
    ["other", "other-count", "other-result", "other-jester-score"],
];

/// The negative points of the missed box in the Cross Out example.
const MISS: u8 = 2;

impl Words {
    /// The text of a Magic Card's example.
    pub(crate) fn magic_example(&self, card: MagicCard) -> String {
        let Example { dice, wizards, said: [said, other] } = example(card);
        let shown = dice.map(|face| self.die_face(face));
        let named = match wizards {
            WizardColor::One(color) => self.color(color),
            WizardColor::Every | WizardColor::Nothing => String::new(),
        };
        let on_table = DiceOnTable { dice: dice.into(), wizards, effect: Effect::of(Some(card)) };
        let values = [
            ("dice", shown.join(" ").into()),
            ("die", shown[0].clone().into()),
            ("wizards", named.into()),
            ("rolls", other.number.get().into()),
        ];
        let values = values.into_iter().chain(self.struck(other));
        let values = values.chain(self.scored(&on_table, said, NAMES[0]));
        let values = values.chain(self.scored(&on_table, other, NAMES[1]));
        self.with(&format!("magic-example-{}", <&str>::from(card)), values)
    }

    /// The values of a prediction and its results, under these names.
    fn scored(
        &self,
        on_table: &DiceOnTable,
        said: Prediction,
        [name, count, result, jester]: [&'static str; 4],
    ) -> [Named<'static>; 4] {
        let shown = |result: &RollResult| self.roll_result(result);
        let by = |scoring| shown(&on_table.result(said, scoring));
        [
            (name, self.said(said).into()),
            (count, on_table.count(said.color).into()),
            (result, by(Scoring::Prediction).into()),
            (jester, by(Scoring::JesterScore).into()),
        ]
    }

    /// The values of a page with this missed box: its points before and after the box is crossed
    /// out.
    fn struck(&self, missed: Prediction) -> [Named<'static>; 3] {
        let page = |mark| {
            let mut page = Page::default();
            page.write(of(Number::ALL[4], Color::Green), Mark::Xs(1));
            page.write(missed, mark);
            page
        };
        [
            ("miss", self.mark_label(Mark::Minus(MISS)).shown().into()),
            ("before", page(Mark::Minus(MISS)).points().into()),
            ("after", page(Mark::Struck(MISS)).points().into()),
        ]
    }
}

const fn of(number: Number, color: Color) -> Prediction {
    Prediction { number, color }
}

/// The content of each card's example.
const fn example(card: MagicCard) -> Example {
    use Face::{Blue as B, Green as G, Jester as J, Red as R, Wizard as W, Yellow as Y};
    let [one, two, three, four, five] = Number::ALL;
    let (blue, green) = (Color::Blue, Color::Green);
    let (red, yellow) = (Color::Red, Color::Yellow);
    match card {
        MagicCard::EveryColor => Example {
            dice: [Y, Y, W, W, B, G, R],
            wizards: WizardColor::Every,
            said: [of(four, yellow), of(one, blue)],
        },
        MagicCard::StuckJesters => Example {
            dice: [G, G, G, J, J, B, R],
            wizards: WizardColor::One(red),
            said: [of(three, green), of(two, yellow)],
        },
        MagicCard::RollFirst | MagicCard::TurnTwo => Example {
            dice: [R, R, W, B, G, Y, J],
            wizards: WizardColor::One(red),
            said: [of(four, red), of(two, blue)],
        },
        MagicCard::ExtraDie => Example {
            dice: [B, W, R, R, G, Y, J],
            wizards: WizardColor::One(blue),
            said: [of(three, blue), of(one, green)],
        },
        MagicCard::OwnColorJesters => Example {
            dice: [G, G, W, J, J, B, R],
            wizards: WizardColor::One(green),
            said: [of(five, green), of(three, red)],
        },
        MagicCard::CrossOut => Example {
            dice: [B, B, R, G, Y, W, J],
            wizards: WizardColor::One(blue),
            said: [of(one, blue), of(three, blue)],
        },
        MagicCard::SeersNumber => Example {
            dice: [B, B, B, W, W, R, G],
            wizards: WizardColor::Nothing,
            said: [of(one, red), of(four, blue)],
        },
        MagicCard::SameColumn => Example {
            dice: [Y, Y, Y, J, J, J, B],
            wizards: WizardColor::One(blue),
            said: [of(three, green), of(three, yellow)],
        },
        MagicCard::Secret => Example {
            dice: [B, B, R, G, Y, W, J],
            wizards: WizardColor::One(blue),
            said: [of(two, blue), of(four, red)],
        },
    }
}
