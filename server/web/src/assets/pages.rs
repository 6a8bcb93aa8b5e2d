//! The documents of pages: what a browser shows before the scripts run, what it loads, and what a link to the page
//! looks like in a chat.
//!
//! The client's build writes the parts of every page in each language to `pages.json`. Here they are put into
//! `index.html`, together with what the server alone knows: the user's language and theme, which cookies name, the path
//! below which the server lies, and the table that a link leads to. So the first paint needs no script, and a page asks for
//! all its files at once. The page of a private table does not name its game.

use serde::Deserialize;
use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt::Write as _;

/// The language of users who have chosen none and accept none that the client has.
const DEFAULT_LANGUAGE: &str = "en";
// What is replaced in `index.html`.
const HTML: &str = "<html lang=\"en\" dir=\"ltr\">";
const TITLE: &str = "<title>Rodada</title>";
const APP: &str = "<div id=\"app\"></div>";
const SITE: &str = "Rodada";

/// A text in every language.
type Texts = BTreeMap<String, String>;

/// All pages of a build of the client.
pub(crate) struct Pages {
    template: String,
    parts: Parts,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Parts {
    /// The pages by their path. A path that ends with a slash is the beginning of the paths of a page.
    pages: BTreeMap<String, Page>,
    games: BTreeMap<String, Game>,
    /// The texts that the server fills in, by language and key.
    words: BTreeMap<String, BTreeMap<String, Message>>,
    /// The path of the picture of pages that show no game.
    picture: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Page {
    /// The title; empty on the start page.
    title: Texts,
    /// Elements of the head that load the scripts and styles of the page.
    head: Texts,
    /// What the page shows until its scripts run.
    shell: Texts,
    /// Whether search engines may list the page.
    listed: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Game {
    name: Texts,
    blurb: Texts,
    /// Elements of the head that load the game itself.
    head: Texts,
    /// The path of its picture.
    picture: String,
}

/// A text, or its parts.
#[derive(Deserialize)]
#[serde(untagged)]
enum Message {
    Text(String),
    Parts(Vec<Part>),
}

#[derive(Deserialize)]
#[serde(untagged)]
enum Part {
    Text(String),
    Variable([String; 1]),
}

/// A request for the document of a page.
pub(crate) struct PageRequest<'a> {
    pub(crate) path: &'a str,
    pub(crate) language: &'a str,
    /// The chosen theme; `None` if the browser decides.
    pub(crate) theme: Option<&'static str>,
    /// The URL of the server, without a slash at its end.
    pub(crate) home: &'a str,
    /// The path below which the server lies, without a slash at its end: empty at the root of its host.
    pub(crate) path_of_server: &'a str,
    pub(crate) preview: &'a Preview,
}

/// What anybody who has a link to a page may know about the table that it shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Preview {
    /// The page shows no table, or one that is not known.
    NoTable,
    /// A table that is not public.
    Private,
    Public {
        game: String,
        /// The name of the user on the first taken seat: the host, unless the host has left.
        host: Option<String>,
        progress: Progress,
        /// A step of a match that is over, to which the link leads.
        step: Option<StepPreview>,
    },
}

/// What a link to a step tells of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct StepPreview {
    pub(crate) step: u64,
    /// The last step of the match.
    pub(crate) last: u64,
    /// What was done, in the language of the page. `None` if spectators saw nothing of it.
    pub(crate) words: Option<String>,
}

/// How far a match has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Progress {
    Gathering { free_seats: usize },
    Running,
    Over,
}

/// What a link looks like in a chat.
struct Card<'a> {
    title: String,
    description: String,
    picture: &'a str,
}

impl Pages {
    /// # Errors
    /// When the parts are not what this server expects.
    pub(super) fn parse(template: String, parts: &[u8]) -> serde_json::Result<Self> {
        Ok(Self { template, parts: serde_json::from_slice(parts)? })
    }

