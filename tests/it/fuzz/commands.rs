//! Commands and their parameters.

use henge::features::press::{Command, Subcommand};
use henge::server::ServerSettings;
use rand::RngExt as _;
use rand::rngs::ChaCha20Rng;
use rand::seq::IndexedRandom as _;
use strum::VariantArray as _;

use crate::fuzz::{altered, try_all};

/// A subcommand, and its parameters with their values.
type Said = (String, Vec<(String, String)>);

#[test]
fn a_command_is_understood_or_refused() {
    let all = Subcommand::VARIANTS;
    let parameters: Vec<_> = all.iter().map(|subcommand| subcommand.parameters()).collect();
    let names: Vec<String> = all.iter().map(|one| <&str>::from(*one).to_owned()).collect();
    let words: Vec<String> = parameters
        .iter()
        .flatten()
        .flat_map(|parameter| parameter.values.iter().chain([&parameter.name]))
        .cloned()
        .collect();
    let make = |luck: &mut ChaCha20Rng| -> Said {
        let number = luck.random_range(0..all.len());
        let said = (0..luck.random_range(0..6)).map(|_| {
            let Some(parameter) =
                parameters[number].choose(luck).filter(|_| luck.random_bool(0.95))
            else {
                return (altered::text(&words, luck), altered::text(&words, luck));
            };
            let value = parameter.values.choose(luck).cloned();
            let is_altered = value.is_none() || luck.random_bool(0.1);
            let value = value.filter(|_| !is_altered);
            let value = value.unwrap_or_else(|| altered::text(&words, luck));
            (parameter.name.clone(), value)
        });
        let said = said.collect();
        let is_altered = luck.random_bool(0.05);
        (if is_altered { altered::text(&names, luck) } else { names[number].clone() }, said)
    };
    try_all("commands", 25, make, |(subcommand, said)| {
        let said: Vec<_> =
            said.iter().map(|(name, value)| (name.as_str(), value.clone())).collect();
        let Ok(command) = Command::read(subcommand, &said) else { return false };
        if let Command::Play(play) = command {
            let Ok(options) = play.options(&ServerSettings::default()) else { return false };
            // Contradicting options are reported to the user; valid ones are stored and read back
            // unchanged.
            let is_playable = options.check().is_ok();
            let stored = serde_json::to_string(&options).unwrap();
            assert_eq!(serde_json::from_str::<henge::rules::Options>(&stored).unwrap(), options);
            return is_playable;
        }
        true
    });
}
