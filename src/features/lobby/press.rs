//! The parameters of `/wizard play`, and the game that results from them.

use strum::{EnumString, IntoStaticStr, VariantArray};

use crate::features::command::{NotACommand, game_with, one_of};
use crate::features::parameter::Said;
use crate::features::preset::Preset;
use crate::features::press::{NotAPress, options_text, read, read_options};
use crate::rules::{GameKind, Options};
use crate::server::{Place, ServerSettings};
use crate::table::Clock;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EnumString, IntoStaticStr, VariantArray)]
#[strum(serialize_all = "kebab-case")]
pub enum LobbyPress {
    Sit,
    /// Gives up the presser's seat.
    StandUp,
    /// Adds one computer player.
    AddComputer,
    /// Removes one computer player.
    RemoveComputer,
    Begin,
    /// Gives the missing seats to computer players and begins the game.
    FillAndBegin,
}

/// The parameters of `/wizard play`. The server's settings replace missing ones.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Play {
    game: Option<GameKind>,
    preset: Option<Preset>,
    saved: Option<String>,
    clock: Option<Clock>,
    place: Option<Place>,
    /// Single options of a game, by name and value.
    choices: Vec<(String, String)>,
}

/// All that `/wizard play` settles about a lobby.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    pub options: Options,
    /// The time for each decision.
    pub clock: Clock,
    /// The place where the table opens.
    pub place: Place,
}

impl Terms {
    /// The same terms with one option as in the rule books, for each option without which they are not
    /// refused as they are: its name, its value there, and the terms.
    pub fn corrected(&self) -> Vec<(String, String, Self)> {
        let refused = self.options.check();
        let corrected = Options::choices(self.options.kind()).into_iter().filter_map(|choice| {
            let value = choice.words().into_iter().next()?;
            let options = self.options.with(&choice.name, &value).ok()?;
            (options.check() != refused).then_some((choice.name, value, Self { options, ..*self }))
        });
        corrected.collect()
    }

    pub(in crate::features) fn text(&self) -> String {
        format!("{}.{}.{}", self.place, self.clock, options_text(&self.options))
    }

    pub(in crate::features) fn read(fields: &[&str]) -> Result<Self, NotAPress> {
        let [place, clock, options @ ..] = fields else { return Err(NotAPress) };
        let options = read_options(&options.join("."))?;
        Ok(Self { options, clock: read(clock)?, place: read(place)? })
    }
}

impl Play {
    /// The parameters that are not options of a game.
    const GAME: &str = "game";
    const PRESET: &str = "preset";
    pub(in crate::features) const SAVED: &str = "saved";
    const CLOCK: &str = "clock";
    const THREAD: &str = "thread";

