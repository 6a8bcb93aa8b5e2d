//! Leagues: several rounds at tables that the server makes, with all that happens to people meanwhile.

use crate::client::{Client, MATCH_TIMEOUT};
use crate::evenings::{Kept, circle, post};
use crate::playing::play_on;
use crate::postgres::schema;
use crate::test_server::{ConnectedUser, Folder, TestServer, config};
use crate::web::Web;
use base::clock::ManualClock;
use futures_util::future::join_all;
use serde_json::{Value, json};
use std::time::Duration;
use tokio::time::timeout;

const NOW: u64 = 1_790_000_000_000;
const SECOND: Duration = Duration::from_secs(1);
const HOUR: Duration = Duration::from_secs(3600);

pub(crate) fn plan(seats: u8, rounds: u8) -> Value {
    json!({
        "name": "Spring", "game": "draftosaurus", "seats": seats, "rounds": rounds, "round_hours": 24,
        "pace": {"kind": "days", "days": 2}
    })
}

async fn set_up(server: &TestServer, user: &ConnectedUser, circle: &str, plan: &Value) -> String {
    let answer = post(server, user, &format!("/api/circles/{circle}/leagues"), plan).await;
    assert_eq!(answer.status, 201, "{answer:?}");
    answer.json()["league"].as_str().unwrap().to_owned()
}

async fn ask(server: &TestServer, user: &ConnectedUser, league: &str, what: &str) -> Value {
    let answer = post(server, user, &format!("/api/leagues/{league}/{what}"), &json!({})).await;
    assert_eq!(answer.status, 200, "{what}: {answer:?}");
    answer.json()
}

async fn seen(web: &Web, user: &ConnectedUser, league: &str) -> Value {
    user.get(web, &format!("/api/leagues/{league}")).await.json()
}

