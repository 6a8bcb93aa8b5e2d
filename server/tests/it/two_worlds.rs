//! Nobody learns from a branch that is played on what they may not know: what they are told of it, of the match that it branches
//! off, and of everything beside is the same, to the byte, in two worlds that differ in secrets alone.
//!
//! The worlds are copies of one database, with the same users and sessions. In the second one the branches have other seeds, so
//! that other dice will fall, and where hidden things were drawn anew, others were drawn. Ana, for whom they were drawn, may
//! know none of this; neither may Caio, who watches, nor anybody else.

use crate::client::Client;
use crate::playing::play_on;
use crate::test_server::{Folder, TestServer, config};
use crate::web::Web;
use base::clock::{Clock, ManualClock};
use games::frame::{Seed, TAKE_BACK_VERBS};
use protocol::{Hidden, MatchId, NewBranch};
use room::{BranchSetup, MatchIdentity, set_up_branch};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use store::{NewMatch, SeatAssignment, StoredMatch};

const NOW: u64 = 1_790_000_000_000;
const ANA: u8 = 0;

/// The cookies of Ana, Bia and Caio.
type Cookies = [String; 3];

/// A branch in both worlds.
struct Twins {
    name: String,
    origin: String,
    room: String,
    invitation: String,
    worlds: [NewMatch; 2],
}

impl Twins {
    fn of(origin: &StoredMatch, after: u64, hidden: Hidden) -> Self {
        let id = MatchId::new();
        let invitation = id.to_string().replace('-', "");
        let SeatAssignment::User { user: host, .. } = origin.seats[usize::from(ANA)].assignment else {
            panic!("Ana sits there")
        };
        let wanted = NewBranch { after, seat: ANA, hidden, against: None };
        let in_world = |seed| {
            let identity = MatchIdentity { id, seed: Seed([seed; 32]), invitation: invitation.clone() };
            set_up_branch(BranchSetup { origin, wanted, host, now: NOW, identity }).unwrap()
        };
        Self {
            name: format!("{} after step {after}, {hidden:?}", origin.row.game),
            origin: origin.row.id.to_string(),
            room: id.to_string(),
            worlds: [in_world(1), in_world(2)],
            invitation,
        }
    }

    /// Branches from the beginning and from the middle of a match.
    fn all_of(origin: &StoredMatch) -> Vec<Self> {
        let played = || origin.steps.iter().filter(|step| step.events != "[]").map(|step| step.version);
        let (start, end) = (played().min().unwrap(), played().max().unwrap());
        let places = [start, start.midpoint(end)];
        let branches = places
            .map(|after| [Hidden::AsItLay, Hidden::DrawnAnew].map(|hidden| Self::of(origin, after, hidden)));
        branches.into_iter().flatten().collect()
    }
}

/// Plays a match of every game to its end. Returns the database with them, and the ids.
async fn origins() -> (Folder, Cookies, Vec<MatchId>) {
    let server = TestServer::with(config(&["--limits=load"]), ManualClock::new(NOW).clock()).await;
    let (mut ana, bia, caio) = (
        server.connect_user("Ana").await,
        server.connect_user("Bia").await,
        server.connect_user("Caio").await,
    );
    let mut played = Vec::new();
    for game in server.web.get("/api/games", None).await.json().as_array().unwrap() {
        let wanted = json!({"game": game["name"], "seats": 2, "against": "beginner"});
        let room = ana.set_up(&server.web, &wanted).await;
        ana.client.join(&room).await;
        play_on(&mut ana.client, &room).await;
        played.push(room.parse().unwrap());
    }
    (server.close().await, [ana, bia, caio].map(|user| user.cookie), played)
}