    pub(in crate::features) fn read(said: &[Said<'_>]) -> Result<Self, NotACommand> {
        let general = [Self::GAME, Self::PRESET, Self::SAVED, Self::CLOCK, Self::THREAD];
        let single = said.iter().filter(|(name, _)| !general.contains(name));
        let place = |thread| if thread { Place::Thread } else { Place::Here };
        Ok(Self {
            game: one_of(said, Self::GAME)?,
            preset: one_of(said, Self::PRESET)?,
            saved: one_of(said, Self::SAVED)?,
            clock: one_of(said, Self::CLOCK)?,
            place: one_of(said, Self::THREAD)?.map(place),
            choices: single.map(|(name, value)| ((*name).to_owned(), value.clone())).collect(),
        })
    }

    /// The game and its options: those of a preset or of the server, overridden by the single
    /// options. An option that only one game has implies the game.
    ///
    /// # Errors
    /// The parameters contradict each other, or there is no such preset.
    pub fn options(&self, settings: &ServerSettings) -> Result<Options, NotACommand> {
        let chosen = self.chosen(settings)?;
        self.choices.iter().try_fold(chosen, |options, (name, value)| {
            if game_with(name) != Some(chosen.kind()) {
                return Err(NotACommand::OtherGame(name.clone()));
            }
            let wrong = |_| NotACommand::NoSuchValue(name.clone(), value.clone());
            options.with(name, value).map_err(wrong)
        })
    }

    /// The terms of the lobby.
    ///
    /// # Errors
    /// The parameters contradict each other, or there is no such preset.
    pub fn terms(&self, settings: &ServerSettings) -> Result<Terms, NotACommand> {
        Ok(Terms {
            options: self.options(settings)?,
            clock: self.clock.unwrap_or(settings.clock),
            place: self.place.unwrap_or(settings.place),
        })
    }

    /// The options without the single ones.
    fn chosen(&self, settings: &ServerSettings) -> Result<Options, NotACommand> {
        let implied = self.choices.iter().find_map(|(name, _)| game_with(name));
        let named = self.game.or(implied);
        let other_game = |name: &str| NotACommand::OtherGame(name.to_owned());
        match (self.preset, &self.saved) {
            (Some(_), Some(_)) => Err(NotACommand::TwoPresets),
            (None, Some(name)) => {
                let saved = settings.preset(name);
                let saved = saved.ok_or_else(|| NotACommand::NoSuchPreset(name.clone()))?;
                let is_of_it = named.is_none_or(|game| game == saved.options.kind());
                if is_of_it { Ok(saved.options) } else { Err(other_game(Self::SAVED)) }
            }
            (Some(preset), None) => {
                let game = named.unwrap_or_else(|| preset.game_beside(settings.options.kind()));
                preset.options(game).ok_or_else(|| other_game(preset.into()))
            }
            (None, None) => Ok(match named {
                Some(game) if game != settings.options.kind() => Options::classic(game),
                Some(_) | None => settings.options,
            }),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::server::{Change, PresetName, SavedPreset};
    use crate::table::PressId;

    fn dice(target: &str) -> Options {
        Options::classic(GameKind::Dice).with("target", target).unwrap()
    }

    fn cards(choices: &[(&str, &str)]) -> Options {
        let classic = Options::classic(GameKind::Cards);
        choices.iter().fold(classic, |all, (name, value)| all.with(name, value).unwrap())
    }

    /// A server whose games are played to twelve Xs, with a short card game as a saved preset.
    fn settings() -> ServerSettings {
        let options = cards(&[("rounds", "short"), ("bidding", "secret")]);
        let name = PresetName::typed("Friday").unwrap();
        let saved = SavedPreset { id: PressId::new(1), name, options };
        [Change::Options(dice("12")), Change::Save(saved)]
            .into_iter()
            .fold(ServerSettings::default(), |all, change| all.with(change).unwrap())
    }

    /// Reads parameters as a user types them, such as `preset:quick bidding:secret`.
    fn read(typed: &str) -> Result<Options, NotACommand> {
        let said: Vec<Said<'_>> = typed
            .split_whitespace()
            .filter_map(|said| said.split_once(':'))
            .map(|(name, value)| (name, value.to_owned()))
            .collect();
        Play::read(&said)?.options(&settings())
    }

    #[track_caller]
    fn check(typed: &str, expected: Options) {
        assert_eq!(read(typed), Ok(expected), "{typed}");
    }

    #[track_caller]
    fn check_refused(typed: &str, why: NotACommand) {
        assert_eq!(read(typed), Err(why), "{typed}");
    }

    #[test]
    fn what_is_said_goes_before_what_the_server_has_set() {
        check("", dice("12"));
        check("game:dice", dice("12"));
        check("target:9", dice("9"));
        check("magic-cards:true", dice("12").with("magic-cards", "true").unwrap());
        check("preset:classic", dice("9"));
        check("game:cards", cards(&[]));
        check("bidding:covered", cards(&[("bidding", "covered")]));
        check("preset:quick", cards(&[("rounds", "short")]));
        check("saved:FRIDAY", cards(&[("rounds", "short"), ("bidding", "secret")]));
        check("saved:friday bidding:open", cards(&[("rounds", "short")]));
    }

    /// The corrections of these options: the options that are changed, and what their games are refused
    /// for then.
    fn corrections(choices: &[(&str, &str)]) -> Vec<(String, bool)> {
        let terms = Terms { options: cards(choices), clock: Clock::Live, place: Place::Thread };
        let corrected = terms.corrected().into_iter();
        let corrected = corrected.map(|(name, value, with)| {
            assert_eq!(with.options, terms.options.with(&name, &value).unwrap());
            assert_eq!((with.clock, with.place), (terms.clock, terms.place));
            (format!("{name}:{value}"), with.options.check().is_ok())
        });
        corrected.collect()
    }

    #[test]
    fn either_of_two_options_that_do_not_go_together_can_be_dropped() {
        let of = |corrected: [&str; 2], is_playable| {
            corrected.map(|choice| (choice.to_owned(), is_playable)).to_vec()
        };
        let last = [("bidding", "covered"), ("plus-minus-one", "late"), ("ties", "tournament")];
        let of_last = ["bidding:open", "plus-minus-one:off"];
        assert_eq!(corrections(&last), of(of_last, true));
        let unicolore = [("unicolore", "true"), ("rounds", "tournament")];
        assert_eq!(corrections(&unicolore), of(["unicolore:false", "rounds:all"], true));
        // Two pairs are corrected one after the other.
        assert_eq!(corrections(&[&last[..], &unicolore[..]].concat()), of(of_last, false));
        assert_eq!(corrections(&[("bidding", "covered")]), []);
    }

    #[test]
    fn what_does_not_go_together_is_told() {
        let other = |name: &str| NotACommand::OtherGame(name.to_owned());
        check_refused("game:dice preset:quick", other("quick"));
        check_refused("game:dice saved:Friday", other("saved"));
        check_refused("saved:Friday target:9", other("saved"));
        check_refused("bidding:secret target:9", other("target"));
        check_refused("saved:Friday preset:quick", NotACommand::TwoPresets);
        check_refused("saved:Sunday", NotACommand::NoSuchPreset("Sunday".to_owned()));
    }
}
