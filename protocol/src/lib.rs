//! The messages between the server and its clients. The crate knows no rules of a game, no store and no sockets.
//!
//! `docs/protocol.md` describes the protocol. `cargo xtask gen` writes TypeScript declarations of these types.

mod analysis;
mod announcements;
mod branch;
pub mod bundle;
mod circles;
mod client;
mod code;
mod document;
mod evenings;
mod form;
pub mod gather;
mod host_page;
mod http;
mod id;
mod leagues;
pub mod limits;
mod match_file;
mod new_table;
mod notes;
mod notices;
mod ratings;
mod reports;
mod reviews;
mod server;
mod sign_in;
mod statistics;
mod strict;
mod table;
mod vacations;

pub use analysis::{Analysis, AnalysisState, Estimate, Expectation, Mistake, Outlook, Parts, SeatAnalysis};
pub use announcements::{Announced, Announcement};
pub use branch::{Branch, Hidden, NewBranch};
pub use circles::{
    Circle, CircleEntry, CircleInvitation, CircleJoined, CircleLink, CircleMember, CircleName, CircleOfTable,
    CircleOwner, CircleTable, CircleWebhook, SetCircleWebhook,
};
pub use client::{ClientMessage, Since};
pub use code::{ByeCode, Code};
pub use document::{Document, apply};
pub use evenings::{
    Counting, Evening, EveningMade, EveningMatch, EveningOfTable, EveningPlayer, EveningState, NewEvening,
    PlannedMatch,
};
pub use form::WrongForm;
pub use host_page::{
    HostAct, HostActKind, HostDone, HostFinding, HostInvitation, HostOrder, HostPage, HostPerson,
    HostSetting, HostVerdict, OpenHostPage, SettingOrigin,
};
pub use http::{
    BringAlong, BroughtAlong, Deadline, DeviceLink, EndSession, Erasure, Failure, GameInfo, Guest, Hints,
    Ignored, Invitation, LatestAction, LessonTable, LinkOwner, ListedSeat, LookAtLink, MatchPage, Me,
    NewLesson, OwnPage, PublicPerson, Redeem, Replay, ReplayFrame, SeatSummary, SeenHints, Session, SetPage,
    SignedIn, TableSummary, Waiting,
};
pub use id::{
    AnnouncementId, BadFailureId, BadPersonKey, BadRequestId, CircleId, EveningId, FailureId, LeagueId,
    MatchId, PageId, PersonKey, ReportId, RequestId, UserId,
};
pub use leagues::{
    CalendarAddress, CalendarMade, League, LeagueEntry, LeagueMade, LeagueOfTable, LeaguePlayer,
    LeagueResult, LeagueResultKind, LeagueRound, LeagueSeat, LeagueState, LeagueTable, NewCalendar,
    NewLeague, PlayerNumber, PlayerState,
};
pub use match_file::{FileFault, FileSigner, LookedAt};
pub use new_table::{BotsWanted, NewTable};
pub use notes::{Note, Notes, SetNote, SharedNote};
pub use notices::{
    AddressNotices, ChangeMail, ChangeNotices, ConfirmMail, MailNotices, MailSchedule, MailboxOffer,
    MailboxUse, NoticeChannel, NoticeChannels, NoticeKind, NoticeKinds, Notices, PushKeys, PushNotices,
    PushPayload, PushSubscription, QuietHours, SetAddress, SetMail, SubscribePush,
};
pub use ratings::{Ladder, LadderUser, OwnRating, Rating, RatingPoints, SeatRating, TableRatings};
pub use reports::{
    HostReport, NewReport, OwnReport, ReportAnswer, ReportKind, ReportVerdict, Reported, Reporter,
};
pub use reviews::{NewReview, ReviewBegun, ReviewChange, ReviewId, ReviewNews};
pub use server::{ChatAuthor, ChatLine, LogEntry, ObservedStep, Person, ServerMessage};
pub use sign_in::{
    AskForCode, EnterCode, OfferedProvider, OfferedSignIn, ProviderPage, SignInKind, SignInMethod,
    SignInMethods, UseInvitation,
};
pub use statistics::{
    Against, BotOpponent, CircleGame, CirclePlayer, CircleRecord, CircleStatistics, GameStatistics,
    LineStatistics, Opponent, OpponentGame, PlayedMark, Statistics, TableStatistics, Tally,
};
pub use table::{
    Answer, BotPace, Level, ObservedTableEvent, Pace, Removal, SeatNumber, SeatView, TableChange, TableEvent,
    TableSettings, TableStatus, TableView, Unrated, Vacation, Writers,
};
pub use vacations::Vacations;

/// The version of the protocol. It grows with each change that a client of the version before cannot understand.
pub const PROTOCOL: u32 = 10;
