//! The host's options panel: a select for each option, and the current options in words.

use strum::VariantArray as _;

use crate::computer::Level;
use crate::features::press::{AS_HOST, Page, PanelPress, Preset, Press, SWITCH, Subject, USUAL};
use crate::rules::{GameKind, Options};
use crate::table::{
    Clock, Joining, Player, PublicStage, PublicView, Refusal, TableId, Tempo, UserId,
};
use crate::view::Words;
use crate::view::components::{Button, Select, SelectValue, Style};
use crate::view::message::{Embed, Message, PrivateMessage};
use crate::view::text::{isolated, plain};

/// The values of a select, and the index of the current one.
type Values = (Vec<SelectValue>, Option<usize>);

impl Words {
    /// The options panel for this person. If they may not change anything, or no longer can, it
    /// says why and shows the options.
    pub fn panel(&self, view: &PublicView, user: UserId, page: Page) -> PrivateMessage {
        PrivateMessage(match &view.stage {
            PublicStage::Lobby(players) if user == view.host => {
                self.open_panel(view, players, page)
            }
            PublicStage::Lobby(_) => {
                self.closed_panel(view, self.why(Refusal::NotTheHost, view, user))
            }
            PublicStage::Playing(_) => self.closed_panel(view, self.say("panel-begun")),
            PublicStage::Over { .. } | PublicStage::Closed { .. } => {
                self.closed_panel(view, self.why(Refusal::Over, view, user))
            }
        })
    }

    fn open_panel(&self, view: &PublicView, players: &[Player], page: Page) -> Message {
        let game = view.options.kind();
        // The other game may have fewer pages.
        let page = if Subject::on(page, game).is_empty() { Page::Variants } else { page };
        let subjects = Subject::on(page, game).into_iter();
        let selects: Vec<Select> =
            subjects.filter_map(|subject| self.select(view, players, subject)).collect();
        let alone = selects.is_empty().then(|| self.say("panel-nobody-else"));
        let hindrance = self.hindrance(&view.options, players.len());
        let lines = [Some(self.chosen(view)), hindrance, alone].into_iter().flatten();
        let embed = self.panel_embed(game, &lines.collect::<Vec<_>>());
        let rows = vec![pages(game).map(|other| self.page(view.id, other, page)).collect()];
        Message { embed: Some(embed), selects, rows, ..Message::default() }
    }

    fn closed_panel(&self, view: &PublicView, why: String) -> Message {
        let embed = self.panel_embed(view.options.kind(), &[self.chosen(view)]);
        Message { content: why, embed: Some(embed), ..Message::default() }
    }

    fn panel_embed(&self, game: GameKind, lines: &[String]) -> Embed {
        Embed::titled(
            self.with("panel-title", [("game", self.game(game).into())]),
            lines.join("\n"),
        )
    }

    /// The current options in words.
    fn chosen(&self, view: &PublicView) -> String {
        let options = match &view.stage {
            PublicStage::Lobby(players) => self.options_among(players, &view.options),
            _ => self.options(&view.options),
        };
        let lines = [
            self.with("lobby-options", [("options", options.into())]),
            self.lobby_clock(view.clock),
            self.joining(view),
            self.hints_allowed(view),
        ];
        let lines: Vec<String> = lines.into_iter().filter(|line| !line.is_empty()).collect();
        lines.join("\n")
    }

    /// The level of computer players who join from now on.
    pub(crate) fn joining(&self, view: &PublicView) -> String {
        let level = self.level(view.joining.level());
        let id = if view.joining.is_as_host() { "lobby-joining-as-host" } else { "lobby-joining" };
        self.with(id, [("level", level.into())])
    }

    /// The explanation of hints, if the table allows them.
    pub(crate) fn hints_allowed(&self, view: &PublicView) -> String {
        if view.hints { self.say("lobby-hints") } else { String::new() }
    }

    /// The reason why the game cannot begin with these options and this number of players.
    pub(crate) fn hindrance(&self, options: &Options, seated: usize) -> Option<String> {
        let sentence = self.unplayable(options.hindrance(seated)?);
        Some(self.with("lobby-hindrance", [("sentence", sentence.into())]))
    }

    fn page(&self, table: TableId, other: Page, shown: Page) -> Button {
        let style = if other == shown { Style::Primary } else { Style::Secondary };
        let word: &'static str = other.into();
        let press = Press::Panel(table, PanelPress::Show(other));
        Button::new(press, self.say(&format!("panel-page-{word}")), style)
    }

    /// The select of a subject; `None` if there is nothing to pick from.
    fn select(&self, view: &PublicView, players: &[Player], subject: Subject) -> Option<Select> {
        let (values, chosen) = match subject {
            Subject::Game => self.games(view),
            Subject::Preset(game) => self.presets(view, game),
            Subject::GameOption(game, choice) => self.values(view, players, game, choice),
            // Nobody could be reminded where the bot is not.
            Subject::Clock if !view.location.has_bot() => return None,
            Subject::Clock => self.clocks(view),
            Subject::Level => self.levels(view),
            Subject::Hints => self.hints(view),
            Subject::Tempo => self.tempos(view),
            Subject::Seat => self.seats_to_empty(view, players),
        };
        let press = Press::Panel(view.id, PanelPress::Pick(subject));
        (!values.is_empty()).then_some(Select { press, values, chosen: chosen? })
    }

