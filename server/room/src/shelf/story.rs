//! What is told of a step: each telling once, and who hears it.

use games::frame::{Seat, SeatSet, Told, Viewer};
use protocol::words::Words;
use serde::{Deserialize, Serialize};

/// What is told of a step, event by event. It is kept as long as the step is in the log, so it takes little room.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct Story {
    /// What is told, as JSON: events for the same hearers with commas between them, one such run behind the other.
    texts: Box<str>,
    /// Who hears what; empty when everybody hears everything.
    runs: Box<[Run]>,
}

/// Events in a row that the same viewers hear.
#[derive(Debug, Serialize, Deserialize)]
struct Run {
    to: Hearers,
    /// Where its text ends.
    end: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
enum Hearers {
    One(Seat),
    /// All but the seats that hear a telling of their own.
    AllBut(SeatSet),
}

impl Hearers {
    const EVERYBODY: Self = Self::AllBut(SeatSet::EMPTY);

    fn include(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Self::One(own), Viewer::Seat(seat)) => own == seat,
            (Self::AllBut(apart), Viewer::Seat(seat)) => !apart.contains(seat),
            (Self::One(_), Viewer::Spectator | Viewer::Referee) => false,
            (Self::AllBut(_), Viewer::Spectator | Viewer::Referee) => true,
        }
    }
}

impl Story {
    /// Writes what is told.
    pub(super) fn of<S: Serialize>(told: &[Told<S>]) -> Self {
        let (mut texts, mut runs) = (Vec::new(), Vec::<Run>::new());
        let mut tell = |to: Hearers, telling: &S| {
            let goes_on = runs.pop_if(|run| run.to == to).is_some();
            if goes_on {
                texts.push(b',');
            }
            serde_json::to_writer(&mut texts, telling).expect(super::erased::WRITABLE);
            runs.push(Run::up_to(texts.len(), to));
        };
        for event in told {
            match event {
                Told::Nobody => {}
                Told::All(telling) => tell(Hearers::EVERYBODY, telling),
                Told::Apart { own, others } => {
                    own.iter().for_each(|(&seat, telling)| tell(Hearers::One(seat), telling));
                    let apart = Hearers::AllBut(own.keys().copied().collect());
                    others.iter().for_each(|telling| tell(apart, telling));
                }
            }
        }
        if runs.iter().all(|run| run.to == Hearers::EVERYBODY) {
            runs.clear();
        }
        let texts = String::from_utf8(texts).expect("JSON is text");
        Self { texts: texts.into(), runs: runs.into() }
    }

    /// The same, written in few letters.
    #[must_use]
    pub fn short(&self, words: &Words) -> Self {
        let mut texts = String::with_capacity(self.texts.len());
        if self.runs.is_empty() {
            words.write(&self.texts, &mut texts);
            return Self { texts: texts.into(), runs: Box::default() };
        }
        let shorten = |(to, text): (Hearers, &str)| {
            words.write(text, &mut texts);
            Run::up_to(texts.len(), to)
        };
        let runs = self.texts_of_runs().map(shorten).collect();
        Self { texts: texts.into(), runs }
    }

    /// What a viewer hears: a JSON list; nothing when they hear nothing.
    #[must_use]
    pub fn to(&self, viewer: Viewer) -> Option<String> {
        let mut list = String::with_capacity(self.texts.len() + self.runs.len() + 2);
        for text in self.heard_by(viewer) {
            list.push(if list.is_empty() { '[' } else { ',' });
            list.push_str(text);
        }
        (!list.is_empty()).then(|| list + "]")
    }

    /// Whether a viewer hears anything.
    #[must_use]
    pub fn is_heard_by(&self, viewer: Viewer) -> bool {
        self.heard_by(viewer).next().is_some()
    }

    /// Whether a viewer hears something of their own.
    #[must_use]
    pub fn is_apart(&self, viewer: Viewer) -> bool {
        let Viewer::Seat(seat) = viewer else { return false };
        self.runs.iter().any(|run| matches!(run.to, Hearers::One(own) if own == seat))
    }

    fn heard_by(&self, viewer: Viewer) -> impl Iterator<Item = &str> {
        let whole = Some(&*self.texts).filter(|texts| self.runs.is_empty() && !texts.is_empty());
        let heard = self.texts_of_runs().filter(move |(to, _)| to.include(viewer)).map(|(_, text)| text);
        whole.into_iter().chain(heard)
    }

    fn texts_of_runs(&self) -> impl Iterator<Item = (Hearers, &str)> {
        let mut start = 0;
        self.runs.iter().map(move |Run { to, end }| {
            let end = usize::try_from(*end).unwrap_or(usize::MAX);
            (*to, &self.texts[std::mem::replace(&mut start, end)..end])
        })
    }
}

impl Run {
    fn up_to(end: usize, to: Hearers) -> Self {
        Self { to, end: u32::try_from(end).expect("a step tells little") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn each_hears_what_is_for_them() {
        let own = BTreeMap::from([(Seat(1), "yours")]);
        let told = [
            Told::Nobody,
            Told::All("open"),
            Told::Apart { own: own.clone(), others: Some("closed") },
            Told::Apart { own, others: None },
        ];
        let story = Story::of(&told);
        assert_eq!(story.to(Viewer::Seat(Seat(1))).unwrap(), r#"["open","yours","yours"]"#);
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator, Viewer::Referee] {
            assert_eq!(story.to(viewer).unwrap(), r#"["open","closed"]"#);
            assert!(story.is_heard_by(viewer) && !story.is_apart(viewer));
        }
        assert!(story.is_apart(Viewer::Seat(Seat(1))));
        let words = Words::of(vec!["yours".to_owned(), "open".to_owned()]);
        let short = story.short(&words);
        assert_eq!(short.to(Viewer::Seat(Seat(1))).unwrap(), r#"["~1","~0","~0"]"#);
        assert_eq!(short.to(Viewer::Spectator).unwrap(), r#"["~1","closed"]"#);
        let open = Story::of(&[Told::All("open"), Told::All("closed")]);
        assert_eq!(open.to(Viewer::Spectator).unwrap(), r#"["open","closed"]"#);
        assert_eq!(open.short(&words).to(Viewer::Seat(Seat(0))).unwrap(), r#"["~1","closed"]"#);
        let silence = Story::of(&[Told::<()>::Nobody]);
        assert!(silence.to(Viewer::Spectator).is_none() && !silence.is_heard_by(Viewer::Spectator));
    }
}
