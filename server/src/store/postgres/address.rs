//! Parsing of Postgres URLs.

use crate::store::StoreError;
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

/// Parses a URL. Error messages do not repeat it, because it contains a password.
pub(super) fn parse(url: &str) -> Result<PgConnectOptions, StoreError> {
    let parameters = url.split_once('?').map_or("", |(_, parameters)| parameters);
    for parameter in parameters.split('&').filter(|parameter| !parameter.is_empty()) {
        let name = parameter.split_once('=').map_or(parameter, |(name, _)| name);
        if !PARAMETERS.contains(&name) && !name.starts_with("options[") {
            return Err(StoreError::Address(format!("there is no parameter `{name}`")));
        }
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_parsed() {
        let options = parse("postgres://ana:p%40ss@db.example:5433/games?sslmode=require").unwrap();
        assert_eq!((options.get_host(), options.get_port()), ("db.example", 5433));
        assert_eq!((options.get_username(), options.get_database()), ("ana", Some("games")));
        assert_eq!(options.get_application_name(), Some("rodada"));
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
