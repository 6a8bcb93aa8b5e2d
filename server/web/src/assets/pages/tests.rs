use super::*;
use serde_json::json;

const TEMPLATE: &str = concat!(
    "<html lang=\"en\" dir=\"ltr\"><head><meta name=\"build\" content=\"0a\"><title>Rodada</title>",
    "<link href=\"/base.css\"></head><body><div id=\"app\"></div></body></html>"
);

fn pages() -> Pages {
    let page = |name: &str, listed: bool| {
        json!({
            "title": {"en": name, "ja": "題"},
            "head": {"en": format!("<link href=\"/{name}.js\">"), "ja": ""},
            "shell": {"en": format!("<main>{name}</main>"), "ja": "<main>中</main>"},
            "listed": listed,
        })
    };
    let parts = json!({
        "pages": {"/": page("", true), "/t/": page("Table", false), "/me": page("Me", false), "/rules/": page("Rules", true)},
        "games": {"dogs": {
            "name": {"en": "DOGS", "ja": "ドッグス"},
            "blurb": {"en": "Rescue \"dogs\".", "ja": "犬"},
            "head": {"en": "<link href=\"/dogs.js\">", "ja": ""},
            "picture": "/pictures/dogs.png",
        }},
        "words": {
            "en": {
                "page-about": "Board games.",
                "page-table": [["game"], " with ", ["host"]],
                "page-gathering": ["Free: ", ["free"]],
                "page-full": "Full",
                "page-running": "Running",
                "page-over": "Over",
                "page-step": ["Step ", ["step"], " of ", ["last"], ": ", ["words"]],
                "page-quiet-step": ["Step ", ["step"], " of ", ["last"]],
                "page-private": "A private table",
                "page-private-about": "Join",
            },
            "ja": {"page-about": "ゲーム"},
        },
        "picture": "/pictures/rodada.png",
    });
    Pages::parse(TEMPLATE.to_owned(), parts.to_string().as_bytes()).unwrap()
}

fn document(path: &str, language: &str, preview: &Preview) -> String {
    let home = "https://rodada.example";
    pages().document(&PageRequest { path, language, theme: None, home, path_of_server: "", preview })
}

fn public(host: &str, progress: Progress) -> Preview {
    Preview::Public { game: "dogs".to_owned(), host: Some(host.to_owned()), progress, step: None }
}

#[test]
fn a_language_is_found_by_its_first_part() {
    let pages = pages();
    for (wanted, found) in
        [(vec!["ja-JP"], "ja"), (vec!["fr", "JA"], "ja"), (vec!["fr"], "en"), (vec![], "en")]
    {
        assert_eq!(pages.language(wanted.iter().copied()), found, "{wanted:?}");
    }
}

#[test]
fn a_page_has_its_own_frame_and_files_in_the_language_of_the_user() {
    let home = document("/", "en", &Preview::NoTable);
    assert!(home.contains("<title>Rodada</title>") && home.contains("<meta name=\"build\" content=\"0a\">"));
    assert!(home.contains("<div id=\"app\"><main></main></div>") && !home.contains("noindex"), "{home}");
    let me = document("/me", "en", &Preview::NoTable);
    assert!(me.contains("<title>Me · Rodada</title>") && me.contains("<link href=\"/Me.js\">"), "{me}");
    assert!(me.contains("<meta name=\"robots\" content=\"noindex\">"));
    let table = document("/t/1", "ja", &Preview::NoTable);
    assert!(table.contains("<html lang=\"ja\" dir=\"ltr\">") && table.contains("<main>中</main>"), "{table}");
    let unknown = document("/nowhere", "en", &Preview::NoTable);
    assert!(unknown.contains("<div id=\"app\"></div>") && unknown.contains("noindex"), "{unknown}");
}

#[test]
fn the_theme_stands_in_the_page() {
    let request = PageRequest {
        path: "/",
        language: "en",
        theme: Some("dark"),
        home: "",
        path_of_server: "",
        preview: &Preview::NoTable,
    };
    assert!(pages().document(&request).contains("<html lang=\"en\" dir=\"ltr\" data-theme=\"dark\">"));
}

