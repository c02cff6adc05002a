//! How a game's choices are declared: once, as a struct, from which reading, commands and help follow.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// Something that can be chosen, by the names of a record's header.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// Its name.
    pub name: String,
    /// All its values; the books' own comes first.
    pub values: Vec<Value>,
}

/// A choice that the game does not have, or not with this value.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoSuchChoice {
    /// The game has no such choice.
    #[error("{name}: this game has no such option, but {}", names.join(", "))]
    Name {
        /// What was named.
        name: String,
        /// What there is.
        names: Vec<String>,
    },
    /// The choice has no such value.
    #[error("{name}: {value} is none of {}", values.join(", "))]
    Value {
        /// The choice.
        name: String,
        /// What was said.
        value: String,
        /// What may be said.
        values: Vec<String>,
    },
}

/// A type whose values can be chosen from.
pub(super) trait Values: Sized + Copy + Serialize + 'static {
    /// All of them; the books' own comes first.
    const ALL: &'static [Self];
}

impl Values for bool {
    const ALL: &'static [Self] = &[false, true];
}

impl Choice {
    /// The choice of a field of this name and type.
    pub(super) fn of<T: Values>(field: &str) -> Self {
        let values = T::ALL.iter().filter_map(|value| serde_json::to_value(value).ok());
        Self { name: field.replace('_', "-"), values: values.collect() }
    }

    /// Its values as they are typed.
    pub fn words(&self) -> Vec<String> {
        self.values.iter().map(word).collect()
    }
}

/// A value as it is typed: text without quotation marks.
fn word(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// Declares the choices of a game.
macro_rules! choices {
    ($(#[$meta:meta])* pub struct $name:ident {
        $($(#[$doc:meta])* pub $field:ident: $type:ty,)*
    }) => {
        $(#[$meta])*
        #[serde(rename_all = "kebab-case")]
        pub struct $name {
            $($(#[$doc])* pub $field: $type,)*
        }

        impl $name {
            /// Everything that can be chosen, in the order in which it is offered.
            pub fn choices() -> Vec<$crate::rules::options::Choice> {
                vec![$($crate::rules::options::Choice::of::<$type>(stringify!($field))),*]
            }
        }
    };
}

pub(super) use choices;

/// These choices, but for this one.
pub(super) fn with<O: Serialize + DeserializeOwned>(
    options: &O,
    choices: &[Choice],
    name: &str,
    value: &str,
) -> Result<O, NoSuchChoice> {
    let Some(choice) = choices.iter().find(|choice| choice.name == name) else {
        let names = choices.iter().map(|choice| choice.name.clone()).collect();
        return Err(NoSuchChoice::Name { name: name.to_owned(), names });
    };
    let wrong = || NoSuchChoice::Value {
        name: name.to_owned(),
        value: value.to_owned(),
        values: choice.words(),
    };
    let chosen = choice.values.iter().find(|known| word(known) == value).ok_or_else(wrong)?;
    let mut all = serde_json::to_value(options).map_err(|_| wrong())?;
    all[name] = chosen.clone();
    serde_json::from_value(all).map_err(|_| wrong())
}

/// What is chosen of this choice, as it is typed.
pub(super) fn chosen<O: Serialize>(options: &O, choice: &Choice) -> String {
    serde_json::to_value(options).map_or_else(|_| String::new(), |all| word(&all[&choice.name]))
}

/// Every combination of these choices, the last one changing first.
pub(super) fn every_combination<O: DeserializeOwned>(choices: &[Choice]) -> Vec<O> {
    let mut all = vec![serde_json::Map::new()];
    for choice in choices {
        let with_each = |so_far: &serde_json::Map<String, Value>| {
            let mut each = Vec::with_capacity(choice.values.len());
            for value in &choice.values {
                let mut chosen = so_far.clone();
                chosen.insert(choice.name.clone(), value.clone());
                each.push(chosen);
            }
            each
        };
        all = all.iter().flat_map(with_each).collect();
    }
    all.into_iter().filter_map(|chosen| serde_json::from_value(chosen.into()).ok()).collect()
}
