//! The lines for proxies in docs/hosting.md, in the proxies themselves. Nothing of them is changed but addresses.

use crate::client::Client;
use crate::event_client::EventClient;
use crate::process::{Program, program, run};
use crate::program::{play, table};
use crate::test_server::Folder;
use crate::web::Web;
use serde_json::json;
use std::net::SocketAddr;
use std::path::Path;
use std::process::Stdio;
use std::time::Duration;
use tokio::process::{Child, Command};
use tokio::time::timeout;

const HOSTING: &str = include_str!("../../../docs/hosting.md");
/// The address of the server in the document.
pub(crate) const SERVER: &str = "127.0.0.1:8080";
/// The path for a server that has no host of its own.
const PATH: &str = "/games";

/// Scheme and path of a server at the root of its host, without TLS, and how its cookie begins and ends.
const ROOT: (&str, &str) = ("http", "");
const PLAIN_COOKIE: (&str, &str) = ("rodada", "; HttpOnly; SameSite=Lax; Path=/; Max-Age=34560000");

/// A timeout longer than a proxy takes to start.
const TIMEOUT: Duration = Duration::from_secs(20);
/// The pause before another attempt to reach a proxy that starts.
const RETRY_PAUSE: Duration = Duration::from_millis(50);

/// The first block of code of the document that begins with this line, without its fences.
pub(crate) fn block(first: &str) -> &'static str {
    let at =
        HOSTING.find(&format!("\n{first}\n")).unwrap_or_else(|| panic!("docs/hosting.md has no {first}"));
    let (lines, _) = HOSTING[at + 1..].split_once("\n```").unwrap();
    lines
}

/// The path of the program; `make test` sees to it that there is one.
pub(crate) async fn find(name: &str) -> String {
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/../scripts/find-program");
    let found = Command::new(script).arg(name).output().await.unwrap();
    assert!(found.status.success(), "{}", String::from_utf8_lossy(&found.stderr));
    String::from_utf8(found.stdout).unwrap().trim().to_owned()
}

/// The addresses of a proxy and of the server behind it.
#[derive(Clone, Copy)]
struct Addresses {
    proxy: SocketAddr,
    server: SocketAddr,
}

/// nginx with the lines for a location.
async fn nginx(location: &str, folder: &Path, Addresses { proxy, server }: Addresses) -> Command {
    let location = block(&format!("location {location} {{")).replace(SERVER, &server.to_string());
    let at = folder.display();
    let kinds = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
    let folders = kinds.map(|kind| format!("{kind}_temp_path {at}/{kind};")).join("\n");
    let settings = format!(
        "daemon off;\nmaster_process off;\npid {at}/nginx.pid;\nerror_log stderr;\nevents {{}}\n\
         http {{\naccess_log off;\n{folders}\nserver {{\nlisten {proxy};\n{location}\n}}\n}}\n"
    );
    let file = folder.join("nginx.conf");
    std::fs::write(&file, settings).unwrap();
    let mut command = Command::new(find("nginx").await);
    command.arg("-c").arg(&file).arg("-p").arg(folder).args(["-e", "stderr"]);
    command
}

/// Caddy with the lines for a host, without the certificate, which Caddy fetches by itself on the internet.
async fn caddy(name: &str, folder: &Path, Addresses { proxy, server }: Addresses) -> Command {
    let site = block(&format!("{name} {{"));
    let site = site.replace(SERVER, &server.to_string()).replace(name, &format!("http://{proxy}"));
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
    async fn start(mut command: Command, web: Web) -> Self {
        let child = command.stdin(Stdio::null()).kill_on_drop(true).spawn().unwrap();
        let ready = async {
            while web.try_request("GET", "/readyz", &[], "").await.is_none_or(|answer| answer.status != 200) {
                tokio::time::sleep(RETRY_PAUSE).await;
            }
        };
        timeout(TIMEOUT, ready).await.expect("the proxy passes requests on in time");
        Self { _child: child, web }
    }
}

pub(crate) fn free_address() -> SocketAddr {
    std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap()
}

