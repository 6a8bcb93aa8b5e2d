//! Words a notice: one wording for all channels.

use super::due::DueNotice;
use super::quiet;
use super::story::Story;
use super::words::{Words, args, in_words, words};
use fluent_bundle::{FluentArgs, FluentValue};
use protocol::{LogEntry, NoticeKind, QuietHours, SeatNumber};
use serde_json::{Map, Value};
use std::collections::BTreeMap;
use store::notices::NoticeSettings;
use store::{MatchResult, Millis};

/// The longest body, in characters. A push must fit into 3 KiB, names and all.
const MAX_BODY: usize = 300;

/// A notice in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Message {
    pub(super) title: String,
    /// Sentences, each on a line of its own.
    pub(super) lines: Vec<String>,
}

impl Message {
    pub(super) fn body(&self) -> String {
        let body = self.lines.join("\n");
        match body.char_indices().nth(MAX_BODY) {
            Some((end, _)) => format!("{}…", &body[..end]),
            None => body,
        }
    }
}

/// A test of a channel.
pub(super) fn test_message(language: &str) -> Message {
    let words = words(language);
    Message { title: words.plain("told-test"), lines: vec![words.plain("told-test-text")] }
}

/// Words a notice for the player of `seat`.
pub(super) fn message(
    settings: &NoticeSettings,
    story: &Story,
    seat: SeatNumber,
    notice: &DueNotice,
    now: Millis,
) -> Message {
    let words = words(&settings.language);
    let left = story.deadline(seat).map(|deadline| time_left(words, deadline, now, settings.quiet.as_ref()));
    Message {
        title: title(words, story, seat, notice.kind),
        lines: lines(words, story, seat, notice, left, now),
    }
}

/// How much time is left until a deadline, and when that is: in the zone of the reader's quiet hours, or else in UTC, which is
/// said.
pub(super) fn time_left(words: &Words, deadline: Millis, now: Millis, quiet: Option<&QuietHours>) -> String {
    let time = words.time(deadline.saturating_sub(now));
    let zone = quiet.map_or("UTC", |quiet| &quiet.zone);
    let Some(at) = quiet::local_time(deadline, zone) else {
        return words.text("told-time-left", &args([("time", time.into())]));
    };
    let until = args([
        ("weekday", words.plain(&format!("told-weekday-{}", at.weekday)).into()),
        ("day", at.day.into()),
        ("clock", at.clock.into()),
        ("zone", if quiet.is_some() { "own" } else { "utc" }.into()),
        ("time", time.into()),
    ]);
    words.text("told-time-left-until", &until)
}

/// The title: what happened, and at which table.
pub(super) fn title(words: &Words, story: &Story, seat: SeatNumber, kind: NoticeKind) -> String {
    let game = words.name_of(&story.row.game);
    let players = story.others(words, seat);
    words.text(
        &format!("told-{}", kind_key(kind)),
        &args([("game", game.into()), ("players", players.into())]),
    )
}

/// The name of a kind in keys of texts and on the wire.
pub(super) fn kind_key(kind: NoticeKind) -> &'static str {
    match kind {
        NoticeKind::YourTurn => "your_turn",
        NoticeKind::MatchBegins => "match_begins",
        NoticeKind::TimeRunsOut => "time_runs_out",
        NoticeKind::BotPlaysForYou => "bot_plays_for_you",
        NoticeKind::MatchOver => "match_over",
        NoticeKind::AskedForAnotherMatch => "asked_for_another_match",
        NoticeKind::SomebodyWrote => "somebody_wrote",
    }
}

fn lines(
    words: &Words,
    story: &Story,
    seat: SeatNumber,
    notice: &DueNotice,
    left: Option<String>,
    now: Millis,
) -> Vec<String> {
    let whose_turn = || {
        let awaited = story.awaited();
        if awaited.contains(&seat) {
            return words.plain("told-turn");
        }
        let names = story.named(words, awaited.into_iter());
        words.text("told-waits-for", &args([("names", names.into())]))
    };
    match notice.kind {
        NoticeKind::YourTurn | NoticeKind::TimeRunsOut => {
            [latest_action(words, story, seat), left].into_iter().flatten().collect()
        }
        NoticeKind::MatchBegins => [Some(whose_turn()), left].into_iter().flatten().collect(),
        NoticeKind::BotPlaysForYou => {
            let time = words.time(now.saturating_sub(notice.since));
            vec![words.text("told-bot-since", &args([("time", time.into())]))]
        }
        NoticeKind::MatchOver => match story.result() {
            Some(result) => vec![result_in_words(words, story, result)],
            None => vec![words.plain("told-ended")],
        },
        NoticeKind::AskedForAnotherMatch => vec![words.plain("told-another")],
        NoticeKind::SomebodyWrote => vec![words.plain("told-wrote")],
    }
}

