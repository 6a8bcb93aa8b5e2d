//! What choices and luck made of the result of a match.

use crate::playing::{play_on, two};
use crate::test_server::{TestServer, config};
use crate::web::Answer;
use base::clock::Clock;
use serde_json::{Value, json};

/// What is computed is the same in kind.
const EFFORT: &[&str] = &["--analysis-effort", "5"];

async fn analysis(server: &TestServer, cookie: Option<&str>, room: &str) -> Answer {
    server.web.get(&format!("/api/matches/{room}/analysis"), cookie).await
}

async fn ask_for_analysis(server: &TestServer, cookie: Option<&str>, room: &str) -> Answer {
    server.web.post(&format!("/api/matches/{room}/analysis"), cookie, &json!({})).await
}

fn refused(answer: &Answer, status: u16, code: &str) {
    assert_eq!((answer.status, answer.code().as_str()), (status, code));
}

/// Asks until the analysis is done.
async fn done(server: &TestServer, room: &str) -> Value {
    loop {
        let answer = analysis(server, None, room).await.json();
        match answer["state"].as_str().unwrap() {
            "done" => return answer["analysis"].clone(),
            "running" => assert!(answer["percent"].as_u64().unwrap() < 100),
            other => panic!("{other}"),
        }
        tokio::task::yield_now().await;
    }
}

#[tokio::test]
async fn a_finished_match_is_analysed_for_whoever_asks_and_kept() {
    let server = TestServer::with(config(EFFORT), Clock::system()).await;
    let (mut ana, mut bia, room) = two(&server).await;
    refused(&analysis(&server, None, &room).await, 403, "not_over");
    refused(&ask_for_analysis(&server, Some(&ana.cookie), &room).await, 403, "not_over");
    tokio::join!(play_on(&mut ana.client, &room), play_on(&mut bia.client, &room));
    refused(&analysis(&server, None, &room).await, 404, "not_found");
    refused(&ask_for_analysis(&server, None, &room).await, 401, "no_session");
    let begun = ask_for_analysis(&server, Some(&ana.cookie), &room).await;
    assert_eq!(begun.json(), json!({"state": "running", "percent": 0}));
    let again = ask_for_analysis(&server, Some(&bia.cookie), &room).await;
    assert_eq!(again.json()["state"], "running", "it is analysed once");
    let found = done(&server, &room).await;
    let listed = ana.get(&server.web, "/api/matches").await.json()["matches"][0].clone();
    assert_eq!(listed["room"], room);
    let points = ["0", "1"].map(|seat| listed["seats"][seat]["points"].as_f64().unwrap());
    for (seat, ahead) in [("0", points[0] - points[1]), ("1", points[1] - points[0])] {
        let seat = &found["seats"][seat];
        let points = &seat["points"];
        assert_eq!(points["result"].as_f64().unwrap(), ahead);
        let parts = ["start", "own", "others", "luck"].map(|part| points[part]["expected"].as_f64().unwrap());
        // Each is rounded to a thousandth.
        assert!((parts.iter().sum::<f64>() - ahead).abs() < 0.004, "{parts:?}");
        for mistake in seat["mistakes"].as_array().unwrap() {
            assert!(mistake["brought"]["expected"].as_f64().unwrap() < 0.0, "{mistake}");
            assert!(mistake["chosen"]["do"].is_string(), "{mistake}");
            assert!(
                mistake["better"]["do"].is_string() && mistake["better"] != mistake["chosen"],
                "{mistake}"
            );
        }
    }
    let places = ["0", "1"].map(|seat| found["seats"][seat]["place"]["result"].as_f64().unwrap());
    assert_eq!(places, ["0", "1"].map(|seat| listed["seats"][seat]["place"].as_f64().unwrap()));
    for before in found["expected"].as_array().unwrap() {
        let chances = ["0", "1"].map(|seat| before["seats"][seat]["chance"].as_f64().unwrap());
        assert!((chances[0] + chances[1] - 100.0).abs() < 0.01, "{before}");
    }
    // Whoever plays the first legal action makes mistakes.
    assert!(["0", "1"].iter().any(|seat| found["seats"][seat]["mistakes"][0].is_object()), "{found}");

    let folder = server.close().await;
    let server = TestServer::in_folder(folder, config(EFFORT), Clock::system()).await;
    assert_eq!(done(&server, &room).await, found, "it is kept");
    let kept = ask_for_analysis(&server, Some(&bia.cookie), &room).await;
    assert_eq!(kept.json()["state"], "done");
    server.close().await;
}
