//! Whose chat users do not want to see.

use super::rows::number;
use super::{Backend, Connection, guests};
use crate::StoreError;
use crate::ignored::IgnoreStore;
use async_trait::async_trait;
use protocol::{MatchId, UserId};
use sqlx::Row as _;
use std::collections::BTreeSet;

#[async_trait]
impl IgnoreStore for Backend {
    async fn people_at(&self, id: MatchId) -> Result<Vec<UserId>, StoreError> {
        let select = "
            select user_id from seat where match_id = $1 and user_id is not null
            union select user_id from step where match_id = $1 and kind = 'table' and user_id is not null
            union select user_id from chat where match_id = $1 and user_id is not null
            union select n.user_id from note n join match m on m.match_id = n.match_id
                where n.match_id = $1 and n.is_shared and m.status in ('over', 'abandoned')";
        self.read(async |db| {
            let found = sqlx::query(select).bind(id.0).fetch_all(db).await?;
            found.iter().map(|row| Ok(UserId(row.try_get("user_id")?))).collect()
        })
        .await
    }

    async fn ignored(&self, user: UserId) -> Result<Vec<UserId>, StoreError> {
        let select = "select ignored_user_id from ignored where user_id = $1 order by ignored_user_id";
        self.read(async |db| {
            let found = sqlx::query(select).bind(user.0).fetch_all(db).await?;
            found.iter().map(|row| Ok(UserId(row.try_get("ignored_user_id")?))).collect()
        })
        .await
    }

    async fn ignore(&self, user: UserId, other: UserId, limit: u32) -> Result<bool, StoreError> {
        self.transaction(async |db| ignore(db, user, other, limit).await).await
    }

    async fn stop_ignoring(&self, user: UserId, other: UserId) -> Result<(), StoreError> {
        let end = async |db: &mut Connection| {
            let person = same_person(db, other).await?;
            remove(db, user, &person).await
        };
        self.transaction(end).await
    }
}

async fn ignore(db: &mut Connection, user: UserId, other: UserId, limit: u32) -> Result<bool, StoreError> {
    let person = same_person(db, other).await?;
    if person.contains(&user) {
        return Ok(true);
    }
    // Locked in the order of the ids, like those of a merge. Who is erased meanwhile leaves nothing behind.
    let lock = "update person set name = name where user_id = $1 and not erased";
    for one in person.iter().copied().chain([user]).collect::<BTreeSet<_>>() {
        if sqlx::query(lock).bind(one.0).execute(&mut *db).await?.rows_affected() == 0 {
            return Ok(true);
        }
    }
    for one in &person {
        let insert = "
            insert into ignored (user_id, ignored_user_id) values ($1, $2)
            on conflict (user_id, ignored_user_id) do nothing";
        sqlx::query(insert).bind(user.0).bind(one.0).execute(&mut *db).await?;
    }
    let count = "
        select count(*) as people from ignored s
        where s.user_id = $1 and not exists (select 1 from user_merge g where g.from_user = s.ignored_user_id)";
    let row = sqlx::query(count).bind(user.0).fetch_one(&mut *db).await?;
    let is_allowed = number::<u32>(&row, "people")? <= limit;
    if !is_allowed {
        remove(db, user, &person).await?;
    }
    Ok(is_allowed)
}

async fn remove(db: &mut Connection, user: UserId, person: &[UserId]) -> Result<(), StoreError> {
    for one in person {
        let delete = "delete from ignored where user_id = $1 and ignored_user_id = $2";
        sqlx::query(delete).bind(user.0).bind(one.0).execute(&mut *db).await?;
    }
    Ok(())
}

/// The user whom somebody has become, and the guests that these were.
async fn same_person(db: &mut Connection, user: UserId) -> Result<Vec<UserId>, StoreError> {
    let last = guests::last_of(db, user).await?;
    let mut all = guests::guests_of(db, last).await?;
    all.push(last);
    Ok(all)
}

/// Whom a guest has ignored is ignored for the user that they become, and who has ignored one of the two has ignored both.
pub(super) async fn merge(db: &mut Connection, from: UserId, into: UserId) -> Result<(), StoreError> {
    let changes = [
        "insert into ignored (user_id, ignored_user_id)
            select $2, ignored_user_id from ignored where user_id = $1 and user_id <> $2
            on conflict (user_id, ignored_user_id) do nothing",
        "delete from ignored where user_id = $1 and user_id <> $2",
        "insert into ignored (user_id, ignored_user_id)
            select user_id, $2 from ignored where ignored_user_id = $1 and ignored_user_id <> $2
            on conflict (user_id, ignored_user_id) do nothing",
        "insert into ignored (user_id, ignored_user_id)
            select user_id, $1 from ignored where ignored_user_id = $2 and ignored_user_id <> $1
            on conflict (user_id, ignored_user_id) do nothing",
        "delete from ignored where user_id = $2 and ignored_user_id in ($1, $2)",
    ];
    for change in changes {
        sqlx::query(change).bind(from.0).bind(into.0).execute(&mut *db).await?;
    }
    Ok(())
}

/// Deletes whom a user has ignored, and who has ignored them.
pub(super) async fn erase(db: &mut Connection, user: UserId) -> Result<(), StoreError> {
    let delete = "delete from ignored where user_id = $1 or ignored_user_id = $1";
    sqlx::query(delete).bind(user.0).execute(db).await?;
    Ok(())
}
