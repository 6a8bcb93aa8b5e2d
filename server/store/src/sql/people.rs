//! Public pages, what users can take along, and users who have asked to be erased.

use super::rows::{match_id, maybe_number, number, user_row};
use super::{
    Backend, Connection, Row, chat, circle_webhooks, circles, entries, evenings, guests, host, leagues,
    notes, reports, reviews, users,
};
use crate::columns::{folded, int};
use crate::people::{Belongings, Leaving, PeopleStore, PublicUser, month};
use crate::{Actor, HostWrite, Kind, Millis, StoreError, UserAct, UserRow};
use async_trait::async_trait;
use protocol::{MatchId, PageId, PublicPerson, UserId};
use records::{Removals, RemovedUser};
use sqlx::{AssertSqlSafe, QueryBuilder, Row as _};
use std::collections::BTreeSet;
use std::iter;
use uuid::Uuid;

/// How many users are looked for with one query.
const ASKED_AT_ONCE: usize = 500;

#[async_trait]
impl PeopleStore for Backend {
    async fn user_of_page(&self, page: PageId) -> Result<Option<PublicUser>, StoreError> {
        let select = format!(
            "select p.user_id, p.name, p.created, {} from person p
            where p.page_id = $1 and p.name <> '' and not p.erased",
            users::IS_GUEST
        );
        self.read(async |db| {
            let found = sqlx::query(AssertSqlSafe(select)).bind(page.0).fetch_optional(db).await?;
            let Some(row) = found else { return Ok(None) };
            let UserRow { id, name, created } = user_row(&row)?;
            let guest = row.try_get("is_guest")?;
            Ok(Some(PublicUser { id, page: PublicPerson { name, guest, since: month(created) } }))
        })
        .await
    }

    async fn page_of(&self, user: UserId) -> Result<Option<PageId>, StoreError> {
        let select = "select page_id from person where user_id = $1";
        self.read(async |db| {
            let found = sqlx::query(select).bind(user.0).fetch_optional(db).await?;
            Ok(found.map(|row| row.try_get::<Option<Uuid>, _>("page_id")).transpose()?.flatten().map(PageId))
        })
        .await
    }

    async fn set_page(&self, user: UserId, page: Option<PageId>, now: Millis) -> Result<(), StoreError> {
        let update = "
            update person set page_id = $2 where user_id = $1 and not erased
                and not exists (select 1 from user_merge g where g.from_user = $1)";
        let set = async |db: &mut Connection| {
            sqlx::query(update).bind(user.0).bind(page.map(|page| page.0)).execute(&mut *db).await?;
            entries::write_act(db, now, user, UserAct::Renamed).await
        };
        self.transaction(set).await?;
        self.tell_of(|kind| kind == Kind::ByUser(UserAct::Renamed));
        Ok(())
    }

    async fn table_mates(&self, user: UserId, limit: usize) -> Result<Vec<String>, StoreError> {
        self.read(async |db| table_mates(db, user, limit).await).await
    }

    async fn removals(&self, users: &[UserId]) -> Result<Removals, StoreError> {
        self.read(async |db| removals(db, users).await).await
    }

    async fn belongings(&self, user: UserId) -> Result<Belongings, StoreError> {
        self.read_consistent(&self.background, async |db| {
            Ok(Belongings {
                seats: matches(db, "select match_id from seat where user_id = $1 order by match_id", user)
                    .await?,
                watched: matches(
                    db,
                    "select match_id from watched where user_id = $1 order by match_id",
                    user,
                )
                .await?,
                lines: chat::lines_of(db, user).await?,
                notes: notes::notes_of(db, user).await?,
                reviews: reviews::reviews_of(db, user).await?,
                circles: circles::circles_of(db, user).await?,
                circle_webhooks: circle_webhooks::addresses_of(db, user).await?,
                evenings: evenings::evenings_by(db, user).await?,
                leagues: leagues::leagues_with(db, user).await?,
                reports: reports::reports_of(db, user).await?,
                guests: guests::guests_of(db, user).await?,
            })
        })
        .await
    }

