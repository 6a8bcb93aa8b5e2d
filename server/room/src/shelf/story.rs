//! What is told of a step: each telling once, and who hears it.

use games::frame::{Seat, SeatSet, Told, Viewer};
use serde::{Deserialize, Serialize};

/// What is told of a step, event by event. It is kept as long as the step is in the log, so it takes little room.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct Story {
    /// All tellings, each of them JSON, one behind the other.
    texts: Box<str>,
    tellings: Box<[Telling]>,
}

/// One telling of an event.
#[derive(Debug, Serialize, Deserialize)]
struct Telling {
    to: Hearers,
    /// Where its text ends.
    end: u32,
}

#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
enum Hearers {
    One(Seat),
    /// All but the seats that hear a telling of their own.
    AllBut(SeatSet),
}

impl Hearers {
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
        let (mut texts, mut tellings) = (Vec::new(), Vec::with_capacity(told.len()));
        let mut tell = |to: Hearers, telling: &S| {
            serde_json::to_writer(&mut texts, telling).expect(super::erased::WRITABLE);
            tellings.push(Telling { to, end: u32::try_from(texts.len()).expect("a step tells little") });
        };
        for event in told {
            match event {
                Told::Nobody => {}
                Told::All(telling) => tell(Hearers::AllBut(SeatSet::EMPTY), telling),
                Told::Apart { own, others } => {
                    own.iter().for_each(|(&seat, telling)| tell(Hearers::One(seat), telling));
                    let apart = Hearers::AllBut(own.keys().copied().collect());
                    others.iter().for_each(|telling| tell(apart, telling));
                }
            }
        }
        let texts = String::from_utf8(texts).expect("JSON is text");
        Self { texts: texts.into(), tellings: tellings.into() }
    }

    /// What a viewer hears: a JSON list; nothing when they hear nothing.
    #[must_use]
    pub fn to(&self, viewer: Viewer) -> Option<String> {
        let mut list = String::with_capacity(self.texts.len() + self.tellings.len() + 2);
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
        self.tellings.iter().any(|telling| matches!(telling.to, Hearers::One(own) if own == seat))
    }

    fn heard_by(&self, viewer: Viewer) -> impl Iterator<Item = &str> {
        let mut start = 0;
        let texts = self.tellings.iter().map(move |Telling { to, end }| {
            let end = usize::try_from(*end).unwrap_or(usize::MAX);
            (*to, &self.texts[std::mem::replace(&mut start, end)..end])
        });
        texts.filter(move |(to, _)| to.include(viewer)).map(|(_, text)| text)
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
        let silence = Story::of(&[Told::<()>::Nobody]);
        assert!(silence.to(Viewer::Spectator).is_none() && !silence.is_heard_by(Viewer::Spectator));
    }
}