#[test]
fn under_a_path_every_address_of_the_build_lies_there() {
    let preview = public("href=\"/x", Progress::Running);
    let request = PageRequest {
        path: "/t/1",
        language: "en",
        theme: None,
        home: "https://club.example/games",
        path_of_server: "/games",
        preview: &preview,
    };
    let page = pages().document(&request);
    for part in [
        "<html lang=\"en\" dir=\"ltr\" data-path=\"/games\">",
        "href=\"/games/base.css\"",
        "href=\"/games/Table.js\"",
        "href=\"/games/dogs.js\"",
        "content=\"https://club.example/games/pictures/dogs.png\"",
        "href=&quot;/x",
    ] {
        assert!(page.contains(part), "{part} is missing: {page}");
    }
    assert_eq!(under("/games", "<script src=\"/base.js\">"), "<script src=\"/games/base.js\">");
    assert!(!document("/t/1", "en", &preview).contains("data-path"));
}

#[test]
fn a_link_to_a_public_table_names_game_host_and_free_seats() {
    let gathering = public("Ana", Progress::Gathering { free_seats: 2 });
    let page = document("/t/1", "en", &gathering);
    for part in [
        "<title>DOGS with Ana · Rodada</title>",
        "<meta property=\"og:title\" content=\"DOGS with Ana\">",
        "<meta property=\"og:description\" content=\"Free: 2\">",
        "<meta property=\"og:image\" content=\"https://rodada.example/pictures/dogs.png\">",
        "<meta name=\"twitter:card\" content=\"summary_large_image\">",
    ] {
        assert!(page.contains(part), "{part} is missing: {page}");
    }
    for (progress, words) in [
        (Progress::Gathering { free_seats: 0 }, "Full"),
        (Progress::Running, "Running"),
        (Progress::Over, "Over"),
    ] {
        let page = document("/t/1", "en", &public("Ana", progress));
        let is_played = !matches!(progress, Progress::Gathering { .. });
        assert_eq!(page.contains("<link href=\"/dogs.js\">"), is_played, "{page}");
        assert!(page.contains(&format!("og:description\" content=\"{words}\"")), "{page}");
    }
    let rules = document("/rules/dogs", "en", &Preview::NoTable);
    assert!(rules.contains("content=\"Rescue &quot;dogs&quot;.\""), "{rules}");
}

#[test]
fn a_link_to_a_step_says_what_happened() {
    let at = |progress, words: Option<&str>| {
        let step = Some(StepPreview { step: 12, last: 40, words: words.map(str::to_owned) });
        let Preview::Public { game, host, .. } = public("Ana", progress) else { unreachable!() };
        document("/m/1/12", "en", &Preview::Public { game, host, progress, step })
    };
    let told = at(Progress::Over, Some("Ana takes \"Rex\""));
    assert!(told.contains("og:description\" content=\"Step 12 of 40: Ana takes &quot;Rex&quot;\""), "{told}");
    assert!(told.contains("og:title\" content=\"DOGS with Ana\""), "{told}");
    assert!(at(Progress::Over, None).contains("og:description\" content=\"Step 12 of 40\""));
    assert!(at(Progress::Running, Some("secret")).contains("og:description\" content=\"Running\""));
}

#[test]
fn a_link_to_a_private_table_says_only_that() {
    let page = document("/t/1", "en", &Preview::Private);
    assert!(page.contains("og:title\" content=\"A private table\""), "{page}");
    assert!(!page.contains("dogs") && !page.contains("DOGS"), "{page}");
}

#[test]
fn a_name_cannot_leave_its_place() {
    for name in [
        "\"><script>alert(1)</script>",
        "'><img src=x onerror=alert(1)>",
        "</title><script>",
        "&lt;b&gt;",
        "<div id=\"app\"></div>",
        "<title>Rodada</title>",
    ] {
        let page = document("/t/1", "en", &public(name, Progress::Running));
        assert!(!page.contains(name), "{page}");
        assert_eq!(page.matches("<title>").count(), 1, "{page}");
        assert_eq!(page.matches("<div id=\"app\">").count(), 1, "{page}");
        assert!(!page.contains("<script") && !page.contains("<img") && !page.contains("'>"), "{page}");
    }
}
