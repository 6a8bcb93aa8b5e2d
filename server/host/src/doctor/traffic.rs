//! Whether the proxy before a running server is set up as the settings say, by what was seen of its requests.

use super::{Finding, Subject};
use base::PublicUrl;
use base::traffic::Counts;
use config::Config;

/// Tables that were opened in browsers without one socket show that sockets do not get through. A few may be closed at
/// once.
const PAGES_WITHOUT_SOCKET: u64 = 5;

/// Judges the proxy by what was counted.
pub fn judge(config: &Config, counts: &Counts) -> Vec<Finding> {
    let mut findings = Vec::new();
    let requests = counts.requests;
    findings.extend(judge_addresses(config, counts));
    findings.extend(judge_names(config, counts));
    findings.extend(judge_path(config, counts));
    findings.extend(judge_sockets(counts));
    if findings.is_empty() {
        let has_proxy = config.public_url.is_some() || config.proxy_header.is_some();
        findings.push(match requests {
            0 if !has_proxy => Subject::Proxy.good("no request came through one"),
            0 => Subject::Proxy.advice(
                "nobody came through it yet: open a table in a browser by the public URL, and ask again",
            ),
            _ => Subject::Proxy.good(format!("{requests} requests came as the settings say")),
        });
    }
    findings
}

fn judge_addresses(config: &Config, counts: &Counts) -> Option<Finding> {
    match &config.proxy_header {
        None if counts.with_address_header > 0 => Some(Subject::Proxy.fault(
            "requests carry a proxy's header with the client's address, but `proxy-header` is not set: all people \
             share the limits of one address, so one of them can lock out the others. Set `proxy-header` to the \
             header that your proxy writes, such as `x-forwarded-for`",
        )),
        Some(header) if counts.with_proxy_header < counts.requests => Some(Subject::Proxy.fault(format!(
            "`proxy-header` is `{header}`, but some requests came without it: the proxy does not write it, or the \
             server can be reached beside the proxy. Let the proxy write it, and `listen` on an address that only \
             the proxy reaches",
        ))),
        _ => None,
    }
}

fn judge_names(config: &Config, counts: &Counts) -> Vec<Finding> {
    let mut findings = Vec::new();
    findings.extend(judge_ports(config, counts));
    findings.extend(judge_hosts(counts));
    let https = config.public_url.as_ref().is_some_and(PublicUrl::is_https);
    if !https && counts.by_https > 0 {
        findings.push(Subject::Proxy.fault(
            "people come by https, but `public-url` does not say so: their sessions could be read on the way. Set \
             `public-url` to the URL that people type, with https",
        ));
    }
    findings
}

/// Only a proxy, or a wrong `public-url`, has people name this server with another port.
fn judge_ports(config: &Config, counts: &Counts) -> Option<Finding> {
    let (other_port, url) = (counts.other_port, config.public_url.as_ref()?);
    let text = format!(
        "{other_port} requests were refused because they named this server with another port than `public-url` \
         ({url}). Let the proxy pass on the `Host` header as it comes (`proxy_set_header Host $http_host;` of \
         nginx), or correct the port in `public-url`"
    );
    match other_port {
        0 => None,
        _ if nobody_named_it(counts) => Some(Subject::Proxy.fault(format!("nobody can play: {text}"))),
        _ => Some(Subject::Proxy.advice(text)),
    }
}

/// Where some requests name this server as they should, others may be of programs that try all addresses.
fn judge_hosts(counts: &Counts) -> Option<Finding> {
    let other_host = counts.other_host;
    let nobody_plays = counts.requests > 0 && nobody_named_it(counts);
    match other_host {
        0 => None,
        _ if nobody_plays => Some(Subject::Proxy.fault(format!(
            "nobody can play: {other_host} requests were refused because they named another host than \
             `public-url`, and none named that. Let the proxy pass on the `Host` header as it comes, and set \
             `public-url` to the URL that people type"
        ))),
        _ => Some(Subject::Proxy.advice(format!(
            "{other_host} requests were refused because they named another host than `public-url`. If people \
             cannot reach the server, let the proxy pass on the `Host` header as it comes"
        ))),
    }
}

/// Programs that try all addresses ask for what lies beside the path, too; a proxy that takes it off lets nobody else through.
fn judge_path(config: &Config, counts: &Counts) -> Option<Finding> {
    let url = config.public_url.as_ref()?;
    let beside = counts.beside_path;
    (beside > 0 && counts.under_path == 0).then(|| {
        Subject::Proxy.fault(format!(
            "nobody can play: {beside} requests were for addresses beside the path of `public-url` ({url}), and none \
             for one below it. Let the proxy pass the path on as it comes (`proxy_pass` of nginx without a slash behind \
             the port, `handle` of Caddy in place of `handle_path`)"
        ))
    })
}

fn nobody_named_it(counts: &Counts) -> bool {
    counts.own_host == 0
}

fn judge_sockets(counts: &Counts) -> Option<Finding> {
    let pages = counts.table_pages;
    (pages >= PAGES_WITHOUT_SOCKET && counts.sockets == 0).then(|| {
        Subject::Proxy.fault(format!(
            "{pages} tables were opened, but no socket: the proxy does not pass on WebSocket connections. Let it \
             pass on the headers `Upgrade` and `Connection`"
        ))
    })
}

