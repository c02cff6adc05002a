//! A person's bell, and the hours that a host can name, fit Discord's limits in every language,
//! whatever is chosen.

use henge::bell::{Bell, CallsFor, Quiet};
use henge::features::press::{HourPress, Press, Wish};
use henge::language::Language;
use henge::rules::{GameKind, Options};
use henge::table::{Hour, PressId, PublicView};
use henge::view::{Message, Select, Words, ZonesShown};
use henge::zone::Zone;
use strum::VariantArray as _;

use crate::view::check::check;
use crate::view::games::lobby;

/// An evening in summer, in Unix milliseconds.
const NOW: i64 = 1_783_020_000_000;

fn languages() -> impl Iterator<Item = Words> {
    Language::VARIANTS.iter().map(|language| Words::of(*language))
}

/// A zone that is offered, and one that is not.
fn zones() -> [Zone; 2] {
    ["Europe/Berlin", "America/Argentina/ComodRivadavia"].map(|name| name.parse().unwrap())
}

/// These zones on a server that has named none.
fn zones_shown(own: Option<Zone>) -> ZonesShown {
    ZonesShown { own, servers: Zone::default(), now: NOW }
}

fn check_selects(message: &Message) {
    check(message);
    for Select { values, chosen, .. } in &message.selects {
        assert!((1..=25).contains(&values.len()) && *chosen < values.len(), "{}", values.len());
    }
}

#[test]
fn a_bell_says_when_it_rings_and_offers_every_choice() {
    let quiet = [None, Quiet::between(0, 23), Quiet::between(22, 8)];
    for words in languages() {
        for (calls_for, quiet) in
            CallsFor::VARIANTS.iter().flat_map(|of| quiet.map(|quiet| (*of, quiet)))
        {
            for zone in zones() {
                let bell = Some(Bell { calls_for, quiet });
                let message = words.bell(bell, &zones_shown(Some(zone)));
                check_selects(message.message());
                let selects = 3 + usize::from(quiet.is_some());
                assert_eq!(message.message().selects.len(), selects);
            }
        }
        let off = words.bell(None, &zones_shown(None));
        check_selects(off.message());
        assert!(off.message().selects.is_empty());
    }
}

#[test]
fn what_is_picked_on_a_bell_is_what_it_says() {
    let mut bell = Bell::usual();
    let words = Words::english();
    let shown = |bell: Bell| words.bell(Some(bell), &zones_shown(None));
    for (number, wish) in [Wish::Games, Wish::QuietFrom, Wish::QuietTo].into_iter().enumerate() {
        let selects = shown(bell).message().selects.clone();
        for value in &selects[number].values {
            let picked = wish.pick(&value.value).unwrap().of(bell);
            let after = shown(picked);
            let select = &after.message().selects[number];
            assert_eq!(select.values[select.chosen], *value, "{wish:?}");
        }
        bell = Bell { quiet: Quiet::between(5, 6), ..bell };
    }
    for forged in ["", "24", "-1", "all", "Camelot"] {
        assert!(Wish::VARIANTS.iter().all(|wish| wish.pick(forged).is_err()), "{forged}");
    }
}

#[test]
fn the_hours_of_a_lobby_are_picked_and_everybody_reads_the_one_that_is_named() {
    let view = lobby(Options::classic(GameKind::Cards), &["Ada", "Ben"], 1, 1).public_view();
    let by = PressId::new(1);
    for words in languages() {
        for zone in zones() {
            let at = NOW + 1_234_567;
            let hours = [None, Some(Hour::Named { at, by }), Some(Hour::Missed { at })];
            for hour in hours {
                let view = PublicView { hour, ..view.clone() };
                for own_zone in [None, Some(zone.clone())] {
                    let message = words.hours(&view, &zones_shown(own_zone));
                    check_selects(message.message());
                    let select = &message.message().selects[0];
                    let chosen = HourPress::moment(&select.values[select.chosen].value);
                    let named = hour.filter(|hour| !hour.is_missed()).map(Hour::at);
                    assert_eq!(chosen, Ok(named));
                }
                let lobby = words.table(&view);
                check(lobby.message());
                let text = &lobby.message().embed.as_ref().unwrap().description;
                let says = format!("<t:{}:t>", at / 1000);
                assert_eq!(text.contains(&says), hour.is_some(), "{text}");
            }
        }
    }
    let press = Press::Hour(view.id, HourPress::Pick);
    assert!(press.text().len() <= 100);
}
