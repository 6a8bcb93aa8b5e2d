//! Metrics for Prometheus. No label identifies a user, an address or a game.

use crate::clock::Millis;
use metrics::{
    Counter, Gauge, Histogram, counter, describe_counter, describe_gauge, describe_histogram, gauge,
    histogram,
};
use metrics_exporter_prometheus::{BuildError, Matcher, PrometheusBuilder, PrometheusHandle};
use serde::Serialize;
use std::sync::{Arc, Mutex, PoisonError};

/// Histogram buckets in seconds, from the time of handling a command to that of a slow disk.
const SECONDS: &[f64] = &[0.000_05, 0.000_2, 0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0];
/// Histogram buckets for the number of steps in a batch.
const STEPS: &[f64] = &[1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0];

/// One for the whole process, as the macros of `metrics` require.
static EXPORTER: Mutex<Option<PrometheusHandle>> = Mutex::new(None);

/// The metrics. Each one is looked up by its name only once, and not for every move.
#[derive(Clone)]
pub struct Metrics(Arc<MetricSet>);

pub struct MetricSet {
    handle: PrometheusHandle,
    /// Steps that were written.
    pub steps: Counter,
    /// Seconds from handing a step to the store to its answer.
    pub step_write_seconds: Histogram,
    /// Seconds that a room took to handle one command.
    pub command_seconds: Histogram,
    /// Frames put into outboxes.
    pub frames_sent: Counter,
    /// Messages read from sockets.
    pub messages_read: Counter,
    pub sockets_opened: Counter,
    pub sockets: Gauge,
    pub rooms_loaded: Counter,
    pub rooms: Gauge,
    /// Rooms whose current command takes too long.
    pub rooms_hanging: Gauge,
    /// Seconds that a bot took for one decision.
    pub bot_think_seconds: Histogram,
    /// Decisions of bots that ended early because they took too long.
    pub bot_cut_offs: Counter,
    /// HTTP responses with a server error.
    pub http_errors: Counter,
    pub http_requests: Counter,
}

impl std::ops::Deref for Metrics {
    type Target = MetricSet;

    fn deref(&self) -> &MetricSet {
        &self.0
    }
}

impl Metrics {
    /// Registers the metrics of this process, or returns the ones that are registered.
    ///
    /// # Errors
    /// When another recorder is installed in this process.
    pub fn new() -> Result<Self, BuildError> {
        let handle = exporter()?;
        Ok(Self(Arc::new(MetricSet {
            handle,
            steps: counter!("rodada_steps_total"),
            step_write_seconds: histogram!("rodada_step_write_seconds"),
            command_seconds: histogram!("rodada_command_seconds"),
            frames_sent: counter!("rodada_frames_sent_total"),
            messages_read: counter!("rodada_messages_read_total"),
            sockets_opened: counter!("rodada_sockets_opened_total"),
            sockets: gauge!("rodada_sockets"),
            rooms_loaded: counter!("rodada_rooms_loaded_total"),
            rooms: gauge!("rodada_rooms"),
            rooms_hanging: gauge!("rodada_rooms_hanging"),
            bot_think_seconds: histogram!("rodada_bot_think_seconds"),
            bot_cut_offs: counter!("rodada_bot_cut_offs_total"),
            http_requests: counter!("rodada_http_requests_total"),
            http_errors: counter!("rodada_http_faults_total"),
        })))
    }

    /// Counts a refusal over a socket.
    pub fn refused(&self, code: &impl Serialize) {
        counter!("rodada_refused_total", "code" => code_name(code)).increment(1);
    }

    /// Counts a socket that the server closed.
    pub fn ended(&self, code: &impl Serialize) {
        counter!("rodada_sockets_ended_total", "code" => code_name(code)).increment(1);
    }

    /// Counts a notice that was sent on a channel, or was not.
    pub fn told(&self, channel: &'static str, outcome: &'static str) {
        counter!("rodada_notices_total", "channel" => channel, "outcome" => outcome).increment(1);
    }

    /// Records the newest of the backups that the server makes.
    #[expect(clippy::cast_precision_loss, reason = "metrics are floating-point numbers")]
    pub fn backed_up(&self, at: Millis, bytes: u64) {
        gauge!("rodada_backup_time_seconds").set(at as f64 / 1_000.0);
        gauge!("rodada_backup_bytes").set(bytes as f64);
    }

    /// Records whether the latest attempt to make a backup failed.
    pub fn backup_fails(&self, fails: bool) {
        gauge!("rodada_backup_failing").set(if fails { 1.0 } else { 0.0 });
    }

    /// Records how much the database holds.
    #[expect(clippy::cast_precision_loss, reason = "metrics are floating-point numbers")]
    pub fn storage_held(&self, bytes: u64) {
        gauge!("rodada_storage_bytes").set(bytes as f64);
    }

