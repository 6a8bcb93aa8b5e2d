//! Lists of the users who were erased, so that restoring an older database brings none of them back.
//!
//! A list is a file of ids without names. One lies beside the database, and one in each folder with backups. A server
//! that starts, and `rodada restore`, erase again whoever is on one of them. No id ever leaves a list: a backup may be of any age,
//! and the database itself keeps the ids of erased users, because records refer to them.

use crate::backups::Backups;
use base::tasks;
use protocol::UserId;
use std::collections::BTreeSet;
use std::fs::{self, OpenOptions};
use std::io::{self, Write as _};
use std::os::unix::fs::OpenOptionsExt as _;
use std::path::{Path, PathBuf};
use store::{Actor, HostWrite, HostWritten, Millis, Store, StoreError};

/// The name of a list in its folder.
const NAME: &str = "rodada-erased.txt";
const OWNER_ONLY: u32 = 0o600;

/// The lists in some folders.
#[derive(Clone, Debug)]
pub struct ErasedLists(Vec<PathBuf>);

/// Why a list could not be kept. What the others lack is written all the same.
#[derive(Debug, thiserror::Error)]
pub enum ErasedListError {
    #[error(transparent)]
    Store(#[from] StoreError),
    #[error("cannot write {}: {error}", path.display())]
    Write { path: PathBuf, error: io::Error },
}

impl ErasedLists {
    /// The list beside a database, and the one in the folder of the backups that the server makes.
    #[must_use]
    pub fn of(database_folder: &Path, backup_dir: Option<&Path>) -> Self {
        Self([Some(database_folder), backup_dir].into_iter().flatten().map(|path| path.join(NAME)).collect())
    }

    /// The list beside a backup.
    #[must_use]
    pub fn beside(backup: &Path) -> Self {
        Self(vec![backup.with_file_name(NAME)])
    }

    /// Whether any of the lists is there.
    #[must_use]
    pub fn exist(&self) -> bool {
        self.0.iter().any(|list| list.exists())
    }

    /// What a starting server does before anybody connects: erases again whoever is listed and there, and keeps the lists up.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn begin(
        &self,
        store: &dyn Store,
        backups: Option<&Backups>,
        now: Millis,
    ) -> Result<(), StoreError> {
        if !self.exist() && has_backups(backups, now).await {
            warn_of_missing();
        }
        let again = self.erase_again(store, now).await?;
        if again > 0 {
            tracing::warn!(
                again,
                "the database was an older one: users were erased again who had been erased since"
            );
        }
        self.keep_up_or_warn(store).await;
        Ok(())
    }

    /// Erases those on the lists who are there. Returns how many.
    ///
    /// # Errors
    /// When the store does not answer.
    pub async fn erase_again(&self, store: &dyn Store, now: Millis) -> Result<usize, StoreError> {
        let listed: Vec<UserId> = self.read().await.into_iter().collect();
        let mut again = 0;
        for user in store.not_erased(&listed).await? {
            let erase = HostWrite::Erase { user };
            // Guests are erased with the user that they became.
            let written = store.change_by_host(erase, &Actor::of_erased_list(), now).await?;
            again += usize::from(matches!(written, HostWritten::Done { .. }));
        }
        Ok(again)
    }

    /// Adds to the lists whom they lack of each other, and of those who are erased in the database.
    ///
    /// # Errors
    /// When the store does not answer, or a list cannot be written.
    pub async fn keep_up(&self, store: &dyn Store) -> Result<(), ErasedListError> {
        let mut all = self.read().await;
        all.extend(store.erased_users().await?);
        self.write(all).await
    }

    /// Like [`Self::keep_up`]. What fails now is made up for when somebody is erased, a backup is made, or the server starts.
    pub async fn keep_up_or_warn(&self, store: &dyn Store) {
        if let Err(error) = self.keep_up(store).await {
            tracing::warn!(%error, "the lists of erased users are incomplete: restoring a backup may bring users back");
        }
    }

    /// Adds to these lists whom they lack of others.
    ///
    /// # Errors
    /// When a list cannot be written.
    pub async fn take_over(&self, others: &Self) -> Result<(), ErasedListError> {
        self.write(others.read().await).await
    }

