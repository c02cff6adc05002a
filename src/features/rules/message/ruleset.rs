//! The rules that a topic describes: those of a table, or those of the rule book.

use std::borrow::Cow;

use fluent_bundle::FluentValue;

use crate::rules::cards::schedule::schedule;
use crate::rules::cards::scoring::points;
use crate::rules::cards::{self, Rounds};
use crate::rules::dice::MagicCard;
use crate::rules::dice::page::BOXES;
use crate::rules::dice::scoring::BONUS;
use crate::rules::{GameKind, OfGame, Options, SeatCount};
use crate::table::{Board, Clock, MOST_MISSED, PublicStage, PublicView};
use crate::view::Words;
use crate::view::words::Named;

/// The rules that a topic describes. They contain nothing that is hidden from anyone.
pub(crate) struct Ruleset {
    options: Options,
    of: Of,
    /// The time limit for each decision, if the rules are a table's.
    clock: Option<Clock>,
}

/// The origin of the rules.
#[derive(Clone, Copy)]
enum Of {
    /// The rule book, for any number of players.
    Books,
    /// A table whose number of players is not known yet.
    Lobby,
    /// A table whose game has this number of players.
    Game { seats: SeatCount, now: Option<Now> },
}

/// The progress of a game that is still going on.
#[derive(Clone, Copy)]
struct Now {
    round: u8,
    /// The number of cards dealt to each player; 0 in a dice game.
    cards: u8,
    magic: Option<MagicCard>,
}

impl Ruleset {
    /// The rule book's rules.
    pub(crate) fn of_the_books(game: GameKind) -> Self {
        Self { options: Options::classic(game), of: Of::Books, clock: None }
    }

    /// The rules of this table; the rule book's if the table plays the other game.
    pub(crate) fn at(table: &PublicView, game: GameKind) -> Self {
        if table.options.kind() != game {
            return Self::of_the_books(game);
        }
        let of = match &table.stage {
            PublicStage::Lobby(_) | PublicStage::Closed { .. } => Of::Lobby,
            PublicStage::Playing(board) | PublicStage::Over { board, .. } => {
                SeatCount::try_from(board.players.len())
                    .map_or(Of::Lobby, |seats| Of::Game { seats, now: Now::of(board) })
            }
        };
        Self { options: table.options, of, clock: Some(table.clock) }
    }

    /// The Magic Card of the current round, if there is one.
    pub(crate) fn magic(&self) -> Option<MagicCard> {
        self.now().and_then(|now| now.magic)
    }

    fn now(&self) -> Option<Now> {
        match self.of {
            Of::Game { now, .. } => now,
            Of::Books | Of::Lobby => None,
        }
    }
}

impl Now {
    fn of(board: &Board) -> Option<Self> {
        let now = match &board.game {
            OfGame::Cards(table) if !table.over => {
                Self { round: table.round, cards: table.cards, magic: None }
            }
            OfGame::Dice(table) if !table.over => {
                Self { round: table.round.number, cards: 0, magic: table.round.magic }
            }
            OfGame::Cards(_) | OfGame::Dice(_) => return None,
        };
        (now.round > 0).then_some(now)
    }
}

impl Words {
    /// The values that the sentences of a topic use: each option by its name, and more.
    pub(crate) fn told(&self, ruleset: &Ruleset) -> Vec<(Cow<'static, str>, FluentValue<'static>)> {
        let options = &ruleset.options;
        let choices = Options::choices(options.kind()).into_iter();
        let chosen = choices.map(|choice| {
            let value = options.chosen(&choice);
            (Cow::from(choice.name), value.into())
        });
        let now = ruleset.now();
        let of = match ruleset.of {
            Of::Books => "books",
            Of::Lobby | Of::Game { .. } => "table",
        };
        let values = [
            ("of", of.into()),
            ("options", self.options(options).into()),
            ("round", now.map_or(0, |now| now.round).into()),
            ("cards", now.map_or(0, |now| now.cards).into()),
            ("clock", ruleset.clock.map_or("any", Clock::word).into()),
            ("missed", MOST_MISSED.into()),
            ("zero", points(0, 0).into()),
            ("bonus", BONUS.into()),
        ];
        let values = values.into_iter().chain(self.told_of_cards(ruleset));
        chosen.chain(values.map(|(name, value)| (name.into(), value))).collect()
    }