    async fn begin_erasure(
        &self,
        user: UserId,
        due: Millis,
        now: Millis,
    ) -> Result<Option<Millis>, StoreError> {
        let begun = self.transaction(async |db| begin_erasure(db, user, due, now).await).await?;
        self.tell_of(|kind| {
            [Kind::ByUser(UserAct::Renamed), Kind::ByUser(UserAct::SignedOut)].contains(&kind)
        });
        Ok(begun)
    }

    async fn leaving(&self, token: [u8; 32], now: Millis) -> Result<Option<Leaving>, StoreError> {
        self.read(async |db| leaving(db, token, now).await).await
    }

    async fn come_back(&self, token: [u8; 32], now: Millis) -> Result<Option<UserRow>, StoreError> {
        let back = self.transaction(async |db| come_back(db, token, now).await).await?;
        self.tell_of(|kind| kind == Kind::ByUser(UserAct::Renamed));
        Ok(back)
    }

    async fn erase_due(&self, now: Millis) -> Result<usize, StoreError> {
        let select = "select user_id from erasure where due <= $1 order by due, user_id";
        let due = self.read(async |db| {
            let found = sqlx::query(select).bind(int(now)).fetch_all(db).await?;
            found
                .iter()
                .map(|row| Ok(UserId(row.try_get("user_id")?)))
                .collect::<Result<Vec<_>, StoreError>>()
        });
        let mut erased = 0;
        for user in due.await? {
            let erase = async |db: &mut Connection| {
                lock(db, user).await?;
                // They may have come back, or another server may have erased them.
                let select = "select 1 from erasure where user_id = $1 and due <= $2";
                let is_due = sqlx::query(select).bind(user.0).bind(int(now)).fetch_optional(&mut *db).await?;
                if is_due.is_some() {
                    self.mark_unscrubbed(db, now).await?;
                    host::write(db, &HostWrite::Erase { user }, &Actor::of_the_user(), now).await?;
                }
                Ok(is_due.is_some())
            };
            erased += usize::from(self.transaction(erase).await?);
        }
        if erased > 0 {
            self.tell_of(Kind::is_by_host);
        }
        Ok(erased)
    }

    async fn erased_users(&self) -> Result<Vec<UserId>, StoreError> {
        let select = "select user_id from person where erased";
        let read = async |db: &mut Connection| {
            let found = sqlx::query(select).fetch_all(db).await?;
            found.iter().map(|row| Ok(UserId(row.try_get("user_id")?))).collect()
        };
        self.read_with(&self.background, read).await
    }

    async fn not_erased(&self, users: &[UserId]) -> Result<Vec<UserId>, StoreError> {
        let mut found = Vec::new();
        for some in users.chunks(ASKED_AT_ONCE) {
            found.extend(self.read_with(&self.background, async |db| not_erased(db, some).await).await?);
        }
        Ok(found)
    }
}

async fn not_erased(db: &mut Connection, users: &[UserId]) -> Result<Vec<UserId>, StoreError> {
    let mut select = QueryBuilder::new("select user_id from person where not erased and user_id in (");
    let mut ids = select.separated(", ");
    users.iter().for_each(|user| {
        ids.push_bind(user.0);
    });
    select.push(")");
    let found = select.build().persistent(false).fetch_all(db).await?;
    found.iter().map(|row| Ok(UserId(row.try_get("user_id")?))).collect()
}

