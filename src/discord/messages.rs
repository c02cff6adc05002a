//! Messages in Discord's format. Their JSON is the same in every request that carries them.

use std::sync::Arc;

use serde::Serialize;
use serde_json::{Value, json};
use serenity::all::{
    CommandOptionType, CommandType, CreateCommand, CreateCommandOption, InstallationContext,
    InteractionContext,
};

use super::faces::Face;
use super::multipart::{File, PICTURE};
use crate::emojis::Emoji;
use crate::view::alt::shortened;
use crate::view::{
    Attached, Button, ButtonState, ChannelSelect, Choice, CommandOption, CommandTree, Embed,
    FixedChoice, Form, Localized, Message, OptionKind, PrivateMessage, PublicMessage, RoleSelect,
    Select, SeveralSelect, Style, Subcommand,
};

/// The flag of an ephemeral message.
pub(super) const EPHEMERAL: u64 = 1 << 6;
/// The flag of a deferred response ("… is thinking").
pub(super) const LOADING: u64 = 1 << 7;
/// The types of components: action row, button, string select, text input, role select, and channel
/// select.
const ROW: u8 = 1;
const BUTTON: u8 = 2;
const SELECT: u8 = 3;
const INPUT: u8 = 4;
const ROLE_SELECT: u8 = 6;
const CHANNEL_SELECT: u8 = 8;
/// The types of channels that can contain a table, or a thread with one: text, voice,
/// announcements, forum.
const HOSTING: [u8; 4] = [0, 2, 5, 15];
/// The style of a text input with a single line.
const ONE_LINE: u8 = 1;
/// The longest label of a button, in UTF-16 units.
const LONGEST_LABEL: usize = 80;
/// The longest label and the longest description of a value of a select.
const LONGEST_VALUE: usize = 100;
/// The longest title of a form, and the longest label in it.
const LONGEST_HEAD: usize = 45;
/// The custom id of a form's only text input.
pub(super) const FILLED_IN: &str = "words";

/// The content of buttons that have an emoji.
#[derive(Clone, Copy)]
enum OnButtons {
    Emojis,
    Letters,
}

/// The content of a request, with a variant to send if Discord refuses an emoji.
pub(super) trait Said: Serialize + Sized {
    /// This content without emojis on buttons; `None` if there are none.
    fn in_letters(&self) -> Option<Self> {
        None
    }

    /// The file that is sent along.
    fn file(&self) -> Option<File<'_>> {
        None
    }
}

/// A message as it is sent, for responses, posts and edits alike.
#[derive(Clone, Debug, Serialize)]
pub(super) struct Body {
    content: String,
    embeds: Vec<Value>,
    components: Vec<Value>,
    /// The components without emojis, if there are any emojis.
    #[serde(skip)]
    in_letters: Option<Vec<Value>>,
    allowed_mentions: Value,
    #[serde(skip_serializing_if = "Option::is_none")]
    flags: Option<u64>,
    /// The files that the message has from now on; `None` keeps the existing ones.
    #[serde(skip_serializing_if = "Option::is_none")]
    attachments: Option<Vec<Value>>,
    /// The file that is sent along with every request.
    #[serde(skip)]
    enclosed: Option<Enclosed>,
}

/// A file that is sent along with every request for a message.
#[derive(Clone, Debug)]
pub(super) enum Enclosed {
    /// A picture as a PNG file.
    Picture(Arc<[u8]>),
    /// A file for users to keep.
    ToKeep(Attached),
}

impl Enclosed {
    pub(super) fn file(&self) -> File<'_> {
        match self {
            Self::Picture(png) => File::picture(png),
            Self::ToKeep(Attached { name, bytes }) => File::attached(name, bytes),
        }
    }
}

/// The JSON of a message.
pub fn wire(message: &Message) -> Result<String, serde_json::Error> {
    serde_json::to_string(&Body::of(message))
}

impl Body {
    fn of(message: &Message) -> Self {
        let mut buttons = message.rows.iter().flatten();
        let has_emojis = buttons.any(|button| button.with_emoji.is_some());
        Self {
            content: message.text(),
            embeds: message.embed.iter().map(embed).collect(),
            components: rows(message, OnButtons::Emojis),
            in_letters: has_emojis.then(|| rows(message, OnButtons::Letters)),
            allowed_mentions: allowed_mentions(message),
            flags: None,
            attachments: message
                .attached
                .as_ref()
                .map(|Attached { name, .. }| vec![json!({ "id": 0, "filename": name })]),
            enclosed: message.attached.clone().map(Enclosed::ToKeep),
        }
    }
}

/// Nobody else is pinged, whatever the text says.
fn allowed_mentions(message: &Message) -> Value {
    let people: Vec<String> = message.mentions.iter().map(ToString::to_string).collect();
    let mut allowed = json!({ "parse": [], "users": people });
    if let Some(role) = message.mentioned_role {
        allowed["roles"] = json!([role.to_string()]);
    }
    allowed
}

