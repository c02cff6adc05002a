//! The dice game: presses by players who are not asked, on boxes that are not free, on dice that
//! may not be rolled, and on scores that are not available.

use henge::features::press::{OwnPress, Press};
use henge::rules::OfGame;
use henge::rules::dice::Refusal as DiceRefusal;
use henge::table::{By, Move, Person as Sitting, PressId, Refusal, Table, UserId};
use playground::{Answer, Channel, Message, Person};

use super::{check_refused, check_told, hand, stored};
use crate::games::hand_of;
use crate::stage::{
    Stage, again, answers, begin, button, forge, message, number, press, sees, wait,
};
use crate::truth::own_is_true;
use crate::words::{say, why};

/// Three people at a dice game that has begun, with predictions in turn.
struct Dice {
    stage: Stage,
    channel: Channel,
    people: [Person; 3],
    board: Message,
}

impl Dice {
    async fn start() -> Self {
        let stage = Stage::start().await;
        let channel = stage.channel("dice");
        let people = ["Cy", "Ben", "Di"].map(|name| stage.person(name));
        let board = begin(&people, &channel, "game:dice").await;
        Self { stage, channel, people, board }
    }

    async fn table(&self) -> Table {
        crate::disk::table(&self.stage, 1).await.0
    }

    /// The press with which this person would answer the last question to their seat.
    async fn press_of(&self, person: &Person, action: &str) -> String {
        let view = self.table().await.private_view(UserId::new(person.id.0)).unwrap();
        format!("2.o.1.0.do.{}.dice.{action}.0", view.question)
    }

    /// Waits until somebody's page offers an answer. Returns the person, their page, and what it
    /// offers.
    async fn asked(&self) -> (&Person, Message, Vec<String>) {
        let look = async || {
            for person in &self.people {
                let page = hand_of(person, &self.channel).await?;
                let offered = answers(&page);
                if !offered.is_empty() {
                    return Some((person, page, offered));
                }
            }
            None
        };
        wait(|| sees(&self.people[0], &self.channel), look).await
    }

    fn others(&self, asked: &Person) -> Vec<Person> {
        self.people.iter().filter(|person| person.id != asked.id).cloned().collect()
    }

    /// All players predict. Returns the Seer, and the others.
    async fn all_predict(&self) -> (Person, Vec<Person>) {
        let mut seer = None;
        for _ in &self.people {
            let (next, page, offered) = self.asked().await;
            next.press_id(&page, &offered[0]).await.unwrap();
            seer.get_or_insert_with(|| next.clone());
        }
        let seer = seer.unwrap();
        let others = self.others(&seer);
        (seer, others)
    }

    /// The Seer names the color of their own prediction as the Wizard Color.
    async fn names_the_color(&self, seer: &Person) {
        let page = hand(seer, &self.channel).await;
        press(seer, &page, ".dice.w.0").await;
    }

    /// Checks that this press on the person's own page is refused by this rule, with its message,
    /// and changes nothing.
    async fn check_rule(&self, person: &Person, text: &str, is_it: fn(&DiceRefusal) -> bool) {
        let table = self.table().await;
        let refusal = refusal(&table, person, text);
        let Refusal::Rule(OfGame::Dice(rule)) = &refusal else { panic!("{text}: {refusal:?}") };
        assert!(is_it(rule), "{text}: {rule:?}");
        let page = hand(person, &self.channel).await;
        let told = person.forge_press_and_see(page.id, text);
        let sentence = why(&self.stage.words(), &table, person, refusal);
        check_refused(&self.stage, told, &sentence).await;
        own_is_true(&self.stage, 1, person, &self.channel).await;
    }
}