/// Plays behind the proxy, by a socket and by events, and lets the server judge what came through it. The cookie of the
/// session has this name and these attributes.
async fn assert_passes_on_all_that_the_server_needs(
    (scheme, path): (&str, &'static str),
    (name, attributes): (&str, &str),
    proxy: impl AsyncFn(&Path, Addresses) -> Command,
) {
    let (folder, of_proxy, listen) = (Folder::new(), Folder::new(), free_address());
    let flags =
        [format!("--public-url={scheme}://{listen}{path}"), "--proxy-header=x-forwarded-for".to_owned()];
    let server = Program::serve(folder.path(), &flags.each_ref().map(String::as_str)).await;
    let addresses = Addresses { proxy: listen, server: server.web.address };
    let command = proxy(of_proxy.path(), addresses).await;
    let Proxy { web, _child } = Proxy::start(command, Web::at(listen).under(path)).await;

    assert_finds_its_scripts(&web).await;
    let entered = web.post("/api/me", None, &json!({"name": "Ben"})).await;
    let set = entered.header("set-cookie").unwrap();
    assert!(set.starts_with(&format!("{name}=")) && set.ends_with(attributes), "{set}");

    let (cookie, room) = table(&web).await;
    let links = web.get(&format!("/api/tables/{room}/invitation"), Some(&cookie)).await;
    assert_eq!(links.json()["watch"], format!("{scheme}://{listen}{path}/t/{room}"));
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

async fn assert_finds_its_scripts(web: &Web) {
    let page = web.request("GET", "/", &[("sec-fetch-dest", "document")], "").await;
    assert_eq!(page.status, 200);
    let script = page.text().split("src=\"").nth(1).and_then(|rest| rest.split('"').next()).unwrap();
    assert!(script.starts_with(&format!("{}/assets/", web.path)), "{script}");
    let script = Web::at(web.address).get(script, None).await;
    assert_eq!(script.status, 200);
    assert!(script.header("content-type").is_some_and(|kind| kind.starts_with("text/javascript")));
}

/// The same under the path, where the URL without a slash at its end leads to the start page, too. The server is told that
/// people come by https: what it answers does not depend on how they do.
async fn assert_passes_the_path_on(proxy: impl AsyncFn(&Path, Addresses) -> Command) {
    let attributes = "; HttpOnly; SameSite=Lax; Secure; Path=/games/; Max-Age=34560000";
    assert_passes_on_all_that_the_server_needs(("https", PATH), ("__Secure-rodada", attributes), &proxy)
        .await;

    let (folder, of_proxy, listen) = (Folder::new(), Folder::new(), free_address());
    let url = format!("--public-url=http://{listen}{PATH}");
    let server = Program::serve(folder.path(), &[&url, "--proxy-header=x-forwarded-for"]).await;
    let command = proxy(of_proxy.path(), Addresses { proxy: listen, server: server.web.address }).await;
    let Proxy { web, _child } = Proxy::start(command, Web::at(listen).under(PATH)).await;
    let bare = web.get("", None).await;
    assert!(matches!(bare.status, 301 | 308), "{bare:?}");
    assert!(bare.header("location").is_some_and(|to| to.ends_with("/games/")), "{bare:?}");
    let back = web.get("/api/sign-in/provider/nobody/return", None).await;
    assert!(back.header("location").is_some_and(|to| to.starts_with("/games/me?sign-in=")), "{back:?}");
    let entered = web.post("/api/me", None, &json!({"name": "Ben"})).await;
    let set = entered.header("set-cookie").unwrap();
    assert!(set.starts_with("rodada=") && set.contains("; Path=/games/") && !set.contains("Secure"), "{set}");
    for beside in ["/", "/api/games", "/gamesx/"] {
        assert_eq!(server.web.request("GET", beside, &[("host", &listen.to_string())], "").await.status, 404);
    }
    // What a supervisor asks comes from this machine, without the path.
    assert_eq!(server.web.get("/readyz", None).await.status, 200);
}

#[tokio::test]
async fn the_lines_for_nginx_pass_on_all_that_the_server_needs() {
    assert_passes_on_all_that_the_server_needs(ROOT, PLAIN_COOKIE, async |folder: &Path, addresses| {
        nginx("/", folder, addresses).await
    })
    .await;
}

#[tokio::test]
async fn the_lines_for_caddy_pass_on_all_that_the_server_needs() {
    assert_passes_on_all_that_the_server_needs(ROOT, PLAIN_COOKIE, async |folder: &Path, addresses| {
        caddy("games.example.org", folder, addresses).await
    })
    .await;
}

#[tokio::test]
async fn the_lines_for_nginx_pass_a_path_on() {
    assert_passes_the_path_on(async |folder: &Path, addresses| nginx("/games/", folder, addresses).await)
        .await;
}

#[tokio::test]
async fn the_lines_for_caddy_pass_a_path_on() {
    assert_passes_the_path_on(async |folder: &Path, addresses| {
        caddy("club.example.org", folder, addresses).await
    })
    .await;
}