impl Said for Body {
    fn in_letters(&self) -> Option<Self> {
        let components = self.in_letters.clone()?;
        Some(Self { components, in_letters: None, ..self.clone() })
    }

    fn file(&self) -> Option<File<'_>> {
        self.enclosed.as_ref().map(Enclosed::file)
    }
}

impl Body {
    /// This message for an edit, which changes no flags.
    pub(super) fn unflagged(&self) -> Self {
        Self { flags: None, ..self.clone() }
    }

    /// This message; any files that it has are removed.
    pub(super) fn without_files(self) -> Self {
        Self { attachments: Some(Vec::new()), ..self }
    }

    /// An ephemeral copy of this message.
    pub(super) fn for_one(self) -> Self {
        Self { flags: Some(EPHEMERAL), ..self }
    }

    /// This message, with a picture that is sent along with every request.
    pub(super) fn with_file(self, png: Vec<u8>) -> Self {
        Self { enclosed: Some(Enclosed::Picture(png.into())), ..self }
    }

    /// The file that is sent along with every request.
    pub(super) const fn enclosed(&self) -> Option<&Enclosed> {
        self.enclosed.as_ref()
    }

    /// This message with one file, a picture that is sent along; `alt` describes it.
    pub(super) fn with_picture(self, alt: &str) -> Self {
        let listed = json!({ "id": 0, "filename": PICTURE, "description": alt });
        Self { attachments: Some(vec![listed]), ..self }
    }
}

impl From<&PublicMessage> for Body {
    fn from(message: &PublicMessage) -> Self {
        Self::of(message.message())
    }
}

/// Only the text; existing files are kept.
impl From<&Face> for Body {
    fn from(face: &Face) -> Self {
        Self::of(face.message())
    }
}

/// The message is ephemeral in every request.
impl From<&PrivateMessage> for Body {
    fn from(message: &PrivateMessage) -> Self {
        Self { flags: Some(EPHEMERAL), ..Self::of(message.message()) }
    }
}

fn embed(embed: &Embed) -> Value {
    let mut json = json!({ "color": embed.color });
    let texts = [("title", &embed.title), ("description", &embed.description)];
    for (key, text) in texts.into_iter().filter(|(_, text)| !text.is_empty()) {
        json[key] = text.as_str().into();
    }
    if !embed.footer.is_empty() {
        json["footer"] = json!({ "text": embed.footer });
    }
    let fields = embed
        .fields
        .iter()
        .map(|field| json!({ "name": field.name, "value": field.value, "inline": false }));
    let fields: Vec<Value> = fields.collect();
    if !fields.is_empty() {
        json["fields"] = fields.into();
    }
    json
}

fn rows(message: &Message, emojis: OnButtons) -> Vec<Value> {
    let channels = message.channels.iter().map(|of| vec![channel_select(of)]);
    let roles = message.roles.iter().map(|of| vec![role_select(of)]);
    let several = message.several.iter().map(|of| vec![several_select(of)]);
    let open = channels.chain(roles).chain(several);
    let selects = open.chain(message.selects.iter().map(|of| vec![select(of)]));
    let buttons = message.rows.iter();
    let buttons = buttons.map(|row| row.iter().map(|of| button(of, emojis)).collect());
    let more = message.more.iter().map(|of| vec![select(of)]);
    let row = |parts: Vec<Value>| json!({ "type": ROW, "components": parts });
    selects.chain(buttons).chain(more).map(row).collect()
}

fn select(select: &Select) -> Value {
    let values = select.values.iter().enumerate().map(|(place, value)| {
        json!({
            "label": shortened(&value.label, LONGEST_VALUE),
            "value": value.value,
            "description": shortened(&value.description, LONGEST_VALUE),
            "default": place == select.chosen,
        })
    });
    json!({
        "type": SELECT,
        "custom_id": select.press.text(),
        "options": values.collect::<Vec<_>>(),
        "min_values": 1,
        "max_values": 1,
    })
}

fn several_select(select: &SeveralSelect) -> Value {
    let values = select.values.iter().map(|(value, label, is_picked)| {
        json!({ "label": shortened(label, LONGEST_VALUE), "value": value, "default": is_picked })
    });
    json!({
        "type": SELECT,
        "custom_id": select.press.text(),
        "options": values.collect::<Vec<_>>(),
        "placeholder": select.placeholder,
        "min_values": 1,
        "max_values": select.values.len(),
    })
}

fn channel_select(select: &ChannelSelect) -> Value {
    let chosen = select.chosen.iter();
    let chosen = chosen.map(|channel| json!({ "id": channel.to_string(), "type": "channel" }));
    json!({
        "type": CHANNEL_SELECT,
        "custom_id": select.press.text(),
        "channel_types": HOSTING,
        "default_values": chosen.collect::<Vec<_>>(),
        "placeholder": select.placeholder,
        "min_values": 0,
        "max_values": select.most,
    })
}

