//! Where the gateway is read: on a thread of its own. Each press that is told carries the whole message on which
//! was pressed, and to read that takes longer than to refuse it. So a flood is heard, and turned away, beside the
//! answers that are worked on, and not in turns with them.

use std::sync::Arc;

use serenity::all::{Client, ClientBuilder, GatewayIntents, HttpBuilder, ShardManager};
use tokio::runtime::{Builder, Runtime};

use super::gateway::Heard;
use super::transport::Network;
use super::{RunError, check_gateway};
use crate::settings::Settings;

/// serenity tells each event in a task of its own, and reads on as soon as the runtime looks for what has come in.
/// So many tasks are done before it looks again, which is more than it reads between: what was read is heard before
/// more is read.
const HEARD_FIRST: u32 = 4096;

/// What reads the gateway, once it is told to.
pub(super) struct Reader {
    client: Client,
    thread: Thread,
}

/// The thread; whatever serenity does is done there.
struct Thread {
    runtime: Option<Runtime>,
}

impl Reader {
    /// One that tells what it reads to whoever has heard.
    pub(super) async fn new(settings: &Settings, heard: Heard) -> Result<Self, RunError> {
        let failed = |error: &dyn std::error::Error| RunError::Discord(error.to_string());
        // Connections belong to the thread that opened them: none is shared with answers.
        let network = Network::new(settings).map_err(|error| failed(&error))?;
        let mut http = HttpBuilder::new(&settings.token)
            .client(network.client().clone())
            .ratelimiter_disabled(true);
        if let Some(base) = &settings.api_base {
            http = http.proxy(base);
        }
        let client = ClientBuilder::new_with_http(http.build(), GatewayIntents::empty())
            .raw_event_handler(heard);
        let thread = Thread::start().map_err(|error| failed(&error))?;
        let client = thread.run(client.into_future()).await?.map_err(|error| failed(&error))?;
        // When serenity cannot ask for the gateway it takes the real one: never with another base.
        check_gateway(settings, &client.ws_url.lock().await)?;
        Ok(Self { client, thread })
    }

    pub(super) fn shards(&self) -> Arc<ShardManager> {
        self.client.shard_manager.clone()
    }

    /// Reads until the connection ends for good, or its shards are shut down.
    pub(super) async fn read(mut self) -> Result<(), RunError> {
        let reading = async move { self.client.start_autosharded().await };
        self.thread.run(reading).await?.map_err(|error| RunError::Discord(error.to_string()))
    }
}

impl Thread {
    fn start() -> std::io::Result<Self> {
        let runtime = Builder::new_multi_thread()
            .worker_threads(1)
            .thread_name("gateway")
            .event_interval(HEARD_FIRST)
            .enable_all()
            .build()?;
        Ok(Self { runtime: Some(runtime) })
    }

    /// Does this there.
    async fn run<T: Send + 'static>(
        &self,
        work: impl Future<Output = T> + Send + 'static,
    ) -> Result<T, RunError> {
        let broke_off = || RunError::Discord("the gateway's thread broke off".to_owned());
        let runtime = self.runtime.as_ref().ok_or_else(broke_off)?;
        runtime.spawn(work).await.map_err(|_| broke_off())
    }
}

impl Drop for Thread {
    fn drop(&mut self) {
        // serenity may still wait for the end of a connection that has ended, in a loop that nothing interrupts.
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use std::sync::atomic::{AtomicUsize, Ordering};

    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    use tokio::net::{TcpListener, TcpStream};

    use super::*;

    /// As serenity does: each piece that is read is told in a task of its own.
    #[tokio::test]
    async fn what_was_read_is_heard_before_more_is_read() {
        const PIECES: usize = 20_000;
        static WAITING: AtomicUsize = AtomicUsize::new(0);
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let mut sender = TcpStream::connect(listener.local_addr().unwrap()).await.unwrap();
        tokio::spawn(async move { sender.write_all(&vec![0; PIECES * 512]).await });
        let (gateway, _) = listener.accept().await.unwrap();
        let gateway = gateway.into_std().unwrap();
        let thread = Thread::start().unwrap();
        let most = thread.run(async move {
            let (mut gateway, mut piece) = (TcpStream::from_std(gateway).unwrap(), [0; 512]);
            let mut most = 0;
            while gateway.read_exact(&mut piece).await.is_ok() {
                most = most.max(WAITING.fetch_add(1, Ordering::Relaxed));
                tokio::spawn(async { WAITING.fetch_sub(1, Ordering::Relaxed) });
            }
            most
        });
        let most = most.await.unwrap();
        assert!((1..1000).contains(&most), "{most} of {PIECES} were read and not heard");
    }
}
