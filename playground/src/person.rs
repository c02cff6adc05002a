//! A member of the server, for tests: types commands, presses buttons, reads and waits.

mod watch;

use std::sync::Arc;

use serde_json::Value;
use tokio::sync::broadcast::error::RecvError;
use watch::show;

use crate::discord::{Change, Discord};
use crate::form::Form;
use crate::message::Message;
use crate::people::{self, Impossible};
use crate::snowflake::Snowflake;
use crate::world::{Audience, FirstAnswer, Post};

/// A member of the server.
#[derive(Clone)]
pub struct Person {
    discord: Arc<Discord>,
    pub id: Snowflake,
    pub name: String,
}

/// An autocomplete choice, offered while a command is typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Suggestion {
    /// The text that people read.
    pub name: String,
    /// The value that is sent when it is chosen; a number as text.
    pub value: String,
}

impl Suggestion {
    fn read(choice: &Value) -> Self {
        Self { name: people::plain(&choice["name"]), value: people::plain(&choice["value"]) }
    }
}

/// The outcome of an interaction.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// A new message (type 4).
    Message(Message),
    /// A message that says "is thinking…" and is still to be filled (type 5).
    Deferred(Message),
    /// A change of the pressed message (type 7).
    Update(Message),
    /// A form that has opened (type 9).
    Form(Form),
    /// The press was acknowledged; nothing has changed yet (type 6).
    DeferredUpdate,
    /// "This interaction failed": there was no response in time.
    Failed,
}

impl Answer {
    /// The message that it created or changed, if any.
    pub fn message(self) -> Option<Message> {
        match self {
            Self::Message(message) | Self::Deferred(message) | Self::Update(message) => {
                Some(message)
            }
            Self::Form(_) | Self::DeferredUpdate | Self::Failed => None,
        }
    }
}

impl std::fmt::Debug for Person {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "{} ({})", self.name, self.id)
    }
}

impl From<&Person> for Snowflake {
    fn from(person: &Person) -> Self {
        person.id
    }
}

impl Person {
    pub(crate) fn new(discord: &Arc<Discord>, id: Snowflake, name: &str) -> Self {
        Self { discord: Arc::clone(discord), id, name: name.to_owned() }
    }

    /// A mention of this person in a text: `<@id>`.
    pub fn mention(&self) -> String {
        format!("<@{}>", self.id)
    }

    /// Types a slash command such as `/wizard play game:cards preset:quick`, and waits for the
    /// response.
    ///
    /// # Errors
    /// No such command is registered, or it does not accept these options.
    pub async fn command(
        &self,
        channel: impl Into<Snowflake>,
        text: &str,
    ) -> Result<Answer, Impossible> {
        let invocation = people::read_typed(&self.discord.world(), text)?;
        let id = self.discord.invoke(self.id, channel.into(), &invocation, None)?;
        Ok(self.answer(id).await)
    }

    /// Uses the user command of this name on somebody, and waits for the response.
    ///
    /// # Errors
    /// No such command is registered, or the target is nobody whom people see here.
    pub async fn use_on(
        &self,
        channel: impl Into<Snowflake>,
        name: &str,
        target: impl Into<Snowflake>,
    ) -> Result<Answer, Impossible> {
        let id = self.discord.use_on(self.id, channel.into(), name, target.into(), None)?;
        Ok(self.answer(id).await)
    }

    /// Sends a command with arbitrary `data`, as a modified client can.
    pub async fn forge_command(&self, channel: impl Into<Snowflake>, data: Value) -> Answer {
        let id = self.discord.forge_command(self.id, channel.into(), data);
        self.answer(id).await
    }