/// The reason why the table refuses this person's press.
fn refusal(table: &Table, person: &Person, text: &str) -> Refusal {
    let Ok(Press::Own(_, _, OwnPress::Answer { question, action, .. })) = Press::read(text) else {
        panic!("{text} is no answer")
    };
    let by = By::Person {
        person: Sitting { id: UserId::new(person.id.0), name: person.name.clone() },
        press: PressId::default(),
        manages: false,
        last_played: Vec::new(),
    };
    table.decide(&by, &Move::Answer { question, action }, 0).expect_err("it is refused")
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_sit_there_rolls_and_predicts_nothing() {
    let game = Dice::start().await;
    let eve = game.stage.person("Eve");
    let pages = message(press(&eve, &game.board, ".scores").await);
    assert!(pages.is_ephemeral());
    let (_, _, offered) = game.asked().await;
    let (alone, forged) = (say("refusal-not-seated"), say("refusal-forged"));
    let question = offered[0].split('.').nth(5).unwrap();
    let answers = ["r01", "s", "j", "y", "w", "wB", "x", "x1B", "t0B1G"];
    let mut texts = answers.map(|answer| format!("2.o.1.0.do.{question}.dice.{answer}.0")).to_vec();
    texts.push(offered[0].clone());
    texts.extend(
        ["show.boxes", "show.order", "order.dice.ask-always"].map(|end| format!("2.o.1.0.{end}")),
    );
    for text in texts {
        let on_the_table = eve.forge_press_and_see(game.board.id, &text);
        check_refused(&game.stage, on_the_table, &forged).await;
        check_refused(&game.stage, eve.forge_press_and_see(pages.id, &text), &alone).await;
    }
    for screen in ["hand", "boxes", "order"] {
        let open = format!("2.s.1.{screen}");
        check_refused(&game.stage, forge(&eve, game.board.id, &open), &alone).await;
    }
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn boxes_that_are_not_free_are_refused() {
    let game = Dice::start().await;
    let (seer, page, offered) = game.asked().await;
    let said = offered[0].split('.').nth(7).unwrap().to_owned();
    for answer in ["s", "j", "y", "r0123456", "w", "x", "t0B1G"] {
        let text = game.press_of(seer, answer).await;
        let asks_else = |rule: &DiceRefusal| matches!(rule, DiceRefusal::NotTheQuestion(_));
        game.check_rule(seer, &text, asks_else).await;
    }
    let garbage = ["p9G", "p1X", "p0B", "p", "1G"];
    for answer in garbage {
        let text = game.press_of(seer, answer).await;
        let told = seer.forge_press_and_see(page.id, &text);
        check_refused(&game.stage, told, &say("refusal-forged")).await;
    }
    let cards = offered[0].replace(&format!(".dice.{said}."), ".cards.cB1.");
    let page = hand(seer, &game.channel).await;
    check_refused(&game.stage, seer.forge_press_and_see(page.id, &cards), &say("refusal-forged"))
        .await;
    seer.press_id(&page, &offered[0]).await.unwrap();
    let (next, _, _) = game.asked().await;
    let taken = game.press_of(next, &said).await;
    let is_taken = |rule: &DiceRefusal| matches!(rule, DiceRefusal::BoxTaken { .. });
    game.check_rule(next, &taken, is_taken).await;
    // A second press on the same page has no effect, and shows the current state.
    let not_now = |rule: &DiceRefusal| matches!(rule, DiceRefusal::NotYourTurn);
    game.check_rule(seer, &offered[0], not_now).await;
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_seer_names_the_wizard_color_and_rolls() {
    let game = Dice::start().await;
    let (seer, others) = game.all_predict().await;
    let only = |rule: &DiceRefusal| matches!(rule, DiceRefusal::OnlyTheSeer(_));
    for other in &others {
        for answer in ["w", "wB", "r01"] {
            game.check_rule(other, &game.press_of(other, answer).await, only).await;
        }
    }
    game.names_the_color(&seer).await;
    for other in &others {
        for answer in ["r01", "r0123456", "w", "t0B1G"] {
            game.check_rule(other, &game.press_of(other, answer).await, only).await;
        }
    }
    let stay = game.press_of(&seer, "y").await;
    let asks_else = |rule: &DiceRefusal| matches!(rule, DiceRefusal::NotTheQuestion(_));
    game.check_rule(&seer, &stay, asks_else).await;
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_roll_is_of_the_dice_that_its_button_shows_and_made_once() {
    let mut game = Dice::start().await;
    // Nobody is asked after a roll, so the Seer waits for nobody.
    for person in &game.people {
        let page = hand(person, &game.channel).await;
        person.forge_press(page.id, "2.o.1.0.order.dice.never-ask").await;
    }
    let (seer, _) = game.all_predict().await;
    game.names_the_color(&seer).await;
    let nothing = game.press_of(&seer, "r").await;
    let too_few = |rule: &DiceRefusal| matches!(rule, DiceRefusal::TooFewDice { .. });
    game.check_rule(&seer, &nothing, too_few).await;
    let page = hand(&seer, &game.channel).await;
    let question = nothing.split('.').nth(5).unwrap();
    // All marks are removed, then one die is marked.
    let marks = |dice: &str| format!("2.o.1.m{question}-{dice}.show.hand");
    seer.forge_press(page.id, &marks("")).await;
    let unmarked = seer.look(page.id).unwrap();
    assert!(button(&unmarked, ".dice.r.0").is_none(), "nothing is marked");
    seer.press_id(&unmarked, &marks("3")).await.unwrap();
    let marked = seer.look(page.id).unwrap();
    let roll = button(&marked, ".dice.r3.0").expect("one die is rolled");
    // Marks are not stored; the button that showed them still has the same meaning.
    game.stage.restart_bot().await;
    seer.press_id(&marked, &roll).await.unwrap();
    assert_eq!(rolls(&game.stage).await.last().unwrap(), "3");
    let before = stored(&game.stage).await;
    drop(seer.forge_press(page.id, &roll).await);
    assert_eq!(stored(&game.stage).await, before, "a second press on the same roll is none");
    game.stage.check_the_wire();
}

/// The dice that were rolled, in each roll so far.
async fn rolls(stage: &Stage) -> Vec<String> {
    let (_, events) = crate::disk::table(stage, 1).await;
    let rolled = |event: &String| {
        let event: serde_json::Value = serde_json::from_str(event).unwrap();
        let dice = event["rolled"].as_array().filter(|_| event["event"] == "roll")?;
        Some(dice.iter().map(ToString::to_string).collect())
    };
    events.iter().filter_map(rolled).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_laid_out_on_a_page_may_be_anything_and_means_no_more_than_it_shows() {
    let game = Dice::start().await;
    let (seer, _) = game.all_predict().await;
    game.names_the_color(&seer).await;
    let page = hand(&seer, &game.channel).await;
    let before = stored(&game.stage).await;
    for draft in
        ["m0-0", "m4294967295-0123456", "f0-W", "x", "m-", "0-ff", "aaaaaaaaaaaaaaaaaaaaaaaa"]
    {
        let shown =
            message(seer.forge_press_and_see(page.id, &format!("2.o.1.{draft}.show.hand")).await);
        assert_eq!(shown.id, page.id, "{draft}");
        assert!(!answers(&shown).is_empty(), "{draft}: {}", shown.text());
    }
    for draft in ["aaaaaaaaaaaaaaaaaaaaaaaaa", "", "m 0", "ä", "m_0"] {
        let told = seer.forge_press_and_see(page.id, &format!("2.o.1.{draft}.show.hand")).await;
        check_told(told, &say("refusal-forged"));
    }
    assert_eq!(stored(&game.stage).await, before);
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_is_for_who_gives_it_and_for_the_dice() {
    let game = Dice::start().await;
    let cy = &game.people[0];
    let page = hand(cy, &game.channel).await;
    for order in ["ask-always", "never-ask", "ask-when-close"] {
        let given = format!("2.o.1.0.order.dice.{order}");
        let answer = cy.forge_press(page.id, &given).await;
        assert!(matches!(answer, Answer::Update(_)), "{answer:?}");
        let rows = stored(&game.stage).await;
        let mut own = rows.iter().filter(|row| row.contains(&cy.id.to_string()));
        assert!(own.any(|row| row.starts_with("seat") && row.ends_with(order)), "{rows:?}");
    }
    for forged in ["order.dice.ask", "order.dice.", "order.cards.ask-always", "order.dice"] {
        let forged = format!("2.o.1.0.{forged}");
        let told = cy.forge_press_and_see(page.id, &forged);
        check_refused(&game.stage, told, &say("refusal-forged")).await;
    }
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn buttons_of_the_other_game_mean_nothing() {
    let game = Dice::start().await;
    let cards = game.stage.channel("wizards");
    let number = number(&begin(&game.people, &cards, "preset:quick").await);
    let forged = say("refusal-forged");
    for person in &game.people {
        let own = hand(person, &cards).await;
        let live = answers(&own).first().cloned().unwrap_or_default();
        let question = live.split('.').nth(5).unwrap_or("0");
        for answer in ["r01", "s", "j", "y", "w", "wB", "p1B", "x", "t0B1G"] {
            let text = format!("2.o.{number}.0.do.{question}.dice.{answer}.0");
            check_refused(&game.stage, person.forge_press_and_see(own.id, &text), &forged).await;
        }
        let order = format!("2.o.{number}.0.order.dice.never-ask");
        check_refused(&game.stage, person.forge_press_and_see(own.id, &order), &forged).await;
        // Screens that only the dice game has open nothing in the card game.
        for screen in ["boxes", "order"] {
            let text = format!("2.o.{number}.0.show.{screen}");
            check_refused(&game.stage, person.forge_press_and_see(own.id, &text), "").await;
            assert!(again(&person.look(own.id).unwrap()).is_some());
        }
        own_is_true(&game.stage, number, person, &cards).await;
    }
    game.stage.check_the_wire();
}
