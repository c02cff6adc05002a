//! The dice game: presses by those who are not asked, on boxes that are not free, on dice that may not be
//! rolled, and on results that are not to be had.

use henge::rules::Event;
use henge::rules::dice::{self, Die};
use playground::{Answer, Channel, Message, Person};

use super::{ALONE, FORGED, STALE, begin, check_refused, check_told, hand, lobby};
use crate::stage::{Stage, offered};

/// The same press with another answer.
fn instead(press: &str, answer: &str) -> String {
    let (question, _) = press.rsplit_once('.').unwrap();
    format!("{question}.{answer}")
}

/// Three people at a dice game that has begun, and whose predictions are asked in turn.
struct Dice {
    stage: Stage,
    channel: Channel,
    people: [Person; 3],
    board: Message,
}

/// A button that answers on a person's page, in its parts: `1.h.table.s.question.answer.copy`.
struct Asked {
    page: Message,
    press: String,
}

impl Asked {
    /// The same press with another answer.
    fn instead(&self, answer: &str) -> String {
        let mut parts: Vec<&str> = self.press.split('.').collect();
        parts[5] = answer;
        parts.join(".")
    }

    /// A press below the dice in answer to the same question.
    fn below(&self, answer: &str) -> String {
        let parts: Vec<&str> = self.press.split('.').collect();
        format!("1.t.{}.{}.{answer}", parts[2], parts[4])
    }

    fn answer(&self) -> &str {
        self.press.split('.').nth(5).unwrap()
    }
}

impl Dice {
    async fn start() -> Self {
        let stage = Stage::start().await;
        let channel = stage.channel("dice");
        let people = ["Cy", "Ben", "Di"].map(|name| stage.person(name));
        let board = lobby(&people, &channel, "game:dice").await;
        begin(&people[0], &board).await;
        Self { stage, channel, people, board }
    }

    /// What this person's page offers as an answer.
    async fn offered(&self, person: &Person) -> Option<Asked> {
        let page = hand(person, &self.channel).await;
        let live = page.buttons().find(|button| !button.disabled)?;
        let press = live.custom_id.clone()?;
        Some(Asked { page, press })
    }

    /// Who is asked for a prediction, and what they may press.
    async fn predicting(&self) -> (&Person, Asked) {
        for person in &self.people {
            if let Some(asked) = self.offered(person).await {
                return (person, asked);
            }
        }
        panic!("nobody is asked");
    }

    fn others(&self, asked: &Person) -> Vec<Person> {
        self.people.iter().filter(|person| person.id != asked.id).cloned().collect()
    }

    /// All predict; says who is the Seer, what was said first, and the others.
    async fn all_predict(&self) -> (Person, Asked, Vec<Person>) {
        let (seer, first) = self.predicting().await;
        seer.press_id(&first.page, &first.press).await.unwrap();
        for _ in 1..self.people.len() {
            let (next, asked) = self.predicting().await;
            next.press_id(&asked.page, &asked.press).await.unwrap();
        }
        (seer.clone(), first, self.others(seer))
    }

    /// The table's message, once it waits for no standing order.
    async fn table(&self) -> Message {
        loop {
            let board = self.people[0].command(&self.channel, "/wizard board").await.unwrap();
            let board = board.message().unwrap();
            // Standing orders are being carried out.
            if !board.content.contains("Score or stay") {
                return board;
            }
        }
    }

    /// The press that rolls the marked dice.
    async fn roll(&self) -> String {
        let table = self.table().await;
        let roll = table.buttons().find(|button| button.label.starts_with("Roll ")).unwrap();
        roll.custom_id.clone().unwrap()
    }

