//! What users want to be told, and where.

use super::notice_rows::{SETTINGS, TARGET, settings, target};
use super::rows::{match_id, number};
use super::{Backend, Connection, due, keyed};
use crate::columns::{TextColumn, int};
use crate::keyed::KeyedRequest;
use crate::notices::{
    Channel, CodeEntered, NoticeCandidate, NoticeKey, NoticeScope, NoticeSettings, NoticeStore, NoticeTarget,
    TargetDetail, TargetId,
};
use crate::{Millis, ServerId, StoreError};
use async_trait::async_trait;
use protocol::{MatchId, UserId};
use sqlx::{AssertSqlSafe, Row as _};
use std::collections::HashSet;

#[async_trait]
impl NoticeStore for Backend {
    async fn notice_settings(&self, user: UserId) -> Result<Option<NoticeSettings>, StoreError> {
        self.read(async |db| settings_of(db, user).await).await
    }

    async fn keep_notice_settings(&self, user: UserId, settings: &NoticeSettings) -> Result<(), StoreError> {
        self.write(async |db| keep_settings(db, user, settings).await).await
    }

    async fn silent_tables(&self, user: UserId) -> Result<Vec<MatchId>, StoreError> {
        let select = "select match_id from notice_silent where user_id = $1 order by match_id";
        self.read(async |db| {
            sqlx::query(select).bind(user.0).fetch_all(db).await?.iter().map(match_id).collect()
        })
        .await
    }

    async fn set_silent(&self, user: UserId, id: MatchId, silent: bool) -> Result<bool, StoreError> {
        self.transaction(async |db| set_silent(db, user, id, silent).await).await
    }

    async fn notice_targets(&self, user: UserId) -> Result<Vec<NoticeTarget>, StoreError> {
        let select =
            format!("select {TARGET} from notice_target t where user_id = $1 order by since, target_id");
        self.read(async |db| {
            let found = sqlx::query(AssertSqlSafe(select)).bind(user.0).fetch_all(db).await?;
            found.iter().map(target).collect()
        })
        .await
    }

    async fn notice_target(&self, id: TargetId) -> Result<Option<NoticeTarget>, StoreError> {
        let select = format!("select {TARGET} from notice_target t where target_id = $1");
        self.read(async |db| {
            let found = sqlx::query(AssertSqlSafe(select)).bind(id).fetch_optional(db).await?;
            found.as_ref().map(target).transpose()
        })
        .await
    }

    async fn add_notice_target(&self, target: &NoticeTarget, limit: u32) -> Result<bool, StoreError> {
        self.transaction(async |db| add_target(db, target, None, limit).await).await
    }

    async fn add_browser(
        &self,
        target: &NoticeTarget,
        session: [u8; 32],
        limit: u32,
    ) -> Result<bool, StoreError> {
        self.transaction(async |db| add_target(db, target, Some(session), limit).await).await
    }

    async fn remove_notice_target(&self, user: UserId, id: TargetId) -> Result<bool, StoreError> {
        self.transaction(async |db| {
            let remove = "delete from notice_target where target_id = $1 and user_id = $2";
            let removed = sqlx::query(remove).bind(id).bind(user.0).execute(&mut *db).await?.rows_affected();
            if removed > 0 {
                forget_told(db, id).await?;
            }
            Ok(removed > 0)
        })
        .await
    }

    async fn keep_target_detail(&self, id: TargetId, detail: &TargetDetail) -> Result<(), StoreError> {
        let update = "update notice_target set detail = $2 where target_id = $1";
        self.write(async |db| {
            sqlx::query(update).bind(id).bind(text_of(detail)).execute(db).await?;
            Ok(())
        })
        .await
    }

    async fn keep_target_state(
        &self,
        id: TargetId,
        failures: u32,
        retry_at: Option<Millis>,
        is_refused: bool,
    ) -> Result<(), StoreError> {
        let update = "
            update notice_target set failures = $2, retry_at = $3, is_refused = $4 where target_id = $1";
        self.write(async |db| {
            let update = sqlx::query(update).bind(id).bind(i64::from(failures)).bind(retry_at.map(int));
            update.bind(is_refused).execute(db).await?;
            Ok(())
        })
        .await
    }

