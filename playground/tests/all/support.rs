//! A scripted bot, which sends to Discord exactly what a test specifies.

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use playground::{Options, Playground};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message as Frame;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

pub type Socket = WebSocketStream<MaybeTlsStream<TcpStream>>;

/// A playground with short time limits.
pub async fn playground() -> Playground {
    let options = Options {
        first_answer: Duration::from_millis(600),
        token_life: Duration::from_millis(1500),
        patience: Duration::from_secs(5),
        ..Options::default()
    };
    Playground::start(options).await.unwrap()
}

/// A scripted bot with its gateway connection.
pub struct Bot {
    pub rest: Rest,
    pub socket: Socket,
    pub session: String,
    pub seq: u64,
}

/// The REST client of a bot.
#[derive(Clone)]
pub struct Rest {
    client: reqwest::Client,
    base: String,
    token: String,
    pub application: String,
}

/// The status and body of a response.
pub type Answered = (u16, Value);

impl Bot {
    /// Connects and registers `/hello`.
    pub async fn start(playground: &Playground) -> Self {
        let mut socket = connect(playground).await;
        say(&mut socket, identify(playground.token())).await;
        let ready = event(&mut socket, "READY").await;
        let session = ready["d"]["session_id"].as_str().unwrap().to_owned();
        let bot = Self { rest: Rest::new(playground), socket, session, seq: 1 };
        let commands = json!([{ "name": "hello", "description": "Says hello" }]);
        assert_eq!(bot.rest.register(commands).await.0, 200);
        playground.wait_ready().await.unwrap();
        bot
    }

    /// The next interaction that the bot receives.
    pub async fn interaction(&mut self) -> Value {
        let event = event(&mut self.socket, "INTERACTION_CREATE").await;
        self.seq = event["s"].as_u64().unwrap();
        event["d"].clone()
    }
}

impl Rest {
    pub fn new(playground: &Playground) -> Self {
        Self {
            client: reqwest::Client::builder().no_proxy().build().unwrap(),
            base: playground.base().to_owned(),
            token: playground.token().to_owned(),
            application: playground.application().to_string(),
        }
    }

    pub async fn call(&self, method: &str, path: &str, body: Option<Value>) -> Answered {
        let response = self.send(method, path, body).await.unwrap();
        let status = response.status().as_u16();
        let text = response.text().await.unwrap();
        (status, serde_json::from_str(&text).unwrap_or(Value::Null))
    }

    pub async fn send(
        &self,
        method: &str,
        path: &str,
        body: Option<Value>,
    ) -> reqwest::Result<reqwest::Response> {
        let url = format!("{}/api/v10{path}", self.base);
        let request = self.client.request(method.parse().unwrap(), url);
        let request = request.header("authorization", format!("Bot {}", self.token));
        match body {
            Some(body) => request.json(&body).send().await,
            None => request.send().await,
        }
    }

    pub async fn form(&self, method: &str, path: &str, form: reqwest::multipart::Form) -> Answered {
        let url = format!("{}/api/v10{path}", self.base);
        let request = self.client.request(method.parse().unwrap(), url).multipart(form);
        let request = request.header("authorization", format!("Bot {}", self.token));
        let response = request.send().await.unwrap();
        (response.status().as_u16(), response.json().await.unwrap())
    }

    pub async fn get(&self, path: &str) -> Answered {
        self.call("GET", path, None).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Answered {
        self.call("POST", path, Some(body)).await
    }

    pub async fn patch(&self, path: &str, body: Value) -> Answered {
        self.call("PATCH", path, Some(body)).await
    }

    pub async fn delete(&self, path: &str) -> Answered {
        self.call("DELETE", path, None).await
    }

    pub async fn register(&self, commands: Value) -> Answered {
        let path = format!("/applications/{}/commands", self.application);
        self.call("PUT", &path, Some(commands)).await
    }

    /// Sends the initial response to an interaction.
    pub async fn answer(&self, interaction: &Value, answer: Value) -> Answered {
        let (id, token) = (text(&interaction["id"]), text(&interaction["token"]));
        self.post(&format!("/interactions/{id}/{token}/callback?with_response=true"), answer).await
    }

    pub async fn follow_up(&self, interaction: &Value, message: Value) -> Answered {
        self.post(&self.webhook(interaction, ""), message).await
    }

    pub async fn edit_original(&self, interaction: &Value, message: Value) -> Answered {
        self.patch(&self.webhook(interaction, "/messages/@original"), message).await
    }

    pub fn webhook(&self, interaction: &Value, rest: &str) -> String {
        format!("/webhooks/{}/{}{rest}", self.application, text(&interaction["token"]))
    }
}

/// A multipart form with these files, numbered from 0.
pub fn form(payload: &Value, files: &[&[u8]]) -> reqwest::multipart::Form {
    let form = reqwest::multipart::Form::new().text("payload_json", payload.to_string());
    files.iter().enumerate().fold(form, |form, (number, bytes)| {
        let part = reqwest::multipart::Part::bytes(bytes.to_vec()).file_name("dot.png");
        form.part(format!("files[{number}]"), part.mime_str("image/png").unwrap())
    })
}

pub fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

pub fn identify(token: &str) -> Value {
    let properties = json!({ "os": "linux", "browser": "test", "device": "test" });
    json!({ "op": 2, "d": { "token": token, "intents": 0, "properties": properties } })
}

pub async fn connect(playground: &Playground) -> Socket {
    let url = format!("{}/?v=10&encoding=json", playground.base().replace("http", "ws"));
    connect_async(url).await.unwrap().0
}

pub async fn say(socket: &mut Socket, what: Value) {
    socket.send(Frame::text(what.to_string())).await.unwrap();
}

/// The next event with this name; others are skipped.
pub async fn event(socket: &mut Socket, name: &str) -> Value {
    loop {
        let payload = payload(socket).await;
        if payload["t"] == json!(name) {
            return payload;
        }
    }
}

/// The next payload from the gateway.
pub async fn payload(socket: &mut Socket) -> Value {
    let frame = tokio::time::timeout(Duration::from_secs(3), socket.next()).await;
    match frame.expect("the gateway stays silent").expect("the gateway is gone").unwrap() {
        Frame::Text(text) => serde_json::from_str(&text).unwrap(),
        other => panic!("not a payload: {other:?}"),
    }
}

/// The code with which the gateway closes the connection.
pub async fn close_code(socket: &mut Socket) -> u16 {
    loop {
        let frame = tokio::time::timeout(Duration::from_secs(3), socket.next()).await;
        let frame = frame.expect("the gateway stays silent").expect("the gateway is gone");
        if let Frame::Close(Some(frame)) = frame.unwrap() {
            return frame.code.into();
        }
    }
}
