//! HTTP requests, one connection each.

use serde_json::{Value, json};
use std::fmt::Write;
use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

/// A timeout longer than any answer takes.
const TIMEOUT: Duration = Duration::from_secs(60);

/// The address of a server.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Web {
    pub(crate) address: SocketAddr,
    /// The path below which it lies, without a slash at its end.
    pub(crate) path: &'static str,
}

#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl Web {
    pub(crate) fn at(address: SocketAddr) -> Self {
        Self { address, path: "" }
    }

    pub(crate) fn under(self, path: &'static str) -> Self {
        Self { path, ..self }
    }

    pub(crate) async fn get(&self, path: &str, cookie: Option<&str>) -> Answer {
        let headers: Vec<(&str, &str)> = cookie.map(|cookie| ("cookie", cookie)).into_iter().collect();
        self.request("GET", path, &headers, "").await
    }

    pub(crate) async fn post(&self, path: &str, cookie: Option<&str>, body: &Value) -> Answer {
        let mut headers = vec![("content-type", "application/json")];
        headers.extend(cookie.map(|cookie| ("cookie", cookie)));
        self.request("POST", path, &headers, &body.to_string()).await
    }

    /// Gives the user another name.
    pub(crate) async fn rename(&self, cookie: &str, name: &str) -> Answer {
        let headers = [("content-type", "application/json"), ("cookie", cookie)];
        self.request("PUT", "/api/me", &headers, &json!({ "name": name }).to_string()).await
    }

    /// Sends a request with exactly these headers, and a `Host` header unless they contain one.
    pub(crate) async fn request(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> Answer {
        self.try_request(method, path, headers, body).await.expect("the server answers")
    }

    /// Like [`Self::request`]; `None` if the server goes before it has answered.
    pub(crate) async fn try_request(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> Option<Answer> {
        let mut text = format!("{method} {}{path} HTTP/1.1\r\nconnection: close\r\n", self.path);
        if !headers.iter().any(|(name, _)| *name == "host") {
            write!(text, "host: {}\r\n", self.address).unwrap();
        }
        for (name, value) in headers {
            write!(text, "{name}: {value}\r\n").unwrap();
        }
        write!(text, "content-length: {}\r\n\r\n{body}", body.len()).unwrap();
        let exchange = async {
            let mut stream = TcpStream::connect(self.address).await.ok()?;
            stream.write_all(text.as_bytes()).await.ok()?;
            let mut raw = Vec::new();
            stream.read_to_end(&mut raw).await.ok()?;
            Some(raw).filter(|raw| !raw.is_empty())
        };
        Some(Answer::read(&timeout(TIMEOUT, exchange).await.expect("an answer in time")?))
    }
}

impl Answer {
    fn read(raw: &[u8]) -> Self {
        let end = raw.windows(4).position(|four| four == b"\r\n\r\n").expect("an answer has a head");
        let head = std::str::from_utf8(&raw[..end]).unwrap();
        let mut lines = head.lines();
        let status = lines.next().unwrap().split(' ').nth(1).unwrap().parse().unwrap();
        let headers = lines
            .filter_map(|line| line.split_once(": "))
            .map(|(name, value)| (name.to_ascii_lowercase(), value.to_owned()))
            .collect();
        Self { status, headers, body: raw[end + 4..].to_vec() }
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
    }

    /// The cookie of `Set-Cookie`, in the form in which it is sent back.
    pub(crate) fn cookie(&self) -> Option<String> {
        self.header("set-cookie").and_then(|cookie| cookie.split(';').next()).map(str::to_owned)
    }

    pub(crate) fn text(&self) -> &str {
        std::str::from_utf8(&self.body).unwrap()
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// The error code.
    pub(crate) fn code(&self) -> String {
        self.json()["code"].as_str().unwrap().to_owned()
    }
}
