//! What is checked of a change of a table before its room is asked, because it depends on what rooms do not know.

use crate::App;
use crate::http::{may_open_tables, no_open_tables, require_room, signs_in};
use protocol::{ClientMessage, Code, MatchId, TableChange, UserId};
use store::StoreError;
use store::circles::CircleOfTable;

/// What was found out about a message that may be carried out.
#[derive(Clone, Copy, Debug)]
pub(super) struct Checked {
    /// Whether the table of another match may be open as the one before.
    pub(super) may_be_open: bool,
    /// A user whom the change seats, or who is seated, has no way to sign in. Not looked up where it does not matter.
    pub(super) with_guest: bool,
}

/// Refuses a new table while there is no room, one that everybody finds if the host does not let this user set up any, and a
/// rated one that would move no ratings.
pub(super) async fn check(app: &App, user: Option<UserId>, message: &ClientMessage) -> Result<Checked, Code> {
    let mut checked = Checked { may_be_open: true, with_guest: false };
    let ClientMessage::Table { room, change, .. } = message else { return Ok(checked) };
    if *change == TableChange::Rematch {
        require_room(app)?;
    }
    let Some(user) = user else { return Ok(checked) };
    checked.may_be_open = check_open(app, user, change).await?;
    check_rated(app, *room, change).await?;
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
