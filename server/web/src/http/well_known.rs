//! What programs may want to know of a server before they know anything else.

use crate::App;
use axum::Json;
use axum::extract::State;
use protocol::PROTOCOL;
use room::archive::SigningKey;
use serde::Serialize;
use std::sync::Arc;

pub(super) const PATH: &str = "/.well-known/rodada.json";

#[derive(Serialize)]
pub(super) struct WellKnown {
    /// The version of the protocol that the server speaks.
    protocol: u32,
    /// The public key that exported matches are signed with, and its fingerprint.
    key: String,
    fingerprint: String,
}

/// `GET /.well-known/rodada.json`: the protocol, and the key that signs exported matches.
pub(super) async fn show(State(app): State<Arc<App>>) -> Json<WellKnown> {
    let key = SigningKey::of(app.notices.export_secret()).public_key();
    Json(WellKnown { protocol: PROTOCOL, key: key.to_string(), fingerprint: key.fingerprint().to_string() })
}
