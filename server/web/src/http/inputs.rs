//! All types that are parsed from HTTP requests: bodies and query parameters.

use super::host_page::HostSearch;
use super::matches::ReplayQuery;
use super::me::Name;
use super::ratings::LadderQuery;
use super::search::Search;
use super::statistics::circle::CircleStatisticsQuery;
use super::statistics::{OwnStatisticsQuery, StatisticsQuery};
use super::strict_input::StrictInput;
use super::tables::LatestQuery;
use protocol::{
    AskForCode, BringAlong, ChangeMail, ChangeNotices, CircleLink, CircleName, CircleOwner, ConfirmMail,
    EndSession, EnterCode, HostOrder, LookAtLink, NewBranch, NewCalendar, NewEvening, NewLeague, NewLesson,
    NewReport, NewReview, NewTable, OpenHostPage, Redeem, SeenHints, SetAddress, SetCircleWebhook, SetMail,
    SetNote, SetPage, SubscribePush, UseInvitation, Vacation,
};

/// Lists the types, each with samples that together have every field and every variant.
macro_rules! strict_inputs {
    ($($input:ty: [$($sample:tt),+ $(,)?]),+ $(,)?) => {
        $(impl StrictInput for $input {})+

        #[cfg(test)]
        #[test]
        fn unknown_fields_in_requests_are_refused() {
            $(crate::strict_json::check::<$input>(&[$(serde_json::json!($sample)),+], &["options"]);)+
        }
    };
}

