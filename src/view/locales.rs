//! The Fluent files of all languages.

use std::collections::HashSet;
use std::sync::{Arc, LazyLock};

use fluent_bundle::FluentResource;
use fluent_syntax::ast::Entry;

use crate::language::Language;

include!(concat!(env!("OUT_DIR"), "/locales.rs"));

/// The English files, on which every language builds.
pub(super) static ENGLISH: LazyLock<Vec<Arc<FluentResource>>> =
    LazyLock::new(|| resources(Language::English));

/// The files of a language. A file with a mistake still provides its other sentences; a test checks
/// that no file has one.
pub(super) fn resources(language: Language) -> Vec<Arc<FluentResource>> {
    let code: &str = language.into();
    let files = LOCALES.iter().filter(|(name, _)| *name == code).flat_map(|(_, files)| *files);
    let read = |file: &&str| FluentResource::try_new((*file).to_owned());
    files.map(|file| Arc::new(read(file).unwrap_or_else(|(rest, _)| rest))).collect()
}

/// The number of English messages that these files lack.
pub(super) fn missing_in(files: &[Arc<FluentResource>]) -> usize {
    let own: HashSet<&str> = ids(files).collect();
    ids(&ENGLISH).filter(|id| !own.contains(id)).count()
}

/// The ids of the messages in these files.
pub(super) fn ids(files: &[Arc<FluentResource>]) -> impl Iterator<Item = &str> {
    files.iter().flat_map(|file| file.entries()).filter_map(|entry| match entry {
        Entry::Message(message) => Some(message.id.name),
        _ => None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_is_without_a_mistake() {
        for (_, files) in LOCALES {
            for file in *files {
                assert!(FluentResource::try_new((*file).to_owned()).is_ok(), "{file}");
            }
        }
    }
}
