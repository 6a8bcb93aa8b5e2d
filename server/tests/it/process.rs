//! The real program, started and ended by a test.

use crate::web::Web;
use std::path::Path;
use std::process::{Output, Stdio};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncRead, BufReader};
use tokio::process::{Child, Command};
use tokio::sync::mpsc;
use tokio::time::timeout;

/// Longer than anything here takes; a test that waits so long has failed.
const LONG: Duration = Duration::from_secs(60);

/// The program that serves, on a folder of its own.
pub(crate) fn rodada(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = program("serve");
    command.arg("--data-dir").arg(folder).args(arguments);
    command
}

/// The program with this task, deaf to the settings of whoever runs the test.
pub(crate) fn program(task: &str) -> Command {
    // A write beyond a limit of files is to fail like any other, and not to end the program.
    let mut command = Command::new("sh");
    command.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_rodada")]);
    for (name, _) in
        std::env::vars().filter(|(name, _)| name.starts_with("RODADA_") || name == "DATABASE_URL")
    {
        command.env_remove(name);
    }
    command.arg(task);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).kill_on_drop(true);
    command
}

/// Runs the program to its end.
pub(crate) async fn finish(mut command: Command) -> Output {
    timeout(LONG, command.output()).await.expect("the program ends by itself").unwrap()
}

/// Runs the program to its end: exit code, and all it said.
pub(crate) async fn run(command: Command) -> (i32, String) {
    let output = finish(command).await;
    let said = [output.stdout, output.stderr].concat();
    (output.status.code().unwrap(), String::from_utf8_lossy(&said).into_owned())
}

/// A program that serves.
pub(crate) struct Program {
    child: Child,
    lines: mpsc::UnboundedReceiver<String>,
    /// What it said so far, as far as it was listened to.
    pub(crate) said: String,
    pub(crate) web: Web,
}

impl Program {
    pub(crate) async fn serve(folder: &Path, arguments: &[&str]) -> Self {
        let pace = arguments.iter().all(|flag| !flag.starts_with("--bot-pace=")).then_some("--bot-pace=0");
        let usual = [Some("--listen=127.0.0.1:0"), pace].into_iter().flatten();
        let arguments: Vec<_> = usual.chain(arguments.iter().copied()).collect();
        let mut child = rodada(folder, &arguments).spawn().unwrap();
        let (tell, lines) = mpsc::unbounded_channel();
        listen(child.stdout.take().unwrap(), tell.clone());
        listen(child.stderr.take().unwrap(), tell);
        let mut program =
            Self { child, lines, said: String::new(), web: Web::at(([127, 0, 0, 1], 0).into()) };
        let ready = program.until("http://localhost:").await;
        let port: String = ready
            .split("http://localhost:")
            .nth(1)
            .unwrap()
            .chars()
            .take_while(char::is_ascii_digit)
            .collect();
        program.web = Web::at(([127, 0, 0, 1], port.parse().unwrap()).into());
        program
    }

    /// Where metrics are told, where the program was asked to.
    pub(crate) fn metrics(&self) -> Web {
        let address =
            self.said.split("metrics are told at http://").nth(1).and_then(|rest| rest.split('/').next());
        Web::at(address.unwrap().parse().unwrap())
    }

    /// The next line that contains these words.
    pub(crate) async fn until(&mut self, words: &str) -> String {
        loop {
            let line = timeout(LONG, self.lines.recv()).await.expect("the program says it in time");
            let line =
                line.unwrap_or_else(|| panic!("the program ended without saying {words}: {}", self.said));
            self.said.push_str(&line);
            self.said.push('\n');
            if line.contains(words) {
                return line;
            }
        }
    }

    /// Asks the program to stop; its exit code.
    pub(crate) async fn stop(&mut self) -> i32 {
        let id = self.child.id().unwrap().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().await.unwrap().success());
        let status = timeout(LONG, self.child.wait()).await.expect("the program stops in time").unwrap();
        while let Ok(line) = self.lines.try_recv() {
            self.said.push_str(&line);
            self.said.push('\n');
        }
        status.code().unwrap()
    }

    /// Says how far the program may write into any file; no number is no limit. What goes beyond it fails, as on a disk
    /// that is full.
    pub(crate) async fn limit_files(&self, bytes: &str) {
        let limit = [format!("--pid={}", self.child.id().unwrap()), format!("--fsize={bytes}:")];
        assert!(Command::new("prlimit").args(limit).status().await.unwrap().success());
    }

    /// Kills the program: it gets no chance to finish anything.
    pub(crate) async fn kill(mut self) {
        timeout(LONG, self.child.kill()).await.expect("a killed program ends").unwrap();
    }
}

/// Passes on what is said, line by line.
pub(crate) fn listen(stream: impl AsyncRead + Unpin + Send + 'static, tell: mpsc::UnboundedSender<String>) {
    tokio::spawn(async move {
        let mut lines = BufReader::new(stream).lines();
        while let Ok(Some(line)) = lines.next_line().await {
            if tell.send(line).is_err() {
                break;
            }
        }
    });
}
