//! The host's actions on users and tables. An erased user has no name, no session and no lines of chat; their row
//! stays, because records refer to it.

use super::rows::match_id;
use super::{
    Connection, announcements, calendars, circles, entries, evenings, guests, hosts, ignored, leagues,
    lessons, names, notes, notices, ratings, reports, reviews, sign_in, users, vacations,
};
use crate::columns::int;
use crate::{Actor, Change, HostAct, HostChange, HostWrite, HostWritten, Millis, NameWritten, StoreError};
use protocol::{MatchId, UserId};
use std::collections::BTreeSet;

/// Writes a change by the host, but for a step, and its entry. Who is erased is erased with the guests that they were.
pub(super) async fn write(
    db: &mut Connection,
    write: &HostWrite,
    by: &Actor,
    now: Millis,
) -> Result<HostWritten, StoreError> {
    if let HostWrite::Rename { user, name } = write {
        match users::rename(db, *user, name).await? {
            NameWritten::Done => {}
            NameWritten::NoUser => return Ok(HostWritten::NoUser),
            NameWritten::Taken => return Ok(HostWritten::NameTaken),
        }
    }
    let done = match carry_out(db, write, now).await? {
        Ok(done) => done,
        Err(refused) => return Ok(refused),
    };
    let mut lines = note(db, done, by, now).await?;
    if let HostWrite::Erase { user } = write {
        for guest in guests::guests_of(db, *user).await? {
            // Guests who were erased before are left alone.
            if let Ok(done) = carry_out(db, &HostWrite::Erase { user: guest }, now).await? {
                lines += note(db, done, by, now).await?;
            }
        }
    }
    Ok(HostWritten::Done { lines })
}

/// Writes the entry of a change. Returns how many lines of chat were deleted.
async fn note(db: &mut Connection, done: Done, by: &Actor, now: Millis) -> Result<u64, StoreError> {
    let Done { act, user, matches, value } = done;
    let lines = if act_deletes_lines(act) { value.unwrap_or_default() } else { 0 };
    let change = HostChange { act, user, matches, by: by.clone(), value };
    entries::write(db, now, &Change::ByHost(change)).await?;
    Ok(lines)
}

fn act_deletes_lines(act: HostAct) -> bool {
    matches!(act, HostAct::Erased | HostAct::MessagesDeleted)
}

/// What was done, as the entry tells it.
struct Done {
    act: HostAct,
    user: Option<UserId>,
    matches: Vec<MatchId>,
    value: Option<u64>,
}

/// Changes the tables, or says why nothing was changed.
async fn carry_out(
    db: &mut Connection,
    write: &HostWrite,
    now: Millis,
) -> Result<Result<Done, HostWritten>, StoreError> {
    let of_nobody = |act| Done { act, user: None, matches: Vec::new(), value: None };
    let of_user = |act, user: &UserId, value| Done { act, user: Some(*user), matches: Vec::new(), value };
    Ok(match write {
        HostWrite::Ban { user, until } => {
            let ban = "update person set banned_until = $2 where user_id = $1 and not erased";
            let is_set = set_until(db, ban, *user, *until).await?;
            is_set.then(|| of_user(HostAct::Banned, user, Some(*until))).ok_or(HostWritten::NoUser)
        }
        HostWrite::Mute { user, until } => {
            let mute = "update person set muted_until = $2 where user_id = $1 and not erased";
            let is_set = set_until(db, mute, *user, *until).await?;
            is_set.then(|| of_user(HostAct::Muted, user, Some(*until))).ok_or(HostWritten::NoUser)
        }
        HostWrite::SignOut { user } => {
            users::end_sessions(db, *user).await?;
            let exists = users::exists(db, *user).await?;
            exists.then(|| of_user(HostAct::SignedOut, user, None)).ok_or(HostWritten::NoUser)
        }
        // The name is written already.
        HostWrite::Rename { user, .. } => Ok(of_user(HostAct::Renamed, user, None)),
        HostWrite::Erase { user } => {
            let erased = erase(db, *user).await?;
            erased.map(|(matches, lines)| Done { matches, ..of_user(HostAct::Erased, user, Some(lines)) })
        }
        HostWrite::DeleteMessagesOf { user } => match delete_messages_of(db, *user).await? {
            (_, 0) if !users::exists(db, *user).await? => Err(HostWritten::NoUser),
            (_, 0) => Err(HostWritten::Nothing),
            (matches, lines) => Ok(Done { matches, ..of_user(HostAct::MessagesDeleted, user, Some(lines)) }),
        },
        HostWrite::DeleteMessages { id, name } => match delete_messages(db, *id, name.as_deref()).await? {
            0 => Err(HostWritten::Nothing),
            lines => {
                Ok(Done { act: HostAct::MessagesDeleted, user: None, matches: vec![*id], value: Some(lines) })
            }
        },
        HostWrite::Invite(new) => {
            users::invitations::add(db, new, now).await?;
            Ok(Done { value: Some(new.uses.into()), ..of_nobody(HostAct::Invited) })
        }
        HostWrite::RevokeInvitation { id } => {
            let revoked = users::invitations::revoke(db, *id).await?;
            revoked.then(|| of_nobody(HostAct::InvitationRevoked)).ok_or(HostWritten::NoUser)
        }
        HostWrite::NameHost { user } => {
            hosts::name(db, *user, now).await?.map(|()| of_user(HostAct::HostNamed, user, None))
        }
        HostWrite::UnnameHost { user } => {
            let unnamed = hosts::unname(db, *user).await?;
            unnamed.then(|| of_user(HostAct::HostUnnamed, user, None)).ok_or(HostWritten::NoUser)
        }
        HostWrite::MakeHostLink(new) => {
            let made = hosts::add_link(db, new).await?;
            made.then(|| of_nobody(HostAct::HostLinkMade)).ok_or(HostWritten::Nothing)
        }
        HostWrite::Announce(announcement) => {
            announcements::add(db, announcement).await?;
            Ok(of_nobody(HostAct::Announced))
        }
        HostWrite::WithdrawAnnouncement { id } => {
            let withdrawn = announcements::remove(db, *id).await?;
            withdrawn.then(|| of_nobody(HostAct::AnnouncementWithdrawn)).ok_or(HostWritten::NoUser)
        }
        HostWrite::AnswerReport { id, verdict, words } => {
            let about = reports::write_answer(db, *id, *verdict, words, now).await?;
            about.map(|user| of_user(HostAct::ReportAnswered, &user, None)).ok_or(HostWritten::NoUser)
        }
        HostWrite::RenameCircle { id, name } => {
            let owner = circles::rename(db, *id, name).await?;
            owner.map(|user| of_user(HostAct::CircleRenamed, &user, None)).ok_or(HostWritten::NoUser)
        }
        // The backends write steps.
        HostWrite::EndMatch(_) => Err(HostWritten::Nothing),
    })
}

