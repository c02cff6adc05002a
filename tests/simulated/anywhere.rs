//! A game in a group chat, of which the bot is no member: its message follows the game for a quarter of
//! an hour after a press on it, and goes on with any press.

use std::time::Duration;

use henge::table::{Table, TableId};
use playground::{Message, Person, Playground};
use tokio::time::sleep;

use crate::evening::{Evening, NOW, SHOWN};
use crate::run::driven;

/// Longer than an interaction's token lives.
const LONG: Duration = Duration::from_mins(20);
const GAME: TableId = TableId::new(1);

impl Evening {
    /// The only message that everybody sees.
    fn public(&self) -> Message {
        let shown = self.people[0].sees(&self.channel).into_iter();
        let mut public = shown.filter(|message| !message.is_ephemeral());
        let (first, second) = (public.next(), public.next());
        assert!(second.is_none(), "{second:?}");
        first.unwrap()
    }

    async fn entries(&self) -> u32 {
        self.bot.core.tables().look(GAME, Table::entries).await.unwrap()
    }

    /// Somebody who is asked answers with a press on their hand.
    async fn answer(&self) {
        let before = self.entries().await;
        for person in &self.people {
            let hand = self.hand(person);
            let offered = hand.buttons().filter(|button| !button.disabled);
            let mut ids = offered.filter_map(|button| button.custom_id.clone());
            if let Some(id) = ids.find(|id| id.contains(".do.")) {
                person.press_id(&hand, &id).await.unwrap();
                sleep(SHOWN).await;
                assert!(self.entries().await > before);
                return;
            }
        }
        panic!("nobody is asked");
    }

    /// The hand of a person, who presses the table's message if it is old.
    fn hand(&self, person: &Person) -> Message {
        let shown = person.sees(&self.channel).into_iter().rev();
        shown.into_iter().find(Message::is_ephemeral).expect("they have pressed for it")
    }

    async fn press_for_hands(&self) {
        for person in &self.people {
            self.press(person, ".hand").await;
        }
    }
}

/// Checks that nothing was requested but answers, and what each start of the bot asks for.
fn check_answers_alone(playground: &Playground) {
    let counted = playground.journal().counted();
    let to_channels = counted.iter().filter(|request| request.path.starts_with("/channels/"));
    let to_channels: Vec<_> = to_channels.collect();
    assert!(to_channels.is_empty(), "{to_channels:#?}");
}

#[test]
fn a_table_is_edited_for_a_quarter_of_an_hour_after_a_press_and_goes_on_with_any() {
    let (runtime, trace) = driven(NOW);
    runtime.block_on(async {
        let evening = Evening::begin_in_a_group(trace).await;
        let ephemeral = |person: &Person| {
            person.sees(&evening.channel).into_iter().filter(Message::is_ephemeral).count()
        };
        assert_eq!(evening.people.iter().map(ephemeral).sum::<usize>(), 0, "nobody has pressed");
        evening.press_for_hands().await;
        let shown = evening.public();
        evening.answer().await;
        assert_ne!(evening.public(), shown, "the message follows the game");
        // Nobody presses on it any more, but the game goes on.
        sleep(LONG).await;
        let shown = evening.public();
        evening.answer().await;
        assert_eq!(evening.public(), shown, "the message cannot be edited");
        evening.press(&evening.people[1], ".scores").await;
        let followed = evening.public();
        assert_ne!(followed, shown, "any press goes on");
        // A day later nothing has happened, and nothing is lost.
        sleep(Duration::from_hours(24)).await;
        let before = evening.entries().await;
        let invalid = evening.playground.journal().invalid();
        assert!(invalid.is_empty(), "{invalid:#?}");
        let evening = evening.kill().await;
        sleep(LONG).await;
        assert_eq!((evening.entries().await, evening.public()), (before, followed));
        evening.press_for_hands().await;
        evening.answer().await;
        check_answers_alone(&evening.playground);
        evening.end().await;
    });
}
