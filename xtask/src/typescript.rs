//! The generated TypeScript files and their content.

use crate::declarations::{Declarations, module};
use crate::prettier;
use games::frame::{Field, Game, Kind, LogLine, Options, Places, Prompt, ScoreSheet, TAKE_BACK_VERBS};
use protocol::bundle::DICTIONARY;
use protocol::limits;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::io;
use ts_rs::{Config, TS};

/// All generated files: name → text.
///
/// # Errors
/// If the declarations cannot be formatted.
pub(crate) fn files() -> io::Result<BTreeMap<String, String>> {
    let mut all = Declarations::default();

    all.root::<protocol::ClientMessage>();
    all.root::<protocol::ServerMessage>();
    all.root::<protocol::TableSettings>();
    all.root::<protocol::TableView>();
    all.root::<protocol::Failure>();
    all.root::<protocol::Me>();
    all.root::<protocol::Notices>();
    all.root::<protocol::ChangeNotices>();
    all.root::<protocol::SubscribePush>();
    all.root::<protocol::SetAddress>();
    all.root::<protocol::SetMail>();
    all.root::<protocol::ConfirmMail>();
    all.root::<protocol::ChangeMail>();
    all.root::<protocol::PushPayload>();
    all.root::<protocol::GameInfo>();
    all.root::<protocol::NewTable>();
    all.root::<protocol::NewBranch>();
    all.root::<protocol::NewLesson>();
    all.root::<protocol::LessonTable>();
    all.root::<protocol::Hints>();
    all.root::<protocol::SeenHints>();
    all.root::<protocol::Ignored>();
    all.root::<protocol::Invitation>();
    all.root::<protocol::TableSummary>();
    all.root::<protocol::MatchPage>();
    all.root::<protocol::AnalysisState>();
    all.root::<protocol::Replay>();
    all.root::<protocol::LookedAt>();
    all.root::<protocol::Notes>();
    all.root::<protocol::SetNote>();
    all.root::<protocol::NewReview>();
    all.root::<protocol::ReviewBegun>();
    all.root::<protocol::DeviceLink>();
    all.root::<protocol::LatestAction>();
    all.root::<protocol::Vacations>();
    all.root::<protocol::Session>();
    all.root::<protocol::EndSession>();
    all.root::<protocol::LookAtLink>();
    all.root::<protocol::LinkOwner>();
    all.root::<protocol::Redeem>();
    all.root::<protocol::SignInMethods>();
    all.root::<protocol::ProviderPage>();
    all.root::<protocol::UseInvitation>();
    all.root::<protocol::AskForCode>();
    all.root::<protocol::EnterCode>();
    all.root::<protocol::SignedIn>();
    all.root::<protocol::PublicPerson>();
    all.root::<protocol::Statistics>();
    all.root::<protocol::CircleStatistics>();
    all.root::<protocol::Against>();
    all.root::<protocol::Ladder>();
    all.root::<protocol::OwnRating>();
    all.root::<protocol::TableRatings>();
    all.root::<protocol::OwnPage>();
    all.root::<protocol::CircleName>();
    all.root::<protocol::SetCircleWebhook>();
    all.root::<protocol::CircleJoined>();
    all.root::<protocol::CircleEntry>();
    all.root::<protocol::Circle>();
    all.root::<protocol::CircleTable>();
    all.root::<protocol::CircleLink>();
    all.root::<protocol::CircleInvitation>();
    all.root::<protocol::CircleOwner>();
    all.root::<protocol::CircleOfTable>();
    all.root::<protocol::NewEvening>();
    all.root::<protocol::EveningMade>();
    all.root::<protocol::EveningOfTable>();
    all.root::<protocol::NewLeague>();
    all.root::<protocol::LeagueMade>();
    all.root::<protocol::LeagueEntry>();
    all.root::<protocol::League>();
    all.root::<protocol::NewCalendar>();
    all.root::<protocol::CalendarMade>();
    all.root::<protocol::CalendarAddress>();
    all.root::<protocol::HostPage>();
    all.root::<protocol::HostFinding>();
    all.root::<protocol::HostPerson>();
    all.root::<protocol::HostInvitation>();
    all.root::<protocol::HostReport>();
    all.root::<protocol::OwnReport>();
    all.root::<protocol::NewReport>();
    all.root::<protocol::HostAct>();
    all.root::<protocol::HostOrder>();
    all.root::<protocol::HostDone>();
    all.root::<protocol::OpenHostPage>();
    all.root::<protocol::SetPage>();
    all.root::<protocol::Erasure>();
    all.root::<protocol::Guest>();
    all.root::<protocol::BringAlong>();
    all.root::<protocol::BroughtAlong>();

    // `String` stands for the type parameter, the actions of any game.
    all.root::<Prompt<String>>();
    all.root::<ScoreSheet>();
    all.root::<Places>();
    all.root::<Field>();
    all.root::<Kind>();
    all.root::<LogLine>();

    macro_rules! visit_games {
        ($($name:ident: $game:ty),* $(,)?) => { [$(visit_game::<$game>(&mut all)),*] };
    }
    let names: [&str; _] = games::with_games!(visit_games);

    let mut extra = BTreeMap::from([("protocol", constants()), ("games", game_names(&names))]);
    let tables: Vec<_> = games::with_games!(tabulate_games).into_iter().flatten().collect();
    macro_rules! name_keys {
        ($($name:ident: $game:ty),* $(,)?) => { [$(keys::<$game>()),*] };
    }
    let keys = games::with_games!(name_keys);
    let declarations = all.modules().into_iter().map(|module| {
        let text = all.file(&module, &extra.remove(module.as_str()).unwrap_or_default());
        (format!("{module}.ts"), text)
    });
    let mut files = prettier::format(&declarations.collect())?;
    files.extend(tables);
    files.extend(keys);
    Ok(files)
}

