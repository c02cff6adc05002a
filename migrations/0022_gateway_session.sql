-- The session of each shard at Discord's gateway, so that a restart resumes it and is told what was missed.
create table gateway_session (
    shard integer primary key,
    -- How many shards there were in all.
    shards integer not null check (shard >= 0 and shard < shards),
    -- Discord's name for the session; worth nothing without the bot's token.
    session text not null,
    -- The number of the last event that was read.
    sequence integer not null check (sequence >= 0),
    -- Where it is resumed.
    resume_url text not null,
    -- How long the quickest press took from Discord's clock to this machine's, in milliseconds; null before the
    -- first one. Negative where this machine's clock is behind.
    quickest integer
);
