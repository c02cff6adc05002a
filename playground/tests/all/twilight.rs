//! Twilight, an independent library, works with the playground from end to end.

use std::time::Duration;

use playground::{Answer, Options, Playground};
use twilight_gateway::{
    Config, ConfigBuilder, Event, EventTypeFlags, Intents, Shard, ShardId, StreamExt,
};
use twilight_http::Client;
use twilight_model::application::command::{Command, CommandOptionType, CommandType};
use twilight_model::application::interaction::application_command::CommandOptionValue;
use twilight_model::application::interaction::{Interaction, InteractionData};
use twilight_model::channel::message::component::{ActionRow, Button, ButtonStyle};
use twilight_model::channel::message::{Component, MessageFlags};
use twilight_model::http::interaction::{
    InteractionResponse, InteractionResponseData, InteractionResponseType,
};
use twilight_model::id::Id;

#[tokio::test]
async fn twilight_reaches_ready_and_answers_a_command_and_a_press() {
    let playground = Playground::start(Options::default()).await.unwrap();
    let bot = tokio::spawn(bot(playground.base().to_owned(), playground.token().to_owned()));
    playground.wait_ready().await.unwrap();
    let ada = playground.person("Ada").unwrap();
    let channel = playground.channel("general").unwrap();

    let answer = ada.command(&channel, "/roll dice sides:6 name:a b").await.unwrap();
    let Answer::Message(message) = answer else { panic!("no message: {answer:?}") };
    assert_eq!(message.content, "Ada rolls 6");
    assert_eq!(message.command.as_deref(), Some("/roll dice"));

    let answer = ada.press(&message, "Again").await.unwrap();
    let Answer::Update(message) = answer else { panic!("no update: {answer:?}") };
    assert_eq!(message.content, "Ada pressed again on 'Ada rolls 6'");
    assert!(message.edited);
    assert!(playground.journal().violations().is_empty());
    assert_eq!(playground.journal().answer_times().len(), 2);
    bot.abort();
}

async fn bot(base: String, token: String) {
    let host = base.strip_prefix("http://").unwrap().to_owned();
    let http = Client::builder().proxy(host, true).ratelimiter(None).token(token.clone()).build();
    let application = http.current_user_application().await.unwrap().model().await.unwrap();
    http.interaction(application.id).set_global_commands(&[roll()]).await.unwrap();
    let config: Config = ConfigBuilder::new(token, Intents::GUILDS)
        .proxy_url(base.replacen("http", "ws", 1))
        .build();
    let mut shard = Shard::with_config(ShardId::ONE, config);
    while let Some(event) = shard.next_event(EventTypeFlags::all()).await {
        if let Event::InteractionCreate(interaction) = event.unwrap() {
            let response = answer(&interaction);
            let client = http.interaction(application.id);
            client.create_response(interaction.id, &interaction.token, &response).await.unwrap();
        }
    }
}

fn roll() -> Command {
    let sides = option(CommandOptionType::Integer, "sides", Vec::new());
    let name = option(CommandOptionType::String, "name", Vec::new());
    let dice = option(CommandOptionType::SubCommand, "dice", vec![sides, name]);
    #[expect(deprecated, reason = "the struct has to be written in full")]
    Command {
        application_id: None,
        contexts: None,
        default_member_permissions: None,
        dm_permission: None,
        description: "Rolls dice".to_owned(),
        description_localizations: None,
        guild_id: None,
        id: None,
        integration_types: None,
        kind: CommandType::ChatInput,
        name: "roll".to_owned(),
        name_localizations: None,
        nsfw: None,
        options: vec![dice],
        version: Id::new(1),
    }
}

type CommandOption = twilight_model::application::command::CommandOption;

fn option(kind: CommandOptionType, name: &str, options: Vec<CommandOption>) -> CommandOption {
    CommandOption {
        autocomplete: None,
        channel_types: None,
        choices: None,
        description: "An option".to_owned(),
        description_localizations: None,
        file_types: None,
        kind,
        max_length: None,
        max_value: None,
        min_length: None,
        min_value: None,
        name: name.to_owned(),
        name_localizations: None,
        options: (!options.is_empty()).then_some(options),
        required: None,
    }
}

fn answer(interaction: &Interaction) -> InteractionResponse {
    let name = interaction.author().unwrap().global_name.clone().unwrap();
    let (kind, content) = match interaction.data.as_ref().unwrap() {
        InteractionData::ApplicationCommand(data) => {
            let CommandOptionValue::SubCommand(options) = &data.options[0].value else {
                panic!("no subcommand: {data:?}")
            };
            let CommandOptionValue::Integer(sides) = options[0].value else {
                panic!("no number: {options:?}")
            };
            assert_eq!(options[1].value, CommandOptionValue::String("a b".to_owned()));
            let kind = InteractionResponseType::ChannelMessageWithSource;
            (kind, format!("{name} rolls {sides}"))
        }
        InteractionData::MessageComponent(data) => {
            let before = &interaction.message.as_ref().unwrap().content;
            let content = format!("{name} pressed {} on '{before}'", data.custom_id);
            (InteractionResponseType::UpdateMessage, content)
        }
        other => panic!("unexpected: {other:?}"),
    };
    let data = InteractionResponseData {
        content: Some(content),
        components: Some(vec![again()]),
        flags: Some(MessageFlags::empty()),
        ..InteractionResponseData::default()
    };
    InteractionResponse { kind, data: Some(data) }
}

fn again() -> Component {
    let button = Button {
        id: None,
        custom_id: Some("again".to_owned()),
        disabled: false,
        emoji: None,
        label: Some("Again".to_owned()),
        style: ButtonStyle::Primary,
        url: None,
        sku_id: None,
    };
    Component::ActionRow(ActionRow { id: None, components: vec![Component::Button(button)] })
}

#[tokio::test]
async fn twilight_is_told_of_the_whole_guild() {
    let playground = Playground::start(Options::default()).await.unwrap();
    let config = ConfigBuilder::new(playground.token().to_owned(), Intents::GUILDS)
        .proxy_url(playground.base().replacen("http", "ws", 1))
        .build();
    let mut shard = Shard::with_config(ShardId::ONE, config);
    let wait = async {
        while let Some(event) = shard.next_event(EventTypeFlags::all()).await {
            if let Event::GuildCreate(guild) = event.unwrap() {
                return guild;
            }
        }
        panic!("the gateway is gone")
    };
    let guild = tokio::time::timeout(Duration::from_secs(3), wait).await.unwrap();
    let twilight_model::gateway::payload::incoming::GuildCreate::Available(guild) = *guild else {
        panic!("the guild is not available")
    };
    assert_eq!(guild.channels.len(), playground.channels().len());
    assert_eq!(guild.members.len(), playground.people().len() + 1);
}
