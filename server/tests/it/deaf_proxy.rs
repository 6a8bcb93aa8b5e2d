//! A proxy to the database that delivers no notifications, as a connection pooler in transaction mode does not.

use sqlx::postgres::PgConnectOptions;
use tokio::io::{self, AsyncReadExt, AsyncWriteExt, copy};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::select;
use tokio_util::task::AbortOnDropHandle;

/// The type of the message with which Postgres delivers a notification.
const NOTIFICATION: u8 = b'A';

pub(crate) struct DeafProxy {
    /// The URL of the database through the proxy.
    pub(crate) url: String,
    _accepting: AbortOnDropHandle<()>,
}

impl DeafProxy {
    pub(crate) async fn to(url: &str) -> Self {
        let options: PgConnectOptions = url.parse().unwrap();
        let there = format!("{}:{}", options.get_host(), options.get_port());
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        // Without an attempt at TLS, whose answer is no message.
        let sign = if url.contains('?') { '&' } else { '?' };
        let here = listener.local_addr().unwrap().to_string();
        let url = format!("{}{sign}sslmode=disable", url.replace(&there, &here));
        let accepting = tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                let far = TcpStream::connect(&there).await.unwrap();
                tokio::spawn(connect(near, far));
            }
        });
        Self { url, _accepting: AbortOnDropHandle::new(accepting) }
    }
}

/// Forwards both directions until one side closes.
async fn connect(near: TcpStream, far: TcpStream) {
    let (mut asked, answer) = near.into_split();
    let (answered, mut ask) = far.into_split();
    select! {
        _ = copy(&mut asked, &mut ask) => {}
        _ = forward_answers(answered, answer) => {}
    }
}

async fn forward_answers(mut from: OwnedReadHalf, mut to: OwnedWriteHalf) -> io::Result<()> {
    loop {
        let mut head = [0; 5];
        from.read_exact(&mut head).await?;
        let [kind, length @ ..] = head;
        // The length counts itself.
        let mut body = vec![0; u32::from_be_bytes(length) as usize - 4];
        from.read_exact(&mut body).await?;
        if kind != NOTIFICATION {
            to.write_all(&[&head[..], &body].concat()).await?;
        }
    }
}
