//! What is counted, for Prometheus. No label says who, where or what was played.

use metrics::{
    Counter, Gauge, Histogram, counter, describe_counter, describe_gauge, describe_histogram, gauge,
    histogram,
};
use metrics_exporter_prometheus::{BuildError, Matcher, PrometheusBuilder, PrometheusHandle};
use protocol::{ByeCode, Code};
use serde::Serialize;
use std::sync::{Arc, Mutex, PoisonError};

/// Seconds, from what handling a command takes to what a slow disk takes.
const SECONDS: &[f64] = &[0.000_05, 0.000_2, 0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0];
/// Steps in a batch.
const STEPS: &[f64] = &[1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0];

/// One for the whole process, as the macros of `metrics` want it.
static EXPORTER: Mutex<Option<PrometheusHandle>> = Mutex::new(None);

/// What is counted. Each is looked up once: on the way of a move nothing is searched by name.
#[derive(Clone)]
pub struct Metrics(Arc<Meters>);

/// The meters.
pub struct Meters {
    handle: PrometheusHandle,
    /// Steps that were written.
    pub steps: Counter,
    /// Seconds from handing a step to the store to its answer.
    pub writing: Histogram,
    /// Seconds a room took to handle one command.
    pub handling: Histogram,
    /// Frames put into outboxes.
    pub frames_sent: Counter,
    /// Messages read from sockets.
    pub messages_read: Counter,
    /// Sockets opened.
    pub sockets_opened: Counter,
    /// Sockets open now.
    pub sockets: Gauge,
    /// Rooms loaded.
    pub rooms_loaded: Counter,
    /// Rooms in memory now.
    pub rooms: Gauge,
    /// Rooms that hang now.
    pub rooms_hanging: Gauge,
    /// Seconds bots thought about one decision.
    pub thinking: Histogram,
    /// Answers to requests over HTTP that were a fault of the server.
    pub http_faults: Counter,
    /// Requests over HTTP.
    pub http_requests: Counter,
}

impl std::ops::Deref for Metrics {
    type Target = Meters;

    fn deref(&self) -> &Meters {
        &self.0
    }
}

impl Metrics {
    /// The meters of this process.
    ///
    /// # Errors
    /// When somebody else counts in this process already.
    pub fn new() -> Result<Self, BuildError> {
        let handle = exporter()?;
        Ok(Self(Arc::new(Meters {
            handle,
            steps: counter!("rodada_steps_total"),
            writing: histogram!("rodada_step_write_seconds"),
            handling: histogram!("rodada_command_seconds"),
            frames_sent: counter!("rodada_frames_sent_total"),
            messages_read: counter!("rodada_messages_read_total"),
            sockets_opened: counter!("rodada_sockets_opened_total"),
            sockets: gauge!("rodada_sockets"),
            rooms_loaded: counter!("rodada_rooms_loaded_total"),
            rooms: gauge!("rodada_rooms"),
            rooms_hanging: gauge!("rodada_rooms_hanging"),
            thinking: histogram!("rodada_bot_think_seconds"),
            http_requests: counter!("rodada_http_requests_total"),
            http_faults: counter!("rodada_http_faults_total"),
        })))
    }

    /// Counts a refusal over a socket.
    pub fn refused(&self, code: Code) {
        counter!("rodada_refused_total", "code" => word(&code)).increment(1);
    }

    /// Counts a socket that the server ended.
    pub fn ended(&self, code: ByeCode) {
        counter!("rodada_sockets_ended_total", "code" => word(&code)).increment(1);
    }

    /// Everything as Prometheus reads it.
    #[must_use]
    pub fn render(&self) -> String {
        self.handle.render()
    }

    /// Sorts the samples of the histograms, which would pile up otherwise. To be called now and then.
    pub fn sort(&self) {
        self.handle.run_upkeep();
    }
}

/// The exporter, set up when it is first wanted.
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

/// A code as it is called on the wire.
fn word(code: &impl Serialize) -> String {
    serde_json::to_value(code).ok().and_then(|word| word.as_str().map(str::to_owned)).unwrap_or_default()
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
    describe_counter!(
        "rodada_refused_total",
        "Requests over sockets refused before they reached a room, by code"
    );
    describe_counter!("rodada_http_requests_total", "Requests over HTTP");
    describe_counter!("rodada_http_faults_total", "Requests over HTTP answered with a fault of the server");
}
