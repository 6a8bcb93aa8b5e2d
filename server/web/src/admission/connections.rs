//! Limits how many connections one address may have open at a time.

use super::address::Address;
use config::{Config, Limits};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::OwnedSemaphorePermit;

/// Gives out permits for the connections of each address.
pub struct ConnectionPermits {
    all: Arc<OpenCounts>,
    /// Sockets of users without a name. They may be half of the connections of an address, so that idle sockets leave
    /// the other half to users with a session.
    anonymous: Arc<OpenCounts>,
}

/// The number of open connections of each address.
struct OpenCounts {
    /// `None` if there is no limit.
    max: Option<u32>,
    open: Mutex<HashMap<Address, u32>>,
}

/// Counts a connection of an address as open until it is dropped.
pub(crate) struct AddressPermit {
    counts: Arc<OpenCounts>,
    address: Address,
}

impl ConnectionPermits {
    /// Reads the limit from the settings; 0 means no limit.
    pub fn new(config: &Config) -> Arc<Self> {
        let max = config.connections_per_address;
        let max = (config.limits == Limits::Strict && max > 0).then_some(max);
        let counts = |max| Arc::new(OpenCounts { max, open: Mutex::default() });
        Arc::new(Self { all: counts(max), anonymous: counts(max.map(|max| max.div_ceil(2))) })
    }

    /// Counts one more connection of an address, or returns `None` if it has too many open.
    pub(crate) fn acquire(&self, address: Address) -> Option<AddressPermit> {
        self.all.acquire(address)
    }

    /// Counts a connection of an address as a socket of a user without a name too, or returns `None` if the address has
    /// too many of those.
    pub(crate) fn acquire_anonymous(&self, address: Address) -> Option<AddressPermit> {
        self.anonymous.acquire(address)
    }
}

impl OpenCounts {
    fn acquire(self: &Arc<Self>, address: Address) -> Option<AddressPermit> {
        let mut open = self.open();
        let count = open.entry(address).or_default();
        if self.max.is_some_and(|max| *count >= max) {
            return None;
        }
        *count += 1;
        Some(AddressPermit { counts: Arc::clone(self), address })
    }

    fn open(&self) -> MutexGuard<'_, HashMap<Address, u32>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for AddressPermit {
    fn drop(&mut self) {
        let mut open = self.counts.open();
        if let Some(count) = open.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.address);
            }
        }
    }
}

/// The permits of one connection: one of all connections that the server can have, and one of those of its address.
#[derive(Clone)]
pub(crate) struct ConnectionPermit(
    #[expect(dead_code, reason = "given back when it is dropped")] Arc<Permits>,
);

struct Permits {
    #[expect(dead_code, reason = "given back when it is dropped")]
    address_permit: Option<AddressPermit>,
    #[expect(dead_code, reason = "given back when it is dropped")]
    server_permit: OwnedSemaphorePermit,
}

impl ConnectionPermit {
    pub(crate) fn new(address_permit: Option<AddressPermit>, server_permit: OwnedSemaphorePermit) -> Self {
        Self(Arc::new(Permits { address_permit, server_permit }))
    }
}
