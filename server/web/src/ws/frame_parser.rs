//! Parses and validates the frames of clients.

use protocol::{ClientMessage, Code, RequestId, ReviewChange, TableChange, WrongForm, limits};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::Value;

/// The longest name of a build, in characters.
const MAX_BUILD_CHARS: usize = 64;

/// Why a frame is refused, and the id of its request if that can be read.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct RejectedFrame {
    pub(super) id: Option<RequestId>,
    pub(super) code: Code,
    /// What is wrong with its form, if it is malformed.
    pub(super) form: Option<Form>,
}

/// What is wrong with the form of a frame, and the field that is missing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Form {
    pub(super) form: WrongForm,
    pub(super) field: Option<&'static str>,
}

impl From<WrongForm> for Form {
    fn from(form: WrongForm) -> Self {
        Self { form, field: None }
    }
}

impl RejectedFrame {
    pub(super) fn malformed(id: Option<RequestId>, form: Form) -> Self {
        Self { id, code: Code::Malformed, form: Some(form) }
    }
}

/// The fields that some message cannot lack.
const REQUIRED_FIELDS: [&str; 25] = [
    "t",
    "protocol",
    "build",
    "id",
    "room",
    "stream",
    "version",
    "expect",
    "action",
    "change",
    "text",
    "visible",
    "used_ms",
    "watching",
    "n",
    "do",
    "seat",
    "level",
    "seats",
    "answer",
    "invitation",
    "agree",
    "step",
    "person",
    "area",
];
/// Those of a pace.
const REQUIRED_FIELDS_OF_PACES: [&str; 3] = ["kind", "minutes", "days"];

/// What is wrong with a text that is not parsed. The words of the parser repeat what was sent, so only their beginnings
/// are looked at, which do not.
fn form_of(text: &str, error: &serde_json::Error) -> Form {
    let words = error.to_string();
    if words.starts_with("recursion limit") {
        return WrongForm::TooDeep.into();
    }
    // A value may be wrong before the place where the text is no JSON.
    if serde_json::from_str::<IgnoredAny>(text).is_err() {
        return WrongForm::NotJson.into();
    }
    if !text.trim_start().starts_with('{') {
        return WrongForm::NotAnObject.into();
    }
    if let Some(named) = words.strip_prefix("missing field `") {
        let fields = REQUIRED_FIELDS.into_iter().chain(REQUIRED_FIELDS_OF_PACES);
        let is_named = |field: &&str| named.strip_prefix(*field).is_some_and(|rest| rest.starts_with('`'));
        return Form { form: WrongForm::MissingField, field: fields.into_iter().find(is_named) };
    }
    let form = if words.starts_with("unknown field `") {
        WrongForm::UnknownField
    } else if words.starts_with("duplicate field `") {
        WrongForm::RepeatedField
    } else if words.starts_with("unknown variant `") && words.contains("`, expected one of `hello`, `join`") {
        WrongForm::UnknownKind
    } else {
        WrongForm::WrongValue
    };
    form.into()
}

/// The first frame, which may be of any protocol version.
#[derive(Debug, PartialEq, Deserialize)]
pub(super) struct Hello {
    t: String,
    pub(super) protocol: u32,
    #[serde(default)]
    pub(super) build: String,
    /// Whether the client accepts compressed frames.
    #[serde(default)]
    pub(super) deflate: bool,
}

impl Hello {
    /// Parses the first frame.
    pub(super) fn parse(text: &str) -> Option<Self> {
        let hello: Self = serde_json::from_str(text).ok()?;
        let fits = hello.build.chars().count() <= MAX_BUILD_CHARS && !has_control(&hello.build);
        (hello.t == "hello" && fits).then_some(hello)
    }
}

