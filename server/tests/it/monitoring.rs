//! What hosts are given to watch a server with: the rules for Prometheus, their document, and Grafana's dashboard.

use crate::process::run;
use serde_json::Value;
use std::collections::BTreeSet;
use tokio::process::Command;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../packaging/monitoring");
const RULES: &str = include_str!("../../../packaging/monitoring/rodada.rules.yml");
const TESTS: &str = include_str!("../../../packaging/monitoring/rodada.rules.test.yml");
const DASHBOARD: &str = include_str!("../../../packaging/monitoring/grafana-dashboard.json");
const DOCUMENT: &str = include_str!("../../../docs/alerts.md");
/// Where all metrics are registered.
const METRICS: &str = include_str!("../../base/src/metrics.rs");

/// What stands after this beginning of a line, in each line that has it.
fn after<'a>(text: &'a str, beginning: &str) -> Vec<&'a str> {
    text.lines().filter_map(|line| line.trim_start().strip_prefix(beginning)).collect()
}

/// The names of metrics in an expression.
fn metrics(text: &str) -> BTreeSet<&str> {
    let of_a_name = |c: char| c.is_ascii_lowercase() || c == '_';
    text.split(|c| !of_a_name(c)).filter(|name| name.starts_with("rodada_")).collect()
}

#[test]
fn each_alert_has_its_paragraph_and_each_paragraph_its_alert() {
    let alerts = after(RULES, "- alert: ");
    assert_eq!(after(DOCUMENT, "## "), alerts);
    for alert in alerts {
        assert!(TESTS.contains(&format!("alertname=\"{alert}\"")), "no test raises {alert}");
    }
}

#[test]
fn rules_and_dashboard_ask_for_metrics_that_exist() {
    let dashboard: Value = serde_json::from_str(DASHBOARD).unwrap();
    let panels = dashboard["panels"].as_array().unwrap();
    let expressions = panels.iter().flat_map(|panel| panel["targets"].as_array().unwrap());
    let expressions: String =
        expressions.map(|target| target["expr"].as_str().unwrap()).collect::<Vec<_>>().join("\n");
    let asked = metrics(RULES).into_iter().chain(metrics(&expressions));
    for name in asked.map(|name| name.strip_suffix("_bucket").unwrap_or(name)) {
        assert!(METRICS.contains(&format!("\"{name}\"")), "there is no metric {name}");
    }
}

#[tokio::test]
async fn prometheus_accepts_the_rules_and_their_tests_pass() {
    let find = concat!(env!("CARGO_MANIFEST_DIR"), "/../scripts/find-program");
    let found = Command::new(find).arg("promtool").output().await.unwrap();
    assert!(found.status.success(), "{}", String::from_utf8_lossy(&found.stderr));
    let promtool = String::from_utf8(found.stdout).unwrap();
    for words in [["check", "rules", "rodada.rules.yml"], ["test", "rules", "rodada.rules.test.yml"]] {
        let mut command = Command::new(promtool.trim());
        command.args(words).current_dir(FOLDER);
        let (code, said) = run(command).await;
        assert_eq!(code, 0, "{words:?}: {said}");
    }
}