    /// Types a slash command up to this point, and returns the choices offered for its last option.
    ///
    /// # Errors
    /// No such command is registered, its last option has no autocompletion, or there is no
    /// response in time.
    pub async fn suggestions(
        &self,
        channel: impl Into<Snowflake>,
        text: &str,
    ) -> Result<Vec<Suggestion>, Impossible> {
        let invocation = people::read_typed(&self.discord.world(), text)?;
        let focused = invocation.options.last().map(|(name, _)| name.clone()).unwrap_or_default();
        let id = self.discord.suggest(self.id, channel.into(), &invocation, &focused, None)?;
        if self.answer(id).await == Answer::Failed {
            return Err(Impossible::NoSuggestions);
        }
        let world = self.discord.world();
        let choices = world.interactions.get(id).map(|known| known.choices.clone());
        Ok(choices.unwrap_or_default().iter().map(Suggestion::read).collect())
    }

    /// Presses the first enabled button with this label, and waits for the response.
    ///
    /// # Errors
    /// The message no longer has such a button, or never had; or the button is disabled.
    pub async fn press(&self, message: &Message, label: &str) -> Result<Answer, Impossible> {
        let custom_id = self.custom_id(message, label)?;
        self.press_id(message, &custom_id).await
    }

    /// Presses the button with this custom id, and waits for the response.
    ///
    /// # Errors
    /// The message no longer has such a button, or never had; or the button is disabled.
    pub async fn press_id(&self, message: &Message, custom_id: &str) -> Result<Answer, Impossible> {
        let id = self.discord.press(self.id, message.id, custom_id, None)?;
        Ok(self.answer(id).await)
    }

    /// Picks the first value with this label, and waits for the response.
    ///
    /// # Errors
    /// No select of the message has such a value; or the value is already picked, in which case the
    /// client sends nothing.
    pub async fn pick(&self, message: &Message, label: &str) -> Result<Answer, Impossible> {
        let now = self.look(message.id).ok_or(Impossible::UnknownMessage(message.id))?;
        let labels = || now.selects.iter().flat_map(|select| &select.options);
        let unknown = || Impossible::UnknownValue {
            wanted: label.to_owned(),
            offered: labels().map(|option| option.label.clone()).collect(),
        };
        let mut values = now.selects.iter().flat_map(|select| {
            select.options.iter().map(move |option| (&select.custom_id, option))
        });
        let found = values.find(|(_, option)| option.label == label);
        let (custom_id, option) = found.ok_or_else(unknown)?;
        self.pick_id(message, custom_id, &option.value).await
    }

    /// Picks this value in the select with this custom id, and waits for the response.
    ///
    /// # Errors
    /// The message has no such select or value; or the value is already picked, in which case the
    /// client sends nothing.
    pub async fn pick_id(
        &self,
        message: &Message,
        custom_id: &str,
        value: &str,
    ) -> Result<Answer, Impossible> {
        self.pick_values(message, custom_id, &[value]).await
    }

    /// Picks these values in the select with this custom id, and waits for the response.
    ///
    /// # Errors
    /// The message has no such select or value, the select does not take as many values, or exactly
    /// these are already picked.
    pub async fn pick_values(
        &self,
        message: &Message,
        custom_id: &str,
        values: &[&str],
    ) -> Result<Answer, Impossible> {
        let values = values.iter().map(|value| (*value).to_owned()).collect();
        let id = self.discord.pick(self.id, message.id, custom_id, values, None)?;
        Ok(self.answer(id).await)
    }

    /// Picks these channels in the channel select with this custom id, and waits for the response.
    ///
    /// # Errors
    /// The message has no such select, the select does not accept a channel, or exactly these
    /// channels are already picked.
    pub async fn pick_channels(
        &self,
        message: &Message,
        custom_id: &str,
        channels: &[Snowflake],
    ) -> Result<Answer, Impossible> {
        let values = channels.iter().map(ToString::to_string).collect();
        let id = self.discord.pick(self.id, message.id, custom_id, values, None)?;
        Ok(self.answer(id).await)
    }

    /// Sends arbitrary values for a select with an arbitrary custom id on an arbitrary message, as
    /// a modified client can.
    pub async fn forge_pick(
        &self,
        message: impl Into<Snowflake>,
        custom_id: &str,
        values: &[&str],
    ) -> Answer {
        let id = self.discord.forge_pick(self.id, message.into(), custom_id, values);
        self.answer(id).await
    }

