//! What a slash command means.

use crate::rules::cards::{self, PlusMinusOne, Rounds, Ties};
use crate::rules::{GameKind, Options};
use crate::scores::{By, Leaderboard, Period};

/// A slash command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Command {
    /// Opens a lobby for this game.
    Play(Options),
    /// Shows one's own hand.
    Hand,
    /// Brings the table's message down.
    Board,
    /// Shows the score sheet.
    Scores,
    /// Leaves the lobby or the game.
    Leave,
    /// Ends the table.
    End,
    /// Shows a leaderboard.
    Leaderboard(Leaderboard),
    /// Shows the rules in short.
    Rules(GameKind),
}

/// A set of choices.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Preset {
    /// The books' game.
    #[default]
    Classic,
    /// Five rounds.
    Quick,
    /// The publisher's tournament.
    Tournament,
}

/// What was said for one of a command's options: its name, and the value as text.
pub type Said<'a> = (&'a str, String);

/// Why a command means nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotACommand {
    /// It is forged, or of another version.
    #[error("no command of this version")]
    Unknown,
    /// The option, or the preset, is the other game's.
    #[error("an option of the other game")]
    OtherGame,
}

impl Preset {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Classic, Self::Quick, Self::Tournament];

    /// The word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Classic => "classic",
            Self::Quick => "quick",
            Self::Tournament => "tournament",
        }
    }

    fn options(self, game: GameKind) -> Result<Options, NotACommand> {
        let books = match Options::classic(game) {
            Options::Cards(books) => books,
            dice @ Options::Dice(_) if self == Self::Classic => return Ok(dice),
            Options::Dice(_) => return Err(NotACommand::OtherGame),
        };
        Ok(Options::Cards(match self {
            Self::Classic => books,
            Self::Quick => cards::Options { rounds: Rounds::Short, ..books },
            Self::Tournament => cards::Options {
                rounds: Rounds::Tournament,
                plus_minus_one: PlusMinusOne::Tournament,
                ties: Ties::Tournament,
                ..books
            },
        }))
    }
}

impl Command {
    /// The one slash command; what it does is its subcommands.
    pub const NAME: &str = "wizard";

    /// What a subcommand of `/wizard` with these options means.
    ///
    /// # Errors
    /// It is forged, or of another version.
    pub fn read(subcommand: &str, said: &[Said<'_>]) -> Result<Self, NotACommand> {
        match subcommand {
            "play" => read_play(said).map(Self::Play),
            "hand" => Ok(Self::Hand),
            "board" => Ok(Self::Board),
            "scores" => Ok(Self::Scores),
            "leave" => Ok(Self::Leave),
            "end" => Ok(Self::End),
            "leaderboard" => read_leaderboard(said).map(Self::Leaderboard),
            "rules" => Ok(Self::Rules(game(said)?)),
            _ => Err(NotACommand::Unknown),
        }
    }
}

/// The preset's choices, then the single ones on top of them.
fn read_play(said: &[Said<'_>]) -> Result<Options, NotACommand> {
    let preset = one_of(said, "preset", &Preset::ALL, Preset::word)?.unwrap_or_default();
    said.iter()
        .filter(|(name, _)| !matches!(*name, "game" | "preset"))
        .try_fold(preset.options(game(said)?)?, |options, (name, value)| {
            options.with(name, value).map_err(|_| NotACommand::OtherGame)
        })
}

fn read_leaderboard(said: &[Said<'_>]) -> Result<Leaderboard, NotACommand> {
    Ok(Leaderboard {
        game: game(said)?,
        by: one_of(said, "by", &By::ALL, By::word)?.unwrap_or_default(),
        period: one_of(said, "period", &Period::ALL, Period::word)?.unwrap_or_default(),
        page: 0,
    })
}

/// The card game, if nothing else was said.
fn game(said: &[Said<'_>]) -> Result<GameKind, NotACommand> {
    Ok(one_of(said, "game", &GameKind::ALL, GameKind::word)?.unwrap_or(GameKind::Cards))
}

/// What was said for this option, if anything was.
fn one_of<T: Copy>(
    said: &[Said<'_>],
    name: &str,
    all: &[T],
    word: fn(T) -> &'static str,
) -> Result<Option<T>, NotACommand> {
    let Some((_, value)) = said.iter().find(|(other, _)| *other == name) else { return Ok(None) };
    let found = all.iter().copied().find(|one| word(*one) == value);
    found.map(Some).ok_or(NotACommand::Unknown)
}
