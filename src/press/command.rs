//! What a slash command means: its subcommands and what they take are declared here, and from this
//! follow the reading, the tree that Discord is told, and what `help` says.

use strum::{EnumString, IntoStaticStr, VariantArray};

use super::{Topic, TypedMove};
use crate::rules::cards::{self, PlusMinusOne, Rounds, Ties};
use crate::rules::{GameKind, OfGame, Options};
use crate::scores::{By, Leaderboard, Period};
use crate::table::Clock;

/// A slash command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Opens a lobby for this game, with this clock.
    Play(Options, Clock, Place),
    /// Shows one's own hand.
    Hand,
    /// Does what one is asked, in words.
    Move(TypedMove),
    /// Brings the table's message down.
    Board,
    /// Shows the score sheet.
    Scores,
    /// Leaves the lobby or the game.
    Leave,
    /// Proposes to pause, or agrees to.
    Pause,
    /// Ends the table, or proposes to.
    End,
    /// Shows a leaderboard.
    Leaderboard(Leaderboard),
    /// Shows a topic of the rules in short.
    Rules(Topic),
    /// Shows what one can do here.
    Help,
    /// Begins the first lesson of a game.
    Tutorial(GameKind),
}

/// Where a table opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Where the command was typed.
    Here,
    /// In a thread of its own.
    Thread,
}

/// A subcommand of `/wizard`; its name is the variant's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Subcommand {
    /// Opens a lobby.
    Play,
    /// Shows one's own hand.
    Hand,
    /// Does what one is asked, in words.
    Move,
    /// Brings the table's message down.
    Board,
    /// Shows the score sheet.
    Scores,
    /// Leaves the lobby or the game.
    Leave,
    /// Proposes to pause, or agrees to.
    Pause,
    /// Ends the table, or proposes to.
    End,
    /// Shows a leaderboard.
    Leaderboard,
    /// Shows the rules in short.
    Rules,
    /// Shows what one can do here.
    Help,
    /// Begins the first lesson of a game.
    Tutorial,
}

/// A set of choices of the card game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Preset {
    /// The books' game, either one.
    #[default]
    Classic,
    /// Five rounds.
    Quick,
    /// The publisher's tournament.
    Tournament,
}

/// Something that a subcommand takes; only what is typed freely is required.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// Its name.
    pub name: String,
    /// What may be said; of yes and no the two words. None where it is typed freely.
    pub values: Vec<String>,
}

/// What was said for one of a command's parameters: its name, and the value as text.
pub type Said<'a> = (&'a str, String);

/// Why a command means nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotACommand {
    /// It is forged, or of another version.
    #[error("no command of this version")]
    Unknown,
    /// What was said for this parameter is the other game's.
    #[error("{0} belongs to the other game")]
    OtherGame(String),
    /// This is no value of this parameter.
    #[error("{0} cannot be {1}")]
    NoSuchValue(String, String),
}

impl Parameter {
    fn of<T: Copy + Into<&'static str>>(name: &str, all: &[T]) -> Self {
        let values = all.iter().map(|value| -> &'static str { (*value).into() });
        Self { name: name.to_owned(), values: values.map(str::to_owned).collect() }
    }

    fn typed(name: &str) -> Self {
        Self { name: name.to_owned(), values: Vec::new() }
    }

    /// Whether it is typed freely: something is offered as it is typed.
    pub const fn is_typed(&self) -> bool {
        self.values.is_empty()
    }

    /// Whether yes or no is said.
    pub fn is_yes_or_no(&self) -> bool {
        self.values == ["false", "true"]
    }
}

impl Subcommand {
    /// What it takes, in the order in which it is offered.
    pub fn parameters(self) -> Vec<Parameter> {
        let game = || Parameter::of("game", GameKind::VARIANTS);
        match self {
            Self::Play => {
                let choices = GameKind::VARIANTS.iter().flat_map(|kind| Options::choices(*kind));
                let choices =
                    choices.map(|choice| Parameter { values: choice.words(), name: choice.name });
                let clock = Parameter::of("clock", Clock::VARIANTS);
                let thread = Parameter::of("thread", &["false", "true"]);
                [game(), Parameter::of("preset", Preset::VARIANTS), clock, thread]
                    .into_iter()
                    .chain(choices)
                    .collect()
            }
            Self::Leaderboard => vec![
                game(),
                Parameter::of("by", By::VARIANTS),
                Parameter::of("period", Period::VARIANTS),
            ],
            Self::Rules => vec![game(), Parameter::of("topic", Topic::VARIANTS)],
            Self::Tutorial => vec![game()],
            Self::Move => vec![Parameter::typed(Command::WHAT)],
            Self::Hand
            | Self::Board
            | Self::Scores
            | Self::Leave
            | Self::Pause
            | Self::End
            | Self::Help => Vec::new(),
        }
    }
}

impl Command {
    /// The one slash command; what it does is its subcommands.
    pub const NAME: &str = "wizard";
    /// The parameter that says which move is made.
    const WHAT: &str = "what";

    /// Whether moves are offered while this parameter of a subcommand of `/wizard` is typed.
    pub fn offers_moves(subcommand: &str, parameter: &str) -> bool {
        subcommand.parse() == Ok(Subcommand::Move) && parameter == Self::WHAT
    }

