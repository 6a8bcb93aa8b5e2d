//! The commands of `rodada` in docs/hosting.md. All exist with the options that are named there, and whatever does something to
//! people, tables, circles, reports and announcements is carried out, in the order of the document.

use crate::client::Client;
use crate::evenings::circle;
use crate::merges::match_of;
use crate::process::{Program, bare, run};
use crate::test_server::{ConnectedUser, Folder};
use crate::web::Web;
use serde_json::json;
use std::collections::HashSet;
use std::path::Path;
use tokio::process::Command;

const HOSTING: &str = include_str!("../../../docs/hosting.md");

/// What is carried out although it names nobody.
const ALONE: [&str; 9] = [
    "backup rodada-backup.db",
    "doctor",
    "host link",
    "host list",
    "people invites",
    "announce list",
    "report list",
    "audit",
    "rebuild",
];
/// The exit codes of what finds something else here than success: nobody has anything that notices are sent to, a guest cannot
/// become a host, and the doctor says what lifted limits are.
const CODES: [(&str, i32); 4] = [("notices test", 7), ("host add", 7), ("host remove", 7), ("doctor", 9)];

/// The commands without `rodada`, in their order. One that stands for several, such as `push|mail`, is its first.
fn commands() -> Vec<String> {
    let mut commands = Vec::new();
    for (n, part) in HOSTING.split("```").enumerate() {
        if n % 2 == 1 {
            commands.extend(part.lines().map(str::to_owned));
        } else {
            let quoted = part.split('`').skip(1).step_by(2);
            commands.extend(quoted.map(|code| code.split_whitespace().collect::<Vec<_>>().join(" ")));
        }
    }
    let own = |line: String| Some(line.strip_prefix("rodada ")?.replace(['[', ']'], ""));
    let mut seen = HashSet::new();
    let is_command = |command: &String| !command.starts_with('-') && seen.insert(command.clone());
    commands.into_iter().filter_map(own).filter(is_command).collect()
}

/// The words of a command, as a shell would split them.
fn words(command: &str) -> Vec<String> {
    let parts = command.split('"').enumerate();
    let split = parts.flat_map(|(n, part)| match n % 2 {
        1 => vec![part.to_owned()],
        _ => part.split_whitespace().map(str::to_owned).collect(),
    });
    split.map(|word| word.split('|').next().unwrap_or_default().to_owned()).collect()
}

/// Whom and what commands name.
struct Named {
    web: Web,
    made: u32,
    /// The first identifier of the list that was asked for.
    latest: String,
}

impl Named {
    /// A new user, with their id.
    async fn user(&mut self) -> (ConnectedUser, String) {
        self.made += 1;
        let answer = self.web.post("/api/me", None, &json!({"name": format!("Guest {}", self.made)})).await;
        let cookie = answer.cookie().unwrap();
        let client = Client::connect(&self.web, Some(&cookie)).await;
        (ConnectedUser { cookie, client }, answer.json()["user"].as_str().unwrap().to_owned())
    }

    /// Two users at a running match in which the second, whose id is returned, has written a line.
    async fn table(&mut self) -> (String, String) {
        let ((ana, _), (mut bia, id)) = (self.user().await, self.user().await);
        let room = match_of(&self.web, &ana.cookie, &bia.cookie).await;
        bia.client.join(&room).await;
        let said = bia.client.ask(json!({"t": "chat", "room": room, "text": "hello"})).await;
        assert_eq!(said["t"], "ack", "{said}");
        (room, id)
    }

    /// A circle whose name one of its members has reported.
    async fn reported_circle(&mut self) -> String {
        let ((ana, _), (bia, _)) = (self.user().await, self.user().await);
        let id = circle(&self.web, &ana, &[&bia]).await;
        let report = json!({"what": {"kind": "circle", "circle": id}, "words": "rude"});
        assert_eq!(self.web.post("/api/me/reports", Some(&bia.cookie), &report).await.status, 204);
        id
    }

