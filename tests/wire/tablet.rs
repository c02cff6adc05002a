//! A Tablet of Truth over the wire: a real game is kept in at most thirty forms and presses, with
//! mistakes, a restart, and people who may not enter anything.

use henge::features::press::{Press, TabletPress};
use henge::rules::cards::{CardGame, Options, schedule::schedule};
use henge::rules::{OfGame, SeatCount};
use henge::store::Store;
use henge::table::PressId;
use henge::tablet::Tablet;
use playground::{Answer, Channel, Delivery, Form, Message, Person};

use crate::stage::{Stage, database_url, message, presses};
use crate::words::{say, with};

/// A person at the table who keeps the tablet, and how often they press.
pub struct Scribe {
    person: Person,
    pub shown: Message,
    /// The forms and presses so far.
    used: usize,
}

impl Scribe {
    pub async fn opens(person: &Person, channel: &Channel, said: &str) -> Self {
        let command = format!("/wizard tablet {said}");
        let shown = message(person.command(channel, &command).await.unwrap());
        Self { person: person.clone(), shown, used: 0 }
    }

    pub async fn press(&mut self, part: &str) -> Answer {
        self.used += 1;
        press(&self.person, &self.shown, part).await
    }

    /// The form for what is due.
    async fn form(&mut self) -> Form {
        match self.press(".line.").await {
            Answer::Form(form) => form,
            other => panic!("no form: {other:?}"),
        }
    }

    /// Enters this line, which is accepted.
    pub async fn enters(&mut self, line: &str) {
        let form = self.form().await;
        let next = message(self.person.fill(&form, &[line]).await.unwrap());
        assert!(!next.is_ephemeral(), "{line}: {}", next.text());
        assert_eq!(next.id, self.shown.id, "the message is edited in place");
        self.shown = next;
    }

    /// Enters this line, which is refused. Returns the reason.
    pub async fn mistypes(&mut self, line: &str) -> String {
        let form = self.form().await;
        let told = message(self.person.fill(&form, &[line]).await.unwrap());
        assert!(told.is_ephemeral() && told.text().contains(line), "{}", told.text());
        told.text()
    }
}

/// Presses the button whose id has this part.
pub async fn press(person: &Person, on: &Message, part: &str) -> Answer {
    let ids = on.buttons().filter_map(|button| button.custom_id.clone());
    let id = ids.into_iter().find(|id| id.contains(part));
    let id = id.unwrap_or_else(|| panic!("no {part}: {}", on.text()));
    person.press_id(on, &id).await.unwrap()
}

/// The tablet as it is stored, after the bot has stopped.
async fn stored(stage: &mut Stage, shown: &Message) -> Tablet {
    stage.stop_bot().await;
    let id = presses(shown).find_map(|press| match press {
        Press::Tablet(press) => press.tablet(),
        _ => None,
    });
    let store = Store::open(&database_url(&stage.database())).await.unwrap();
    let tablet = store.tablet(id.unwrap()).await.unwrap().unwrap();
    store.close().await;
    tablet
}

fn game(tablet: &Tablet) -> CardGame {
    match tablet.sheet().unwrap().game {
        OfGame::Cards(game) => game,
        OfGame::Dice(_) => panic!("a card game"),
    }
}

