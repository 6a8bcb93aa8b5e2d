//! Circles. Each transaction locks persons before circles, and circles in the order of their ids.

use super::keyed::{What, keep};
use super::rows::{match_id, number};
use super::{Backend, Connection, Row, circle_webhooks, guests, leagues};
use crate::circles::{
    Circle, CircleChange, CircleChanged, CircleEntry, CircleJoined, CircleKey, CircleLimits, CircleMember,
    CircleOfLink, CircleOfTable, CircleStore, NewCircle,
};
use crate::columns::int;
use crate::keyed::KeyedRequest;
use crate::{Millis, StoreError};
use async_trait::async_trait;
use protocol::{CircleId, MatchId, UserId};
use sqlx::Row as _;
use std::collections::BTreeMap;

#[async_trait]
impl CircleStore for Backend {
    async fn make_circle(
        &self,
        new: &NewCircle<'_>,
        limits: CircleLimits,
        request: Option<&KeyedRequest>,
    ) -> Result<bool, StoreError> {
        self.transaction(async |db| make(db, new, limits, request).await).await
    }

    async fn circles_of(&self, user: UserId) -> Result<Vec<CircleEntry>, StoreError> {
        self.read(async |db| circles_of(db, user).await).await
    }

    async fn circle(&self, id: CircleId, viewer: UserId) -> Result<Option<Circle>, StoreError> {
        self.read(async |db| circle(db, id, viewer).await).await
    }

    async fn circle_of_link(
        &self,
        key: CircleKey,
        viewer: Option<UserId>,
    ) -> Result<Option<CircleOfLink>, StoreError> {
        self.read(async |db| of_link(db, key, viewer).await).await
    }

    async fn join_circle(
        &self,
        key: CircleKey,
        user: UserId,
        limits: CircleLimits,
        now: Millis,
    ) -> Result<CircleJoined, StoreError> {
        self.transaction(async |db| join(db, key, user, limits, now).await).await
    }

    async fn change_circle(
        &self,
        id: CircleId,
        by: UserId,
        change: &CircleChange,
    ) -> Result<CircleChanged, StoreError> {
        self.transaction(async |db| change_as(db, id, by, change).await).await
    }

    async fn leave_circle(&self, id: CircleId, user: UserId) -> Result<bool, StoreError> {
        self.transaction(async |db| leave(db, id, user).await).await
    }

    async fn circle_of_table(
        &self,
        id: MatchId,
        viewer: Option<UserId>,
    ) -> Result<CircleOfTable, StoreError> {
        self.read(async |db| of_table(db, id, viewer).await).await
    }

    async fn circle_invitations(
        &self,
        id: CircleId,
        viewer: UserId,
    ) -> Result<BTreeMap<MatchId, String>, StoreError> {
        let select = "
            select m.match_id, m.invitation from match m
            where m.circle_id = $1 and m.status = 'gathering' and exists (
                select 1 from circle_member c where c.circle_id = $1 and c.user_id = $2)";
        self.read(async |db| {
            let found = sqlx::query(select).bind(id.0).bind(viewer.0).fetch_all(db).await?;
            found.iter().map(|row| Ok((match_id(row)?, row.try_get("invitation")?))).collect()
        })
        .await
    }
}

// --- reading ----------------------------------------------------------------------------------------------------------

/// The circles of a user, the one joined last first.
pub(super) async fn circles_of(db: &mut Connection, user: UserId) -> Result<Vec<CircleEntry>, StoreError> {
    let select = "
        select c.circle_id, c.name, c.owner_id, own.joined,
            (select count(*) from circle_member m where m.circle_id = c.circle_id) as members
        from circle_member own join circle c on c.circle_id = own.circle_id
        where own.user_id = $1
        order by own.joined desc, c.circle_id";
    let entry = |row: &Row| {
        Ok(CircleEntry {
            id: circle_id(row)?,
            name: row.try_get("name")?,
            owner: UserId(row.try_get("owner_id")?),
            joined: number(row, "joined")?,
            members: number(row, "members")?,
        })
    };
    sqlx::query(select).bind(user.0).fetch_all(db).await?.iter().map(entry).collect()
}

