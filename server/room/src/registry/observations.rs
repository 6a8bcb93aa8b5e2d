//! The observations of a step, each written once, with the viewers that receive it.

use games::frame::{Observed, Seat, SeatSet, Viewer};
use serde::{Deserialize, Serialize};

/// The observations of a step, event by event. Every step of the log keeps them, so they are stored compactly.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct Observations {
    /// The runs one after the other: observations as JSON, separated by commas within a run.
    texts: Box<str>,
    /// Empty if all viewers receive all observations.
    runs: Box<[Run]>,
}

/// Consecutive observations with the same recipients.
#[derive(Debug, Serialize, Deserialize)]
struct Run {
    to: Recipients,
    /// Where its text ends, in bytes.
    end: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
enum Recipients {
    One(Seat),
    /// All viewers but the seats with an observation of their own.
    AllBut(SeatSet),
}

impl Recipients {
    const ALL: Self = Self::AllBut(SeatSet::EMPTY);

    fn include(self, viewer: Viewer) -> bool {
        match (self, viewer) {
            (Self::One(own), Viewer::Seat(seat)) => own == seat,
            (Self::AllBut(apart), Viewer::Seat(seat)) => !apart.contains(seat),
            (Self::One(_), Viewer::Spectator | Viewer::Referee) => false,
            (Self::AllBut(_), Viewer::Spectator | Viewer::Referee) => true,
        }
    }
}

impl Observations {
    pub(super) fn of<S: Serialize>(observed: &[Observed<S>]) -> Self {
        let (mut texts, mut runs) = (Vec::new(), Vec::<Run>::new());
        let mut write = |to: Recipients, observation: &S| {
            let goes_on = runs.pop_if(|run| run.to == to).is_some();
            if goes_on {
                texts.push(b',');
            }
            serde_json::to_writer(&mut texts, observation).expect(super::json::WRITABLE);
            runs.push(Run::up_to(texts.len(), to));
        };
        for event in observed {
            match event {
                Observed::Nobody => {}
                Observed::All(observation) => write(Recipients::ALL, observation),
                Observed::Apart { own, others } => {
                    own.iter().for_each(|(&seat, observation)| write(Recipients::One(seat), observation));
                    let apart = Recipients::AllBut(own.keys().copied().collect());
                    others.iter().for_each(|observation| write(apart, observation));
                }
            }
        }
        if runs.iter().all(|run| run.to == Recipients::ALL) {
            runs.clear();
        }
        let texts = String::from_utf8(texts).expect("JSON is text");
        Self { texts: texts.into(), runs: runs.into() }
    }

    /// What a viewer observes, as a JSON list; `None` if the viewer observes nothing.
    #[must_use]
    pub fn to(&self, viewer: Viewer) -> Option<String> {
        let mut list = String::with_capacity(self.texts.len() + self.runs.len() + 2);
        for text in self.observed_by(viewer) {
            list.push(if list.is_empty() { '[' } else { ',' });
            list.push_str(text);
        }
        (!list.is_empty()).then(|| list + "]")
    }

    /// Whether a viewer observes anything.
    #[must_use]
    pub fn is_observed_by(&self, viewer: Viewer) -> bool {
        self.observed_by(viewer).next().is_some()
    }

    /// Whether a viewer has an observation that other viewers do not have.
    #[must_use]
    pub fn is_private_for(&self, viewer: Viewer) -> bool {
        let Viewer::Seat(seat) = viewer else { return false };
        self.runs.iter().any(|run| matches!(run.to, Recipients::One(own) if own == seat))
    }

    fn observed_by(&self, viewer: Viewer) -> impl Iterator<Item = &str> {
        let whole = Some(&*self.texts).filter(|texts| self.runs.is_empty() && !texts.is_empty());
        let observed = self.texts_of_runs().filter(move |(to, _)| to.include(viewer)).map(|(_, text)| text);
        whole.into_iter().chain(observed)
    }

    fn texts_of_runs(&self) -> impl Iterator<Item = (Recipients, &str)> {
        let mut start = 0;
        self.runs.iter().map(move |Run { to, end }| {
            let end = usize::try_from(*end).unwrap_or(usize::MAX);
            (*to, &self.texts[std::mem::replace(&mut start, end)..end])
        })
    }
}

impl Run {
    fn up_to(end: usize, to: Recipients) -> Self {
        Self { to, end: u32::try_from(end).expect("observations of a step are short") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeMap;

    #[test]
    fn viewers_receive_only_their_observations() {
        let own = BTreeMap::from([(Seat(1), "yours")]);
        let told = [
            Observed::Nobody,
            Observed::All("open"),
            Observed::Apart { own: own.clone(), others: Some("closed") },
            Observed::Apart { own, others: None },
        ];
        let observations = Observations::of(&told);
        assert_eq!(observations.to(Viewer::Seat(Seat(1))).unwrap(), r#"["open","yours","yours"]"#);
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator, Viewer::Referee] {
            assert_eq!(observations.to(viewer).unwrap(), r#"["open","closed"]"#);
            assert!(observations.is_observed_by(viewer) && !observations.is_private_for(viewer));
        }
        assert!(observations.is_private_for(Viewer::Seat(Seat(1))));
        let open = Observations::of(&[Observed::All("open"), Observed::All("closed")]);
        assert_eq!(open.to(Viewer::Spectator).unwrap(), r#"["open","closed"]"#);
        let silence = Observations::of(&[Observed::<()>::Nobody]);
        assert!(silence.to(Viewer::Spectator).is_none() && !silence.is_observed_by(Viewer::Spectator));
    }
}