    async fn notice_users(&self) -> Result<HashSet<UserId>, StoreError> {
        self.read_with(&self.background, async |db| {
            let found = sqlx::query("select distinct user_id from notice_target").fetch_all(db).await?;
            found.iter().map(|row| Ok(UserId(row.try_get("user_id")?))).collect()
        })
        .await
    }

    async fn daily_mailboxes(&self, now: Millis) -> Result<Vec<(NoticeTarget, NoticeSettings)>, StoreError> {
        let select = format!(
            "select {TARGET}, {SETTINGS} from notice_target t left join notice_settings n on n.user_id = t.user_id
            where t.channel = 'mail' and not t.is_refused and t.detail like '%\"schedule\":\"daily\"%'
                and not exists (select 1 from person b where b.user_id = t.user_id and coalesce(b.banned_until, 0) > $1)
                and not exists (select 1 from erasure e where e.user_id = t.user_id)
            order by t.target_id"
        );
        self.read_with(&self.background, async |db| {
            let found = sqlx::query(AssertSqlSafe(select)).bind(int(now)).fetch_all(db).await?;
            found.iter().map(|row| Ok((target(row)?, settings(row)?.unwrap_or_default()))).collect()
        })
        .await
    }

    async fn notice_candidates(
        &self,
        scope: &NoticeScope,
        now: Millis,
        limit: u32,
    ) -> Result<Vec<NoticeCandidate>, StoreError> {
        // Something may be due even if the latest moves cannot be written. What holds no longer is found before it is sent.
        if let Err(error) = self.write_headers().await {
            tracing::debug!(%error, "what is due may not follow from the latest moves");
        }
        self.read_with(&self.background, async |db| due::candidates(db, scope, now, limit).await).await
    }

    async fn claim_notices(
        &self,
        keys: &[NoticeKey],
        server: ServerId,
        now: Millis,
        until: Millis,
    ) -> Result<Vec<NoticeKey>, StoreError> {
        self.claim(keys, server, now, until).await
    }

    async fn note_told(&self, keys: &[NoticeKey], sent: bool, now: Millis) -> Result<(), StoreError> {
        if keys.is_empty() {
            return Ok(());
        }
        self.write(async |db| due::note_told(db, keys, sent, now).await).await
    }

    async fn notice_key(&self, new: &[u8]) -> Result<Vec<u8>, StoreError> {
        self.transaction(async |db| {
            let keep =
                "insert into notice_key (one, private_key) values (1, $1) on conflict (one) do nothing";
            sqlx::query(keep).bind(new).execute(&mut *db).await?;
            Ok(sqlx::query("select private_key from notice_key")
                .fetch_one(db)
                .await?
                .try_get("private_key")?)
        })
        .await
    }

    async fn offer_mail_code(
        &self,
        user: UserId,
        address: &str,
        code: [u8; 32],
        until: Millis,
        request: Option<&KeyedRequest>,
    ) -> Result<(), StoreError> {
        let offer = "
            insert into notice_code (user_id, address, code_hash, ends, attempts) values ($1, $2, $3, $4, 0)
            on conflict (user_id) do update set
                address = excluded.address, code_hash = excluded.code_hash, ends = excluded.ends, attempts = 0";
        self.transaction(async |db| {
            let offer = sqlx::query(offer).bind(user.0).bind(address).bind(code.as_slice()).bind(int(until));
            offer.execute(&mut *db).await?;
            keyed::keep(db, request, keyed::What::default()).await
        })
        .await
    }

    async fn offered_mailbox(&self, user: UserId, now: Millis) -> Result<Option<String>, StoreError> {
        let select = "select address from notice_code where user_id = $1 and ends > $2";
        self.read(async |db| {
            let found = sqlx::query(select).bind(user.0).bind(int(now)).fetch_optional(db).await?;
            Ok(found.map(|row| row.try_get("address")).transpose()?)
        })
        .await
    }

