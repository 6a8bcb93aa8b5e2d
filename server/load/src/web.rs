//! HTTP requests over persistent connections.

use super::error::LoadError;
use super::plan::Plan;
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1::{SendRequest, handshake};
use hyper::header::{CONTENT_TYPE, COOKIE, HOST, SET_COOKIE};
use hyper::{HeaderMap, Request, StatusCode, Uri};
use hyper_util::rt::TokioIo;
use protocol::Failure;
use serde::de::DeserializeOwned;
use std::net::SocketAddr;
use tokio::net::{TcpStream, lookup_host};

/// The address of the server.
#[derive(Clone, Debug)]
pub(super) struct Target {
    pub(super) address: SocketAddr,
    /// The value of the `Host` header.
    pub(super) authority: String,
}

impl Target {
    /// Resolves the addresses of all servers, which must be on this machine unless the plan says otherwise.
    pub(super) async fn find_all(plan: &Plan) -> Result<Vec<Self>, LoadError> {
        let mut all = Vec::new();
        for url in [&plan.url].into_iter().chain(&plan.other_servers) {
            all.push(Self::find(plan, url).await?);
        }
        Ok(all)
    }

    async fn find(plan: &Plan, url: &Uri) -> Result<Self, LoadError> {
        let bad = || LoadError::Address(url.to_string());
        let authority = url.authority().filter(|_| url.scheme_str() == Some("http"));
        let authority = authority.ok_or_else(bad)?;
        let host = authority.host().trim_start_matches('[').trim_end_matches(']');
        let port = authority.port_u16().unwrap_or(80);
        let address = lookup_host((host, port)).await?.next().ok_or_else(bad)?;
        if !address.ip().is_loopback() && !plan.anywhere {
            return Err(LoadError::NotLocal(host.to_owned()));
        }
        Ok(Self { address, authority: authority.to_string() })
    }

    pub(super) async fn connect(&self) -> Result<TcpStream, LoadError> {
        let stream = TcpStream::connect(self.address).await?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }
}

/// One HTTP connection.
pub(super) struct HttpClient {
    requests: SendRequest<Full<Bytes>>,
    authority: String,
}

/// A response.
pub(super) struct Response {
    status: StatusCode,
    headers: HeaderMap,
    body: Bytes,
}

impl HttpClient {
    pub(super) async fn open(target: &Target) -> Result<Self, LoadError> {
        let (requests, connection) = handshake(TokioIo::new(target.connect().await?)).await?;
        // The task ends when `requests` is dropped; errors are reported by `requests`, too.
        tokio::spawn(connection);
        Ok(Self { requests, authority: target.authority.clone() })
    }

    pub(super) async fn get(&mut self, path: &str) -> Result<Response, LoadError> {
        self.send(Request::get(path), String::new()).await
    }

    pub(super) async fn post(
        &mut self,
        path: &str,
        cookie: Option<&str>,
        body: String,
    ) -> Result<Response, LoadError> {
        let request = Request::post(path).header(CONTENT_TYPE, "application/json");
        let request = cookie.into_iter().fold(request, |request, cookie| request.header(COOKIE, cookie));
        self.send(request, body).await
    }

    async fn send(&mut self, request: http::request::Builder, body: String) -> Result<Response, LoadError> {
        let request = request.header(HOST, &self.authority).body(Full::from(body));
        let request = request.map_err(|_| LoadError::Address(self.authority.clone()))?;
        self.requests.ready().await?;
        let response = self.requests.send_request(request).await?;
        let (status, headers) = (response.status(), response.headers().clone());
        Ok(Response { status, headers, body: response.into_body().collect().await?.to_bytes() })
    }
}

impl Response {
    /// Parses the body of a successful response; an error otherwise.
    pub(super) fn read<T: DeserializeOwned>(&self, what: &'static str) -> Result<T, LoadError> {
        if self.status.is_success() {
            return serde_json::from_slice(&self.body)
                .map_err(|error| LoadError::NotRodada(error.to_string()));
        }
        match serde_json::from_slice::<Failure>(&self.body) {
            Ok(failure) => Err(LoadError::Refused { what, code: failure.message }),
            Err(_) => {
                Err(LoadError::NotRodada(format!("the request for {what} is answered with {}", self.status)))
            }
        }
    }

    pub(super) fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name)?.to_str().ok()
    }

    /// The cookie of `Set-Cookie`, in the form in which it is sent back.
    pub(super) fn cookie(&self) -> Option<String> {
        let set = self.headers.get(SET_COOKIE)?.to_str().ok()?;
        set.split(';').next().map(str::to_owned)
    }
}
