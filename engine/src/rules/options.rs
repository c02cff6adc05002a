//! The declaration of a game's options. They are declared once, as a struct; reading, commands and
//! help follow from it.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

/// An option of a game, with the names that a record's header uses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameOption {
    pub name: String,
    /// All its values, the rule books' own first.
    pub values: Vec<Value>,
}

/// The error for an option that the game does not have, or a value that the option does not have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoSuchOption {
    #[error("{name}: this game has no such option, but {}", names.join(", "))]
    Name {
        /// The name that was given.
        name: String,
        /// All names of the game's options.
        names: Vec<String>,
    },
    #[error("{name}: {value} is none of {}", values.join(", "))]
    Value {
        /// The name of the option.
        name: String,
        /// The value that was given.
        value: String,
        /// All values of the option.
        values: Vec<String>,
    },
}

/// A type whose values an option can take.
pub(crate) trait Values: Sized + Copy + Serialize + 'static {
    /// All values, the rule books' own first.
    const ALL: &'static [Self];
}

impl Values for bool {
    const ALL: &'static [Self] = &[false, true];
}

impl GameOption {
    /// The option that a field of this name and type declares.
    pub(crate) fn of<T: Values>(field: &str) -> Self {
        let values = T::ALL.iter().filter_map(|value| serde_json::to_value(value).ok());
        Self { name: field.replace('_', "-"), values: values.collect() }
    }

    /// All values as users type them.
    pub fn words(&self) -> Vec<String> {
        self.values.iter().map(word).collect()
    }
}

/// A value as users type it: text without quotation marks.
fn word(value: &Value) -> String {
    value.as_str().map_or_else(|| value.to_string(), str::to_owned)
}

/// Declares the values of an option, the rule books' own first and as the default.
macro_rules! values {
    ($(#[$meta:meta])* pub enum $name:ident { $($values:tt)* }) => {
        #[derive(
            Clone, Copy, Debug, Default, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize,
            strum::EnumCount, strum::VariantArray,
        )]
        $(#[$meta])*
        pub enum $name { $($values)* }

        impl $name {
            pub const ALL: [Self; <Self as strum::EnumCount>::COUNT] =
                $crate::rules::variants::all(<Self as strum::VariantArray>::VARIANTS);
        }

        impl $crate::rules::options::Values for $name {
            const ALL: &'static [Self] = <Self as strum::VariantArray>::VARIANTS;
        }
    };
}

/// Declares the options of a game.
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
            /// All options, in the order in which they are offered.
            pub fn choices() -> Vec<$crate::rules::options::GameOption> {
                vec![$($crate::rules::options::GameOption::of::<$type>(stringify!($field))),*]
            }
        }
    };
}

pub(crate) use choices;
pub(crate) use values;

/// Returns these options with one of them changed.
pub(super) fn with<O: Serialize + DeserializeOwned>(
    options: &O,
    choices: &[GameOption],
    name: &str,
    value: &str,
) -> Result<O, NoSuchOption> {
    let Some(choice) = choices.iter().find(|choice| choice.name == name) else {
        let names = choices.iter().map(|choice| choice.name.clone()).collect();
        return Err(NoSuchOption::Name { name: name.to_owned(), names });
    };
    let wrong = || NoSuchOption::Value {
        name: name.to_owned(),
        value: value.to_owned(),
        values: choice.words(),
    };
    let chosen = choice.values.iter().find(|known| word(known) == value).ok_or_else(wrong)?;
    let mut all = serde_json::to_value(options).map_err(|_| wrong())?;
    all[name] = chosen.clone();
    serde_json::from_value(all).map_err(|_| wrong())
}

/// The chosen value of this option, as users type it. An option that is not written has its first
/// value.
pub(super) fn chosen<O: Serialize>(options: &O, choice: &GameOption) -> String {
    let first = || choice.values.first().map(word);
    written(options, choice).or_else(first).unwrap_or_default()
}

/// The chosen value of this option, as users type it; `None` if it is not written.
pub(super) fn written<O: Serialize>(options: &O, choice: &GameOption) -> Option<String> {
    serde_json::to_value(options).ok()?.get(&choice.name).map(word)
}

/// Every combination of these options; the last option varies fastest.
pub(super) fn every_combination<O: DeserializeOwned>(choices: &[GameOption]) -> Vec<O> {
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
