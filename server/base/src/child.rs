//! Work in a process of its own. A thread cannot be ended from outside; a process can, whatever it does, and it takes no
//! memory and no secret of this one with it.

use crate::tasks::LEAST_PRIORITY;
use rustix::process::{Resource, Rlimit, Signal, getrlimit, setpriority_process, setrlimit};
use std::ffi::OsString;
use std::io;
use std::os::unix::process::ExitStatusExt as _;
use std::process::{ExitStatus, Stdio};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncReadExt as _, AsyncWriteExt as _};
use tokio::process::Command;
use tokio::time::timeout;

/// How many bytes a program may write to its standard output and to its standard error.
const MOST_WRITTEN: u64 = 64 * 1024 * 1024;
const MOST_SAID: u64 = 64 * 1024;

/// What a process may use before the system ends it, or gives it no more memory.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Seconds of a processor.
    pub seconds: u64,
    /// Bytes of memory.
    pub memory: u64,
}

/// A program, and the words that it is started with.
#[derive(Clone, Debug)]
pub struct Program {
    path: OsString,
    /// What lists of processes call it.
    name: OsString,
    words: Vec<OsString>,
}

/// How a process ended.
#[derive(Debug, PartialEq, Eq)]
pub enum End {
    /// It did its work, and wrote this to its standard output.
    Done(Vec<u8>),
    /// It was ended because it took too long.
    TookTooLong,
    /// It failed.
    Failed(ExitStatus),
}

impl Program {
    #[must_use]
    pub fn new(path: impl Into<OsString>) -> Self {
        let path = path.into();
        Self { name: path.clone(), path, words: Vec::new() }
    }

    /// This program.
    ///
    /// # Errors
    /// When the system does not say where it lies.
    pub fn own() -> io::Result<Self> {
        let own = Self::new(std::env::current_exe()?);
        // This is the program that runs, even after another one has been installed in its place.
        #[cfg(target_os = "linux")]
        let own = Self { path: "/proc/self/exe".into(), ..own };
        Ok(own)
    }

    #[must_use]
    pub fn with(mut self, words: impl IntoIterator<Item = impl Into<OsString>>) -> Self {
        self.words.extend(words.into_iter().map(Into::into));
        self
    }

    /// Runs the program with this input, without any environment. Returns how it ended, and what it wrote to its standard
    /// error. It is ended after some time, and when nobody waits for it any more.
    ///
    /// # Errors
    /// When it cannot be started.
    pub async fn run(&self, input: Vec<u8>, time: Duration) -> io::Result<(End, String)> {
        let mut command = Command::new(&self.path);
        command.arg0(&self.name).args(&self.words).env_clear().kill_on_drop(true);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn()?;
        let (stdin, stdout, stderr) = (child.stdin.take(), child.stdout.take(), child.stderr.take());
        let write = async move {
            if let Some(mut stdin) = stdin {
                // A program need not read all of its input.
                let _ = stdin.write_all(&input).await;
            }
        };
        let ended =
            async { tokio::join!(write, read(stdout, MOST_WRITTEN), read(stderr, MOST_SAID), child.wait()) };
        let Ok(((), written, said, status)) = timeout(time, ended).await else {
            return Ok((End::TookTooLong, String::new()));
        };
        let status = status?;
        let end = if status.success() { End::Done(written?) } else { end_of_unsuccessful(status) };
        Ok((end, String::from_utf8_lossy(&said?).into_owned()))
    }
}

/// Reads what a program writes. One that writes more than `most` bytes can write no more, and fails.
async fn read(pipe: Option<impl AsyncRead + Unpin>, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    if let Some(pipe) = pipe {
        pipe.take(most).read_to_end(&mut bytes).await?;
    }
    Ok(bytes)
}

/// The system sends one of these signals at the limit of seconds.
fn end_of_unsuccessful(status: ExitStatus) -> End {
    let at_limit = [Signal::XCPU, Signal::KILL].map(Signal::as_raw);
    match status.signal() {
        Some(signal) if at_limit.contains(&signal) => End::TookTooLong,
        _ => End::Failed(status),
    }
}

/// Limits this process, and lets it run when nothing else wants to.
///
/// # Errors
/// When the system has no such limits.
pub fn limit_this_process(limits: Limits) -> io::Result<()> {
    lower(Resource::Cpu, limits.seconds)?;
    // The system would write all memory of a process that is ended so into a file.
    lower(Resource::Core, 0)?;
    // Other systems do not limit what a program takes from them in pages.
    #[cfg(target_os = "linux")]
    lower(Resource::As, limits.memory)?;
    // Without these, the process is only less polite. Where memory runs out, it is the first that the system ends.
    let _ = setpriority_process(None, LEAST_PRIORITY);
    #[cfg(target_os = "linux")]
    let _ = std::fs::write("/proc/self/oom_score_adj", "1000");
    Ok(())
}

/// Lowers a limit for good, unless it is lower already.
fn lower(resource: Resource, most: u64) -> io::Result<()> {
    let maximum = getrlimit(resource).maximum.map_or(most, |maximum| maximum.min(most));
    Ok(setrlimit(resource, Rlimit { current: Some(maximum), maximum: Some(maximum) })?)
}

#[cfg(test)]
mod tests;
