//! A person's bell, and the line with which a lobby calls people.

use strum::VariantArray as _;

use crate::bell::{Bell, Called, CallsFor, Quiet};
use crate::features::press::{BellPress, Press, Subcommand, Wish};
use crate::rules::GameKind;
use crate::view::components::{Button, Select, SelectValue, Style};
use crate::view::message::{Embed, Message, PrivateMessage, PublicMessage};
use crate::view::text::{mentioned, name};
use crate::view::{Words, ZonesShown};
use crate::zone::TimeOfDay;

impl Words {
    /// The bell of the reader; `None` if they are not called.
    pub fn bell(&self, bell: Option<Bell>, zones: &ZonesShown) -> PrivateMessage {
        let lines = match bell {
            None => vec![self.say("bell-off"), self.say("bell-about")],
            Some(bell) => vec![self.bell_rings(bell), self.zone_in_use(zones)],
        };
        let button = |press: BellPress, id: &str, style| {
            Button::new(Press::Bell(press), self.say(id), style)
        };
        let rows = match bell {
            None => vec![button(BellPress::On, "bell-turn-on", Style::Success)],
            Some(_) => vec![
                button(BellPress::TypeZone, "zone-other", Style::Secondary),
                button(BellPress::Off, "bell-turn-off", Style::Secondary),
            ],
        };
        PrivateMessage(Message {
            embed: Some(Embed::titled(self.say("bell-title"), lines.join("\n\n"))),
            selects: bell.map_or_else(Vec::new, |bell| self.wishes(bell, zones)),
            rows: vec![rows],
            ..Message::default()
        })
    }

    /// The lobby's message, with a line above it that calls these people. Posted as a new message,
    /// it pings them.
    pub(crate) fn calling(
        &self,
        lobby: PublicMessage,
        called: &Called,
        host: &str,
        game: GameKind,
    ) -> PublicMessage {
        let role = called.role.map(mentioned);
        let people = called.people.iter().map(|person| format!("<@{person}>"));
        let mentions: Vec<String> = role.into_iter().chain(people).collect();
        if mentions.is_empty() {
            return lobby;
        }
        let values = [
            ("people", mentions.join(" ").into()),
            ("host", name(host).into()),
            ("game", game.word().into()),
            ("bell", self.command(Subcommand::Bell).into()),
        ];
        lobby.calling(&self.with("bell-call", values), called)
    }

    /// When the person is called, in a few sentences.
    fn bell_rings(&self, bell: Bell) -> String {
        let games: &'static str = bell.calls_for.into();
        let quiet = match bell.quiet {
            None => self.say("bell-never-quiet"),
            Some(quiet) => {
                let [from, to] = [quiet.from(), quiet.to()].map(|hour| hour_of(hour).into());
                self.with("bell-quiet", [("from", from), ("to", to)])
            }
        };
        let rings = self.with("bell-rings", [("games", games.into())]);
        self.sentences([rings, quiet, self.say("bell-seldom")])
    }

    fn wishes(&self, bell: Bell, zones: &ZonesShown) -> Vec<Select> {
        let games =
            CallsFor::VARIANTS.iter().map(|games| self.value("called-for", (*games).into()));
        let games = wish(Wish::Games, games.collect(), bell.calls_for.into());
        let never = self.value("quiet", Wish::NEVER);
        let hours = |id: &'static str, hours: Vec<u8>| {
            hours.into_iter().map(move |hour| self.quiet_value(id, hour))
        };
        let from = [never].into_iter().chain(hours("quiet-from", Quiet::HOURS.collect()));
        let begins = bell.quiet.map_or(Wish::NEVER.to_owned(), |quiet| quiet.from().to_string());
        let from = wish(Wish::QuietFrom, from.collect(), &begins);
        let to = bell.quiet.map(|quiet| {
            let ends = (1..24).map(|later| (quiet.from() + later) % 24).collect();
            let values = hours("quiet-to", ends).collect();
            wish(Wish::QuietTo, values, &quiet.to().to_string())
        });
        let zone = Press::Bell(BellPress::Pick(Wish::Zone));
        let zone = self.zone_select(zone, zones.in_use(), zones.now);
        [games, from].into_iter().chain(to).chain([zone]).collect()
    }

    fn quiet_value(&self, id: &str, hour: u8) -> SelectValue {
        SelectValue {
            value: hour.to_string(),
            label: self.with(&format!("pick-{id}"), [("hour", hour_of(hour).into())]),
            description: self.say(&format!("about-{id}")),
        }
    }
}

fn hour_of(hour: u8) -> String {
    TimeOfDay::hour(hour).to_string()
}

fn wish(wish: Wish, values: Vec<SelectValue>, now: &str) -> Select {
    let chosen = values.iter().position(|value| value.value == now).unwrap_or_default();
    Select { press: Press::Bell(BellPress::Pick(wish)), values, chosen }
}
