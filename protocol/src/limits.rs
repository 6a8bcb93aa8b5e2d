//! The limits of the wire. Going over one is refused with its code and never changes a room.

/// The longest frame a client may send, in bytes.
pub const CLIENT_FRAME_BYTES: usize = 8 * 1024;
/// Messages a socket may send at once after a pause.
pub const BURST: u32 = 60;
/// Messages a socket may send each second in the long run.
pub const MESSAGES_PER_SECOND: u32 = 20;
/// Rooms one socket may have joined at a time.
pub const ROOMS_PER_SOCKET: usize = 16;
/// Characters in a name.
pub const NAME_CHARS: usize = 24;
/// Characters in a line of chat.
pub const CHAT_CHARS: usize = 500;
/// Log entries and chat lines that come with a snapshot.
pub const SNAPSHOT_LINES: usize = 200;
/// The most minutes a move may have.
pub const MOST_MINUTES: u16 = 60;
/// The most days a move may have.
pub const MOST_DAYS: u16 = 30;
/// Hours a match without a pace waits for somebody who is away before the others may call their time.
pub const MOST_HOURS_AWAY: u32 = 72;
/// Matches on one page of a list.
pub const MATCHES_A_PAGE: u32 = 50;
/// How long a link to another device works.
pub const DEVICE_LINK_MINUTES: u64 = 10;