macro_rules! tabulate_games {
    ($($name:ident: $game:ty),* $(,)?) => { [$(tables::<$game>()),*] };
}
use tabulate_games;

/// The static data of a game, one table for each storage format; `None` if the game has no static data.
fn tables<G: Game>() -> Option<(String, String)>
where
    G::StaticData: TS,
{
    let json =
        |format| serde_json::to_string_pretty(&G::static_data(format)).expect("tables have a JSON form");
    if json(G::FORMAT) == "{}" {
        return None;
    }
    let name = G::StaticData::ident(&Config::new());
    let mut text = String::from("// Written by `cargo xtask gen` from the Rust tables. Not to be edited.\n");
    let _ = write!(text, "\nimport type {{ {name} }} from './{}';\n", module::<G::StaticData>());
    let _ = write!(text, "\n/** What never changes in a match, by the format it was stored in. */\n");
    let _ = writeln!(text, "export const TABLES: Record<number, {name}> = {{");
    for format in 1..=G::FORMAT {
        let _ = writeln!(text, "{format}: {},", json(format));
    }
    text.push_str("};\n");
    Some((format!("{}-tables.ts", G::NAME), text))
}

/// The keys for which the client must have texts, in addition to the variants of the game's types.
fn keys<G: Game>() -> (String, String) {
    let list = |words: &[&str]| {
        let words: String = words.iter().map(|word| format!("    '{word}',\n")).collect();
        if words.is_empty() { "[]".to_owned() } else { format!("[\n{words}  ]") }
    };
    let values = |kind: &Kind| match *kind {
        Kind::Flag => Vec::new(),
        Kind::OneOf { values } | Kind::Several { values, .. } => values.to_vec(),
    };
    let option = |field: &Field| {
        let words: Vec<_> = values(&field.kind).iter().map(|word| format!("'{word}'")).collect();
        format!("    {}: [{}],\n", field.id, words.join(", "))
    };
    let options: String = G::Options::FIELDS.iter().map(option).collect();
    let mut text = String::from("// Written by `cargo xtask gen` from the Rust tables. Not to be edited.\n");
    let _ = write!(text, "\n/** The lines of its score sheet, in its order. */\n");
    let _ = writeln!(
        text,
        "export const SHEET: readonly string[] = {};",
        list(&G::score_lines()).replace("\n  ", "\n")
    );
    let _ = write!(text, "\n/** What a game says besides the words of its types: each has a text. */\n");
    let _ = writeln!(text, "export const KEYS = {{");
    let _ = writeln!(text, "  /** Its sentences. */\n  lines: {},", list(G::TEXT_KEYS));
    let _ = writeln!(text, "  /** Why a bot suggests an action. */\n  advice: {},", list(G::ADVICE_KEYS));
    let _ = writeln!(text, "  /** The lines of its log. */\n  log: {},", list(G::LOG_KEYS));
    let _ = writeln!(text, "  /** The lines of its score sheet. */\n  sheet: SHEET,");
    let _ = writeln!(text, "  /** Verbs that reasons name. */\n  verbs: {},", list(&G::verbs()));
    let _ =
        writeln!(text, "  /** Its options, with the words of each. */\n  options: {{\n{options}  }},\n}};");
    (format!("{}-keys.ts", G::NAME), text)
}

