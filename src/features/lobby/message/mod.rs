//! The message of a lobby.

mod thread;

use crate::features::press::{LobbyPress, Page, PanelPress, Press, Screen};
use crate::rules::{GameKind, Options};
use crate::table::{Clock, Player, PublicView};
use crate::view::message::{Button, Embed, Message, Style};
use crate::view::text::{BETWEEN, name, small};
use crate::view::{VIOLET, Words};

impl Words {
    pub(crate) fn lobby(&self, view: &PublicView, players: &[Player]) -> Message {
        let game = self.options(&view.options);
        let hindrance = self.hindrance(&view.options, players.len());
        let mut text = vec![
            self.say("lobby-seats"),
            self.seats(view, players),
            self.with("lobby-options", [("options", game.into())]),
            self.lobby_length(&view.options, players.len()),
            self.lobby_clock(view.clock),
            self.joining(view),
            self.hints_allowed(view),
        ];
        text.extend(hindrance);
        text.extend(self.cuts(view));
        text.push(small(&self.say("lobby-begins")));
        text.push(small(&self.sealed(&view.commitment)));
        let embed = Embed {
            title: self.lobby_title(view),
            description: text
                .into_iter()
                .filter(|line| !line.is_empty())
                .collect::<Vec<_>>()
                .join("\n"),
            color: VIOLET,
            ..Embed::default()
        };
        let rows = self.lobby_buttons(view, players);
        Message { embed: Some(embed), rows, ..Message::default() }
    }

    fn lobby_title(&self, view: &PublicView) -> String {
        let values = [
            ("game", self.game(view.options.kind()).into()),
            ("fewest", view.options.fewest_seats().into()),
            ("most", view.options.most_seats().into()),
        ];
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

    /// The game's full name.
    pub(crate) fn game(&self, kind: GameKind) -> String {
        self.say(&format!("game-{kind}"))
    }

    fn sealed(&self, commitment: &[u8; 32]) -> String {
        self.with("lobby-luck-sealed", [("commitment", hex::encode(commitment).into())])
    }

    fn seats(&self, view: &PublicView, players: &[Player]) -> String {
        let taken = players.iter().enumerate().map(|(place, player)| {
            let values = [("place", (place + 1).into()), ("name", name(player.name()).into())];
            match player {
                Player::Person(person) if person.id == view.host => {
                    self.with("lobby-seat-host", values)
                }
                Player::Person(_) | Player::StandIn { .. } => {
                    self.with("lobby-seat-person", values)
                }
                Player::Computer { level, .. } => {
                    let level = self.level(*level);
                    let level = [("level", level.into())];
                    self.with("lobby-seat-computer", values.into_iter().chain(level))
                }
            }
        });
        let free = view.options.most_seats().saturating_sub(players.len());
        let free = (free > 0).then(|| small(&self.with("lobby-free", [("free", free.into())])));
        taken.chain(free).collect::<Vec<_>>().join("\n")
    }

    /// The game's options in words; defaults that need no mention are left out.
    pub(crate) fn options(&self, options: &Options) -> String {
        let chosen = Options::choices(options.kind()).into_iter().filter_map(|choice| {
            let id = format!("chosen-{}-{}", choice.name, options.chosen(&choice));
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
        vec![
            vec![
                lobby(LobbyPress::Sit, "lobby-sit", Style::Primary).live_if(free),
                lobby(LobbyPress::StandUp, "lobby-stand", Style::Secondary),
                lobby(LobbyPress::AddComputer, "lobby-add", Style::Secondary).live_if(free),
                begin,
            ],
            vec![
                Button::new(options, self.say("lobby-settings"), Style::Secondary),
                Button::new(rules, self.say("rules-button"), Style::Secondary),
                Button::new(Press::Cut(view.id), self.say("lobby-cut"), Style::Secondary),
                lobby(LobbyPress::RemoveComputer, "lobby-remove", Style::Secondary)
                    .live_if(computers),
            ],
        ]
    }
}
