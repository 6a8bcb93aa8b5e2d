//! Rows of notices: the columns of targets and of settings, and what they say.

use super::Row;
use super::rows::{maybe_number, number, text_column};
use crate::StoreError;
use crate::notices::{Channel, NoticeSettings, NoticeTarget, TargetDetail};
use protocol::UserId;
use sqlx::Row as _;

/// The columns of a target, in a table called `t`.
pub(super) const TARGET: &str =
    "t.target_id, t.user_id, t.channel, t.address, t.detail, t.since, t.failures, t.retry_at, t.is_refused";
/// The columns of settings, in a table called `n`, which may have no row.
pub(super) const SETTINGS: &str = "n.language, n.kinds, n.always, n.quiet, n.offered";

/// The settings in a row; `None` if the user has none.
pub(super) fn settings(row: &Row) -> Result<Option<NoticeSettings>, StoreError> {
    let Some(language) = row.try_get::<Option<String>, _>("language")? else { return Ok(None) };
    let quiet: Option<String> = row.try_get("quiet")?;
    Ok(Some(NoticeSettings {
        language,
        kinds: parsed("kinds", row.try_get("kinds")?)?,
        always: row.try_get("always")?,
        quiet: quiet.map(|quiet| parsed("quiet", &quiet)).transpose()?,
        offered: parsed("offered", row.try_get("offered")?)?,
    }))
}

pub(super) fn target(row: &Row) -> Result<NoticeTarget, StoreError> {
    let detail: TargetDetail = parsed("detail", row.try_get("detail")?)?;
    let channel: Channel = text_column(row)?;
    if detail.channel() != channel {
        return Err(StoreError::Corrupt("the column `detail` belongs to another channel".to_owned()));
    }
    Ok(NoticeTarget {
        id: row.try_get("target_id")?,
        user: UserId(row.try_get("user_id")?),
        address: row.try_get("address")?,
        detail,
        since: number(row, "since")?,
        failures: number(row, "failures")?,
        retry_at: maybe_number(row, "retry_at")?,
        is_refused: row.try_get("is_refused")?,
    })
}

fn parsed<T: serde::de::DeserializeOwned>(column: &str, text: &str) -> Result<T, StoreError> {
    serde_json::from_str(text).map_err(|error| {
        StoreError::Corrupt(format!("the column `{column}` holds JSON that cannot be read: {error}"))
    })
}
