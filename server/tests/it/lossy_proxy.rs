//! A proxy in front of a server that loses answers: it forwards the request, waits for the answer, and drops it.

use crate::web::Web;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::io::{AsyncReadExt, AsyncWriteExt, copy};
use tokio::net::{TcpListener, TcpStream};
use tokio::select;
use tokio_util::task::AbortOnDropHandle;

pub(crate) struct LossyProxy {
    /// The server as it is reached through the proxy.
    pub(crate) web: Web,
    /// How many answers are still to be lost.
    losses: Arc<AtomicUsize>,
    _accepting: AbortOnDropHandle<()>,
}

impl LossyProxy {
    pub(crate) async fn to(server: &Web) -> Self {
        let (there, losses) = (server.address, Arc::new(AtomicUsize::new(0)));
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let (web, to_lose) = (Web::at(listener.local_addr().unwrap()), Arc::clone(&losses));
        let accepting = tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                let far = TcpStream::connect(there).await.unwrap();
                tokio::spawn(forward(near, far, Arc::clone(&to_lose)));
            }
        });
        Self { web, losses, _accepting: AbortOnDropHandle::new(accepting) }
    }

    /// Loses the next answers.
    pub(crate) fn lose(&self, answers: usize) {
        self.losses.store(answers, Ordering::SeqCst);
    }
}

/// Forwards one request and its answer, unless that is to be lost.
async fn forward(near: TcpStream, far: TcpStream, losses: Arc<AtomicUsize>) {
    let (mut asked, mut answer) = near.into_split();
    let (mut answered, mut ask) = far.into_split();
    let mut whole = Vec::new();
    // The client keeps its side open until it is answered.
    select! {
        _ = copy(&mut asked, &mut ask) => return,
        _ = answered.read_to_end(&mut whole) => {}
    }
    let lose_one = |left: usize| left.checked_sub(1);
    if losses.fetch_update(Ordering::SeqCst, Ordering::SeqCst, lose_one).is_err() {
        answer.write_all(&whole).await.ok();
    }
}
