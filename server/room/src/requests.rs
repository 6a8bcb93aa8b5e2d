//! Which requests were carried out: a client that heard no answer asks again, under the same id.

use super::Asker;
use crate::stored::{StepKind, StepRow};
use protocol::RequestId;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, VecDeque};

/// Actions and undos of one asker that are remembered. What comes again is among the latest, for a client asks until it
/// is answered; whatever is older names a decision or a step that is gone, and is refused as stale.
const REMEMBERED: usize = 8;

/// The requests that were carried out, and the versions they led to.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(from = "Vec<(Asker, Answered)>", into = "Vec<(Asker, Answered)>")]
pub(super) struct Requests(BTreeMap<Asker, Answered>);

#[derive(Clone, Debug, Default, Serialize, Deserialize)]
struct Answered {
    latest: VecDeque<(RequestId, u64)>,
    /// Changes of the table name nothing that is gone when they come again: all are remembered.
    changes: BTreeMap<RequestId, u64>,
}

impl Requests {
    /// Notes the request that led to a step, if one did.
    pub(super) fn note(&mut self, row: &StepRow) {
        let asker = row.user.map(Asker::Person).or(row.seat.map(Asker::Bot));
        let (Some(request), Some(asker)) = (&row.request, asker) else { return };
        let Answered { latest, changes } = self.0.entry(asker).or_default();
        if row.kind == StepKind::Table {
            changes.insert(request.clone(), row.version);
            return;
        }
        if latest.len() == REMEMBERED {
            latest.pop_front();
        }
        latest.push_back((request.clone(), row.version));
    }

    /// The version to which a request has led, if it was carried out.
    pub(super) fn answer(&self, asker: Asker, request: &RequestId) -> Option<u64> {
        let Answered { latest, changes } = self.0.get(&asker)?;
        let among_latest = latest.iter().rev().find(|(id, _)| id == request).map(|&(_, version)| version);
        among_latest.or_else(|| changes.get(request).copied())
    }
}

// As JSON, only texts can be keys.

impl From<Vec<(Asker, Answered)>> for Requests {
    fn from(list: Vec<(Asker, Answered)>) -> Self {
        Self(list.into_iter().collect())
    }
}

impl From<Requests> for Vec<(Asker, Answered)> {
    fn from(requests: Requests) -> Self {
        requests.0.into_iter().collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use protocol::UserId;

    fn id(text: &str) -> RequestId {
        RequestId::try_from(text.to_owned()).unwrap()
    }

    #[test]
    fn the_latest_actions_and_every_change_are_remembered() {
        let ana = UserId::new();
        let row = |kind, version: u64, request: &str| StepRow {
            version,
            at: 0,
            kind,
            seat: Some(0),
            user: Some(ana),
            request: Some(id(request)),
            action: None,
            events: "[]".to_owned(),
            table: "[]".to_owned(),
            undoes: None,
            fixed: true,
            decides: None,
        };
        let mut requests = Requests::default();
        requests.note(&row(StepKind::Table, 1, "sit"));
        let many = REMEMBERED as u64 + 1;
        for version in 2..2 + many {
            requests.note(&row(StepKind::Action, version, &format!("act-{version}")));
        }
        let answer = |request: &str| requests.answer(Asker::Person(ana), &id(request));
        assert_eq!(answer("sit"), Some(1));
        assert_eq!(answer("act-2"), None, "its decision is long gone");
        assert_eq!(answer("act-3"), Some(3));
        assert_eq!(answer(&format!("act-{}", 1 + many)), Some(1 + many));
        assert_eq!(requests.answer(Asker::Bot(0), &id("act-3")), None, "ids are each asker's own");
    }
}
