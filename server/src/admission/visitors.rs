//! How many connections one address may have open at a time.

use super::address::Address;
use crate::config::{Config, Limits};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::OwnedSemaphorePermit;

/// The connections that are open, by address.
pub(crate) struct Visitors {
    /// None where there is no limit.
    most: Option<u32>,
    open: Mutex<HashMap<Address, u32>>,
}

/// A connection that counts as open until this is dropped.
pub(crate) struct Visit {
    visitors: Arc<Visitors>,
    address: Address,
}

impl Visitors {
    /// As the settings say; 0 is no limit.
    pub(crate) fn new(config: &Config) -> Arc<Self> {
        let most = config.connections_per_address;
        let most = (config.limits == Limits::Strict && most > 0).then_some(most);
        Arc::new(Self { most, open: Mutex::default() })
    }

    /// One more connection from an address; nothing when it has too many open.
    pub(crate) fn enter(self: &Arc<Self>, address: Address) -> Option<Visit> {
        let mut open = self.open();
        let count = open.entry(address).or_default();
        if self.most.is_some_and(|most| *count >= most) {
            return None;
        }
        *count += 1;
        Some(Visit { visitors: Arc::clone(self), address })
    }

    fn open(&self) -> MutexGuard<'_, HashMap<Address, u32>> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Visit {
    fn drop(&mut self) {
        let mut open = self.visitors.open();
        if let Some(count) = open.get_mut(&self.address) {
            *count -= 1;
            if *count == 0 {
                open.remove(&self.address);
            }
        }
    }
}

/// The place of a connection among those the server can have, and among those of its address.
#[derive(Clone)]
pub(crate) struct Place(#[expect(dead_code, reason = "given back when it is dropped")] Arc<Taken>);

struct Taken {
    #[expect(dead_code, reason = "given back when it is dropped")]
    visit: Option<Visit>,
    #[expect(dead_code, reason = "given back when it is dropped")]
    among_all: OwnedSemaphorePermit,
}

impl Place {
    pub(crate) fn new(visit: Option<Visit>, among_all: OwnedSemaphorePermit) -> Self {
        Self(Arc::new(Taken { visit, among_all }))
    }
}