    async fn check_refused(&self, deed: impl Future<Output = Answer>, sentence: &str) {
        check_refused(&self.stage, deed, sentence).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn who_does_not_sit_there_rolls_and_predicts_nothing() {
    let game = Dice::start().await;
    let eve = game.stage.person("Eve");
    let (_, asked) = game.predicting().await;
    for answer in ["m0", "u0", "r01", "score", "finish", "stay", "n", "nB", "fW", "x"] {
        let press = asked.below(answer);
        game.check_refused(eve.forge_press(game.board.id, &press), ALONE).await;
    }
    game.check_refused(eve.forge_press(game.board.id, &asked.press), ALONE).await;
    game.check_refused(eve.forge_press(game.board.id, "1.s.1.hand"), ALONE).await;
    game.check_refused(eve.forge_press(game.board.id, "1.s.1.order"), ALONE).await;
    game.check_refused(eve.forge_press(game.board.id, "1.o.1.off"), ALONE).await;
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn boxes_that_are_not_free_are_refused() {
    let game = Dice::start().await;
    let (seer, first) = game.predicting().await;
    let said = first.answer().to_owned();
    game.check_refused(seer.forge_press(first.page.id, &first.instead("ds")), "Predict a free box")
        .await;
    game.check_refused(seer.forge_press(first.page.id, &first.instead("dj")), "Predict a free box")
        .await;
    game.check_refused(seer.forge_press(first.page.id, &first.instead("dxX1")), FORGED).await;
    game.check_refused(seer.forge_press(first.page.id, &first.instead("cB1")), FORGED).await;
    seer.press_id(&first.page, &first.press).await.unwrap();
    let (next, asked) = game.predicting().await;
    let taken = format!("is taken this round by {}", seer.name);
    game.check_refused(next.forge_press(asked.page.id, &asked.instead(&said)), &taken).await;
    // A second press on one's own page is stale, and shows what is true now.
    let page = hand(seer, &game.channel).await;
    game.check_refused(seer.forge_press(page.id, &first.press), "You said").await;
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_seer_names_the_wizard_color_and_rolls() {
    let game = Dice::start().await;
    let (seer, _, others) = game.all_predict().await;
    let table = game.table().await;
    let only = format!("Only the Seer, {}, may do that.", seer.name);
    let name = table.button("As my prediction").unwrap().custom_id.clone().unwrap();
    for other in &others {
        game.check_refused(other.forge_press(table.id, &name), &only).await;
    }
    seer.press_id(&table, &name).await.unwrap();
    let table = game.table().await;
    let roll = table.buttons().find(|button| button.label.starts_with("Roll ")).unwrap();
    let roll = roll.custom_id.clone().unwrap();
    let mark = table.buttons().find(|button| button.label.starts_with("1 ")).unwrap();
    let mark = mark.custom_id.clone().unwrap();
    for other in &others {
        game.check_refused(other.forge_press(table.id, &roll), &only).await;
        for press in [&mark, &instead(&roll, "finish"), &instead(&roll, "fW")] {
            game.check_refused(other.forge_press(table.id, press), &only).await;
        }
    }
    game.check_refused(seer.forge_press(table.id, &instead(&roll, "stay")), "roll again, or stop")
        .await;
    game.stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_roll_is_of_the_dice_that_its_button_shows_and_made_once() {
    let mut game = Dice::start().await;
    let (seer, _, _) = game.all_predict().await;
    seer.press(&game.table().await, "As my prediction").await.unwrap();
    let roll = game.roll().await;
    let told = "At least one die must be rolled";
    let table = game.table().await;
    game.check_refused(seer.forge_press(table.id, &instead(&roll, "r")), told).await;
    for die in 0..7 {
        let (table, unmark) = (game.table().await, instead(&roll, &format!("u{die}")));
        if table.buttons().any(|button| button.custom_id.as_ref() == Some(&unmark)) {
            seer.press_id(&table, &unmark).await.unwrap();
        }
    }
    assert!(game.table().await.button("Roll 0").unwrap().disabled, "nothing is marked");
    let table = game.table().await;
    seer.press_id(&table, &instead(&roll, "m3")).await.unwrap();
    let roll = game.roll().await;
    // Marks are not stored; the button that showed them still means the same.
    let table = game.table().await;
    game.stage.restart_bot().await;
    seer.press_id(&table, &roll).await.unwrap();
    assert_eq!(rolls(&game.stage).await.last().unwrap(), &[3]);
    let after = game.table().await;
    let stored = super::stored(&game.stage).await;
    drop(seer.forge_press(after.id, &roll).await);
    assert_eq!(super::stored(&game.stage).await, stored, "a second press on the same roll is none");
    game.stage.check_the_wire();
}

/// Which dice were rolled, in each roll so far.
async fn rolls(stage: &Stage) -> Vec<Vec<usize>> {
    let (_, events) = crate::disk::table(stage, 1).await;
    let rolled = |event: &Event| match event {
        Event::Dice(dice::Event::Roll { rolled, .. }) => {
            Some(rolled.dice().map(Die::index).collect())
        }
        _ => None,
    };
    events.iter().filter_map(rolled).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn buttons_of_the_other_game_mean_nothing() {
    let game = Dice::start().await;
    let cards = game.stage.channel("wizards");
    let board = lobby(&game.people, &cards, "preset:quick").await;
    begin(&game.people[0], &board).await;
    let number = board.button("Take a seat").unwrap().custom_id.clone().unwrap();
    let number = number.split('.').nth(2).unwrap();
    let mut asked = None;
    for person in &game.people {
        let hand = hand(person, &cards).await;
        asked = asked.or(offered(&hand).map(|press| (person, press)));
    }
    let (ada, live) = asked.expect("somebody is asked for a prediction");
    let question = live.split('.').nth(4).unwrap();
    for press in ["m0", "u0", "r01", "score", "finish", "stay", "nB", "fW"] {
        let press = format!("1.t.{number}.{question}.{press}");
        let before = super::stored(&game.stage).await;
        let answer = ada.forge_press(board.id, &press).await;
        assert!(!matches!(answer, Answer::Failed), "{press}");
        assert_eq!(super::stored(&game.stage).await, before, "{press}");
    }
    let stay = format!("1.h.{number}.s.{question}.dy.0");
    check_told(ada.forge_press(board.id, &stay).await, FORGED);
    check_told(ada.forge_press(board.id, &format!("1.h.{number}.s.9999.dy.0")).await, STALE);
    game.stage.check_the_wire();
}
