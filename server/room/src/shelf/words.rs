//! The words that come again and again in what a room tells of a game: found by playing the beginning of a match that is
//! the same for everybody, so that they betray nothing of any other.

use super::Title;
use games::frame::{BACK, Dice, Seat, Seed, Viewer};
use protocol::words::Words;
use protocol::{Document, choices};
use serde_json::{Map, Value};
use std::collections::{BTreeMap, HashMap};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, LazyLock, Mutex, PoisonError};

/// How many steps are listened to.
const STEPS: u64 = 250;
/// A snapshot lists no more words than this.
const MOST: usize = 240;
/// Shorter words gain nothing by a number.
const SHORTEST: usize = 4;
/// What the room itself tells of nearly every step.
const FRAME: &str = r#"{"game":0,"table":{"awaited":0,"headline":{"key":0,"with":0}},"you":{"decision":0,"undoable":0,"ask":0}}"#;

/// The words of a game. The first call for a game takes some milliseconds.
pub fn words(title: &'static dyn Title) -> Arc<Words> {
    static FOUND: LazyLock<Mutex<BTreeMap<&'static str, Arc<Words>>>> = LazyLock::new(Mutex::default);
    let mut found = FOUND.lock().unwrap_or_else(PoisonError::into_inner);
    Arc::clone(found.entry(title.name()).or_insert_with(|| Arc::new(find(title))))
}

fn find(title: &dyn Title) -> Words {
    let mut heard = Heard::default();
    // Without words, frames are longer and nothing else.
    if catch_unwind(AssertUnwindSafe(|| listen(title, &mut heard))).is_err() {
        tracing::error!(game = title.name(), "a game panicked");
    }
    heard.words()
}

/// How often each word was heard.
#[derive(Default)]
struct Heard(HashMap<String, usize>);

impl Heard {
    fn hear(&mut self, json: &str) {
        // What is no word in quotes is thrown out with what stands between the quotes.
        let plain = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_';
        for word in json.split('"').filter(|word| word.len() >= SHORTEST && word.bytes().all(plain)) {
            match self.0.get_mut(word) {
                Some(times) => *times += 1,
                None => drop(self.0.insert(word.to_owned(), 1)),
            }
        }
    }

    /// Hears what changes from one document to the next.
    fn hear_change(&mut self, before: Option<&Document>, after: Option<&Document>) {
        match (before, after) {
            (Some(before), Some(after)) => before.diff(after).iter().for_each(|change| self.hear(change)),
            (None, Some(after)) => self.hear(after.as_str()),
            (_, None) => {}
        }
    }

    /// Those that spare the most, and more than their place in the list takes: the most frequent first, for the first
    /// numbers are the shortest.
    fn words(self) -> Words {
        let spared = |(word, times): &(String, usize)| times * (word.len() - 2);
        let mut heard: Vec<_> = self.0.into_iter().filter(|(_, times)| *times > 2).collect();
        heard.sort_by(|one, other| spared(other).cmp(&spared(one)).then_with(|| one.cmp(other)));
        heard.truncate(MOST);
        heard.sort_by(|(one, times), (other, as_often)| as_often.cmp(times).then_with(|| one.cmp(other)));
        Words::of(heard.into_iter().map(|(word, _)| word).collect())
    }
}

/// Plays by chance and hears all that is told; ends with the match, at the latest.
fn listen(title: &dyn Title, heard: &mut Heard) -> Option<()> {
    let seed = Seed([0; 32]);
    let mut draws = Dice::from_number(0);
    let deal = title.open(&Map::new(), title.info().most, Dice::for_step(&seed, 1)).ok()?;
    let mut position = deal.next;
    for version in 2..=STEPS {
        let awaited: Vec<Seat> = position.awaited().iter().collect();
        let seat = *awaited.get(draws.index(awaited.len().max(1)))?;
        let action = draw(position.ask(seat)?.as_str(), &mut draws)?;
        let step = position.play(seat, &action, Dice::for_step(&seed, version)).ok()?;
        heard.hear(FRAME);
        step.story.to(Viewer::Seat(seat)).into_iter().for_each(|seen| heard.hear(&seen));
        let (before, after) = (&position, &step.next);
        heard.hear_change(Some(&before.view(0)), Some(&after.view(0)));
        heard.hear_change(Some(&before.scores(0)), Some(&after.scores(0)));
        heard.hear_change(before.own(seat).as_ref(), after.own(seat).as_ref());
        heard.hear_change(before.own_scores(seat).as_ref(), after.own_scores(seat).as_ref());
        for seat in awaited.into_iter().chain(after.awaited().iter()) {
            heard.hear_change(before.ask(seat).as_deref(), after.ask(seat).as_deref());
        }
        position = step.next;
    }
    Some(())
}

/// One of the listed actions that lead on.
fn draw(ask: &str, draws: &mut Dice) -> Option<Value> {
    let ask: Value = serde_json::from_str(ask).ok()?;
    let choices = choices::unpacked(ask["choices"].as_object()?);
    let leads_on =
        |choice: &&Value| choice["action"]["do"].as_str().is_some_and(|verb| !BACK.contains(&verb));
    let onward: Vec<&Value> = choices.iter().filter(leads_on).collect();
    let choice = onward.get(draws.index(onward.len().max(1)))?;
    Some(choices::one_action(&choice["action"], |count| draws.index(count)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::shelf::titles;

    #[test]
    fn words_are_the_same_each_time_and_no_other_is_listed() {
        for &title in titles() {
            let (once, again) = (find(title), find(title));
            assert_eq!(once.list(), again.list(), "{}", title.name());
            assert!(once.list().len() > 50, "{}: {:?}", title.name(), once.list());
            assert!(once.list().iter().any(|word| word == "decision"), "{:?}", once.list());
        }
    }
}