    /// Presses a button twice without waiting in between, which causes two interactions.
    ///
    /// # Errors
    /// The message no longer has such a button, or never had; or the button is disabled.
    pub async fn press_twice(
        &self,
        message: &Message,
        label: &str,
    ) -> Result<[Answer; 2], Impossible> {
        let custom_id = self.custom_id(message, label)?;
        let first = self.discord.press(self.id, message.id, &custom_id, None)?;
        let second = self.discord.press(self.id, message.id, &custom_id, None)?;
        Ok([self.answer(first).await, self.answer(second).await])
    }

    /// Sends a press with an arbitrary custom id on an arbitrary message, as a modified client can:
    /// the message need not have such a button, need not be visible to this person, and need not
    /// exist.
    pub async fn forge_press(&self, message: impl Into<Snowflake>, custom_id: &str) -> Answer {
        let id = self.discord.forge_press(self.id, message.into(), custom_id);
        self.answer(id).await
    }

    /// Does the same as [`forge_press`](Self::forge_press); if the press is only acknowledged (type
    /// 6), waits for the message that follows, or until the pressed ephemeral message is edited.
    pub async fn forge_press_and_see(
        &self,
        message: impl Into<Snowflake>,
        custom_id: &str,
    ) -> Answer {
        let mut changes = self.discord.changes();
        let id = self.discord.forge_press(self.id, message.into(), custom_id);
        match self.answer(id).await {
            Answer::DeferredUpdate => {
                let followed = self.follow_up(id, &mut changes).await;
                followed.map_or(Answer::DeferredUpdate, Answer::Message)
            }
            answer => answer,
        }
    }

    /// Submits a form with these texts in its inputs, in order, and waits for the response.
    ///
    /// # Errors
    /// The form was not opened for this person, or Discord would not let it be submitted like this.
    pub async fn fill(&self, form: &Form, typed: &[&str]) -> Result<Answer, Impossible> {
        let typed: Vec<String> = typed.iter().map(|text| (*text).to_owned()).collect();
        let id = self.discord.submit(self.id, form.id, &typed, None)?;
        Ok(self.answer(id).await)
    }

    /// Submits a form that need not have been opened, as a modified client can: with arbitrary
    /// `data`, as if it had been opened on any message or on none.
    pub async fn forge_form(
        &self,
        channel: impl Into<Snowflake>,
        message: Option<Snowflake>,
        data: Value,
    ) -> Answer {
        let id = self.discord.forge_form(self.id, channel.into(), message, data);
        self.answer(id).await
    }

    /// Writes an ordinary message in a channel.
    ///
    /// # Errors
    /// There is no such channel.
    pub fn say(&self, channel: impl Into<Snowflake>, text: &str) -> Result<Message, Impossible> {
        let id = self.discord.say(self.id, channel.into(), text)?;
        self.look(id).ok_or(Impossible::UnknownMessage(id))
    }

    /// Dismisses an ephemeral message.
    ///
    /// # Errors
    /// This person sees no such message, or it is not ephemeral.
    pub fn dismiss(&self, message: &Message) -> Result<(), Impossible> {
        self.discord.dismiss(self.id, message.id)
    }

    /// Restarts this person's client: all ephemeral messages disappear.
    pub fn restart_client(&self) {
        let mut world = self.discord.world();
        let ephemeral: Vec<Snowflake> = {
            let posts = world.posts.values();
            let hers = posts.filter(|post| post.audience == Audience::Only(self.id));
            hers.map(|post| post.id).collect()
        };
        if let Some(member) = world.member_mut(self.id) {
            member.dismissed.extend(ephemeral);
        }
        world.picked.forget(self.id);
    }

    /// Adds the app to this person's account: its commands are offered to them everywhere.
    pub fn install_app(&self) {
        self.has_app(true);
    }