    async fn confirm_mailbox(
        &self,
        target: &NoticeTarget,
        code: [u8; 32],
        attempts: u32,
        request: Option<&KeyedRequest>,
    ) -> Result<CodeEntered, StoreError> {
        self.transaction(async |db| confirm_mailbox(db, target, code, attempts, request).await).await
    }
}

async fn settings_of(db: &mut Connection, user: UserId) -> Result<Option<NoticeSettings>, StoreError> {
    let select = format!("select {SETTINGS} from notice_settings n where n.user_id = $1");
    let found = sqlx::query(AssertSqlSafe(select)).bind(user.0).fetch_optional(db).await?;
    Ok(found.as_ref().map(settings).transpose()?.flatten())
}

fn text_of(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).expect("settings and targets have a JSON form")
}

async fn keep_settings(
    db: &mut Connection,
    user: UserId,
    settings: &NoticeSettings,
) -> Result<(), StoreError> {
    let keep = "
        insert into notice_settings (user_id, language, kinds, wants_chat, always, quiet, offered)
        values ($1, $2, $3, $4, $5, $6, $7)
        on conflict (user_id) do update set
            language = excluded.language, kinds = excluded.kinds, wants_chat = excluded.wants_chat,
            always = excluded.always, quiet = excluded.quiet, offered = excluded.offered";
    let NoticeSettings { language, kinds, always, quiet, offered } = settings;
    sqlx::query(keep)
        .bind(user.0)
        .bind(language)
        .bind(text_of(kinds))
        .bind(kinds.somebody_wrote.is_any_on())
        .bind(always)
        .bind(quiet.as_ref().map(text_of))
        .bind(text_of(offered))
        .execute(db)
        .await?;
    Ok(())
}

async fn set_silent(
    db: &mut Connection,
    user: UserId,
    id: MatchId,
    silent: bool,
) -> Result<bool, StoreError> {
    let exists =
        sqlx::query("select 1 from match where match_id = $1").bind(id.0).fetch_optional(&mut *db).await?;
    if exists.is_none() {
        return Ok(false);
    }
    let change = match silent {
        true => {
            "insert into notice_silent (user_id, match_id) values ($1, $2) on conflict (user_id, match_id) do nothing"
        }
        false => "delete from notice_silent where user_id = $1 and match_id = $2",
    };
    sqlx::query(change).bind(user.0).bind(id.0).execute(db).await?;
    Ok(true)
}

async fn add_target(
    db: &mut Connection,
    target: &NoticeTarget,
    session: Option<[u8; 32]>,
    limit: u32,
) -> Result<bool, StoreError> {
    let channel = target.detail.channel();
    // A lock on the user, so that two requests at a time do not exceed the limit.
    sqlx::query("update person set name = name where user_id = $1")
        .bind(target.user.0)
        .execute(&mut *db)
        .await?;
    // A user may have several browsers, and one target on each other channel.
    let replaced = match channel {
        Channel::Push => {
            let same_browser = "select target_id from notice_target where channel = 'push' and address = $1";
            sqlx::query(same_browser).bind(&target.address)
        }
        _ => {
            let only_one = "select target_id from notice_target where user_id = $1 and channel = $2";
            sqlx::query(only_one).bind(target.user.0).bind(channel.as_text())
        }
    };
    for row in replaced.fetch_all(&mut *db).await? {
        let id: TargetId = row.try_get("target_id")?;
        sqlx::query("delete from notice_target where target_id = $1").bind(id).execute(&mut *db).await?;
        forget_told(db, id).await?;
    }
    let count = "select count(*) as count from notice_target where user_id = $1 and channel = $2";
    let count = sqlx::query(count).bind(target.user.0).bind(channel.as_text()).fetch_one(&mut *db).await?;
    if number::<u32>(&count, "count")? >= limit {
        return Ok(false);
    }
    let add = "
        insert into notice_target (target_id, user_id, channel, address, detail, since, session_hash)
        values ($1, $2, $3, $4, $5, $6, $7)";
    sqlx::query(add)
        .bind(target.id)
        .bind(target.user.0)
        .bind(channel.as_text())
        .bind(&target.address)
        .bind(text_of(&target.detail))
        .bind(int(target.since))
        .bind(session.as_ref().map(<[u8; 32]>::as_slice))
        .execute(db)
        .await?;
    Ok(true)
}

