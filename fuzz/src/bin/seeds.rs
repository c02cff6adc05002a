//! Writes the seeds of every target to a folder: texts of buttons, interactions, stored games,
//! records, questions, names. `fuzz/keep` runs it.
#![allow(clippy::expect_used, clippy::panic, reason = "a developer's tool may fail loudly")]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::{env, fs};

use ::fuzz::bot::{ADA, CHANNEL, GUILD};
use ::fuzz::tables::{GAMES, MOMENTS, by, every_option, next_move, waiting};
use henge::computer::Level;
use henge::features::press::{Command, Draft, Press, Screen, Subcommand};
use henge::protocol;
use henge::rules::cards::CardGame;
use henge::rules::dice::DiceGame;
use henge::rules::{Chance, GameKind, OfGame};
use henge::simulation::{Entrant, Simulation};
use henge::table::{Move, Table, TableId, UserId};
use henge::view::{Message, Words};
use serde_json::{Value, json};
use strum::VariantArray as _;

/// The folder of the tests, from which some seeds are taken.
const TESTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../tests/it");

#[path = "../../../engine/tests/rules/shared/actions.rs"]
pub mod actions;
#[path = "../../../tests/it/view/names.rs"]
mod names;
#[allow(unused_imports, reason = "the tests try them")]
#[path = "../../../tests/it/fuzz/presses.rs"]
mod presses;

/// The names by which the tests know these modules.
mod fuzz {
    pub use ::fuzz::altered;

    #[allow(dead_code, reason = "the tests call it")]
    pub fn try_all() {}
}

mod shared {
    pub use crate::actions;
}

fn main() {
    let folder = PathBuf::from(env::args().nth(1).expect("the argument is a folder"));
    write(&folder, "presses", buttons());
    write(&folder, "interactions", interactions());
    write(&folder, "stored", stored());
    write(&folder, "records", records());
    write(&folder, "questions", questions());
    write(&folder, "messages", messages());
}

fn write(folder: &Path, target: &str, seeds: Vec<String>) {
    let folder = folder.join(target);
    fs::create_dir_all(&folder).expect("the folder can be made");
    for (number, seed) in seeds.iter().enumerate() {
        fs::write(folder.join(format!("seed-{number:05}")), seed).expect("a seed can be written");
    }
    println!("{}: {} seeds", target, seeds.len());
}

/// The custom ids of a message.
fn ids(message: &Message) -> impl Iterator<Item = String> {
    let buttons = message.rows.iter().flatten().map(|button| &button.press);
    let selects = message.selects.iter().chain(&message.more).map(|select| &select.press);
    buttons.chain(selects).map(Press::text)
}

/// Every button at every moment, and every kind of button.
fn buttons() -> Vec<String> {
    let words = Words::english();
    let mut seeds = Vec::new();
    for (moment, table) in (0_u8..).zip(MOMENTS.iter()) {
        let moment = char::from(moment);
        for user in 1..=3 {
            let Some(own) = table.private_view(UserId::new(user)) else { continue };
            let screens = Screen::VARIANTS.iter();
            let texts: BTreeSet<String> = screens
                .flat_map(|screen| {
                    ids(words.own(&own, *screen, &Draft::default()).message()).collect::<Vec<_>>()
                })
                .collect();
            seeds.extend(texts.iter().map(|text| format!("{moment}{user}{text}")));
            let possible = words.possible(&own);
            seeds.extend(possible.iter().map(|one| format!("{moment}{user}{}", one.text)));
        }
    }
    seeds.extend(crate::presses::valid().into_iter().map(|text| format!("\u{3}1{text}")));
    seeds
}

/// An interaction with the fields that each has, at the table with this number.
fn interaction(kind: u8, table: u64, data: &Value) -> Value {
    let channel = (CHANNEL + table).to_string();
    json!({
        "id": "1", "application_id": "2", "type": kind, "token": "t", "version": 1, "data": data,
        "guild_id": GUILD.to_string(), "guild_locale": "en-US", "locale": "en-US",
        "guild": { "id": GUILD.to_string(), "locale": "en-US", "features": [] },
        "channel_id": channel, "app_permissions": "2147600448", "entitlements": [], "context": 0,
        "channel": {
            "id": channel, "type": 0, "guild_id": GUILD.to_string(), "name": "wizards",
            "position": 0, "flags": 0, "parent_id": null, "topic": null, "nsfw": false,
            "last_message_id": null, "rate_limit_per_user": 0, "permissions": "562949953421311",
            "permission_overwrites": [],
        },
        "member": {
            "user": user(), "nick": null, "avatar": null, "roles": [], "flags": 0,
            "joined_at": "2026-01-01T00:00:00.000000+00:00", "premium_since": null, "deaf": false,
            "mute": false, "pending": false, "permissions": "562949953421311",
            "communication_disabled_until": null,
        },
        "authorizing_integration_owners": { "0": GUILD.to_string() },
        "attachment_size_limit": 10_485_760,
    })
}

