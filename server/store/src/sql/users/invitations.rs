//! New users, and the invitations with which they come in.

use super::super::rows::number;
use super::super::{Backend, Connection, Row, keyed, sign_in, users};
use super::Begun;
use crate::columns::int;
use crate::invitations::{InvitationRow, InvitationStore, NewInvitation, NewUser, UserMade};
use crate::sign_in::MethodAdded;
use crate::{Kind, Millis, StoreError, UserAct};
use async_trait::async_trait;
use sqlx::{Connection as _, Row as _};
use uuid::Uuid;

/// How long an invitation is listed after its end.
const LISTED_AFTER_END: Millis = 30 * 86_400_000;

#[async_trait]
impl InvitationStore for Backend {
    async fn make_user(&self, new: &NewUser<'_>) -> Result<UserMade, StoreError> {
        let made = self.transaction(async |db| {
            let mut all = db.begin().await?;
            let made = make_user(&mut all, new).await?;
            match made {
                UserMade::Made => all.commit().await?,
                UserMade::NotInvited | UserMade::MethodTaken | UserMade::NameTaken => all.rollback().await?,
            }
            Ok(made)
        });
        let made = made.await?;
        if made == UserMade::Made {
            self.readers.wake(|kind| kind == Kind::ByUser(UserAct::Created));
        }
        Ok(made)
    }

    async fn is_invitation(&self, token: [u8; 32], now: Millis) -> Result<bool, StoreError> {
        let select = "select 1 from host_invitation where token_hash = $1 and used < uses and ends > $2";
        self.read(async |db| {
            let select = sqlx::query(select).bind(token.as_slice()).bind(int(now));
            Ok(select.fetch_optional(db).await?.is_some())
        })
        .await
    }

    async fn invitations(&self) -> Result<Vec<InvitationRow>, StoreError> {
        let select = "select * from host_invitation order by created desc, invitation_id desc";
        self.read(async |db| sqlx::query(select).fetch_all(db).await?.iter().map(invitation).collect()).await
    }
}

async fn make_user(db: &mut Connection, new: &NewUser<'_>) -> Result<UserMade, StoreError> {
    if let Some(token) = new.invitation {
        // Counted and checked by one statement: of two at a time, one may find it used up.
        let using = "
            update host_invitation set used = used + 1
            where token_hash = $1 and used < uses and ends > $2";
        let using = sqlx::query(using).bind(token.as_slice()).bind(int(new.row.created));
        if using.execute(&mut *db).await?.rows_affected() == 0 {
            return Ok(UserMade::NotInvited);
        }
    }
    let begun = match new.method {
        Some(method) => Begun::SigningIn(method.added),
        None => Begun::Arriving,
    };
    if !users::arrive(db, new.row, new.session, new.session_ends, begun).await? {
        return Ok(UserMade::NameTaken);
    }
    let (id, session) = (Some(new.row.id.0), Some(new.session));
    keyed::keep(db, new.request, keyed::What { id, session, is_refused: false }).await?;
    let Some(method) = new.method else { return Ok(UserMade::Made) };
    Ok(match sign_in::add(db, method, 1, None).await? {
        MethodAdded::Added => UserMade::Made,
        MethodAdded::NameTaken => UserMade::NameTaken,
        MethodAdded::Taken | MethodAdded::TooMany | MethodAdded::NoUser => UserMade::MethodTaken,
    })
}

fn invitation(row: &Row) -> Result<InvitationRow, StoreError> {
    Ok(InvitationRow {
        id: row.try_get("invitation_id")?,
        uses: number(row, "uses")?,
        used: number(row, "used")?,
        created: number(row, "created")?,
        ends: number(row, "ends")?,
    })
}

/// Writes an invitation of the host.
pub(in super::super) async fn add(
    db: &mut Connection,
    new: &NewInvitation,
    now: Millis,
) -> Result<(), StoreError> {
    let insert = "
        insert into host_invitation (invitation_id, token_hash, uses, used, created, ends)
        values ($1, $2, $3, 0, $4, $5)";
    let insert = sqlx::query(insert).bind(new.id).bind(new.token.as_slice()).bind(i64::from(new.uses));
    insert.bind(int(now)).bind(int(new.ends)).execute(db).await?;
    Ok(())
}

/// Removes an invitation. Returns whether there was one.
pub(in super::super) async fn revoke(db: &mut Connection, id: Uuid) -> Result<bool, StoreError> {
    let delete = "delete from host_invitation where invitation_id = $1";
    Ok(sqlx::query(delete).bind(id).execute(db).await?.rows_affected() > 0)
}

/// Deletes what ended long ago. Returns how many rows were deleted.
pub(in super::super) async fn sweep(db: &mut Connection, now: Millis) -> Result<u64, StoreError> {
    let delete = "delete from host_invitation where ends <= $1";
    let delete = sqlx::query(delete).bind(int(now.saturating_sub(LISTED_AFTER_END)));
    Ok(delete.execute(db).await?.rows_affected())
}
