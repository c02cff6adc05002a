//! The thread on which the gateway's events are read.

use tokio::runtime::{Builder, Handle, Runtime};

use crate::discord::RunError;

/// The thread on which shards run.
pub(super) struct Thread(Option<Runtime>);

impl Thread {
    pub(super) fn start() -> std::io::Result<Self> {
        let runtime = Builder::new_multi_thread()
            .worker_threads(1)
            .thread_name("gateway")
            .enable_all()
            .build()?;
        Ok(Self(Some(runtime)))
    }

    pub(super) fn handle(&self) -> Result<&Handle, RunError> {
        let ended = || RunError::Discord("the gateway's thread has ended".to_owned());
        self.0.as_ref().map(Runtime::handle).ok_or_else(ended)
    }
}

impl Drop for Thread {
    fn drop(&mut self) {
        // A runtime must not block inside another runtime.
        if let Some(runtime) = self.0.take() {
            runtime.shutdown_background();
        }
    }
}
