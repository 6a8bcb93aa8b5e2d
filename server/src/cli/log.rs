//! The log of a command.

use config::{LogConfig, LogFormat};
use std::io::{self, IsTerminal as _};
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt as _;
use tracing_subscriber::util::SubscriberInitExt as _;

/// Libraries that would log frames, headers and SQL statements, which contain hands and tokens.
const NOISY_LIBRARIES: [&str; 6] = ["h2", "hyper", "hyper_util", "sqlx", "tokio_tungstenite", "tungstenite"];

/// The crates of the server whose targets do not begin with `rodada`. Whoever names `rodada` in the filter means them,
/// too.
const OWN_CRATES: [&str; 10] =
    ["base", "config", "host", "identity", "notices", "records", "room", "store", "tables", "web"];

/// Begins to log.
pub(super) fn start(log: &LogConfig) {
    // The value was validated with the other settings.
    let wanted: Targets = log.log.parse().unwrap_or_default();
    let filter = with_own_crates(wanted).with_targets(NOISY_LIBRARIES.map(|name| (name, LevelFilter::WARN)));
    // A maximum level lets disabled events be skipped cheaply: libraries emit some for every frame.
    let max_level = filter.iter().map(|(_, level)| level).chain(filter.default_level()).max();
    let lines = tracing_subscriber::fmt()
        .with_max_level(max_level.unwrap_or(LevelFilter::OFF))
        .with_writer(io::stderr);
    match log.log_format {
        LogFormat::Text => {
            let lines = lines.with_ansi(io::stderr().is_terminal()).with_target(false);
            lines.finish().with(filter).init();
        }
        LogFormat::Json => lines.json().flatten_event(true).finish().with(filter).init(),
    }
}

fn with_own_crates(wanted: Targets) -> Targets {
    let level_of = |name| wanted.iter().find(|(target, _)| *target == name).map(|(_, level)| level);
    let Some(level) = level_of("rodada") else { return wanted };
    let unnamed = OWN_CRATES.into_iter().filter(|name| level_of(name).is_none());
    let own: Vec<_> = unnamed.map(|name| (name, level)).collect();
    wanted.with_targets(own)
}

#[cfg(test)]
mod tests {
    use super::*;
    use tracing::Level;

    #[test]
    fn the_name_of_the_program_stands_for_all_its_crates() {
        let filter = |text: &str| with_own_crates(text.parse().unwrap());
        let all = filter("info,rodada=debug");
        for target in ["rodada_server::serve", "web::http", "room::plan", "store::sqlite", "tables::rooms"] {
            assert!(all.would_enable(target, &Level::DEBUG), "{target}");
        }
        assert!(!all.would_enable("axum", &Level::DEBUG));
        assert!(!filter("rodada=debug,store=warn").would_enable("store::sqlite", &Level::INFO));
        assert!(!filter("info").would_enable("store::sqlite", &Level::DEBUG));
    }
}
