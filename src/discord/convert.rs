//! Messages in Discord's own form.

use serenity::all::{
    ButtonStyle, CommandOptionType, CreateActionRow, CreateAllowedMentions, CreateButton,
    CreateCommand, CreateCommandOption, CreateEmbed, CreateEmbedFooter, CreateInteractionResponse,
    CreateInteractionResponseFollowup, CreateInteractionResponseMessage, CreateMessage,
    EditInteractionResponse, EditMessage,
};

use crate::view::{
    Button, ButtonState, CommandOption, CommandTree, Embed, Message, OptionKind, PrivateMessage,
    PublicMessage, Style,
};

/// What a message shows, as it is sent: the JSON that answers, posts and edits have in common.
///
/// # Errors
/// It cannot be written as JSON.
pub fn wire(message: &Message) -> Result<String, serde_json::Error> {
    serde_json::to_string(&answer(message))
}

/// A first answer that only the presser sees.
pub(super) fn private_answer(message: &PrivateMessage) -> CreateInteractionResponse {
    CreateInteractionResponse::Message(answer(message.message()).ephemeral(true))
}

/// A first answer that everybody sees.
pub(super) fn public_answer(message: &PublicMessage) -> CreateInteractionResponse {
    CreateInteractionResponse::Message(answer(message.message()))
}

/// A first answer that redraws the pressed private message.
pub(super) fn private_update(message: &PrivateMessage) -> CreateInteractionResponse {
    CreateInteractionResponse::UpdateMessage(answer(message.message()))
}

/// A first answer that redraws the pressed public message.
pub(super) fn public_update(message: &PublicMessage) -> CreateInteractionResponse {
    CreateInteractionResponse::UpdateMessage(answer(message.message()))
}

/// "… is thinking", for the presser alone.
pub(super) fn thinking() -> CreateInteractionResponse {
    CreateInteractionResponse::Defer(CreateInteractionResponseMessage::new().ephemeral(true))
}

/// An edit of a private message.
pub(super) fn private_edit(message: &PrivateMessage) -> EditInteractionResponse {
    edit_answer(message.message())
}

/// An edit of a public message by the press on it.
pub(super) fn public_edit_by_press(message: &PublicMessage) -> EditInteractionResponse {
    edit_answer(message.message())
}

/// One more message for the presser alone.
pub(super) fn private_follow_up(message: &PrivateMessage) -> CreateInteractionResponseFollowup {
    let message = message.message();
    CreateInteractionResponseFollowup::new()
        .content(&message.content)
        .embeds(embeds(message))
        .components(rows(message))
        .allowed_mentions(CreateAllowedMentions::new())
        .ephemeral(true)
}

/// A new message in a channel.
pub(super) fn public_post(message: &PublicMessage) -> CreateMessage {
    let message = message.message();
    CreateMessage::new()
        .content(&message.content)
        .embeds(embeds(message))
        .components(rows(message))
        .allowed_mentions(CreateAllowedMentions::new())
}

/// An edit of a message in a channel.
pub(super) fn public_edit(message: &PublicMessage) -> EditMessage {
    let message = message.message();
    EditMessage::new()
        .content(&message.content)
        .embeds(embeds(message))
        .components(rows(message))
        .allowed_mentions(CreateAllowedMentions::new())
}

fn answer(message: &Message) -> CreateInteractionResponseMessage {
    CreateInteractionResponseMessage::new()
        .content(&message.content)
        .embeds(embeds(message))
        .components(rows(message))
        .allowed_mentions(CreateAllowedMentions::new())
}

fn edit_answer(message: &Message) -> EditInteractionResponse {
    EditInteractionResponse::new()
        .content(&message.content)
        .embeds(embeds(message))
        .components(rows(message))
        .allowed_mentions(CreateAllowedMentions::new())
}

fn embeds(message: &Message) -> Vec<CreateEmbed> {
    message.embed.iter().map(embed).collect()
}

fn embed(embed: &Embed) -> CreateEmbed {
    let mut create = CreateEmbed::new().title(&embed.title).color(embed.color);
    if !embed.description.is_empty() {
        create = create.description(&embed.description);
    }
    if !embed.footer.is_empty() {
        create = create.footer(CreateEmbedFooter::new(&embed.footer));
    }
    create.fields(embed.fields.iter().map(|field| (&field.name, &field.value, false)))
}

fn rows(message: &Message) -> Vec<CreateActionRow> {
    let row =
        |buttons: &Vec<Button>| CreateActionRow::Buttons(buttons.iter().map(button).collect());
    message.rows.iter().map(row).collect()
}

fn button(button: &Button) -> CreateButton {
    let style = match button.style {
        Style::Primary => ButtonStyle::Primary,
        Style::Secondary => ButtonStyle::Secondary,
        Style::Success => ButtonStyle::Success,
        Style::Danger => ButtonStyle::Danger,
    };
    CreateButton::new(button.press.text())
        .label(&button.label)
        .style(style)
        .disabled(button.state == ButtonState::Disabled)
}

/// The tree of `/wizard`.
pub(super) fn command(tree: &CommandTree) -> CreateCommand {
    let subcommands = tree.subcommands.iter().map(|subcommand| {
        let options = subcommand.options.iter().map(option);
        CreateCommandOption::new(
            CommandOptionType::SubCommand,
            subcommand.name,
            &subcommand.description,
        )
        .set_sub_options(options)
    });
    CreateCommand::new(tree.name)
        .description(&tree.description)
        .contexts(vec![serenity::all::InteractionContext::Guild])
        .set_options(subcommands.collect())
}

fn option(option: &CommandOption) -> CreateCommandOption {
    match &option.kind {
        OptionKind::YesOrNo => {
            CreateCommandOption::new(CommandOptionType::Boolean, option.name, &option.description)
        }
        OptionKind::Choices(choices) => choices.iter().fold(
            CreateCommandOption::new(CommandOptionType::String, option.name, &option.description),
            |option, choice| option.add_string_choice(&choice.label, &choice.value),
        ),
    }
}
