//! The JSON schema of the protocol: `docs/player.schema.json` is generated from the structs of this module.
//!
//! The test below fails if the file differs; with `UPDATE_EXPECT=1` it writes the file. This file adds what the structs do
//! not say: the form of types with their own serialization, and the ranges of numbers.

use std::borrow::Cow;

use expect_test::expect_file;
use schemars::generate::SchemaSettings;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::ser::{Serialize, SerializeMap as _, Serializer};
use serde_json::{Map, Value, json};
use strum::VariantArray as _;

use super::over::Ending;
use super::{PROTOCOL, Speaks};
use crate::rules::cards::{Card, CardSet};
use crate::rules::dice::{
    Color, Dice, DiceSet, Die, Face, FirstSeer, Intention, MagicCard, Number, Prediction, Scoring,
    Turned,
};
use crate::rules::games::by_kind;
use crate::rules::{GameKind, MOST_SEATS, PerSeat, Seat, SeatCount};

/// An integer in this range.
pub(super) struct Within<const LEAST: u8, const MOST: u8>;

/// The options of a game, described in `docs/record.md`.
pub(super) type AnyOptions = Map<String, Value>;

/// Implements `JsonSchema` for a type of the rules: under a name in `$defs`, or inline.
macro_rules! form {
    ($type:ty, $name:literal, $form:expr) => {
        impl JsonSchema for $type {
            fn schema_name() -> Cow<'static, str> {
                $name.into()
            }

            fn json_schema(generator: &mut SchemaGenerator) -> Schema {
                let form: fn(&mut SchemaGenerator) -> Schema = $form;
                form(generator)
            }
        }
    };
    ($type:ty, $form:expr) => {
        impl JsonSchema for $type {
            fn inline_schema() -> bool {
                true
            }

            fn schema_name() -> Cow<'static, str> {
                stringify!($type).into()
            }

            fn json_schema(generator: &mut SchemaGenerator) -> Schema {
                let form: fn(&mut SchemaGenerator) -> Schema = $form;
                form(generator)
            }
        }
    };
}

form!(Seat, "seat", |_| json_schema!({
    "description": "A seat, counted from 0 in the order of play, clockwise.",
    "type": "integer",
    "minimum": 0,
    "maximum": MOST_SEATS - 1,
}));
form!(SeatCount, |_| json_schema!({ "type": "integer", "minimum": 2, "maximum": MOST_SEATS }));
form!(Color, "suit", |_| json_schema!({ "enum": Color::ALL }));
form!(Face, "face", |_| json_schema!({ "enum": Face::ALL }));
form!(MagicCard, "magic_card", |_| json_schema!({ "enum": MagicCard::VARIANTS }));
form!(FirstSeer, |_| json_schema!({
    "enum": [FirstSeer::LastPlayed, FirstSeer::Drawn, FirstSeer::Chosen],
}));
form!(Card, "card", |_| json_schema!({
    "description": "B1 to B13, G, R and Y likewise; W is a Wizard, J a Jester.",
    "type": "string",
    "pattern": "^([BGRY]([1-9]|1[0-3])|W|J)$",
}));
form!(CardSet, <Vec<Card>>::json_schema);
form!(Number, <Within<1, 5>>::json_schema);
form!(Prediction, "box", |generator| json_schema!({
    "description": "A box of the page: a prediction of so many dice of this color.",
    "type": "object",
    "additionalProperties": false,
    "required": ["number", "color"],
    "properties": {
        "number": generator.subschema_for::<Number>(),
        "color": generator.subschema_for::<Color>(),
    },
}));
form!(DiceSet, "die_set", |_| json_schema!({
    "description": "Dice by their index.",
    "type": "array",
    "items": { "type": "integer", "minimum": 0, "maximum": Die::COUNT - 1 },
    "uniqueItems": true,
}));
form!(Dice, <[Option<Face>; Die::COUNT]>::json_schema);
form!(Turned, |generator| json_schema!({
    "type": "object",
    "minProperties": 2,
    "maxProperties": 2,
    "propertyNames": { "pattern": "^[0-6]$" },
    "additionalProperties": generator.subschema_for::<Face>(),
}));
form!(Intention, |generator| json_schema!({
    "oneOf": [
        { "const": Intention::Stay },
        {
            "type": "object",
            "additionalProperties": false,
            "required": ["roll"],
            "properties": { "roll": generator.subschema_for::<DiceSet>() },
        },
        {
            "type": "object",
            "additionalProperties": false,
            "required": ["score"],
            "properties": { "score": { "enum": [Scoring::Prediction, Scoring::JesterScore] } },
        },
    ],
}));

