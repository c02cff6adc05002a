//! The table's message while a dice game is played.

use super::buttons::Buttons;
use super::{face, mark, said, short, symbol};
use crate::rules::dice::{
    Ask, Dice, DiceSet, Die, Intention, MagicCard, Round, Score, TableView, WizardColor,
};
use crate::rules::{Seat, SeenPrediction};
use crate::table::{Board, Player, TableId};
use crate::view::message::{Embed, Message};
use crate::view::text::{BETWEEN, column, name_of, names_of, number, right, small};
use crate::view::{VIOLET, Words};

/// Between two dice: narrow, so that all seven fit on a phone.
const BETWEEN_DICE: &str = "\u{2009}";
/// How wide names are in the table of predictions.
const NAME_WIDTH: usize = 9;

impl Words {
    pub(in crate::view) fn dice_table(
        &self,
        id: TableId,
        board: &Board,
        view: &TableView,
    ) -> Message {
        let embed = Embed {
            title: self.dice_title(&board.players, view),
            description: self.dice_text(board, view),
            color: VIOLET,
            ..Embed::default()
        };
        let buttons = Buttons { words: self, id, board, view };
        Message {
            content: self.dice_content(board, view),
            embed: Some(embed),
            rows: buttons.rows(),
        }
    }

    pub(super) fn dice_title(&self, players: &[Player], view: &TableView) -> String {
        let mut values = vec![
            ("round", view.round.number.into()),
            ("seer", name_of(players, view.round.seer).into()),
        ];
        let id = match view.round.wizards {
            None => "dice-title",
            Some(WizardColor::Every) => "dice-title-every",
            Some(WizardColor::Nothing) => "dice-title-none",
            Some(WizardColor::One(color)) => {
                let color = format!("{} {}", symbol(color), self.color(color));
                values.push(("color", color.into()));
                "dice-title-color"
            }
        };
        self.with(id, values)
    }

    /// Whom everybody waits for; and the dice, above the frame, where a phone has room for all seven.
    fn dice_content(&self, board: &Board, view: &TableView) -> String {
        let waits_for = self.dice_waits_for(&board.players, view);
        if view.round.roll == 0 {
            return waits_for;
        }
        format!("{waits_for}\n## {}", seven(&view.round.dice, view.stuck))
    }

    /// Whom everybody waits for, and for what.
    pub(super) fn dice_waits_for(&self, players: &[Player], view: &TableView) -> String {
        let clockwise = || view.beginning.seats.clockwise_from(view.round.seer);
        let asks = || clockwise().filter_map(|seat| Some((seat, waits_for(&view.asked[seat]?))));
        let mut different: Vec<&str> = Vec::new();
        for (_, id) in asks() {
            if !different.contains(&id) {
                different.push(id);
            }
        }
        let of_each = |id: &str| {
            let seats = || asks().filter_map(|(seat, other)| (id == other).then_some(seat));
            let names = names_of(players, seats());
            self.with(id, [("names", names.into()), ("count", seats().count().into())])
        };
        different.into_iter().map(of_each).collect::<Vec<_>>().join(BETWEEN)
    }

    fn dice_text(&self, board: &Board, view: &TableView) -> String {
        let mut parts = Vec::new();
        if let Some(round) = view.last_round.filter(|round| round.number != view.round.number) {
            parts.push(self.dice_last_round(&board.players, &round));
        }
        parts.extend(self.dice_magic(view));
        parts.push(self.dice_roll(view));
        parts.push(self.dice_said(&board.players, view));
        parts.join("\n")
    }

    /// The dice with which a round ended, and what it brought everybody.
    pub(in crate::view) fn dice_last_round(&self, players: &[Player], round: &Round) -> String {
        let line = |(seat, score): (Seat, &Option<Score>)| {
            let (score, of) = (score.as_ref()?, round.predictions[seat]?);
            let values = [
                ("name", name_of(players, seat).into()),
                ("said", said(of).into()),
                ("mark", self.result(&score.result).into()),
            ];
            let hit = score.result.count == of.number.get();
            Some(self.with(if hit { "dice-last-hit" } else { "dice-last-miss" }, values))
        };
        let lines: Vec<String> = round.scores.iter().filter_map(line).collect();
        let lay = self.with(
            "dice-last-round",
            [("round", round.number.into()), ("dice", seven(&round.dice, DiceSet::EMPTY).into())],
        );
        let lay = match round.wizards {
            Some(WizardColor::One(color)) => {
                let color = format!("{} {}", symbol(color), self.color(color));
                let wizards = self.with("dice-last-wizards", [("color", color.into())]);
                format!("{lay}{BETWEEN}{wizards}")
            }
            Some(WizardColor::Every | WizardColor::Nothing) | None => lay,
        };
        format!("{}\n{}", small(&lay), small(&lines.join(BETWEEN)))
    }

