//! How many sockets and files a process may have open.

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use std::io;

/// Raises the limit of this process to what the system allows it; returns what holds then.
pub(crate) fn raise() -> io::Result<u64> {
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    if current != maximum {
        setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum })?;
    }
    Ok(maximum.unwrap_or(u64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_raised_stays_raised() {
        let raised = raise().unwrap();
        assert_eq!(getrlimit(Resource::Nofile).current.unwrap_or(u64::MAX), raised);
        assert_eq!(raise().unwrap(), raised);
    }
}
