//! `rodada healthcheck`: whether the server on this machine can accept work.

use super::{Failure, LogConfig};
use clap::Args;
use config::Config;
use http_body_util::{BodyExt, Collected, Empty, Limited};
use hyper::body::Bytes;
use hyper::{StatusCode, Uri};
use hyper_util::client::legacy::{Client, Error as ClientError};
use hyper_util::rt::TokioExecutor;
use std::io::{self, Write};
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;
use std::time::Duration;

/// Longer than a server under load needs, shorter than container engines wait.
const PATIENCE: Duration = Duration::from_secs(4);
/// The bytes of the text that says why a server is not ready.
const LONGEST_TEXT: usize = 4096;

#[derive(Args)]
#[command(
    after_help = "Asks `/readyz` of the server that listens where the settings say, on this machine. For health \
    checks of containers and supervisors: the exit code is 0 if the server is ready, and 10 if it is not or cannot be \
    reached."
)]
pub(super) struct Healthcheck {
    /// A configuration file
    #[arg(long, env = "RODADA_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,

    #[command(flatten)]
    server: Config,

    #[command(flatten)]
    pub(super) log: LogConfig,
}

/// Why a server is not healthy.
#[derive(Debug, thiserror::Error)]
pub(super) enum NotHealthy {
    #[error("no server can be reached at {0}")]
    Unreachable(SocketAddr, #[source] ClientError),
    #[error("the server at {0} has not answered within {1} seconds")]
    Silent(SocketAddr, u64),
    #[error("what listens at {0} does not answer as a server does")]
    Strange(SocketAddr, #[source] ClientError),
    #[error("the server at {0} is not ready: {1}")]
    NotReady(SocketAddr, String),
}

pub(super) async fn run(task: &Healthcheck) -> Result<(), Failure> {
    let address = on_this_machine(task.server.listen);
    let asked = tokio::time::timeout(PATIENCE, ask(address));
    asked.await.map_err(|_| NotHealthy::Silent(address, PATIENCE.as_secs()))??;
    Ok(writeln!(io::stdout(), "the server at {address} is ready")?)
}

/// Where a server that listens on this address can be reached from its own machine.
fn on_this_machine(listen: SocketAddr) -> SocketAddr {
    let ip = match listen.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    SocketAddr::new(ip, listen.port())
}

async fn ask(address: SocketAddr) -> Result<(), NotHealthy> {
    let client = Client::builder(TokioExecutor::new()).build_http::<Empty<Bytes>>();
    let ready = Uri::try_from(format!("http://{address}/readyz")).expect("an address is part of a URL");
    let answer = client.get(ready).await.map_err(|error| match error.is_connect() {
        true => NotHealthy::Unreachable(address, error),
        false => NotHealthy::Strange(address, error),
    })?;
    if answer.status() == StatusCode::OK {
        return Ok(());
    }
    let status = answer.status();
    let text = Limited::new(answer.into_body(), LONGEST_TEXT).collect().await.map(Collected::to_bytes);
    let text = text.map(|text| String::from_utf8_lossy(&text).trim().replace('\n', ", "));
    Err(NotHealthy::NotReady(address, text.unwrap_or_else(|_| status.to_string())))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_at_every_address_is_asked_at_its_own_machine() {
        for (listen, asked) in [
            ("0.0.0.0:8080", "127.0.0.1:8080"),
            ("[::]:80", "[::1]:80"),
            ("192.0.2.7:8080", "192.0.2.7:8080"),
        ] {
            assert_eq!(on_this_machine(listen.parse().unwrap()).to_string(), asked);
        }
    }
}