async fn circle(db: &mut Connection, id: CircleId, viewer: UserId) -> Result<Option<Circle>, StoreError> {
    let select = "
        select c.name, c.owner_id, c.join_key, m.user_id, m.joined
        from circle c join circle_member m on m.circle_id = c.circle_id
        where c.circle_id = $1
            and exists (select 1 from circle_member v where v.circle_id = $1 and v.user_id = $2)
        order by m.joined, m.user_id";
    let rows = sqlx::query(select).bind(id.0).bind(viewer.0).fetch_all(&mut *db).await?;
    let Some(first) = rows.first() else { return Ok(None) };
    let member = |row: &Row| {
        Ok::<_, StoreError>(CircleMember {
            user: UserId(row.try_get("user_id")?),
            joined: number(row, "joined")?,
        })
    };
    Ok(Some(Circle {
        id,
        name: first.try_get("name")?,
        owner: UserId(first.try_get("owner_id")?),
        key: join_key(first)?,
        members: rows.iter().map(member).collect::<Result<_, _>>()?,
        webhook: circle_webhooks::of_circle(db, id).await?,
    }))
}

async fn of_link(
    db: &mut Connection,
    key: CircleKey,
    viewer: Option<UserId>,
) -> Result<Option<CircleOfLink>, StoreError> {
    let select = "
        select c.circle_id, c.name, c.owner_id,
            (select count(*) from circle_member m where m.circle_id = c.circle_id) as members,
            exists (select 1 from circle_member v where v.circle_id = c.circle_id and v.user_id = $2) as is_member
        from circle c where c.join_key = $1";
    let select = sqlx::query(select).bind(key.0.as_slice()).bind(viewer.map(|viewer| viewer.0));
    let found = |row: &Row| {
        Ok(CircleOfLink {
            id: circle_id(row)?,
            name: row.try_get("name")?,
            owner: UserId(row.try_get("owner_id")?),
            members: number(row, "members")?,
            is_member: row.try_get("is_member")?,
        })
    };
    select.fetch_optional(db).await?.as_ref().map(found).transpose()
}

async fn of_table(
    db: &mut Connection,
    id: MatchId,
    viewer: Option<UserId>,
) -> Result<CircleOfTable, StoreError> {
    let select = "
        select c.circle_id, c.name,
            exists (select 1 from circle_member v where v.circle_id = c.circle_id and v.user_id = $2) as is_member
        from match m join circle c on c.circle_id = m.circle_id where m.match_id = $1";
    let select = sqlx::query(select).bind(id.0).bind(viewer.map(|viewer| viewer.0));
    let Some(row) = select.fetch_optional(db).await? else { return Ok(CircleOfTable::None) };
    Ok(match row.try_get("is_member")? {
        true => CircleOfTable::Known { id: circle_id(&row)?, name: row.try_get("name")? },
        false => CircleOfTable::Hidden,
    })
}

fn circle_id(row: &Row) -> Result<CircleId, StoreError> {
    Ok(CircleId(row.try_get("circle_id")?))
}

fn join_key(row: &Row) -> Result<CircleKey, StoreError> {
    let key: Vec<u8> = row.try_get("join_key")?;
    let key = key.try_into();
    Ok(CircleKey(key.map_err(|_| StoreError::Corrupt("the column `join_key` holds no key".to_owned()))?))
}

// --- members ----------------------------------------------------------------------------------------------------------

async fn make(
    db: &mut Connection,
    new: &NewCircle<'_>,
    limits: CircleLimits,
    request: Option<&KeyedRequest>,
) -> Result<bool, StoreError> {
    let NewCircle { id, name, owner, key, at } = *new;
    if !guests::lock_present(db, owner).await? || count_of_user(db, owner).await? >= limits.circles {
        return Ok(false);
    }
    let insert = "
        insert into circle (circle_id, name, owner_id, join_key, created) values ($1, $2, $3, $4, $5)";
    let insert = sqlx::query(insert).bind(id.0).bind(name).bind(owner.0).bind(key.0.as_slice());
    insert.bind(int(at)).execute(&mut *db).await?;
    add_member(db, id, owner, at).await?;
    keep(db, request, What { id: Some(id.0), ..What::default() }).await?;
    Ok(true)
}

