//! The options of any game.

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use super::{GameKind, Options, Unplayable};
use crate::rules::games::{by_kind, game_of_kind, map_game, of_game};
use crate::rules::options::{self, GameOption, NoSuchOption};
use crate::rules::{OptionsOf as _, Rules, SeatCount};

/// A value of one of a game's options. A `Pick` always names an existing option and one of its
/// values.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pick {
    game: GameKind,
    choice: usize,
    value: usize,
}

impl Pick {
    /// The pick of a value of one of a game's options. Options are numbered from 0 in the order in
    /// which they are offered.
    pub fn of(game: GameKind, choice: usize, value: &str) -> Option<Self> {
        let words = Options::choices(game).get(choice)?.words();
        let value = words.iter().position(|word| word == value)?;
        Some(Self { game, choice, value })
    }
}

impl Options {
    /// The options of the rule books.
    pub fn classic(kind: GameKind) -> Self {
        game_of_kind!(kind, Game => <Game as Rules>::Options::default())
    }

    /// All options of a game, in the order in which they are offered.
    pub fn choices(kind: GameKind) -> Vec<GameOption> {
        by_kind!(kind, Game => <Game as Rules>::Options::choices())
    }

    /// Returns these options with one of them changed. Names and values are those of a record's
    /// header.
    ///
    /// # Errors
    /// The game has no such option, or the option has no such value.
    pub fn with(&self, name: &str, value: &str) -> Result<Self, NoSuchOption> {
        Ok(
            map_game!(self, options => options::with(options, &Self::choices(self.kind()), name, value)?),
        )
    }

    /// Returns these options with one pick applied; `None` if the pick belongs to the other game.
    pub fn picked(&self, pick: Pick) -> Option<Self> {
        let choice = Self::choices(self.kind()).into_iter().nth(pick.choice)?;
        let value = choice.words().into_iter().nth(pick.value)?;
        (pick.game == self.kind()).then(|| self.with(&choice.name, &value).ok())?
    }

    /// The place in the lobby, counted from 0, of the player whom these options name, if they name
    /// one.
    pub fn chosen_place(&self) -> Option<usize> {
        of_game!(self, options => options.chosen_place())
    }

    /// The place of the player whom this value of an option names, if it names one.
    pub fn place_of(kind: GameKind, choice: &GameOption, value: &str) -> Option<usize> {
        Self::classic(kind).with(&choice.name, value).ok()?.chosen_place()
    }

    /// These options after the player on this place has left the lobby.
    #[must_use]
    pub fn after_leaving(&self, place: usize) -> Self {
        map_game!(self, options => options.after_leaving(place))
    }

    /// These options without a chosen player.
    #[must_use]
    pub fn without_chosen_player(&self) -> Self {
        map_game!(self, options => options.without_chosen_player())
    }

    /// The chosen value of this option, as in a record's header.
    pub fn chosen(&self, choice: &GameOption) -> String {
        of_game!(self, options => options::chosen(options, choice))
    }

    /// The chosen value of this option if a record's header has it; `None` if it leaves it out.
    pub fn written(&self, choice: &GameOption) -> Option<String> {
        of_game!(self, options => options::written(options, choice))
    }

    /// Checks that this number of players can play with these options.
    ///
    /// # Errors
    /// The first rule that forbids it.
    pub fn check_for(&self, seats: SeatCount) -> Result<(), Unplayable> {
        of_game!(self, options => Ok(options.check_for(seats)?))
    }

    /// The reason why a game with these options cannot begin with the players who are seated,
    /// assuming that more may still join.
    pub fn hindrance(&self, seated: usize) -> Option<Unplayable> {
        let seats = SeatCount::try_from(seated.max(self.fewest_seats())).ok()?;
        self.check_for(seats).err()
    }

    /// Checks that these options can be combined, for any number of players.
    ///
    /// # Errors
    /// The first rule that forbids the combination.
    pub fn check(&self) -> Result<(), Unplayable> {
        of_game!(self, options => Ok(options.check()?))
    }

    /// The smallest number of players for these options.
    pub fn fewest_seats(&self) -> usize {
        of_game!(self, options => options.fewest_seats())
    }

    /// The largest number of players for these options.
    pub fn most_seats(&self) -> usize {
        of_game!(self, options => options.most_seats())
    }
}

/// The form of options in a record's header: the game, then its options.
#[derive(Serialize, Deserialize)]
struct Written<O> {
    game: GameKind,
    options: O,
}

impl Serialize for Options {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let game = self.kind();
        of_game!(self, options => Written { game, options }.serialize(serializer))
    }
}

impl<'de> Deserialize<'de> for Options {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let Written { game, options } = Written::<serde_json::Value>::deserialize(deserializer)?;
        Ok(game_of_kind!(game, Game => {
            let options: <Game as Rules>::Options =
                serde_json::from_value(options).map_err(D::Error::custom)?;
            options
        }))
    }
}
