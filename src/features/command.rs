//! Slash commands. This file declares the subcommands and their parameters; the parser, the command
//! tree registered with Discord and the text of `help` follow from them.

use strum::{EnumDiscriminants, EnumString, IntoStaticStr, VariantArray};

use super::leaderboard::press::leaderboard;
use super::parameter::{Parameter, ParameterKind, Said};
use super::preset::Preset;
use super::press::{NewTablet, Play, Topic, TypedMove};
use crate::rules::{GameKind, Options};
use crate::scores::{By, Leaderboard, Period};
use crate::table::{Clock, TableId, UserId};

/// A subcommand of `/wizard` with its parameters.
#[derive(Clone, Debug, PartialEq, Eq, EnumDiscriminants)]
#[strum_discriminants(name(Subcommand), derive(EnumString, IntoStaticStr, VariantArray))]
#[strum_discriminants(strum(serialize_all = "kebab-case"))]
#[strum_discriminants(doc = "A subcommand of `/wizard`; its name is the variant's.")]
pub enum Command {
    Play(Play),
    /// Shows the user's own hand.
    Hand,
    /// Makes a move that the user has typed.
    Move(TypedMove),
    /// Moves the table's message to the bottom of the channel.
    Board,
    Scores,
    Leave,
    /// Proposes to pause, or agrees to a pause.
    Pause,
    /// Ends the table, or proposes to end it.
    End,
    Leaderboard(Leaderboard),
    /// Shows a player's profile; the user's own if nobody is named.
    Profile(Option<UserId>),
    /// Shows a topic of the short rules.
    Rules(Topic),
    /// Shows the server's settings, and lets those who manage the server change them.
    Settings,
    /// Shows the data stored about the user.
    Privacy,
    /// Lists finished games: the server's, or this player's.
    History(Option<UserId>),
    /// Replays a game: this one, or the last one in the channel.
    Replay(Option<TableId>),
    /// Checks the randomness and the rules of a game: this one, or the last one in the channel.
    Verify(Option<TableId>),
    /// Lists what the user can do here.
    Help,
    /// Begins the first lesson of a game.
    Tutorial(GameKind),
    /// Opens the user's deal of the day.
    Daily,
    /// Shows the user when they are called, and lets them change it.
    Bell,
    /// Opens a tablet for a game with real cards or dice.
    Tablet(NewTablet),
    /// Posts a message with buttons that stays in the channel.
    Panel,
}

/// The reason why a command is invalid.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotACommand {
    /// The command is forged, or belongs to another version.
    #[error("no command of this version")]
    Unknown,
    /// This parameter belongs to the other game.
    #[error("{0} belongs to the other game")]
    OtherGame(String),
    /// The parameter has no such value.
    #[error("{0} cannot be {1}")]
    NoSuchValue(String, String),
    /// No preset of this name was saved on this server.
    #[error("no preset is called {0}")]
    NoSuchPreset(String),
    /// Both a preset and a saved preset were given.
    #[error("two presets were said")]
    TwoPresets,
}

impl Subcommand {
    /// Returns whether it is of use where the bot is not: elsewhere there are neither settings nor
    /// leaderboards, nobody is called or waited for, and a tablet belongs to a server.
    pub const fn works_elsewhere(self) -> bool {
        match self {
            Self::Play
            | Self::Hand
            | Self::Move
            | Self::Board
            | Self::Scores
            | Self::Leave
            | Self::End
            | Self::Profile
            | Self::Rules
            | Self::Privacy
            | Self::History
            | Self::Replay
            | Self::Verify
            | Self::Help
            | Self::Tutorial
            | Self::Daily => true,
            Self::Pause
            | Self::Leaderboard
            | Self::Settings
            | Self::Bell
            | Self::Panel
            | Self::Tablet => false,
        }
    }

    /// The parameters, in the order in which Discord shows them.
    pub fn parameters(self) -> Vec<Parameter> {
        let game = || Parameter::of("game", GameKind::VARIANTS);
        match self {
            Self::Play => {
                let choices = GameKind::VARIANTS.iter().flat_map(|kind| Options::choices(*kind));
                let choices = choices.map(Parameter::from);
                let kind = ParameterKind::Typed { is_required: false };
                let saved = Parameter::free(Play::SAVED, kind);
                let clock = Parameter::of("clock", Clock::VARIANTS);
                let thread = Parameter::of("thread", &["false", "true"]);
                [game(), Parameter::of("preset", Preset::VARIANTS), saved, clock, thread]
                    .into_iter()
                    .chain(choices)
                    .collect()
            }
            Self::Tablet => {
                let players = Parameter::free(NewTablet::PLAYERS, ParameterKind::Names);
                let preset = Parameter::of("preset", Preset::VARIANTS);
                let choices = GameKind::VARIANTS.iter().flat_map(|kind| Options::choices(*kind));
                let choices = choices.filter(|choice| NewTablet::takes(&choice.name));
                [players, game(), preset].into_iter().chain(choices.map(Parameter::from)).collect()
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
            | Self::Privacy
            | Self::Daily
            | Self::Bell
            | Self::Panel => Vec::new(),
        }
    }
}

impl Command {
    /// The only slash command; everything it does is a subcommand.
    pub const NAME: &str = "wizard";
    /// The parameter of `move` with the typed move.
    pub(in crate::features) const WHAT: &str = "what";
    /// The parameter that names a player.
    const PLAYER: &str = "player";
    /// The parameter for the number of players.
    pub(in crate::features) const PLAYERS: &str = "players";

