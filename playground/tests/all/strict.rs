//! Discord's limits: exceeding one is refused, shown and recorded.

use playground::{Options, Playground};
use serde_json::{Value, json};

use crate::support::{Bot, Rest, form, playground};

/// A field with an error, and Discord's code for that error.
type Wrong = (&'static str, &'static str);

async fn check_message(message: Value, wrong: Wrong) {
    let playground = prose_only().await;
    let rest = Rest::new(&playground);
    let channel = playground.channel("general").unwrap();
    let path = format!("/channels/{}/messages", channel.id);
    let (status, error) = rest.post(&path, message).await;
    check(&playground, status, &error, wrong);
}

async fn check_commands(commands: Value, wrong: Wrong) {
    let playground = prose_only().await;
    let (status, error) = Rest::new(&playground).register(commands).await;
    check(&playground, status, &error, wrong);
}

fn check(playground: &Playground, status: u16, error: &Value, (field, code): Wrong) {
    assert_eq!((status, &error["code"]), (400, &json!(50035)), "{error}");
    let parts = field.split('.').filter(|part| !part.is_empty());
    let errors = parts.fold(&error["errors"], |level, part| &level[part]);
    assert_eq!(errors["_errors"][0]["code"], json!(code), "{error}");
    let violations = playground.journal().violations();
    assert!(violations.iter().any(|violation| violation.field == field), "{violations:?}");
}

/// A playground without the `OpenAPI` file, so that only the prose limits apply.
async fn prose_only() -> Playground {
    let options = Options { openapi: None, ..Options::default() };
    Playground::start(options).await.unwrap()
}

fn long(length: usize) -> String {
    "x".repeat(length)
}

fn embed(part: Value) -> Value {
    json!({ "embeds": [part] })
}

fn row(components: Value) -> Value {
    json!({ "components": [{ "type": 1, "components": components }] })
}

fn button(number: usize) -> Value {
    let custom_id = format!("press {number}");
    json!({ "type": 2, "style": 1, "label": "Press", "custom_id": custom_id })
}

fn with(mut button: Value, key: &str, value: Value) -> Value {
    button[key] = value;
    button
}

#[tokio::test]
async fn texts_of_a_message_are_bounded() {
    let too_long = "BASE_TYPE_MAX_LENGTH";
    check_message(json!({ "content": long(2001) }), ("content", too_long)).await;
    let nonce = json!({ "content": "hello", "nonce": long(26) });
    check_message(nonce, ("nonce", too_long)).await;
    check_message(embed(json!({ "title": long(257) })), ("embeds.0.title", too_long)).await;
    let description = embed(json!({ "description": long(4097) }));
    check_message(description, ("embeds.0.description", too_long)).await;
    let footer = embed(json!({ "footer": { "text": long(2049) } }));
    check_message(footer, ("embeds.0.footer.text", too_long)).await;
    let author = embed(json!({ "author": { "name": long(257) } }));
    check_message(author, ("embeds.0.author.name", too_long)).await;
}

#[tokio::test]
async fn embeds_are_bounded() {
    let field = |name: &str, value: &str| json!({ "name": name, "value": value });
    let name = embed(json!({ "fields": [field(&long(257), "v")] }));
    check_message(name, ("embeds.0.fields.0.name", "BASE_TYPE_BAD_LENGTH")).await;
    let value = embed(json!({ "fields": [field("n", &long(1025))] }));
    check_message(value, ("embeds.0.fields.0.value", "BASE_TYPE_BAD_LENGTH")).await;
    let empty = embed(json!({ "fields": [field("n", "")] }));
    check_message(empty, ("embeds.0.fields.0.value", "BASE_TYPE_REQUIRED")).await;
    let fields = embed(json!({ "fields": vec![field("n", "v"); 26] }));
    check_message(fields, ("embeds.0.fields", "BASE_TYPE_MAX_LENGTH")).await;
    let many = json!({ "embeds": vec![json!({ "title": "t" }); 11] });
    check_message(many, ("embeds", "BASE_TYPE_MAX_LENGTH")).await;
    let large = json!({ "embeds": vec![json!({ "description": long(3001) }); 2] });
    check_message(large, ("embeds", "MAX_EMBED_SIZE_EXCEEDED")).await;
    check_message(embed(json!({ "color": 1 })), ("embeds.0.description", "BASE_TYPE_REQUIRED"))
        .await;
}

