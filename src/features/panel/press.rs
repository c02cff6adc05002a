//! The host's panel of options: the meaning of its buttons and selects, and the effect of a picked
//! value.

use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::computer::Level;
use crate::features::press::{NotAPress, Preset, read, read_options, word};
use crate::rules::{GameKind, Options, Pick};
use crate::table::{Chosen, Clock, Move, Tempo, UserId};

/// A press on the panel of options.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PanelPress {
    Show(Page),
    /// Picks a value for this subject; the value is sent separately from the press.
    Pick(Subject),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum Page {
    /// The game, the preset, the clock, and the computer players' level.
    Game,
    /// Options of the game, and whether hints are allowed.
    Variants,
    /// The remaining options of the game.
    MoreVariants,
    /// The players at the table.
    Seats,
}

/// A select: the setting for which a value is picked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Subject {
    Game,
    /// All options of this game at once.
    Preset(GameKind),
    /// One option of this game; options are numbered from 0 in the order in which they are offered.
    GameOption(GameKind, usize),
    /// The time for each decision.
    Clock,
    /// The computer players' level.
    Level,
    /// The switch for a master's hints.
    Hints,
    /// The tempo of computer players.
    Tempo,
    /// The player to be removed from the table.
    Seat,
}

/// Maximum number of options on one page. Discord shows five rows, of which one holds the page
/// buttons and one the select for hints.
const A_PAGE: usize = 3;

impl Subject {
    /// The selects on this page.
    pub fn on(page: Page, game: GameKind) -> Vec<Self> {
        let choices = 0..Options::choices(game).len();
        let choices = choices.map(|choice| Self::GameOption(game, choice));
        match page {
            Page::Game => vec![Self::Game, Self::Preset(game), Self::Clock, Self::Level],
            Page::Variants => choices.take(A_PAGE).chain([Self::Hints]).collect(),
            Page::MoreVariants => choices.skip(A_PAGE).chain([Self::Tempo]).collect(),
            Page::Seats => vec![Self::Seat],
        }
    }

    /// The page with this select.
    pub const fn page(self) -> Page {
        match self {
            Self::Game | Self::Preset(_) | Self::Clock | Self::Level => Page::Game,
            Self::Hints => Page::Variants,
            Self::GameOption(_, choice) if choice < A_PAGE => Page::Variants,
            Self::GameOption(..) | Self::Tempo => Page::MoreVariants,
            Self::Seat => Page::Seats,
        }
    }

    /// The move that picking this value makes.
    ///
    /// # Errors
    /// The value is forged: there is no such value.
    pub fn pick(self, value: &str) -> Result<Move, NotAPress> {
        Ok(match self {
            Self::Game => Move::Choose(Chosen::Game(read(value)?)),
            Self::Preset(game) => Move::Choose(Chosen::All(preset(game, value).ok_or(NotAPress)?)),
            Self::GameOption(game, choice) => {
                Move::Choose(Chosen::One(Pick::of(game, choice, value).ok_or(NotAPress)?))
            }
            Self::Clock => Move::Choose(Chosen::Clock(read::<Clock>(value)?)),
            Self::Level => Move::Choose(Chosen::Level(read::<Level>(value)?)),
            Self::Hints => Move::Choose(Chosen::Hints(on_or_off(value)?)),
            Self::Tempo if value == USUAL => Move::Choose(Chosen::Tempo(None)),
            Self::Tempo => Move::Choose(Chosen::Tempo(Some(read::<Tempo>(value)?))),
            Self::Seat => Move::SendAway(UserId::new(read(value)?)),
        })
    }

    fn text(self) -> String {
        match self {
            Self::Game => "game".to_owned(),
            Self::Preset(game) => format!("preset.{}", word(game)),
            Self::GameOption(game, choice) => {
                let choices = Options::choices(game);
                let name = choices.get(choice).map_or("", |choice| &choice.name);
                format!("choice.{}.{name}", word(game))
            }
            Self::Clock => "clock".to_owned(),
            Self::Level => "level".to_owned(),
            Self::Hints => "hints".to_owned(),
            Self::Tempo => "tempo".to_owned(),
            Self::Seat => "seat".to_owned(),
        }
    }

    fn read(fields: &[&str]) -> Result<Self, NotAPress> {
        match fields {
            ["game"] => Ok(Self::Game),
            ["preset", game] => Ok(Self::Preset(read(game)?)),
            ["choice", game, name] => {
                let game = read(game)?;
                let mut choices = Options::choices(game).into_iter();
                let choice = choices.position(|choice| choice.name == *name);
                Ok(Self::GameOption(game, choice.ok_or(NotAPress)?))
            }
            ["clock"] => Ok(Self::Clock),
            ["level"] => Ok(Self::Level),
            ["hints"] => Ok(Self::Hints),
            ["tempo"] => Ok(Self::Tempo),
            ["seat"] => Ok(Self::Seat),
            _ => Err(NotAPress),
        }
    }
}

/// The value for computer players who are as strong as the host.
pub const AS_HOST: &str = "host";

/// The value for the usual tempo.
pub const USUAL: &str = "usual";

/// The values of a switch, off first.
pub const SWITCH: [&str; 2] = ["off", "on"];

pub(in crate::features) fn on_or_off(value: &str) -> Result<bool, NotAPress> {
    SWITCH.iter().position(|word| *word == value).map(|place| place == 1).ok_or(NotAPress)
}

/// The options of this game for a value: the name of a preset, or the full options of a saved one.
fn preset(game: GameKind, value: &str) -> Option<Options> {
    match read::<Preset>(value) {
        Ok(preset) => preset.options(game),
        Err(NotAPress) => read_options(value).ok().filter(|options| options.kind() == game),
    }
}

impl PanelPress {
    pub(in crate::features) fn text(self) -> String {
        match self {
            Self::Show(page) => format!("show.{}", word(page)),
            Self::Pick(subject) => format!("pick.{}", subject.text()),
        }
    }

    pub(in crate::features) fn read(fields: &[&str]) -> Result<Self, NotAPress> {
        match fields {
            ["show", page] => Ok(Self::Show(read(page)?)),
            ["pick", subject @ ..] => Ok(Self::Pick(Subject::read(subject)?)),
            _ => Err(NotAPress),
        }
    }
}
