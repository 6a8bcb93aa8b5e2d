//! Idle sockets, which say hello and nothing else.

use super::error::LoadError;
use super::plan::Plan;
use super::socket::Socket;
use super::web::Target;
use futures_util::stream::{self, StreamExt, TryStreamExt};
use tokio::task::JoinSet;

/// Sockets that are opened at the same time.
const AT_ONCE: usize = 64;

/// Open sockets, closed when they are dropped.
#[derive(Default)]
pub(super) struct IdleSockets(JoinSet<()>);

/// Opens `count` idle sockets.
pub(super) async fn open(target: &Target, plan: &Plan, count: u32) -> Result<IdleSockets, LoadError> {
    let opening = stream::iter(0..count).map(|number| async move {
        if plan.relay {
            let mut socket = Socket::open(target, &format!("/relay/idle-{number}"), None).await?;
            socket.next().await?;
            return Ok(socket);
        }
        Socket::hello(target, None).await
    });
    let sockets: Vec<Socket> = opening.buffer_unordered(AT_ONCE).try_collect().await?;
    let mut idle_sockets = IdleSockets::default();
    for mut socket in sockets {
        // Answers the server's pings.
        idle_sockets.0.spawn(async move { while socket.next().await.is_ok() {} });
    }
    Ok(idle_sockets)
}
