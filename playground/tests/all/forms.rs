//! Modal forms: how a bot opens one, what is submitted, and what Discord refuses.

use playground::{Answer, Form, Impossible, Message, Person, Playground, Snowflake};
use serde_json::{Value, json};

use crate::support::{Bot, playground};

/// A form with a required input and an optional one.
fn form() -> Value {
    let first = json!({ "type": 4, "custom_id": "first", "label": "First", "style": 1,
        "min_length": 2, "max_length": 5, "placeholder": "abc" });
    let second = json!({ "type": 4, "custom_id": "second", "label": "Second", "style": 2,
        "required": false });
    let rows = [first, second].map(|input| json!({ "type": 1, "components": [input] }));
    json!({ "title": "Words", "custom_id": "words", "components": rows })
}

/// A bot, Ada, and a message of the bot with a button.
struct Table {
    playground: Playground,
    bot: Bot,
    ada: Person,
    channel: Snowflake,
    message: Message,
}

impl Table {
    async fn set() -> Self {
        let playground = playground().await;
        let bot = Bot::start(&playground).await;
        let (ada, channel) = (playground.person("Ada").unwrap(), playground.channels()[0].id);
        let button = json!({ "type": 2, "style": 1, "label": "Press", "custom_id": "press" });
        let rows = json!([{ "type": 1, "components": [button] }]);
        let message = json!({ "content": "hello", "components": rows });
        bot.rest.post(&format!("/channels/{channel}/messages"), message).await;
        let message = ada.sees(channel).pop().unwrap();
        Self { playground, bot, ada, channel, message }
    }

    /// Ada presses the button and the bot responds like this. Returns the result for Ada, the
    /// interaction, and Discord's response to the bot.
    async fn press(&mut self, answer: Value) -> (Answer, Value, (u16, Value)) {
        let pressing = self.ada.press(&self.message, "Press");
        let answering = answered(&mut self.bot, answer);
        let (answer, (told, taken)) = tokio::join!(pressing, answering);
        (answer.unwrap(), told, taken)
    }

    async fn open(&mut self) -> Form {
        match self.press(json!({ "type": 9, "data": form() })).await.0 {
            Answer::Form(form) => form,
            other => panic!("no form: {other:?}"),
        }
    }

    /// Ada submits a form and the bot responds like this. Returns the result for Ada, the
    /// interaction, and the status of the bot's response.
    async fn fill(&mut self, form: &Form, typed: &[&str], answer: Value) -> (Answer, Value, u16) {
        let filling = self.ada.fill(form, typed);
        let answering = answered(&mut self.bot, answer);
        let (answer, (told, (status, _))) = tokio::join!(filling, answering);
        (answer.unwrap(), told, status)
    }
}

async fn answered(bot: &mut Bot, answer: Value) -> (Value, (u16, Value)) {
    let told = bot.interaction().await;
    let taken = bot.rest.answer(&told, answer).await;
    (told, taken)
}

#[tokio::test]
async fn what_is_typed_comes_back_with_the_message_on_which_the_form_was_opened() {
    let mut table = Table::set().await;
    let form = table.open().await;
    assert_eq!((form.title.as_str(), form.inputs.len()), ("Words", 2));
    assert_eq!((form.inputs[0].most, form.inputs[1].required), (5, false));
    let update = json!({ "type": 7, "data": { "content": "changed" } });
    let (answer, told, _) = table.fill(&form, &["abc"], update).await;
    assert_eq!((&told["type"], &told["data"]["custom_id"]), (&json!(5), &json!("words")));
    let typed = |row: usize| &told["data"]["components"][row]["components"][0];
    assert_eq!((&typed(0)["custom_id"], &typed(0)["value"]), (&json!("first"), &json!("abc")));
    assert_eq!((&typed(1)["custom_id"], &typed(1)["value"]), (&json!("second"), &json!("")));
    assert_eq!(told["message"]["id"], json!(table.message.id));
    let Answer::Update(shown) = answer else { panic!("no update: {answer:?}") };
    assert_eq!((shown.id, shown.content.as_str()), (table.message.id, "changed"));
}

#[tokio::test]
async fn a_command_may_open_a_form_and_no_message_comes_with_it() {
    let mut table = Table::set().await;
    let asking = table.ada.command(table.channel, "/hello");
    let answering = answered(&mut table.bot, json!({ "type": 9, "data": form() }));
    let (answer, _) = tokio::join!(asking, answering);
    let Answer::Form(form) = answer.unwrap() else { panic!("no form") };
    let update = json!({ "type": 7, "data": { "content": "changed" } });
    let (answer, told, status) = table.fill(&form, &["abc"], update).await;
    assert_eq!((answer, status), (Answer::Failed, 400), "nothing was pressed");
    assert!(told["message"].is_null(), "{told}");
    let said = json!({ "type": 4, "data": { "content": "thanks", "flags": 64 } });
    let (answer, ..) = table.fill(&form, &["abc", "more"], said).await;
    let Answer::Message(said) = answer else { panic!("no message: {answer:?}") };
    assert!(said.is_ephemeral());
    let about = &said.json["interaction_metadata"];
    assert_eq!(
        (&about["type"], &about["triggering_interaction_metadata"]["type"]),
        (&json!(5), &json!(2))
    );
}

