//! Work in a process of its own. A thread cannot be ended from outside; a process can, whatever it does, and it takes no
//! memory and no secret of this one with it.

use crate::tasks::LEAST_PRIORITY;
use rustix::process::{Resource, Rlimit, Signal, getrlimit, setpriority_process, setrlimit};
use std::ffi::OsString;
use std::io;
use std::os::unix::process::ExitStatusExt as _;
use std::process::{ExitStatus, Output, Stdio};
use std::time::Duration;
use tokio::io::AsyncWriteExt as _;
use tokio::process::Command;
use tokio::time::timeout;

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
    Failed,
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
        let stdin = child.stdin.take();
        let write = async move {
            if let Some(mut stdin) = stdin {
                // A program need not read all of its input.
                let _ = stdin.write_all(&input).await;
            }
        };
        let ended = async { tokio::join!(write, child.wait_with_output()).1 };
        let Ok(output) = timeout(time, ended).await else { return Ok((End::TookTooLong, String::new())) };
        let Output { status, stdout, stderr } = output?;
        let end = if status.success() { End::Done(stdout) } else { end_of_unsuccessful(status) };
        Ok((end, String::from_utf8_lossy(&stderr).into_owned()))
    }
}

/// The system sends one of these signals at the limit of seconds.
fn end_of_unsuccessful(status: ExitStatus) -> End {
    let at_limit = [Signal::XCPU, Signal::KILL].map(Signal::as_raw);
    match status.signal() {
        Some(signal) if at_limit.contains(&signal) => End::TookTooLong,
        _ => End::Failed,
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
    // Without it, the process is only less polite.
    let _ = setpriority_process(None, LEAST_PRIORITY);
    Ok(())
}

/// Lowers a limit for good, unless it is lower already.
fn lower(resource: Resource, most: u64) -> io::Result<()> {
    let maximum = getrlimit(resource).maximum.map_or(most, |maximum| maximum.min(most));
    Ok(setrlimit(resource, Rlimit { current: Some(maximum), maximum: Some(maximum) })?)
}

#[cfg(test)]
mod tests;