/// Predictions and tricks of a round of these cards, for four players.
fn lines(round: usize, cards: u8) -> [String; 2] {
    let mut won = [0; 4];
    for trick in 0..usize::from(cards) {
        won[(trick * 3 + round) % 4] += 1;
    }
    let mut said = won;
    said[round % 4] = (said[round % 4] + 1).min(cards);
    [said, won].map(|line| line.map(|number: u8| number.to_string()).join(" "))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_real_game_of_fifteen_rounds_takes_thirty_forms() {
    let mut stage = Stage::start().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    let mut scribe =
        Scribe::opens(&ada, &wizards, "game:cards preset:classic players:Ada, Grandma, Cy, Di")
            .await;
    let as_bot = |stage: &Stage| {
        let requests = stage.playground.journal().requests();
        requests.iter().filter(|sent| sent.path.contains("/channels/")).count()
    };
    let sent = as_bot(&stage);
    let four = SeatCount::try_from(4_usize).unwrap();
    for (round, cards) in schedule(&Options::default(), four).into_iter().enumerate() {
        let [said, won] = lines(round, cards);
        scribe.enters(&said).await;
        if round == 7 {
            stage.stop_bot().await;
            stage.start_bot().await;
        }
        scribe.enters(&won).await;
    }
    assert!(scribe.used <= 30, "{} forms and presses", scribe.used);
    assert_eq!(as_bot(&stage), sent, "each edit is the answer to a press");
    let text = scribe.shown.text();
    let again = message(scribe.press(".again.").await);
    assert_ne!(again.id, scribe.shown.id);
    assert!(again.text().contains("**Grandma** deals"), "{}", again.text());
    let twice = message(scribe.press(".again.").await);
    assert!(twice.text().contains(&say("tablet-continued")), "{}", twice.text());
    stage.check_the_wire();
    let game = game(&stored(&mut stage, &scribe.shown).await);
    assert!(game.is_over() && game.sheet().len() == 15);
    let best = game.totals().values().iter().max().unwrap().to_string();
    assert!(text.contains(&best) && text.contains("Grandma"), "{text}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_tablet_is_a_picture_from_the_beginning() {
    let stage = Stage::start_with_pictures().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    let mut scribe = Scribe::opens(&ada, &wizards, "game:dice players:Ada, Ben").await;
    assert_eq!((scribe.shown.attachments.len(), scribe.shown.embeds.len()), (1, 0));
    let form = scribe.form().await;
    // The picture has no letters: the form says which stand for the colors.
    assert!(form.title.contains("b g r y"), "{}", form.title);
    scribe.enters("3b 2y").await;
    assert_eq!((scribe.shown.attachments.len(), scribe.shown.embeds.len()), (1, 0));
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_mistake_loses_nothing_and_is_taken_back() {
    let mut stage = Stage::start().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    let said = "plus-minus-one:strict game:cards preset:classic players:Ada, Ben the Bold, Cy";
    let mut scribe = Scribe::opens(&ada, &wizards, said).await;
    let bound = with("tablet-plus-minus-one", &[("name", "Ada"), ("cards", "1")]);
    assert!(scribe.shown.text().contains(&bound), "{}", scribe.shown.text());
    let told = scribe.mistypes("1 0 0").await;
    let adds_up = with("tablet-adds-up", &[("name", "Ada"), ("cards", "1")]);
    assert!(told.contains(&adds_up), "{told}");
    let form = scribe.form().await;
    assert_eq!(form.inputs[0].value, "1 0 0", "the line is offered again");
    assert!(form.inputs[0].label.contains("Ben the Bold"), "{}", form.inputs[0].label);
    scribe.shown = message(ada.fill(&form, &["1 1 0"]).await.unwrap());
    assert!(scribe.mistypes("1 1 0").await.contains('2'));
    scribe.enters("1 0 0").await;
    let undone = message(scribe.press(".undo.").await);
    assert!(undone.text().contains(&say("tablet-enter-tricks")) || undone.text().contains("leads"));
    // Old buttons, of which the form is one, enter nothing and say so.
    let before = scribe.shown.clone();
    scribe.shown = undone.clone();
    scribe.enters("0 1 0").await;
    for (old, part) in [(&before, ".undo."), (&undone, ".line.")] {
        let ids = old.buttons().filter_map(|button| button.custom_id.clone());
        let id = ids.into_iter().find(|id| id.contains(part)).unwrap();
        let moved_on = message(ada.forge_press_and_see(old.id, &id).await);
        assert!(moved_on.text().contains(&say("tablet-moved-on")), "{}", moved_on.text());
    }
    let tablet = stored(&mut stage, &scribe.shown).await;
    assert_eq!(game(&tablet).totals().values(), [-10, 30, 20]);
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_press_delivered_twice_enters_once() {
    let mut stage = Stage::start().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    stage.playground.faults().deliver(Delivery::Twice(std::time::Duration::ZERO));
    let mut scribe = Scribe::opens(&ada, &wizards, "game:cards players:Ada, Ben, Cy").await;
    scribe.enters("0 0 0").await;
    let form = scribe.form().await;
    stage.playground.faults().deliver(Delivery::Twice(std::time::Duration::from_millis(150)));
    let shown = message(ada.fill(&form, &["1 0 0"]).await.unwrap());
    stage.playground.faults().deliver(Delivery::Twice(std::time::Duration::from_millis(150)));
    let undone = message(press(&ada, &shown, ".undo.").await);
    tokio::time::sleep(std::time::Duration::from_millis(500)).await;
    let tablet = stored(&mut stage, &undone).await;
    let entries: Vec<String> = tablet.log.iter().map(ToString::to_string).collect();
    assert_eq!(entries, ["line 0 0 0", "line 1 0 0", "undo"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_may_enter_their_own_and_strangers_nothing() {
    let stage = Stage::start().await;
    let [ada, ben, cy] = ["Ada", "Ben", "Cy"].map(|name| stage.person(name));
    let wizards = stage.channel("wizards");
    let said = format!("game:cards preset:classic players:<@{}> Ada Grandma", ben.id);
    // A scribe who manages nothing here.
    let mut scribe = Scribe::opens(&ben, &wizards, &said).await;
    assert!(scribe.shown.text().contains("Ben"), "{}", scribe.shown.text());
    let refused = message(press(&cy, &scribe.shown, ".line.").await);
    let not_yours = with("tablet-not-the-scribe", &[("name", "Ben")]);
    assert!(refused.is_ephemeral() && refused.text().contains(&not_yours), "{}", refused.text());
    scribe.enters("0 1 0").await;
    drop(scribe);

    let said = format!("game:cards preset:classic players:<@{}>, <@!{}>, Grandma", ada.id, ben.id);
    let mut scribe = Scribe::opens(&ada, &wizards, &said).await;
    let own = async |person: &Person, shown: &Message, number: &str| {
        let Answer::Form(form) = press(person, shown, ".own.").await else { panic!("no form") };
        message(person.fill(&form, &[number]).await.unwrap())
    };
    let refused = message(press(&cy, &scribe.shown, ".own.").await);
    let no_seat = with("tablet-no-seat", &[("name", "Ada")]);
    assert!(refused.is_ephemeral() && refused.text().contains(&no_seat), "{}", refused.text());
    let shown = own(&ben, &scribe.shown, "1").await;
    assert!(shown.text().contains("Ben 1"), "{}", shown.text());
    // A message from before still takes the own number of somebody else.
    let shown = own(&ada, &scribe.shown, "0").await;
    assert!(shown.text().contains("Ada 0, Ben 1"), "{}", shown.text());
    scribe.shown = shown;
    let form = scribe.form().await;
    assert_eq!(form.inputs[0].value, "0 1 ?", "the scribe enters what is missing");
    let shown = message(ada.fill(&form, &["0 1 1"]).await.unwrap());
    assert!(shown.text().contains("leads"), "{}", shown.text());
    stage.check_the_wire();
}

#[tokio::test(flavor = "multi_thread")]
async fn real_dice_have_their_pages() {
    let mut stage = Stage::start().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    let mut scribe =
        Scribe::opens(&ada, &wizards, "game:dice magic-cards:true players:Ada Ben Cy").await;
    let magic = scribe.shown.selects[0].custom_id.clone();
    let picked = ada.pick_id(&scribe.shown, &magic, "every-color").await.unwrap();
    scribe.shown = message(picked);
    scribe.enters("5y 3b 2g").await;
    scribe.enters("5 5 j1").await;
    scribe.shown = message(scribe.press(".draw.").await);
    scribe.shown = message(scribe.press(".end.").await);
    assert!(scribe.shown.text().contains("Ada"), "{}", scribe.shown.text());
    stage.check_the_wire();
    let tablet = stored(&mut stage, &scribe.shown).await;
    let OfGame::Dice(game) = tablet.sheet().unwrap().game else { panic!("a dice game") };
    assert_eq!(game.totals().values(), [10, -4, 0]);
    assert_eq!(game.xs().values(), [2, 0, 1]);
    assert_eq!(tablet.log.len(), 5);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_first_form_asks_for_the_names() {
    let stage = Stage::start().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    let asked = ada.command(&wizards, "/wizard tablet game:cards rounds:short").await.unwrap();
    let Answer::Form(form) = asked else { panic!("no form: {asked:?}") };
    let few = message(ada.fill(&form, &["Ada, Ben"]).await.unwrap());
    assert!(few.is_ephemeral() && few.text().contains("Ada, Ben, Cy"), "{}", few.text());
    let asked = ada.command(&wizards, "/wizard tablet game:cards rounds:short").await.unwrap();
    let Answer::Form(form) = asked else { panic!("no form: {asked:?}") };
    let shown = message(ada.fill(&form, &["Ada, <@0>, **Cy**"]).await.unwrap());
    assert!(!shown.is_ephemeral() && shown.text().contains("4 cards"), "{}", shown.text());
    let forged = ada.forge_press_and_see(shown.id, &unknown()).await;
    assert!(message(forged).text().contains(&say("refusal-forged")));
    stage.check_the_wire();
}

/// A press on a tablet that the message does not show.
fn unknown() -> String {
    Press::Tablet(TabletPress::Undo(PressId::new(1), 0)).text()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_sheet_is_a_picture_where_there_are_pictures() {
    let stage = Stage::start_with_pictures().await;
    let (ada, wizards) = (stage.person("Ada"), stage.channel("wizards"));
    let mut scribe =
        Scribe::opens(&ada, &wizards, "game:cards rounds:short players:Ada Ben Cy").await;
    scribe.enters("1 1 1").await;
    let alt = scribe.shown.json["attachments"][0]["description"].as_str().unwrap_or_default();
    let said = with("tablet-alt-said", &[("name", "Ben"), ("said", "1")]);
    assert!(alt.contains(&said), "{alt}");
    scribe.enters("2 1 1").await;
    scribe.shown = message(scribe.press(".end.").await);
    let alt = scribe.shown.json["attachments"][0]["description"].as_str().unwrap_or_default();
    assert!(alt.contains("Ada has −10"), "{alt}");
    stage.check_the_wire();
}
