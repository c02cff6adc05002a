//! The door: an interaction comes in, its first answer goes out within Discord's three seconds.

use std::sync::Arc;
use std::time::{Duration, Instant};

use serenity::all::{
    ActionRowComponent, ButtonKind, ChannelId, CommandDataOptionValue, CommandInteraction,
    ComponentInteraction, Context, CreateInteractionResponse, EventHandler, Interaction,
    InteractionId, Member, MessageFlags, Ready, User,
};
use serenity::async_trait;
use tokio::sync::Semaphore;
use tracing::{info, warn};

use super::convert;
use super::hands::OpenHand;
use super::permissions::missing;
use super::poster::Poster;
use super::sender::{SendError, Sender};
use crate::play::{Answer, Asked, Form, On, Play, Shows, Visit};
use crate::press::{Command, NotACommand, Press};
use crate::table::{self, GuildId, Person, Place, PressId, TableId, UserId};
use crate::view::PublicMessage;

/// The most presses that are worked on at once.
const AT_ONCE: usize = 512;
/// An answer that is not there by then is announced first, and comes later.
const ANNOUNCE_AFTER: Duration = Duration::from_millis(1500);

/// Where interactions come in.
pub(super) struct Door {
    inner: Arc<Inner>,
}

struct Inner {
    play: Arc<Play>,
    sender: Sender,
    poster: Poster,
    places: Semaphore,
}

/// An interaction, as far as its answer needs it.
struct Caller {
    id: InteractionId,
    token: String,
    channel: ChannelId,
    visit: Visit,
    asked: Asked,
}

/// How an answer was announced.
#[derive(Clone, Copy)]
enum Announced {
    /// By a private "… is thinking".
    Thinking,
    /// Silently; the pressed private message may be edited.
    OnPrivate,
    /// Silently; the pressed public message may be edited, by what everybody may see.
    OnPublic,
}

impl Door {
    pub(super) fn new(play: Arc<Play>, sender: Sender, poster: Poster) -> Self {
        let places = Semaphore::new(AT_ONCE);
        Self { inner: Arc::new(Inner { play, sender, poster, places }) }
    }
}

#[async_trait]
impl EventHandler for Door {
    async fn ready(&self, _: Context, ready: Ready) {
        info!("connected as {}, on {} servers", ready.user.name, ready.guilds.len());
    }

    async fn interaction_create(&self, _: Context, interaction: Interaction) {
        let caller = match interaction {
            Interaction::Command(command) => Some(Caller::of_command(&command)),
            Interaction::Component(component) => Some(Caller::of_component(&component)),
            Interaction::Ping(_) | Interaction::Autocomplete(_) | Interaction::Modal(_) | _ => None,
        };
        if let Some(caller) = caller {
            self.inner.clone().receive(caller).await;
        }
    }
}

impl Inner {
    async fn receive(self: Arc<Self>, caller: Caller) {
        let Ok(_place) = self.places.try_acquire() else {
            let busy = convert::private_answer(&self.play.words().private("busy"));
            log(self.sender.answer(caller.id, &caller.token, &busy).await);
            return;
        };
        let (play, visit, asked) = (self.play.clone(), caller.visit.clone(), caller.asked);
        let mut work = tokio::spawn(async move { play.answer(&visit, asked).await });
        match tokio::time::timeout(ANNOUNCE_AFTER, &mut work).await {
            Ok(Ok(answer)) => self.answer(&caller, answer).await,
            Ok(Err(error)) => warn!("a press is not answered: {error}"),
            Err(_) => {
                let announced = self.announce(&caller).await;
                match (work.await, announced) {
                    (Ok(answer), Some(announced)) => {
                        self.answer_late(&caller, answer, announced).await;
                    }
                    (Ok(answer), None) => self.lost(&answer).await,
                    (Err(error), _) => warn!("a press is not answered: {error}"),
                }
            }
        }
    }

