//! The end of a gateway connection, with Discord's close codes.

/// The way in which a connection ends.
pub(super) enum End {
    /// This side sends a close frame.
    Close(u16, &'static str),
    /// The bot sent a close frame with this code.
    Left(u16),
    /// There is no close frame: the bot is gone, or must be cut off.
    Gone,
}

pub(super) const UNKNOWN_OPCODE: End = End::Close(4001, "Unknown opcode.");
pub(super) const DECODE_ERROR: End = End::Close(4002, "Error while decoding payload.");
pub(super) const NOT_AUTHENTICATED: End = End::Close(4003, "Not authenticated.");
pub(super) const AUTHENTICATION_FAILED: End = End::Close(4004, "Authentication failed.");
pub(super) const ALREADY_AUTHENTICATED: End = End::Close(4005, "Already authenticated.");
pub(super) const INVALID_SEQ: End = End::Close(4007, "Invalid seq.");
pub(super) const TIMED_OUT: End = End::Close(4009, "Session timed out.");
pub(super) const INVALID_SHARD: End = End::Close(4010, "Invalid shard.");
pub(super) const SHARDING_REQUIRED: End = End::Close(4011, "Sharding required.");
pub(super) const INVALID_VERSION: End = End::Close(4012, "Invalid API version.");
pub(super) const INVALID_INTENTS: End = End::Close(4013, "Invalid intent(s).");
