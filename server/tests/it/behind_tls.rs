//! A server behind Caddy with TLS, by the lines of docs/hosting.md. For `localhost` Caddy signs a certificate itself, as it
//! fetches one for other names.

use crate::documented_proxies::{SERVER, block, find, free_address};
use crate::process::{Program, program, run};
use crate::test_server::Folder;
use std::path::Path;
use std::process::Stdio;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::process::{Child, Command};
use tokio::time::{sleep, timeout};
use tokio_rustls::TlsConnector;
use tokio_rustls::client::TlsStream;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::pem::PemObject;
use tokio_rustls::rustls::pki_types::{CertificateDer, ServerName};
use tokio_rustls::rustls::{ClientConfig, RootCertStore};
use tokio_tungstenite::client_async;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

const NAME: &str = "games.example.org";
/// A timeout longer than Caddy takes to sign a certificate and to start.
const TIMEOUT: Duration = Duration::from_secs(30);
const RETRY_PAUSE: Duration = Duration::from_millis(50);

/// Caddy before a server, by the name `localhost`, and how to know its certificate.
struct Tls {
    port: u16,
    connector: TlsConnector,
    /// Stopped on drop.
    _caddy: Child,
}

impl Tls {
    async fn start(folder: &Path, port: u16, server: &Program) -> Self {
        let site = block(&format!("{NAME} {{"));
        let site =
            site.replace(SERVER, &server.web.address.to_string()).replace(NAME, &format!("localhost:{port}"));
        let file = folder.join("Caddyfile");
        let global =
            "{\nadmin off\ndefault_bind 127.0.0.1\nskip_install_trust\nauto_https disable_redirects\n}";
        std::fs::write(&file, format!("{global}\n{site}\n")).unwrap();
        let mut command = Command::new(find("caddy").await);
        command.args(["run", "--adapter", "caddyfile", "--config"]).arg(&file);
        command.env("HOME", folder).env("XDG_DATA_HOME", folder).stdin(Stdio::null()).kill_on_drop(true);
        let caddy = command.spawn().unwrap();
        let root = folder.join("caddy/pki/authorities/local/root.crt");
        let connector = timeout(TIMEOUT, connector(&root)).await.expect("Caddy signs a certificate in time");
        let tls = Self { port, connector, _caddy: caddy };
        let ready = async {
            while tls.try_connect().await.is_none() {
                sleep(RETRY_PAUSE).await;
            }
        };
        timeout(TIMEOUT, ready).await.expect("Caddy listens in time");
        tls
    }

    async fn try_connect(&self) -> Option<TlsStream<TcpStream>> {
        let stream = TcpStream::connect(("127.0.0.1", self.port)).await.ok()?;
        self.connector.connect(ServerName::try_from("localhost").unwrap(), stream).await.ok()
    }

    fn origin(&self) -> String {
        format!("https://localhost:{}", self.port)
    }

    /// The answer to a request of a page of the server, in lower case.
    async fn ask(&self, method: &str, path: &str, body: &str) -> String {
        let mut stream = self.try_connect().await.unwrap();
        let (port, origin, length) = (self.port, self.origin(), body.len());
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: localhost:{port}\r\norigin: {origin}\r\nconnection: close\r\n\
             content-type: application/json\r\ncontent-length: {length}\r\n\r\n{body}"
        );
        stream.write_all(request.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        // Not every proxy says that it ends a connection.
        stream.read_to_end(&mut answer).await.ok();
        String::from_utf8_lossy(&answer).to_lowercase()
    }
}

/// What trusts the authority with this certificate, once there is one, and no other.
async fn connector(root: &Path) -> TlsConnector {
    let certificate = loop {
        if let Ok(certificate) = CertificateDer::from_pem_file(root) {
            break certificate;
        }
        sleep(RETRY_PAUSE).await;
    };
    let mut roots = RootCertStore::empty();
    roots.add(certificate).unwrap();
    let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
        .with_safe_default_protocol_versions()
        .unwrap()
        .with_root_certificates(roots)
        .with_no_client_auth();
    TlsConnector::from(Arc::new(config))
}

#[tokio::test]
async fn pages_sessions_and_sockets_come_by_tls() {
    let (folder, of_caddy, port) = (Folder::new(), Folder::new(), free_address().port());
    let flags =
        [format!("--public-url=https://localhost:{port}"), "--proxy-header=x-forwarded-for".to_owned()];
    let server = Program::serve(folder.path(), &flags.each_ref().map(String::as_str)).await;
    let tls = Tls::start(of_caddy.path(), port, &server).await;

    let page = tls.ask("GET", "/", "").await;
    assert!(page.starts_with("http/1.1 200") && page.contains("\r\nstrict-transport-security:"), "{page}");
    let entered = tls.ask("POST", "/api/me", r#"{"name":"Ana"}"#).await;
    let set = entered.lines().find_map(|line| line.strip_prefix("set-cookie: ")).unwrap();
    assert!(set.starts_with("__host-rodada=") && set.contains("; secure; path=/;"), "{set}");

    let mut request = format!("wss://localhost:{port}/api/socket").into_client_request().unwrap();
    request.headers_mut().insert("origin", tls.origin().parse().unwrap());
    let (_socket, answer) = client_async(request, tls.try_connect().await.unwrap()).await.unwrap();
    assert_eq!(answer.status(), 101);

    let mut command = program("doctor");
    command.arg("--data-dir").arg(folder.path()).args(&flags);
    let (code, said) = run(command).await;
    let of_proxy: Vec<&str> = said.lines().filter(|line| line.contains("proxy")).collect();
    assert!(
        code == 0 && !of_proxy.is_empty() && of_proxy.iter().all(|line| line.starts_with("good")),
        "{said}"
    );
}
