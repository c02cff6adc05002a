//! Discord's ids, and a table's own.

use std::fmt;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident($number:ty)) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name($number);

        impl $name {
            pub const fn new(number: $number) -> Self {
                Self(number)
            }

            pub const fn get(self) -> $number {
                self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                self.0.fmt(f)
            }
        }
    };
}

id!(/** A table, numbered from 1 by the database. */ TableId(u64));
id!(/** A Discord user. */ UserId(u64));
id!(/** A Discord server; 0 for every place without the bot. */ GuildId(u64));
id!(/** A Discord channel, or thread. */ ChannelId(u64));
id!(/** A role on a Discord server. */ RoleId(u64));
id!(/** A Discord message. */ MessageId(u64));
id!(/** A press: the id of the Discord interaction. */ PressId(u64));
id!(/** A question: the number of the log entry at which a seat was asked it. */ Question(u32));

impl GuildId {
    /// Every place in which people use the bot without it being there: direct messages, group chats,
    /// and servers that have not added it.
    pub const ELSEWHERE: Self = Self(0);

    pub const fn is_server(self) -> bool {
        self.0 != Self::ELSEWHERE.0
    }
}