fn value(number: usize) -> Value {
    json!({ "label": "Pick", "value": number.to_string(), "description": "One of many" })
}

fn select(options: Vec<Value>) -> Value {
    json!({ "type": 3, "custom_id": "pick", "placeholder": "Pick", "options": options })
}

async fn check_select(select: Value, field: &str, code: &'static str) {
    let field: &'static str = format!("components.0.components.0.{field}").leak();
    check_message(row(json!([select])), (field, code)).await;
}

#[tokio::test]
async fn selects_are_bounded() {
    let (too_long, bad_length) = ("BASE_TYPE_MAX_LENGTH", "BASE_TYPE_BAD_LENGTH");
    let one = || select(vec![value(0)]);
    check_select(select((0..26).map(value).collect()), "options", too_long).await;
    check_select(select(Vec::new()), "options", bad_length).await;
    check_select(with(one(), "options", Value::Null), "options", bad_length).await;
    check_select(with(one(), "custom_id", json!(long(101))), "custom_id", bad_length).await;
    check_select(with(one(), "placeholder", json!(long(151))), "placeholder", too_long).await;
    let of = |key: &str, text: String| select(vec![with(value(0), key, json!(text))]);
    check_select(of("label", long(101)), "options.0.label", bad_length).await;
    check_select(of("label", String::new()), "options.0.label", "BASE_TYPE_REQUIRED").await;
    check_select(of("value", long(101)), "options.0.value", bad_length).await;
    check_select(of("description", long(101)), "options.0.description", too_long).await;
    let twice = select(vec![value(0), value(0)]);
    let used = "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED";
    check_select(twice, "options.1.value", used).await;
    let chosen = |number| with(value(number), "default", json!(true));
    let two = select(vec![chosen(0), chosen(1)]);
    check_select(two, "options", "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES").await;
    check_select(with(one(), "max_values", json!(26)), "max_values", "NUMBER_TYPE_MAX").await;
    check_select(with(one(), "max_values", json!(0)), "max_values", "NUMBER_TYPE_MIN").await;
    check_select(with(one(), "min_values", json!(2)), "min_values", "NUMBER_TYPE_MAX").await;
    let beside = row(json!([one(), button(0)]));
    check_message(beside, ("components.0.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED")).await;
}

#[tokio::test]
async fn rows_and_buttons_are_bounded() {
    let rows: Vec<Value> =
        (0..6).map(|n| json!({ "type": 1, "components": [button(n)] })).collect();
    check_message(json!({ "components": rows }), ("components", "BASE_TYPE_MAX_LENGTH")).await;
    let six = row((0..6).map(button).collect());
    check_message(six, ("components.0.components", "COMPONENT_LAYOUT_WIDTH_EXCEEDED")).await;
    check_message(row(json!([])), ("components.0.components", "BASE_TYPE_BAD_LENGTH")).await;
    let bare = json!({ "components": [button(0)] });
    check_message(bare, ("components.0.type", "UNION_TYPE_CHOICES")).await;
    let twice = row(json!([button(0), button(0)]));
    let wrong = ("components.0.components.1.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED");
    check_message(twice, wrong).await;
    let twice = json!({ "components": vec![row(json!([button(0)]))["components"][0].clone(); 2] });
    let wrong = ("components.1.components.0.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED");
    check_message(twice, wrong).await;
    let long_label = row(json!([with(button(0), "label", json!(long(81)))]));
    check_message(long_label, ("components.0.components.0.label", "BASE_TYPE_MAX_LENGTH")).await;
    let long_id = row(json!([with(button(0), "custom_id", json!(long(101)))]));
    check_message(long_id, ("components.0.components.0.custom_id", "BASE_TYPE_BAD_LENGTH")).await;
    let no_id = row(json!([with(button(0), "custom_id", json!(""))]));
    check_message(no_id, ("components.0.components.0.custom_id", "BASE_TYPE_REQUIRED")).await;
}

