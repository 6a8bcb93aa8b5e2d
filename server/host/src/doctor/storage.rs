//! How much the database holds of what it may.

use super::{Finding, Subject};
use config::Bytes;
use store::{Fill, Storage};

const MB: u64 = 1_000_000;

/// Nothing is found where there is no limit.
pub(crate) fn judge(limit: Option<Bytes>, held: u64) -> Option<Finding> {
    let limit = limit?;
    let storage = Storage::new(Some(limit.get()));
    storage.measured(held);
    let found = format!("it holds {} MB, and may hold {limit}", held.div_ceil(MB));
    let how = "make room on the disk and raise `storage-limit`";
    Some(match storage.fill() {
        Fill::Enough => Subject::Database.good(found),
        Fill::Little => Subject::Database.advice(format!("{found}: {how}, before new tables are refused")),
        Fill::Full => Subject::Database
            .fault(format!("{found}: new tables are refused, while matches go on. To allow them, {how}")),
    })
}

#[cfg(test)]
mod tests {
    use super::super::Verdict::{Advice, Fault, Good};
    use super::*;

    #[test]
    fn a_database_that_fills_up_is_told() {
        let limit = || Some("10MB".parse().unwrap());
        let verdict = |held| judge(limit(), held).map(|finding| finding.verdict);
        assert_eq!(verdict(7 * MB), Some(Good));
        assert_eq!(verdict(8 * MB), Some(Advice));
        assert_eq!(verdict(10 * MB), Some(Fault));
        assert_eq!(judge(None, u64::MAX), None);
    }
}
