//! What a guest is told, and where: for the user that the guest becomes.

use super::super::{Connection, notices};
use super::{AT_ONCE, Pair, push_ids};
use crate::columns::int;
use crate::notices::TargetId;
use crate::{Millis, StoreError};
use protocol::MatchId;
use sqlx::{QueryBuilder, Row as _};

/// The news of matches that have just got another user. Who played as the guest knows them.
const NEWS: [(&str, &str); 3] =
    [("match_begins", "running"), ("match_over", "over"), ("asked_for_another_match", "gathering")];

/// Moves the settings of the guest if the user has none, and the browser in which the merge was asked for. All other targets
/// of the guest end: whoever set up a webhook or a mailbox as the guest need not be the user, and would hear of all their
/// private tables.
pub(super) async fn merge(
    db: &mut Connection,
    pair: Pair,
    (guest, user): ([u8; 32], [u8; 32]),
) -> Result<(), StoreError> {
    let settings = "
        update notice_settings set user_id = $2
        where user_id = $1 and not exists (select 1 from notice_settings o where o.user_id = $2)";
    sqlx::query(settings).bind(pair.from.0).bind(pair.into.0).execute(&mut *db).await?;
    let browser = "
        update notice_target set user_id = $2, session_hash = $4
        where user_id = $1 and session_hash = $3 and channel = 'push'";
    let browser = sqlx::query(browser).bind(pair.from.0).bind(pair.into.0);
    browser.bind(guest.as_slice()).bind(user.as_slice()).execute(&mut *db).await?;
    notices::erase(db, pair.from).await
}

/// Notes at the targets of the user what the guest was told of the matches that come along, and what began or ended in them.
/// So nothing is told twice because it is told to somebody else. Called while the targets of the guest are still there.
pub(super) async fn note_told(
    db: &mut Connection,
    pair: Pair,
    matches: &[MatchId],
    now: Millis,
) -> Result<(), StoreError> {
    let targets = "select target_id from notice_target where user_id = $1";
    let targets = sqlx::query(targets).bind(pair.into.0).fetch_all(&mut *db).await?;
    for row in targets {
        let target: TargetId = row.try_get("target_id")?;
        for matches in matches.chunks(AT_ONCE) {
            note_at(db, pair, target, matches, now).await?;
        }
    }
    Ok(())
}

async fn note_at(
    db: &mut Connection,
    pair: Pair,
    target: TargetId,
    matches: &[MatchId],
    now: Millis,
) -> Result<(), StoreError> {
    const KNOWN: &str = " on conflict (target_id, match_id, kind) do nothing";
    let mut told =
        QueryBuilder::new("insert into notice_told (target_id, match_id, kind, since, at) select ");
    told.push_bind(target).push(", match_id, kind, max(since), ").push_bind(int(now));
    told.push(" from notice_told where target_id in (select target_id from notice_target where user_id = ");
    told.push_bind(pair.from.0).push(") and match_id in ");
    push_ids(&mut told, matches).push(" group by match_id, kind").push(KNOWN);
    told.build().execute(&mut *db).await?;
    for (kind, status) in NEWS {
        let mut news =
            QueryBuilder::new("insert into notice_told (target_id, match_id, kind, since, at) select ");
        news.push_bind(target).push(", match_id, ").push_bind(kind).push(", status_since, ");
        news.push_bind(int(now)).push(" from match where status = ").push_bind(status);
        news.push(" and match_id in ");
        push_ids(&mut news, matches).push(KNOWN);
        news.build().execute(&mut *db).await?;
    }
    Ok(())
}