async fn join(
    db: &mut Connection,
    key: CircleKey,
    user: UserId,
    limits: CircleLimits,
    now: Millis,
) -> Result<CircleJoined, StoreError> {
    if !guests::lock_present(db, user).await? {
        return Ok(CircleJoined::NoCircle);
    }
    let lock = "update circle set name = name where join_key = $1 returning circle_id";
    let Some(row) = sqlx::query(lock).bind(key.0.as_slice()).fetch_optional(&mut *db).await? else {
        return Ok(CircleJoined::NoCircle);
    };
    let id = circle_id(&row)?;
    if is_member(db, id, user).await? {
        return Ok(CircleJoined::Member(id));
    }
    let count = "select count(*) as members from circle_member where circle_id = $1";
    let members: u32 = number(&sqlx::query(count).bind(id.0).fetch_one(&mut *db).await?, "members")?;
    if members >= limits.members || count_of_user(db, user).await? >= limits.circles {
        return Ok(CircleJoined::Full);
    }
    add_member(db, id, user, now).await?;
    Ok(CircleJoined::Member(id))
}

async fn leave(db: &mut Connection, id: CircleId, user: UserId) -> Result<bool, StoreError> {
    if !lock(db, id).await? || !remove_member(db, id, user).await? {
        return Ok(false);
    }
    find_owner(db, id).await?;
    Ok(true)
}

async fn change_as(
    db: &mut Connection,
    id: CircleId,
    by: UserId,
    change: &CircleChange,
) -> Result<CircleChanged, StoreError> {
    let lock = "update circle set name = name where circle_id = $1 returning owner_id";
    let locked = sqlx::query(lock).bind(id.0).fetch_optional(&mut *db).await?;
    let owner = locked.map(|row| row.try_get("owner_id")).transpose()?.map(UserId);
    if owner != Some(by) {
        let is_member = is_member(db, id, by).await?;
        return Ok(if is_member { CircleChanged::NotOwner } else { CircleChanged::NotFound });
    }
    let is_done = match change {
        CircleChange::Rename(name) => {
            let update = "update circle set name = $2 where circle_id = $1";
            sqlx::query(update).bind(id.0).bind(name).execute(db).await?;
            true
        }
        CircleChange::Renew(key) => {
            let update = "update circle set join_key = $2 where circle_id = $1";
            sqlx::query(update).bind(id.0).bind(key.0.as_slice()).execute(db).await?;
            true
        }
        CircleChange::SetWebhook(webhook) => {
            circle_webhooks::set(db, id, webhook.as_ref()).await?;
            true
        }
        CircleChange::HandOver(user) => {
            is_member(db, id, *user).await? && {
                own(db, id, *user).await?;
                true
            }
        }
        CircleChange::Remove(user) => *user != by && remove_member(db, id, *user).await?,
        CircleChange::End => {
            end(db, id).await?;
            true
        }
    };
    Ok(if is_done { CircleChanged::Done } else { CircleChanged::NotFound })
}

/// Changes the name of a circle. Returns its owner, if there is such a circle.
pub(super) async fn rename(
    db: &mut Connection,
    id: CircleId,
    name: &str,
) -> Result<Option<UserId>, StoreError> {
    let update = "update circle set name = $2 where circle_id = $1 returning owner_id";
    let renamed = sqlx::query(update).bind(id.0).bind(name).fetch_optional(db).await?;
    Ok(renamed.map(|row| row.try_get("owner_id")).transpose()?.map(UserId))
}

/// What a guest belongs to and owns is the user's whom they become. Who was a member before the other counts.
pub(super) async fn merge(db: &mut Connection, from: UserId, into: UserId) -> Result<(), StoreError> {
    let changes = [
        "insert into circle_member (circle_id, user_id, joined)
            select circle_id, $3, joined from circle_member where circle_id = $1 and user_id = $2
            on conflict (circle_id, user_id) do update set
                joined = case when excluded.joined < circle_member.joined
                    then excluded.joined else circle_member.joined end",
        "delete from circle_member where circle_id = $1 and user_id = $2 and user_id <> $3",
        "update circle set owner_id = $3 where circle_id = $1 and owner_id = $2",
    ];
    for id in lock_all_of(db, from).await? {
        for change in changes {
            sqlx::query(change).bind(id.0).bind(from.0).bind(into.0).execute(&mut *db).await?;
        }
    }
    Ok(())
}

