//! What a slash command means: its subcommands and what they take are declared here, and from this
//! follow the reading, the tree that Discord is told, and what `help` says.

use strum::{EnumString, IntoStaticStr, VariantArray};

use super::press::{Play, Topic, TypedMove};
use crate::rules::cards::{self, PlusMinusOne, Rounds, Ties};
use crate::rules::{GameKind, OfGame, Options, SeatCount};
use crate::scores::{By, Leaderboard, Period};
use crate::table::{Clock, TableId, UserId};

/// A slash command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// Opens a lobby.
    Play(Play),
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
    /// Shows somebody's profile; nobody named, one's own.
    Profile(Option<UserId>),
    /// Shows a topic of the rules in short.
    Rules(Topic),
    /// Shows what one can do here.
    Help,
    /// Begins the first lesson of a game.
    Tutorial(GameKind),
    /// Lists games that are over: of the server, or of this person.
    History(Option<UserId>),
    /// Shows a game once more: this one, or the last one in the channel.
    Replay(Option<TableId>),
    /// Checks the luck and the rules of a game: of this one, or of the last one in the channel.
    Verify(Option<TableId>),
    /// Shows what is stored of oneself.
    Privacy,
    /// Shows what holds on the server, and changes it.
    Settings,
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
    /// Shows somebody's profile.
    Profile,
    /// Shows the rules in short.
    Rules,
    /// Shows what holds on the server, and changes it.
    Settings,
    /// Shows what is stored of oneself.
    Privacy,
    /// Lists games that are over.
    History,
    /// Shows a game once more.
    Replay,
    /// Checks the luck and the rules of a game.
    Verify,
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

/// Something that a subcommand takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// Its name.
    pub name: String,
    /// What may be said; of yes and no the two words. None where it is no word of a list.
    pub values: Vec<String>,
    /// What kind of thing is said.
    pub kind: ParameterKind,
}

/// What kind of thing is said for a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ParameterKind {
    /// One of a list of words.
    Chosen,
    /// A text of one's own; what may be said is offered as it is typed.
    Typed {
        /// Whether it must be said.
        is_required: bool,
    },
    /// Somebody on the server.
    Person,
    /// A whole number, from 1.
    Number,
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
    /// No preset of this name was saved on this server.
    #[error("no preset is called {0}")]
    NoSuchPreset(String),
    /// A preset was said, and a saved one as well.
    #[error("two presets were said")]
    TwoPresets,
}

impl Parameter {
    fn of<T: Copy + Into<&'static str>>(name: &str, all: &[T]) -> Self {
        let values = all.iter().map(|value| -> &'static str { (*value).into() });
        let values = values.map(str::to_owned).collect();
        Self { name: name.to_owned(), values, kind: ParameterKind::Chosen }
    }

    fn free(name: &str, kind: ParameterKind) -> Self {
        Self { name: name.to_owned(), values: Vec::new(), kind }
    }

    /// Whether it is typed freely: something is offered as it is typed.
    pub const fn is_typed(&self) -> bool {
        matches!(self.kind, ParameterKind::Typed { .. })
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
                let kind = ParameterKind::Chosen;
                let choices = choices.map(|choice| Parameter {
                    values: choice.words(),
                    name: choice.name,
                    kind,
                });
                let kind = ParameterKind::Typed { is_required: false };
                let saved = Parameter::free(Play::SAVED, kind);
                let clock = Parameter::of("clock", Clock::VARIANTS);
                let thread = Parameter::of("thread", &["false", "true"]);
                [game(), Parameter::of("preset", Preset::VARIANTS), saved, clock, thread]
                    .into_iter()
                    .chain(choices)
                    .collect()
            }
            Self::Leaderboard => vec![
                game(),
                Parameter::of("by", By::VARIANTS),
                Parameter::of("period", &Period::OFFERED),
                Parameter::of(Command::PLAYERS, &["3", "4", "5", "6"]),
            ],
            Self::Profile | Self::History => {
                vec![Parameter::free(Command::PLAYER, ParameterKind::Person)]
            }
            Self::Rules => vec![game(), Parameter::of("topic", Topic::VARIANTS)],
            Self::Tutorial => vec![game()],
            Self::Move => {
                let kind = ParameterKind::Typed { is_required: true };
                vec![Parameter::free(Command::WHAT, kind)]
            }
            Self::Replay | Self::Verify => vec![Parameter::free("game", ParameterKind::Number)],
            Self::Hand
            | Self::Board
            | Self::Scores
            | Self::Leave
            | Self::Pause
            | Self::End
            | Self::Settings
            | Self::Help
            | Self::Privacy => Vec::new(),
        }
    }
}