impl<const LEAST: u8, const MOST: u8> JsonSchema for Within<LEAST, MOST> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("{LEAST}-to-{MOST}").into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "type": "integer", "minimum": LEAST, "maximum": MOST })
    }
}

/// A list with one value a seat, in the order of the seats.
impl<T: JsonSchema> JsonSchema for PerSeat<T> {
    fn inline_schema() -> bool {
        true
    }

    fn schema_name() -> Cow<'static, str> {
        format!("{}-of-each", T::schema_name()).into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "array",
            "items": generator.subschema_for::<T>(),
            "minItems": 2,
            "maxItems": MOST_SEATS,
        })
    }
}

/// The schema of a line of this game: the properties that every line begins with, then those of the view.
fn line<V: JsonSchema>(generator: &mut SchemaGenerator, game: GameKind) -> Value {
    let mut form = V::json_schema(generator).to_value();
    form["properties"]["protocol"] = json!({ "const": PROTOCOL });
    form["properties"]["game"] = json!({ "const": game });
    let keys = form["required"].as_array().unwrap().iter().cloned();
    form["required"] = ["protocol", "game"].map(Value::from).into_iter().chain(keys).collect();
    form["description"] = format!("A line to a player of {}.", game.word()).into();
    form
}

/// The whole schema.
fn schema() -> Value {
    let generator = &mut SchemaSettings::draft2020_12().for_serialize().into_generator();
    let mut lines = Vec::new();
    let mut answers = Vec::new();
    for game in GameKind::VARIANTS {
        by_kind!(*game, Game => {
            lines.push((game.to_string(), line::<<Game as Speaks>::View>(generator, *game)));
            answers.push(generator.subschema_for::<<Game as Speaks>::Answer>());
        });
    }
    let mut over = line::<Ending>(generator, GameKind::Cards);
    over["properties"]["game"] = json!({ "enum": GameKind::VARIANTS });
    over["description"] =
        "The line after a game, to a program that is kept; its answer is `ready`.".into();
    lines.push(("over".to_owned(), over));
    let kinds = lines.iter().map(|(kind, _)| json!({ "$ref": format!("#/$defs/{kind}") }));
    let kinds: Vec<Value> = kinds.collect();
    let mut forms = generator.take_definitions(true);
    forms.extend(lines);
    let answer = json!({ "description": "A line from the player.", "anyOf": answers });
    forms.insert("answer".to_owned(), answer);
    json!({
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": format!("Protocol {PROTOCOL} for players: a line to a player"),
        "description": "docs/players.md tells how it is used. A line from a player is $defs/answer.",
        "oneOf": kinds,
        "$defs": forms,
    })
}

/// Serializes a schema in a readable order: a type before its parts, and properties in the order of a line.
struct Ordered<'a>(&'a Value, &'a [Value]);

impl Serialize for Ordered<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        const FIRST: [&str; 9] = [
            "$schema",
            "title",
            "description",
            "$ref",
            "type",
            "additionalProperties",
            "required",
            "properties",
            "oneOf",
        ];
        match self.0 {
            Value::Object(entries) => {
                let mut entries: Vec<_> = entries.iter().collect();
                let place = |key: &str| {
                    let in_line = self.1.iter().position(|required| required == key);
                    in_line.or_else(|| FIRST.iter().position(|first| *first == key))
                };
                entries.sort_by_key(|(key, _)| place(key).unwrap_or(usize::MAX));
                let mut map = serializer.serialize_map(Some(entries.len()))?;
                for (key, value) in entries {
                    let required = match key.as_str() {
                        "properties" => {
                            self.0["required"].as_array().map_or(&[][..], Vec::as_slice)
                        }
                        _ => &[],
                    };
                    map.serialize_entry(key, &Ordered(value, required))?;
                }
                map.end()
            }
            Value::Array(values) => {
                serializer.collect_seq(values.iter().map(|value| Ordered(value, &[])))
            }
            other => other.serialize(serializer),
        }
    }
}

#[test]
fn the_documented_schema_is_what_the_structs_say() {
    let mut text = Vec::new();
    let lines = serde_json::ser::PrettyFormatter::with_indent(b" ");
    let mut written = serde_json::Serializer::with_formatter(&mut text, lines);
    Ordered(&schema(), &[]).serialize(&mut written).unwrap();
    text.push(b'\n');
    expect_file!["../../../docs/player.schema.json"].assert_eq(&String::from_utf8(text).unwrap());
}
