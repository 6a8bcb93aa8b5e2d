//! Requests to providers. The host names them, so they may be in the own network, but nothing else that they name is
//! reached without https unless they are.

use bytes::Bytes;
use http_body_util::{BodyExt as _, Full, Limited};
use hyper::{Request, Response};
use hyper_rustls::{HttpsConnector, HttpsConnectorBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use hyper_util::client::legacy::{Client, Error as ClientError};
use hyper_util::rt::TokioExecutor;
use openidconnect::{AsyncHttpClient, HttpRequest, HttpResponse};
use std::future::Future;
use std::pin::Pin;
use std::time::Duration;

/// How long a request may take, from the name to the end of the answer.
const TIMEOUT: Duration = Duration::from_secs(5);
/// The longest answer that is read. The keys of large providers take some kilobytes.
const MAX_ANSWER: usize = 256 * 1024;

/// Sends requests to one provider.
#[derive(Clone, Debug)]
pub(super) struct ProviderClient {
    client: Client<HttpsConnector<HttpConnector>, Full<Bytes>>,
    /// Whether a page or an address without https may be used.
    plain: bool,
}

/// Why a request has no answer.
#[derive(Debug, thiserror::Error)]
pub(super) enum RequestError {
    #[error("it names an address without https")]
    Plain,
    #[error("it cannot be reached")]
    Unreachable(#[source] ClientError),
    #[error("it does not answer in time")]
    TimedOut,
    #[error("its answer is too long or broken off")]
    Answer,
}

impl ProviderClient {
    /// `plain` allows addresses without https.
    pub(super) fn new(plain: bool) -> Self {
        let mut connector = HttpConnector::new();
        connector.enforce_http(false);
        connector.set_connect_timeout(Some(TIMEOUT));
        let connector = HttpsConnectorBuilder::new()
            .with_webpki_roots()
            .https_or_http()
            .enable_http1()
            .wrap_connector(connector);
        let client = Client::builder(TokioExecutor::new()).pool_max_idle_per_host(1).build(connector);
        Self { client, plain }
    }

    /// Whether this address may be used.
    pub(super) fn allows(&self, scheme: &str) -> bool {
        scheme == "https" || (self.plain && scheme == "http")
    }

    async fn send(&self, request: HttpRequest) -> Result<HttpResponse, RequestError> {
        if !self.allows(request.uri().scheme_str().unwrap_or_default()) {
            return Err(RequestError::Plain);
        }
        let request: Request<Full<Bytes>> = request.map(|body| Full::new(body.into()));
        let exchange = async {
            // Redirects are not followed.
            let answer = self.client.request(request).await.map_err(RequestError::Unreachable)?;
            let (parts, body) = answer.into_parts();
            let body = Limited::new(body, MAX_ANSWER).collect().await.map_err(|_| RequestError::Answer)?;
            Ok(Response::from_parts(parts, body.to_bytes().to_vec()))
        };
        tokio::time::timeout(TIMEOUT, exchange).await.map_err(|_| RequestError::TimedOut)?
    }
}

impl<'c> AsyncHttpClient<'c> for ProviderClient {
    type Error = RequestError;
    type Future = Pin<Box<dyn Future<Output = Result<HttpResponse, RequestError>> + Send + 'c>>;

    fn call(&'c self, request: HttpRequest) -> Self::Future {
        Box::pin(self.send(request))
    }
}
