//! What cookies are called, and to which addresses browsers send them.

use crate::App;
use base::PublicUrl;

/// Browsers accept a cookie with this prefix only from this very host, only over https, and only for all its paths.
const OF_HOST: &str = "__Host-";
/// Browsers accept a cookie with this prefix only over https.
const SECURE: &str = "__Secure-";

/// The only name under which a cookie is written and read. If the public URL is https, the plain name is never read, not even
/// once to continue an older session: any page under the same domain can set a cookie with that name, and so sign its visitors
/// in as somebody else.
pub(super) fn cookie_name(app: &App, name: &str) -> String {
    name_at(app.settings.public_url.as_ref(), name)
}

/// The path to which, and to those below it, browsers send cookies.
pub(super) fn cookie_path(app: &App) -> String {
    format!("{}/", app.settings.path())
}

pub(super) fn is_https(app: &App) -> bool {
    app.settings.public_url.as_ref().is_some_and(PublicUrl::is_https)
}

pub(super) fn name_at(url: Option<&PublicUrl>, name: &str) -> String {
    let prefix = match url {
        Some(url) if url.is_https() && url.path().is_empty() => OF_HOST,
        Some(url) if url.is_https() => SECURE,
        _ => "",
    };
    format!("{prefix}{name}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cookie_is_bound_to_its_server_as_tightly_as_browsers_allow() {
        for (url, name) in [
            ("https://games.example.org", "__Host-rodada"),
            ("https://club.example/games/", "__Secure-rodada"),
            ("http://games.example.org", "rodada"),
            ("http://club.example/games", "rodada"),
        ] {
            assert_eq!(name_at(Some(&url.parse().unwrap()), "rodada"), name, "{url}");
        }
        assert_eq!(name_at(None, "rodada"), "rodada");
    }
}
