//! Announcements of the host.

use super::rows::number;
use super::{Backend, Connection, Row};
use crate::announcements::AnnouncementStore;
use crate::columns::int;
use crate::{Millis, StoreError};
use async_trait::async_trait;
use protocol::{Announcement, AnnouncementId};
use sqlx::Row as _;
use sqlx::types::Json;

#[async_trait]
impl AnnouncementStore for Backend {
    async fn announcements(&self, now: Millis) -> Result<Vec<Announcement>, StoreError> {
        let select =
            "select * from announcement where shown_until > $1 order by shown_until, announcement_id";
        self.read(async |db| {
            sqlx::query(select).bind(int(now)).fetch_all(db).await?.iter().map(announcement).collect()
        })
        .await
    }
}

fn announcement(row: &Row) -> Result<Announcement, StoreError> {
    Ok(Announcement {
        id: AnnouncementId(row.try_get("announcement_id")?),
        says: row.try_get::<Json<_>, _>("says")?.0,
        from: number(row, "shown_from")?,
        until: number(row, "shown_until")?,
    })
}

pub(super) async fn add(db: &mut Connection, announcement: &Announcement) -> Result<(), StoreError> {
    let Announcement { id, says, from, until } = announcement;
    let insert = "
        insert into announcement (announcement_id, says, shown_from, shown_until) values ($1, $2, $3, $4)";
    let insert = sqlx::query(insert).bind(id.0).bind(Json(says));
    insert.bind(int(*from)).bind(int(*until)).execute(db).await?;
    Ok(())
}

/// Returns whether there was one.
pub(super) async fn remove(db: &mut Connection, id: AnnouncementId) -> Result<bool, StoreError> {
    let delete = sqlx::query("delete from announcement where announcement_id = $1").bind(id.0);
    Ok(delete.execute(db).await?.rows_affected() > 0)
}