    /// All who are on one of the lists. One that cannot be read is reported, because play goes on without it.
    async fn read(&self) -> BTreeSet<UserId> {
        let mut all = BTreeSet::new();
        for path in &self.0 {
            let list = path.clone();
            match tasks::compute(move || read(&list)).await.map_err(io::Error::from).flatten() {
                Ok(listed) => all.extend(listed),
                Err(error) => tracing::error!(
                    path = %path.display(), %error,
                    "the list of erased users cannot be read: if an older database was restored, some may be back"
                ),
            }
        }
        all
    }

    async fn write(&self, all: BTreeSet<UserId>) -> Result<(), ErasedListError> {
        let mut written = Ok(());
        for path in &self.0 {
            let (list, all) = (path.clone(), all.clone());
            let added = tasks::compute(move || add(&list, &all)).await.map_err(io::Error::from).flatten();
            written =
                written.and(added.map_err(|error| ErasedListError::Write { path: path.clone(), error }));
        }
        written
    }
}

/// Says that there is no list where there should be one.
pub fn warn_of_missing() {
    tracing::warn!(
        "there is no {NAME} beside the database or the backups: if an older database was restored, users are back who were \
         erased since"
    );
}

async fn has_backups(backups: Option<&Backups>, now: Millis) -> bool {
    match backups {
        // A folder that cannot be read is reported when a backup is to be written.
        Some(backups) => backups.newest(now).await.is_ok_and(|newest| newest.is_some()),
        None => false,
    }
}

/// The ids in a list. One that is not there is empty, and so is a line that a power cut has torn.
fn read(list: &Path) -> io::Result<BTreeSet<UserId>> {
    match fs::read_to_string(list) {
        Ok(text) => Ok(text.lines().filter_map(|line| line.trim().parse().ok()).collect()),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(BTreeSet::new()),
        Err(error) => Err(error),
    }
}

/// Adds to a list whom it lacks, durably. It exists afterwards, unless its folder does not: there, no backup lies.
fn add(list: &Path, all: &BTreeSet<UserId>) -> io::Result<()> {
    let known = read(list)?;
    let missing: Vec<_> = all.difference(&known).collect();
    if missing.is_empty() && list.exists() {
        return Ok(());
    }
    // Several servers may add to the same list, so nothing is replaced. A line that is torn must not swallow the next one.
    let mut text = String::new();
    if fs::read(list).is_ok_and(|bytes| bytes.last().is_some_and(|&last| last != b'\n')) {
        text.push('\n');
    }
    missing.iter().for_each(|user| text.push_str(&format!("{user}\n")));
    let mut file = match OpenOptions::new().create(true).append(true).mode(OWNER_ONLY).open(list) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(()),
        file => file?,
    };
    file.write_all(text.as_bytes())?;
    file.sync_all()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A temporary folder, deleted on drop.
    struct Folder(PathBuf);

    impl Folder {
        fn new() -> Self {
            let path = std::env::temp_dir().join(format!("rodada-erased-{}", base::entropy::random_id()));
            fs::create_dir(&path).unwrap();
            Self(path)
        }
    }

    impl Drop for Folder {
        fn drop(&mut self) {
            fs::remove_dir_all(&self.0).ok();
        }
    }

    #[test]
    fn a_list_holds_each_id_once() {
        let folder = Folder::new();
        let list = folder.0.join(NAME);
        let (ana, bia) = (UserId::new(), UserId::new());
        assert_eq!(read(&list).unwrap(), BTreeSet::new());
        add(&list, &BTreeSet::new()).unwrap();
        assert!(list.exists(), "that nobody was erased is known, too");
        add(&list, &[ana].into()).unwrap();
        add(&list, &[ana, bia].into()).unwrap();
        assert_eq!(read(&list).unwrap(), [ana, bia].into());
        assert_eq!(fs::read_to_string(&list).unwrap().lines().count(), 2);
    }

    #[test]
    fn a_torn_line_swallows_no_other() {
        let folder = Folder::new();
        let list = folder.0.join(NAME);
        let (ana, bia) = (UserId::new(), UserId::new());
        add(&list, &[ana].into()).unwrap();
        let torn = format!("{}{}", fs::read_to_string(&list).unwrap(), &bia.to_string()[..20]);
        fs::write(&list, torn).unwrap();
        add(&list, &[ana, bia].into()).unwrap();
        assert_eq!(read(&list).unwrap(), [ana, bia].into());
    }
}
