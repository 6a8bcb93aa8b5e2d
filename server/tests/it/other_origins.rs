//! Pages of other origins, from which a browser sends requests with its user's cookies.

use crate::test_server::TestServer;

#[tokio::test]
async fn no_route_changes_anything_for_a_page_of_another_origin() {
    let server = TestServer::open().await;
    let ana = server.connect_user("Ana").await;
    for (method, path) in routes_that_change() {
        let headers = [
            ("origin", "http://evil.example"),
            ("cookie", ana.cookie.as_str()),
            ("content-type", "application/json"),
        ];
        let answer = server.web.request(method, &path, &headers, "{}").await;
        assert_eq!((answer.status, answer.code().as_str()), (403, "foreign_origin"), "{method} {path}");
    }
    server.close().await;
}

/// All routes that change something, as the server lists them, each with some values in its path.
fn routes_that_change() -> Vec<(&'static str, String)> {
    let listed = include_str!("../../web/src/http.rs").split(".route(").skip(1);
    let mut found = Vec::new();
    for route in listed {
        // The routes of health checks have constants.
        let Some(path) = route.trim_start().strip_prefix('"') else { continue };
        let path = path.split('"').next().unwrap();
        // A mail program may ask for this one, which has a token in its address instead.
        if path.starts_with("/notices/unsubscribe/") {
            continue;
        }
        // Who may not open the host's page gets the answer of an unknown address (`host_page`).
        if path.starts_with("/host/") {
            continue;
        }
        let path = path
            .replace("{room}", "AAAAAAAAAA")
            .replace("{id}", "00000000-0000-4000-8000-000000000000")
            .replace("{game}", "draftosaurus")
            .replace("{key}", "club")
            .replace("{channel}", "webhook")
            .replace("{circle}", "00000000-0000-4000-8000-000000000000")
            .replace("{evening}", "00000000-0000-4000-8000-000000000000")
            .replace("{league}", "00000000-0000-4000-8000-000000000000")
            .replace("{player}", "1")
            .replace("{version}", "1")
            .replace("{person}", "0123456789abcdef");
        let methods = [("POST", "post("), ("PUT", "put("), ("DELETE", "delete("), ("PATCH", "patch(")];
        let methods = methods.into_iter().filter(|(_, by)| route.contains(by));
        found.extend(methods.map(|(method, _)| (method, format!("/api{path}"))));
    }
    assert!(found.len() > 30 && !found.iter().any(|(_, path)| path.contains('{')), "{found:?}");
    found
}