fn role_select(select: &RoleSelect) -> Value {
    let chosen = select.chosen.iter();
    let chosen = chosen.map(|role| json!({ "id": role.to_string(), "type": "role" }));
    json!({
        "type": ROLE_SELECT,
        "custom_id": select.press.text(),
        "default_values": chosen.collect::<Vec<_>>(),
        "placeholder": select.placeholder,
        "min_values": 0,
        "max_values": 1,
    })
}

fn button(button: &Button, emojis: OnButtons) -> Value {
    let style = match button.style {
        Style::Primary => 1,
        Style::Secondary => 2,
        Style::Success => 3,
        Style::Danger => 4,
    };
    let mut json = json!({
        "type": BUTTON,
        "custom_id": button.press.text(),
        "style": style,
        "disabled": button.state == ButtonState::Disabled,
    });
    let (label, emoji) = match (&button.with_emoji, emojis) {
        (Some(pictured), OnButtons::Emojis) => (&pictured.label, Some(pictured.emoji)),
        (Some(_), OnButtons::Letters) | (None, _) => (&button.label, None),
    };
    if !label.is_empty() {
        json["label"] = shortened(label, LONGEST_LABEL).into();
    }
    if let Some(Emoji { name, id }) = emoji {
        json["emoji"] = json!({ "id": id.to_string(), "name": name });
    }
    json
}

/// The data of an autocomplete response.
pub(super) fn choices(choices: &[Choice]) -> Value {
    let choices =
        choices.iter().map(|choice| json!({ "name": choice.label, "value": choice.value }));
    json!({ "choices": choices.collect::<Vec<_>>() })
}

/// A modal form; its text input is required.
pub(super) fn form(form: &Form) -> Value {
    let mut input = json!({
        "type": INPUT,
        "custom_id": FILLED_IN,
        "style": ONE_LINE,
        "label": shortened(&form.label, LONGEST_HEAD),
        "placeholder": form.placeholder,
        "min_length": 1,
        "max_length": form.longest,
        "required": true,
    });
    if !form.filled.is_empty() {
        input["value"] = form.filled.as_str().into();
    }
    json!({
        "custom_id": form.press.text(),
        "title": shortened(&form.title, LONGEST_HEAD),
        "components": [{ "type": ROW, "components": [input] }],
    })
}

/// All commands, the slash command first.
pub(super) fn commands(tree: &CommandTree) -> [Value; 2] {
    let challenge = CreateCommand::new(&tree.challenge.english)
        .kind(CommandType::User)
        .integration_types(vec![InstallationContext::Guild])
        .contexts(vec![InteractionContext::Guild]);
    let challenge = in_other_languages(&tree.challenge, challenge, CreateCommand::name_localized);
    [slash_command(tree), json!(challenge)]
}

/// The `/wizard` command with its subcommands.
fn slash_command(tree: &CommandTree) -> Value {
    let subcommands = tree.subcommands.iter().map(|subcommand| {
        let Subcommand { name, description, options } = subcommand;
        described(CommandOptionType::SubCommand, name, description)
            .set_sub_options(options.iter().map(option))
    });
    let command = CreateCommand::new(tree.name)
        .description(&tree.description.english)
        .integration_types(vec![InstallationContext::Guild, InstallationContext::User])
        .contexts(vec![
            InteractionContext::Guild,
            InteractionContext::BotDm,
            InteractionContext::PrivateChannel,
        ])
        .set_options(subcommands.collect());
    let command =
        in_other_languages(&tree.description, command, CreateCommand::description_localized);
    // A value keeps its languages in order, which a command does not.
    json!(command)
}

fn option(option: &CommandOption) -> CreateCommandOption {
    let of_kind = |kind| described(kind, &option.name, &option.description);
    match &option.kind {
        OptionKind::YesOrNo => of_kind(CommandOptionType::Boolean),
        OptionKind::Typed { is_required } => {
            of_kind(CommandOptionType::String).required(*is_required).set_autocomplete(true)
        }
        OptionKind::Free => of_kind(CommandOptionType::String),
        OptionKind::Person => of_kind(CommandOptionType::User),
        OptionKind::Number => of_kind(CommandOptionType::Integer).min_int_value(1),
        OptionKind::Choices(choices) => {
            choices.iter().fold(of_kind(CommandOptionType::String), |option, choice| {
                let FixedChoice { label, value } = choice;
                let others = label.others.iter().map(|(to, said)| (to.to_string(), said.clone()));
                option.add_string_choice_localized(&label.english, value, others)
            })
        }
    }
}

/// An option or a subcommand with its name and description in every language.
fn described(
    kind: CommandOptionType,
    name: &Localized,
    description: &Localized,
) -> CreateCommandOption {
    let option = CreateCommandOption::new(kind, &name.english, &description.english);
    let option = in_other_languages(name, option, CreateCommandOption::name_localized);
    in_other_languages(description, option, CreateCommandOption::description_localized)
}

/// Adds the other languages of a text. A language's code is also Discord's locale for it.
fn in_other_languages<T>(text: &Localized, to: T, add: impl Fn(T, String, String) -> T) -> T {
    text.others.iter().fold(to, |to, (language, said)| add(to, language.to_string(), said.clone()))
}