#[tokio::test]
async fn a_form_is_a_first_answer_and_no_answer_to_a_form() {
    let mut table = Table::set().await;
    let form = table.open().await;
    let (answer, _, status) =
        table.fill(&form, &["abc"], json!({ "type": 9, "data": self::form() })).await;
    assert_eq!((answer, status), (Answer::Failed, 400));
    let (_, told, _) = table.press(json!({ "type": 6 })).await;
    let (status, error) =
        table.bot.rest.answer(&told, json!({ "type": 9, "data": self::form() })).await;
    assert_eq!((status, &error["code"]), (400, &json!(40060)));
}

#[tokio::test]
async fn a_form_takes_what_discord_lets_be_sent_and_from_whom_it_was_opened_for() {
    let mut table = Table::set().await;
    let form = table.open().await;
    for typed in [&["a"][..], &["abcdef"], &[""], &[], &["abc", &"x".repeat(4001)]] {
        let sent = table.ada.fill(&form, typed).await;
        assert!(matches!(sent, Err(Impossible::BadForm { .. })), "{sent:?}");
    }
    let ben = table.playground.person("Ben").unwrap();
    assert_eq!(ben.fill(&form, &["abc"]).await, Err(Impossible::UnknownForm(form.id)));
}

#[tokio::test]
async fn a_changed_client_sends_any_form() {
    let mut table = Table::set().await;
    let data = json!({ "custom_id": "forged", "components": [] });
    let sending = table.ada.forge_form(table.channel, None, data.clone());
    let said = json!({ "type": 4, "data": { "content": "no", "flags": 64 } });
    let (answer, (told, _)) = tokio::join!(sending, answered(&mut table.bot, said));
    assert!(matches!(answer, Answer::Message(_)), "{answer:?}");
    assert_eq!((&told["type"], &told["data"]), (&json!(5), &data));
}

#[tokio::test]
async fn a_form_that_breaks_a_limit_is_refused() {
    let long = |length: usize| json!("x".repeat(length));
    let input = "/components/0/components/0";
    for (place, value, field, code) in [
        ("/title", long(46), "data.title", "BASE_TYPE_BAD_LENGTH"),
        ("/title", json!(""), "data.title", "BASE_TYPE_REQUIRED"),
        ("/custom_id", long(101), "data.custom_id", "BASE_TYPE_BAD_LENGTH"),
        ("/components", json!([]), "data.components", "BASE_TYPE_BAD_LENGTH"),
        ("/components/0/type", json!(2), "data.components.0.type", "UNION_TYPE_CHOICES"),
        (
            "/components/0/components",
            json!([]),
            "data.components.0.components",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            &format!("{input}/label"),
            long(46),
            "data.components.0.components.0.label",
            "BASE_TYPE_BAD_LENGTH",
        ),
        (
            &format!("{input}/placeholder"),
            long(101),
            "data.components.0.components.0.placeholder",
            "BASE_TYPE_MAX_LENGTH",
        ),
        (
            &format!("{input}/max_length"),
            json!(0),
            "data.components.0.components.0.max_length",
            "NUMBER_TYPE_RANGE",
        ),
        (
            &format!("{input}/min_length"),
            json!(4001),
            "data.components.0.components.0.min_length",
            "NUMBER_TYPE_RANGE",
        ),
        (
            &format!("{input}/style"),
            json!(3),
            "data.components.0.components.0.style",
            "BASE_TYPE_CHOICES",
        ),
        (
            &format!("{input}/custom_id"),
            json!("second"),
            "data.components.1.components.0.custom_id",
            "COMPONENT_CUSTOM_ID_DUPLICATED",
        ),
    ] {
        let mut table = Table::set().await;
        let mut form = form();
        *form.pointer_mut(place).unwrap() = value;
        let (answer, _, (status, error)) = table.press(json!({ "type": 9, "data": form })).await;
        assert_eq!((answer, status), (Answer::Failed, 400), "{place}");
        assert_eq!(error["code"], json!(50035), "{error}");
        let errors = field.split('.').fold(&error["errors"], |level, part| &level[part]);
        assert_eq!(errors["_errors"][0]["code"], json!(code), "{place}: {error}");
        let violations = table.playground.journal().violations();
        assert!(violations.iter().any(|violation| violation.field == field), "{violations:?}");
    }
}