#[tokio::test]
async fn mentions_are_either_listed_or_all_allowed() {
    let allowed = json!({ "parse": ["users"], "users": ["1"] });
    let wrong = ("allowed_mentions", "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE");
    check_message(json!({ "content": "x", "allowed_mentions": allowed }), wrong).await;
}

fn command(name: &str, options: Value) -> Value {
    json!({ "name": name, "description": "Does something", "options": options })
}

fn option(kind: u8, name: &str) -> Value {
    json!({ "type": kind, "name": name, "description": "An option" })
}

#[tokio::test]
async fn commands_are_bounded() {
    let name = |name: &str| json!([command(name, json!([]))]);
    check_commands(name("Upper"), ("0.name", "APPLICATION_COMMAND_INVALID_NAME")).await;
    check_commands(name("two words"), ("0.name", "APPLICATION_COMMAND_INVALID_NAME")).await;
    check_commands(name(&long(33)), ("0.name", "BASE_TYPE_BAD_LENGTH")).await;
    let twice = json!([command("one", json!([])), command("one", json!([]))]);
    check_commands(twice, ("", "APPLICATION_COMMANDS_DUPLICATE_NAME")).await;
    let described = json!([{ "name": "one", "description": long(101) }]);
    check_commands(described, ("0.description", "BASE_TYPE_BAD_LENGTH")).await;
    let options: Value = (0..26).map(|n| option(3, &format!("o{n}"))).collect();
    check_commands(json!([command("one", options)]), ("0.options", "BASE_TYPE_MAX_LENGTH")).await;
}

