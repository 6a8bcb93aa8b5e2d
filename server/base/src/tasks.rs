//! Starts what runs beside its caller.

use std::io;
use std::thread;
use tokio::task::JoinHandle;

/// Starts a task that nobody needs to wait for.
pub fn spawn<T: Send + 'static>(task: impl Future<Output = T> + Send + 'static) -> JoinHandle<T> {
    tokio::spawn(task)
}

/// Runs work that takes long without waiting, on a thread that serves no requests.
pub fn compute<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> JoinHandle<T> {
    tokio::task::spawn_blocking(work)
}

/// Starts a thread of its own.
///
/// # Errors
/// When the operating system starts none.
pub fn thread(name: &str, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    thread::Builder::new().name(name.to_owned()).spawn(work)?;
    Ok(())
}

/// Starts a thread of its own that runs when nothing else wants to, where the system can tell threads apart so.
///
/// # Errors
/// When the operating system starts none.
pub fn idle_thread(name: &str, work: impl FnOnce() + Send + 'static) -> io::Result<()> {
    thread(name, || {
        // On Linux this is the thread alone; elsewhere it would be the whole program. Without it, the work is only less polite.
        #[cfg(target_os = "linux")]
        let _ = rustix::process::setpriority_process(None, LEAST_PRIORITY);
        work();
    })
}

pub(crate) const LEAST_PRIORITY: i32 = 19;