    /// Removes the app from this person's account.
    pub fn remove_app(&self) {
        self.has_app(false);
    }

    fn has_app(&self, is_installed: bool) {
        let _ = self.discord.install(self.id, is_installed);
    }

    /// The language of this person's client.
    pub fn locale(&self) -> String {
        let world = self.discord.world();
        world.member(self.id).map(|member| member.locale.clone()).unwrap_or_default()
    }

    /// Sets the language of this person's client, for example `de`.
    pub fn set_locale(&self, locale: &str) {
        if let Some(member) = self.discord.world().member_mut(self.id) {
            locale.clone_into(&mut member.locale);
            self.discord.tell(Change::Locale(self.id));
        }
    }

    fn custom_id(&self, message: &Message, label: &str) -> Result<String, Impossible> {
        let now = self.look(message.id).ok_or(Impossible::UnknownMessage(message.id))?;
        let unknown = || Impossible::UnknownButton {
            wanted: label.to_owned(),
            offered: now.buttons().map(|button| button.label.clone()).collect(),
        };
        let button = now.button(label).ok_or_else(unknown)?;
        if button.disabled {
            return Err(Impossible::Disabled(label.to_owned()));
        }
        button.custom_id.clone().ok_or_else(unknown)
    }

    async fn answer(&self, interaction: Snowflake) -> Answer {
        let settled = self.discord.world().interactions.get(interaction).map(|i| i.settled.clone());
        let Some(settled) = settled else { return Answer::Failed };
        // The waiter is registered before each check, so that nothing in between is missed.
        let mut woken = std::pin::pin!(settled.notified());
        loop {
            woken.as_mut().enable();
            if let Some(answer) = self.answered(interaction) {
                return answer;
            }
            woken.as_mut().await;
            woken.set(settled.notified());
        }
    }

    /// The first message that follows the response to an interaction, or the pressed ephemeral message once
    /// it is edited; `None` if neither happens in time.
    async fn follow_up(
        &self,
        interaction: Snowflake,
        changes: &mut tokio::sync::broadcast::Receiver<Change>,
    ) -> Option<Message> {
        let following = async {
            loop {
                let found = self.followed(interaction);
                if found.is_some() || matches!(changes.recv().await, Err(RecvError::Closed)) {
                    return found;
                }
            }
        };
        tokio::time::timeout(self.discord.options.patience, following).await.ok().flatten()
    }

    fn followed(&self, interaction: Snowflake) -> Option<Message> {
        let world = self.discord.world();
        let follows = |post: &&Post| {
            let origin = post.origin.as_ref().filter(|origin| origin.interaction == interaction);
            origin.is_some_and(|origin| origin.first.is_some())
        };
        let edited = || {
            let edited = world.interactions.get(interaction).filter(|known| known.is_edited)?;
            world.posts.get(&edited.original?).filter(|post| post.audience != Audience::Everyone)
        };
        let found = world.posts.values().find(follows).or_else(edited)?;
        Some(show(&world, found))
    }

    /// The outcome of an interaction; `None` while it is still open.
    fn answered(&self, interaction: Snowflake) -> Option<Answer> {
        let world = self.discord.world();
        let known = world.interactions.get(interaction)?;
        if known.failed {
            return Some(Answer::Failed);
        }
        if let Some(form) = &known.form {
            return Some(Answer::Form(Form::read(interaction, form)));
        }
        let shown = known.original.and_then(|id| world.posts.get(&id));
        let message = shown.map(|post| show(&world, post));
        Some(match (known.answer?, message) {
            (FirstAnswer::Message, Some(message)) => Answer::Message(message),
            (FirstAnswer::Deferred, Some(message)) => Answer::Deferred(message),
            (FirstAnswer::Update, Some(message)) => Answer::Update(message),
            (FirstAnswer::DeferredUpdate | FirstAnswer::Choices | FirstAnswer::Form, _)
            | (_, None) => Answer::DeferredUpdate,
        })
    }
}