#[cfg(test)]
mod tests {
    use super::super::Verdict::{Advice, Fault, Good};
    use super::*;
    use base::traffic::{Named, Traffic};
    use http::{HeaderMap, HeaderName, HeaderValue};

    fn headers(these: &[(&'static str, &'static str)]) -> HeaderMap {
        these
            .iter()
            .map(|(name, value)| (HeaderName::from_static(name), HeaderValue::from_static(value)))
            .collect()
    }

    /// The verdicts after one request from another machine.
    fn after(config: &Config, these: &[(&'static str, &'static str)]) -> Vec<super::super::Verdict> {
        let traffic = Traffic::default();
        traffic.count(config.proxy_header.as_ref(), Some([192, 0, 2, 1].into()), &headers(these), Named::Own);
        judge(config, &traffic.counts()).into_iter().map(|finding| finding.verdict).collect()
    }

    #[test]
    fn a_proxy_whose_header_is_not_set_is_told() {
        let forwarded = [("x-forwarded-for", "198.51.100.7")];
        assert_eq!(after(&Config::of_flags(&[]), &forwarded), [Fault]);
        assert_eq!(after(&Config::of_flags(&["--proxy-header=x-forwarded-for"]), &forwarded), [Good]);
        assert_eq!(after(&Config::of_flags(&[]), &[]), [Good]);
    }

    #[test]
    fn a_header_that_no_proxy_writes_is_told() {
        assert_eq!(after(&Config::of_flags(&["--proxy-header=x-real-ip"]), &[]), [Fault]);
    }

    #[test]
    fn https_that_the_settings_do_not_know_is_told() {
        let https = [("x-forwarded-for", "198.51.100.7"), ("x-forwarded-proto", "https")];
        let header = "--proxy-header=x-forwarded-for";
        assert_eq!(after(&Config::of_flags(&[header]), &https), [Fault]);
        assert_eq!(
            after(&Config::of_flags(&[header, "--public-url=http://games.example.org"]), &https),
            [Fault]
        );
        assert_eq!(
            after(&Config::of_flags(&[header, "--public-url=https://games.example.org"]), &https),
            [Good]
        );
    }

    #[test]
    fn another_host_is_a_fault_if_nobody_gets_through() {
        let config = Config::of_flags(&["--public-url=https://games.example.org:8443"]);
        let judged = |all: &[(&str, [u8; 4])]| {
            let traffic = Traffic::default();
            for (host, peer) in all {
                let named = Named::of(config.public_url.as_ref(), Some(*host));
                traffic.count(config.proxy_header.as_ref(), Some((*peer).into()), &headers(&[]), named);
            }
            judge(&config, &traffic.counts())[0].verdict
        };
        let (people, this_machine) = ([192, 0, 2, 1], [127, 0, 0, 1]);
        let (own, other) = ("Games.example.org:8443", "203.0.113.5");
        assert_eq!(judged(&[(own, people)]), Good);
        assert_eq!(judged(&[(own, people), (other, people)]), Advice);
        assert_eq!(judged(&[(other, people)]), Fault);
        assert_eq!(judged(&[("localhost:8080", this_machine)]), Advice, "somebody at its keyboard");
        for without_port in ["games.example.org", "games.example.org:443", "games.example.org:8080"] {
            assert_eq!(judged(&[(without_port, this_machine)]), Fault, "by a proxy: {without_port}");
            assert_eq!(judged(&[(own, people), (without_port, people)]), Advice, "{without_port}");
        }
    }

    #[test]
    fn a_proxy_that_takes_the_path_off_is_told() {
        let config = Config::of_flags(&["--public-url=https://club.example/games"]);
        let traffic = Traffic::default();
        traffic.count(None, Some([192, 0, 2, 1].into()), &headers(&[]), Named::Own);
        let judged = || judge(&config, &traffic.counts())[0].verdict;
        traffic.count_path(false);
        assert_eq!(judged(), Fault);
        traffic.count_path(true);
        assert_eq!(judged(), Good, "somebody tried other addresses");
    }

    #[test]
    fn sockets_that_do_not_get_through_are_told() {
        let (traffic, config) = (Traffic::default(), Config::of_flags(&[]));
        traffic.count(config.proxy_header.as_ref(), Some([192, 0, 2, 1].into()), &headers(&[]), Named::Own);
        for _ in 0..PAGES_WITHOUT_SOCKET {
            assert_eq!(judge(&config, &traffic.counts())[0].verdict, Good);
            traffic.count_table_page();
        }
        assert_eq!(judge(&config, &traffic.counts())[0].verdict, Fault);
        traffic.count_socket();
        assert_eq!(judge(&config, &traffic.counts())[0].verdict, Good);
    }

    #[test]
    fn health_checks_of_the_machine_itself_say_nothing_about_a_proxy() {
        let (traffic, config) = (Traffic::default(), Config::of_flags(&["--proxy-header=x-real-ip"]));
        traffic.count(config.proxy_header.as_ref(), Some([127, 0, 0, 1].into()), &headers(&[]), Named::Own);
        assert_eq!(judge(&config, &traffic.counts())[0].verdict, Advice, "nobody came yet");
    }
}
