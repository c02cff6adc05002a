//! One connection of the bot to the gateway: hello, identify or resume, heartbeats, the end.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message, WebSocket};
use futures_util::SinkExt as _;
use serde_json::{Value, json};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

use super::end::{
    ALREADY_AUTHENTICATED, AUTHENTICATION_FAILED, DECODE_ERROR, End, INVALID_INTENTS, INVALID_SEQ,
    INVALID_VERSION, NOT_AUTHENTICATED, SHARDING_REQUIRED, TIMED_OUT, UNKNOWN_OPCODE,
};
use super::session::Session;
use super::shard::Shard;
use super::starts::Start;
use super::{Intent, Push, Resume};
use crate::discord::{Change, Discord};
use crate::journal::Violation;

/// A bit mask of all existing intents.
const INTENTS: u64 = (1 << 26) - 1;

/// The maximum number of events that are sent before the next message from the bot is read.
const TOGETHER: usize = 64;

/// Serves a bot that has just connected, until either side closes.
pub(crate) async fn serve(discord: Arc<Discord>, mut socket: WebSocket, version: Option<String>) {
    let (own, mut pushes) = unbounded_channel();
    let mut line = Line { discord, own, session: None };
    let end = match version.as_deref() {
        None | Some("10") => line.talk(&mut socket, &mut pushes).await,
        Some(_) => INVALID_VERSION,
    };
    line.leave(&end);
    if let End::Close(code, reason) = end {
        let frame = CloseFrame { code, reason: reason.into() };
        // An error means that the bot is already gone.
        let _ = socket.send(Message::Close(Some(frame))).await;
        let rest = async { while let Some(Ok(_)) = socket.recv().await {} };
        let _ = tokio::time::timeout(Duration::from_secs(1), rest).await;
    }
}

struct Line {
    discord: Arc<Discord>,
    /// The sender whose frames leave through this connection.
    own: UnboundedSender<Push>,
    session: Option<String>,
}

impl Line {
    async fn talk(&mut self, socket: &mut WebSocket, pushes: &mut UnboundedReceiver<Push>) -> End {
        let interval = self.discord.options.heartbeat;
        let millis = u64::try_from(interval.as_millis()).unwrap_or(u64::MAX);
        let hello =
            json!({ "op": 10, "d": { "heartbeat_interval": millis }, "s": null, "t": null });
        if send(socket, hello.to_string()).await.is_err() {
            return End::Gone;
        }
        let patience = interval * 2;
        let mut deadline = tokio::time::Instant::now() + patience;
        loop {
            let step = tokio::select! {
                push = pushes.recv() => forward(socket, push, pushes).await,
                heard = socket.recv() => self.hear(socket, heard, &mut deadline, patience).await,
                () = tokio::time::sleep_until(deadline) => Err(TIMED_OUT),
            };
            if let Err(end) = step {
                return end;
            }
        }
    }

    async fn hear(
        &mut self,
        socket: &mut WebSocket,
        heard: Option<Result<Message, axum::Error>>,
        deadline: &mut tokio::time::Instant,
        patience: Duration,
    ) -> Result<(), End> {
        let text = match heard {
            Some(Ok(Message::Text(text))) => text,
            Some(Ok(Message::Ping(_) | Message::Pong(_))) => return Ok(()),
            Some(Ok(Message::Binary(_))) => return Err(DECODE_ERROR),
            Some(Ok(Message::Close(Some(frame)))) => return Err(End::Left(frame.code)),
            Some(Ok(Message::Close(None)) | Err(_)) | None => return Err(End::Gone),
        };
        let said: Value = serde_json::from_str(&text).map_err(|_| DECODE_ERROR)?;
        match said["op"].as_u64() {
            Some(1) => {
                *deadline = tokio::time::Instant::now() + patience;
                let ack = json!({ "op": 11, "d": null, "s": null, "t": null });
                send(socket, ack.to_string()).await
            }
            Some(2) => self.identify(&said["d"]),
            Some(6) => self.resume(socket, &said["d"]).await,
            Some(8) if self.session.is_some() => {
                self.members(&said["d"]);
                Ok(())
            }
            // Presence, voice and soundboards have no effect here.
            Some(3 | 4 | 31) if self.session.is_some() => Ok(()),
            Some(3 | 4 | 8 | 31) => Err(NOT_AUTHENTICATED),
            Some(_) => Err(UNKNOWN_OPCODE),
            None => Err(DECODE_ERROR),
        }
    }

    fn identify(&mut self, said: &Value) -> Result<(), End> {
        let gateway = &self.discord.gateway;
        if self.session.as_ref().is_some_and(|id| gateway.knows(id)) {
            return Err(ALREADY_AUTHENTICATED);
        }
        self.check_token(said)?;
        let intents = said["intents"].as_u64().ok_or(DECODE_ERROR)?;
        if intents & !INTENTS != 0 {
            return Err(INVALID_INTENTS);
        }
        let shard = Shard::read(&said["shard"])?;
        if gateway.requires_more_than(shard) {
            return Err(SHARDING_REQUIRED);
        }
        let start = gateway.starts().start(shard);
        match start {
            Start::Granted => {}
            Start::TooSoon => {
                self.violated("BASE_SHARD_CONCURRENCY", "another shard identified just now");
            }
            Start::UsedUp => {
                self.violated("SESSION_START_LIMIT", "no session start is left");
                return Err(AUTHENTICATION_FAILED);
            }
        }
        let id = self.session_id();
        let ready = self.ready(&id, shard);
        let world = self.discord.world();
        let mut session = Session::new(id.clone(), intents, shard, self.own.clone());
        session.send("READY", &ready);
        for guild in world.guilds() {
            if session.wants(Intent::Guilds, Some(guild)) {
                session.send("GUILD_CREATE", &world.guild_json(guild));
            }
        }
        self.discord.gateway.identified(session);
        drop(world);
        self.connected(id, "READY");
        Ok(())
    }