    /// Answers within Discord's three seconds.
    async fn answer(&self, caller: &Caller, answer: Answer) {
        let response = match &answer {
            Answer::Private(message, _) => convert::private_answer(message),
            Answer::Redraw(message, _) => convert::private_update(message),
            Answer::Update(message) => convert::public_update(message),
            Answer::Post(message, _) => convert::public_answer(message),
        };
        let sent = Instant::now();
        if let Err(error) = self.sender.answer(caller.id, &caller.token, &response).await {
            warn!("an answer does not arrive: {error}");
            return self.lost(&answer).await;
        }
        match answer {
            Answer::Private(message, Shows::Hand(table, order)) => {
                let hand = OpenHand::new(caller.token.clone(), order, message, sent, true);
                self.poster.opened(table, caller.visit.person.id, hand).await;
            }
            Answer::Redraw(message, Shows::Hand(table, order)) => {
                let hand = OpenHand::new(caller.token.clone(), order, message, sent, false);
                self.poster.opened(table, caller.visit.person.id, hand).await;
            }
            Answer::Update(message) => self.drawn(caller, message, sent),
            Answer::Post(_, Some(table)) => match self.sender.answered(&caller.token).await {
                Ok(message) => self.poster.posted(table, message).await,
                Err(error) => {
                    warn!(%table, "where the table's message is stays unknown: {error}");
                    self.poster.not_posted(table).await;
                }
            },
            Answer::Private(_, Shows::Nothing)
            | Answer::Redraw(_, Shows::Nothing)
            | Answer::Post(_, None) => {}
        }
    }

    /// An answer that has not arrived: a table that it would have shown is shown all the same.
    async fn lost(&self, answer: &Answer) {
        match answer {
            Answer::Post(_, Some(table)) => self.poster.not_posted(*table).await,
            Answer::Post(_, None)
            | Answer::Private(..)
            | Answer::Redraw(..)
            | Answer::Update(_) => {}
        }
    }

    /// The pressed public message shows this now.
    fn drawn(&self, caller: &Caller, message: PublicMessage, sent: Instant) {
        if let Asked::Press(press, _) = caller.asked
            && let Some(table) = press.table()
        {
            self.poster.drawn(table, message, sent);
        }
    }

    /// Says that the answer will come, in the way it will come.
    async fn announce(&self, caller: &Caller) -> Option<Announced> {
        let (response, announced) = match (caller.asked.form(), caller.asked) {
            (Form::New, _)
            | (
                Form::Public,
                Asked::Command(_)
                | Asked::Unknown
                | Asked::UnknownCommand
                | Asked::OtherGame
                | Asked::Elsewhere,
            ) => (convert::thinking(), Announced::Thinking),
            (Form::Redraw, _) => (CreateInteractionResponse::Acknowledge, Announced::OnPrivate),
            (Form::Public, Asked::Press(..)) => {
                (CreateInteractionResponse::Acknowledge, Announced::OnPublic)
            }
        };
        match self.sender.answer(caller.id, &caller.token, &response).await {
            Ok(()) => Some(announced),
            Err(error) => {
                warn!("an announcement does not arrive: {error}");
                None
            }
        }
    }

    /// Answers after the announcement. What only the presser may see never edits a public message.
    async fn answer_late(&self, caller: &Caller, answer: Answer, announced: Announced) {
        let (token, user) = (&caller.token, caller.visit.person.id);
        let since = Instant::now();
        let sent = match (answer, announced) {
            (Answer::Private(message, shows), Announced::Thinking)
            | (Answer::Redraw(message, shows), Announced::Thinking | Announced::OnPrivate) => {
                let sent = self.sender.edit_answer(token, &convert::private_edit(&message)).await;
                if let (Ok(()), Shows::Hand(table, order)) = (&sent, shows) {
                    let fresh = matches!(announced, Announced::Thinking);
                    let hand = OpenHand::new(token.clone(), order, message, since, fresh);
                    self.poster.opened(table, user, hand).await;
                }
                sent
            }
            (Answer::Private(message, _), Announced::OnPrivate | Announced::OnPublic)
            | (Answer::Redraw(message, _), Announced::OnPublic) => {
                self.sender.follow_up(token, &convert::private_follow_up(&message)).await
            }
            (Answer::Update(message), Announced::OnPublic) => {
                let edit = convert::public_edit_by_press(&message);
                let sent = self.sender.edit_answer(token, &edit).await;
                self.drawn(caller, message, since);
                sent
            }
            (Answer::Update(message), Announced::Thinking | Announced::OnPrivate) => {
                self.post(caller, &message, None, announced).await
            }
            (Answer::Post(message, table), announced) => {
                self.post(caller, &message, table, announced).await
            }
        };
        log(sent);
    }

