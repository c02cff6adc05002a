//! The interactions that the playground remembers.

use std::collections::{HashMap, VecDeque};
use std::time::Duration;

use super::Interaction;
use crate::snowflake::Snowflake;

/// The known interactions, by id and by token.
#[derive(Debug, Default)]
pub(crate) struct Interactions {
    known: HashMap<Snowflake, Interaction>,
    by_token: HashMap<String, Snowflake>,
    /// The ids, the oldest first.
    in_order: VecDeque<Snowflake>,
}

impl Interactions {
    pub(crate) fn get(&self, id: Snowflake) -> Option<&Interaction> {
        self.known.get(&id)
    }

    pub(crate) fn get_mut(&mut self, id: Snowflake) -> Option<&mut Interaction> {
        self.known.get_mut(&id)
    }

    pub(crate) fn of_token(&self, token: &str) -> Option<&Interaction> {
        self.known.get(self.by_token.get(token)?)
    }

    pub(crate) fn insert(&mut self, interaction: Interaction) {
        self.by_token.insert(interaction.token.clone(), interaction.id);
        self.in_order.push_back(interaction.id);
        self.known.insert(interaction.id, interaction);
    }

    /// Removes the oldest interactions beyond the newest `kept`, except those whose tokens are
    /// still valid.
    pub(crate) fn forget(&mut self, kept: usize, token_life: Duration) {
        while self.in_order.len() > kept
            && let Some(oldest) = self.in_order.front().and_then(|id| self.known.get(id))
            && oldest.dispatched.elapsed() >= token_life
        {
            self.by_token.remove(&oldest.token);
            if let Some(oldest) = self.in_order.pop_front() {
                self.known.remove(&oldest);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use serde_json::Value;
    use tokio::time::Instant;

    use super::*;
    use crate::world::Trigger;

    const LIFE: Duration = Duration::from_mins(15);

    fn interaction(id: u64) -> Interaction {
        Interaction {
            id: Snowflake(id),
            token: id.to_string(),
            trigger: Trigger::Command { name: String::new(), text: String::new(), target: None },
            by: Snowflake(0),
            channel: Snowflake(0),
            owners: crate::world::Owners::default(),
            dispatched: Instant::now(),
            answer: None,
            choices: Vec::new(),
            failed: false,
            original: None,
            is_edited: false,
            followed: 0,
            form: None,
            key: Some(Value::Null),
            settled: std::sync::Arc::default(),
        }
    }

    #[test]
    fn what_may_still_be_answered_is_kept_however_many_there_are() {
        let mut interactions = Interactions::default();
        (0..100).for_each(|id| interactions.insert(interaction(id)));
        interactions.forget(10, LIFE);
        assert_eq!(interactions.known.len(), 100);
        interactions.forget(10, Duration::ZERO);
        let known = [interactions.known.len(), interactions.by_token.len()];
        assert_eq!((known, interactions.in_order.len()), ([10; 2], 10));
        assert!(interactions.get(Snowflake(89)).is_none());
        assert!(interactions.of_token("90").is_some());
    }
}
