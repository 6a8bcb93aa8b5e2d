//! The load generator on the real server, and the consistency of its report.

use crate::test_server::{TestServer, config};
use crate::web::Web;
use base::clock::Clock;
use clap::Parser;
use load::{LoadError, Plan, Report};
use serde_json::Value;

/// A load plan with these flags for a test server.
fn plan(web: &Web, flags: &[&str]) -> Plan {
    #[derive(Parser)]
    struct Cli {
        #[command(flatten)]
        plan: Plan,
    }
    let url = format!("--url=http://{}", web.address);
    let usual = ["load", &url, "--game=draftosaurus", "--rooms=2"];
    Cli::parse_from(usual.iter().chain(flags)).plan
}

fn json(report: &Report) -> Value {
    serde_json::to_value(report).unwrap()
}

fn number(report: &Value, path: &str) -> f64 {
    report.pointer(path).and_then(Value::as_f64).unwrap_or_else(|| panic!("{path}: {report:#}"))
}

fn count(report: &Value, path: &str) -> u64 {
    report.pointer(path).and_then(Value::as_u64).unwrap_or_else(|| panic!("{path}: {report:#}"))
}

async fn measurable() -> TestServer {
    TestServer::with(config(&["--limits=load"]), Clock::system()).await
}

#[tokio::test]
async fn the_report_is_consistent() {
    let server = measurable().await;
    let own = std::process::id().to_string();
    let flags = ["--seats=3", "--spectators=2", "--seconds=1.5", "--warmup=0.2", "--idle=10", "--pid", &own];
    let report = load::run(&plan(&server.web, &flags)).await.unwrap();
    let figures = json(&report);
    let moves = count(&figures, "/moves");
    assert!(moves > 0, "{figures:#}");
    assert_eq!(count(&figures, "/unfinished"), 0, "{figures:#}");
    assert_eq!(count(&figures, "/sockets_lost"), 0, "{figures:#}");
    assert_eq!(figures["refused"], serde_json::json!({}), "nobody plays what is not listed");
    assert_eq!(count(&figures, "/mover_ms/count"), moves);
    assert_eq!(count(&figures, "/last_viewer_ms/count"), moves);
    assert_eq!(count(&figures, "/player_bytes/count"), moves * 3);
    assert_eq!(count(&figures, "/spectator_bytes/count"), moves * 2);
    for quantile in ["p50", "p95", "p99"] {
        let time = |who: &str| number(&figures, &format!("/{who}/{quantile}"));
        assert!(0.0 < time("mover_ms") && time("mover_ms") <= time("last_viewer_ms"), "{figures:#}");
    }
    let rate = number(&figures, "/moves_per_second") * number(&figures, "/seconds");
    assert!((rate - moves as f64).abs() < 1.0, "{figures:#}");
    assert!(number(&figures, "/server/cpu_seconds") > 0.0, "{figures:#}");
    assert!(count(&figures, "/server/kib_after") > 0, "{figures:#}");
    assert_eq!(figures["limits"], "load");
    let told = report.to_string();
    assert!(told.contains(r#"the limits "load""#) && told.contains(&format!("({moves} in all)")), "{told}");
    server.close().await;
}

#[tokio::test]
async fn the_rate_is_respected() {
    let server = measurable().await;
    let flags = ["--rate=20", "--seconds=2", "--warmup=0"];
    let figures = json(&load::run(&plan(&server.web, &flags)).await.unwrap());
    let moves = count(&figures, "/moves");
    assert!((1..=42).contains(&moves), "at most twenty a second, and one a room at the start: {figures:#}");
    server.close().await;
}

#[tokio::test]
async fn a_server_with_strict_limits_is_not_measured() {
    let server = TestServer::open().await;
    let refused = load::run(&plan(&server.web, &[])).await.unwrap_err();
    assert!(matches!(&refused, LoadError::Limits(limits) if limits == "strict"), "{refused}");
    assert!(refused.to_string().contains("--limits load"), "{refused}");
    assert_eq!(server.web.get("/readyz", None).await.header("rodada-limits"), Some("strict"));
    server.close().await;
}

#[tokio::test]
async fn servers_on_other_machines_are_not_measured() {
    // An address reserved for documentation, where no server is.
    let elsewhere = Web::at(([192, 0, 2, 1], 80).into());
    let refused = load::run(&plan(&elsewhere, &[])).await.unwrap_err();
    assert!(matches!(refused, LoadError::NotLocal(_)), "{refused}");
}

#[tokio::test]
async fn a_refused_request_ends_the_measurement() {
    let server = measurable().await;
    let refused = load::run(&plan(&server.web, &["--seats=77"])).await.unwrap_err();
    assert!(matches!(refused, LoadError::Refused { what: "a table", .. }), "{refused}");
    server.close().await;
}
