//! Analyses of finished matches: what a server has computed, kept so that nobody waits for it twice.

use super::StoreError;
use async_trait::async_trait;
use protocol::MatchId;

/// The longest text of an analysis, in bytes.
pub(crate) const MAX_BYTES: usize = 64 * 1024;

#[async_trait]
pub trait AnalysisStore {
    /// The analysis of a match by this build.
    async fn analysis(&self, id: MatchId, build: &str) -> Result<Option<String>, StoreError>;

    /// Keeps the analysis of a match by this build, and drops those of other builds. One that is longer than
    /// [`MAX_BYTES`], or of a match that is deleted meanwhile, is not kept.
    async fn keep_analysis(&self, id: MatchId, build: &str, text: &str) -> Result<(), StoreError>;
}