/// Ends all memberships of a user who is erased.
pub(super) async fn erase(db: &mut Connection, user: UserId) -> Result<(), StoreError> {
    for id in lock_all_of(db, user).await? {
        remove_member(db, id, user).await?;
        find_owner(db, id).await?;
    }
    Ok(())
}

/// Makes who has been a member the longest the owner of a circle whose owner has left, and ends one without members.
async fn find_owner(db: &mut Connection, id: CircleId) -> Result<(), StoreError> {
    let select = "
        select m.user_id from circle_member m join circle c on c.circle_id = m.circle_id
        where m.circle_id = $1
        order by case when m.user_id = c.owner_id then 0 else 1 end, m.joined, m.user_id limit 1";
    let Some(row) = sqlx::query(select).bind(id.0).fetch_optional(&mut *db).await? else {
        return end(db, id).await;
    };
    own(db, id, UserId(row.try_get("user_id")?)).await
}

/// Makes a member the owner of a circle. The webhook of another owner is removed.
async fn own(db: &mut Connection, id: CircleId, owner: UserId) -> Result<(), StoreError> {
    let update = "update circle set owner_id = $2 where circle_id = $1 and owner_id <> $2";
    if sqlx::query(update).bind(id.0).bind(owner.0).execute(&mut *db).await?.rows_affected() > 0 {
        circle_webhooks::set(db, id, None).await?;
    }
    Ok(())
}

async fn end(db: &mut Connection, id: CircleId) -> Result<(), StoreError> {
    leagues::end_gathering(db, id).await?;
    circle_webhooks::set(db, id, None).await?;
    for delete in [
        "delete from circle_member where circle_id = $1",
        "delete from circle where circle_id = $1",
        "delete from rating where scale = $1",
        "delete from rating_change where scale = $1",
    ] {
        sqlx::query(delete).bind(id.0).execute(&mut *db).await?;
    }
    Ok(())
}

/// Locks a circle until the transaction ends.
async fn lock(db: &mut Connection, id: CircleId) -> Result<bool, StoreError> {
    let lock = "update circle set name = name where circle_id = $1";
    Ok(sqlx::query(lock).bind(id.0).execute(db).await?.rows_affected() > 0)
}

/// Locks all circles of a user, who is locked.
async fn lock_all_of(db: &mut Connection, user: UserId) -> Result<Vec<CircleId>, StoreError> {
    let select = "select circle_id from circle_member where user_id = $1 order by circle_id";
    let mut locked = Vec::new();
    for row in sqlx::query(select).bind(user.0).fetch_all(&mut *db).await? {
        let id = circle_id(&row)?;
        if lock(db, id).await? {
            locked.push(id);
        }
    }
    Ok(locked)
}

async fn is_member(db: &mut Connection, id: CircleId, user: UserId) -> Result<bool, StoreError> {
    let select = "select 1 from circle_member where circle_id = $1 and user_id = $2";
    Ok(sqlx::query(select).bind(id.0).bind(user.0).fetch_optional(db).await?.is_some())
}

async fn count_of_user(db: &mut Connection, user: UserId) -> Result<u32, StoreError> {
    let count = "select count(*) as circles from circle_member where user_id = $1";
    number(&sqlx::query(count).bind(user.0).fetch_one(db).await?, "circles")
}

async fn add_member(
    db: &mut Connection,
    id: CircleId,
    user: UserId,
    joined: Millis,
) -> Result<(), StoreError> {
    let insert = "insert into circle_member (circle_id, user_id, joined) values ($1, $2, $3)";
    sqlx::query(insert).bind(id.0).bind(user.0).bind(int(joined)).execute(db).await?;
    Ok(())
}

async fn remove_member(db: &mut Connection, id: CircleId, user: UserId) -> Result<bool, StoreError> {
    let delete = "delete from circle_member where circle_id = $1 and user_id = $2";
    Ok(sqlx::query(delete).bind(id.0).bind(user.0).execute(db).await?.rows_affected() > 0)
}
