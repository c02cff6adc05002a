//! The rules that a topic describes: those of a table, or those of the rule book.

use std::borrow::Cow;

use fluent_bundle::FluentValue;

use crate::rules::dice::MagicCard;
use crate::rules::games::of_game;
use crate::rules::{GameKind, Options, SeatCount};
use crate::table::{Board, Clock, MOST_MISSED, PublicStage, PublicView};
use crate::view::Words;
use crate::view::game::{Explained as _, Now, PublicMessages as _};

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
                    .map_or(Of::Lobby, |seats| Of::Game { seats, now: now(board) })
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

/// The progress of the game on this board; `None` if it is over or its first round has not begun.
fn now(board: &Board) -> Option<Now> {
    let now = of_game!(&board.game, game => (!game.over).then(|| game.now()))?;
    (now.round > 0).then_some(now)
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
        ];
        let seats = match ruleset.of {
            Of::Game { seats, .. } => Some(seats),
            Of::Books | Of::Lobby => None,
        };
        let of_game = of_game!(options, options => options.told(self, seats));
        let values = values.into_iter().chain(of_game);
        chosen.chain(values.map(|(name, value)| (name.into(), value))).collect()
    }

    /// The length of a game with the players in its lobby, or with as many as it needs at least.
    pub(crate) fn lobby_length(&self, options: &Options, seated: usize) -> String {
        let seated = seated.clamp(options.fewest_seats(), options.most_seats());
        let Ok(seats) = SeatCount::try_from(seated) else { return String::new() };
        of_game!(options, options => options.length(self, seats))
    }
}
