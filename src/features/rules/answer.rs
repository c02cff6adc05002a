//! The rules in short: topics of the table in the channel, or of the rule books.

use crate::features::answering::{Answering, On};
use crate::features::press::Topic;
use crate::features::{Context, Delivery, PrivateResponse};
use crate::table::TableId;

/// Answers the command `/wizard rules`.
pub(in crate::features) fn here(topic: Topic) -> Answering {
    Delivery::EPHEMERAL.by(async move |context: Context| {
        let here = context.tables().table_in(context.channel()).await.ok();
        context.rules(here, topic).await
    })
}

/// A press on a message of the rules.
pub(in crate::features) fn press(table: Option<TableId>, topic: Topic, on: On) -> Answering {
    redraw(table, topic).only_if(on.is_private())
}

/// A pick of another topic.
pub(in crate::features) fn pick(table: Option<TableId>, on: On, value: &str) -> Option<Answering> {
    let topic = value.parse().ok().filter(|_| on.is_private())?;
    Some(redraw(table, topic))
}

fn redraw(table: Option<TableId>, topic: Topic) -> Answering {
    Delivery::REDRAW.by(async move |context: Context| context.rules(table, topic).await)
}

impl Context {
    /// A topic by the rules of this table, or by the rule books if the table cannot be read.
    async fn rules(&self, table: Option<TableId>, topic: Topic) -> PrivateResponse {
        let words = self.words();
        let seen = match table {
            Some(table) => self.tables().views(table, &[]).await.ok(),
            None => None,
        };
        PrivateResponse::plain(match seen {
            Some((table, _)) => words.rules_at(&table, topic),
            None => words.rules(topic),
        })
    }
}
