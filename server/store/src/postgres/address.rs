//! Parsing of Postgres URLs.

use crate::StoreError;
use sqlx::postgres::PgConnectOptions;

/// The parameters that a URL may have. The driver would log any other parameter with its value, which may be secret.
const PARAMETERS: &[&str] = &[
    "application_name",
    "dbname",
    "host",
    "hostaddr",
    "options",
    "password",
    "port",
    "sslcert",
    "sslkey",
    "sslmode",
    "sslrootcert",
    "user",
];

/// The parameter by which a client of Postgres chooses among several servers.
const WANTED: &str = "target_session_attrs";
/// The values of [`WANTED`] that a store can be used with: in either case, only a server that can be written.
const WRITABLE: &[&str] = &["primary", "read-write"];

/// Parses a URL, which may name several servers of one cluster: `postgres://user@one:5432,two:5432/database`. Returns
/// the options for each, in the same order; there is at least one. Error messages do not repeat the URL, because it
/// contains a password.
pub(super) fn parse(url: &str) -> Result<Vec<PgConnectOptions>, StoreError> {
    let (address, parameters) = url.split_once('?').unwrap_or((url, ""));
    let mut kept = Vec::new();
    for parameter in parameters.split('&').filter(|parameter| !parameter.is_empty()) {
        let (name, value) = parameter.split_once('=').unwrap_or((parameter, ""));
        if name == WANTED {
            if !WRITABLE.contains(&value) {
                return Err(StoreError::Address(format!("`{WANTED}` must be `read-write` or `primary`")));
            }
        } else if PARAMETERS.contains(&name) || name.starts_with("options[") {
            kept.push(parameter);
        } else {
            return Err(StoreError::Address(format!("there is no parameter `{name}`")));
        }
    }
    let parameters = kept.join("&");
    split_hosts(address).iter().map(|address| parse_single(&format!("{address}?{parameters}"))).collect()
}

/// Splits an address with several servers, separated by commas, into one address for each.
fn split_hosts(address: &str) -> Vec<String> {
    let begin = address.find("://").map_or(0, |at| at + 3);
    let end = address[begin..].find('/').map_or(address.len(), |at| begin + at);
    // A password may contain commas.
    let begin = address[begin..end].rfind('@').map_or(begin, |at| begin + at + 1);
    let (before, hosts, after) = (&address[..begin], &address[begin..end], &address[end..]);
    hosts.split(',').map(|host| format!("{before}{host}{after}")).collect()
}

fn parse_single(url: &str) -> Result<PgConnectOptions, StoreError> {
    let options: PgConnectOptions = url.parse().map_err(|_| {
        StoreError::Address(
            "the form is postgres://user:password@host:port/database, with special characters in the password percent-encoded"
                .to_owned(),
        )
    })?;
    Ok(match options.get_application_name() {
        Some(_) => options,
        None => options.application_name("rodada"),
    })
}

/// The address of a database for programs of Postgres, which choose among several servers as the store does.
pub(super) struct ProgramAddress {
    /// Without the password, because everybody on this machine can read the command lines of programs.
    pub(super) url: String,
    pub(super) password: Option<String>,
}

impl ProgramAddress {
    /// The address of a URL that [`parse`] accepts.
    pub(super) fn of(url: &str) -> Self {
        let (address, parameters) = url.split_once('?').unwrap_or((url, ""));
        let mut password = None;
        // `options[…]` is a form that only the driver knows.
        let is_kept = |parameter: &&str| !parameter.is_empty() && !parameter.starts_with("options[");
        let mut kept = Vec::new();
        for parameter in parameters.split('&').filter(is_kept) {
            match parameter.strip_prefix("password=") {
                Some(secret) => password = Some(percent_decoded(secret)),
                None => kept.push(parameter),
            }
        }
        let begin = address.find("://").map_or(0, |at| at + 3);
        let end = address[begin..].find('/').map_or(address.len(), |at| begin + at);
        let (mut user, rest) = match address[begin..end].rfind('@') {
            Some(at) => (&address[begin..begin + at], &address[begin + at..]),
            None => ("", &address[begin..]),
        };
        if let Some((name, secret)) = user.split_once(':') {
            user = name;
            password = password.or_else(|| Some(percent_decoded(secret)));
        }
        let parameters = kept.join("&");
        Self { url: format!("postgresql://{user}{rest}?{parameters}"), password }
    }
}

/// A part of a URL in which `%` and two hexadecimal digits stand for a byte.
fn percent_decoded(text: &str) -> String {
    let mut parts = text.split('%');
    let mut bytes = parts.next().unwrap_or_default().as_bytes().to_vec();
    for part in parts {
        match part.get(..2).and_then(|digits| u8::from_str_radix(digits, 16).ok()) {
            Some(byte) => {
                bytes.push(byte);
                bytes.extend_from_slice(&part.as_bytes()[2..]);
            }
            None => bytes.extend_from_slice(format!("%{part}").as_bytes()),
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_get_the_password_apart() {
        for (url, expected, password) in [
            ("postgres://ana:p%40s%2Fs@db:5433/games", "postgresql://ana@db:5433/games?", Some("p@s/s")),
            ("postgres://ana@db/games", "postgresql://ana@db/games?", None),
            ("postgres:///games?host=/run&password=a%25b", "postgresql:///games?host=/run", Some("a%b")),
            (
                "postgres://ana:x@one:1,two:2/games?target_session_attrs=read-write&options[search_path]=club",
                "postgresql://ana@one:1,two:2/games?target_session_attrs=read-write",
                Some("x"),
            ),
        ] {
            let address = ProgramAddress::of(url);
            assert_eq!((address.url.as_str(), address.password.as_deref()), (expected, password), "{url}");
        }
    }

    #[test]
    fn an_address_is_parsed() {
        let options = parse("postgres://ana:p%40ss@db.example:5433/games?sslmode=require").unwrap().remove(0);
        assert_eq!((options.get_host(), options.get_port()), ("db.example", 5433));
        assert_eq!((options.get_username(), options.get_database()), ("ana", Some("games")));
        assert_eq!(options.get_application_name(), Some("rodada"));
    }

    #[test]
    fn an_address_may_name_several_servers() {
        let url = "postgres://ana:a,b@one:5433,two/games?target_session_attrs=read-write&sslmode=require";
        let hosts = parse(url).unwrap();
        let named: Vec<_> = hosts.iter().map(|host| (host.get_host(), host.get_port())).collect();
        assert_eq!(named, [("one", 5433), ("two", 5432)]);
        assert!(
            hosts.iter().all(|host| host.get_username() == "ana" && host.get_database() == Some("games"))
        );
        assert!(parse("postgres://one,two/games?target_session_attrs=standby").is_err());
    }

    #[test]
    fn errors_do_not_reveal_the_password() {
        for url in [
            "postgres://ana:hunter2/@db:port/games",
            "postgres://ana:hunter2#@db/games",
            "postgres://ana@db/games?password=hunter2&sslmode=hunter2",
            "postgres://ana@db/games?passwort=hunter2",
            "postgres://hunter2:5433x",
        ] {
            let error = parse(url).unwrap_err();
            assert!(!format!("{error} {error:?}").contains("hunter2"), "{url}: {error}");
        }
    }
}
