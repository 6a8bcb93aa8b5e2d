//! A bare relay: every message that a client sends in a room is forwarded to all clients in that room. It has no rules,
//! no storage and no secrets.
//!
//! It shows the upper limit of what sockets can do on a machine, for comparison with Rodada:
//!
//! ```text
//! cargo run --release -p rodada-server --example relay -- 127.0.0.1:8090
//! rodada-load --relay --url http://127.0.0.1:8090 --rooms 1000
//! ```

#![expect(clippy::disallowed_methods, reason = "a program for development, not the server")]

use futures_util::{SinkExt, StreamExt};
use std::collections::HashMap;
use std::error::Error;
use std::sync::{Arc, Mutex, PoisonError};
use tikv_jemallocator::Jemalloc;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc;
use tokio_tungstenite::tungstenite::handshake::server::{Request, Response};
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message, Utf8Bytes};
use tokio_tungstenite::{WebSocketStream, accept_hdr_async_with_config};

/// The same allocator as the server's.
#[global_allocator]
static ALLOCATOR: Jemalloc = Jemalloc;

/// The same buffer sizes as the server's sockets.
const READ_BUFFER: usize = 512;
const WRITE_BUFFER: usize = 0;
/// How many frames may be queued for one client.
const QUEUE: usize = 512;

/// The senders to all clients in one room.
type Room = Arc<Mutex<Vec<mpsc::Sender<Utf8Bytes>>>>;
type Rooms = Arc<Mutex<HashMap<String, Room>>>;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let address = std::env::args().nth(1).unwrap_or("127.0.0.1:8090".to_owned());
    let listener = TcpListener::bind(address).await?;
    let rooms = Rooms::default();
    loop {
        let (connection, _) = listener.accept().await?;
        tokio::spawn(open(connection, Arc::clone(&rooms)));
    }
}

/// Accepts a socket and adds it to the room in its path.
async fn open(connection: TcpStream, rooms: Rooms) -> tungstenite::Result<()> {
    connection.set_nodelay(true)?;
    let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER).write_buffer_size(WRITE_BUFFER);
    let mut name = String::new();
    #[expect(clippy::result_large_err, reason = "the type of the callback is given by tungstenite")]
    let take_name = |request: &Request, response: Response| {
        request.uri().path().clone_into(&mut name);
        Ok(response)
    };
    let socket = accept_hdr_async_with_config(connection, take_name, Some(config)).await?;
    let room = Arc::clone(rooms.lock().unwrap_or_else(PoisonError::into_inner).entry(name).or_default());
    serve(socket, room).await;
    Ok(())
}

/// Relays messages until the socket closes or falls behind.
async fn serve(mut socket: WebSocketStream<TcpStream>, room: Room) {
    let (sender, mut receiver) = mpsc::channel(QUEUE);
    let own = sender.downgrade();
    room.lock().unwrap_or_else(PoisonError::into_inner).push(sender);
    let mut open = socket.send(Message::Text("welcome".into())).await.is_ok();
    while open {
        open = tokio::select! {
            message = socket.next() => match message {
                Some(Ok(Message::Text(text))) => {
                    let senders = room.lock().unwrap_or_else(PoisonError::into_inner);
                    senders.iter().for_each(|sender| drop(sender.try_send(text.clone())));
                    true
                }
                Some(Ok(Message::Close(_)) | Err(_)) | None => false,
                Some(Ok(_)) => true,
            },
            frame = receiver.recv() => match frame {
                Some(frame) => socket.send(Message::Text(frame)).await.is_ok(),
                None => false,
            },
        };
    }
    let left = own.upgrade();
    let is_other =
        |sender: &mpsc::Sender<Utf8Bytes>| left.as_ref().is_none_or(|left| !sender.same_channel(left));
    room.lock().unwrap_or_else(PoisonError::into_inner).retain(is_other);
}
