//! The bot's token, read from the environment or from a file, and checked for its form.

use std::path::PathBuf;

use super::variable::Variable;
use super::{Environment, Unset};

pub(super) fn token(environment: &Environment) -> Result<String, Unset> {
    let text = match environment.variable(Variable::DiscordToken) {
        Some(text) => text,
        None => token_of_file(environment)?,
    };
    token_in(&text).ok_or(Unset::NotAToken { what: Variable::DiscordToken.name() })
}

/// The token in this text, without the prefix `Bot `; `None` if it does not have the form of a token.
pub(super) fn token_in(text: &str) -> Option<String> {
    let text = text.trim();
    let token = text.strip_prefix("Bot ").unwrap_or(text).trim();
    let of_a_token = |mark: char| mark.is_ascii_alphanumeric() || "-_=".contains(mark);
    let mut parts = token.split('.');
    let is_token = parts.clone().count() == 3
        && parts.all(|part| !part.is_empty() && part.chars().all(of_a_token));
    is_token.then(|| token.to_owned())
}

fn token_of_file(environment: &Environment) -> Result<String, Unset> {
    let path = PathBuf::from(environment.variable(Variable::DiscordTokenFile).ok_or(Unset::Token)?);
    match std::fs::read_to_string(&path) {
        Ok(text) => Ok(text.trim().to_owned()),
        Err(error) => Err(Unset::TokenFile { path, error }),
    }
}
