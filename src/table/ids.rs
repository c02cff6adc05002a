//! Discord's numbers, and a table's own.

use std::fmt;

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(u64);

        impl $name {
            /// The id of this number.
            pub const fn new(number: u64) -> Self {
                Self(number)
            }

            /// The number.
            pub const fn get(self) -> u64 {
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

id!(/** A table, numbered from 1 by the database. */ TableId);
id!(/** A Discord user. */ UserId);
id!(/** A Discord server. */ GuildId);
id!(/** A Discord channel, or thread. */ ChannelId);
id!(/** A Discord message. */ MessageId);
id!(/** A press: the id of the Discord interaction. */ PressId);
