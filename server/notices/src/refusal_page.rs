//! Refusals as pages, for people who meet them in a browser.

use super::mail::escaped;
use super::mailbox::page;
use super::words::{args, words};
use protocol::FailureId;

/// The page for a refusal. `code` is its code as clients read it, `failure` names what failed, and `home` is the address of
/// the start page.
pub fn refusal_page(language: &str, code: &str, failure: Option<FailureId>, home: &str) -> String {
    let words = words(language);
    let failure = failure.map(|failure| words.text("failure", &args([("id", failure.to_string().into())])));
    let sentences: Vec<String> = [words.plain(&format!("code-{code}"))].into_iter().chain(failure).collect();
    built(language, &sentences, home, &words.plain("told-refused-home"))
}

/// The page for a request that named this server `named`, which has the address `own`.
pub fn other_address_page(language: &str, named: &str, own: &str) -> String {
    let words = words(language);
    let sentences = [
        words.text("told-refused-address", &args([("url", own.into())])),
        words.text("told-refused-named", &args([("name", named.into())])),
        words.text("told-refused-proxy", &args([("command", "rodada doctor".into())])),
    ];
    built(language, &sentences, own, own)
}

fn built(language: &str, sentences: &[String], to: &str, link: &str) -> String {
    let title = words(language).plain("told-refused");
    let sentences: String = sentences.iter().map(|text| format!("<p>{}</p>", escaped(text))).collect();
    let link = format!("<p><a href=\"{}\">{}</a></p>", escaped(to), escaped(link));
    page(language, &format!("<h1>{}</h1>{sentences}{link}", escaped(&title)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::LANGUAGES;

    /// The codes of all refusals, as they are generated for the client.
    fn codes() -> Vec<&'static str> {
        let types = include_str!("../../../client-web/src/gen/protocol.ts");
        let (_, rest) = types.split_once("export type Code =").unwrap();
        rest.split(';').next().unwrap().split('\'').skip(1).step_by(2).collect()
    }

    #[test]
    fn every_refusal_is_a_page_in_words_in_every_language() {
        assert!(codes().len() > 40);
        for code in codes() {
            let pages = LANGUAGES.map(|language| refusal_page(language, code, None, "/"));
            for (page, language) in pages.iter().zip(LANGUAGES) {
                assert!(page.contains(&format!("lang=\"{language}\"")), "{page}");
                let (key, text) = (format!("code-{code}"), words(language).plain(&format!("code-{code}")));
                assert!(text.contains(' ') || language == "ja", "{key} in {language}: {text}");
                assert_ne!(text, super::super::words::in_words(&key), "{key} has no text in {language}");
                assert!(page.contains(&escaped(&text)), "{page}");
            }
            assert!(pages[0] != pages[1] && pages[1] != pages[2], "{code}");
        }
    }

    #[test]
    fn a_failure_is_named() {
        for language in LANGUAGES {
            let page = refusal_page(language, "internal", Some(FailureId(0x00c0_ffee)), "/");
            assert!(page.contains("00c0ffee"), "{page}");
        }
    }

    #[test]
    fn nothing_that_a_request_says_becomes_a_part_of_the_page() {
        for language in LANGUAGES {
            let own = "https://games.example.org:8443";
            let page = other_address_page(language, "<script>alert(1)</script>\"", own);
            assert!(!page.contains("<script") && page.contains("&lt;script"), "{page}");
            assert!(page.contains(&format!("<a href=\"{own}\">")), "{page}");
            assert!(page.contains("rodada doctor"), "{page}");
        }
    }
}