fn user() -> Value {
    json!({
        "id": ADA.to_string(), "username": "ada", "global_name": "Ada", "avatar": null,
        "discriminator": "0", "public_flags": 0, "flags": 0, "bot": false,
    })
}

fn command(table: u64, options: &Value) -> Value {
    let users = json!({ ADA.to_string(): user() });
    let data = json!({
        "id": "3", "name": Command::NAME, "type": 1, "options": options,
        "resolved": { "users": users },
    });
    interaction(2, table, &data)
}

/// A message with one component; the flags say whether others see it.
fn message(table: u64, component: &Value, flags: u32) -> Value {
    json!({
        "id": "7", "channel_id": (CHANNEL + table).to_string(), "type": 0, "author": user(),
        "content": "", "embeds": [], "attachments": [], "mentions": [], "mention_roles": [],
        "mention_everyone": false, "edited_timestamp": null,
        "timestamp": "2026-01-01T00:00:00.000000+00:00", "pinned": false, "tts": false,
        "flags": flags, "components": [{ "type": 1, "id": 1, "components": [component] }],
    })
}

fn pressed(table: u64, id: &str, flags: u32) -> Value {
    let button = json!({ "type": 2, "style": 1, "label": "Press", "id": 2, "custom_id": id });
    let data = json!({ "custom_id": id, "component_type": 2, "id": 1 });
    let mut press = interaction(3, table, &data);
    press["message"] = message(table, &button, flags);
    press
}

fn picked(table: u64, id: &str, value: &str, flags: u32) -> Value {
    let option = json!({ "label": "Pick", "value": value });
    let select = json!({ "type": 3, "id": 2, "custom_id": id, "options": [option] });
    let data = json!({ "custom_id": id, "component_type": 3, "id": 2, "values": [value] });
    let mut pick = interaction(3, table, &data);
    pick["message"] = message(table, &select, flags);
    pick
}

fn form(table: u64, id: &str, typed: &str) -> Value {
    let input = json!({ "type": 4, "id": 2, "custom_id": "words", "value": typed });
    let rows = json!([{ "type": 1, "id": 1, "components": [input] }]);
    let mut form = interaction(5, table, &json!({ "custom_id": id, "components": rows }));
    let button = json!({ "type": 2, "style": 1, "label": "Press", "id": 2, "custom_id": id });
    form["message"] = message(table, &button, 0);
    form
}

/// Commands, presses, picks, forms and typed moves at each of the tables.
fn interactions() -> Vec<String> {
    let mut seeds = Vec::new();
    for table in 0..5 {
        for subcommand in Subcommand::VARIANTS {
            let name = <&str>::from(*subcommand);
            let plain = json!([{ "name": name, "type": 1, "options": [] }]);
            seeds.push(command(table, &plain).to_string());
            for parameter in subcommand.parameters() {
                for value in parameter.values.iter().take(3) {
                    let option = json!({ "name": parameter.name, "type": 3, "value": value });
                    let options = json!([{ "name": name, "type": 1, "options": [option] }]);
                    seeds.push(command(table, &options).to_string());
                }
            }
        }
        let what = json!({ "name": "what", "type": 3, "value": "b1", "focused": true });
        let typed = json!([{ "name": "move", "type": 1, "options": [what] }]);
        let mut typed = command(table, &typed);
        typed["type"] = json!(4);
        seeds.push(typed.to_string());
    }
    for (number, id) in crate::presses::valid().iter().enumerate() {
        let table = number as u64 % 5;
        // The tables are numbered from 1.
        let id = id.replacen(".7.", &format!(".{}.", table + 1), 1);
        let id =
            if id.ends_with(".7") { format!("{}{}", &id[..id.len() - 1], table + 1) } else { id };
        for flags in [0, 64] {
            seeds.push(pressed(table, &id, flags).to_string());
        }
        for value in ["cards", "12", "true"].into_iter().take(1 + number % 3) {
            seeds.push(picked(table, &id, value, 64).to_string());
        }
        seeds.push(form(table, &id, "abracadabra").to_string());
    }
    let id = Press::Cut(TableId::new(1)).text();
    seeds.extend(names::hostile(14, 0).iter().map(|name| form(0, &id, name).to_string()));
    seeds
}

