//! The body of the response that carries an event stream.

use super::Connection;
use bytes::Bytes;
use futures_util::Stream;
use std::convert::Infallible;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

/// The body of the response. The connection ends when it is dropped, because then the client is gone.
pub struct EventBody {
    connection: Arc<Connection>,
    /// The first event, which names the connection.
    first: Option<Bytes>,
}

impl EventBody {
    pub fn new(connection: Arc<Connection>, id: &str) -> Self {
        Self { connection, first: Some(format!("event: connection\ndata: {id}\n\n").into()) }
    }
}

impl Stream for EventBody {
    type Item = Result<Bytes, Infallible>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        match self.first.take() {
            Some(first) => Poll::Ready(Some(Ok(first))),
            None => self.connection.poll_event(context).map(|event| event.map(Ok)),
        }
    }
}

impl Drop for EventBody {
    fn drop(&mut self) {
        self.connection.response_ended();
    }
}