/// The result as text: the winners with their points, then the points of the others.
pub(super) fn result_in_words(words: &Words, story: &Story, result: &MatchResult) -> String {
    let MatchResult { places, points, .. } = result;
    let winners: Vec<SeatNumber> =
        places.iter().filter(|(_, place)| **place == 1).map(|(seat, _)| *seat).collect();
    let best = winners.first().and_then(|seat| points.get(seat)).copied().unwrap_or_default();
    let key = if winners.len() > 1 { "told-shared" } else { "told-wins" };
    let names = story.named(words, winners.into_iter());
    let mut sentences = vec![words.text(key, &args([("names", names.into()), ("points", best.into())]))];
    let mut others: Vec<_> = places.iter().filter(|(_, place)| **place > 1).collect();
    others.sort_by_key(|(seat, place)| (**place, **seat));
    for (seat, _) in others {
        let name = story.name(words, *seat).unwrap_or_default();
        let points = points.get(seat).copied().unwrap_or_default();
        sentences.push(words.text("told-others", &args([("name", name.into()), ("points", points.into())])));
    }
    sentences.join(" ")
}

/// What somebody else did last, in one sentence of the log.
pub(super) fn latest_action(words: &Words, story: &Story, seat: SeatNumber) -> Option<String> {
    let by_others = story.steps.iter().filter(|step| step.step.by.is_some_and(|by| by != seat));
    by_others.filter_map(|step| action_in_words(words, story, step)).next()
}

/// What the player of a step did, without its consequences for others.
fn action_in_words(words: &Words, story: &Story, entry: &LogEntry) -> Option<String> {
    let game = Game { name: &story.row.game, seat_params: story.seat_params };
    entry_in_words(words, game, &story.all_names(words), entry)
}

/// What the player of a step did, where the players have these names.
pub(super) fn entry_in_words(
    words: &Words,
    game: Game<'_>,
    names: &BTreeMap<SeatNumber, String>,
    entry: &LogEntry,
) -> Option<String> {
    let by = entry.step.by?;
    let observed: Vec<Map<String, Value>> = serde_json::from_str(entry.step.observed.as_ref()?.get()).ok()?;
    let sentences: Vec<Sentence> = observed.into_iter().flat_map(sentences_of).collect();
    let is_own =
        |sentence: &&Sentence| sentence.with.get("seat").is_none_or(|seat| seat.as_u64() == Some(by.into()));
    let own = sentences.iter().rev().find(is_own).or(sentences.last())?;
    Some(sentence_in_words(words, game, names, by, own))
}

/// One sentence of the log: the text `<game>-log-<key>` and its parameters.
struct Sentence {
    key: String,
    with: Map<String, Value>,
}

/// The sentences of an observation: its log lines, or else one sentence with the fields of the observation.
fn sentences_of(mut observation: Map<String, Value>) -> Vec<Sentence> {
    let what = observation.remove("what").and_then(|what| what.as_str().map(str::to_owned));
    match observation.remove("log") {
        Some(Value::Array(lines)) => {
            let sentence = |line: Value| {
                let Value::Object(mut line) = line else { return None };
                let with = match line.remove("with") {
                    Some(Value::Object(with)) => with,
                    _ => Map::new(),
                };
                Some(Sentence { key: line.get("key")?.as_str()?.to_owned(), with })
            };
            lines.into_iter().filter_map(sentence).collect()
        }
        _ => what.map(|key| Sentence { key, with: observation }).into_iter().collect(),
    }
}

/// A game as its log is put into words.
#[derive(Clone, Copy)]
pub struct Game<'a> {
    pub name: &'a str,
    /// Which parameters of the sentences are seats.
    pub seat_params: &'a [&'a str],
}

fn sentence_in_words(
    words: &Words,
    Game { name: game, seat_params }: Game<'_>,
    names: &BTreeMap<SeatNumber, String>,
    by: SeatNumber,
    sentence: &Sentence,
) -> String {
    let mut values = FluentArgs::new();
    let about = Map::from_iter([("seat".to_owned(), Value::from(by))]);
    for (param, value) in about.iter().chain(&sentence.with) {
        let is_seat = param == "seat" || param == "by" || seat_params.contains(&param.as_str());
        match value {
            Value::Number(number) if is_seat => {
                let seat = number.as_u64().and_then(|seat| SeatNumber::try_from(seat).ok());
                let name = seat.and_then(|seat| names.get(&seat).cloned()).unwrap_or_default();
                values.set(param.clone(), name);
                // To others, the reader is somebody else, too.
                values.set(format!("{param}_is"), "other");
            }
            Value::Number(number) => values.set(param.clone(), number.as_f64().unwrap_or_default()),
            Value::Bool(yes) => values.set(param.clone(), if *yes { "yes" } else { "no" }),
            Value::String(word) => {
                values.set(param.clone(), word_of(words, game, param, word));
                values.set(format!("{param}_id"), word.clone());
            }
            Value::Array(list) => {
                let parts: Vec<String> =
                    list.iter().filter_map(|part| part_of(words, game, param, part)).collect();
                for (at, part) in parts.iter().enumerate() {
                    values.set(format!("{param}_{}", at + 1), part.clone());
                }
                values.set(param.clone(), FluentValue::from(words.phrase(&parts)));
            }
            Value::Null | Value::Object(_) => {}
        }
    }
    let key = format!("log-{}", sentence.key);
    words.of_game(game, &key, &values).unwrap_or_else(|| in_words(&sentence.key))
}

