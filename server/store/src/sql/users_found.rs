//! Users as the host sees them.

use super::rows::{maybe_number, number, user_row};
use super::{Connection, Row};
use crate::columns::pattern;
use crate::{StoreError, UserFound};
use protocol::UserId;
use sqlx::Row as _;
use uuid::Uuid;

/// What the host sees of users, with a condition.
macro_rules! select_users {
    ($condition:literal) => {
        concat!(
            "select p.user_id, coalesce(e.name, p.name) as name, p.created, p.banned_until, p.muted_until,
                g.into_user, e.due,
                (select count(*) from seat s where s.user_id = p.user_id) as seats,
                (select max(s.seen) from session s where s.user_id = p.user_id) as seen,
                exists (select 1 from sign_in_method m where m.user_id = p.user_id) as signs_in
            from person p left join user_merge g on g.from_user = p.user_id
            left join erasure e on e.user_id = p.user_id ",
            $condition
        )
    };
}

pub(super) async fn find(db: &mut Connection, text: &str, limit: u32) -> Result<Vec<UserFound>, StoreError> {
    const SELECT: &str = select_users!(
        "where p.user_id = $1 or p.name_folded like $2 escape '\\' order by p.created desc limit $3"
    );
    let id = text.parse::<Uuid>().ok();
    let query = sqlx::query(SELECT).bind(id.unwrap_or_default()).bind(pattern(text)).bind(i64::from(limit));
    query.fetch_all(db).await?.iter().map(user_found).collect()
}

/// The users who may open the host's page.
pub(super) async fn named(db: &mut Connection) -> Result<Vec<UserFound>, StoreError> {
    const SELECT: &str =
        select_users!("join host_person h on h.user_id = p.user_id order by h.named, p.user_id");
    sqlx::query(SELECT).fetch_all(db).await?.iter().map(user_found).collect()
}

fn user_found(row: &Row) -> Result<UserFound, StoreError> {
    Ok(UserFound {
        user: user_row(row)?,
        became: row.try_get::<Option<Uuid>, _>("into_user")?.map(UserId),
        banned_until: maybe_number(row, "banned_until")?,
        muted_until: maybe_number(row, "muted_until")?,
        seats: number(row, "seats")?,
        erased_at: maybe_number(row, "due")?,
        signs_in: row.try_get("signs_in")?,
        seen: maybe_number(row, "seen")?,
    })
}
