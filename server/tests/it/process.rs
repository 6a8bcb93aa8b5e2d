//! Runs the real program.

use crate::web::Web;
use std::path::Path;
use std::process::{Output, Stdio};
use std::time::Duration;
use tokio::io::{AsyncBufReadExt, AsyncRead, BufReader};
use tokio::process::{Child, Command};
use tokio::sync::mpsc;
use tokio::time::{Instant, timeout, timeout_at};

/// A timeout longer than any operation here takes.
const TIMEOUT: Duration = Duration::from_secs(60);

/// `rodada serve` on the given folder.
pub(crate) fn rodada(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = program("serve");
    command.arg("--data-dir").arg(folder).args(arguments);
    command
}

/// The program with this subcommand, without the settings of the user who runs the tests.
pub(crate) fn program(task: &str) -> Command {
    // With SIGXFSZ ignored, a write beyond the file size limit fails with an error instead of ending the program.
    let mut command = Command::new("sh");
    command.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_rodada")]);
    for (name, _) in
        std::env::vars().filter(|(name, _)| name.starts_with("RODADA_") || name == "DATABASE_URL")
    {
        command.env_remove(name);
    }
    command.arg(task);
    watched(command)
}

/// The program as somebody runs it in a folder of their own, with an empty environment.
pub(crate) fn bare(folder: &Path, words: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_rodada"));
    command.args(words).env_clear().current_dir(folder);
    watched(command)
}

/// A command whose output is read, and which ends with the test.
fn watched(mut command: Command) -> Command {
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).kill_on_drop(true);
    command
}

/// Waits for the program to end.
pub(crate) async fn wait_for_output(mut command: Command) -> Output {
    timeout(TIMEOUT, command.output()).await.expect("the program ends by itself").unwrap()
}

/// Runs the program to its end. Returns the exit code and the output.
pub(crate) async fn run(command: Command) -> (i32, String) {
    let output = wait_for_output(command).await;
    let said = [output.stdout, output.stderr].concat();
    (output.status.code().unwrap(), String::from_utf8_lossy(&said).into_owned())
}

/// A running server.
pub(crate) struct Program {
    child: Child,
    lines: mpsc::UnboundedReceiver<String>,
    /// The output that has been read so far.
    pub(crate) said: String,
    pub(crate) web: Web,
}

impl Program {
    pub(crate) async fn serve(folder: &Path, arguments: &[&str]) -> Self {
        let pace = arguments.iter().all(|flag| !flag.starts_with("--bot-pace=")).then_some("--bot-pace=0");
        let usual = [Some("--listen=127.0.0.1:0"), pace].into_iter().flatten();
        let arguments: Vec<_> = usual.chain(arguments.iter().copied()).collect();
        Self::start(rodada(folder, &arguments)).await
    }

    /// Starts a server and waits until it is ready.
    pub(crate) async fn start(mut serve: Command) -> Self {
        let mut child = serve.spawn().unwrap();
        let (tell, lines) = mpsc::unbounded_channel();
        forward_lines(child.stdout.take().unwrap(), tell.clone());
        forward_lines(child.stderr.take().unwrap(), tell);
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

    /// The address of the metrics, if the program was started with one.
    pub(crate) fn metrics(&self) -> Web {
        let address =
            self.said.split("metrics are served at http://").nth(1).and_then(|rest| rest.split('/').next());
        Web::at(address.unwrap().parse().unwrap())
    }

    /// Waits for the next line of output that contains these words.
    pub(crate) async fn until(&mut self, words: &str) -> String {
        self.until_any(&[words]).await
    }

    /// Reads its output until a line contains one of these words. Returns the line.
    pub(crate) async fn until_any(&mut self, words: &[&str]) -> String {
        // The whole wait is limited, because a server in trouble writes other lines for ever.
        let deadline = Instant::now() + TIMEOUT;
        loop {
            let Ok(line) = timeout_at(deadline, self.lines.recv()).await else {
                panic!("the program does not say {words:?} in time: {}", self.said)
            };
            let line =
                line.unwrap_or_else(|| panic!("the program ended without saying {words:?}: {}", self.said));
            self.said.push_str(&line);
            self.said.push('\n');
            if words.iter().any(|words| line.contains(words)) {
                return line;
            }
        }
    }

    /// Stops the program with SIGTERM. Returns its exit code.
    pub(crate) async fn stop(&mut self) -> i32 {
        let id = self.child.id().unwrap().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().await.unwrap().success());
        let status = timeout(TIMEOUT, self.child.wait()).await.expect("the program stops in time").unwrap();
        while let Ok(line) = self.lines.try_recv() {
            self.said.push_str(&line);
            self.said.push('\n');
        }
        status.code().unwrap()
    }

    /// Sets the maximum file size of the program, or `unlimited`. Larger writes fail, as on a full disk.
    pub(crate) async fn limit_files(&self, bytes: &str) {
        let limit = [format!("--pid={}", self.child.id().unwrap()), format!("--fsize={bytes}:")];
        assert!(Command::new("prlimit").args(limit).status().await.unwrap().success());
    }

    /// Kills the program with SIGKILL.
    pub(crate) async fn kill(mut self) {
        timeout(TIMEOUT, self.child.kill()).await.expect("a killed program ends").unwrap();
    }
}

/// Sends the output, line by line, to a channel.
pub(crate) fn forward_lines(
    stream: impl AsyncRead + Unpin + Send + 'static,
    tell: mpsc::UnboundedSender<String>,
) {
    tokio::spawn(async move {
        let mut lines = BufReader::new(stream).lines();
        while let Ok(Some(line)) = lines.next_line().await {
            if tell.send(line).is_err() {
                break;
            }
        }
    });
}