fn part_of(words: &Words, game: &str, param: &str, part: &Value) -> Option<String> {
    match part {
        Value::String(word) => Some(word_of(words, game, param, word)),
        Value::Number(number) => Some(number.to_string()),
        _ => None,
    }
}

/// The text of a word of the game: a species, a pen, a face of the die.
fn word_of(words: &Words, game: &str, param: &str, word: &str) -> String {
    words.of_game(game, &format!("{param}-{word}"), &FluentArgs::new()).unwrap_or_else(|| in_words(word))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::LANGUAGES;
    use games::frame::{Dice, Viewer};
    use room::registry::{GameDefinition, GameState, Observations};

    /// The steps of a random match that are put into words.
    const STEPS: u64 = 150;

    /// What spectators observe of the steps of a random match, each with its seat.
    fn random_match(definition: &dyn GameDefinition, dice: &mut Dice) -> Vec<(SeatNumber, Observations)> {
        let info = definition.info();
        let opened = definition.open(
            &info.defaults,
            info.max_seats,
            None,
            Dice::from_number(dice.below(u32::MAX).into()),
        );
        let mut state: Box<dyn GameState> = opened.unwrap().next;
        let mut steps = Vec::new();
        for _ in 0..STEPS {
            let Some(seat) = state.awaited().iter().next() else { break };
            let prompt: Value = serde_json::from_str(state.prompt(seat).unwrap().as_str()).unwrap();
            let actions = prompt["actions"].as_array().unwrap();
            let action = one_of(&dice.pick(actions)["action"], dice);
            let step = state.play(seat, &action, Dice::from_number(dice.below(u32::MAX).into()));
            let step = step.unwrap_or_else(|_| panic!("{action} is listed"));
            steps.push((seat.0, step.observations));
            state = step.next;
        }
        steps
    }

    /// An action of those that an entry of a prompt stands for: a list is a choice of values.
    fn one_of(listed: &Value, dice: &mut Dice) -> Value {
        let fields = listed.as_object().unwrap().iter().map(|(field, value)| {
            let value = value.as_array().map_or(value, |values| dice.pick(values));
            (field.clone(), value.clone())
        });
        Value::Object(fields.collect())
    }

    #[test]
    fn the_time_left_is_said_with_the_time_at_the_readers_place() {
        // Wednesday, 23 September 2026, 23:30 in UTC.
        let deadline = 1_790_206_200_000;
        let quiet = |zone: &str| QuietHours { from: String::new(), to: String::new(), zone: zone.to_owned() };
        let said = |language: &str, zone: Option<&str>| {
            time_left(words(language), deadline, deadline - 3 * 3_600_000, zone.map(quiet).as_ref())
        };
        assert_eq!(said("en", None), "You have 3 hours left, until Wednesday the 23rd at 23:30 UTC.");
        assert_eq!(
            said("en", Some("Europe/Lisbon")),
            "You have 3 hours left, until Thursday the 24th at 00:30."
        );
        assert_eq!(
            said("pt-BR", Some("America/Sao_Paulo")),
            "Você ainda tem 3 horas, até quarta-feira, dia 23, às 20:30."
        );
        assert_eq!(said("ja", Some("Asia/Tokyo")), "残り3時間です（24日木曜日 08:30まで）。");
        assert_eq!(said("en", Some("Nowhere")), "You have 3 hours left.");
    }

    #[test]
    fn the_log_of_every_game_is_put_into_words() {
        let seed: u32 = std::env::var("RODADA_WORDING_SEED")
            .ok()
            .and_then(|text| text.parse().ok())
            .unwrap_or_else(rand::random);
        eprintln!("repeat with RODADA_WORDING_SEED={seed}");
        let mut dice = Dice::from_number(seed.into());
        let names: BTreeMap<SeatNumber, String> =
            (0..6).map(|seat| (seat, format!("Player {seat}"))).collect();
        for definition in room::registry::definitions() {
            let game = Game { name: definition.name(), seat_params: definition.seat_params() };
            let mut sentences = 0;
            for (by, observations) in random_match(*definition, &mut dice) {
                let Some(observed) = observations.to(Viewer::Spectator) else { continue };
                let observed: Vec<Map<String, Value>> = serde_json::from_str(&observed).unwrap();
                for sentence in observed.into_iter().flat_map(sentences_of) {
                    sentences += 1;
                    for language in LANGUAGES {
                        let words = words(language);
                        let said = sentence_in_words(words, game, &names, by, &sentence);
                        let key = format!("log-{}", sentence.key);
                        let is_known = words.of_game(definition.name(), &key, &FluentArgs::new()).is_some();
                        let whole = is_known && !said.trim().is_empty() && !said.contains("{$");
                        assert!(whole, "{} {} in {language}: {said}", definition.name(), sentence.key);
                    }
                }
            }
            assert!(sentences > 10, "{}", definition.name());
        }
    }
}
