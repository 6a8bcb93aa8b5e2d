//! How long a connection may take for the head of its next request.
//!
//! A proxy keeps idle connections open for later requests. If the server closed one first, a request that the proxy sends
//! at that moment would fail, so behind a proxy a connection may rest for longer than proxies let it. A head that has
//! begun is never waited for that long.

use axum::body::HttpBody;
use base::clock::{Clock, Moment};
use hyper::rt::{Sleep, Timer};
use hyper_util::rt::TokioTimer;
use std::future::Future;
use std::io;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::{Duration, Instant};
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};

/// How long the head of a request may take to arrive.
const HEAD: Duration = Duration::from_secs(15);
/// How long a proxy's connection may rest. Proxies close theirs after 60 to 120 seconds.
const PROXY_REST: Duration = Duration::from_secs(180);

#[derive(Clone, Copy, Debug)]
pub(super) struct HeadTimeouts {
    /// From the first byte of a head to its end.
    pub(super) head: Duration,
    /// How long a connection may rest before the first byte. `None`: resting is a part of the time for the head.
    pub(super) rest: Option<Duration>,
}

impl HeadTimeouts {
    pub(super) fn new(has_proxy: bool) -> Self {
        Self { head: HEAD, rest: has_proxy.then_some(PROXY_REST) }
    }
}

/// The heads of the requests of one connection. It is the timer of the connection, and is told what is read from it.
#[derive(Clone)]
pub(super) struct Heads {
    timeouts: HeadTimeouts,
    clock: Clock,
    progress: Arc<Mutex<Progress>>,
}

impl Heads {
    pub(super) fn new(timeouts: HeadTimeouts, clock: Clock) -> Self {
        Self { timeouts, clock, progress: Arc::default() }
    }

    /// Makes hyper wait with a timer. How long, this timer knows better.
    pub(super) fn timeout(&self) -> Duration {
        self.timeouts.head
    }

    /// The socket of this connection.
    pub(super) fn watch<S>(&self, socket: S) -> Watched<S> {
        Watched { socket, heads: self.clone() }
    }

    /// A head was read to its end, and its request has this body.
    pub(super) fn ended(&self, body: &impl HttpBody) {
        self.progress().head_ended(body.size_hint().exact());
    }

    /// When the next head must be complete, if the connection waits for it since `since`.
    fn deadline(&self, since: Moment) -> Moment {
        match (self.timeouts.rest, self.progress().begun()) {
            (None, _) => since + self.timeouts.head,
            (Some(_), Some(begun)) => begun + self.timeouts.head,
            (Some(rest), None) => since + rest,
        }
    }

    fn progress(&self) -> MutexGuard<'_, Progress> {
        self.progress.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// hyper sets the timer when it begins to wait for a head, and polls it after everything that it reads.
impl Timer for Heads {
    fn sleep(&self, duration: Duration) -> Pin<Box<dyn Sleep>> {
        TokioTimer::new().sleep(duration)
    }

    fn sleep_until(&self, _: Instant) -> Pin<Box<dyn Sleep>> {
        let since = self.clock.moment();
        self.progress().wait_for_head(since);
        let deadline = self.deadline(since);
        Box::pin(Waiting { heads: self.clone(), since, deadline, sleep: sleep(&self.clock, deadline) })
    }
}

type Sleeping = Pin<Box<dyn Future<Output = ()> + Send + Sync>>;

fn sleep(clock: &Clock, until: Moment) -> Sleeping {
    let clock = clock.clone();
    Box::pin(async move { clock.wait_for(until).await })
}

/// Waits until a head is too late.
struct Waiting {
    heads: Heads,
    since: Moment,
    deadline: Moment,
    sleep: Sleeping,
}

impl Sleep for Waiting {}

impl Future for Waiting {
    type Output = ();

    fn poll(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<()> {
        let deadline = self.heads.deadline(self.since);
        if self.deadline != deadline {
            self.sleep = sleep(&self.heads.clock, deadline);
            self.deadline = deadline;
        }
        self.sleep.as_mut().poll(cx)
    }
}

/// What was read from a connection, as far as it tells whether the next head has begun. hyper reads ahead, so the first
/// bytes of a head may arrive together with the end of the request before.
struct Progress {
    part: Part,
    /// The current line has no byte yet, except perhaps a carriage return.
    line_is_empty: bool,
    /// The last byte has ended an empty line, as every head and every chunked body ends.
    ends_with_empty_line: bool,
}

enum Part {
    Head {
        /// When its first byte arrived.
        begun: Option<Moment>,
    },
    /// What follows a head.
    Rest {
        /// How many bytes were read of it; `None` if that is not known, because the head had been read ahead.
        bytes: Option<u64>,
        /// The length of the body, if the head says it.
        body: Option<u64>,
    },
}

impl Default for Progress {
    fn default() -> Self {
        Self { part: Part::Head { begun: None }, line_is_empty: false, ends_with_empty_line: false }
    }
}

impl Progress {
    fn begun(&self) -> Option<Moment> {
        match self.part {
            Part::Head { begun } => begun,
            Part::Rest { .. } => None,
        }
    }

    fn note(&mut self, bytes: &[u8], now: Moment) {
        for byte in bytes {
            match &mut self.part {
                // Empty lines before a head are ignored.
                Part::Head { begun: None } if matches!(byte, b'\r' | b'\n') => continue,
                Part::Head { begun } => {
                    begun.get_or_insert(now);
                }
                Part::Rest { bytes, .. } => *bytes = bytes.map(|bytes| bytes + 1),
            }
            self.ends_with_empty_line = *byte == b'\n' && self.line_is_empty;
            self.line_is_empty = *byte == b'\n' || (*byte == b'\r' && self.line_is_empty);
            if self.ends_with_empty_line && matches!(self.part, Part::Head { .. }) {
                self.part = Part::Rest { bytes: Some(0), body: None };
            }
        }
    }

    fn head_ended(&mut self, length: Option<u64>) {
        match &mut self.part {
            Part::Rest { body, .. } => *body = length,
            Part::Head { .. } => self.part = Part::Rest { bytes: None, body: length },
        }
    }

    /// The request before is answered. If more than that was read, or if that is not known, the next head has begun.
    fn wait_for_head(&mut self, now: Moment) {
        if let Part::Rest { bytes, body } = self.part {
            let is_all = match body {
                Some(length @ 1..) => bytes == Some(length),
                Some(0) | None => self.ends_with_empty_line,
            };
            self.part = Part::Head { begun: (!is_all).then_some(now) };
        }
    }
}

/// A socket that notes what is read from it.
pub(super) struct Watched<S> {
    socket: S,
    heads: Heads,
}

impl<S: AsyncRead + Unpin> AsyncRead for Watched<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let before = buffer.filled().len();
        let polled = Pin::new(&mut self.socket).poll_read(cx, buffer);
        if self.heads.timeouts.rest.is_some() {
            let now = self.heads.clock.moment();
            self.heads.progress().note(&buffer.filled()[before..], now);
        }
        polled
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for Watched<S> {
    fn poll_write(mut self: Pin<&mut Self>, cx: &mut Context<'_>, bytes: &[u8]) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.socket).poll_write(cx, bytes)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        slices: &[io::IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        Pin::new(&mut self.socket).poll_write_vectored(cx, slices)
    }

    fn is_write_vectored(&self) -> bool {
        self.socket.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.socket).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.socket).poll_shutdown(cx)
    }
}