    /// The first of these languages that the client has, given as tags such as `pt` or `pt-BR`.
    pub(crate) fn language<'a>(&self, wanted: impl Iterator<Item = &'a str>) -> &str {
        let known = || self.parts.words.keys().map(String::as_str);
        wanted.into_iter().find_map(|tag| first_of(known(), tag)).unwrap_or(DEFAULT_LANGUAGE)
    }

    /// The document of a page.
    pub(crate) fn document(&self, request: &PageRequest) -> String {
        let page = self.page(request.path);
        let language = request.language;
        let theme = request.theme.map(|theme| format!(" data-theme=\"{theme}\"")).unwrap_or_default();
        let path = match request.path_of_server {
            "" => String::new(),
            path => format!(" data-path=\"{path}\""),
        };
        let html = format!("<html lang=\"{language}\" dir=\"ltr\"{theme}{path}>");
        let shell = page.map_or("", |page| text(&page.shell, language));
        let app = format!("<div id=\"app\">{shell}</div>");
        let document = self.template.replacen(HTML, &html, 1).replacen(APP, &app, 1);
        under(request.path_of_server, &document).replacen(TITLE, &self.head(page, request), 1)
    }

    /// The title, what describes the page to other programs, and what it loads.
    fn head(&self, page: Option<&Page>, request: &PageRequest) -> String {
        let language = request.language;
        let Card { title, description, picture } = self.card(page, request);
        let full_title = if title == SITE { title.clone() } else { format!("{title} · {SITE}") };
        let mut head = format!("<title>{}</title>", escaped(&full_title));
        let picture = format!("{}{picture}", request.home);
        for (kind, name, content) in [
            ("name", "description", description.as_str()),
            ("property", "og:site_name", SITE),
            ("property", "og:type", "website"),
            ("property", "og:title", &title),
            ("property", "og:description", &description),
            ("property", "og:image", &picture),
            ("property", "og:image:width", "1200"),
            ("property", "og:image:height", "630"),
            ("name", "twitter:card", "summary_large_image"),
        ] {
            let _ = write!(head, "<meta {kind}=\"{name}\" content=\"{}\">", escaped(content));
        }
        if !page.is_some_and(|page| page.listed) {
            head.push_str("<meta name=\"robots\" content=\"noindex\">");
        }
        let of_page = page.map_or("", |page| text(&page.head, language));
        let of_game = self.played(request.preview).map_or("", |game| text(&game.head, language));
        for files in [of_page, of_game] {
            head.push_str(&under(request.path_of_server, files));
        }
        head
    }

    /// The game that the page shows at once. The page of a private table does not name it, and loads it a little later.
    fn played(&self, preview: &Preview) -> Option<&Game> {
        match preview {
            Preview::Public { game, progress: Progress::Running | Progress::Over, .. } => {
                self.parts.games.get(game)
            }
            Preview::Public { .. } | Preview::Private | Preview::NoTable => None,
        }
    }

    fn card(&self, page: Option<&Page>, request: &PageRequest) -> Card<'_> {
        let language = request.language;
        let word = |key: &str, values: &[(&str, &str)]| self.word(language, key, values);
        let game_of_rules = request.path.strip_prefix("/rules/").and_then(|game| self.parts.games.get(game));
        match request.preview {
            Preview::Public { game, host, progress, step } => {
                let found = self.parts.games.get(game);
                let name = found.map_or(game.as_str(), |found| text(&found.name, language));
                let title = match host {
                    Some(host) => word("page-table", &[("game", name), ("host", host)]),
                    None => name.to_owned(),
                };
                let description = match (progress, step) {
                    (Progress::Gathering { free_seats: 0 }, _) => word("page-full", &[]),
                    (Progress::Gathering { free_seats }, _) => {
                        word("page-gathering", &[("free", &free_seats.to_string())])
                    }
                    (Progress::Running, _) => word("page-running", &[]),
                    (Progress::Over, None) => word("page-over", &[]),
                    (Progress::Over, Some(step)) => self.step(language, step),
                };
                Card { title, description, picture: found.map_or(&self.parts.picture, |game| &game.picture) }
            }
            Preview::Private => Card {
                title: word("page-private", &[]),
                description: word("page-private-about", &[]),
                picture: &self.parts.picture,
            },
            Preview::NoTable => match game_of_rules {
                Some(game) => Card {
                    title: text(&game.name, language).to_owned(),
                    description: text(&game.blurb, language).to_owned(),
                    picture: &game.picture,
                },
                None => Card {
                    title: page
                        .map(|page| text(&page.title, language))
                        .filter(|title| !title.is_empty())
                        .unwrap_or(SITE)
                        .to_owned(),
                    description: word("page-about", &[]),
                    picture: &self.parts.picture,
                },
            },
        }
    }

    /// What a link to a step says of it.
    fn step(&self, language: &str, StepPreview { step, last, words }: &StepPreview) -> String {
        let (step, last) = (step.to_string(), last.to_string());
        let (step, last) = (("step", step.as_str()), ("last", last.as_str()));
        match words {
            Some(words) => self.word(language, "page-step", &[step, last, ("words", words)]),
            None => self.word(language, "page-quiet-step", &[step, last]),
        }
    }

    /// The page at a path.
    fn page(&self, path: &str) -> Option<&Page> {
        let pages = &self.parts.pages;
        let below = || pages.iter().filter(|(start, _)| start.len() > 1 && start.ends_with('/'));
        pages.get(path).or_else(|| below().find(|(start, _)| path.starts_with(*start)).map(|(_, page)| page))
    }

    fn word(&self, language: &str, key: &str, values: &[(&str, &str)]) -> String {
        let message = self.parts.words.get(language).and_then(|words| words.get(key));
        message.map(|message| message.fill(values)).unwrap_or_default()
    }
}

/// The first of these languages that a tag such as `pt` or `pt-BR` stands for.
pub(crate) fn first_of<'a>(known: impl IntoIterator<Item = &'a str>, tag: &str) -> Option<&'a str> {
    let base = |tag: &str| tag.split('-').next().unwrap_or_default().to_ascii_lowercase();
    known.into_iter().find(|known| base(known) == base(tag))
}

impl Message {
    fn fill(&self, values: &[(&str, &str)]) -> String {
        let value =
            |name: &str| values.iter().find(|(known, _)| *known == name).map_or("", |(_, value)| value);
        match self {
            Self::Text(text) => text.clone(),
            Self::Parts(parts) => parts
                .iter()
                .map(|part| match part {
                    Part::Text(text) => text,
                    Part::Variable([name]) => value(name),
                })
                .collect(),
        }
    }
}

fn text<'a>(texts: &'a Texts, language: &str) -> &'a str {
    texts.get(language).map_or("", String::as_str)
}

/// Markup of the client's build, whose addresses begin at the root of a host, for a server under a path.
fn under<'a>(path: &str, markup: &'a str) -> Cow<'a, str> {
    if path.is_empty() {
        return markup.into();
    }
    let markup = markup.replace("href=\"/", &format!("href=\"{path}/"));
    markup.replace("src=\"/", &format!("src=\"{path}/")).into()
}

/// The text for use in HTML, also between quotes.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            '\'' => escaped.push_str("&#39;"),
            _ => escaped.push(c),
        }
    }
    escaped
}

#[cfg(test)]
mod tests;
