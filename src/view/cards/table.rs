//! The table's message while a card game is played.

use super::{edge, symbol};
use crate::press::{Press, Shown};
use crate::rules::cards::{Card, RoundScore, Suit, TableView};
use crate::rules::{PerSeat, Seat, SeenPrediction};
use crate::table::{Player, TableId};
use crate::view::message::{Button, Embed, Message, Style};
use crate::view::text::{BETWEEN, column, name_of, names_of, number, right, signed, small};
use crate::view::{VIOLET, Words};

/// How wide names are in the table of predictions.
const NAME_WIDTH: usize = 13;

impl Words {
    pub(in crate::view) fn card_table(
        &self,
        id: TableId,
        players: &[Player],
        view: &TableView,
    ) -> Message {
        let embed = Embed {
            title: self.round_title(players, view),
            description: self.table_text(players, view),
            color: view.trump.map_or(VIOLET, edge),
            fields: Vec::new(),
            footer: self.sum(players, view),
        };
        let show =
            |shown, label: &str, style| Button::new(Press::Show(id, shown), self.say(label), style);
        let buttons = vec![
            show(Shown::Hand, "cards-my-hand", Style::Primary),
            show(Shown::Scores, "cards-scores", Style::Secondary),
            show(Shown::Rules, "cards-rules", Style::Secondary),
        ];
        Message { content: self.waits_for(players, view), embed: Some(embed), rows: vec![buttons] }
    }

    pub(super) fn round_title(&self, players: &[Player], view: &TableView) -> String {
        let trump = self.trump(players, view);
        self.with(
            "cards-title",
            [("round", view.round.into()), ("rounds", view.rounds.into()), ("trump", trump.into())],
        )
    }

    fn trump(&self, players: &[Player], view: &TableView) -> String {
        if view.suits.is_some() {
            return self.say("cards-trump-unicolore");
        }
        match (view.trump, view.named_by, view.turned) {
            (Some(suit), named_by, turned) => {
                let mut values = vec![
                    ("symbol", symbol(suit).into()),
                    ("suit", self.suit(suit).into()),
                    ("turned", turned.map(|card| card.to_string()).unwrap_or_default().into()),
                ];
                let Some(seat) = named_by else { return self.with("cards-trump-suit", values) };
                values.push(("name", name_of(players, seat).into()));
                self.with("cards-trump-named", values)
            }
            (None, _, Some(Card::Wizard)) => {
                let dealer = name_of(players, view.dealer);
                self.with("cards-trump-open", [("name", dealer.into())])
            }
            (None, _, Some(Card::Jester | Card::Suited(..))) => self.say("cards-trump-none-jester"),
            (None, _, None) => self.say("cards-trump-none-last"),
        }
    }

    /// Whom everybody waits for, and for what.
    pub(super) fn waits_for(&self, players: &[Player], view: &TableView) -> String {
        let waited_for: Vec<Seat> = view.waited_for().collect();
        let names = names_of(players, waited_for.iter().copied());
        if waited_for.len() > 1 {
            return self.with("cards-waits-predict-all", [("names", names.into())]);
        }
        let id = if view.everybody_predicted && view.trick.is_empty() {
            "cards-waits-lead"
        } else if view.everybody_predicted {
            "cards-waits-play"
        } else if view.turned == Some(Card::Wizard) && view.trump.is_none() {
            "cards-waits-trump"
        } else {
            "cards-waits-predict"
        };
        self.with(id, [("name", names.into())])
    }

    fn table_text(&self, players: &[Player], view: &TableView) -> String {
        let mut parts = Vec::new();
        if let Some(round) = view.sheet.last() {
            parts.push(small(&self.last_round(players, view.sheet.len(), round)));
        }
        if let Some(suits) = &view.suits {
            parts.push(self.owners(players, suits));
        }
        if view.clairvoyant {
            parts.push(self.say("cards-clairvoyant"));
        }
        parts.extend(self.before(players, view));
        parts.push(self.trick(players, view));
        parts.push(self.said_and_won(players, view));
        parts.join("\n")
    }