/// The logs of games of both kinds, of several lengths.
fn stored() -> Vec<String> {
    let mut seeds = Vec::new();
    for (number, (kind, seats)) in (0..12_u8).zip(GAMES.into_iter().cycle()) {
        let table = waiting(kind, seats, number);
        for (moves, luck) in [(0, 1), (4, 2), (12, 3), (40, 4), (120, 5), (10_000, 6), (10_000, 7)]
        {
            let log = log_of(&table, moves, luck);
            let header =
                json!({ "table": number, "engine": 1, "orders": [], "options": table.options });
            seeds.push(format!("{header}\n{}", log.join("\n")));
        }
    }
    seeds
}

/// The log of a game that begins in this lobby, after this number of moves.
fn log_of(lobby: &Table, moves: usize, luck: u8) -> Vec<String> {
    let begun = lobby.decide(&by(1), &Move::Begin, 0).expect("the game begins");
    let (mut log, mut table) = (begun.log.lines, begun.table);
    let mut draws = Chance::new([luck; 32]).set_up();
    for number in 0..moves {
        let chosen = number * (usize::from(luck) * 2 + 31) / 7;
        let Some((by, next)) = next_move(&table, chosen, &mut draws) else { break };
        let step = table.decide(&by, &next, 0).expect("an offered move is accepted");
        log.extend(step.log.lines);
        table = step.table;
    }
    log
}

/// Records of the tests, and of short random games.
fn records() -> Vec<String> {
    let files = fs::read_dir(format!("{TESTS}/games/records")).expect("there are records");
    let files = files.map(|file| file.expect("it is readable").path());
    let files = files.filter(|path| path.extension().is_some_and(|end| end == "jsonl"));
    let mut seeds: Vec<String> =
        files.map(|path| fs::read_to_string(path).expect("it is a text")).collect();
    for (number, (kind, seats)) in (0..60_usize).zip(GAMES.into_iter().cycle()) {
        let all = every_option(kind, seats);
        let simulation = Simulation {
            options: all[number * 37 % all.len()],
            entrants: vec![Entrant::Computer(Level::RANDOM.into()); seats],
            seed: number.to_string(),
            programs: Arc::default(),
        };
        let record = simulation.play(0).expect("a game can be played").text();
        if number % 3 == 0 {
            let lines = record.lines().count();
            let begun: Vec<&str> = record.lines().take(lines / 2).collect();
            seeds.push(format!("{}\n{{\"event\":\"stopped\"}}\n", begun.join("\n")));
        }
        seeds.push(record);
    }
    seeds
}

/// The questions at every moment, and answers to them.
fn questions() -> Vec<String> {
    let mut seeds = Vec::new();
    for (number, table) in (0_u8..).zip(MOMENTS.iter()) {
        for user in 1..=3 {
            let Some(own) = table.private_view(UserId::new(user)) else { continue };
            let question = match &own.game {
                OfGame::Cards(view) => protocol::question::<CardGame>(view),
                OfGame::Dice(view) => protocol::question::<DiceGame>(view),
            };
            let question = question.expect("a view can be written");
            let letter = char::from(b'a' + number % 6);
            seeds.extend(question.map(|line| format!("{letter}{line}")));
        }
    }
    for kind in GameKind::VARIANTS {
        for (number, action) in (0_u8..).zip(actions::every_action(*kind).into_iter().take(120)) {
            let (letter, seat) = (char::from(b' ' + number % 90), usize::from(number % 4));
            let seat = henge::rules::Seat::new(seat as u8);
            let line = protocol::answer(seat, &action).expect("an answer can be written");
            seeds.push(format!("{letter}{line}"));
        }
    }
    seeds
}

/// Games of people with hostile names, and messages with values.
fn messages() -> Vec<String> {
    let mut seeds = Vec::new();
    for number in 0..60_usize {
        let names = names::hostile(2 + number % 5, number);
        let names: Vec<String> = names.into_iter().map(|name| format!("n{name}")).collect();
        let cuts = names::hostile(2, number + 3);
        let cuts: Vec<String> = cuts.into_iter().map(|words| format!("c{words}")).collect();
        let moves: String = ('a'..='z').cycle().skip(number).take(20 + number * 2).collect();
        let game = format!(
            "g{} {} {} {} {number} {number}",
            number % 8,
            number % 2,
            number % 3,
            number * 29
        );
        seeds.push(format!("{game}\n{}\n{}\nm{moves}", names.join("\n"), cuts.join("\n")));
    }
    for number in 0..1600 {
        let value = ["0", "1", "-3", "2.5", "Ada", "first", "red", "1e300"][number % 8];
        seeds.push(format!("s{number} {value}"));
    }
    seeds
}