    /// The values that say which rounds are played: under the current options, and under each
    /// alternative.
    fn told_of_cards(&self, ruleset: &Ruleset) -> Vec<Named<'static>> {
        let OfGame::Cards(options) = ruleset.options else { return Vec::new() };
        let played = match ruleset.of {
            Of::Game { seats, .. } => self.with("rounds-here", self.length(&options, seats)),
            Of::Books | Of::Lobby => self.rounds_by_players(&options),
        };
        let with = |rounds, unicolore| {
            let options = cards::Options { unicolore, rounds, ..cards::Options::default() };
            self.rounds_by_players(&options)
        };
        let values = [
            ("played", played),
            ("played-all", with(Rounds::All, false)),
            ("played-tournament", with(Rounds::Tournament, false)),
            ("played-short", with(Rounds::Short, false)),
            ("played-unicolore", with(Rounds::All, true)),
            ("played-unicolore-short", with(Rounds::Short, true)),
        ];
        values.map(|(name, value)| (name, value.into())).into()
    }

    /// The length of a game with the players in its lobby, or with as many as it needs at least.
    pub(crate) fn lobby_length(&self, options: &Options, seated: usize) -> String {
        let seated = seated.clamp(options.fewest_seats(), options.most_seats());
        match (options, SeatCount::try_from(seated)) {
            (OfGame::Cards(options), Ok(seats)) => {
                let players = [("players", seats.get().into())];
                let length = players.into_iter().chain(self.length(options, seats));
                self.with("lobby-length-cards", length)
            }
            (OfGame::Cards(_), Err(_)) => String::new(),
            (OfGame::Dice(_), _) => self.with("lobby-length-dice", [("count", BOXES.into())]),
        }
    }

    /// A line about the rounds for each number of players.
    fn rounds_by_players(&self, options: &cards::Options) -> String {
        let line = |seats: SeatCount| {
            let players = [("players", seats.get().into())];
            let length = self.length(options, seats);
            self.with("rounds-of-players", players.into_iter().chain(length))
        };
        let played = (options.fewest_seats()..=options.most_seats()).map(SeatCount::try_from);
        played.filter_map(Result::ok).map(line).collect::<Vec<_>>().join("\n")
    }

    /// The number of rounds, the deal sizes, and the duration in minutes.
    fn length(&self, options: &cards::Options, seats: SeatCount) -> [Named<'static>; 3] {
        let schedule = schedule(options, seats);
        [
            ("count", schedule.len().into()),
            ("sizes", self.list(self.runs(&schedule)).into()),
            ("minutes", minutes(&schedule, seats).into()),
        ]
    }

    /// Turns `1, 3, 5, 6, 7` into `1`, `3`, `5 to 7`.
    fn runs(&self, sizes: &[u8]) -> Vec<String> {
        let runs = sizes.chunk_by(|one, next| next.checked_sub(*one) == Some(1));
        let said = |run: &[u8]| match run {
            [first, _, .., last] => {
                vec![self.with("rounds-run", [("first", first.into()), ("last", last.into())])]
            }
            few => few.iter().map(u8::to_string).collect(),
        };
        runs.flat_map(said).collect()
    }
}

/// The duration at six seconds for each decision, rounded up to five minutes. Each player makes one
/// decision for each card dealt: a prediction in each round, and every card but the last, which
/// plays itself.
fn minutes(schedule: &[u8], seats: SeatCount) -> usize {
    let decisions: usize = schedule.iter().map(|cards| usize::from(*cards) * seats.get()).sum();
    (decisions * 6).div_ceil(5 * 60) * 5
}
