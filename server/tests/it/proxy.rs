//! A proxy to the database that can hold back answers and cut connections.

use sqlx::postgres::PgConnectOptions;
use tokio::io::{AsyncReadExt, AsyncWriteExt, copy};
use tokio::net::{TcpListener, TcpStream};
use tokio::select;
use tokio::sync::watch;
use tokio_util::sync::{CancellationToken, DropGuard};

pub(crate) struct Proxy {
    /// The URL of the database through the proxy.
    pub(crate) url: String,
    state: watch::Sender<State>,
    /// The number of the latest hold that has held something back.
    held: watch::Sender<u32>,
    _guard: DropGuard,
}

#[derive(Clone, Copy, Default)]
struct State {
    /// How often answers were held back, and whether they are held back now.
    holds: u32,
    holding: bool,
    /// The number of cuts; connections from before the latest are closed.
    cuts: u32,
}

impl Proxy {
    pub(crate) async fn to(url: &str) -> Self {
        let options: PgConnectOptions = url.parse().unwrap();
        let there = format!("{}:{}", options.get_host(), options.get_port());
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = url.replace(&there, &listener.local_addr().unwrap().to_string());
        let (state, held) = (watch::Sender::default(), watch::Sender::default());
        let (states, holding) = (state.clone(), held.clone());
        let guard_token = CancellationToken::new();
        let end = guard_token.clone();
        tokio::spawn(guard_token.clone().run_until_cancelled_owned(async move {
            while let Ok((near, _)) = listener.accept().await {
                let far = TcpStream::connect(&there).await.unwrap();
                let connection = connect(near, far, states.subscribe(), holding.clone());
                tokio::spawn(end.clone().run_until_cancelled_owned(connection));
            }
        }));
        Self { url, state, held, _guard: guard_token.drop_guard() }
    }

    /// Holds all answers back from now on; returns when one is held back.
    pub(crate) async fn hold(&self) {
        self.state.send_modify(|state| (state.holds, state.holding) = (state.holds + 1, true));
        let this = self.state.borrow().holds;
        self.held.subscribe().wait_for(|&held| held == this).await.unwrap();
    }

    /// Forwards what was held back, and everything from now on.
    pub(crate) fn release(&self) {
        self.state.send_modify(|state| state.holding = false);
    }

    /// Closes all connections and drops what was held back. New connections work.
    pub(crate) fn cut(&self) {
        self.state.send_modify(|state| (state.holding, state.cuts) = (false, state.cuts + 1));
    }
}

/// Forwards both directions until the connection is cut or one side closes.
async fn connect(
    near: TcpStream,
    far: TcpStream,
    mut state: watch::Receiver<State>,
    held: watch::Sender<u32>,
) {
    let cuts = state.borrow().cuts;
    let (mut asked, mut answer) = near.into_split();
    let (mut answered, mut ask) = far.into_split();
    let mut open = state.clone();
    let answers = async {
        let mut chunk = vec![0; 1 << 16];
        while let Ok(length @ 1..) = answered.read(&mut chunk).await {
            let State { holds, holding, .. } = *open.borrow();
            if holding {
                held.send_replace(holds);
            }
            let released = |state: &State| !state.holding || state.holds != holds;
            if open.wait_for(released).await.is_err() || answer.write_all(&chunk[..length]).await.is_err() {
                return;
            }
        }
    };
    // The cut is checked first, so that nothing held back slips through.
    select! {
        biased;
        _ = state.wait_for(|state| state.cuts != cuts) => {}
        () = answers => {}
        _ = copy(&mut asked, &mut ask) => {}
    }
}