    /// The round's Magic Card.
    pub(super) fn dice_magic(&self, view: &TableView) -> Option<String> {
        let sentence = self.magic(view.round.magic?);
        Some(self.with("dice-magic", [("sentence", sentence.into())]))
    }

    /// A Magic Card in one sentence.
    pub(in crate::view) fn magic(&self, card: MagicCard) -> String {
        self.say(match card {
            MagicCard::EveryColor => "magic-every-color",
            MagicCard::StuckJesters => "magic-stuck-jesters",
            MagicCard::RollFirst => "magic-roll-first",
            MagicCard::TurnTwo => "magic-turn-two",
            MagicCard::ExtraDie => "magic-extra-die",
            MagicCard::OwnColorJesters => "magic-own-color-jesters",
            MagicCard::CrossOut => "magic-cross-out",
            MagicCard::SeersNumber => "magic-seers-number",
            MagicCard::SameColumn => "magic-same-column",
            MagicCard::Secret => "magic-secret",
        })
    }

    /// Which roll lies there.
    pub(super) fn dice_roll(&self, view: &TableView) -> String {
        let roll = ("roll", view.round.roll.into());
        match (view.round.roll, view.most_rolls) {
            (0, _) => self.say("dice-not-rolled"),
            (_, Some(most)) => self.with("dice-roll", [roll, ("rolls", most.into())]),
            (_, None) => self.with("dice-roll-open", [roll]),
        }
    }

    /// Everybody's prediction, how it stands, and who is still in.
    pub(super) fn dice_said(&self, players: &[Player], view: &TableView) -> String {
        let mut lines = vec![format!(
            "  {} {} {} {} {}",
            " ".repeat(NAME_WIDTH),
            right(&self.say("dice-head-said"), 4),
            right(&self.say("dice-head-count"), 3),
            right(&self.say("dice-head-xs"), 2),
            right(&self.say("dice-head-points"), 3),
        )];
        for (seat, player) in view.beginning.seats.seats().zip(players) {
            let turn = if view.asked[seat].is_some() { ">" } else { " " };
            let said = match view.predictions[seat] {
                SeenPrediction::NotMade => "–".to_owned(),
                SeenPrediction::Covered => "?".to_owned(),
                SeenPrediction::Shown(of) => short(of),
            };
            let count = view.offers[seat].map(|offer| offer.prediction.count.to_string());
            let computer = if player.level().is_some() { "*" } else { "" };
            lines.push(
                format!(
                    "{turn} {} {} {} {} {} {}",
                    column(&format!("{computer}{}", player.name()), NAME_WIDTH),
                    right(&said, 4),
                    right(&count.unwrap_or_default(), 3),
                    right(&view.pages[seat].xs().to_string(), 2),
                    right(&number(view.totals[seat]), 3),
                    self.dice_status(view, seat),
                )
                .trim_end()
                .to_owned(),
            );
        }
        format!("```\n{}\n```", lines.join("\n"))
    }

    fn dice_status(&self, view: &TableView, seat: Seat) -> String {
        match (&view.round.scores[seat], view.intentions[seat]) {
            (Some(score), _) => match (score.result.jester_box(), score.result.xs) {
                (Some(number), 0) => format!("J{}", number.get()),
                (Some(number), _) => format!("X J{}", number.get()),
                (None, _) => mark(score.result.mark()),
            },
            (None, _) if matches!(view.asked[seat], Some(Ask::Score { .. })) => {
                self.say("dice-wants-choice")
            }
            (None, Some(Intention::Score(_))) => self.say("dice-wants-score"),
            (None, Some(Intention::Stay)) => self.say("dice-wants-stay"),
            (None, Some(Intention::Roll(_))) => self.say("dice-wants-roll"),
            (None, None) if view.round.roll > 0 => self.say("dice-in"),
            (None, None) => String::new(),
        }
    }
}

/// The seven dice as they lie, in their order, with a lock on those that are stuck.
pub(super) fn seven(lying: &Dice, stuck: DiceSet) -> String {
    let shown = |die: Die| match lying.face(die) {
        Some(_) if stuck.has(die) => "🔒J".to_owned(),
        Some(lies) => face(lies),
        None => "▫️".to_owned(),
    };
    Die::all().map(shown).collect::<Vec<_>>().join(BETWEEN_DICE)
}

/// The sentence that says for whom this is waited.
const fn waits_for(ask: &Ask) -> &'static str {
    match ask {
        Ask::Turn => "dice-waits-turn",
        Ask::Predict { .. } => "dice-waits-predict",
        Ask::Strike { .. } => "dice-waits-strike",
        Ask::NameWizardColor => "dice-waits-color",
        Ask::Roll(_) => "dice-waits-roll",
        Ask::RollOrScore { .. } => "dice-waits-roll-or-score",
        Ask::StayOrScore { .. } => "dice-waits-decide",
        Ask::Score { .. } => "dice-waits-score",
    }
}
