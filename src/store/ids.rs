//! Discord's ids as SQLite keeps them. An id is unsigned and SQLite's integers are signed: the bits are the same.

use sqlx::encode::IsNull;
use sqlx::error::BoxDynError;
use sqlx::sqlite::{SqliteArgumentsBuffer, SqliteTypeInfo, SqliteValueRef};
use sqlx::{Decode, Encode, Sqlite, Type};

use crate::table::{ChannelId, GuildId, MessageId, PressId, RoleId, TableId, UserId};

macro_rules! stored {
    ($($id:ty),+) => {$(
        impl Type<Sqlite> for $id {
            fn type_info() -> SqliteTypeInfo {
                <i64 as Type<Sqlite>>::type_info()
            }

            fn compatible(column: &SqliteTypeInfo) -> bool {
                <i64 as Type<Sqlite>>::compatible(column)
            }
        }

        impl Encode<'_, Sqlite> for $id {
            fn encode_by_ref(&self, to: &mut SqliteArgumentsBuffer) -> Result<IsNull, BoxDynError> {
                Encode::<Sqlite>::encode(self.get().cast_signed(), to)
            }
        }

        impl Decode<'_, Sqlite> for $id {
            fn decode(value: SqliteValueRef<'_>) -> Result<Self, BoxDynError> {
                let number = <i64 as Decode<Sqlite>>::decode(value)?;
                Ok(Self::new(number.cast_unsigned()))
            }
        }
    )+};
}

stored!(TableId, UserId, GuildId, ChannelId, MessageId, PressId, RoleId);
