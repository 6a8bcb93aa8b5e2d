//! The lines for proxies in docs/hosting.md, in the proxies themselves. Nothing of them is changed but addresses.

use crate::client::Client;
use crate::event_client::EventClient;
use crate::process::{Program, program, run};
use crate::program::{play, table};
use crate::test_server::Folder;
use crate::web::Web;
use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;
use tokio::process::{Child, Command};
use tokio::time::timeout;

const HOSTING: &str = include_str!("../../../docs/hosting.md");
/// The name and the address of the server in the document.
const NAME: &str = "games.example.org";
const SERVER: &str = "127.0.0.1:8080";

/// A timeout longer than a proxy takes to start.
const TIMEOUT: Duration = Duration::from_secs(20);
/// The pause before another attempt to reach a proxy that starts.
const RETRY_PAUSE: Duration = Duration::from_millis(50);

/// The first block of code of the document that begins with this line, without its fences.
fn block(first: &str) -> &'static str {
    let at =
        HOSTING.find(&format!("\n{first}\n")).unwrap_or_else(|| panic!("docs/hosting.md has no {first}"));
    let (lines, _) = HOSTING[at + 1..].split_once("\n```").unwrap();
    lines
}

/// The path of the program; `make test` sees to it that there is one.
async fn find(name: &str) -> String {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../scripts/find-program");
    let found = Command::new(script).arg(name).output().await.unwrap();
    assert!(found.status.success(), "{}", String::from_utf8_lossy(&found.stderr));
    String::from_utf8(found.stdout).unwrap().trim().to_owned()
}

async fn nginx(folder: &Path, listen: SocketAddr, server: SocketAddr) -> Command {
    let location = block("location / {").replace(SERVER, &server.to_string());
    let at = folder.display();
    let kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    let folders = kinds.map(|kind| format!("{kind}_temp_path {at}/{kind};")).join("\n");
    let settings = format!(
        "daemon off;\nmaster_process off;\npid {at}/nginx.pid;\nerror_log stderr;\nevents {{}}\n\
         http {{\naccess_log off;\n{folders}\nserver {{\nlisten {listen};\n{location}\n}}\n}}\n"
    );
    let file = folder.join("nginx.conf");
    std::fs::write(&file, settings).unwrap();
    let mut command = Command::new(find("nginx").await);
    command.arg("-c").arg(&file).arg("-p").arg(folder).args(["-e", "stderr"]);
    command
}

/// Without the certificate, which Caddy fetches by itself on the internet.
async fn caddy(folder: &Path, listen: SocketAddr, server: SocketAddr) -> Command {
    let site = block(&format!("{NAME} {{"));
    let site = site.replace(SERVER, &server.to_string()).replace(NAME, &format!("http://{listen}"));
    let file = folder.join("Caddyfile");
    std::fs::write(&file, format!("{{\nadmin off\n}}\n{site}\n")).unwrap();
    let mut command = Command::new(find("caddy").await);
    command.args(["run", "--adapter", "caddyfile", "--config"]).arg(&file).env("HOME", folder);
    command
}

/// A proxy that is stopped on drop.
struct Proxy {
    _child: Child,
    web: Web,
}

impl Proxy {
    async fn start(mut command: Command, listen: SocketAddr) -> Self {
        let child = command.stdin(Stdio::null()).kill_on_drop(true).spawn().unwrap();
        let web = Web::at(listen);
        let ready = async {
            while web.try_request("GET", "/readyz", &[], "").await.is_none_or(|answer| answer.status != 200) {
                tokio::time::sleep(RETRY_PAUSE).await;
            }
        };
        timeout(TIMEOUT, ready).await.expect("the proxy passes requests on in time");
        Self { _child: child, web }
    }
}

fn free_address() -> SocketAddr {
    std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap()
}

/// Plays behind the proxy, by a socket and by events, and lets the server judge what came through it.
async fn assert_passes_on_all_that_the_server_needs(
    proxy: impl AsyncFn(&Path, SocketAddr, SocketAddr) -> Command,
) {
    let (folder, of_proxy, listen) = (Folder::new(), Folder::new(), free_address());
    let flags = [format!("--public-url=http://{listen}"), "--proxy-header=x-forwarded-for".to_owned()];
    let server = Program::serve(folder.path(), &flags.each_ref().map(String::as_str)).await;
    let Proxy { web, _child } =
        Proxy::start(proxy(of_proxy.path(), listen, server.web.address).await, listen).await;

    let page = web.request("GET", "/", &[("sec-fetch-dest", "document")], "").await;
    assert_eq!(page.status, 200);
    let (cookie, room) = table(&web).await;
    let mut client = Client::connect(&web, Some(&cookie)).await;
    client.join(&room).await;
    play(&mut client, &room, 3).await;
    let mut events = EventClient::connect(&web, Some(&cookie)).await;
    assert_eq!(events.join(&room).await["t"], "ack");

    let mut command = program("doctor");
    command.arg("--data-dir").arg(folder.path());
    let (code, said) = run(command).await;
    let of_proxy: Vec<&str> = said.lines().filter(|line| line.contains("proxy")).collect();
    assert!(
        code == 0 && of_proxy.iter().any(|line| line.contains("requests came as the settings say")),
        "{said}"
    );
    assert!(of_proxy.iter().all(|line| line.starts_with("good")), "{said}");
}

#[tokio::test]
async fn the_lines_for_nginx_pass_on_all_that_the_server_needs() {
    assert_passes_on_all_that_the_server_needs(nginx).await;
}

#[tokio::test]
async fn the_lines_for_caddy_pass_on_all_that_the_server_needs() {
    assert_passes_on_all_that_the_server_needs(caddy).await;
}
