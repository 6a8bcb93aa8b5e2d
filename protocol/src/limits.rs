//! The limits of the protocol. A request that exceeds one is refused with a code and changes no room.

/// The longest frame that a client may send, in bytes.
pub const CLIENT_FRAME_BYTES: usize = 8 * 1024;
/// How many messages a client may send on a socket at once after a pause.
pub const BURST: u32 = 60;
/// How many messages a second a client may send on a socket in the long run.
pub const MESSAGES_PER_SECOND: u32 = 20;
/// How many rooms a client may follow on one socket.
pub const ROOMS_PER_SOCKET: usize = 16;
/// How many characters a name may have.
pub const NAME_CHARS: usize = 24;
/// How many characters the name of a circle may have.
pub const CIRCLE_NAME_CHARS: usize = 40;
/// How many members a circle has at most.
pub const CIRCLE_MEMBERS: u32 = 64;
/// Of how many circles a user is a member at most.
pub const CIRCLES_A_USER: u32 = 20;
/// How many matches an evening has at least.
pub const MIN_EVENING_MATCHES: usize = 2;
/// How many matches an evening has at most.
pub const MAX_EVENING_MATCHES: usize = 12;
/// How many players a league has at least when it starts.
pub const MIN_LEAGUE_PLAYERS: u32 = 3;
/// How many rounds a league has at most, without the final.
pub const LEAGUE_ROUNDS: u8 = 20;
/// How many hours a round of a league lasts at most.
pub const LEAGUE_ROUND_HOURS: u16 = 6 * 7 * 24;
/// How many points a table of a league brings its first. It is divided by the number of opponents, whatever that is.
pub const LEAGUE_POINTS: u32 = 24;
/// Which part of a round of a league its match may wait for a player when it ends, without the player losing by it.
pub const LEAGUE_PATIENCE: u32 = 12;
/// How many characters a line of chat may have.
pub const CHAT_CHARS: usize = 500;
/// How many characters the text of an announcement has at most.
pub const ANNOUNCEMENT_CHARS: usize = 200;
/// How many characters the words of a report, and of the answer, have at most.
pub const REPORT_CHARS: usize = 200;
/// How many characters a note at a step has at most.
pub const NOTE_CHARS: usize = 500;
/// How many notes a user has in a match at most.
pub const NOTES_A_MATCH: u32 = 200;
/// How many log entries a snapshot contains at most. Older ones are in the replay of the match.
pub const SNAPSHOT_LOG_ENTRIES: usize = 64;
/// How many lines of chat a snapshot contains at most.
pub const SNAPSHOT_CHAT_LINES: usize = 200;
/// The longest [`Pace::Live`](crate::Pace::Live), in minutes for a decision.
pub const MAX_MINUTES: u16 = 60;
/// The longest [`Pace::Days`](crate::Pace::Days), in days for a decision.
pub const MAX_DAYS: u16 = 30;
/// How many hours a match without a pace waits for a user who is away, before the other players may call their time.
pub const MAX_HOURS_AWAY: u32 = 72;
/// The longest file of a match that can be looked at, in bytes.
pub const MATCH_FILE_BYTES: usize = 4 * 1024 * 1024;
/// How many steps a file of a match that is looked at has at most.
pub const MATCH_FILE_STEPS: usize = 2_000;
/// How many matches one page of a list has at most.
pub const MATCHES_A_PAGE: u32 = 50;
/// How many opponents statistics name at most.
pub const OPPONENTS: usize = 50;
/// How many of the latest matches of a game statistics show at most.
pub const PLAYED_MARKS: usize = 60;
/// How many rated matches a rating is made of before it is shown.
pub const RATED_MATCHES: u32 = 8;
/// How many users a ladder has at most.
pub const LADDER: u32 = 100;
/// After how many days without a rated match a user is no longer on a ladder.
pub const RATING_REST_DAYS: u64 = 90;
/// How many minutes a link to another device works.
pub const DEVICE_LINK_MINUTES: u64 = 10;
