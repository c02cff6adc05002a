//! Deadlines: players see their own deadline where they decide, and the automatic decision when
//! time has run out.

use henge::table::{Deadline, Table, TableId};
use playground::Message;
use tokio::time::sleep;

use crate::evening::{Evening, NOW, SHOWN, sleep_until};
use crate::people::{is_own, live};
use crate::run::driven;

const DECIDED: &str = "Your time ran out: a computer ";

impl Evening {
    /// The person's newest private message.
    fn own(&self, person: usize) -> Message {
        let shown = self.people[person].sees(&self.channel).into_iter().rev();
        let mut own = shown.filter(is_own);
        own.next().expect("the hand has come by itself")
    }

    async fn deadlines(&self) -> Vec<Deadline> {
        self.bot.core.tables().look(TableId::new(1), Table::deadlines).await.unwrap()
    }

    /// Checks that everyone who is asked sees their deadline on their private message, and nobody
    /// else does. Returns the number of people who are asked.
    async fn everybody_knows_until_when(&self) -> usize {
        let deadlines = self.deadlines().await;
        for (number, person) in self.people.iter().enumerate() {
            let own = self.own(number).text();
            let deadline = deadlines.iter().find(|asked| asked.user.get() == person.id.0);
            match deadline {
                Some(Deadline { due, .. }) => {
                    let until = format!("<t:{}:R>", due.cast_unsigned().div_ceil(1000));
                    let line = own.lines().find(|line| line.contains(&until));
                    assert!(line.is_some(), "{until} is missing: {own}");
                    assert!(!is_code(&own, &until), "Discord counts down in no code block: {own}");
                }
                None => assert!(!own.contains("<t:"), "{} is not asked: {own}", person.name),
            }
        }
        deadlines.len()
    }
}

/// Returns whether this part is in a code block.
fn is_code(text: &str, part: &str) -> bool {
    text.split("```").skip(1).step_by(2).any(|code| code.contains(part))
}

#[test]
fn whoever_is_asked_reads_until_when_on_hand_and_page_and_nobody_else_does() {
    for game in ["cards", "dice"] {
        let (runtime, trace) = driven(NOW);
        runtime.block_on(async {
            let evening = Evening::begin(&format!("relaxed game:{game}"), trace).await;
            let mut asked = 0;
            for _ in 0..40 {
                asked += evening.everybody_knows_until_when().await;
                let (waited, _) = evening.waited_for().await;
                evening.press(waited, ".do.").await;
            }
            assert!(asked >= 40, "{asked}");
            evening.end().await;
        });
    }
}

#[test]
fn who_was_decided_for_reads_it_at_once_on_hand_and_page_until_they_press() {
    // A single card plays itself once everybody has predicted.
    let deeds = ["predicted ", "played "].map(|deed| format!("{DECIDED}{deed}"));
    for game in ["cards", "dice"] {
        let (runtime, trace) = driven(NOW);
        runtime.block_on(async {
            let evening = Evening::begin(&format!("live game:{game}"), trace).await;
            let (waited, deadline) = evening.waited_for().await;
            let number = usize::from(waited.id == evening.people[1].id);
            assert!(!evening.own(number).text().contains(DECIDED));
            sleep_until(deadline.due).await;
            sleep(SHOWN).await;
            let own = evening.own(number);
            assert!(deeds.iter().any(|deed| own.text().contains(deed)), "{}", own.text());
            let other = evening.own(1 - number);
            assert!(!other.text().contains(DECIDED), "{}", other.text());
            evening.everybody_knows_until_when().await;
            // The notice stays, whatever else changes in the message, until the player returns.
            if evening.waited_for().await.0.id == other_id(&evening, number) {
                evening.press(&evening.people[1 - number], ".do.").await;
                assert!(evening.own(number).text().contains(DECIDED));
            }
            // The press that brings them back says it once more.
            evening.press(&evening.people[number], ".s.1.hand").await;
            evening.press(&evening.people[number], ".s.1.hand").await;
            let own = evening.own(number);
            assert!(!own.text().contains(DECIDED), "it has been read: {}", own.text());
            evening.end().await;
        });
    }
}

fn other_id(evening: &Evening, number: usize) -> playground::Snowflake {
    evening.people[1 - number].id
}

#[test]
fn whoever_has_lost_their_seat_to_a_computer_reads_so_at_once_with_the_way_back() {
    const SITS_IN: &str = "A computer player sits in for you.";
    let (runtime, trace) = driven(NOW);
    runtime.block_on(async {
        let evening = Evening::begin("live", trace).await;
        let [ada, ben] = &evening.people[..] else { panic!("two people play") };
        let mut late = 0;
        while !evening.own(1).text().contains(SITS_IN) {
            let (waited, deadline) = evening.waited_for().await;
            if waited.id == ben.id {
                late += 1;
                sleep_until(deadline.due).await;
                sleep(SHOWN).await;
            } else {
                evening.press(ada, ".do.").await;
            }
            assert!(late <= 3, "{}", evening.own(1).text());
        }
        assert_eq!(late, 3);
        let away = evening.own(1);
        assert_eq!(live(&away).count(), 1, "{away:?}");
        let back = live(&away).next().unwrap();
        ben.press_id(&away, &back).await.unwrap();
        sleep(SHOWN).await;
        let own = evening.own(1);
        assert!(
            !own.text().contains(SITS_IN) && own.text().contains("While you were away"),
            "{}",
            own.text()
        );
        evening.end().await;
    });
}