    /// What the round before brought everybody.
    fn last_round(&self, players: &[Player], number: usize, round: &RoundScore) -> String {
        let line = |seat: Seat| {
            let (said, won) = (round.predictions[seat], round.won[seat]);
            let hit = said == won;
            self.with(
                if hit { "cards-last-round-hit" } else { "cards-last-round-miss" },
                [
                    ("name", name_of(players, seat).into()),
                    ("points", signed(round.points[seat]).into()),
                    ("said", said.into()),
                    ("won", won.into()),
                ],
            )
        };
        let lines: Vec<String> = round.points.iter().map(|(seat, _)| line(seat)).collect();
        let lines = lines.join(BETWEEN);
        self.with("cards-last-round", [("round", number.into()), ("lines", lines.into())])
    }

    fn owners(&self, players: &[Player], suits: &PerSeat<Suit>) -> String {
        let owner = |(seat, suit): (Seat, &Suit)| {
            format!("{} {} {}", symbol(*suit), self.suit(*suit), name_of(players, seat))
        };
        let lines: Vec<String> = suits.iter().map(owner).collect();
        self.with("cards-suits", [("lines", lines.join(BETWEEN).into())])
    }

    pub(super) fn trick(&self, players: &[Player], view: &TableView) -> String {
        if !view.everybody_predicted {
            return self.with("cards-predicting", [("cards", view.cards.into())]);
        }
        let trick = view.won.values().iter().sum::<u8>() + 1;
        let counts = [("trick", trick.into()), ("cards", view.cards.into())];
        if view.trick.is_empty() {
            return self.with("cards-trick-empty", counts);
        }
        let plays = [("plays", self.plays(players, &view.trick).into())];
        self.with("cards-trick", counts.into_iter().chain(plays))
    }

    /// The table of everybody's prediction, tricks and total.
    pub(super) fn said_and_won(&self, players: &[Player], view: &TableView) -> String {
        let mut lines = vec![format!(
            "  {} {} {} {}",
            " ".repeat(NAME_WIDTH),
            right(&self.say("cards-head-said"), 4),
            right(&self.say("cards-head-won"), 4),
            right(&self.say("cards-head-total"), 5),
        )];
        for (seat, player) in view.seats.seats().zip(players) {
            let turn = if view.asked[seat] { ">" } else { " " };
            let said = match view.predictions[seat] {
                SeenPrediction::NotMade => "–".to_owned(),
                SeenPrediction::Covered => "?".to_owned(),
                SeenPrediction::Shown(tricks) => tricks.to_string(),
            };
            let mark = if player.level().is_some() { "*" } else { " " };
            lines.push(format!(
                "{turn}{mark}{} {} {} {}",
                column(player.name(), NAME_WIDTH),
                right(&said, 4),
                right(&view.won[seat].to_string(), 4),
                right(&number(view.totals[seat]), 5),
            ));
        }
        format!("```\n{}\n```", lines.join("\n"))
    }

    /// How much was predicted against how much there is, and what the mark beside a name means. No
    /// name stands here: Discord shows escapes in a footer as they are typed.
    pub(super) fn sum(&self, players: &[Player], view: &TableView) -> String {
        let mut parts = vec![self.said_for(view)];
        if players.iter().any(|player| player.level().is_some()) {
            parts.push(self.say("cards-legend"));
        }
        parts.join(BETWEEN)
    }

    fn said_for(&self, view: &TableView) -> String {
        let Some(said) = view.said() else {
            let id =
                if view.everybody_predicted { "cards-sum-hidden" } else { "cards-sum-covered" };
            return self.say(id);
        };
        let mut values = vec![("said", said.into()), ("cards", view.cards.into())];
        if !view.everybody_predicted {
            return self.with("cards-sum-so-far", values);
        }
        values.push(("over", said.saturating_sub(view.cards).into()));
        values.push(("under", view.cards.saturating_sub(said).into()));
        self.with(
            match said.cmp(&view.cards) {
                std::cmp::Ordering::Less => "cards-sum-under",
                std::cmp::Ordering::Equal => "cards-sum-even",
                std::cmp::Ordering::Greater => "cards-sum-over",
            },
            values,
        )
    }
}