async fn set_until(
    db: &mut Connection,
    update: &'static str,
    user: UserId,
    until: Millis,
) -> Result<bool, StoreError> {
    Ok(sqlx::query(update).bind(user.0).bind(int(until)).execute(db).await?.rows_affected() > 0)
}

/// Returns the matches with the deleted lines and the number of these.
async fn erase(
    db: &mut Connection,
    user: UserId,
) -> Result<Result<(Vec<MatchId>, u64), HostWritten>, StoreError> {
    // First, so that lines that are being stored come before it and are deleted, or after it and are refused.
    let erase = "
        update person set name = '', name_folded = '', page_id = null, erased = true
        where user_id = $1 and not erased";
    if sqlx::query(erase).bind(user.0).execute(&mut *db).await?.rows_affected() == 0 {
        return Ok(Err(HostWritten::NoUser));
    }
    erase_belongings(db, user).await?;
    delete_messages_of(db, user).await.map(Ok)
}

/// Deletes all that belongs to a user but their row, their seats and their lines.
pub(super) async fn erase_belongings(db: &mut Connection, user: UserId) -> Result<(), StoreError> {
    users::end_sessions(db, user).await?;
    sqlx::query("delete from watched where user_id = $1").bind(user.0).execute(&mut *db).await?;
    notices::erase(db, user).await?;
    vacations::erase(db, user).await?;
    lessons::erase(db, user).await?;
    sign_in::erase(db, user).await?;
    ignored::erase(db, user).await?;
    notes::erase(db, user).await?;
    reviews::erase(db, user).await?;
    ratings::mark_stale(db, user).await?;
    circles::erase(db, user).await?;
    evenings::erase(db, user).await?;
    leagues::erase(db, user).await?;
    calendars::erase(db, user).await?;
    reports::erase(db, user).await?;
    hosts::unname(db, user).await?;
    names::release(db, user).await?;
    sqlx::query("delete from erasure where user_id = $1").bind(user.0).execute(&mut *db).await?;
    Ok(())
}

/// Empties the lines of a user, and deletes the notes that they share. Returns the matches with these, and their number. The
/// rows of lines stay, so that their numbers are not reused and readers see no gap.
async fn delete_messages_of(db: &mut Connection, user: UserId) -> Result<(Vec<MatchId>, u64), StoreError> {
    let empty = "update chat set seat = null, text = '' where text <> '' and user_id = $1 returning match_id";
    let lines = sqlx::query(empty).bind(user.0).fetch_all(&mut *db).await?;
    let mut deleted = lines.iter().map(match_id).collect::<Result<Vec<MatchId>, _>>()?;
    deleted.extend(notes::delete_shared_of(db, user).await?);
    let matches: BTreeSet<MatchId> = deleted.iter().copied().collect();
    Ok((Vec::from_iter(matches), deleted.len() as u64))
}

/// Returns the number of lines and shared notes.
async fn delete_messages(db: &mut Connection, id: MatchId, name: Option<&str>) -> Result<u64, StoreError> {
    let empty = "
        update chat set seat = null, text = ''
        where match_id = $1 and text <> ''
            and ($2 is null or user_id in (select user_id from person where name = $2))";
    let lines = sqlx::query(empty).bind(id.0).bind(name).execute(&mut *db).await?.rows_affected();
    Ok(lines + notes::delete_shared_in(db, id, name).await?)
}