    /// What stands where the document has a placeholder or a date.
    async fn instead_of(&mut self, word: &str) -> Option<String> {
        Some(match word {
            "<person>" => self.table().await.1,
            "<match>" => self.table().await.0,
            "<circle>" => self.reported_circle().await,
            "<name>" => format!("Guest {}", self.made),
            "<hours>" | "<days>" | "<lines>" => "2".to_owned(),
            "<id>" | "<announcement>" | "<report>" => self.latest.clone(),
            // A time alone is the next one, and what is typed in the evening would end before it begins.
            moment if moment.ends_with(":00") => {
                let command = Command::new("date").args(["--date=tomorrow", "+%F"]).output().await.unwrap();
                let tomorrow = String::from_utf8(command.stdout).unwrap();
                format!("{}T{}", tomorrow.trim(), &moment[moment.len() - "20:00".len()..])
            }
            _ => return None,
        })
    }
}

async fn rodada(folder: &Path, words: &[String]) -> (i32, String) {
    run(bare(folder, &words.iter().map(String::as_str).collect::<Vec<_>>())).await
}

/// The identifier at the beginning of the first line that has one.
fn first_id(said: &str) -> Option<String> {
    let id = |line: &str| line.split_whitespace().next()?.parse::<uuid::Uuid>().ok();
    said.lines().find_map(id).map(|id| id.to_string())
}

/// The list that names what the next command needs.
fn list_before(command: &str) -> Option<&'static str> {
    [
        ("people revoke", "people invites"),
        ("announce withdraw", "announce list"),
        ("report answer", "report list"),
    ]
    .into_iter()
    .find_map(|(begins, list)| command.starts_with(begins).then_some(list))
}

#[tokio::test]
async fn every_documented_command_exists_with_its_options() {
    let folder = Folder::new();
    let all = commands();
    assert!(all.len() > 40, "the commands of the document are found: {all:?}");
    for command in all {
        let names =
            words(&command).into_iter().take_while(|word| !word.starts_with(['-', '<'])).collect::<Vec<_>>();
        let most = names.len().min(2);
        // A name may be followed by a word that is none, such as a file.
        let mut known = false;
        for length in (1..=most).rev() {
            let asked = [&names[..length], &["--help".to_owned()]].concat();
            let (code, help) = rodada(folder.path(), &asked).await;
            known = code == 0;
            if known {
                for option in words(&command).iter().filter(|word| word.starts_with("--")) {
                    assert!(option == "--help" || help.contains(option.as_str()), "{command}: {help}");
                }
                break;
            }
        }
        assert!(known, "{command}");
    }
}

#[tokio::test]
async fn what_the_document_does_to_people_and_tables_is_done() {
    let folder = Folder::new();
    let data = folder.path().join("data");
    let server = Program::serve(&data, &["--limits=load"]).await;
    let mut named = Named { web: server.web, made: 0, latest: String::new() };
    named.reported_circle().await;
    named.reported_circle().await;
    let mut carried_out = 0;
    for command in commands() {
        let of_matches = ["export <match>", "verify", "restore"].iter().any(|of| command.starts_with(of));
        let names_something = command.contains(['<', '"']) || command.contains(" --");
        if of_matches || !(names_something || ALONE.contains(&command.as_str())) || command.contains("--help")
        {
            continue;
        }
        if let Some(list) = list_before(&command) {
            named.latest = first_id(&rodada(folder.path(), &words(list)).await.1).expect(list);
        }
        let mut asked = Vec::new();
        for word in words(&command) {
            let filled = named.instead_of(&word).await;
            asked.push(filled.unwrap_or(word));
        }
        let (code, said) = rodada(folder.path(), &asked).await;
        let expected =
            CODES.iter().find(|(begins, _)| command.starts_with(begins)).map_or(0, |(_, code)| *code);
        assert_eq!(code, expected, "{command}: {said}");
        carried_out += 1;
    }
    assert!(carried_out > 30, "{carried_out}");
    drop(server);
}
