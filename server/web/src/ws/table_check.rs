//! What is checked of a change of a table before its room is asked, because it depends on what rooms do not know.

use crate::App;
use crate::http::{may_open_tables, no_open_tables, require_room, signs_in};
use protocol::{ClientMessage, Code, EveningState, MatchId, TableChange, UserId};
use records::NextInEvening;
use room::{may_play_in, next_in_evening, standing_of};
use store::StoreError;
use store::circles::CircleOfTable;

/// What was found out about a message that may be carried out.
#[derive(Clone, Debug)]
pub(super) struct Checked {
    /// Whether the table of another match may be open as the one before.
    pub(super) may_be_open: bool,
    /// A user whom the change seats, or who is seated, has no way to sign in. Not looked up where it does not matter.
    pub(super) with_guest: bool,
    /// The match that follows in the evening of the table, if another match is asked for.
    pub(super) next: Option<Box<NextInEvening>>,
    /// The invitation with which the user sits down is void.
    pub(super) uninvited: bool,
}

/// Refuses a new table while there is no room, one that everybody finds if the host does not let this user set up any, and a
/// rated one that would move no ratings.
pub(super) async fn check(app: &App, user: Option<UserId>, message: &ClientMessage) -> Result<Checked, Code> {
    let mut checked = Checked { may_be_open: true, with_guest: false, next: None, uninvited: false };
    let ClientMessage::Table { room, change, .. } = message else { return Ok(checked) };
    if *change == TableChange::Rematch {
        require_room(app)?;
    }
    let Some(user) = user else { return Ok(checked) };
    checked.may_be_open = check_open(app, user, change).await?;
    check_rated(app, *room, change).await?;
    match check_evening(app, *room, user, change).await? {
        OfEvening::Nothing => {}
        OfEvening::Next(next) => checked.next = Some(next),
        OfEvening::Uninvited => checked.uninvited = true,
    }
    checked.with_guest = has_guest(app, *room, user, change).await.map_err(|error| unavailable(&error))?;
    Ok(checked)
}

/// Returns whether the table may be open. Another match at the same table is not refused, but not open then.
async fn check_open(app: &App, user: UserId, change: &TableChange) -> Result<bool, Code> {
    let is_rematch = *change == TableChange::Rematch;
    if !is_rematch && !matches!(change, TableChange::Set { settings, .. } if settings.open) {
        return Ok(true);
    }
    match may_open_tables(app, user).await.map_err(|error| unavailable(&error))? {
        false if !is_rematch => Err(no_open_tables(app)),
        may_be_open => Ok(may_be_open),
    }
}

async fn check_rated(app: &App, room: MatchId, change: &TableChange) -> Result<(), Code> {
    let TableChange::Set { settings, .. } = change else { return Ok(()) };
    if !settings.rated || settings.open {
        return Ok(());
    }
    match app.store.circle_of_table(room, None).await.map_err(|error| unavailable(&error))? {
        CircleOfTable::None => Err(Code::RatedTable),
        CircleOfTable::Hidden | CircleOfTable::Known { .. } => Ok(()),
    }
}

/// What the evening of a table makes of a change.
enum OfEvening {
    Nothing,
    /// Another match at the table is this one.
    Next(Box<NextInEvening>),
    /// The user may not know of the evening and is answered as without an invitation.
    Uninvited,
}

/// Refuses what the tables of an evening that goes on may not have. Whoever may not know of it is refused as elsewhere.
async fn check_evening(
    app: &App,
    room: MatchId,
    user: UserId,
    change: &TableChange,
) -> Result<OfEvening, Code> {
    let (TableChange::Rematch | TableChange::Set { .. } | TableChange::Bot { .. } | TableChange::Sit { .. }) =
        change
    else {
        return Ok(OfEvening::Nothing);
    };
    let found = app.store.evening_of_table(room).await.map_err(|error| unavailable(&error))?;
    let Some(evening) = found.filter(|evening| standing_of(evening).state == EveningState::Running) else {
        return Ok(OfEvening::Nothing);
    };
    let latest = evening.matches.values().next_back().filter(|latest| latest.id == room);
    let sits_here = latest.is_some_and(|latest| latest.users.values().any(|other| *other == user));
    match change {
        TableChange::Rematch if sits_here => {
            next_in_evening(&evening).map(|next| OfEvening::Next(Box::new(next))).ok_or(Code::NotRunning)
        }
        TableChange::Set { .. } | TableChange::Bot { .. } if sits_here => Err(Code::EveningTable),
        TableChange::Sit { .. } if !may_play_in(&evening, user) => {
            match app.store.circle(evening.circle, user).await.map_err(|error| unavailable(&error))? {
                Some(_) => Err(Code::EveningTable),
                None => Ok(OfEvening::Uninvited),
            }
        }
        _ => Ok(OfEvening::Nothing),
    }
}

async fn has_guest(app: &App, room: MatchId, user: UserId, change: &TableChange) -> Result<bool, StoreError> {
    match change {
        TableChange::Sit { .. } => return Ok(!signs_in(app, user).await?),
        TableChange::Start => {}
        TableChange::Set { settings, .. } if settings.rated => {}
        _ => return Ok(false),
    }
    let seats = app.store.header(room).await?.map(|header| header.seats).unwrap_or_default();
    for seated in seats.iter().filter_map(|seat| seat.assignment.user()) {
        if !signs_in(app, seated).await? {
            return Ok(true);
        }
    }
    Ok(false)
}

fn unavailable(error: &StoreError) -> Code {
    tracing::warn!(%error, "what a user may do at a table could not be read");
    Code::Unavailable
}
