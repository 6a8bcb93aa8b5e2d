//! Whole matches, step by step. Positions take their place: this goes with the last game that has some.

use super::text::{line_words, param_words, status, tagged, words};
use super::{Recorded, first_difference, path, updating};
use crate::frame::{Amounts, Dice, Game, Listed, Seat, Seed, Status, open, play_from};
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt::Write as _;
use serde_json::json;

/// A match that is played by chance, now and then thinking twice: the same one every time.
pub(crate) struct Golden<G: Game> {
    pub(crate) options: G::Options,
    pub(crate) seats: u8,
    pub(crate) number: u8,
    /// Draws one of the listed actions.
    pub(crate) choose: fn(&[G::Action], &mut Dice) -> G::Action,
}

impl<G: Game> Golden<G> {
    /// That the match is still played as it is written down.
    #[track_caller]
    pub(crate) fn check_transcript(&self, name: &str) {
        let (path, text) = (path(name), self.transcript());
        if updating() {
            std::fs::write(&path, &text).unwrap();
        }
        let stored = std::fs::read_to_string(&path).unwrap_or_default();
        assert!(stored == text, "{} differs {}", path.display(), first_difference(&stored, &text));
    }

    /// The same match as a record.
    #[track_caller]
    pub(crate) fn check_record(&self, format: u32) {
        let Self { ref options, seats, number, choose } = *self;
        Recorded::<G> { options: options.clone(), seats, number, choose }.check(format);
    }

    fn open(&self) -> (Playing<'_, G>, Step<G>) {
        let seed = Seed([self.number; 32]);
        let opened = open::<G>(&self.options, self.seats, Dice::for_step(&seed, 0)).unwrap();
        let chance = Dice::from_number(self.number.into());
        let playing = Playing { golden: self, state: opened.state, seed, version: 0, chance };
        (playing, Step { made: None, asked: String::new(), events: opened.events })
    }

    fn transcript(&self) -> String {
        let (mut playing, opening) = self.open();
        let mut text = format!("{} of {} seats, {}\n", G::NAME, self.seats, words(&json!(self.options)));
        let mut next = Some(opening);
        while let Some(step) = next {
            let made = match &step.made {
                Some((seat, action)) => format!("seat {}: {}", seat.0, tagged(action, "do")),
                None => "opens".into(),
            };
            writeln!(text, "\n{} {made}", playing.version).unwrap();
            text.push_str(&step.asked);
            for event in &step.events {
                writeln!(text, "    {}", tagged(event, "what")).unwrap();
            }
            writeln!(text, "  {}", status(&playing.state)).unwrap();
            next = playing.step();
        }
        text + "\n" + &scores(&playing.state)
    }
}

/// A match on its way.
struct Playing<'a, G: Game> {
    golden: &'a Golden<G>,
    state: G,
    seed: Seed,
    version: u64,
    chance: Dice,
}

struct Step<G: Game> {
    made: Option<(Seat, G::Action)>,
    /// What the seat could have done instead, at which price, and what it could not do.
    asked: String,
    events: Vec<G::Event>,
}

impl<G: Game> Playing<'_, G> {
    fn step(&mut self) -> Option<Step<G>> {
        let Status::Awaiting(awaited) = self.state.status() else { return None };
        let thinks_twice = self.chance.below(20) == 0;
        let may = Seat::all(self.golden.seats).filter(|seat| awaited.contains(*seat) != thinks_twice);
        let may: Vec<_> = may.filter(|&seat| !self.state.choices(seat).is_empty()).collect();
        let seat = if may.is_empty() { awaited.iter().next()? } else { *self.chance.pick(&may) };
        let list = Listed::of(&self.state, seat);
        let action = (self.golden.choose)(&list, &mut self.chance);
        self.version += 1;
        let dice = Dice::for_step(&self.seed, self.version);
        let played = play_from(&list, &self.state, seat, &action, dice).unwrap();
        let asked = asked(&self.state, seat, &list);
        self.state = played.state;
        Some(Step { made: Some((seat, action)), asked, events: played.events })
    }
}

/// The list, a line for each verb, with what each action costs and brings; then what is barred.
fn asked<G: Game>(state: &G, seat: Seat, list: &[G::Action]) -> String {
    let mut text = String::new();
    let verb = |action: &G::Action| json!(action)["do"].as_str().unwrap_or_default().to_owned();
    for kind in list.chunk_by(|one, two| verb(one) == verb(two)) {
        let verb = verb(&kind[0]);
        let priced = |action: &G::Action| {
            let fields = tagged(action, "do")[verb.len()..].trim().to_owned();
            let price = state.price(seat, action);
            let amounts = |sign, amounts: &Amounts| {
                amounts.iter().map(|(thing, n)| format!(" {sign}{n} {thing}")).collect::<String>()
            };
            let touches = price.touches.iter().map(|thing| format!(" @{thing}")).collect::<String>();
            format!("{fields}{}{}{touches}", amounts('-', &price.costs), amounts('+', &price.gains))
        };
        let all: Vec<String> = kind.iter().map(priced).collect();
        writeln!(text, "{}", format!("    may {verb}: {}", all.join("; ")).trim_end_matches([' ', ':']))
            .unwrap();
    }
    for barred in state.barred(seat) {
        let what: Vec<_> =
            barred.what.iter().map(|(name, param)| format!("{name}={}", param_words(param))).collect();
        writeln!(text, "    not {}: {}", what.join(" "), line_words(&barred.why)).unwrap();
    }
    text
}

fn scores(state: &impl Game) -> String {
    let sheet = state.scores();
    let mut text = String::new();
    for line in &sheet.order {
        let points: Vec<_> = sheet.lines[line].values().map(|score| format!("{:3}", score.points)).collect();
        writeln!(text, "{line:18}{}", points.join(" ")).unwrap();
    }
    let totals: Vec<_> = sheet.totals.values().map(|total| format!("{total:3}")).collect();
    writeln!(text, "{:18}{}", "total", totals.join(" ")).unwrap();
    text
}