async fn forget_told(db: &mut Connection, id: TargetId) -> Result<(), StoreError> {
    sqlx::query("delete from notice_told where target_id = $1").bind(id).execute(&mut *db).await?;
    sqlx::query("delete from notice_claim where target_id = $1").bind(id).execute(db).await?;
    Ok(())
}

async fn confirm_mailbox(
    db: &mut Connection,
    target: &NoticeTarget,
    code: [u8; 32],
    attempts: u32,
    request: Option<&KeyedRequest>,
) -> Result<CodeEntered, StoreError> {
    let (user, now) = (target.user, target.since);
    // The attempt is counted before the code is compared.
    let count = "
        update notice_code set attempts = attempts + 1 where user_id = $1 and ends > $2 and attempts < $3
        returning address, code_hash";
    let count = sqlx::query(count).bind(user.0).bind(int(now)).bind(i64::from(attempts));
    let Some(offered) = count.fetch_optional(&mut *db).await? else { return Ok(CodeEntered::Void) };
    let hash: Vec<u8> = offered.try_get("code_hash")?;
    if hash != code {
        // A repeat counts no other attempt.
        keyed::keep(db, request, keyed::What { is_refused: true, ..keyed::What::default() }).await?;
        return Ok(CodeEntered::Wrong);
    }
    sqlx::query("delete from notice_code where user_id = $1").bind(user.0).execute(&mut *db).await?;
    let target = NoticeTarget { address: offered.try_get("address")?, ..target.clone() };
    add_target(db, &target, None, 1).await?;
    keyed::keep(db, request, keyed::What::default()).await?;
    Ok(CodeEntered::Right)
}

/// Removes the browsers that subscribed with a session.
pub(super) async fn forget_browsers_of_session(
    db: &mut Connection,
    session: [u8; 32],
) -> Result<(), StoreError> {
    let remove = "delete from notice_target where session_hash = $1 returning target_id";
    for row in sqlx::query(remove).bind(session.as_slice()).fetch_all(&mut *db).await? {
        forget_told(db, row.try_get("target_id")?).await?;
    }
    Ok(())
}

/// Removes the browsers of a user.
pub(super) async fn forget_browsers(db: &mut Connection, user: UserId) -> Result<(), StoreError> {
    let browsers = "select target_id from notice_target where user_id = $1 and channel = 'push'";
    for row in sqlx::query(browsers).bind(user.0).fetch_all(&mut *db).await? {
        forget_told(db, row.try_get("target_id")?).await?;
    }
    let remove = "delete from notice_target where user_id = $1 and channel = 'push'";
    sqlx::query(remove).bind(user.0).execute(db).await?;
    Ok(())
}

/// Deletes everything that is stored about the notices of a user.
pub(super) async fn erase(db: &mut Connection, user: UserId) -> Result<(), StoreError> {
    let deletes = [
        "delete from notice_told where target_id in (select target_id from notice_target where user_id = $1)",
        "delete from notice_claim where target_id in (select target_id from notice_target where user_id = $1)",
        "delete from notice_target where user_id = $1",
        "delete from notice_settings where user_id = $1",
        "delete from notice_silent where user_id = $1",
        "delete from notice_code where user_id = $1",
    ];
    for delete in deletes {
        sqlx::query(delete).bind(user.0).execute(&mut *db).await?;
    }
    Ok(())
}

/// Deletes what can no longer be needed. Returns how many rows were deleted.
pub(super) async fn sweep(db: &mut Connection, now: Millis) -> Result<u64, StoreError> {
    let told = "
        delete from notice_told where at <= $1
            and match_id in (select match_id from match where status in ('over', 'abandoned'))";
    let month_ago = int(now.saturating_sub(30 * 86_400_000));
    let mut swept = sqlx::query(told).bind(month_ago).execute(&mut *db).await?.rows_affected();
    for delete in ["delete from notice_claim where ends <= $1", "delete from notice_code where ends <= $1"] {
        swept += sqlx::query(delete).bind(int(now)).execute(&mut *db).await?.rows_affected();
    }
    Ok(swept)
}
