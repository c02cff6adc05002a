//! Time zones to pick from, or to type.

use super::Words;
use super::clock::at_time;
use super::components::{Form, Select, SelectValue};
use super::text::name;
use super::words::Named;
use crate::features::press::Press;
use crate::zone::Zone;

/// The time zones that count for a reader.
pub struct ZonesShown {
    /// The zone that the reader has named.
    pub own: Option<Zone>,
    pub servers: Zone,
    /// The present moment, in Unix milliseconds.
    pub now: i64,
}

impl ZonesShown {
    /// The zone in which the reader is: that of the server unless they have named one.
    pub(crate) fn in_use(&self) -> &Zone {
        self.own.as_ref().unwrap_or(&self.servers)
    }
}

impl Words {
    /// The zones that are offered, and the present one among them. Each says what time it is there.
    pub(crate) fn zone_select(&self, press: Press, now: &Zone, moment: i64) -> Select {
        let offered = Zone::OFFERED.iter().filter_map(|name| name.parse().ok());
        let mut zones: Vec<Zone> = offered.collect();
        if !zones.contains(now) {
            zones.insert(0, now.clone());
        }
        let chosen = zones.iter().position(|zone| zone == now).unwrap_or_default();
        let values = zones.iter().map(|zone| SelectValue {
            value: zone.name().to_owned(),
            label: self.with("pick-zone", zone_now(zone, moment)),
            description: self.with("about-zone", zone_now(zone, moment)),
        });
        Select { press, values: values.collect(), chosen }
    }

    /// The zone of the reader, or of the server, and the time of day there.
    pub(crate) fn zone_in_use(&self, zones: &ZonesShown) -> String {
        let id = if zones.own.is_some() { "zone-own" } else { "zone-of-server" };
        self.with(id, zone_now(zones.in_use(), zones.now))
    }

    /// The form for the name of a zone.
    pub(crate) fn zone_form(&self, press: Press) -> Form {
        let keys = ["zone-form-title", "zone-form-label", "zone-form-placeholder"];
        self.form(press, keys, Zone::LONGEST)
    }

    /// The refusal of a text that names no zone.
    pub(crate) fn no_zone(&self, typed: &str) -> String {
        self.with("zone-unknown", [("typed", name(typed).into())])
    }
}

/// The values of a sentence about a zone: its city, its name, and the time of day there.
fn zone_now(zone: &Zone, moment: i64) -> [Named<'static>; 4] {
    [
        ("city", zone.city().into()),
        ("name", zone.name().to_owned().into()),
        ("time", zone.time_at(moment).to_string().into()),
        ("here", at_time(moment).into()),
    ]
}
