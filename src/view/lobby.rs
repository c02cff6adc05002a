//! The lobby.

use super::message::{Button, Embed, Field, Message, Style};
use super::text::{name, small};
use super::{VIOLET, Words};
use crate::press::{LobbyPress, Press, Shown};
use crate::rules::cards::{self, Bidding, Clairvoyance, PlusMinusOne, Rounds, Ties};
use crate::rules::dice::{self, Target};
use crate::rules::{GameKind, Options};
use crate::table::{Face, Player};

impl Words {
    pub(super) fn lobby(&self, face: &Face, players: &[Player]) -> Message {
        let field = |name: &str, value| Field { name: self.say(name), value };
        let embed = Embed {
            title: self.game(face.options.kind()),
            description: self.with(
                "lobby-players",
                [
                    ("fewest", face.options.fewest_seats().into()),
                    ("most", face.options.most_seats().into()),
                ],
            ),
            color: VIOLET,
            fields: vec![
                field("lobby-seats", self.seats(face, players)),
                field("lobby-options", self.options(&face.options)),
                field("lobby-luck", self.sealed(&face.commitment)),
            ],
            footer: self.say("lobby-footer"),
        };
        let rows = self.lobby_buttons(face, players);
        Message { content: String::new(), embed: Some(embed), rows }
    }

    /// The game's full name.
    pub(super) fn game(&self, kind: GameKind) -> String {
        match kind {
            GameKind::Cards => self.say("game-cards"),
            GameKind::Dice => self.say("game-dice"),
        }
    }

    fn sealed(&self, commitment: &[u8; 32]) -> String {
        self.with("lobby-luck-sealed", [("commitment", hex::encode(commitment).into())])
    }

    fn seats(&self, face: &Face, players: &[Player]) -> String {
        let taken = players.iter().enumerate().map(|(place, player)| {
            let values = [("place", (place + 1).into()), ("name", name(player.name()).into())];
            match player {
                Player::Person(person) if person.id == face.host => {
                    self.with("lobby-seat-host", values)
                }
                Player::Person(_) | Player::StandIn { .. } => {
                    self.with("lobby-seat-person", values)
                }
                Player::Computer { level, .. } => {
                    let level = self.say(&format!("level-{level}"));
                    let level = [("level", level.into())];
                    self.with("lobby-seat-computer", values.into_iter().chain(level))
                }
            }
        });
        let free = face.options.most_seats().saturating_sub(players.len());
        let free = (free > 0).then(|| small(&self.with("lobby-free", [("free", free.into())])));
        taken.chain(free).collect::<Vec<_>>().join("\n")
    }

    /// The choices of the game in words, those of the books last and left out where they go without
    /// saying.
    pub(super) fn options(&self, options: &Options) -> String {
        match options {
            Options::Cards(options) => self.card_options(options),
            Options::Dice(options) => self.dice_options(options),
        }
    }

    fn dice_options(&self, options: &dice::Options) -> String {
        let target = match options.target {
            Target::Nine => "target-nine",
            Target::Twelve => "target-twelve",
        };
        let magic = if options.magic_cards { "magic-cards-on" } else { "magic-cards-off" };
        format!("{} · {}", self.say(target), self.say(magic))
    }

    fn card_options(&self, options: &cards::Options) -> String {
        let mut words = vec![
            self.say(match options.rounds {
                Rounds::All => "rounds-all",
                Rounds::Tournament => "rounds-tournament",
                Rounds::Short => "rounds-short",
            }),
            self.say(match options.bidding {
                Bidding::Open => "bidding-open",
                Bidding::Covered => "bidding-covered",
                Bidding::Secret => "bidding-secret",
            }),
        ];
        let unusual = [
            match options.plus_minus_one {
                PlusMinusOne::Off => None,
                PlusMinusOne::Strict => Some("plus-minus-one-strict"),
                PlusMinusOne::Tournament => Some("plus-minus-one-tournament"),
                PlusMinusOne::Late => Some("plus-minus-one-late"),
                PlusMinusOne::Canadian => Some("plus-minus-one-canadian"),
            },
            match options.clairvoyance {
                Clairvoyance::Off => None,
                Clairvoyance::FirstRound => Some("clairvoyance-first-round"),
                Clairvoyance::EveryRound => Some("clairvoyance-every-round"),
            },
            options.unicolore.then_some("unicolore-on"),
            match options.ties {
                Ties::Shared => None,
                Ties::Tournament => Some("ties-tournament"),
            },
        ];
        words.extend(unusual.into_iter().flatten().map(|id| self.say(id)));
        words.join(" · ")
    }

    fn lobby_buttons(&self, face: &Face, players: &[Player]) -> Vec<Vec<Button>> {
        let lobby = |press, label: &str, style| {
            Button::new(Press::Lobby(face.id, press), self.say(label), style)
        };
        let free = players.len() < face.options.most_seats();
        let enough = players.len() >= face.options.fewest_seats();
        let computers = players.iter().any(|player| player.level().is_some());
        let begin = if enough {
            lobby(LobbyPress::Begin, "lobby-begin", Style::Success)
        } else {
            lobby(LobbyPress::FillAndBegin, "lobby-fill", Style::Success)
        };
        let rules = Press::Show(face.id, Shown::Rules);
        vec![
            vec![
                lobby(LobbyPress::Sit, "lobby-sit", Style::Primary).live_if(free),
                lobby(LobbyPress::StandUp, "lobby-stand", Style::Secondary),
                Button::new(rules, self.say("cards-rules"), Style::Secondary),
            ],
            vec![
                lobby(LobbyPress::AddComputer, "lobby-add", Style::Secondary).live_if(free),
                lobby(LobbyPress::RemoveComputer, "lobby-remove", Style::Secondary)
                    .live_if(computers),
            ],
            vec![begin],
        ]
    }
}
