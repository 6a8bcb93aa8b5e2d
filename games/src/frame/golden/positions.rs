//! Chosen positions: what viewers are shown and what each seat is asked.

use super::coverage::Coverage;
use super::text::{changes, document, flow, line_words, param_words, status, tagged, words};
use super::{first_difference, path, updating};
use crate::frame::{
    Amounts, CostPreview, Dice, Game, LegalActions, LoggedOf, Observed, Played, ScoreSheet, Seat, Viewer,
    observe, play_from,
};
use alloc::collections::BTreeMap;
use alloc::string::String;
use alloc::vec::Vec;
use serde_json::{Value, json};

/// The positions of a game, in one file: `games/tests/golden/positions/<game>.txt`.
///
/// Each begins with a state that the game's tests set up from chosen cards, not by dice, so that a change of one rule
/// changes only the positions it concerns. Together they show every text key of the game: [`Positions::check`] names those
/// that are missing.
pub(crate) struct Positions<G: Game> {
    sections: Vec<Section>,
    coverage: Coverage<G>,
}

struct Section {
    name: &'static str,
    text: String,
}

pub(crate) struct Position<'a, G: Game> {
    pub(crate) state: G,
    section: &'a mut Section,
    coverage: &'a mut Coverage<G>,
    seats: u8,
}

impl<G: Game> Positions<G> {
    pub(crate) fn new() -> Self {
        Self { sections: Vec::new(), coverage: Coverage::default() }
    }

    /// The positions of the game that this one expands. Only what is new need be shown here.
    pub(crate) fn beside<B: Game>(mut self, options: &[B::Options]) -> Self {
        self.coverage.leave_to::<B>(options);
        self
    }

    /// Begins a position, without writing anything of it.
    pub(crate) fn at(&mut self, name: &'static str, seats: u8, state: G) -> Position<'_, G> {
        self.sections.push(Section { name, text: String::new() });
        let section = self.sections.last_mut().expect("one was just added");
        Position { state, section, coverage: &mut self.coverage, seats }
    }

    /// Checks that the file is unchanged, and that all that the game may show is shown in some position.
    ///
    /// What views may show is found by random matches with these options. `ids` are words that are keys of maps: any of them
    /// stands for all. `left_out` names what need not be shown, with reasons.
    #[track_caller]
    pub(crate) fn check(self, options: &[G::Options], ids: &[&str], left_out: &[(&str, &str)]) {
        let Self { sections, mut coverage } = self;
        let now: String =
            sections.iter().map(|Section { name, text }| format!("== {name}\n{text}\n")).collect();
        let path = path(&format!("positions/{}.txt", G::NAME));
        if updating() {
            std::fs::write(&path, &now).unwrap();
        }
        let stored = std::fs::read_to_string(&path).unwrap_or_default();
        let differ = differences(&stored, &now);
        assert!(differ.is_empty(), "{} differs{differ}", path.display());
        let missing = coverage.missing(options, ids, left_out);
        assert!(missing.is_empty(), "no position of {} shows: {missing:#?}", G::NAME);
    }
}

/// The differences, section by section.
fn differences(stored: &str, now: &str) -> String {
    fn sections(text: &str) -> BTreeMap<&str, &str> {
        let parts = text.split("== ").skip(1);
        parts.filter_map(|part| part.split_once('\n')).collect()
    }
    let (old, new) = (sections(stored), sections(now));
    let mut differ = String::new();
    for name in old.keys().chain(new.keys().filter(|name| !old.contains_key(*name))) {
        differ += &match (old.get(name), new.get(name)) {
            (Some(old), Some(new)) if old == new => continue,
            (Some(old), Some(new)) => format!("\n  {name}: {}", first_difference(old, new)),
            (Some(_), None) => format!("\n  {name}: is stored and is no more"),
            (None, _) => format!("\n  {name}: is not stored"),
        };
    }
    if differ.is_empty() && stored != now { "\n  in the order of its sections".into() } else { differ }
}

/// What is shown: the view, the score sheet, the headline, and the private view of each seat.
fn picture<G: Game>(state: &G, seats: u8) -> Vec<(String, Value)> {
    let mut parts = vec![
        ("view".to_owned(), json!(state.view())),
        ("headline".to_owned(), json!(line_words(&state.headline()))),
        ("status".to_owned(), json!(status(state))),
        ("scores".to_owned(), sheet(&state.score_sheet())),
    ];
    for seat in Seat::all(seats) {
        parts.push((format!("own of {}", seat.0), json!(state.private_view(seat))));
        let own = state.private_score_sheet(seat).map(|own| sheet(&own));
        parts.push((format!("own scores of {}", seat.0), json!(own)));
    }
    parts
}

/// A sheet, each cell as its points and why.
fn sheet(sheet: &ScoreSheet) -> Value {
    let cell = |score: &crate::frame::Score| match &score.why {
        Some(why) => format!("{} {}", score.points, line_words(why)),
        None => score.points.to_string(),
    };
    let lines = sheet.lines.iter().map(|(line, cells)| {
        let cells: BTreeMap<_, _> =
            cells.iter().map(|(seat, score)| (seat.0.to_string(), cell(score))).collect();
        ((*line).to_owned(), json!(cells))
    });
    let mut all: BTreeMap<String, Value> = lines.collect();
    let totals: BTreeMap<_, _> = sheet.totals.iter().map(|(seat, n)| (seat.0.to_string(), *n)).collect();
    all.insert("total".into(), json!(totals));
    json!(all)
}

/// A line for each line of the sheet; those that follow each other and are alike share one.
fn sheet_text(name: &str, sheet: &ScoreSheet) -> String {
    let value = self::sheet(sheet);
    let order: Vec<_> = sheet.order.iter().copied().chain(["total"]).collect();
    let mut text = format!("{name}:\n");
    for alike in order.chunk_by(|one, next| value[*one] == value[*next]) {
        let cells = value[alike[0]].as_object().into_iter().flatten();
        let cells = cells.map(|(seat, cell)| format!("{seat}: {}", words(cell)));
        text += &flow(2, &alike.join(", "), cells, " | ");
    }
    text
}

impl<G: Game> Position<'_, G> {
    /// Writes all that is shown.
    pub(crate) fn table(&mut self) -> &mut Self {
        let mut text = String::new();
        self.coverage.picture(&self.state, self.seats);
        for (name, value) in picture(&self.state, self.seats) {
            if name == "scores" {
                text += &sheet_text(&name, &self.state.score_sheet());
            } else if !value.is_null() && !name.starts_with("own scores") {
                text += &document(0, &name, &value);
            }
        }
        for seat in Seat::all(self.seats) {
            if let Some(own) = self.state.private_score_sheet(seat) {
                text += &sheet_text(&format!("own scores of {}", seat.0), &own);
            }
        }
        self.section.text += &text;
        self
    }