/// Parses a frame.
pub(super) fn parse(text: &str) -> Result<ClientMessage, RejectedFrame> {
    if text.len() > limits::CLIENT_FRAME_BYTES {
        return Err(RejectedFrame { id: request_id_of(text), code: Code::TooLarge, form: None });
    }
    let message = serde_json::from_str(text);
    let message =
        message.map_err(|error| RejectedFrame::malformed(request_id_of(text), form_of(text, &error)))?;
    match check_texts(&message) {
        Ok(()) => Ok(message),
        Err(Code::Malformed) => {
            Err(RejectedFrame::malformed(request_id_of(text), WrongForm::ControlCharacter.into()))
        }
        Err(code) => Err(RejectedFrame { id: request_id_of(text), code, form: None }),
    }
}

/// The id of a request whose frame is not parsed, or cannot be.
pub(super) fn request_id_of(text: &str) -> Option<RequestId> {
    #[derive(Deserialize)]
    struct WithId {
        id: RequestId,
    }
    serde_json::from_str::<WithId>(text).ok().map(|parsed| parsed.id)
}

/// Refuses control characters. All other checks of chat text are the room's.
fn check_texts(message: &ClientMessage) -> Result<(), Code> {
    let clean = match message {
        ClientMessage::Act { action, .. } | ClientMessage::ScoreDelta { action, .. } => is_clean(action),
        ClientMessage::Join { since: Some(since), .. } => !has_control(&since.stream),
        ClientMessage::Table {
            change: TableChange::Sit { invitation: Some(key), .. } | TableChange::TakeOver { invitation: key },
            ..
        } => !has_control(key),
        ClientMessage::Table { change: TableChange::Set { settings, .. }, .. } => {
            settings.options.iter().all(|(key, value)| !has_control(key) && is_clean(value))
        }
        ClientMessage::Review { change: ReviewChange::Point { area, thing }, .. } => {
            !has_control(area) && !thing.as_deref().is_some_and(has_control)
        }
        ClientMessage::Chat { text, .. } if has_control(text) => return Err(Code::BadText),
        _ => true,
    };
    if clean { Ok(()) } else { Err(Code::Malformed) }
}

fn is_clean(value: &Value) -> bool {
    match value {
        Value::String(text) => !has_control(text),
        Value::Array(list) => list.iter().all(is_clean),
        Value::Object(map) => map.iter().all(|(key, value)| !has_control(key) && is_clean(value)),
        Value::Null | Value::Bool(_) | Value::Number(_) => true,
    }
}

