//! The table's message while a dice game is played.

use super::{face, mark, said, short, symbol};
use crate::press::{Press, Shown, TablePress};
use crate::rules::Seat;
use crate::rules::dice::{
    Ask, Color, Die, Face, Intention, MagicCard, Round, Said, TableView, WizardColor,
};
use crate::table::{Board, Player, StandingOrder, TableId};
use crate::view::message::{Button, Embed, Message, PrivateMessage, Style};
use crate::view::text::{BETWEEN, column, right, small};
use crate::view::text::{name_of, names_of};
use crate::view::{VIOLET, Words};

/// Between two dice: narrow, so that all seven fit on a phone.
const BETWEEN_DICE: &str = "\u{2009}";
/// How wide names are in the table of predictions.
const NAME_WIDTH: usize = 11;

impl Words {
    pub(in crate::view) fn dice_table(
        &self,
        id: TableId,
        board: &Board,
        view: &TableView,
    ) -> Message {
        let embed = Embed {
            title: self.dice_title(board, view),
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

    pub(super) fn dice_title(&self, board: &Board, view: &TableView) -> String {
        let mut values = vec![
            ("round", view.round.number.into()),
            ("seer", name_of(&board.players, view.round.seer).into()),
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
        let waits_for = self.dice_waits_for(board, view);
        if view.round.roll == 0 {
            return waits_for;
        }
        format!("{waits_for}\n## {}", seven(view))
    }

    /// Whom everybody waits for, and for what.
    pub(super) fn dice_waits_for(&self, board: &Board, view: &TableView) -> String {
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
            let names = names_of(&board.players, seats());
            self.with(id, [("names", names.into()), ("count", seats().count().into())])
        };
        different.into_iter().map(of_each).collect::<Vec<_>>().join(BETWEEN)
    }

    fn dice_text(&self, board: &Board, view: &TableView) -> String {
        let mut parts = Vec::new();
        if let Some(round) = view.last_round.filter(|round| round.number != view.round.number) {
            parts.push(small(&self.dice_last_round(board, &round)));
        }
        parts.extend(self.dice_magic(view));
        parts.push(self.dice_roll(view));
        parts.push(self.dice_said(board, view));
        parts.join("\n")
    }

    /// What the round before brought everybody.
    fn dice_last_round(&self, board: &Board, round: &Round) -> String {
        let line = |(seat, score): (Seat, &Option<_>)| {
            let score: &crate::rules::dice::Score = score.as_ref()?;
            let values = [
                ("name", name_of(&board.players, seat).into()),
                ("said", round.predictions[seat].map(said).unwrap_or_default().into()),
                ("mark", self.outcome(&score.outcome).into()),
            ];
            let hit = score.outcome.xs > 0;
            Some(self.with(if hit { "dice-last-hit" } else { "dice-last-miss" }, values))
        };
        let lines: Vec<String> = round.scores.iter().filter_map(line).collect();
        self.with(
            "dice-last-round",
            [("round", round.number.into()), ("lines", lines.join(BETWEEN).into())],
        )
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
    pub(super) fn dice_said(&self, board: &Board, view: &TableView) -> String {
        let mut lines = vec![format!(
            "  {} {} {} {}",
            " ".repeat(NAME_WIDTH),
            right(&self.say("dice-head-said"), 4),
            right(&self.say("dice-head-count"), 3),
            right(&self.say("dice-head-xs"), 2),
        )];
        for (seat, player) in view.beginning.seats.seats().zip(&board.players) {
            let turn = if view.asked[seat].is_some() { ">" } else { " " };
            let said = match view.said[seat] {
                Said::Open => "–".to_owned(),
                Said::Covered => "?".to_owned(),
                Said::Shown(of) => short(of),
            };
            let count = view.offers[seat].map(|offer| offer.prediction.count.to_string());
            let computer = if player.level().is_some() { "*" } else { "" };
            lines.push(
                format!(
                    "{turn} {} {} {} {} {}",
                    column(&format!("{}{computer}", player.name()), NAME_WIDTH),
                    right(&said, 4),
                    right(&count.unwrap_or_default(), 3),
                    right(&view.pages[seat].xs().to_string(), 2),
                    self.dice_status(view, seat),
                )
                .trim_end()
                .to_owned(),
            );
        }
        format!("```\n{}\n```", lines.join("\n"))
    }

    /// How somebody's standing order is, and the button that switches it.
    pub fn standing_order(&self, id: TableId, order: StandingOrder) -> PrivateMessage {
        let (sentence, label) = match order {
            StandingOrder::On => ("dice-order-on", "dice-order-switch-off"),
            StandingOrder::Off => ("dice-order-off", "dice-order-switch-on"),
        };
        let switch = Button::new(Press::SwitchStandingOrder(id), self.say(label), Style::Primary);
        let shown = Message::sentence(self.say(sentence));
        PrivateMessage(Message { rows: vec![vec![switch]], ..shown })
    }

    fn dice_status(&self, view: &TableView, seat: Seat) -> String {
        match (&view.round.scores[seat], view.intentions[seat]) {
            (Some(score), _) => match score.outcome.jester_box() {
                Some(number) => format!("{} J{}", mark(score.outcome.mark()), number.get()),
                None => mark(score.outcome.mark()),
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

/// The seven dice as they lie, in their order.
pub(super) fn seven(view: &TableView) -> String {
    let die = |die: Die| match view.round.dice.face(die) {
        Some(_) if view.stuck.has(die) => "🔒J".to_owned(),
        Some(lies) => face(lies),
        None => "▫️".to_owned(),
    };
    Die::all().map(die).collect::<Vec<_>>().join(BETWEEN_DICE)
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

/// The buttons under the dice: the Seer's, then everybody's.
struct Buttons<'a> {
    words: &'a Words,
    id: TableId,
    board: &'a Board,
    view: &'a TableView,
}

impl Buttons<'_> {
    fn rows(&self) -> Vec<Vec<Button>> {
        let seer = self.view.round.seer;
        let ask = self.view.asked[seer];
        let waits = self.view.intentions[seer].is_some();
        let mut rows = match ask {
            Some(Ask::Turn) => self.turning(),
            Some(Ask::NameWizardColor) => vec![self.colors()],
            Some(Ask::Roll(_)) => self.dice(3, false),
            Some(Ask::RollOrScore { .. }) => self.dice(1, true),
            None if waits => self.dice(1, true),
            Some(
                Ask::Predict { .. }
                | Ask::Strike { .. }
                | Ask::StayOrScore { .. }
                | Ask::Score { .. },
            )
            | None => Vec::new(),
        };
        rows.extend(self.others());
        rows.push(self.tail());
        rows
    }

    /// The question of the Seer.
    fn seers(&self, press: TablePress, label: String, style: Style) -> Button {
        let question = self.board.questions[self.view.round.seer];
        Button::new(Press::Table(self.id, question, press), label, style)
    }

    /// Three faces a row.
    fn turning(&self) -> Vec<Vec<Button>> {
        let turn =
            |lies: &Face| self.seers(TablePress::TurnFirst(*lies), face(*lies), Style::Primary);
        Face::ALL.chunks(3).map(|faces| faces.iter().map(turn).collect()).collect()
    }

    fn colors(&self) -> Vec<Button> {
        let named = Color::ALL.map(|color| {
            let label = format!("{} {}", symbol(color), self.words.color(color));
            self.seers(TablePress::Name(Some(color)), label, Style::Secondary)
        });
        let own = self.words.say("dice-seer-color");
        let own = self.seers(TablePress::Name(None), own, Style::Primary);
        std::iter::once(own).chain(named).collect()
    }

    /// A button for each die, coloured if it is marked; then roll, and score.
    fn dice(&self, at_least: usize, may_score: bool) -> Vec<Vec<Button>> {
        let marked = self.board.marked;
        let mut buttons: Vec<Button> = Die::all()
            .map(|die| {
                let lies = self.view.round.dice.face(die).map(face).unwrap_or_default();
                let label = format!("{} {lies}", die.index() + 1);
                let style = if marked.has(die) { Style::Primary } else { Style::Secondary };
                self.seers(TablePress::Mark(die), label, style).live_if(!self.view.stuck.has(die))
            })
            .collect();
        let label = self.words.with("dice-roll-button", [("count", marked.len().into())]);
        let enough = marked.len() >= at_least;
        buttons.push(self.seers(TablePress::Roll, label, Style::Success).live_if(enough));
        if may_score {
            let label = self.words.say("dice-end-button");
            buttons.push(self.seers(TablePress::Finish, label, Style::Danger));
        }
        buttons.chunks(5).map(<[Button]>::to_vec).collect()
    }

    fn is_person(&self, seat: Seat) -> bool {
        self.board.players.get(seat.index()).and_then(Player::person).is_some()
    }

    /// What everybody may be asked; nothing where computer players alone are.
    fn others(&self) -> Option<Vec<Button>> {
        let people = || self.view.beginning.seats.seats().filter(|seat| self.is_person(*seat));
        let question = |wanted: fn(&Ask) -> bool| {
            let asked = |seat: &Seat| self.view.asked[*seat].is_some_and(|ask| wanted(&ask));
            Some(self.board.questions[people().find(asked)?])
        };
        let button = |question, press, label: &str, style| {
            Button::new(Press::Table(self.id, question, press), self.words.say(label), style)
        };
        if let Some(asked) = question(|ask| matches!(ask, Ask::Strike { .. })) {
            return Some(vec![button(
                asked,
                TablePress::StrikeNothing,
                "dice-strike-nothing",
                Style::Secondary,
            )]);
        }
        if let Some(asked) = question(|ask| matches!(ask, Ask::Score { .. })) {
            return Some(vec![button(
                asked,
                TablePress::Score,
                "dice-score-button",
                Style::Primary,
            )]);
        }
        // Answers may be changed until the next roll: the buttons stay while anybody is still in.
        let deciding = |seat: &Seat| {
            self.view.intentions[*seat].is_some()
                || matches!(self.view.asked[*seat], Some(Ask::StayOrScore { .. }))
        };
        let others = people().filter(|seat| *seat != self.view.round.seer);
        let asked = others.filter(deciding).map(|seat| self.board.questions[seat]).max()?;
        Some(vec![
            button(asked, TablePress::Score, "dice-score-button", Style::Primary),
            button(asked, TablePress::Stay, "dice-stay-button", Style::Secondary),
            Button::new(
                Press::Show(self.id, Shown::StandingOrder),
                self.words.say("dice-order-button"),
                Style::Secondary,
            ),
        ])
    }

    fn tail(&self) -> Vec<Button> {
        let show = |shown, label: &str, style| {
            Button::new(Press::Show(self.id, shown), self.words.say(label), style)
        };
        vec![
            show(Shown::Hand, "dice-my-page", Style::Primary),
            show(Shown::Scores, "dice-all-pages", Style::Secondary),
            show(Shown::Rules, "cards-rules", Style::Secondary),
        ]
    }
}
