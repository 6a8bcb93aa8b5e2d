//! Who the asker is. Nobody needs an account: a name opens a session.

use super::body::Body;
use super::cookie::{Asker, SignedIn, Token, ends, keep_cookie};
use super::renewals::{renew, use_now};
use super::sessions::Device;
use super::{Refusal, SameOrigin};
use crate::admission::Address;
use crate::app::App;
use crate::store::{Filter, PersonRow};
use axum::Json;
use axum::extract::State;
use axum::response::{IntoResponse, Response};
use protocol::{Code, Me, TableStatus, UserId};
use room::Person;
use room::names::fit;
use serde::Deserialize;
use std::sync::Arc;

/// The most tables that a new name is taken to at once.
const MOST_TABLES: u32 = 100;

/// `GET /api/me`: who this browser is. Asked once a page, so this is where a session is prolonged, behind the answer.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    device: Device,
    asker: Asker,
) -> Result<impl IntoResponse, Refusal> {
    let session = asker.session()?;
    renew(&app, &session, device);
    let SignedIn { person, token, .. } = session;
    Ok((keep_cookie(&app, &token), Json(Me { user: person.user, name: person.name })))
}

/// What somebody calls themselves.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Name {
    name: String,
}

/// `POST /api/me`: takes or changes a name. Who had no session has one from now on.
pub(super) async fn name(
    State(app): State<Arc<App>>,
    _: SameOrigin,
    address: Address,
    device: Device,
    asker: Asker,
    Body(Name { name }): Body<Name>,
) -> Result<Response, Refusal> {
    let name = fit(&name).ok_or(Code::BadText)?;
    match asker {
        Asker::Person(SignedIn { person, .. }) => {
            app.quotas.name(address)?;
            let Person { user, revision, .. } = person;
            if !app.store.rename(user, revision, &name).await? {
                // The host was faster. Whoever was not sent away tries again.
                return Err(Code::Unavailable.into());
            }
            take_to_tables(&app, &Person { user, revision, name: name.clone() }).await?;
            Ok(Json(Me { user, name }).into_response())
        }
        Asker::Nobody => {
            app.quotas.person(address)?;
            let now = app.clock.now();
            let (row, token) =
                (PersonRow { user: UserId::new(), name, revision: 0, created: now }, Token::new());
            app.store.create_person(&row, token.digest(), ends(now)).await?;
            use_now(&app, &token, &device).await;
            Ok((keep_cookie(&app, &token), Json(Me { user: row.user, name: row.name })).into_response())
        }
    }
}

/// Their seats have the new name as well, wherever a match is not over.
async fn take_to_tables(app: &Arc<App>, person: &Person) -> Result<(), Refusal> {
    let user = person.user;
    let statuses = vec![TableStatus::Gathering, TableStatus::Running];
    // Asked in their own name: most tables are not open to everybody.
    let own = Filter { seated: Some(user), asker: Some(user), ..Filter::default() };
    let filter = Filter { statuses, most: MOST_TABLES, ..own };
    for table in app.store.list(&filter).await? {
        app.rooms.rename(table.room, person.clone());
    }
    Ok(())
}
