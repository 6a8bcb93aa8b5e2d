//! The settings of a server.

use super::{Finding, Subject};
use ::notices::Mailer;
use base::{PublicUrl, is_local_host};
use config::{Config, Limits, LogAddresses};
use std::collections::BTreeMap;

/// Judges the settings by themselves. Whether they fit the proxy, the traffic shows.
pub fn judge(config: &Config) -> Vec<Finding> {
    let mut findings = Vec::new();
    if config.limits == Limits::Load {
        findings.push(Subject::Settings.fault(
            "`limits` is `load`: anybody can use up this server. Remove the setting, it is for measuring only",
        ));
    }
    match &config.public_url {
        None => findings.push(Subject::Settings.advice(
            "`public-url` is not set: links are made from whatever name a browser used, and cookies are not kept to \
             https. Set it to the URL that people type",
        )),
        Some(url) if !url.is_https() && !is_local_host(url.host()) => findings.push(Subject::Settings.advice(format!(
            "`public-url` is {url}: everything is readable on the way, sessions too. Put a proxy with https before it"
        ))),
        Some(url) => {
            findings.push(Subject::Settings.good(reached(url)));
        }
    }
    if config.log_addresses == LogAddresses::Yes {
        findings.push(Subject::Settings.advice(
            "`log-addresses` is `yes`: the log tells who plays when. Remove it as soon as it is not needed",
        ));
    }
    if let Some(address) = config.metrics_listen.filter(|address| !address.ip().is_loopback()) {
        findings.push(Subject::Settings.advice(format!(
            "`metrics-listen` is {address}: players must not reach it, because it tells how long bots think"
        )));
    }
    findings
}

/// Where people reach the server, and with whom it shares the origin there.
fn reached(url: &PublicUrl) -> String {
    let at = format!("people reach it at {}", url.home());
    match url.path() {
        "" => at,
        _ => format!(
            "{at}. Whatever else lies at {} can do there what a player can: see docs/hosting.md",
            url.origin()
        ),
    }
}

/// Judges where mails go.
pub fn judge_mail(mailer: Option<&Mailer>) -> Option<Finding> {
    let server = mailer?.server();
    Some(if server.may_be_overheard() {
        Subject::Settings.advice(format!(
            "mails go to {server}: codes for signing in, and the password of the mail server, can be read on the way. \
             Remove `?tls=…` from `smtp-url` if the mail server can encrypt"
        ))
    } else {
        Subject::Settings.good(format!("mails go to {server}"))
    })
}

/// Judges whether users are offered push, for which push services must know the host, and whether these accept this server:
/// `refusing` is how often each has refused it since the start.
pub fn judge_push(config: &Config, refusing: &BTreeMap<&'static str, u64>) -> Vec<Finding> {
    if config.contact().is_none() {
        return vec![Subject::Settings.advice(
            "nobody is offered push: push services demand to know where they can write to the host of a server, and some \
             refuse whoever does not say. Set `contact` to your mail address, or `public-url` to one with https",
        )];
    }
    let refusals = refusing.iter().map(|(service, times)| {
        Subject::Settings.advice(format!(
            "a push service ({service}) has refused this server {times} times since the start: its devices get no \
             notices. See whether the clock is right, and whether `contact` is an address that can be reached"
        ))
    });
    let findings: Vec<Finding> = refusals.collect();
    let good = || vec![Subject::Settings.good("push services are told where they can write to the host")];
    if findings.is_empty() { good() } else { findings }
}

/// Judges whether users can sign in with their passkeys, which belong to the domain at which they were made. `domain` is that
/// of the public URL, if browsers have passkeys there, and `elsewhere` the number of those that belong to others.
pub fn judge_passkeys(domain: Option<&str>, elsewhere: u64) -> Option<Finding> {
    let now = domain.map_or_else(
        || "`public-url` is no longer one with https and a domain".to_owned(),
        |domain| format!("`public-url` names {domain} now"),
    );
    let ended =
        || format!("{elsewhere} passkeys belong to another domain: nobody can sign in with them. {now}");
    if elsewhere > 0 {
        return Some(Subject::Settings.advice(ended()));
    }
    let stays =
        |domain| format!("passkeys belong to {domain}: at another domain nobody can sign in with them");
    domain.map(|domain| Subject::Settings.good(stays(domain)))
}

