//! The message of a lobby.

mod thread;

use crate::features::press::{HourPress, LobbyPress, Page, PanelPress, Press, Screen};
use crate::rules::{GameKind, Options};
use crate::table::{Clock, Player, PublicView, UserId};
use crate::view::Words;
use crate::view::clock::relative_time;
use crate::view::components::{Button, Style};
use crate::view::message::{Embed, Message};
use crate::view::numbers::number;
use crate::view::text::{BETWEEN, name, small};

impl Words {
    pub(crate) fn lobby(&self, view: &PublicView, players: &[Player]) -> Message {
        let game = self.options_among(players, &view.options);
        let hindrance = self.hindrance(&view.options, players.len());
        let mut text = vec![
            self.hour_named(view).unwrap_or_default(),
            self.lobby_length(&view.options, players.len()),
            self.with("lobby-options", [("options", game.into())]),
            self.lobby_clock(view.clock),
            self.joining(view),
            self.hints_allowed(view),
            self.last_time(view, players),
            self.seats(view, players),
        ];
        text.extend(hindrance);
        text.extend(self.cuts(view));
        text.push(self.who_begins(view));
        text.extend((!view.location.has_bot()).then(|| small(&self.say("elsewhere-lobby"))));
        text.extend(self.goes_on(view));
        let embed = Embed::titled(
            self.lobby_title(view, players),
            text.into_iter().filter(|line| !line.is_empty()).collect::<Vec<_>>().join("\n"),
        );
        let rows = self.lobby_buttons(view, players);
        Message { embed: Some(embed), rows, ..Message::default() }
    }

    /// Who wants to play what.
    fn lobby_title(&self, view: &PublicView, players: &[Player]) -> String {
        let host = players.iter().find(|player| player.is(view.host)).map_or("", Player::name);
        let values = [("name", name(host).into()), ("game", self.game(view.options.kind()).into())];
        self.with("lobby-title", values)
    }

    /// The time limit for each decision; empty if there is none.
    pub(crate) fn lobby_clock(&self, clock: Clock) -> String {
        if clock == Clock::None {
            return String::new();
        }
        let clock = self.say(&format!("clock-{clock}"));
        self.with("lobby-clock", [("clock", clock.into())])
    }

    /// How the last game between these people ended; empty if there was none.
    fn last_time(&self, view: &PublicView, players: &[Player]) -> String {
        let points = view.last_time.points.as_slice();
        let standing = |(_, person, points): &(i64, UserId, i64)| {
            let player = players.iter().find(|player| player.is(*person))?;
            let values = [("name", name(player.name()).into()), ("total", number(*points).into())];
            Some(self.with("final-standing", values))
        };
        let standings: Vec<String> = points.iter().filter_map(standing).collect();
        let Some((ended_at, ..)) = points.first() else { return String::new() };
        let when = relative_time(*ended_at);
        let values = [("when", when.into()), ("standings", self.list(standings).into())];
        self.with("lobby-last-time", values)
    }

    /// The game's full name.
    pub(crate) fn game(&self, kind: GameKind) -> String {
        self.say(&format!("game-{kind}"))
    }

    /// A gate for each seat, lit if somebody has it: a line for each player, and one for the free
    /// seats.
    fn seats(&self, view: &PublicView, players: &[Player]) -> String {
        let lit = self.emoji_or("gate_lit", || "🟣".to_owned());
        let gate = self.emoji_or("gate", || "⚪".to_owned());
        let taken = players.iter().map(|player| {
            let level = player.persona().map(|who| self.persona(who)).unwrap_or_default();
            let who = match player {
                Player::Computer { .. } => "computer",
                _ if player.is(view.host) => "host",
                Player::Person(_) | Player::StandIn { .. } | Player::Newcomer { .. } => "person",
            };
            let values = [
                ("gate", lit.clone().into()),
                ("name", name(player.name()).into()),
                ("who", who.into()),
                ("level", level.into()),
            ];
            let title = self.title_beside(player, &view.titles);
            self.with("lobby-seat", values.into_iter().chain(title))
        });
        let free = view.options.most_seats().saturating_sub(players.len());
        let values = [
            ("gates", gate.repeat(free).into()),
            ("free", free.into()),
            ("fewest", view.options.fewest_seats().into()),
            ("most", view.options.most_seats().into()),
        ];
        let free = (free > 0).then(|| self.with("lobby-free", values));
        taken.chain(free).collect::<Vec<_>>().join("\n")
    }

    /// The game's options in words; defaults that need no mention are left out.
    pub(crate) fn options(&self, options: &Options) -> String {
        self.options_among(&[], options)
    }

    /// The same with the name of the player whom the options choose, if it is one of these.
    pub(crate) fn options_among(&self, players: &[Player], options: &Options) -> String {
        let kind = options.kind();
        let chosen = Options::choices(kind).into_iter().filter_map(|choice| {
            let value = options.chosen(&choice);
            let place = Options::place_of(kind, &choice, &value);
            if let Some(player) = place.and_then(|place| players.get(place)) {
                return Some(
                    self.with("chosen-first-seer", [("name", name(player.name()).into())]),
                );
            }
            let id = format!("chosen-{}-{value}", choice.name);
            self.has(&id).then(|| self.say(&id))
        });
        chosen.collect::<Vec<_>>().join(BETWEEN)
    }

    fn lobby_buttons(&self, view: &PublicView, players: &[Player]) -> Vec<Vec<Button>> {
        let lobby = |press, label: &str, style| {
            Button::new(Press::Lobby(view.id, press), self.say(label), style)
        };
        let free = players.len() < view.options.most_seats();
        let enough = players.len() >= view.options.fewest_seats();
        let computers = players.iter().any(|player| player.level().is_some());
        let begin = if enough {
            lobby(LobbyPress::Begin, "lobby-begin", Style::Success)
        } else {
            lobby(LobbyPress::FillAndBegin, "lobby-fill", Style::Success)
        };
        let rules = Press::Show(view.id, Screen::Rules);
        let options = Press::Panel(view.id, PanelPress::Show(Page::Game));
        let luck = Press::Show(view.id, Screen::Luck);
        let show = |press, label: &str| Button::new(press, self.say(label), Style::Secondary);
        let hour = view
            .location
            .has_bot()
            .then(|| show(Press::Hour(view.id, HourPress::Show), "lobby-hour"));
        let stay = [
            lobby(LobbyPress::Sit, "lobby-sit", Style::Primary).live_if(free),
            begin,
            lobby(LobbyPress::StandUp, "lobby-stand", Style::Secondary),
        ];
        vec![
            stay.into_iter().chain(hour).collect(),
            vec![
                lobby(LobbyPress::AddComputer, "lobby-add", Style::Secondary).live_if(free),
                lobby(LobbyPress::RemoveComputer, "lobby-remove", Style::Secondary)
                    .live_if(computers),
                show(options, "lobby-settings"),
                show(rules, "rules-button"),
                show(luck, "lobby-luck"),
            ],
        ]
    }
}
