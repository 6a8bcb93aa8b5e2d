//! Measures how much the database holds and how much room its disk has, and warns before new tables are refused.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;
use store::{Fill, StoreError};
use web::App;

/// How often the database is measured.
const INTERVAL: Duration = Duration::from_secs(60);

/// `folder` is the data folder.
pub(super) async fn watch_storage(app: Arc<App>, folder: PathBuf) {
    let mut said = Fill::Enough;
    loop {
        match host::doctor::free_bytes(&folder) {
            Ok(bytes) => app.metrics.disk_free(bytes),
            Err(error) => tracing::debug!(%error, "the free space of the data folder is unknown"),
        }
        let fill = app.storage.fill();
        if fill != said {
            say(fill, app.storage.held());
            said = fill;
        }
        app.clock.sleep(INTERVAL).await;
        if let Err(error) = measure(&app).await {
            tracing::debug!(%error, "the database could not be measured");
        }
    }
}

/// Records how much the database holds.
pub(super) async fn measure(app: &App) -> Result<(), StoreError> {
    let bytes = app.store.bytes_held().await?;
    app.storage.measured(bytes);
    app.metrics.storage_held(bytes);
    Ok(())
}

fn say(fill: Fill, bytes: u64) {
    match fill {
        Fill::Enough => tracing::info!(bytes, "there is room in the database again"),
        Fill::Little => tracing::warn!(bytes, "the database holds more than 80 % of `storage-limit`"),
        Fill::Full => tracing::error!(
            bytes,
            "the database holds as much as `storage-limit` allows: new tables are refused, matches go on"
        ),
    }
}
