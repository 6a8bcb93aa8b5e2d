//! A server under a path, such as `https://club.example/games`. The path is taken off every request before it is routed, so no
//! handler knows of it; what lies beside it is not found.

use super::Refusal;
use super::health::PATHS;
use crate::App;
use axum::extract::{Request, State};
use axum::http::header::LOCATION;
use axum::http::uri::PathAndQuery;
use axum::http::{Method, StatusCode, Uri};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use protocol::Code;
use std::sync::Arc;

/// What a request is for that is for nothing under the path.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Beside {
    /// The path without the slash at its end. The start page has this address.
    WithoutSlash(String),
    Elsewhere,
}

/// Takes the path of the public URL off the address of a request. Health checks, which come from this machine and not through
/// the proxy, are found without it, too.
pub(crate) fn take_off_path(path: &str, request: &mut Request) {
    if path.is_empty() || PATHS.contains(&request.uri().path()) {
        return;
    }
    match without_path(path, request.uri()) {
        Ok(uri) => *request.uri_mut() = uri,
        Err(beside) => drop(request.extensions_mut().insert(beside)),
    }
}

/// Answers requests for what lies beside the path.
pub(super) async fn answer_beside(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let beside = request.extensions().get::<Beside>();
    if !app.settings.path().is_empty() && !PATHS.contains(&request.uri().path()) {
        app.traffic.count_path(!matches!(beside, Some(Beside::Elsewhere)));
    }
    let is_reading = matches!(*request.method(), Method::GET | Method::HEAD);
    match beside {
        None => next.run(request).await,
        Some(Beside::WithoutSlash(home)) if is_reading => {
            (StatusCode::PERMANENT_REDIRECT, [(LOCATION, home.clone())]).into_response()
        }
        Some(Beside::WithoutSlash(_) | Beside::Elsewhere) => {
            Refusal::new(Code::NotFound, "this server lies under a path: see its public URL").into_response()
        }
    }
}

/// The address as it would be, were the server at the root of its host.
fn without_path(path: &str, uri: &Uri) -> Result<Uri, Beside> {
    let asked = uri.path_and_query().map_or("", PathAndQuery::as_str);
    match asked.strip_prefix(path) {
        Some(rest) if rest.starts_with('/') => moved(uri, rest).ok_or(Beside::Elsewhere),
        Some(rest) if rest.is_empty() || rest.starts_with('?') => {
            Err(Beside::WithoutSlash(format!("{path}/{rest}")))
        }
        _ => Err(Beside::Elsewhere),
    }
}

/// The same address with another path and query.
fn moved(uri: &Uri, to: &str) -> Option<Uri> {
    let mut parts = uri.clone().into_parts();
    parts.path_and_query = Some(to.parse().ok()?);
    Uri::from_parts(parts).ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(uri: &str) -> Result<Uri, Beside> {
        without_path("/games", &uri.parse().unwrap())
    }

    fn under(uri: &str) -> Result<Uri, Beside> {
        Ok(uri.parse().unwrap())
    }

    #[test]
    fn the_path_is_taken_off() {
        assert_eq!(of("/games/"), under("/"));
        assert_eq!(of("/games/t/1?invitation=a/b"), under("/t/1?invitation=a/b"));
        assert_eq!(of("/games/games/me"), under("/games/me"));
        assert_eq!(of("http://club.example/games/api/me"), under("http://club.example/api/me"));
    }

    #[test]
    fn the_start_page_has_a_slash_at_its_end() {
        assert_eq!(of("/games"), Err(Beside::WithoutSlash("/games/".to_owned())));
        assert_eq!(of("/games?invited=0a"), Err(Beside::WithoutSlash("/games/?invited=0a".to_owned())));
    }

    #[test]
    fn what_only_looks_like_the_path_lies_beside_it() {
        for uri in ["/", "/gamesx", "/game", "/Games/", "/%67ames/", "/x/games/", "//games/", "/api/me", "*"]
        {
            assert_eq!(of(uri), Err(Beside::Elsewhere), "{uri}");
        }
    }

    #[test]
    fn no_address_leaves_the_path() {
        // What follows the path is an own path of the server, whatever it looks like.
        for (uri, own) in [("/games//evil.example/", "//evil.example/"), ("/games/../x", "/../x")] {
            let uri = of(uri).unwrap();
            assert_eq!((uri.path(), uri.authority()), (own, None));
        }
    }
}
