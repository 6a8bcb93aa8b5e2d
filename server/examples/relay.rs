//! A bare relay: whoever says something in a room is heard by everybody there. No rules, no store, no secrets.
//!
//! It is the limit of what sockets can do here, to compare Rodada with:
//!
//! ```text
//! cargo run --release -p rodada-server --example relay -- 127.0.0.1:8090
//! rodada-load --relay --url http://127.0.0.1:8090 --rooms 1000
//! ```

use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::Response;
use axum::serve::ListenerExt;
use axum::{Router, routing::any};
use futures_util::StreamExt;
use std::collections::HashMap;
use std::error::Error;
use std::sync::{Arc, Mutex, PoisonError};
use tikv_jemallocator::Jemalloc;
use tokio::net::TcpListener;
use tokio::sync::mpsc;

/// The allocator of the server.
#[global_allocator]
static ALLOCATOR: Jemalloc = Jemalloc;

/// The buffers of the server's sockets.
const READ_BUFFER: usize = 512;
const WRITE_BUFFER: usize = 0;
/// Frames that may wait for one reader.
const WAITING: usize = 512;

/// The members of one room.
type Room = Arc<Mutex<Vec<mpsc::Sender<Utf8Bytes>>>>;
type Rooms = Arc<Mutex<HashMap<String, Room>>>;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let address = std::env::args().nth(1).unwrap_or("127.0.0.1:8090".to_owned());
    let router = Router::new().route("/relay/{room}", any(open)).with_state(Rooms::default());
    let listener = TcpListener::bind(address).await?.tap_io(|socket| drop(socket.set_nodelay(true)));
    Ok(axum::serve(listener, router).await?)
}

async fn open(State(rooms): State<Rooms>, Path(name): Path<String>, upgrade: WebSocketUpgrade) -> Response {
    let room = Arc::clone(rooms.lock().unwrap_or_else(PoisonError::into_inner).entry(name).or_default());
    let upgrade = upgrade.read_buffer_size(READ_BUFFER).write_buffer_size(WRITE_BUFFER);
    upgrade.on_upgrade(|socket| serve(socket, room))
}

/// Relays until the socket ends, or does not keep up.
async fn serve(mut socket: WebSocket, room: Room) {
    let (sender, mut heard) = mpsc::channel(WAITING);
    let own = sender.downgrade();
    room.lock().unwrap_or_else(PoisonError::into_inner).push(sender);
    let mut going = socket.send(Message::Text("welcome".into())).await.is_ok();
    while going {
        going = tokio::select! {
            message = socket.next() => match message {
                Some(Ok(Message::Text(text))) => {
                    let members = room.lock().unwrap_or_else(PoisonError::into_inner);
                    members.iter().for_each(|member| drop(member.try_send(text.clone())));
                    true
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => false,
                Some(Ok(_)) => true,
            },
            frame = heard.recv() => match frame {
                Some(frame) => socket.send(Message::Text(frame)).await.is_ok(),
                None => false,
            },
        };
    }
    let left = own.upgrade();
    let stays =
        |member: &mpsc::Sender<Utf8Bytes>| left.as_ref().is_none_or(|left| !member.same_channel(left));
    room.lock().unwrap_or_else(PoisonError::into_inner).retain(stays);
}
