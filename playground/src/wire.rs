//! The TCP connections of the playground, which can be reset in the middle of a request.

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::task::{Context, Poll};

use axum::extract::connect_info::Connected;
use axum::serve::{IncomingStream, Listener};
use futures_util::task::AtomicWaker;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};

/// Accepts connections that can be reset.
pub(crate) struct Wires {
    listener: TcpListener,
    cutter: Cutter,
}

/// Resets all connections of a playground.
#[derive(Clone, Default)]
pub(crate) struct Cutter(Arc<Mutex<Vec<Weak<State>>>>);

impl Cutter {
    pub(crate) fn cut_all(&self) {
        let open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        open.iter().filter_map(Weak::upgrade).for_each(|state| Cut(state).now());
    }

    fn remember(&self, cut: &Cut) {
        let mut open = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        open.retain(|state| state.strong_count() > 0);
        open.push(Arc::downgrade(&cut.0));
    }
}

impl Wires {
    pub(crate) fn new(listener: TcpListener) -> Self {
        Self { listener, cutter: Cutter::default() }
    }

    pub(crate) fn cutter(&self) -> Cutter {
        self.cutter.clone()
    }
}

/// A connection that can be reset.
pub(crate) struct Wire {
    stream: TcpStream,
    cut: Cut,
}

/// Resets a single connection.
#[derive(Clone, Default)]
pub(crate) struct Cut(Arc<State>);

#[derive(Default)]
struct State {
    cut: AtomicBool,
    reader: AtomicWaker,
}

impl Cut {
    /// Resets this connection, even in the middle of a request.
    pub(crate) fn now(&self) {
        self.0.cut.store(true, Ordering::SeqCst);
        self.0.reader.wake();
    }

    fn check(&self, stream: &TcpStream) -> io::Result<()> {
        if self.0.cut.load(Ordering::SeqCst) {
            stream.set_zero_linger()?;
            return Err(io::ErrorKind::ConnectionReset.into());
        }
        Ok(())
    }
}

impl Connected<IncomingStream<'_, Wires>> for Cut {
    fn connect_info(stream: IncomingStream<'_, Wires>) -> Self {
        stream.io().cut.clone()
    }
}

impl Listener for Wires {
    type Io = Wire;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (Wire, SocketAddr) {
        let (stream, address) = Listener::accept(&mut self.listener).await;
        // Otherwise Nagle's algorithm would delay small responses.
        let _ = stream.set_nodelay(true);
        let cut = Cut::default();
        self.cutter.remember(&cut);
        (Wire { stream, cut }, address)
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

impl AsyncRead for Wire {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.cut.0.reader.register(context.waker());
        self.cut.check(&self.stream)?;
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl AsyncWrite for Wire {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.cut.check(&self.stream)?;
        Pin::new(&mut self.stream).poll_write(context, buffer)
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}
