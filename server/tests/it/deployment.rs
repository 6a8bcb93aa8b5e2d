//! A server as a program with a data folder and a database, and the host's commands to it.

use crate::postgres::schema;
use crate::process::{Program, program, run};
use crate::test_server::Folder;
use sqlx::{AssertSqlSafe, Connection, PgConnection, Row};
use std::path::Path;

/// The data folder and database of a server.
pub(crate) struct Deployment {
    folder: Folder,
    database: Option<String>,
}

impl Deployment {
    pub(crate) fn with_a_file() -> Self {
        Self { folder: Folder::new(), database: None }
    }

    pub(crate) async fn with_postgres() -> Self {
        Self { folder: Folder::new(), database: Some(schema().await) }
    }

    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// The address of the database, unless it is a file in the folder.
    pub(crate) fn database(&self) -> Option<&str> {
        self.database.as_deref()
    }

    pub(crate) async fn serve(&self) -> Program {
        self.serve_from(self.folder.path()).await
    }

    /// Starts a server with a data folder of its own.
    pub(crate) async fn serve_from(&self, folder: &Path) -> Program {
        let url = self.database.as_ref().map(|url| format!("--database-url={url}"));
        // Lifts all quotas.
        let flags: Vec<&str> = ["--limits=load"].into_iter().chain(url.as_deref()).collect();
        Program::serve(folder, &flags).await
    }

    /// Runs a command that must succeed. Returns its output.
    pub(crate) async fn order(&self, words: &[&str]) -> String {
        self.order_from(self.folder.path(), words).await
    }

    pub(crate) async fn order_from(&self, folder: &Path, words: &[&str]) -> String {
        let mut command = program(words[0]);
        command.args(&words[1..]).env("RODADA_DATA_DIR", folder);
        if let Some(url) = &self.database {
            command.env("DATABASE_URL", url);
        }
        let (code, said) = run(command).await;
        assert_eq!(code, 0, "{words:?}: {said}");
        said
    }

    /// Finds these words in the bytes of the files, or in the rows of the tables.
    pub(crate) async fn finds(&self, words: &str) -> Vec<String> {
        match &self.database {
            None => in_files(self.folder.path(), words),
            Some(url) => in_tables(url, words).await,
        }
    }

    /// Writes a backup of a file into the data folder, where it is searched with the other files.
    pub(crate) async fn back_up(&self, name: &str) {
        if self.database.is_none() {
            self.order(&["backup", self.folder.path().join(name).to_str().unwrap()]).await;
        }
    }

    pub(crate) async fn assert_absent(&self, all: &[&str], when: &str) {
        for words in all {
            let found = self.finds(words).await;
            assert!(found.is_empty(), "{when}: {words} is in {found:?}");
        }
    }
}

/// The files of a folder that contain these words (ignoring case), each with a count.
fn in_files(folder: &Path, words: &str) -> Vec<String> {
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let count = |path: &Path| {
        let bytes = std::fs::read(path).unwrap().to_ascii_lowercase();
        bytes.windows(words.len()).filter(|window| *window == words.as_bytes()).count()
    };
    files
        .filter(|path| path.is_file())
        .map(|path| (count(&path), path))
        .filter(|(count, _)| *count > 0)
        .map(|(count, path)| format!("{} ({count})", path.display()))
        .collect()
}

/// The tables that contain these words (ignoring case), each with a count.
async fn in_tables(url: &str, words: &str) -> Vec<String> {
    let mut connection = PgConnection::connect(url).await.unwrap();
    let tables =
        "select table_name::text from information_schema.tables where table_schema = current_schema()";
    let tables = sqlx::query(tables).fetch_all(&mut connection).await.unwrap();
    let mut found = Vec::new();
    for table in tables.iter().map(|row| row.get::<String, _>(0)) {
        let count = format!("select count(*) from {table} t where lower(t::text) like '%{words}%'");
        let count: i64 = sqlx::query(AssertSqlSafe(count)).fetch_one(&mut connection).await.unwrap().get(0);
        found.extend((count > 0).then(|| format!("{table} ({count})")));
    }
    connection.close().await.unwrap();
    found
}
