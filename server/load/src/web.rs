//! Requests over HTTP, over connections that are kept.

use super::{LoadError, Plan};
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{CONTENT_TYPE, COOKIE, HOST, SET_COOKIE};
use hyper::{HeaderMap, Request, StatusCode};
use hyper_util::rt::TokioIo;
use protocol::Failure;
use serde::de::DeserializeOwned;
use std::net::SocketAddr;
use tokio::net::{TcpStream, lookup_host};

/// Where the server is.
#[derive(Clone, Debug)]
pub(super) struct Target {
    pub(super) address: SocketAddr,
    /// What it is called in requests.
    pub(super) authority: String,
}

impl Target {
    /// Finds the server, which must be on this machine unless the plan says otherwise.
    pub(super) async fn find(plan: &Plan) -> Result<Self, LoadError> {
        let bad = || LoadError::Address(plan.url.to_string());
        let authority = plan.url.authority().filter(|_| plan.url.scheme_str() == Some("http"));
        let authority = authority.ok_or_else(bad)?;
        let host = authority.host().trim_start_matches('[').trim_end_matches(']');
        let port = authority.port_u16().unwrap_or(80);
        let address = lookup_host((host, port)).await?.next().ok_or_else(bad)?;
        if !address.ip().is_loopback() && !plan.anywhere {
            return Err(LoadError::Elsewhere(host.to_owned()));
        }
        Ok(Self { address, authority: authority.to_string() })
    }

    pub(super) async fn connect(&self) -> Result<TcpStream, LoadError> {
        let stream = TcpStream::connect(self.address).await?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }
}

/// One connection.
pub(super) struct Web {
    requests: SendRequest<Full<Bytes>>,
    authority: String,
}

/// What was answered.
pub(super) struct Answer {
    status: StatusCode,
    headers: HeaderMap,
    body: Bytes,
}

impl Web {
    pub(super) async fn open(target: &Target) -> Result<Self, LoadError> {
        let (requests, connection) = handshake(TokioIo::new(target.connect().await?)).await?;
        // It ends with the requests, and what goes wrong is told to them.
        tokio::spawn(connection);
        Ok(Self { requests, authority: target.authority.clone() })
    }

    pub(super) async fn get(&mut self, path: &str) -> Result<Answer, LoadError> {
        self.send(Request::get(path), String::new()).await
    }

    pub(super) async fn post(
        &mut self,
        path: &str,
        cookie: Option<&str>,
        body: String,
    ) -> Result<Answer, LoadError> {
        let request = Request::post(path).header(CONTENT_TYPE, "application/json");
        let request = cookie.into_iter().fold(request, |request, cookie| request.header(COOKIE, cookie));
        self.send(request, body).await
    }

    async fn send(&mut self, request: http::request::Builder, body: String) -> Result<Answer, LoadError> {
        let request = request.header(HOST, &self.authority).body(Full::from(body));
        let request = request.map_err(|_| LoadError::Address(self.authority.clone()))?;
        self.requests.ready().await?;
        let answer = self.requests.send_request(request).await?;
        let (status, headers) = (answer.status(), answer.headers().clone());
        Ok(Answer { status, headers, body: answer.into_body().collect().await?.to_bytes() })
    }
}

impl Answer {
    /// The body of an answer that must be a good one.
    pub(super) fn read<T: DeserializeOwned>(&self, what: &'static str) -> Result<T, LoadError> {
        if self.status.is_success() {
            return serde_json::from_slice(&self.body).map_err(|error| LoadError::Foreign(error.to_string()));
        }
        match serde_json::from_slice::<Failure>(&self.body) {
            Ok(failure) => Err(LoadError::Refused { what, code: failure.message }),
            Err(_) => Err(LoadError::Foreign(format!("{what} is answered with {}", self.status))),
        }
    }

    pub(super) fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name)?.to_str().ok()
    }

    /// The cookie that was set, as it is sent back.
    pub(super) fn cookie(&self) -> Option<String> {
        let set = self.headers.get(SET_COOKIE)?.to_str().ok()?;
        set.split(';').next().map(str::to_owned)
    }
}