fn has_control(text: &str) -> bool {
    text.chars().any(char::is_control)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::strict_json::check;
    use serde_json::json;

    const ROOM: &str = "01936d5e-0000-7000-8000-000000000001";

    fn refusal(text: &str) -> (Option<String>, Code) {
        let rejected = parse(text).unwrap_err();
        (rejected.id.map(|id| id.to_string()), rejected.code)
    }

    fn samples() -> Vec<Value> {
        let with_room = |t: &str, more: Value| {
            let mut message = json!({"t": t, "id": "r1", "room": ROOM});
            message.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
            message
        };
        let table = |change: Value| with_room("table", json!({ "change": change }));
        let set = |pace: Value, bot_pace: &str, writers: &str| {
            let settings = json!({
                "do": "set", "seats": 2, "options": {}, "pace": pace, "open": true, "suggestions": true,
                "first_seat": 1, "bot_pace": bot_pace, "writers": writers
            });
            table(settings)
        };
        let plain = ["stand", "start", "close", "hand_over", "take_back", "rematch"];
        let of_a_seat = ["send_away", "remove_bot", "call_time"];
        let mut samples = vec![
            json!({"t": "hello", "protocol": 1, "build": "b", "deflate": true}),
            json!({"t": "ping", "n": 1}),
            json!({"t": "watch_lists", "watching": true}),
            json!({"t": "looking", "room": ROOM, "visible": true, "used_ms": 1}),
            with_room("join", json!({"since": {"stream": "s", "version": 1, "line": 1}})),
            with_room("leave", json!({})),
            with_room("act", json!({"expect": 1, "action": {"do": "pick"}})),
            with_room("score_delta", json!({"action": {"do": "pick"}})),
            with_room("suggest", json!({})),
            with_room("hurry", json!({})),
            with_room("undo", json!({"version": 1})),
            with_room("chat", json!({"text": "hello"})),
            with_room("review", json!({"change": {"do": "show", "step": 3}})),
            with_room("review", json!({"change": {"do": "hand_over", "person": "9f3c41d07ab2e865"}})),
            with_room("review", json!({"change": {"do": "take_lead"}})),
            with_room("review", json!({"change": {"do": "point", "area": "mine", "thing": "piece:trex"}})),
            table(json!({"do": "sit", "seat": 1, "invitation": "key"})),
            table(json!({"do": "bot", "seat": 1, "level": "beginner"})),
            table(json!({"do": "bot", "seat": 1, "level": "easy"})),
            table(json!({"do": "bot", "seat": 1, "level": "good"})),
            table(json!({"do": "bot", "seat": 1, "level": "strong"})),
            table(json!({"do": "vote", "seat": 1, "answer": "wait"})),
            table(json!({"do": "vote", "seat": 1, "answer": "bot"})),
            table(json!({"do": "vote", "seat": 1, "answer": "invite"})),
            table(json!({"do": "take_over", "invitation": "key"})),
            table(json!({"do": "abandon", "agree": true})),
            set(json!({"kind": "free"}), "at_once", "everybody"),
            set(json!({"kind": "live", "minutes": 5}), "usual", "players"),
            set(json!({"kind": "days", "days": 2, "no_vacation": true}), "slow", "everybody"),
        ];
        samples.extend(plain.map(|change| table(json!({ "do": change }))));
        samples.extend(of_a_seat.map(|change| table(json!({"do": change, "seat": 1}))));
        samples
    }

    #[test]
    fn unknown_fields_in_messages_are_refused() {
        let samples = samples();
        check::<ClientMessage>(&samples, &["action", "options"]);
        for sample in samples {
            assert!(parse(&sample.to_string()).is_ok(), "{sample}");
        }
    }

    fn form(text: &str) -> (WrongForm, Option<&'static str>) {
        let form = parse(text).unwrap_err().form.unwrap();
        (form.form, form.field)
    }

    #[test]
    fn every_missing_field_is_named() {
        let mut named = std::collections::BTreeSet::new();
        for sample in samples() {
            for pointer in ["", "/change", "/change/pace", "/since"] {
                let Some(Value::Object(fields)) = sample.pointer(pointer) else { continue };
                for field in fields.keys() {
                    let mut without = sample.clone();
                    without.pointer_mut(pointer).unwrap().as_object_mut().unwrap().remove(field);
                    if parse(&without.to_string()).is_err() {
                        let known = (WrongForm::MissingField, Some(field.as_str()));
                        assert_eq!(form(&without.to_string()), known, "{without}");
                        named.insert(field.clone());
                    }
                }
            }
        }
        let known = REQUIRED_FIELDS.iter().chain(&REQUIRED_FIELDS_OF_PACES).map(|field| (*field).to_owned());
        assert_eq!(named, known.collect(), "no other field is required");
    }

    #[test]
    fn what_is_wrong_with_a_form_is_said_in_fixed_words() {
        let nested = format!("{}{}", "[".repeat(2_000), "]".repeat(2_000));
        let deep = format!(r#"{{"t":"act","id":"r1","room":"{ROOM}","expect":1,"action":{nested}}}"#);
        let chat = |more: &str| format!(r#"{{"t":"chat","id":"r1","room":"{ROOM}",{more}}}"#);
        for (text, expected) in [
            ("", WrongForm::NotJson),
            ("[1,2", WrongForm::NotJson),
            ("secret", WrongForm::NotJson),
            (deep.as_str(), WrongForm::TooDeep),
            (r#"{"t":"ping","n":"secret""#, WrongForm::NotJson),
            ("[1,2]", WrongForm::NotAnObject),
            ("7", WrongForm::NotAnObject),
            (r#"{"t":"dance"}"#, WrongForm::UnknownKind),
            (&chat(r#""text":"a","more":1"#), WrongForm::UnknownField),
            (&chat(r#""text":"a","text":"b""#), WrongForm::RepeatedField),
            (&chat(r#""text":1"#), WrongForm::WrongValue),
            (r#"{"t":"leave","id":"r 1","room":"x"}"#, WrongForm::WrongValue),
            (r#"{"t":"ping","n":"secret"}"#, WrongForm::WrongValue),
        ] {
            assert_eq!(form(text), (expected, None), "{text}");
        }
        let act =
            format!(r#"{{"t":"act","id":"r1","room":"{ROOM}","expect":1,"action":{{"do":"a\u0000"}}}}"#);
        assert_eq!(form(&act), (WrongForm::ControlCharacter, None));
    }

    #[test]
    fn a_known_message_is_parsed() {
        let text = format!(r#"{{"t":"leave","id":"r1","room":"{ROOM}"}}"#);
        assert!(matches!(parse(&text), Ok(ClientMessage::Leave { .. })));
    }

    #[test]
    fn an_invalid_frame_is_refused_with_its_request_id_if_that_can_be_read() {
        assert_eq!(refusal(r#"{"t":"leave","id":"r1"}"#), (Some("r1".to_owned()), Code::Malformed));
        assert_eq!(refusal(r#"{"t":"dance","id":"r1"}"#), (Some("r1".to_owned()), Code::Malformed));
        assert_eq!(refusal(r#"{"t":"leave","id":"r 1"}"#), (None, Code::Malformed));
        assert_eq!(refusal("[1,2"), (None, Code::Malformed));
        assert_eq!(refusal(""), (None, Code::Malformed));
    }

    #[test]
    fn a_long_frame_is_too_large() {
        let text = format!(r#"{{"t":"chat","id":"r1","room":"{ROOM}","text":"{}"}}"#, "a".repeat(9_000));
        assert_eq!(refusal(&text), (Some("r1".to_owned()), Code::TooLarge));
    }

    #[test]
    fn control_characters_are_refused() {
        let act =
            |action: &str| format!(r#"{{"t":"act","id":"r1","room":"{ROOM}","expect":1,"action":{action}}}"#);
        assert_eq!(refusal(&act(r#"{"do":"a\u0000"}"#)).1, Code::Malformed);
        assert_eq!(refusal(&act(r#"{"do":["a",{"b\n":1}]}"#)).1, Code::Malformed);
        assert!(parse(&act(r#"{"do":"çãø"}"#)).is_ok());
        let chat = format!(r#"{{"t":"chat","id":"r1","room":"{ROOM}","text":"a\tb"}}"#);
        assert_eq!(refusal(&chat).1, Code::BadText);
        let sit = format!(
            r#"{{"t":"table","id":"r1","room":"{ROOM}","change":{{"do":"sit","invitation":"\u0007"}}}}"#
        );
        assert_eq!(refusal(&sit).1, Code::Malformed);
    }

    #[test]
    fn deep_nesting_is_malformed() {
        let nested = format!("{}{}", "[".repeat(2_000), "]".repeat(2_000));
        let deep = format!(r#"{{"t":"act","id":"r1","room":"{ROOM}","expect":1,"action":{nested}}}"#);
        assert_eq!(refusal(&deep).1, Code::Malformed);
    }

    #[test]
    fn a_hello_of_any_protocol_version_is_parsed() {
        let hello = |text: &str| Hello::parse(text).map(|hello| (hello.protocol, hello.build, hello.deflate));
        let parsed = hello(r#"{"t":"hello","protocol":7,"build":"b","deflate":true,"more":[1]}"#);
        assert_eq!(parsed, Some((7, "b".to_owned(), true)));
        assert_eq!(hello(r#"{"t":"hello","protocol":0}"#), Some((0, String::new(), false)));
        assert_eq!(hello(r#"{"t":"hello","protocol":0,"deflate":1}"#), None);
        assert_eq!(hello(r#"{"t":"ping","n":1}"#), None);
        assert_eq!(hello(r#"{"t":"hello","protocol":3,"build":"a\u001b[2J"}"#), None);
    }
}
