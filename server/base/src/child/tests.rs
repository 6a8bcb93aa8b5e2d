use super::*;
use rustix::io::Errno;
use rustix::process::{Pid, test_kill_process};
use std::path::PathBuf;
use tokio::task::yield_now;

/// Longer than anything here takes.
const LONG: Duration = Duration::from_secs(60);

fn shell(script: &str) -> Program {
    Program::new("/bin/sh").with(["-c", script])
}

async fn run(script: &str, input: &[u8]) -> (End, String) {
    shell(script).run(input.to_vec(), LONG).await.unwrap()
}

#[tokio::test]
async fn a_program_answers_what_it_is_told() {
    // More than a pipe holds, in both directions.
    let long = "all of it\n".repeat(100_000).into_bytes();
    assert_eq!(run("cat", &long).await, (End::Done(long.clone()), String::new()));
    assert_eq!(run("echo done", &long).await.0, End::Done(b"done\n".to_vec()), "it has read nothing");
    let program = shell("echo \"$0, $1; $HOME\"").with(["one", "and two"]);
    let (end, _) = program.run(Vec::new(), LONG).await.unwrap();
    assert_eq!(end, End::Done(b"one, and two; \n".to_vec()), "it has no environment");
}

#[tokio::test]
async fn it_is_known_how_a_program_ended() {
    let failed = |raw: i32| End::Failed(ExitStatus::from_raw(raw));
    assert_eq!(run("echo why >&2; exit 3", b"").await, (failed(3 << 8), "why\n".to_owned()));
    for (signal, end) in [("XCPU", End::TookTooLong), ("KILL", End::TookTooLong), ("TERM", failed(15))] {
        assert_eq!(run(&format!("ulimit -c 0; kill -{signal} $$"), b"").await.0, end, "{signal}");
    }
    let (end, said) = run("yes >&2", b"").await;
    assert!(matches!(end, End::Failed(_)) && said.len() as u64 == MOST_SAID, "{end:?}");
    let nowhere = Program::new("/no/such/program").run(Vec::new(), LONG).await;
    assert_eq!(nowhere.unwrap_err().kind(), io::ErrorKind::NotFound);
}

/// A file in which a program writes its number.
struct Number(PathBuf);

impl Number {
    fn new(name: &str) -> Self {
        Self(std::env::temp_dir().join(format!("rodada-child-{name}-{}", std::process::id())))
    }

    /// A program without an end.
    fn endless(&self) -> Program {
        shell("echo $$ > \"$0\"; while :; do :; done").with([&self.0])
    }

    /// Waits until the program has begun.
    async fn read(&self) -> Pid {
        loop {
            let text = std::fs::read_to_string(&self.0).unwrap_or_default();
            if let Some(number) = text.strip_suffix('\n') {
                return Pid::from_raw(number.parse().unwrap()).unwrap();
            }
            yield_now().await;
        }
    }
}

impl Drop for Number {
    fn drop(&mut self) {
        std::fs::remove_file(&self.0).ok();
    }
}

/// Waits until there is no such process any more.
async fn gone(process: Pid) {
    let waiting = async {
        while test_kill_process(process) != Err(Errno::SRCH) {
            yield_now().await;
        }
    };
    timeout(LONG, waiting).await.expect("the process ends");
}

#[tokio::test]
async fn a_program_without_an_end_is_ended() {
    let number = Number::new("late");
    let program = number.endless();
    let begun = number.read();
    let running = program.run(Vec::new(), LONG);
    let process = tokio::select! {
        process = begun => process,
        ended = running => panic!("{ended:?}"),
    };
    // Nobody waits for it any more.
    gone(process).await;

    let (end, _) = shell("while :; do :; done").run(Vec::new(), Duration::ZERO).await.unwrap();
    assert_eq!(end, End::TookTooLong);
}
