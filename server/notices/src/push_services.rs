//! Push services that do not accept what this server signs. Then their devices get nothing, and only the host can change that.

use hyper::Uri;
use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

/// The services that most browsers use, by the end of their hosts. Others are not named: users give the addresses.
const KNOWN: [(&str, &str); 4] = [
    ("push.apple.com", "Apple"),
    ("googleapis.com", "Google"),
    ("push.services.mozilla.com", "Mozilla"),
    ("notify.windows.com", "Microsoft"),
];
const OTHER: &str = "another one";

/// How often each service has refused this server since it was started.
#[derive(Debug, Default)]
pub struct RefusingServices(Mutex<BTreeMap<&'static str, u64>>);

impl RefusingServices {
    /// Counts a refusal. Returns the name of the service.
    pub(super) fn count(&self, address: &str) -> &'static str {
        let name = name_of(address);
        *self.0.lock().unwrap_or_else(PoisonError::into_inner).entry(name).or_default() += 1;
        name
    }

    /// How often each has refused.
    pub fn list(&self) -> BTreeMap<&'static str, u64> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

fn name_of(address: &str) -> &'static str {
    let uri = address.parse::<Uri>().unwrap_or_default();
    let host = uri.host().unwrap_or_default();
    let is_of =
        |domain: &str| host.strip_suffix(domain).is_some_and(|rest| rest.is_empty() || rest.ends_with('.'));
    KNOWN.iter().find(|(domain, _)| is_of(domain)).map_or(OTHER, |(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_well_known_services_are_named() {
        for (address, name) in [
            ("https://web.push.apple.com/QGs", "Apple"),
            ("https://fcm.googleapis.com/fcm/send/x", "Google"),
            ("https://updates.push.services.mozilla.com/wpush/v2/x", "Mozilla"),
            ("https://wns2-par02p.notify.windows.com/w/?token=x", "Microsoft"),
            ("https://evilpush.apple.com.example.org/", OTHER),
            ("https://notpush.apple.com.evil/", OTHER),
            ("https://xgoogleapis.com/", OTHER),
            ("nothing", OTHER),
        ] {
            assert_eq!(name_of(address), name, "{address}");
        }
        let refusing = RefusingServices::default();
        refusing.count("https://web.push.apple.com/1");
        refusing.count("https://web.push.apple.com/2");
        assert_eq!(refusing.list(), BTreeMap::from([("Apple", 2)]));
    }
}