    /// Records how much the database may hold; without a limit 0.
    #[expect(clippy::cast_precision_loss, reason = "metrics are floating-point numbers")]
    pub fn storage_limit(&self, bytes: Option<u64>) {
        gauge!("rodada_storage_limit_bytes").set(bytes.unwrap_or_default() as f64);
    }

    /// Records how much room the disk with the data folder has.
    #[expect(clippy::cast_precision_loss, reason = "metrics are floating-point numbers")]
    pub fn disk_free(&self, bytes: u64) {
        gauge!("rodada_disk_free_bytes").set(bytes as f64);
    }

    /// Records whether the database accepts writes.
    pub fn store_writable(&self, is_writable: bool) {
        gauge!("rodada_store_writable").set(if is_writable { 1.0 } else { 0.0 });
    }

    /// Records when this server was started, and which program it is.
    #[expect(clippy::cast_precision_loss, reason = "metrics are floating-point numbers")]
    pub fn started(&self, at: Millis, version: &'static str) {
        gauge!("rodada_start_time_seconds").set(at as f64 / 1_000.0);
        gauge!("rodada_build_info", "version" => version).set(1.0);
    }

    /// All metrics in the format of Prometheus.
    #[must_use]
    pub fn render(&self) -> String {
        self.handle.render()
    }

    /// The present value of a counter or gauge without labels, or `None` if it has none yet.
    #[must_use]
    pub fn value(&self, name: &str) -> Option<f64> {
        let rendered = self.render();
        let of_name = |line: &str| line.strip_prefix(name)?.strip_prefix(' ')?.parse().ok();
        rendered.lines().find_map(of_name)
    }

    /// Aggregates the samples of the histograms, which would pile up otherwise. Must be called now and then.
    pub fn run_upkeep(&self) {
        self.handle.run_upkeep();
    }
}

/// The exporter, which is installed on the first call.
fn exporter() -> Result<PrometheusHandle, BuildError> {
    let mut exporter = EXPORTER.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(handle) = &*exporter {
        return Ok(handle.clone());
    }
    let builder = PrometheusBuilder::new()
        .set_buckets(SECONDS)?
        .set_buckets_for_metric(Matcher::Full("rodada_commit_steps".to_owned()), STEPS)?;
    let handle = builder.install_recorder()?;
    describe();
    *exporter = Some(handle.clone());
    Ok(handle)
}

/// The name of a code in the protocol.
fn code_name(code: &impl Serialize) -> String {
    serde_json::to_value(code).ok().and_then(|name| name.as_str().map(str::to_owned)).unwrap_or_default()
}

fn describe() {
    describe_counter!("rodada_steps_total", "Steps of matches that were written");
    describe_histogram!("rodada_step_write_seconds", "From handing a step to the store to its answer");
    describe_histogram!("rodada_commit_seconds", "What the store takes to write one batch");
    describe_histogram!("rodada_commit_steps", "Steps in one batch");
    describe_histogram!("rodada_command_seconds", "What a room takes to handle one command");
    describe_counter!("rodada_frames_sent_total", "Frames put into the outboxes of sockets");
    describe_counter!("rodada_messages_read_total", "Messages read from sockets");
    describe_counter!("rodada_sockets_opened_total", "Sockets opened");
    describe_counter!("rodada_sockets_ended_total", "Sockets ended by the server, by its goodbye");
    describe_gauge!("rodada_sockets", "Sockets open now");
    describe_counter!("rodada_rooms_loaded_total", "Rooms loaded from the store");
    describe_gauge!("rodada_rooms", "Rooms in memory now");
    describe_gauge!("rodada_rooms_hanging", "Rooms that handle one command for seconds");
    describe_histogram!("rodada_bot_think_seconds", "What bots take to decide");
    describe_counter!("rodada_bot_cut_offs_total", "Decisions of bots that ended early for want of time");
    describe_counter!(
        "rodada_refused_total",
        "Requests over sockets refused before they reached a room, by code"
    );
    describe_counter!(
        "rodada_notices_total",
        "Notices to users who are away, and ends of matches told to circles, by channel and outcome"
    );
    describe_gauge!("rodada_backup_time_seconds", "When the newest backup was begun, in seconds since 1970");
    describe_gauge!("rodada_backup_bytes", "How large the newest backup is");
    describe_gauge!("rodada_backup_failing", "Whether the latest attempt to make a backup failed");
    describe_gauge!("rodada_storage_bytes", "How much the database holds");
    describe_gauge!("rodada_storage_limit_bytes", "How much the database may hold, or 0 without a limit");
    describe_gauge!("rodada_disk_free_bytes", "How much room the disk with the data folder has");
    describe_gauge!("rodada_store_writable", "Whether the database accepts writes");
    describe_gauge!("rodada_start_time_seconds", "When the server was started, in seconds since 1970");
    describe_gauge!("rodada_build_info", "1, with the version of the program");
    describe_counter!("rodada_http_requests_total", "Requests over HTTP");
    describe_counter!("rodada_http_faults_total", "Requests over HTTP answered with a fault of the server");
}