fn visit_game<G: Game>(all: &mut Declarations) -> &'static str
where
    G::View: TS,
    G::PrivateView: TS,
    G::StaticData: TS,
    G::Observation: TS,
    G::Action: TS,
    G::Options: TS,
{
    all.root::<G::View>();
    all.root::<G::PrivateView>();
    all.root::<G::StaticData>();
    all.root::<G::Observation>();
    all.root::<G::Action>();
    all.root::<G::Options>();
    G::NAME
}

/// Constants that the client needs.
fn constants() -> String {
    let numbers = [
        ("PROTOCOL", u64::from(protocol::PROTOCOL), "The protocol these declarations describe."),
        ("NAME_CHARS", limits::NAME_CHARS as u64, "Characters in a name."),
        ("CIRCLE_NAME_CHARS", limits::CIRCLE_NAME_CHARS as u64, "Characters in the name of a circle."),
        ("MIN_EVENING_MATCHES", limits::MIN_EVENING_MATCHES as u64, "Matches of an evening, at least."),
        ("MAX_EVENING_MATCHES", limits::MAX_EVENING_MATCHES as u64, "Matches of an evening, at most."),
        ("MIN_LEAGUE_PLAYERS", limits::MIN_LEAGUE_PLAYERS.into(), "Players of a league, at least."),
        ("LEAGUE_ROUNDS", limits::LEAGUE_ROUNDS.into(), "Rounds of a league, at most."),
        ("LEAGUE_ROUND_HOURS", limits::LEAGUE_ROUND_HOURS.into(), "Hours of a round of a league, at most."),
        (
            "LEAGUE_PATIENCE",
            limits::LEAGUE_PATIENCE.into(),
            "The part of a round for which a match may wait at its end.",
        ),
        ("LEAGUE_POINTS", limits::LEAGUE_POINTS.into(), "Points of the first at a table of a league."),
        ("CHAT_CHARS", limits::CHAT_CHARS as u64, "Characters in a line of chat."),
        (
            "ANNOUNCEMENT_CHARS",
            limits::ANNOUNCEMENT_CHARS as u64,
            "Characters in the text of an announcement.",
        ),
        ("REPORT_CHARS", limits::REPORT_CHARS as u64, "Characters in the words of a report."),
        ("NOTE_CHARS", limits::NOTE_CHARS as u64, "Characters in a note at a step."),
        (
            "MATCH_FILE_BYTES",
            limits::MATCH_FILE_BYTES as u64,
            "Bytes of a file of a match that can be looked at.",
        ),
        (
            "MAX_HOURS_AWAY",
            limits::MAX_HOURS_AWAY.into(),
            "Hours a match without a pace waits for somebody who is away before the others may call their time.",
        ),
        ("RATED_MATCHES", limits::RATED_MATCHES.into(), "Rated matches before a rating is shown."),
        (
            "RATING_REST_DAYS",
            limits::RATING_REST_DAYS,
            "Days without a rated match before a user is off ladders.",
        ),
        ("ROOMS_PER_SOCKET", limits::ROOMS_PER_SOCKET as u64, "Rooms that one socket may have joined."),
    ];
    let mut text = String::new();
    for (name, value, docs) in numbers {
        let _ = write!(text, "\n/** {docs} */\nexport const {name} = {value};\n");
    }
    let lines: Vec<String> = DICTIONARY.lines().map(|line| format!("  '{line}',\n")).collect();
    let docs = "What the text of a binary frame may refer to as if it stood before it: these lines, each with its end.";
    let _ = write!(text, "\n/** {docs} */\nexport const DICTIONARY = [\n{}];\n", lines.concat());
    text
}

fn game_names(names: &[&str]) -> String {
    let back: Vec<String> = TAKE_BACK_VERBS.iter().map(|verb| format!("'{verb}'")).collect();
    let mut union: Vec<String> = names.iter().map(|name| format!("'{name}'")).collect();
    if union.is_empty() {
        union.push("never".into());
    }
    format!(
        "\n/** The games there are. */\nexport type GameName = {};\n\n/** The verbs that take something back. */\nexport const TAKE_BACK_VERBS: readonly string[] = [{}];\n",
        union.join(" | "),
        back.join(", ")
    )
}