    /// Writes the sheet alone.
    pub(crate) fn score_sheet(&mut self) -> &mut Self {
        self.coverage.score_sheet(&self.state, self.seats);
        self.section.text += &sheet_text("scores", &self.state.score_sheet());
        for seat in Seat::all(self.seats) {
            if let Some(own) = self.state.private_score_sheet(seat) {
                self.section.text += &sheet_text(&format!("own scores of {}", seat.0), &own);
            }
        }
        self
    }

    /// Writes what a seat is asked: the prompt, each legal action with its cost preview and score delta, and what is
    /// unavailable.
    pub(crate) fn ask(&mut self, seat: u8) -> &mut Self {
        let (state, seat) = (&self.state, Seat(seat));
        let list = LegalActions::of(state, seat);
        self.coverage.asked(state, seat, &list);
        let mut text = format!("asks {}: {}\n", seat.0, line_words(&state.prompt(seat)));
        let verb = |action: &G::Action| json!(action)["do"].as_str().unwrap_or_default().to_owned();
        for kind in list.chunk_by(|one, two| verb(one) == verb(two)) {
            let verb = verb(&kind[0]);
            let offers = kind.iter().map(|action| offer(state, seat, action, verb.len()));
            text += &flow(2, &format!("may {verb}"), offers.filter(|offer| !offer.is_empty()), "; ");
        }
        let mut reasons: Vec<(String, Vec<String>)> = Vec::new();
        for barred in state.unavailable(seat) {
            let what = barred.what.iter().map(|(name, param)| format!("{name}={}", param_words(param)));
            let (what, why) = (what.collect::<Vec<_>>().join(" "), line_words(&barred.why));
            match reasons.iter_mut().find(|(reason, _)| *reason == why) {
                Some((_, alike)) => alike.push(what),
                None => reasons.push((why, vec![what])),
            }
        }
        for (why, what) in reasons {
            text += &flow(2, &format!("not {why}:"), what, "; ");
        }
        self.section.text += &text;
        self
    }

