//! Which TypeScript files there are, and what stands in them.

use crate::declarations::{Declarations, module};
use games::frame::{Ask, Field, Game, Kind, Places, ScoreSheet};
use protocol::limits;
use std::collections::BTreeMap;
use std::fmt::Write;
use ts_rs::TS;

/// The files by name, with their texts.
pub(crate) fn files() -> BTreeMap<String, String> {
    let mut all = Declarations::default();

    all.root::<protocol::ClientMessage>();
    all.root::<protocol::ServerMessage>();
    all.root::<protocol::TableView>();
    all.root::<protocol::Failure>();
    all.root::<protocol::Me>();
    all.root::<protocol::GameInfo>();
    all.root::<protocol::NewTable>();
    all.root::<protocol::Invitation>();
    all.root::<protocol::TableSummary>();
    all.root::<protocol::MatchPage>();
    all.root::<protocol::Reel>();
    all.root::<protocol::DeviceLink>();
    all.root::<protocol::Session>();
    all.root::<protocol::EndSession>();
    all.root::<protocol::Redeem>();

    // The parameter stands for any game's actions.
    all.root::<Ask<String>>();
    all.root::<ScoreSheet>();
    all.root::<Places>();
    all.root::<Field>();
    all.root::<Kind>();

    macro_rules! visit_games {
        ($($name:ident: $game:ty),* $(,)?) => { [$(visit_game::<$game>(&mut all)),*] };
    }
    let names: [&str; _] = games::with_games!(visit_games);

    let mut extra = BTreeMap::from([("protocol", constants()), ("games", game_names(&names))]);
    all.modules()
        .into_iter()
        .map(|module| {
            let text = all.file(&module, &extra.remove(module.as_str()).unwrap_or_default());
            (format!("{module}.ts"), text)
        })
        .collect()
}

fn visit_game<G: Game>(all: &mut Declarations) -> &'static str
where
    G::View: TS,
    G::Seen: TS,
    G::Action: TS,
    G::Options: TS,
{
    all.root::<G::View>();
    all.root::<G::Seen>();
    all.root::<G::Action>();
    all.root::<G::Options>();
    assert_eq!(module::<G::View>(), G::NAME, "a game's folder is named like the game");
    G::NAME
}

/// What the client has to know besides types.
fn constants() -> String {
    let numbers = [
        ("PROTOCOL", u64::from(protocol::PROTOCOL), "The protocol these declarations describe."),
        ("NAME_CHARS", limits::NAME_CHARS as u64, "Characters in a name."),
        ("CHAT_CHARS", limits::CHAT_CHARS as u64, "Characters in a line of chat."),
        ("ROOMS_PER_SOCKET", limits::ROOMS_PER_SOCKET as u64, "Rooms that one socket may have joined."),
    ];
    let mut text = String::new();
    for (name, value, docs) in numbers {
        let _ = write!(text, "\n/** {docs} */\nexport const {name} = {value};\n");
    }
    text
}

fn game_names(names: &[&str]) -> String {
    let mut union: Vec<String> = names.iter().map(|name| format!("'{name}'")).collect();
    if union.is_empty() {
        union.push("never".into());
    }
    format!("\n/** The games there are. */\nexport type GameName = {};\n", union.join(" | "))
}