async fn removals(db: &mut Connection, users: &[UserId]) -> Result<Removals, StoreError> {
    let Some(last) = users.last() else { return Ok(Removals::new()) };
    let mut select = QueryBuilder::new(
        "select p.user_id, p.banned_until, p.erased, e.due from person p left join erasure e on e.user_id = p.user_id
        where (p.erased or p.banned_until is not null or e.due is not null) and p.user_id in (",
    );
    // The last id is repeated up to a power of two so that few different statements are prepared and cached.
    let asked = users.iter().chain(iter::repeat(last)).take(users.len().next_power_of_two());
    let mut ids = select.separated(", ");
    asked.for_each(|user| {
        ids.push_bind(user.0);
    });
    select.push(")");
    let removal = |row: &Row| {
        let removed = if row.try_get("erased")? {
            RemovedUser::Erased
        } else if maybe_number::<Millis>(row, "due")?.is_some() {
            RemovedUser::Leaving
        } else {
            RemovedUser::Banned { until: number(row, "banned_until")? }
        };
        Ok((UserId(row.try_get("user_id")?), removed))
    };
    select.build().fetch_all(db).await?.iter().map(removal).collect()
}

async fn table_mates(db: &mut Connection, user: UserId, limit: usize) -> Result<Vec<String>, StoreError> {
    // Few tables are looked at, because a user may have thousands. Ids of matches are in the order of their beginning.
    let select = "
        select s.user_id, p.name from seat s join person p on p.user_id = s.user_id
        where s.user_id <> $1 and p.name <> '' and not p.erased and s.match_id in (
            select match_id from seat where user_id = $1 order by match_id desc limit 20)
        order by s.match_id desc, s.seat";
    let (mut seen, mut names) = (BTreeSet::new(), Vec::new());
    for row in sqlx::query(select).bind(user.0).fetch_all(db).await? {
        if names.len() < limit && seen.insert(row.try_get::<Uuid, _>("user_id")?) {
            names.push(row.try_get("name")?);
        }
    }
    Ok(names)
}

/// Locks a user until the transaction ends. Returns `false` if there is no such user, or the user was erased.
async fn lock(db: &mut Connection, user: UserId) -> Result<bool, StoreError> {
    let lock = "update person set name = name where user_id = $1 and not erased";
    Ok(sqlx::query(lock).bind(user.0).execute(db).await?.rows_affected() > 0)
}

async fn matches(
    db: &mut Connection,
    select: &'static str,
    user: UserId,
) -> Result<Vec<MatchId>, StoreError> {
    let found = sqlx::query(select).bind(user.0).fetch_all(db).await?;
    found.iter().map(match_id).collect()
}

async fn begin_erasure(
    db: &mut Connection,
    user: UserId,
    due: Millis,
    now: Millis,
) -> Result<Option<Millis>, StoreError> {
    if !lock(db, user).await? {
        return Ok(None);
    }
    let begin = "
        insert into erasure (user_id, name, due) select user_id, name, $2 from person where user_id = $1
        on conflict (user_id) do nothing";
    sqlx::query(begin).bind(user.0).bind(int(due)).execute(&mut *db).await?;
    let hide = "update person set name = '', name_folded = '' where user_id = $1";
    sqlx::query(hide).bind(user.0).execute(&mut *db).await?;
    users::end_sessions(db, user).await?;
    entries::write_act(db, now, user, UserAct::SignedOut).await?;
    entries::write_act(db, now, user, UserAct::Renamed).await?;
    let select = "select due from erasure where user_id = $1";
    number(&sqlx::query(select).bind(user.0).fetch_one(db).await?, "due").map(Some)
}

async fn leaving(db: &mut Connection, token: [u8; 32], now: Millis) -> Result<Option<Leaving>, StoreError> {
    let select = "
        select e.user_id, e.name, e.due from session s
        join erasure e on e.user_id = s.user_id join person p on p.user_id = s.user_id
        where s.token_hash = $1 and s.ends > $2 and coalesce(p.banned_until, 0) <= $2";
    let found = sqlx::query(select).bind(token.as_slice()).bind(int(now)).fetch_optional(db).await?;
    let leaving = |row: &Row| {
        Ok(Leaving {
            user: UserId(row.try_get("user_id")?),
            name: row.try_get("name")?,
            due: number(row, "due")?,
        })
    };
    found.as_ref().map(leaving).transpose()
}

async fn come_back(db: &mut Connection, token: [u8; 32], now: Millis) -> Result<Option<UserRow>, StoreError> {
    let Some(Leaving { user, .. }) = leaving(db, token, now).await? else { return Ok(None) };
    lock(db, user).await?;
    // They may have been erased before the lock was taken.
    let end = "delete from erasure where user_id = $1 returning name";
    let Some(row) = sqlx::query(end).bind(user.0).fetch_optional(&mut *db).await? else { return Ok(None) };
    let name: String = row.try_get("name")?;
    let show = "
        update person set name = $2, name_folded = $3 where user_id = $1 and not erased
        returning user_id, name, created";
    let show = sqlx::query(show).bind(user.0).bind(&name).bind(folded(&name));
    let back = show.fetch_optional(&mut *db).await?.as_ref().map(user_row).transpose()?;
    entries::write_act(db, now, user, UserAct::Renamed).await?;
    Ok(back)
}