    /// What a button means that stands in place of a command.
    ///
    /// # Errors
    /// It is forged: the command takes no game, or more than that.
    pub fn pressed(subcommand: Subcommand, game: Option<GameKind>) -> Result<Self, NotACommand> {
        let said: Vec<Said<'_>> =
            game.into_iter().map(|game| ("game", game.word().to_owned())).collect();
        Self::read(subcommand.into(), &said)
    }

    /// What a subcommand of `/wizard` for which this was said means.
    ///
    /// # Errors
    /// It is forged, of another version, or what was said does not go together.
    pub fn read(subcommand: &str, said: &[Said<'_>]) -> Result<Self, NotACommand> {
        let subcommand: Subcommand = subcommand.parse().map_err(|_| NotACommand::Unknown)?;
        let parameters = subcommand.parameters();
        if said.iter().any(|(name, _)| parameters.iter().all(|known| known.name != *name)) {
            return Err(NotACommand::Unknown);
        }
        match subcommand {
            Subcommand::Play => {
                let clock = one_of(said, "clock")?.unwrap_or_default();
                let place = match one_of(said, "thread")? {
                    Some(true) => Place::Thread,
                    Some(false) | None => Place::Here,
                };
                read_play(said).map(|options| Self::Play(options, clock, place))
            }
            Subcommand::Hand => Ok(Self::Hand),
            Subcommand::Move => read_move(said).map(Self::Move),
            Subcommand::Board => Ok(Self::Board),
            Subcommand::Scores => Ok(Self::Scores),
            Subcommand::Leave => Ok(Self::Leave),
            Subcommand::Pause => Ok(Self::Pause),
            Subcommand::End => Ok(Self::End),
            Subcommand::Leaderboard => Ok(Self::Leaderboard(Leaderboard {
                game: one_of(said, "game")?.unwrap_or_default(),
                by: one_of(said, "by")?.unwrap_or_default(),
                period: one_of(said, "period")?.unwrap_or_default(),
                page: 0,
            })),
            Subcommand::Rules => read_topic(said).map(Self::Rules),
            Subcommand::Help => Ok(Self::Help),
            Subcommand::Tutorial => Ok(Self::Tutorial(one_of(said, "game")?.unwrap_or_default())),
        }
    }
}

/// The preset's choices, then the single ones on top of them. A choice of one game says which.
fn read_play(said: &[Said<'_>]) -> Result<Options, NotACommand> {
    let named: Option<GameKind> = one_of(said, "game")?;
    let preset: Preset = one_of(said, "preset")?.unwrap_or_default();
    let general = |name: &str| matches!(name, "game" | "preset" | "clock" | "thread");
    let single = || said.iter().filter(|(name, _)| !general(name));
    let implied = single().find_map(|(name, _)| game_with(name));
    let game = named.or(implied).unwrap_or_default();
    let other_game = |name: &str| NotACommand::OtherGame(name.to_owned());
    let chosen = preset.options(game).ok_or_else(|| other_game(preset.into()))?;
    single().try_fold(chosen, |options, (name, value)| {
        if game_with(name) != Some(game) {
            return Err(other_game(name));
        }
        let wrong = |_| NotACommand::NoSuchValue((*name).to_owned(), value.clone());
        options.with(name, value).map_err(wrong)
    })
}

/// A topic says which game; where none is named it is the game's first one.
fn read_topic(said: &[Said<'_>]) -> Result<Topic, NotACommand> {
    let game: Option<GameKind> = one_of(said, "game")?;
    match (one_of::<Topic>(said, "topic")?, game) {
        (Some(topic), Some(game)) if topic.game() != game => {
            Err(NotACommand::OtherGame("topic".to_owned()))
        }
        (Some(topic), _) => Ok(topic),
        (None, game) => Ok(Topic::first(game.unwrap_or_default())),
    }
}

fn read_move(said: &[Said<'_>]) -> Result<TypedMove, NotACommand> {
    let what = said.iter().find(|(name, _)| *name == Command::WHAT);
    let (name, text) = what.ok_or(NotACommand::Unknown)?;
    let wrong = || NotACommand::NoSuchValue((*name).to_owned(), text.clone());
    TypedMove::read(text).ok_or_else(wrong)
}

/// The game that has a choice of this name.
fn game_with(name: &str) -> Option<GameKind> {
    let has = |kind: &&GameKind| Options::choices(**kind).iter().any(|choice| choice.name == name);
    GameKind::VARIANTS.iter().find(has).copied()
}

impl Preset {
    /// These choices of a game; `None` where the game has no such preset.
    pub fn options(self, game: GameKind) -> Option<Options> {
        let books = Options::classic(game);
        match (self, books) {
            (Self::Classic, books) => Some(books),
            (Self::Quick, OfGame::Cards(books)) => {
                Some(OfGame::Cards(cards::Options { rounds: Rounds::Short, ..books }))
            }
            (Self::Tournament, OfGame::Cards(books)) => Some(OfGame::Cards(cards::Options {
                rounds: Rounds::Tournament,
                plus_minus_one: PlusMinusOne::Tournament,
                ties: Ties::Tournament,
                ..books
            })),
            (Self::Quick | Self::Tournament, OfGame::Dice(_)) => None,
        }
    }
}

/// What was said for this parameter, if anything was.
fn one_of<T: std::str::FromStr>(said: &[Said<'_>], name: &str) -> Result<Option<T>, NotACommand> {
    let Some((_, value)) = said.iter().find(|(other, _)| *other == name) else { return Ok(None) };
    let wrong = |_| NotACommand::NoSuchValue(name.to_owned(), value.clone());
    value.parse().map(Some).map_err(wrong)
}