    /// Posts in the channel what can no longer be the answer itself.
    async fn post(
        &self,
        caller: &Caller,
        message: &PublicMessage,
        table: Option<TableId>,
        announced: Announced,
    ) -> Result<(), SendError> {
        let posted = self.sender.post(caller.channel, &convert::public_post(message)).await;
        match (&posted, table) {
            (Ok(posted), Some(table)) => self.poster.posted(table, *posted).await,
            (Err(_), Some(table)) => self.poster.not_posted(table).await,
            (Ok(_) | Err(_), None) => {}
        }
        let said = match (announced, &posted) {
            (Announced::OnPrivate | Announced::OnPublic, _) => return posted.map(drop),
            (Announced::Thinking, Err(_)) if table.is_none() => "fault",
            (Announced::Thinking, Ok(_) | Err(_)) => "posted-below",
        };
        let said = convert::private_edit(&self.play.words().private(said));
        posted.and(self.sender.edit_answer(&caller.token, &said).await)
    }
}

fn log(sent: Result<(), SendError>) {
    if let Err(error) = sent {
        warn!("an answer does not arrive: {error}");
    }
}

impl Caller {
    fn of_command(command: &CommandInteraction) -> Self {
        let visit = visit(
            command.id,
            command.guild_id,
            command.channel_id,
            &command.user,
            command.member.as_deref(),
            missing(command.app_permissions, command.channel.as_ref()),
        );
        let here = command.guild_id.is_some();
        Self {
            id: command.id,
            token: command.token.clone(),
            channel: command.channel_id,
            visit,
            asked: if here { read_command(command) } else { Asked::Elsewhere },
        }
    }

    fn of_component(component: &ComponentInteraction) -> Self {
        let visit = visit(
            component.id,
            component.guild_id,
            component.channel_id,
            &component.user,
            component.member.as_ref(),
            missing(component.app_permissions, component.channel.as_ref()),
        );
        let flags = component.message.flags.unwrap_or_default();
        let on = if flags.contains(MessageFlags::EPHEMERAL) { On::Private } else { On::Public };
        let press = Press::read(&component.data.custom_id).ok();
        let asked = press.map_or(Asked::Unknown, |press| Asked::Press(press, on));
        let strange =
            asked.form() == Form::Public && !press.is_some_and(|p| stands_on(p, component));
        Self {
            id: component.id,
            token: component.token.clone(),
            channel: component.channel_id,
            visit,
            asked: if strange { Asked::Unknown } else { asked },
        }
    }
}

/// Whether the pressed message is about the same table as the press, or a leaderboard like it: a forged
/// press redraws no message that shows something else.
fn stands_on(press: Press, component: &ComponentInteraction) -> bool {
    let parts = component.message.components.iter().flat_map(|row| &row.components);
    let mut texts = parts.filter_map(|part| match part {
        ActionRowComponent::Button(button) => match &button.data {
            ButtonKind::NonLink { custom_id, .. } => Some(custom_id),
            ButtonKind::Link { .. } | ButtonKind::Premium { .. } => None,
        },
        ActionRowComponent::SelectMenu(_) | ActionRowComponent::InputText(_) | _ => None,
    });
    texts.any(|text| Press::read(text).is_ok_and(|other| other.table() == press.table()))
}

fn read_command(command: &CommandInteraction) -> Asked {
    let unknown = Asked::UnknownCommand;
    if command.data.name != Command::NAME {
        return unknown;
    }
    let Some(subcommand) = command.data.options.first() else { return unknown };
    let CommandDataOptionValue::SubCommand(options) = &subcommand.value else { return unknown };
    let said: Option<Vec<_>> = options
        .iter()
        .map(|option| match &option.value {
            CommandDataOptionValue::String(value) => Some((option.name.as_str(), value.clone())),
            CommandDataOptionValue::Boolean(value) => {
                Some((option.name.as_str(), value.to_string()))
            }
            _ => None,
        })
        .collect();
    let Some(said) = said else { return unknown };
    match Command::read(&subcommand.name, &said) {
        Ok(command) => Asked::Command(command),
        Err(NotACommand::Unknown) => unknown,
        Err(NotACommand::OtherGame) => Asked::OtherGame,
    }
}

fn visit(
    id: InteractionId,
    guild: Option<serenity::all::GuildId>,
    channel: ChannelId,
    user: &User,
    member: Option<&Member>,
    missing: Vec<&'static str>,
) -> Visit {
    let permissions = member.and_then(|member| member.permissions).unwrap_or_default();
    Visit {
        press: PressId::new(id.get()),
        person: Person {
            id: UserId::new(user.id.get()),
            name: member.map_or(user.display_name(), Member::display_name).to_owned(),
        },
        place: Place {
            guild: GuildId::new(guild.map_or(0, serenity::all::GuildId::get)),
            channel: table::ChannelId::new(channel.get()),
        },
        manages: permissions.manage_guild() || permissions.administrator(),
        missing,
    }
}