impl Command {
    /// The one slash command; what it does is its subcommands.
    pub const NAME: &str = "wizard";
    /// The parameter that says which move is made.
    const WHAT: &str = "what";
    /// The parameter that names somebody.
    const PLAYER: &str = "player";

    /// The parameter that says how many play.
    const PLAYERS: &str = "players";

    /// Whether moves are offered while this parameter of a subcommand of `/wizard` is typed.
    pub fn offers_moves(subcommand: &str, parameter: &str) -> bool {
        subcommand.parse() == Ok(Subcommand::Move) && parameter == Self::WHAT
    }

    /// Whether saved presets are offered while this parameter of a subcommand of `/wizard` is typed.
    pub fn offers_presets(subcommand: &str, parameter: &str) -> bool {
        subcommand.parse() == Ok(Subcommand::Play) && parameter == Play::SAVED
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
            Subcommand::Play => Play::read(said).map(Self::Play),
            Subcommand::Hand => Ok(Self::Hand),
            Subcommand::Move => read_move(said).map(Self::Move),
            Subcommand::Board => Ok(Self::Board),
            Subcommand::Scores => Ok(Self::Scores),
            Subcommand::Leave => Ok(Self::Leave),
            Subcommand::Pause => Ok(Self::Pause),
            Subcommand::End => Ok(Self::End),
            Subcommand::Leaderboard => read_leaderboard(said).map(Self::Leaderboard),
            Subcommand::Profile => Ok(Self::Profile(one_of(said, Self::PLAYER)?.map(UserId::new))),
            Subcommand::Rules => read_topic(said).map(Self::Rules),
            Subcommand::Help => Ok(Self::Help),
            Subcommand::Tutorial => Ok(Self::Tutorial(one_of(said, "game")?.unwrap_or_default())),
            Subcommand::Settings => Ok(Self::Settings),
            Subcommand::Privacy => Ok(Self::Privacy),
            Subcommand::History => Ok(Self::History(one_of(said, "player")?.map(UserId::new))),
            Subcommand::Replay => Ok(Self::Replay(one_of(said, "game")?.map(TableId::new))),
            Subcommand::Verify => Ok(Self::Verify(one_of(said, "game")?.map(TableId::new))),
        }
    }
}

/// Of the dice game there is one for any number of players alone.
fn read_leaderboard(said: &[Said<'_>]) -> Result<Leaderboard, NotACommand> {
    let name = Command::PLAYERS;
    let players = match one_of::<u8>(said, name)? {
        Some(players) => Some(
            SeatCount::try_from(players)
                .map_err(|_| NotACommand::NoSuchValue(name.to_owned(), players.to_string()))?,
        ),
        None => None,
    };
    let game = one_of(said, "game")?.unwrap_or_default();
    if players.is_some() && game != GameKind::Cards {
        return Err(NotACommand::OtherGame(name.to_owned()));
    }
    let (by, period) = (one_of(said, "by")?.unwrap_or_default(), one_of(said, "period")?);
    let period = period.unwrap_or_default();
    Ok(Leaderboard { by, period, players, ..Leaderboard::of(game) })
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
pub(in crate::features) fn game_with(name: &str) -> Option<GameKind> {
    let has = |kind: &&GameKind| Options::choices(**kind).iter().any(|choice| choice.name == name);
    GameKind::VARIANTS.iter().find(has).copied()
}

impl Preset {
    /// The game for which it is meant where none is said: this one, if it has such a preset.
    pub(in crate::features) fn game_beside(self, usual: GameKind) -> GameKind {
        let has = |game: &GameKind| self.options(*game).is_some();
        std::iter::once(usual).chain(GameKind::VARIANTS.iter().copied()).find(has).unwrap_or(usual)
    }

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
pub(in crate::features) fn one_of<T: std::str::FromStr>(
    said: &[Said<'_>],
    name: &str,
) -> Result<Option<T>, NotACommand> {
    let Some((_, value)) = said.iter().find(|(other, _)| *other == name) else { return Ok(None) };
    let wrong = |_| NotACommand::NoSuchValue(name.to_owned(), value.clone());
    value.parse().map(Some).map_err(wrong)
}
