//! What both directions of a move do.

use super::cells::{Digest, Table};
use super::side::Side;
use super::{MoveError, MoveProgress, MovedTable, postgres, sqlite};
use crate::StoreError;
use crate::location::{Location, locate};
use futures_util::StreamExt as _;
use std::path::Path;
use tokio::sync::watch;

/// Rows that are written at once.
const BATCH: usize = 250;

/// Copies everything from one database to another of the other kind, in which nothing is yet. Returns the tables that
/// held something.
///
/// # Errors
/// When one of the databases is in use, the new one is not empty, or something cannot be read or written.
pub async fn move_database(
    from: &str,
    to: &str,
    progress: &watch::Sender<MoveProgress>,
) -> Result<Vec<MovedTable>, MoveError> {
    match (locate(Some(from), Path::new(""))?, locate(Some(to), Path::new(""))?) {
        (Location::File(from), Location::Server(to)) => {
            let mut source = sqlite::Source::open(&from).await?;
            let mut target = postgres::Target::open(to).await?;
            let tables = postgres::tables(&mut target.db, source.names().await?).await?;
            target.clear(&tables).await?;
            let moved = copy(&mut source.db, &mut target.db, &tables, progress).await?;
            target.commit().await?;
            Ok(moved)
        }
        (Location::Server(from), Location::File(to)) => {
            let mut source = postgres::open_source(from).await?;
            let mut target = sqlite::Target::open(&to).await?;
            let tables = postgres::in_order(postgres::tables(&mut source, target.names().await?).await?);
            let moved = copy(&mut source, &mut target.db, &tables, progress).await?;
            postgres::refuse_running(&mut source, from).await?;
            target.commit().await?;
            Ok(moved)
        }
        _ => Err(MoveError::SameKind),
    }
}

async fn copy(
    from: &mut impl Side,
    to: &mut impl Side,
    tables: &[Table],
    progress: &watch::Sender<MoveProgress>,
) -> Result<Vec<MovedTable>, MoveError> {
    for table in tables {
        let rows = from.count(table).await?;
        progress.send_modify(|progress| progress.of += rows);
    }
    let mut moved = Vec::new();
    for table in tables {
        let written = copy_table(from, to, table, progress).await?;
        if written != digest(to, table).await? {
            return Err(MoveError::Differs { table: table.name.clone() });
        }
        if written.rows > 0 {
            moved.push(MovedTable { name: table.name.clone(), rows: written.rows });
        }
    }
    Ok(moved)
}

async fn copy_table(
    from: &mut impl Side,
    to: &mut impl Side,
    table: &Table,
    progress: &watch::Sender<MoveProgress>,
) -> Result<Digest, StoreError> {
    let mut digest = Digest::default();
    let mut batches = from.rows(table, &table.source).chunks(BATCH);
    while let Some(batch) = batches.next().await {
        let batch: Vec<_> = batch.into_iter().collect::<Result<_, _>>()?;
        batch.iter().for_each(|row| digest.add(row));
        to.insert(table, &batch).await?;
        progress.send_modify(|progress| progress.written += batch.len() as u64);
    }
    Ok(digest)
}

async fn digest(side: &mut impl Side, table: &Table) -> Result<Digest, StoreError> {
    let (mut digest, from) = (Digest::default(), table.quoted());
    let mut rows = side.rows(table, &from);
    while let Some(row) = rows.next().await {
        digest.add(&row?);
    }
    Ok(digest)
}