fn copy(folder: &Folder) -> Folder {
    let copy = Folder::new();
    for entry in std::fs::read_dir(folder.path()).unwrap() {
        let entry = entry.unwrap();
        std::fs::copy(entry.path(), copy.path().join(entry.file_name())).unwrap();
    }
    copy
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_branch_that_is_played_on_tells_no_secret() {
    let (folder, cookies, origins) = origins().await;
    let store = store::open(None, folder.path()).await.unwrap();
    let mut twins = Vec::new();
    for origin in origins {
        twins.extend(Twins::all_of(&store.load(origin).await.unwrap().unwrap()));
    }
    store.close().await;
    let folders = [copy(&folder), folder];
    let mut worlds = Vec::new();
    for (world, folder) in folders.into_iter().enumerate() {
        let store = store::open(None, folder.path()).await.unwrap();
        for twins in &twins {
            store.create(twins.worlds[world].clone()).await.unwrap();
        }
        store.close().await;
        worlds.push(told_in(folder, &cookies, &twins).await);
    }
    let [one, two] = <[Vec<Told>; 2]>::try_from(worlds).ok().unwrap();
    let mut secrets = 0;
    for (one, two) in one.iter().zip(&two) {
        assert_eq!(one.context, two.context);
        secrets += usize::from(one.secret != two.secret);
        assert_eq!(one.public.len(), two.public.len(), "{}", one.context);
        for (one_text, two_text) in one.public.iter().zip(&two.public) {
            assert_alike(one_text, two_text, &one.context);
        }
    }
    assert!(secrets > 0, "the worlds differ in nothing that Bia knows");
    assert!(twins.iter().any(|twins| twins.worlds[0].steps != twins.worlds[1].steps));
}

/// Prints only what lies around the first difference.
fn assert_alike(one: &str, two: &str, context: &str) {
    let at = one.bytes().zip(two.bytes()).take_while(|(one, two)| one == two).count();
    let around = |text: &str| text.chars().skip(at.saturating_sub(120)).take(240).collect::<String>();
    assert!(one == two, "{context}\n one: {}\n two: {}", around(one), around(two));
}

/// What people were told of one branch.
struct Told {
    context: String,
    /// Ana, Caio, and those who have no session.
    public: Vec<String>,
    /// Bia, who sits at the table.
    secret: String,
}

/// Serves a database, and lets people play each branch on. Everything happens at the same time of the clock.
async fn told_in(folder: Folder, cookies: &Cookies, twins: &[Twins]) -> Vec<Told> {
    let clock: Clock = ManualClock::new(NOW).clock();
    let server = TestServer::in_folder(folder, config(&["--limits=load"]), clock).await;
    let mut all = Vec::new();
    for twins in twins {
        all.push(told(&server.web, cookies, twins).await);
    }
    let origins: BTreeSet<&str> = twins.iter().map(|twins| twins.origin.as_str()).collect();
    let lists = ["tables", "tables/mine", "tables/mine/latest", "matches", "me/data", "me/statistics"];
    let mut paths: Vec<String> = lists.map(|path| format!("/api/{path}")).to_vec();
    paths.extend(origins.into_iter().flat_map(paths_of));
    let public = answers(&server.web, cookies, &paths).await;
    all.push(Told {
        context: "all that runs, and what it branches off".to_owned(),
        public,
        secret: String::new(),
    });
    server.close().await;
    all
}

async fn told(web: &Web, cookies: &Cookies, twins: &Twins) -> Told {
    let Twins { name, room, invitation, .. } = twins;
    let mut people = Vec::new();
    for cookie in cookies {
        let mut client = Client::connect(web, Some(cookie)).await;
        client.join(room).await;
        synchronize(&mut client).await;
        people.push(client);
    }
    let [mut ana, mut bia, mut caio] = <[Client; 3]>::try_from(people).ok().unwrap();
    bia.change(room, json!({"do": "sit", "invitation": invitation})).await;
    for client in [&mut ana, &mut caio] {
        // Names are looked up beside everything else.
        while client.view(room).name_at(1).is_none() {
            client.receive().await;
        }
    }
    ana.change(room, json!({"do": "start"})).await;
    synchronize(&mut bia).await;
    let secret = bia.document(room).to_string();
    // Where both decide at the same time, nobody sees what Bia chooses.
    if let (Some(_), Some(action)) = (first_choice(&ana, room), first_choice(&bia, room)) {
        let request = bia.act(room, &action);
        assert_eq!(bia.ask(request).await["t"], "ack", "{name}");
    }
    if let Some(action) = first_choice(&ana, room) {
        ana.send(&json!({"t": "score_delta", "id": "delta", "room": room, "action": action})).await;
    }
    let unlisted = json!({"t": "act", "room": room, "expect": 0, "action": {"do": "nothing"}});
    for client in [&mut ana, &mut caio] {
        client.ask(unlisted.clone()).await;
        synchronize(client).await;
    }
    let mut public = [ana.texts(), caio.texts()].concat();
    let mut paths = paths_of(room);
    paths.extend(["replay?as=all", "export"].map(|of| format!("/api/matches/{room}/{of}")));
    public.extend(answers(web, cookies, &paths).await);
    for (path, body) in [
        ("branches", json!({"after": 9, "seat": 0, "hidden": "as_it_lay"})),
        ("analysis", json!({})),
        ("reviews", json!({"step": 9})),
    ] {
        let answer = web.post(&format!("/api/matches/{room}/{path}"), Some(&cookies[0]), &body).await;
        assert!(answer.status >= 400, "{path}: {}", answer.text());
        public.push(format!("{path} {} {}", answer.status, answer.text()));
    }
    Told { context: name.clone(), public, secret }
}

fn first_choice(client: &Client, room: &str) -> Option<Value> {
    let takes_back = |action: &Value| TAKE_BACK_VERBS.iter().any(|verb| action["do"] == *verb);
    client.choices(room).into_iter().find(|action| !takes_back(action))
}

/// Waits until the client has received everything that was sent to it so far.
async fn synchronize(client: &mut Client) {
    client.send(&json!({"t": "ping", "n": 7})).await;
    client.until(|message| message["t"] == "pong").await;
}

/// The addresses that tell something of a match.
fn paths_of(id: &str) -> Vec<String> {
    let of_table = ["invitation", "circle", "evening", "ratings"].map(|of| format!("/api/tables/{id}/{of}"));
    let of_match =
        ["replay", "replay?as=0", "replay?as=1", "replay?as=watch", "branches", "analysis", "notes"];
    let of_match = of_match.map(|of| format!("/api/matches/{id}/{of}"));
    let pages = [format!("/t/{id}"), format!("/m/{id}"), format!("/m/{id}/5")];
    of_table.into_iter().chain(of_match).chain(pages).collect()
}

/// What Ana, Caio, and those who have no session are answered.
async fn answers(web: &Web, [ana, _, caio]: &Cookies, paths: &[String]) -> Vec<String> {
    let mut answers = Vec::new();
    for cookie in [Some(ana), Some(caio), None] {
        for path in paths {
            let answer = web.get(path, cookie.map(String::as_str)).await;
            // An ETag is a hash of a page that names the address of its server.
            let headers = answer.headers.iter().filter(|(name, _)| name != "date" && name != "etag");
            let headers: Vec<String> = headers.map(|(name, value)| format!("{name}: {value}")).collect();
            let body = String::from_utf8_lossy(&answer.body);
            let text = format!("{path} {} {}\n{body}", answer.status, headers.join("; "));
            answers.push(text.replace(&web.address.to_string(), "server"));
        }
    }
    answers
}