    /// Reports a violation by an IDENTIFY.
    fn violated(&self, code: &str, message: &str) {
        self.discord.violated(Violation {
            request: "IDENTIFY".to_owned(),
            field: "shard".to_owned(),
            code: code.to_owned(),
            message: message.to_owned(),
        });
    }

    fn session_id(&self) -> String {
        let mut world = self.discord.world();
        let id = world.next_id();
        world.secret(id)
    }

    async fn resume(&mut self, socket: &mut WebSocket, said: &Value) -> Result<(), End> {
        if self.session.is_some() {
            return Err(ALREADY_AUTHENTICATED);
        }
        self.check_token(said)?;
        let id = said["session_id"].as_str().ok_or(DECODE_ERROR)?;
        let seq = said["seq"].as_u64().ok_or(DECODE_ERROR)?;
        match self.discord.gateway.resume(id, seq, &self.own) {
            Resume::Done => self.connected(id.to_owned(), "RESUMED"),
            Resume::InvalidSeq => return Err(INVALID_SEQ),
            Resume::Unknown => {
                let invalid = json!({ "op": 9, "d": false, "s": null, "t": null });
                send(socket, invalid.to_string()).await?;
            }
        }
        Ok(())
    }

    /// Answers which of these people are members. A request about another server gets no answer.
    fn members(&self, said: &Value) {
        let (Some(session), Some(answer)) =
            (&self.session, self.discord.world().members_json(said))
        else {
            return;
        };
        self.discord.gateway.answer(session, "GUILD_MEMBERS_CHUNK", &answer);
        self.discord.journal.event("GUILD_MEMBERS_CHUNK", answer, 1);
    }

    fn connected(&mut self, session: String, event: &str) {
        self.session = Some(session);
        self.discord.journal.event(event, Value::Null, 1);
        self.discord.tell(Change::Bot);
    }

    fn check_token(&self, said: &Value) -> Result<(), End> {
        let token = said["token"].as_str().unwrap_or_default();
        let bare = token.strip_prefix("Bot ").unwrap_or(token);
        if bare == self.discord.token { Ok(()) } else { Err(AUTHENTICATION_FAILED) }
    }

    fn ready(&self, session: &str, shard: Shard) -> Value {
        let world = self.discord.world();
        let guilds = world.guilds().filter(|guild| shard.has(*guild));
        let guilds: Vec<Value> =
            guilds.map(|guild| json!({ "id": guild, "unavailable": true })).collect();
        let mut user = world.bot_user();
        user["mfa_enabled"] = json!(false);
        user["verified"] = json!(true);
        user["email"] = Value::Null;
        json!({
            "v": 10,
            "user": user,
            "user_settings": {},
            "guilds": guilds,
            "session_id": session,
            "session_type": "normal",
            "resume_gateway_url": self.discord.gateway_url(),
            "shard": [shard.id, shard.count],
            "application": { "id": world.application, "flags": 0 },
            "private_channels": [],
            "relationships": [],
            "presences": [],
            "guild_join_requests": [],
            "_trace": [],
        })
    }

    /// Detaches the connection from its session. The session survives, unless it ended for good.
    fn leave(&self, end: &End) {
        let Some(session) = &self.session else { return };
        match end {
            End::Close(4003..=4005 | 4007 | 4009.., _) | End::Left(1000 | 1001) => {
                self.discord.gateway.end(session);
            }
            End::Close(..) | End::Left(_) | End::Gone => {
                self.discord.gateway.left(session, &self.own);
            }
        }
        self.discord.tell(Change::Bot);
    }
}

/// Sends a frame, together with any that have been queued meanwhile.
async fn forward(
    socket: &mut WebSocket,
    push: Option<Push>,
    more: &mut UnboundedReceiver<Push>,
) -> Result<(), End> {
    let (mut next, mut end) = (push, None);
    for sent in 1.. {
        match next {
            Some(Push::Text(text)) => {
                socket.feed(Message::Text(text)).await.map_err(|_| End::Gone)?;
            }
            Some(Push::Close(code)) => end = Some(End::Close(code, "")),
            Some(Push::Drop) | None => end = Some(End::Gone),
        }
        if end.is_some() || sent == TOGETHER {
            break;
        }
        let Ok(push) = more.try_recv() else { break };
        next = Some(push);
    }
    socket.flush().await.map_err(|_| End::Gone)?;
    end.map_or(Ok(()), Err)
}

async fn send(socket: &mut WebSocket, text: String) -> Result<(), End> {
    socket.send(Message::Text(text.into())).await.map_err(|_| End::Gone)
}