strict_inputs! {
    Name: [{"name": "Ana"}],
    NewTable: [
        {
            "game": "draftosaurus", "seats": 2, "options": {}, "pace": {"kind": "free"}, "open": true,
            "against": "easy", "circle": "01890a5d-ac96-474b-bcce-b302099a8057"
        },
        {"game": "draftosaurus", "seats": 2, "pace": {"kind": "live", "minutes": 5}, "against": "good", "bot_pace": "slow", "writers": "players", "suggestions": true, "rated": true},
        {"game": "draftosaurus", "seats": 2, "against": "beginner", "bot_pace": "at_once"},
        {"game": "draftosaurus", "seats": 2, "against": "strong", "bot_pace": "usual", "writers": "everybody"},
        {"game": "draftosaurus", "seats": 2, "pace": {"kind": "days", "days": 2, "no_vacation": true}},
        {"game": "draftosaurus", "seats": 2, "against": "fitting"},
    ],
    NewBranch: [
        {"after": 7, "seat": 0, "hidden": "as_it_lay", "against": "easy"},
        {"after": 7, "seat": 1, "hidden": "drawn_anew", "against": "beginner"},
        {"after": 7, "seat": 1, "hidden": "drawn_anew", "against": "good"},
        {"after": 7, "seat": 1, "hidden": "drawn_anew", "against": "strong"},
    ],
    HostSearch: [{"text": "ana"}],
    OpenHostPage: [{"link": "0a", "browser": "0b"}],
    HostOrder: [
        {"order": "rename", "person": "01890a5d-ac96-774b-bcce-b302099a8057", "name": "Ana"},
        {"order": "ban", "person": "01890a5d-ac96-774b-bcce-b302099a8057", "days": 7},
        {"order": "mute", "person": "01890a5d-ac96-774b-bcce-b302099a8057", "hours": 7},
        {"order": "sign_out", "person": "01890a5d-ac96-774b-bcce-b302099a8057"},
        {"order": "delete_messages", "person": "01890a5d-ac96-774b-bcce-b302099a8057"},
        {"order": "erase", "person": "01890a5d-ac96-774b-bcce-b302099a8057"},
        {"order": "close_table", "room": "01890a5d-ac96-774b-bcce-b302099a8057"},
        {"order": "delete_table_messages", "room": "01890a5d-ac96-774b-bcce-b302099a8057"},
        {"order": "invite", "uses": 1, "days": 7},
        {"order": "revoke_invitation", "invitation": "01890a5d-ac96-774b-bcce-b302099a8057"},
        {"order": "announce", "says": {"kind": "restart", "at": 7}, "from": 1, "until": 9},
        {"order": "announce", "says": {"kind": "closed", "from": 7, "until": 8}},
        {"order": "announce", "says": {"kind": "text", "text": "Cake"}},
        {"order": "answer_report", "report": "01890a5d-ac96-774b-bcce-b302099a8057", "verdict": "dealt_with", "words": "a"},
        {"order": "answer_report", "report": "01890a5d-ac96-774b-bcce-b302099a8057", "verdict": "no_reason"},
        {"order": "rename_circle", "circle": "01890a5d-ac96-774b-bcce-b302099a8057", "name": "Friday"},
        {"order": "withdraw_announcement", "announcement": "01890a5d-ac96-774b-bcce-b302099a8057"},
    ],
    NewLesson: [{"game": "draftosaurus", "anew": true}],
    SeenHints: [{"seen": ["start"], "no_more": true}],
    LookAtLink: [{"token": "0a"}],
    BringAlong: [{
        "guest": "01890a5d-ac96-774b-bcce-b302099a8057", "user": "01890a5d-ac96-774b-bcce-b302099a8058"
    }],
    Redeem: [{"token": "0a", "replace": true}],
    UseInvitation: [{"token": "0a"}],
    AskForCode: [{"address": "ana@example.org", "language": "en"}],
    EnterCode: [{"code": "123456"}],
    EndSession: [{"session": "0a"}],
    Search: [{
        "game": "draftosaurus", "player": "a", "from": "1", "before": "2", "mine": "1", "person": "", "circle": "", "after": "", "status": "over"
    }],
    LatestQuery: [{"language": "en"}],
    StatisticsQuery: [{"against": "people"}, {"against": "bots"}],
    OwnStatisticsQuery: [{"against": "people", "circle": "01890a5d-ac96-474b-bcce-b302099a8057"}, {"against": "bots"}],
    LadderQuery: [{"game": "dogs", "circle": "01890a5d-ac96-474b-bcce-b302099a8057"}],
    CircleStatisticsQuery: [{"from": 1, "before": 2}],
    ReplayQuery: [{"as": "watch", "from": 1}],
    ChangeNotices: [{
        "kinds": {
            "your_turn": {"push": true, "mail": true, "webhook": true},
            "match_begins": {"push": true, "mail": true, "webhook": true},
            "time_runs_out": {"push": true, "mail": true, "webhook": true},
            "bot_plays_for_you": {"push": true, "mail": true, "webhook": true},
            "match_over": {"push": true, "mail": true, "webhook": true},
            "asked_for_another_match": {"push": true, "mail": true, "webhook": true},
            "somebody_wrote": {"push": true, "mail": true, "webhook": true}
        },
        "always": true,
        "quiet": {"from": "22:00", "to": "07:00", "zone": "Europe/Lisbon"},
        "language": "en",
        "offered": "sign_in"
    }, {"offered": "notices"}],
    SubscribePush: [{"endpoint": "https://a.example", "keys": {"p256dh": "a", "auth": "b"}, "language": "en"}],
    Vacation: [{"from": 1, "until": 2}],
    CircleName: [{"name": "Friday"}],
    SetCircleWebhook: [{"url": "https://chat.example/1", "language": "ja"}],
    CircleLink: [{"token": "0a"}],
    CircleOwner: [{"person": "0123456789abcdef"}],
    NewEvening: [
        {
            "seats": 2, "counting": "best_of", "pace": {"kind": "live", "minutes": 5}, "rated": true,
            "matches": [{"game": "draftosaurus", "options": {}}, {"game": "dogs"}]
        },
        {"seats": 2, "counting": "total", "matches": [], "pace": {"kind": "free"}},
        {"seats": 2, "counting": "total", "matches": [], "pace": {"kind": "days", "days": 2, "no_vacation": true}},
    ],
    NewCalendar: [{"language": "en"}],
    NewLeague: [
        {
            "name": "Spring", "game": "draftosaurus", "options": {}, "seats": 4, "rounds": 3, "final_table": true,
            "pace": {"kind": "days", "days": 2, "no_vacation": true}, "round_hours": 24
        },
        {"name": "a", "game": "dogs", "seats": 4, "rounds": 3, "pace": {"kind": "live", "minutes": 5}, "round_hours": 1},
        {"name": "a", "game": "dogs", "seats": 4, "rounds": 3, "pace": {"kind": "free"}, "round_hours": 1},
    ],
    SetPage: [{"public": true}],
    NewReport: [
        {"what": {"kind": "line", "room": "01890a5d-ac96-774b-bcce-b302099a8057", "number": 7}, "words": "a"},
        {"what": {"kind": "name", "room": "01890a5d-ac96-774b-bcce-b302099a8057", "person": "0123456789abcdef"}},
        {"what": {"kind": "circle", "circle": "01890a5d-ac96-474b-bcce-b302099a8057"}},
    ],
    NewReview: [{"step": 3}],
    SetNote: [{"text": "a", "shared": true}],
    SetMail: [{"address": "ana@example.org"}],
    ConfirmMail: [{"code": "123456"}],
    ChangeMail: [{"schedule": "each", "hour": 8, "zone": "UTC"}, {"schedule": "daily"}],
    SetAddress: [{"url": "https://a.example"}],
}