/// Asks for a league until it is as wanted.
pub(crate) async fn until_seen(
    web: &Web,
    user: &ConnectedUser,
    league: &str,
    wanted: impl Fn(&Value) -> bool,
) -> Value {
    let found = async {
        loop {
            let found = seen(web, user, league).await;
            if wanted(&found) {
                return found;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(MATCH_TIMEOUT, found).await.expect("the league becomes as wanted in time")
}

pub(crate) fn has_begun(league: &Value, rounds: usize) -> bool {
    league["played"].as_array().unwrap().len() == rounds
}

/// A test in which time passes for the server alone.
struct Season {
    manual: ManualClock,
    server: TestServer,
    /// The player with the number of each in the league.
    players: Vec<ConnectedUser>,
    league: String,
}

impl Season {
    async fn seen(&self) -> Value {
        seen(&self.server.web, &self.players[0], &self.league).await
    }

    /// Lets time pass until so many rounds have begun, or the league is over.
    async fn until(&self, rounds: usize, state: &str) -> Value {
        loop {
            let league = self.seen().await;
            if has_begun(&league, rounds) && league["state"] == state {
                return league;
            }
            self.manual.advance(SECOND);
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
    }

    /// Lets a server record that it runs. What passes before would be time in which nobody could play, and given back.
    async fn run_for_a_while(&self) {
        for _ in 0..20 {
            self.manual.advance(SECOND);
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    }

    /// Connects everybody anew, as sockets end when hours pass at once.
    async fn reconnect(&mut self) {
        for player in &mut self.players {
            player.client = Client::connect(&self.server.web, Some(&player.cookie)).await;
        }
    }

    /// Lets everybody play their match of the latest round to its end, but for the tables with these players.
    async fn play(&mut self, but: &[u64]) {
        let league = self.seen().await;
        let tables: Vec<(String, Vec<u64>)> = tables(&league);
        let seated = self.players.iter_mut().zip(0_u64..).filter_map(|(player, number)| {
            let (room, seats) = tables.iter().find(|(_, seats)| seats.contains(&number))?;
            (!seats.iter().any(|seat| but.contains(seat))).then_some((player, room))
        });
        join_all(seated.map(async |(player, room)| {
            player.client.join(room).await;
            play_on(&mut player.client, room).await;
        }))
        .await;
    }

    /// Lets all others at the table of a player make their first decisions, which all make at once.
    async fn leave_waiting(&mut self, for_player: u64) {
        let league = self.seen().await;
        let (room, seats) =
            tables(&league).into_iter().find(|(_, seats)| seats.contains(&for_player)).unwrap();
        for number in seats.into_iter().filter(|number| *number != for_player) {
            let client = &mut self.players[usize::try_from(number).unwrap()].client;
            client.join(&room).await;
            let request = client.act(&room, &client.choices(&room)[0]);
            assert_eq!(client.ask(request).await["t"], "ack");
        }
    }

    async fn restart(self) -> Self {
        let Self { manual, server, players, league } = self;
        let folder = server.close().await;
        let (server, _) = Kept::InFolder(folder).serve(manual.clock()).await;
        Self { manual, server, players, league }
    }

    fn player(&self, league: &Value, number: u64) -> Value {
        let players = league["players"].as_array().unwrap();
        players.iter().find(|player| player["number"] == number).unwrap().clone()
    }
}

/// The tables of the latest round, with the numbers of who sits there.
pub(crate) fn tables(league: &Value) -> Vec<(String, Vec<u64>)> {
    let round = league["played"].as_array().unwrap().last().unwrap();
    let seats = |table: &Value| {
        table["seats"].as_array().unwrap().iter().map(|seat| seat["player"].as_u64().unwrap()).collect()
    };
    let tables = round["tables"].as_array().unwrap();
    tables.iter().map(|table| (table["room"].as_str().unwrap().to_owned(), seats(table))).collect()
}

/// The results of a round by player.
fn result(league: &Value, round: usize, player: u64) -> Value {
    let tables = league["played"][round]["tables"].as_array().unwrap();
    let mut seats = tables.iter().flat_map(|table| table["seats"].as_array().unwrap());
    seats.find(|seat| seat["player"] == player).unwrap()["result"].clone()
}

pub(crate) fn points(league: &Value) -> u64 {
    league["players"].as_array().unwrap().iter().map(|player| player["points"].as_u64().unwrap()).sum()
}

/// A league of sixteen that has been started, with one more who waits.
async fn season(kept: Kept) -> (Season, Option<String>) {
    let manual = ManualClock::new(NOW);
    let (server, url) = kept.serve(manual.clock()).await;
    let mut players = Vec::new();
    for number in 0..17 {
        players.push(server.connect_user(&format!("P{number}")).await);
    }
    let others: Vec<&ConnectedUser> = players[1..].iter().collect();
    let friday = circle(&server.web, &players[0], &others).await;
    let mut wanted = plan(4, 3);
    wanted["final_table"] = json!(true);
    let league = set_up(&server, &players[0], &friday, &wanted).await;
    for player in &players[1..16] {
        ask(&server, player, &league, "join").await;
    }
    ask(&server, &players[0], &league, "start").await;
    let waiting = ask(&server, &players[16], &league, "join").await;
    assert_eq!(waiting["players"][16]["state"], "waiting");
    (Season { manual, server, players, league }, url)
}

async fn a_league_of_sixteen(kept: Kept) {
    let (mut season, url) = season(kept).await;
    let begun = season.until(1, "running").await;
    assert_eq!(tables(&begun).iter().map(|(_, seats)| seats.len()).collect::<Vec<_>>(), [4; 4]);
    season.play(&[]).await;

    // Who leaves between two rounds is replaced.
    let first = season.until(1, "running").await;
    let gone = 5;
    ask(&season.server, &season.players[gone], &season.league, "leave").await;
    let second = season.until(2, "running").await;
    assert_eq!(points(&first), 4 * 48, "each table brings 24, 16, 8 and 0");
    let left = season.player(&second, 5);
    assert_eq!(left["state"], "left");
    assert_eq!(season.player(&second, 16)["state"], "playing");
    let seated: Vec<u64> = tables(&second).into_iter().flat_map(|(_, seats)| seats).collect();
    assert!(seated.contains(&16) && !seated.contains(&5), "{seated:?}");

    // One keeps a table waiting, and one another, but has a vacation.
    let late = tables(&second)[0].1[0];
    let away = tables(&second)[1].1[2];
    season.leave_waiting(late).await;
    season.leave_waiting(away).await;
    let vacation = json!({"from": NOW + 2 * 3_600_000, "until": NOW + 5 * 86_400_000});
    let cookie = season.players[usize::try_from(away).unwrap()].cookie.clone();
    let headers = [("content-type", "application/json"), ("cookie", cookie.as_str())];
    let answer = season.server.web.request("PUT", "/api/me/vacation", &headers, &vacation.to_string()).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    season.play(&[late, away]).await;
    let goes_on = season.seen().await;
    assert_eq!(result(&goes_on, 1, late), Value::Null, "the round is not over");

    // The server starts anew, and the time of the round is up.
    if url.is_none() {
        season = season.restart().await;
    }
    season.run_for_a_while().await;
    season.manual.advance(25 * HOUR);
    season.reconnect().await;
    let third = season.until(3, "running").await;
    assert_eq!(result(&third, 1, late), json!({"kind": "absent", "points": 0}));
    assert_eq!(result(&third, 1, away), json!({"kind": "unfinished", "points": 12}));
    for number in tables(&second)[0].1.iter().filter(|number| **number != late) {
        assert_eq!(result(&third, 1, *number), json!({"kind": "unfinished", "points": 12}));
    }

    season.play(&[]).await;
    let last = season.until(4, "running").await;
    let [(_, finalists)] = &*tables(&last) else { panic!("{last}") };
    let first_four: Vec<u64> = last["players"].as_array().unwrap()[..4]
        .iter()
        .map(|player| player["number"].as_u64().unwrap())
        .collect();
    assert_eq!(finalists, &first_four, "the first begins");
    season.play(&[]).await;
    let over = season.until(4, "over").await;
    assert_eq!(points(&over), points(&last), "the final brings no points");
    let of_final: Vec<u64> = over["players"].as_array().unwrap()[..4]
        .iter()
        .map(|player| result(&over, 3, player["number"].as_u64().unwrap())["place"].as_u64().unwrap())
        .collect();
    assert!(of_final.is_sorted(), "the final decides about the first places: {of_final:?}");
    season.server.close().await;
}

#[tokio::test]
async fn sixteen_play_a_league_with_everything_that_happens_to_people_in_a_folder() {
    a_league_of_sixteen(Kept::InFolder(Folder::new())).await;
}

#[tokio::test]
async fn sixteen_play_a_league_with_everything_that_happens_to_people_in_a_database() {
    a_league_of_sixteen(Kept::InDatabase(schema().await)).await;
}

#[tokio::test]
async fn a_league_is_for_its_circle_and_its_players_alone() {
    let server = TestServer::open().await;
    let (ana, bia) = (server.connect_user("Ana").await, server.connect_user("Bia").await);
    let (caio, duda) = (server.connect_user("Caio").await, server.connect_user("Duda").await);
    let friday = circle(&server.web, &ana, &[&bia, &caio]).await;
    let path = format!("/api/circles/{friday}/leagues");
    for (field, value, expected) in [
        ("seats", json!(6), "bad_options"),
        ("rounds", json!(0), "bad_options"),
        ("round_hours", json!(1009), "bad_options"),
        ("game", json!("chess"), "not_found"),
        ("name", json!("  "), "bad_text"),
        ("seats", json!("two"), "malformed"),
    ] {
        let mut wanted = plan(3, 2);
        wanted[field] = value;
        assert_eq!(post(&server, &ana, &path, &wanted).await.code(), expected, "{wanted}");
    }
    let league = set_up(&server, &ana, &friday, &plan(3, 2)).await;
    assert_eq!(
        post(&server, &ana, &format!("/api/leagues/{league}/start"), &json!({})).await.code(),
        "league_players"
    );
    let of_bia = ask(&server, &bia, &league, "join").await;
    assert_eq!((&of_bia["may_manage"], &of_bia["players"][1]["you"]), (&Value::Null, &json!(true)));
    for what in ["start", "end"] {
        let refused = post(&server, &bia, &format!("/api/leagues/{league}/{what}"), &json!({})).await;
        assert_eq!(refused.code(), "not_host");
    }
    ask(&server, &caio, &league, "join").await;
    let remove = async |user: &ConnectedUser, number: u64| {
        let headers = [("content-type", "application/json"), ("cookie", user.cookie.as_str())];
        let path = format!("/api/leagues/{league}/players/{number}");
        server.web.request("DELETE", &path, &headers, "{}").await
    };
    assert_eq!(remove(&bia, 2).await.code(), "not_host");
    assert_eq!(remove(&duda, 2).await.status, 404);
    assert_eq!(remove(&ana, 9).await.code(), "not_found");
    assert_eq!(remove(&ana, 2).await.json()["players"].as_array().unwrap().len(), 2, "Caio is removed");
    assert_eq!(remove(&ana, 2).await.status, 200, "once more changes nothing");
    ask(&server, &caio, &league, "join").await;
    let listed = caio.get(&server.web, &path).await.json();
    assert_eq!(
        listed,
        json!([{
            "league": league, "name": "Spring", "game": "draftosaurus", "state": "gathering", "round": 0,
            "rounds": 2, "players": 3, "you": "playing"
        }])
    );
    let data = caio.get(&server.web, "/api/me/data").await;
    let data = data.text();
    assert!(data.contains(&format!("\"leagues\":[{{\"id\":\"{league}\",\"made\":false")), "{data}");
    let started = ask(&server, &ana, &league, "start").await;
    assert_eq!(started["state"], "running");
    assert_eq!(
        post(&server, &ana, &format!("/api/leagues/{league}/start"), &json!({})).await.code(),
        "started"
    );
    let begun = until_seen(&server.web, &ana, &league, |league| has_begun(league, 1)).await;
    let room = tables(&begun)[0].0.clone();
    let of_table = async |user: &ConnectedUser, room: &str| {
        user.get(&server.web, &format!("/api/tables/{room}/evening")).await.body
    };
    let known: Value = serde_json::from_slice(&of_table(&bia, &room).await).unwrap();
    assert_eq!(known, json!({"league": {"league": league, "name": "Spring", "round": 1, "rounds": 2}}));

    // To others there is none, byte for byte.
    let nowhere = "00000000-0000-4000-8000-000000000000";
    assert_eq!(of_table(&duda, &room).await, of_table(&duda, nowhere).await);
    let get = async |league: &str| duda.get(&server.web, &format!("/api/leagues/{league}")).await;
    assert_eq!((get(&league).await.status, get(&league).await.body), (404, get(nowhere).await.body));
    for what in ["join", "leave", "start", "end"] {
        let asked = async |league: &str| {
            post(&server, &duda, &format!("/api/leagues/{league}/{what}"), &json!({})).await
        };
        let (of_league, of_nowhere) = (asked(&league).await, asked(nowhere).await);
        assert_eq!((of_league.status, of_league.body), (404, of_nowhere.body), "{what}");
    }

    // Who leaves the circle still plays, and who was erased is nobody.
    let ended = ask(&server, &ana, &league, "end").await;
    assert_eq!((&ended["state"], &ended["may_manage"]), (&json!("ended"), &Value::Null));
    assert_eq!(
        post(&server, &ana, &format!("/api/leagues/{league}/end"), &json!({})).await.code(),
        "not_running"
    );
    assert_eq!(
        post(&server, &bia, &format!("/api/leagues/{league}/join"), &json!({})).await.code(),
        "not_running"
    );
    server.close().await;
}

#[tokio::test]
async fn a_calendar_is_read_at_its_secret_address_until_that_is_revoked() {
    let manual = ManualClock::new(NOW);
    let server = TestServer::with(config(&["--limits=load"]), manual.clock()).await;
    let mut players = Vec::new();
    for name in ["Ana", "Bia", "Caio"] {
        players.push(server.connect_user(name).await);
    }
    let [ana, bia, caio] = &*players else { panic!() };
    let friday = circle(&server.web, ana, &[bia, caio]).await;
    let league = set_up(&server, ana, &friday, &plan(3, 2)).await;
    for player in [bia, caio] {
        ask(&server, player, &league, "join").await;
    }
    assert_eq!(ana.get(&server.web, "/api/me/calendar").await.json(), json!({}));
    let made = post(&server, ana, "/api/me/calendar", &json!({"language": "en"})).await.json();
    let path = format!("/calendar/{}", made["url"].as_str().unwrap().split_once("/calendar/").unwrap().1);
    assert!(!server.web.get(&path, None).await.text().contains("VEVENT"), "nothing has a date");
    ask(&server, ana, &league, "start").await;
    let season = Season { manual, server, players, league };
    season.until(1, "running").await;
    let read = season.server.web.get(&path, None).await;
    assert_eq!(read.header("content-type"), Some("text/calendar; charset=utf-8"));
    let text = read.text().replace("\r\n ", "");
    for line in ["SUMMARY:Spring: round 1 of 2 ends", "DTSTART:2026", &format!("/leagues/{}", season.league)]
    {
        assert!(text.contains(line), "{line} in {text}");
    }
    assert_eq!(
        season.players[0].get(&season.server.web, "/api/me/calendar").await.json(),
        json!({"made": NOW})
    );

    let headers = [("cookie", season.players[0].cookie.as_str())];
    let revoked = season.server.web.request("DELETE", "/api/me/calendar", &headers, "").await;
    assert_eq!(revoked.status, 204, "{revoked:?}");
    let nowhere = season.server.web.get(&format!("/calendar/{}", "0".repeat(64)), None).await;
    let again = season.server.web.get(&path, None).await;
    assert_eq!((again.status, again.body), (404, nowhere.body));
    season.server.close().await;
}