    /// Returns whether autocompletion offers moves for this parameter of a subcommand of `/wizard`.
    pub fn offers_moves(subcommand: &str, parameter: &str) -> bool {
        subcommand.parse() == Ok(Subcommand::Move) && parameter == Self::WHAT
    }

    /// Returns whether autocompletion offers saved presets for this parameter of a subcommand of
    /// `/wizard`.
    pub fn offers_presets(subcommand: &str, parameter: &str) -> bool {
        subcommand.parse() == Ok(Subcommand::Play) && parameter == Play::SAVED
    }

    /// The command for which a button stands.
    ///
    /// # Errors
    /// The button is forged: the command does not take a game, or needs more than a game.
    pub fn pressed(subcommand: Subcommand, game: Option<GameKind>) -> Result<Self, NotACommand> {
        let said: Vec<Said<'_>> =
            game.into_iter().map(|game| ("game", game.word().to_owned())).collect();
        Self::read(subcommand.into(), &said)
    }

    /// Parses a subcommand of `/wizard` with its parameters.
    ///
    /// # Errors
    /// The command is forged, belongs to another version, or its parameters contradict each other.
    pub fn read(subcommand: &str, said: &[Said<'_>]) -> Result<Self, NotACommand> {
        let subcommand: Subcommand = subcommand.parse().map_err(|_| NotACommand::Unknown)?;
        let parameters = subcommand.parameters();
        if said.iter().any(|(name, _)| parameters.iter().all(|known| known.name != *name)) {
            return Err(NotACommand::Unknown);
        }
        match subcommand {
            Subcommand::Play => Play::read(said).map(Self::Play),
            Subcommand::Hand => Ok(Self::Hand),
            Subcommand::Move => TypedMove::said(said).map(Self::Move),
            Subcommand::Board => Ok(Self::Board),
            Subcommand::Scores => Ok(Self::Scores),
            Subcommand::Leave => Ok(Self::Leave),
            Subcommand::Pause => Ok(Self::Pause),
            Subcommand::End => Ok(Self::End),
            Subcommand::Leaderboard => leaderboard(said).map(Self::Leaderboard),
            Subcommand::Profile => Ok(Self::Profile(one_of(said, Self::PLAYER)?.map(UserId::new))),
            Subcommand::Rules => Topic::said(said).map(Self::Rules),
            Subcommand::Help => Ok(Self::Help),
            Subcommand::Panel => Ok(Self::Panel),
            Subcommand::Tutorial => Ok(Self::Tutorial(one_of(said, "game")?.unwrap_or_default())),
            Subcommand::Daily => Ok(Self::Daily),
            Subcommand::Bell => Ok(Self::Bell),
            Subcommand::Tablet => NewTablet::read(said).map(Self::Tablet),
            Subcommand::Settings => Ok(Self::Settings),
            Subcommand::Privacy => Ok(Self::Privacy),
            Subcommand::History => Ok(Self::History(one_of(said, "player")?.map(UserId::new))),
            Subcommand::Replay => Ok(Self::Replay(one_of(said, "game")?.map(TableId::new))),
            Subcommand::Verify => Ok(Self::Verify(one_of(said, "game")?.map(TableId::new))),
        }
    }
}

pub(in crate::features) fn game_with(name: &str) -> Option<GameKind> {
    let has = |kind: &&GameKind| Options::choices(**kind).iter().any(|choice| choice.name == name);
    GameKind::VARIANTS.iter().find(has).copied()
}

/// The value of this parameter, if it was given.
pub(in crate::features) fn one_of<T: std::str::FromStr>(
    said: &[Said<'_>],
    name: &str,
) -> Result<Option<T>, NotACommand> {
    let Some((_, value)) = said.iter().find(|(other, _)| *other == name) else { return Ok(None) };
    let wrong = |_| NotACommand::NoSuchValue(name.to_owned(), value.clone());
    value.parse().map(Some).map_err(wrong)
}
