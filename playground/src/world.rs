//! The state of a playground: one server with its people, channels, messages and commands, held in
//! memory.

mod attachment;
mod channel;
mod command;
mod dress;
mod emoji;
mod guild;
mod interaction;
mod interactions;
mod locale;
mod member;
mod mentions;
mod nonce;
mod picked;
mod post;
mod private;
mod thread;
mod told;

use std::collections::{BTreeMap, BTreeSet, HashMap, VecDeque};
use std::sync::Arc;

use rand::distr::Alphanumeric;
use rand::rngs::StdRng;
use rand::{Rng, RngExt, SeedableRng};
use serde_json::{Value, json};
use tokio::time::Instant;

pub(crate) use attachment::File;
pub use channel::{Access, Channel};
pub(crate) use command::{
    Command, MESSAGE_COMMAND, Registered, SLASH_COMMAND, Scope, USER_COMMAND,
};
pub(crate) use emoji::{Emoji, Emojis};
pub(crate) use guild::roles;
pub(crate) use interaction::{FirstAnswer, Interaction, Trigger};
use interactions::Interactions;
pub(crate) use locale::LOCALES;
pub(crate) use member::Member;
pub(crate) use nonce::Nonce;
pub(crate) use post::{Audience, Author, Draft, EPHEMERAL, LOADING, Origin, Post};
pub(crate) use private::{Context, Owners, Private};
pub(crate) use thread::Thread;

use crate::options::Options;
use crate::snowflake::{Ids, Snowflake, Worker};
use nonce::Nonces;
use picked::Picked;

/// The complete state of a playground.
#[derive(Debug)]
pub(crate) struct World {
    ids: Ids,
    seed: Option<u64>,
    /// The application's id, which is also the id of the bot user.
    pub application: Snowflake,
    pub bot_name: String,
    /// The first server.
    pub guild: Snowflake,
    pub guild_name: String,
    /// The server's preferred language.
    pub guild_locale: String,
    /// True if the bot is on the first server.
    pub has_bot: bool,
    /// Other servers that the bot is on.
    pub other_guilds: Vec<Snowflake>,
    pub members: Vec<Member>,
    pub channels: Vec<Channel>,
    pub threads: BTreeMap<Snowflake, Thread>,
    /// The channels outside of servers.
    pub private: BTreeMap<Snowflake, Private>,
    pub commands: Vec<Command>,
    /// Shared with the requests that are being checked.
    pub emojis: Arc<Emojis>,
    /// All messages of all channels; the order of their ids is that of time.
    pub posts: BTreeMap<Snowflake, Post>,
    /// The messages of each channel.
    posts_of: HashMap<Snowflake, BTreeSet<Snowflake>>,
    /// The messages of each channel by the time of creation or last change, the oldest first.
    still: HashMap<Snowflake, BTreeSet<(Instant, Snowflake)>>,
    pub interactions: Interactions,
    pub files: HashMap<Snowflake, File>,
    /// Files that no message contains any more, the oldest first.
    let_go: VecDeque<Snowflake>,
    nonces: Nonces,
    pub picked: Picked,
    /// The base address of this playground, for the addresses of attachments.
    pub base: String,
}

impl World {
    pub(crate) fn new(options: &Options, base: &str) -> Self {
        let mut ids = Ids::new(options.seed);
        let mut next = || ids.next(Worker::SERVER);
        let (application, guild) = (next(), next());
        let members = options.people.iter().map(|name| Member::new(next(), name)).collect();
        let channels = options.channels.iter();
        let channels = channels
            .map(|(name, access)| {
                let (id, name, access) = (next(), name.clone(), *access);
                Channel { id, name, access, guild: Some(guild) }
            })
            .collect();
        Self {
            ids,
            seed: options.seed,
            application,
            bot_name: options.bot.clone(),
            guild,
            guild_name: options.guild.clone(),
            guild_locale: "en-US".to_owned(),
            has_bot: true,
            other_guilds: Vec::new(),
            members,
            channels,
            threads: BTreeMap::new(),
            private: BTreeMap::new(),
            commands: Vec::new(),
            emojis: Arc::default(),
            posts: BTreeMap::new(),
            posts_of: HashMap::new(),
            still: HashMap::new(),
            interactions: Interactions::default(),
            files: HashMap::new(),
            let_go: VecDeque::new(),
            nonces: Nonces::remembered_for(options.nonce_life),
            picked: Picked::default(),
            base: base.to_owned(),
        }
        .with_private(&options.groups)
    }

    pub(crate) fn next_id(&mut self) -> Snowflake {
        self.ids.next(Worker::SERVER)
    }

    /// The id of this person's next interaction.
    pub(crate) fn next_interaction(&mut self, person: Snowflake) -> Snowflake {
        let place = self.members.binary_search_by_key(&person, |member| member.id).ok();
        self.ids.next(place.map_or(Worker::SERVER, Worker::of_person))
    }

    /// The letters of the token with this id. Nobody can guess them, but with a seed they are
    /// predictable.
    pub(crate) fn secret(&self, id: Snowflake) -> String {
        match self.seed {
            None => letters(&mut rand::rng()),
            Some(seed) => letters(&mut StdRng::seed_from_u64(seed ^ id.0)),
        }
    }

