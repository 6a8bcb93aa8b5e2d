//! A line to the database whose answers can be held back, and which can be cut.

use sqlx::postgres::PgConnectOptions;
use tokio::io::{AsyncReadExt, AsyncWriteExt, copy};
use tokio::net::{TcpListener, TcpStream};
use tokio::select;
use tokio::sync::watch;
use tokio_util::sync::{CancellationToken, DropGuard};

/// A line to the database.
pub(crate) struct Line {
    /// Where the database seems to be.
    pub(crate) url: String,
    state: watch::Sender<State>,
    /// The latest hold that held something back.
    held: watch::Sender<u32>,
    _hung_up: DropGuard,
}

#[derive(Clone, Copy, Default)]
struct State {
    /// How often answers were held back, and whether they are now.
    holds: u32,
    holding: bool,
    /// What was connected before the latest cut is cut.
    cuts: u32,
}

impl Line {
    pub(crate) async fn to(url: &str) -> Self {
        let options: PgConnectOptions = url.parse().unwrap();
        let there = format!("{}:{}", options.get_host(), options.get_port());
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = url.replace(&there, &listener.local_addr().unwrap().to_string());
        let (state, held) = (watch::Sender::default(), watch::Sender::default());
        let (states, holding) = (state.clone(), held.clone());
        let hung_up = CancellationToken::new();
        let end = hung_up.clone();
        tokio::spawn(hung_up.clone().run_until_cancelled_owned(async move {
            while let Ok((near, _)) = listener.accept().await {
                let far = TcpStream::connect(&there).await.unwrap();
                let connection = connect(near, far, states.subscribe(), holding.clone());
                tokio::spawn(end.clone().run_until_cancelled_owned(connection));
            }
        }));
        Self { url, state, held, _hung_up: hung_up.drop_guard() }
    }

    /// Holds all answers back from now on; comes back when one is.
    pub(crate) async fn hold(&self) {
        self.state.send_modify(|state| (state.holds, state.holding) = (state.holds + 1, true));
        let this = self.state.borrow().holds;
        self.held.subscribe().wait_for(|&held| held == this).await.unwrap();
    }

    /// Passes on what was held back, and everything from now on.
    pub(crate) fn release(&self) {
        self.state.send_modify(|state| state.holding = false);
    }

    /// Cuts what is connected; what was held back never arrives. Whoever connects anew is answered.
    pub(crate) fn cut(&self) {
        self.state.send_modify(|state| (state.holding, state.cuts) = (false, state.cuts + 1));
    }
}

/// Passes on what either side says until the line is cut or one of them hangs up.
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
    // The one who looks for the cut is asked first, so that it lets nothing held back slip through.
    select! {
        biased;
        _ = state.wait_for(|state| state.cuts != cuts) => {}
        () = answers => {}
        _ = copy(&mut asked, &mut ask) => {}
    }
}
