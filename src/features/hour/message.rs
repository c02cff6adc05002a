//! The hour at which a lobby begins: the hours that its host can name, and what everybody reads.

use crate::features::press::{HourPress, Press};
use crate::table::{Hour, PublicView, TableId};
use crate::view::clock::{at_time, relative_time};
use crate::view::components::{Button, Form, Select, SelectValue, Style};
use crate::view::message::{Embed, Message, PrivateMessage};
use crate::view::text::{name, small};
use crate::view::{Words, ZonesShown};
use crate::zone::{TimeOfDay, Zone};

/// The number of full hours to pick from: with "no hour", and with an hour that was typed, they fill
/// a select.
const HOURS: usize = 23;

impl Words {
    /// The hours that the host of this lobby can name.
    pub fn hours(&self, view: &PublicView, zones: &ZonesShown) -> PrivateMessage {
        let named = self.hour_named(view).unwrap_or_else(|| self.say("hour-none"));
        let zone = self.zone_in_use(zones);
        let description = [named, self.say("hour-about"), zone].join("\n\n");
        let title = self.say("hour-title");
        let of = |press| Press::Hour(view.id, press);
        let button = |press, id: &str| Button::new(of(press), self.say(id), Style::Secondary);
        PrivateMessage(Message {
            embed: Some(Embed::titled(title, description)),
            selects: vec![
                self.hour_select(view, zones),
                self.zone_select(of(HourPress::Zone), zones.in_use(), zones.now),
            ],
            rows: vec![vec![
                button(HourPress::Type, "hour-other"),
                button(HourPress::TypeZone, "zone-other"),
            ]],
            ..Message::default()
        })
    }

    /// The line about the hour that everybody reads in the lobby.
    pub(crate) fn hour_named(&self, view: &PublicView) -> Option<String> {
        let hour = view.hour?;
        let values = [
            ("hour", at_time(hour.at()).into()),
            ("countdown", relative_time(hour.at()).into()),
            ("fewest", view.options.fewest_seats().into()),
        ];
        Some(self.with(if hour.is_missed() { "hour-missed" } else { "hour-named" }, values))
    }

    /// The small line at the end of the lobby: who starts the game.
    pub(crate) fn who_begins(&self, view: &PublicView) -> String {
        let by_itself = view.hour.is_some_and(|hour| !hour.is_missed());
        small(&self.say(if by_itself { "hour-or-host" } else { "lobby-begins" }))
    }

    /// The form for a time of day in this zone.
    pub fn hour_form(&self, table: TableId, zone: &Zone) -> Form {
        Form {
            press: Press::Hour(table, HourPress::Type),
            title: self.say("hour-title"),
            label: self.with("hour-form-label", [("city", zone.city().into())]),
            placeholder: self.say("hour-form-placeholder"),
            filled: String::new(),
            longest: TimeOfDay::LONGEST,
        }
    }

    /// The refusal of a text that is no time of day.
    pub fn no_time(&self, typed: &str) -> String {
        self.with("hour-unknown", [("typed", name(typed).into())])
    }

    /// "No hour", the next full hours in the host's time zone, and the hour that is named.
    fn hour_select(&self, view: &PublicView, zones: &ZonesShown) -> Select {
        let zone = zones.in_use();
        let named = view.hour.filter(|hour| !hour.is_missed()).map(Hour::at);
        let mut moments = zone.full_hours(zones.now);
        moments.truncate(HOURS);
        moments.extend(named);
        moments.sort_unstable();
        moments.dedup();
        let chosen = named.and_then(|named| moments.iter().position(|moment| *moment == named));
        let values = moments.into_iter().map(|moment| self.hour_value(moment, zone, zones.now));
        let never = self.value("hour", HourPress::NEVER);
        Select {
            press: Press::Hour(view.id, HourPress::Pick),
            values: [never].into_iter().chain(values).collect(),
            chosen: chosen.map_or(0, |place| place + 1),
        }
    }

    fn hour_value(&self, moment: i64, zone: &Zone, now: i64) -> SelectValue {
        let day = if zone.is_one_day(moment, now) { "today" } else { "tomorrow" };
        let values = || {
            [
                ("time", zone.time_at(moment).to_string().into()),
                ("day", day.into()),
                ("city", zone.city().into()),
            ]
        };
        SelectValue {
            value: moment.to_string(),
            label: self.with("pick-hour", values()),
            description: self.with("about-hour", values()),
        }
    }
}
