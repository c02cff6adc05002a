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
id!(/** A Discord server. */ GuildId(u64));
id!(/** A Discord channel, or thread. */ ChannelId(u64));
id!(/** A role on a Discord server. */ RoleId(u64));
id!(/** A Discord message. */ MessageId(u64));
id!(/** A press: the id of the Discord interaction. */ PressId(u64));
id!(/** A question: the number of the log entry at which a seat was asked it. */ Question(u32));