    /// Plays an action, and writes what each viewer observes and what changes in what is shown.
    #[expect(clippy::needless_pass_by_value, reason = "positions read better without borrowing")]
    pub(crate) fn act(&mut self, seat: u8, action: G::Action) -> &mut Self {
        let played = self.play(seat, &action);
        self.coverage.played(&action, &played, self.seats);
        let is_final = if played.is_final() { ", finally" } else { "" };
        self.section.text += &format!("-- {seat} does: {}{is_final}\n", tagged(&action, "do"));
        self.go_on(&played.observations, played.state)
    }

    /// Applies given events, such as an opening with chosen cards, and writes the same.
    pub(crate) fn happens(&mut self, event: &G::Event) -> &mut Self {
        let told = observe(&self.state, event);
        let mut state = self.state.clone();
        state.apply(event);
        self.coverage.happened(event, &told, self.seats);
        let mut kind = json!(event);
        kind.as_object_mut().into_iter().for_each(|fields| fields.retain(|name, _| name == "what"));
        self.section.text += &format!("-- happens: {}\n", tagged(&kind, "what"));
        self.go_on(&[told], state)
    }

    /// Writes the observations on the way to a state, and what is shown differently there.
    fn go_on(&mut self, told: &[Observed<LoggedOf<G>>], state: G) -> &mut Self {
        let before = picture(&self.state, self.seats);
        let mut text = String::new();
        for told in told {
            let mut hear: Vec<(String, Vec<Viewer>)> = Vec::new();
            let viewers = Seat::all(self.seats).map(Viewer::Seat).chain([Viewer::Spectator]);
            for viewer in viewers {
                let Some(seen) = told.to(viewer).map(|seen| tagged(seen, "what")) else { continue };
                match hear.iter_mut().find(|(words, _)| *words == seen) {
                    Some((_, alike)) => alike.push(viewer),
                    None => hear.push((seen, vec![viewer])),
                }
            }
            let hear: Vec<_> = hear.iter().map(|(seen, to)| format!("{}: {seen}", self.names(to))).collect();
            if !hear.is_empty() {
                text += &flow(2, "told", hear, " | ");
            }
        }
        self.state = state;
        let after = picture(&self.state, self.seats);
        self.coverage.picture(&self.state, self.seats);
        for ((name, was), (_, is)) in before.iter().zip(&after) {
            let changes = changes(was, is);
            if !changes.is_empty() {
                text += &flow(2, &format!("{name}:"), changes, "; ");
            }
        }
        self.section.text += &text;
        self
    }

    /// Plays an action without writing anything.
    #[expect(clippy::needless_pass_by_value, reason = "positions read better without borrowing")]
    pub(crate) fn quietly(&mut self, seat: u8, action: G::Action) -> &mut Self {
        self.state = self.play(seat, &action).state;
        self
    }

    fn play(&self, seat: u8, action: &G::Action) -> Played<G> {
        let seat = Seat(seat);
        let list = LegalActions::of(&self.state, seat);
        play_from(&list, &self.state, seat, action, Dice::from_number(1)).unwrap_or_else(|_| {
            let may: Vec<_> = list.iter().map(|action| tagged(action, "do")).collect();
            panic!("{}: {} is not listed for {seat:?}, but {may:#?}", self.section.name, tagged(action, "do"))
        })
    }

    fn names(&self, viewers: &[Viewer]) -> String {
        if viewers.len() == usize::from(self.seats) + 1 {
            return "all".into();
        }
        let name = |viewer: &Viewer| match viewer {
            Viewer::Seat(seat) => seat.0.to_string(),
            Viewer::Spectator | Viewer::Referee => "spectators".into(),
        };
        viewers.iter().map(name).collect::<Vec<_>>().join(",")
    }
}

/// A legal action without its verb, with its cost preview, confirmation and score delta.
fn offer<G: Game>(state: &G, seat: Seat, action: &G::Action, verb: usize) -> String {
    let CostPreview { costs, gains, touches, confirm } = state.cost_preview(seat, action);
    let amounts = |sign: char, amounts: &Amounts| {
        amounts.iter().map(|(thing, n)| format!(" {sign}{n} {thing}")).collect()
    };
    let (costs, gains): (String, String) = (amounts('-', &costs), amounts('+', &gains));
    let touches: String = touches.iter().map(|thing| format!(" @{thing}")).collect();
    let confirm = confirm.map(|line| format!(" ({}?)", line_words(&line))).unwrap_or_default();
    let worth = state.score_delta(seat, action).map(|worth| format!(" = {worth}")).unwrap_or_default();
    let fields = tagged(action, "do")[verb..].trim().to_owned();
    format!("{fields}{costs}{gains}{touches}{confirm}{worth}").trim().to_owned()
}