    pub(crate) fn member(&self, id: Snowflake) -> Option<&Member> {
        // Members are ordered by id.
        let place = self.members.binary_search_by_key(&id, |member| member.id).ok()?;
        self.members.get(place)
    }

    pub(crate) fn member_mut(&mut self, id: Snowflake) -> Option<&mut Member> {
        let place = self.members.binary_search_by_key(&id, |member| member.id).ok()?;
        self.members.get_mut(place)
    }

    /// A channel or thread, on a server or not.
    pub(crate) fn channel(&self, id: Snowflake) -> Option<&Channel> {
        let thread = || self.threads.get(&id).map(|thread| &thread.channel);
        let private = || self.private.get(&id).map(|private| &private.channel);
        let channel = self.place_of(id).and_then(|place| self.channels.get(place));
        channel.or_else(thread).or_else(private)
    }

    /// The index of a channel; channels are ordered by id.
    fn place_of(&self, channel: Snowflake) -> Option<usize> {
        self.channels.binary_search_by_key(&channel, |channel| channel.id).ok()
    }

    /// Adds a channel to a server.
    pub(crate) fn add_channel(&mut self, guild: Snowflake, name: &str) -> Channel {
        let (id, name) = (self.next_id(), name.to_owned());
        let channel = Channel { id, name, access: Access::Full, guild: Some(guild) };
        // New ids are larger, so the channels remain ordered by id.
        self.channels.push(channel.clone());
        channel
    }

    /// Removes a channel, but not its messages.
    pub(crate) fn take_channel(&mut self, id: Snowflake) -> Option<Channel> {
        let place = self.place_of(id)?;
        Some(self.channels.remove(place))
    }

    /// Removes all messages of a channel.
    pub(crate) fn take_posts_of(&mut self, channel: Snowflake) {
        for post in self.posts_of.remove(&channel).unwrap_or_default() {
            self.take_post(post);
        }
        self.still.remove(&channel);
    }

    /// Removes a person from the server.
    pub(crate) fn take_member(&mut self, id: Snowflake) -> Option<Member> {
        let place = self.members.binary_search_by_key(&id, |member| member.id).ok()?;
        Some(self.members.remove(place))
    }

    /// Inserts or updates a message.
    pub(crate) fn put_post(&mut self, mut post: Post) {
        self.picked.updated(&post);
        let still = self.still.entry(post.channel).or_default();
        still.remove(&(post.changed, post.id));
        post.changed = Instant::now();
        still.insert((post.changed, post.id));
        self.posts_of.entry(post.channel).or_default().insert(post.id);
        self.posts.insert(post.id, post);
    }

    /// The message of a channel that has not changed for the longest time, if the channel has more
    /// than `most` messages.
    pub(crate) fn stillest(&self, channel: Snowflake, most: usize) -> Option<Snowflake> {
        let still = self.still.get(&channel).filter(|still| still.len() > most)?;
        still.first().map(|(_, post)| *post)
    }

    /// Removes a message and all traces of it.
    pub(crate) fn take_post(&mut self, id: Snowflake) -> Option<Post> {
        let post = self.posts.remove(&id)?;
        if let Some(posts) = self.posts_of.get_mut(&post.channel) {
            posts.remove(&id);
        }
        if let Some(still) = self.still.get_mut(&post.channel) {
            still.remove(&(post.changed, id));
        }
        if let Audience::Only(reader) = post.audience
            && let Some(reader) = self.member_mut(reader)
        {
            reader.dismissed.remove(&id);
        }
        self.picked.gone(id);
        self.let_go(&post.attachments);
        Some(post)
    }

    /// The messages of a channel, in order.
    fn posts_of(&self, channel: Snowflake) -> impl DoubleEndedIterator<Item = &Post> {
        let ids = self.posts_of.get(&channel).into_iter().flatten();
        ids.filter_map(|id| self.posts.get(id))
    }

    /// The user object of the bot.
    pub(crate) fn bot_user(&self) -> Value {
        let mut user = member::user_json(self.application, &self.bot_name, None);
        user["bot"] = json!(true);
        user
    }

    /// The user object of a person or of the bot.
    pub(crate) fn user(&self, id: Snowflake) -> Value {
        self.member(id).map_or_else(|| self.bot_user(), Member::user)
    }

    /// The messages that this person sees in this channel, in order.
    pub(crate) fn seen_by(
        &self,
        person: Snowflake,
        channel: Snowflake,
    ) -> impl Iterator<Item = &Post> {
        self.posts_of(channel).filter(move |post| self.sees(person, post))
    }

    /// Returns whether this person sees this message.
    pub(crate) fn sees(&self, person: Snowflake, post: &Post) -> bool {
        let Audience::Only(reader) = post.audience else { return self.is_in(person, post.channel) };
        reader == person
            && self.member(person).is_some_and(|member| !member.dismissed.contains(&post.id))
    }
}

fn letters(luck: &mut impl Rng) -> String {
    (0..48).map(|_| char::from(luck.sample(Alphanumeric))).collect()
}