#[tokio::test]
async fn options_of_commands_have_an_order_and_a_depth() {
    let required = with(option(3, "b"), "required", json!(true));
    let late = json!([command("one", json!([option(3, "a"), required]))]);
    check_commands(late, ("0.options.1", "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID")).await;
    let same = json!([command("one", json!([option(3, "a"), option(3, "a")]))]);
    let wrong = ("0.options.1.name", "APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS");
    check_commands(same, wrong).await;
    let mixed = json!([command("one", json!([option(1, "a"), option(3, "b")]))]);
    check_commands(mixed, ("0.options", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID")).await;
    let deep = with(option(1, "a"), "options", json!([option(1, "b")]));
    let wrong = ("0.options.0.options.0.type", "APPLICATION_COMMAND_OPTIONS_TYPE_INVALID");
    check_commands(json!([command("one", json!([deep]))]), wrong).await;
    let choices: Vec<Value> =
        (0..26).map(|n| json!({ "name": format!("c{n}"), "value": "v" })).collect();
    let many = json!([command("one", json!([with(option(3, "a"), "choices", json!(choices))]))]);
    check_commands(many, ("0.options.0.choices", "BASE_TYPE_MAX_LENGTH")).await;
}

#[tokio::test]
async fn a_whole_command_has_at_most_8000_characters() {
    let choice = |n: usize| json!({ "name": format!("{n:0>100}"), "value": format!("{n:0>100}") });
    let choices: Value = (0..25).map(choice).collect();
    let options: Value =
        (0..2).map(|n| with(option(3, &format!("o{n}")), "choices", choices.clone())).collect();
    check_commands(json!([command("one", options)]), ("0", "APPLICATION_COMMAND_TOO_LARGE")).await;
}

#[tokio::test]
async fn an_answer_is_checked_where_it_stands_in_the_body() {
    let playground = playground().await;
    let mut bot = Bot::start(&playground).await;
    let (ada, channel) = (playground.person("Ada").unwrap(), playground.channels()[0].id);
    let asked = tokio::spawn(async move { ada.command(channel, "/hello").await.unwrap() });
    let interaction = bot.interaction().await;
    let answer = json!({ "type": 4, "data": { "content": long(2001) } });
    let (status, error) = bot.rest.answer(&interaction, answer).await;
    check(&playground, status, &error, ("data.content", "BASE_TYPE_MAX_LENGTH"));
    assert_eq!(asked.await.unwrap(), playground::Answer::Failed);
}

#[tokio::test]
async fn commands_of_context_menus_have_a_name_alone() {
    let user = |key: &str, value: Value| {
        let command = json!({ "type": 2, "name": "Challenge to a game" });
        json!([with(command, key, value)])
    };
    let bad_length = "BASE_TYPE_BAD_LENGTH";
    check_commands(user("name", json!(long(33))), ("0.name", bad_length)).await;
    let localized = json!({ "de": long(33) });
    check_commands(user("name_localizations", localized), ("0.name_localizations.de", bad_length))
        .await;
    let described = "CONTEXT_MENU_COMMAND_DESCRIPTION_NOT_ALLOWED";
    check_commands(user("description", json!("Says more")), ("0.description", described)).await;
    let translated = user("description_localizations", json!({ "de": "Sagt mehr" }));
    check_commands(translated, ("0.description", described)).await;
    let option = json!([{ "type": 3, "name": "x", "description": "x" }]);
    let optional = "CONTEXT_MENU_COMMAND_OPTIONS_NOT_ALLOWED";
    check_commands(user("options", option), ("0.options", optional)).await;
    check_commands(user("type", json!(9)), ("0.type", "BASE_TYPE_CHOICES")).await;
}

#[tokio::test]
async fn there_are_at_most_fifteen_user_commands() {
    let playground = prose_only().await;
    let rest = Rest::new(&playground);
    let of = |count: usize| -> Value {
        (0..count).map(|number| json!({ "type": 2, "name": format!("Wave {number}") })).collect()
    };
    assert_eq!(rest.register(of(15)).await.0, 200);
    let (status, error) = rest.register(of(16)).await;
    assert_eq!((status, &error["code"]), (400, &json!(30032)));
}

#[tokio::test]
async fn requests_are_checked_against_the_openapi_file() {
    if Options::default().openapi.is_none() {
        eprintln!("SKIPPED: DISCORD_OPENAPI does not name Discord's OpenAPI file");
        return;
    }
    // The test sends more posts to one channel than the rate limit allows at once.
    let playground = Playground::start(Options { limits: false, ..Options::default() });
    let playground = playground.await.unwrap();
    assert!(playground.schema_checked());
    let rest = Rest::new(&playground);
    let path = format!("/channels/{}/messages", playground.channels()[0].id);
    let cases = [
        (json!({ "content": 7 }), "content"),
        (embed(json!({ "title": "t", "color": 16_777_216 })), "embeds.0.color"),
        (row(json!([with(button(0), "style", json!(9))])), "components.0.components.0.style"),
        (
            row(json!([with(button(0), "disabled", json!("no"))])),
            "components.0.components.0.disabled",
        ),
        (json!({ "content": "x", "flags": "64" }), "flags"),
        (
            json!({ "content": "x", "allowed_mentions": { "users": [7] } }),
            "allowed_mentions.users.0",
        ),
    ];
    for (body, field) in cases {
        let (status, error) = rest.post(&path, body).await;
        assert_eq!((status, &error["code"]), (400, &json!(50035)), "{field}: {error}");
        let last = playground.journal().violations().pop().unwrap();
        assert_eq!(last.field, field, "{last}");
    }
    let listed = json!({ "content": "x", "attachments": [{ "id": 0, "filename": "a.png" }] });
    let (status, error) = rest.post(&path, listed.clone()).await;
    assert_eq!((status, &error["code"]), (400, &json!(50035)), "no file has this number: {error}");
    assert_eq!(rest.form("POST", &path, form(&listed, &[b"a"])).await.0, 200);
    let permitted = with(command("one", json!([])), "default_member_permissions", json!("8"));
    assert_eq!(rest.register(json!([permitted])).await.0, 200);
}
