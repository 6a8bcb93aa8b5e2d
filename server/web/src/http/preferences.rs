//! The language and the theme of a page, as far as the server can know them.

use crate::assets::{Pages, first_of};
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_LANGUAGE, COOKIE};
use cookie::Cookie;
use notices::LANGUAGES;

// The client sets these cookies when a user chooses (`client-web/src/net/choices.ts`).
const LANGUAGE: &str = "rodada-language";
const THEME: &str = "rodada-theme";
const THEMES: [&str; 2] = ["light", "dark"];
/// How many languages of a header are looked at.
const MAX_LANGUAGES: usize = 16;

/// The language that the user has chosen, or else the first of the browser's that the client has.
pub(super) fn language<'a>(pages: &'a Pages, headers: &HeaderMap) -> &'a str {
    let chosen = chosen(headers, LANGUAGE);
    pages.language(chosen.as_deref().into_iter().chain(accepted(headers)))
}

/// The same for pages that the server writes itself.
pub(super) fn language_of_server(headers: &HeaderMap) -> &'static str {
    let chosen = chosen(headers, LANGUAGE);
    let mut wanted = chosen.as_deref().into_iter().chain(accepted(headers));
    wanted.find_map(|tag| first_of(LANGUAGES, tag)).unwrap_or(LANGUAGES[0])
}

/// The languages that the browser accepts, the most wanted first.
fn accepted(headers: &HeaderMap) -> impl Iterator<Item = &str> {
    let accepted = headers.get(ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    by_preference(accepted)
}

/// The theme that the user has chosen; `None` if the browser decides.
pub(super) fn theme(headers: &HeaderMap) -> Option<&'static str> {
    let chosen = chosen(headers, THEME)?;
    THEMES.into_iter().find(|theme| *theme == chosen)
}

fn chosen(headers: &HeaderMap, name: &str) -> Option<String> {
    let texts = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut cookies = texts.flat_map(Cookie::split_parse).filter_map(Result::ok);
    cookies.find(|cookie| cookie.name() == name).map(|cookie| cookie.value().to_owned())
}

/// The tags of an `Accept-Language` header, the most wanted first.
fn by_preference(accepted: &str) -> impl Iterator<Item = &str> {
    let weighted = accepted.split(',').take(MAX_LANGUAGES).filter_map(|offer| {
        let mut parts = offer.split(';').map(str::trim);
        let tag = parts.next()?;
        let weight = match parts.find_map(|part| part.strip_prefix("q=")) {
            Some(weight) => weight.parse().ok()?,
            None => 1.0_f32,
        };
        (weight > 0.0).then_some((tag, weight))
    });
    let mut weighted: Vec<_> = weighted.collect();
    weighted.sort_by(|(_, one), (_, other)| other.total_cmp(one));
    weighted.into_iter().map(|(tag, _)| tag)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_wanted_language_comes_first() {
        for (accepted, tags) in [
            ("pt-BR,pt;q=0.9,en;q=0.8", vec!["pt-BR", "pt", "en"]),
            ("en;q=0.5, ja", vec!["ja", "en"]),
            ("en;q=0, *;q=0.1", vec!["*"]),
            ("en;q=much, ja;q=NaN", vec![]),
            ("", vec![""]),
        ] {
            assert_eq!(by_preference(accepted).collect::<Vec<_>>(), tags, "{accepted}");
        }
    }

    #[test]
    fn a_theme_is_one_of_two() {
        let sent = |cookie: &str| theme(&[(COOKIE, cookie.parse().unwrap())].into_iter().collect());
        assert_eq!(sent("rodada=0a; rodada-theme=dark"), Some("dark"));
        assert_eq!(sent("rodada-theme=\"><script>"), None);
        assert_eq!(sent("theme=dark"), None);
    }
}