    fn games(&self, view: &PublicView) -> Values {
        let values = GameKind::VARIANTS.iter().map(|kind| self.value("game", kind.word()));
        (values.collect(), GameKind::VARIANTS.iter().position(|kind| *kind == view.options.kind()))
    }

    /// The preset that has won the vote of last week, the built-in presets, then those saved on the
    /// server; last the current options, if they match no preset.
    fn presets(&self, view: &PublicView, game: GameKind) -> Values {
        let built_in = Preset::VARIANTS.iter().filter_map(|preset| {
            Some((preset.options(game)?, self.value("preset", preset.into())))
        });
        let mut offered: Vec<(Options, SelectValue)> = built_in.collect();
        for saved in self.saved_presets().iter().filter(|saved| saved.options.kind() == game) {
            if offered.iter().all(|(options, _)| *options != saved.options) {
                offered.push((saved.options, self.saved_value(saved)));
            }
        }
        let of_the_week = self.preset_of_the_week();
        let is_of_the_week = |(options, _): &(Options, _)| Some(*options) == of_the_week;
        if let Some(place) = offered.iter().position(is_of_the_week) {
            let (_, value) = &mut offered[place];
            value.label = self.with("pick-preset-week", [("preset", (&*value.label).into())]);
            offered[..=place].rotate_right(1);
        }
        let chosen = offered.iter().position(|(options, _)| *options == view.options);
        let own = chosen.is_none().then(|| self.value("preset", "own"));
        let values = offered.into_iter().map(|(_, value)| value);
        let values: Vec<SelectValue> = values.chain(own).collect();
        let last = values.len().checked_sub(1);
        (values, chosen.or(last))
    }

    fn values(
        &self,
        view: &PublicView,
        players: &[Player],
        game: GameKind,
        choice: usize,
    ) -> Values {
        let Some(choice) = Options::choices(game).into_iter().nth(choice) else {
            return (Vec::new(), None);
        };
        let (words, now) = (choice.words(), view.options.chosen(&choice));
        let values = words.iter().map(|word| {
            let value = self.value(&choice.name, word);
            let place = Options::place_of(game, &choice, word);
            match place.and_then(|place| players.get(place)) {
                Some(player) => SelectValue { label: self.first_seer(player), ..value },
                None => value,
            }
        });
        (values.collect(), words.iter().position(|word| *word == now))
    }

    /// The label of a value that makes this player the first Seer.
    fn first_seer(&self, player: &Player) -> String {
        self.with("panel-first-seer", [("name", isolated(plain(player.name())).into())])
    }

    fn clocks(&self, view: &PublicView) -> Values {
        let values = Clock::VARIANTS.iter().map(|clock| self.value("clock", clock.word()));
        (values.collect(), Clock::VARIANTS.iter().position(|clock| *clock == view.clock))
    }

    fn levels(&self, view: &PublicView) -> Values {
        let words = [AS_HOST].into_iter().chain(Level::NAMED.map(Level::name));
        let chosen = match view.joining {
            Joining::AsHost(_) => AS_HOST,
            Joining::Level(level) => level.name(),
        };
        let place = words.clone().position(|word| word == chosen);
        (words.map(|word| self.value("level", word)).collect(), place)
    }

    fn tempos(&self, view: &PublicView) -> Values {
        let words = [USUAL].into_iter().chain(Tempo::VARIANTS.iter().map(|tempo| tempo.word()));
        let chosen = view.chosen_tempo.map_or(USUAL, Tempo::word);
        let place = words.clone().position(|word| word == chosen);
        (words.map(|word| self.value("tempo", word)).collect(), place)
    }

    fn hints(&self, view: &PublicView) -> Values {
        let values = SWITCH.map(|word| self.value("hints", word));
        (values.into(), Some(usize::from(view.hints)))
    }

    /// The people who can be removed from their seats: everyone but the host and computer players.
    /// The first value is nobody.
    fn seats_to_empty(&self, view: &PublicView, players: &[Player]) -> Values {
        let people = players.iter().filter_map(Player::person);
        let others = people.filter(|person| person.id != view.host).map(|person| SelectValue {
            value: person.id.to_string(),
            label: plain(&person.name),
            description: self.say("panel-seat-about"),
        });
        let mut values: Vec<SelectValue> = others.collect();
        if !values.is_empty() {
            values.insert(0, self.value("seat", "nobody"));
        }
        (values, Some(0))
    }

    /// A value with a line that explains it.
    pub(crate) fn value(&self, name: &str, value: &str) -> SelectValue {
        let named = format!("{name}-{value}");
        SelectValue {
            value: value.to_owned(),
            label: self.say(&format!("pick-{named}")),
            description: self.say(&format!("about-{named}")),
        }
    }
}

/// The pages of the panel for this game.
fn pages(game: GameKind) -> impl Iterator<Item = Page> {
    let pages = Page::VARIANTS.iter().copied();
    pages.filter(move |page| !Subject::on(*page, game).is_empty())
}