#[cfg(test)]
mod tests {
    use super::super::Verdict::{self, Advice, Fault};
    use super::*;
    use ::notices::MailSettings;
    use base::clock::Clock;

    /// What is not good about these flags.
    fn told(flags: &[&str]) -> Vec<Verdict> {
        let config = Config::of_flags(flags);
        judge(&config)
            .into_iter()
            .map(|finding| finding.verdict)
            .filter(|verdict| *verdict != Verdict::Good)
            .collect()
    }

    #[test]
    fn a_public_server_needs_https() {
        assert_eq!(told(&["--public-url=https://games.example.org"]), []);
        assert_eq!(told(&["--public-url=http://games.example.org"]), [Advice]);
        assert_eq!(told(&[]), [Advice]);
    }

    #[test]
    fn a_server_at_home_does_not() {
        for url in [
            "http://192.168.1.2:8080",
            "http://localhost:8080",
            "http://nas.local",
            "http://nas",
            "http://[::1]:80",
        ] {
            assert_eq!(told(&[&format!("--public-url={url}")]), [], "{url}");
        }
    }

    #[test]
    fn mails_that_may_be_overheard_are_told() {
        for (url, verdict) in [
            ("smtps://mail.example.org", Verdict::Good),
            ("smtp://localhost:1025?tls=none", Verdict::Good),
            ("smtp://user:sesame@mail.example.org?tls=none", Advice),
        ] {
            let (server, from) = (Some(url), Some("games@example.org"));
            let settings = MailSettings { server, from, has_public_url: true, ..MailSettings::default() };
            let mailer = Mailer::of(&settings, &Clock::system()).unwrap();
            let told = judge_mail(mailer.as_ref()).unwrap();
            assert!(told.verdict == verdict && !told.text.contains("sesame"), "{url}: {told}");
        }
        assert_eq!(judge_mail(None), None);
    }

    #[test]
    fn push_needs_a_contact_that_services_accept() {
        let judged = |flags: &[&str], refusing: &[(&'static str, u64)]| {
            let findings = judge_push(&Config::of_flags(flags), &refusing.iter().copied().collect());
            findings.into_iter().map(|finding| (finding.verdict, finding.text)).collect::<Vec<_>>()
        };
        for flags in [&[][..], &["--public-url=http://games.example.org"], &["--public-url=http://nas.local"]]
        {
            let [(Advice, text)] = &judged(flags, &[])[..] else { panic!("{flags:?}") };
            assert!(text.contains("Set `contact`"), "{text}");
        }
        for flags in ["--public-url=https://games.example.org", "--contact=host@example.org"] {
            assert!(matches!(&judged(&[flags], &[])[..], [(Verdict::Good, _)]), "{flags}");
        }
        let [(Advice, text)] = &judged(&["--contact=host@example.org"], &[("Apple", 3)])[..] else {
            panic!()
        };
        assert!(text.contains("Apple") && text.contains("3 times"), "{text}");
    }

    #[test]
    fn a_changed_domain_ends_passkeys() {
        let judged = |domain, elsewhere| judge_passkeys(domain, elsewhere).map(|finding| finding.verdict);
        assert_eq!(judged(Some("games.example.org"), 0), Some(Verdict::Good));
        assert_eq!(judged(Some("games.example.org"), 2), Some(Advice));
        assert_eq!((judged(None, 2), judged(None, 0)), (Some(Advice), None));
    }

    #[test]
    fn what_is_for_measuring_or_for_a_while_is_told() {
        let https = "--public-url=https://games.example.org";
        assert_eq!(told(&[https, "--limits=load"]), [Fault]);
        assert_eq!(told(&[https, "--log-addresses=yes"]), [Advice]);
        assert_eq!(told(&[https, "--metrics-listen=0.0.0.0:9100"]), [Advice]);
        assert_eq!(told(&[https, "--metrics-listen=127.0.0.1:9100"]), []);
    }
}
