// Written by `cargo xtask gen` from the Rust types. Not to be edited.

import type { Field, Line } from './games';

/** The protocol these declarations describe. */
export const PROTOCOL = 10;

/** Characters in a name. */
export const NAME_CHARS = 24;

/** Characters in the name of a circle. */
export const CIRCLE_NAME_CHARS = 40;

/** Matches of an evening, at least. */
export const MIN_EVENING_MATCHES = 2;

/** Matches of an evening, at most. */
export const MAX_EVENING_MATCHES = 12;

/** Players of a league, at least. */
export const MIN_LEAGUE_PLAYERS = 3;

/** Rounds of a league, at most. */
export const LEAGUE_ROUNDS = 20;

/** Hours of a round of a league, at most. */
export const LEAGUE_ROUND_HOURS = 1008;

/** The part of a round for which a match may wait at its end. */
export const LEAGUE_PATIENCE = 12;

/** Points of the first at a table of a league. */
export const LEAGUE_POINTS = 24;

/** Characters in a line of chat. */
export const CHAT_CHARS = 500;

/** Characters in the text of an announcement. */
export const ANNOUNCEMENT_CHARS = 200;

/** Characters in the words of a report. */
export const REPORT_CHARS = 200;

/** Characters in a note at a step. */
export const NOTE_CHARS = 500;

/** Bytes of a file of a match that can be looked at. */
export const MATCH_FILE_BYTES = 4194304;

/** Hours a match without a pace waits for somebody who is away before the others may call their time. */
export const MAX_HOURS_AWAY = 72;

/** Rated matches before a rating is shown. */
export const RATED_MATCHES = 8;

/** Days without a rated match before a user is off ladders. */
export const RATING_REST_DAYS = 90;

/** Rooms that one socket may have joined. */
export const ROOMS_PER_SOCKET = 16;

/** What the text of a binary frame may refer to as if it stood before it: these lines, each with its end. */
export const DICTIONARY = [
  '"why_sick","n",',
  '"pet_shop"',
  '"hungry":',
  '"food":',
  '"spaces":{"',
  '"hotels":{"',
  '"partner":',
  '"town_hall"',
  ',"log":[{"key":"card_taken","with":{"card":"',
  '"helper":true,"paid":false,"cards":[',
  ',"path":["',
  '"health":"sick"',
  ',"truck":"',
  ',"trip":"out","load":[',
  '"medicine":',
  '"dog":',
  ',"lap":null}}}}}',
  ',"fair":false,"log":[{"key":"fell_ill","with":{"breed":"',
  '],"meeples":[',
  '":{"dogs":[]}},"kennels":{"',
  '"infirmary_room":',
  ',"log":[{"key":"collected","with":{"breed":"',
  '"visit":"may"}},"houses":{"',
  ',"free_entry":false,"log":[{"key":"entered",}}},"scores":{"resources":{"',
  '"coins":',
  '":{"bays":{"bay_2":{"dogs":[',
  ',"to":"bay_1","log":[]}],"delta":{"game":{"kennels":{"',
  ',"to":"bay_2","log":[]}],"delta":{"game":{"kennels":{"',
  ',"observed":[{"what":"arranged","seat":',
  '"with":{"house":"',
  ',"observed":[{"what":"drove","seat":',
  '"delta":{"game":{"phase":"',
  '}}]},{"what":"card_taken","seat":',
  ',"log":[{"key":"drove","with":{"gas":',
  ',"observed":[{"what":"retrieved","seat":',
  ',"observed":[{"what":"entered","seat":',
  ',"log":[]},{"what":"turn_began","seat":',
  '"with":{"breed":"',
  '":{"bays":{"bay_1":{"dogs":[',
  ',"why_breeds","each",',
  ',"observed":[{"what":"put","seat":',
  ',"observed":[{"what":"turn_ended","seat":',
  ']}},"table":{"awaited":[',
  ',"by":',
  ',"at":',
  ',"why_resources","n",',
  '],"headline":{"key":"table_enter","with":{"lap":',
  '":{"chosen":true}}},"table":{"awaited":[',
  ',"log":[]}],"delta":{"game":{"turn":{"seat":',
  ',"version":',
  '{"t":"patch","tag":',
];

/** One message from a client. Each message with an `id` is answered by exactly one message with the same `id`. */
export type ClientMessage =
  | {
      t: 'hello';
      /** The version of the protocol that the client speaks. */
      protocol: number;
      /** The build of the client. The server only logs it. */
      build: string;
      /** Whether the client reads binary frames of compressed messages. */
      deflate?: boolean;
    }
  | {
      t: 'join';
      id: RequestId;
      room: MatchId;
      /** What the client still has of the room from an earlier connection. */
      since?: Since;
    }
  | { t: 'leave'; id: RequestId; room: MatchId }
  | {
      t: 'act';
      /** Unique for the user and the match. A request that is sent again under the same id is carried out once. */
      id: RequestId;
      room: MatchId;
      /** The decision that the action answers: `you.decision` of the document. */
      expect: number;
      /** The `action` of one of `you.prompt.actions`. */
      action: object;
    }
  | {
      t: 'score_delta';
      id: RequestId;
      room: MatchId;
      /** The `action` of one of `you.prompt.actions`. */
      action: object;
    }
  | { t: 'suggest'; id: RequestId; room: MatchId }
  | { t: 'hurry'; id: RequestId; room: MatchId }
  | {
      t: 'undo';
      /** Unique for the user and the match. A request that is sent again under the same id is carried out once. */
      id: RequestId;
      room: MatchId;
      /** The step to take back: `you.undoable` of the document. */
      version: number;
    }
  | {
      t: 'table';
      /** Unique for the user and the match. A request that is sent again under the same id is carried out once. */
      id: RequestId;
      room: MatchId;
      change: TableChange;
    }
  | {
      t: 'chat';
      /** Unique for the user and the match. A line that is sent again under the same id is stored once. */
      id: RequestId;
      room: MatchId;
      text: string;
    }
  | {
      t: 'review';
      id: RequestId;
      /** The id of the review. */
      room: MatchId;
      change: ReviewChange;
    }
  | {
      t: 'looking';
      room: MatchId;
      /** Whether the page is visible. */
      visible: boolean;
      /** How many milliseconds ago the page was last used: touched, scrolled, typed into. */
      used_ms: number;
    }
  | { t: 'watch_lists'; watching: boolean }
  | {
      t: 'ping';
      /** The server repeats it in the `pong`. */
      n: number;
    };

/** The id that a client gives a request: 1 to 40 letters, digits, `-` or `_`. It must be unique for the user and the match. */
export type RequestId = string;

/** The id of a match and its room, from the moment when the table is set up. */
export type MatchId = string;

/** What a client still has of a room from an earlier connection. */
export type Since = {
  /** The stream of the snapshot that the document began with. */
  stream: string;
  /** The version of the document. */
  version: number;
  /** The number of the latest line of chat that the client has, or 0 if it has none. */
  line: number;
};

/** A change of the table that a user requests. */
export type TableChange =
  | {
      do: 'sit';
      /** The first empty seat if absent. */
      seat?: number;
      /** The key in the link to play. Needed if the table is not open. */
      invitation?: string;
    }
  | { do: 'stand' }
  | { do: 'send_away'; seat: number }
  | { do: 'bot'; seat: number; level: Level }
  | { do: 'remove_bot'; seat: number }
  | {
      do: 'set';
      /** The number of seats. */
      seats: number;
      /** The options of the game. In what the server sends, all of them; in requests, those that are missing get their defaults. */
      options: Record<string, unknown>;
      pace: Pace;
      /** The seat that begins the match. Absent if it is drawn. In a rematch the next seat begins. */
      first_seat?: number;
      /** Whether the table is listed for everybody, and everybody may sit down. */
      open: boolean;
      /** Whether players may ask what a bot would do, also while other users play. */
      suggestions?: boolean;
      /**
       * Whether the match counts for the ratings of its players. Only users with a way to sign in sit at such a table, and no
       * bots; it is open or in a circle, and nobody may ask what a bot would do.
       */
      rated?: boolean;
      /** How fast bots play while somebody watches. Absent if it is the usual pace. */
      bot_pace?: BotPace;
      /** The people who may write in the chat of the table. Absent if everybody may. */
      writers?: Writers;
    }
  | { do: 'start' }
  | { do: 'close' }
  | { do: 'hand_over' }
  | { do: 'take_back' }
  | {
      do: 'vote';
      /** The seat whose time is up. */
      seat: number;
      answer: Answer;
    }
  | {
      do: 'take_over';
      /** The key in the link to the seat. */
      invitation: string;
    }
  | { do: 'call_time'; seat: number }
  | { do: 'abandon'; agree: boolean }
  | { do: 'rematch' };

/** The skill level of a bot. */
export type Level = 'beginner' | 'easy' | 'good' | 'strong';

/** The time limit of each decision. */
export type Pace =
  | { kind: 'free' }
  | {
      kind: 'live';
      /** From 1 to `MAX_MINUTES`(crate::limits::MAX_MINUTES). */
      minutes: number;
    }
  | {
      kind: 'days';
      /** From 1 to `MAX_DAYS`(crate::limits::MAX_DAYS). */
      days: number;
      /** Clocks run during a player's vacation, too. */
      no_vacation?: boolean;
    };

/** How fast bots play while somebody watches. They do not think any longer. */
export type BotPace = 'at_once' | 'usual' | 'slow';

/** The people who may write in the chat of a table. */
export type Writers = 'everybody' | 'players';

/** A vote on what happens to a seat whose time is up, or whose player was removed. */
export type Answer = 'wait' | 'bot' | 'invite';

/** What somebody does in a review that they have joined. */
export type ReviewChange =
  | { do: 'show'; step: number }
  | { do: 'hand_over'; person: PersonKey }
  | { do: 'take_lead' }
  | {
      do: 'point';
      /** The area of the table. */
      area: string;
      /** The thing in the area. Absent to point at the area itself. */
      thing?: string;
    };

/**
 * Stands for a user in all messages about one match, and in none about another match: 16 hexadecimal digits. It tells
 * nothing about the id of the user.
 */
export type PersonKey = string;

/** One message from the server. */
export type ServerMessage =
  | {
      t: 'welcome';
      /** The version of the protocol that the server speaks. */
      protocol: number;
      /** The build of the client that the server gives out. */
      build: string;
      /** The time of the server, in milliseconds since 1970. */
      now: number;
      /** What the host announces to everybody now, as in `announced`. Absent if nothing is. */
      announcements?: Array<Announcement>;
    }
  | {
      t: 'announced';
      /** All that is shown now. What is over first comes first. */
      announcements: Array<Announcement>;
    }
  | {
      t: 'bye';
      code: ByeCode;
      /** The client should connect again after this many milliseconds. */
      retry_ms?: number;
    }
  | {
      t: 'snapshot';
      room: MatchId;
      /** The number by which later patches on this socket name the room. */
      tag: number;
      /**
       * Names the stream of the patches that follow: its viewer, the build and the epoch. The client sends the name back
       * in `Since`(crate::Since).
       */
      stream: string;
      /** The version of the document. */
      version: number;
      /** When the match was set up, in milliseconds since 1970. The times of its patches count from this moment. */
      began: number;
      /** The view document: the game, the table, the scores, and what only this viewer sees. */
      document: unknown;
      /**
       * The latest entries of the log, oldest first, at most
       * `SNAPSHOT_LOG_ENTRIES`(crate::limits::SNAPSHOT_LOG_ENTRIES).
       */
      log: Array<LogEntry>;
      /**
       * The latest lines of chat, oldest first, at most
       * `SNAPSHOT_CHAT_LINES`(crate::limits::SNAPSHOT_CHAT_LINES).
       */
      chat: Array<ChatLine>;
    }
  | {
      t: 'resumed';
      room: MatchId;
      /** The number by which later patches on this socket name the room. */
      tag: number;
    }
  | {
      t: 'patch';
      /** The number of the room in the latest `snapshot` or `resumed` on this socket. */
      tag: number;
      /** The version after the step: the version before it plus one. */
      version: number;
      /**
       * When the step was made, in milliseconds after `began` of the snapshot. Absent if this viewer observes nothing of
       * the step.
       */
      at?: number;
      /** An RFC 7396 merge patch of the document. Absent if the document of this viewer does not change. */
      delta?: unknown;
      /** The seat that made the step. Absent if the step is the table's own. */
      by?: number;
      /** The observations of the game: a list of objects, each tagged by `what`. */
      observed?: unknown[];
      table?: Array<ObservedTableEvent>;
      /** The version of the step that this step takes back. */
      undoes?: number;
    }
  | {
      t: 'ack';
      id: RequestId;
      /** The version that the request led to; 0 for requests that change no room. */
      version: number;
    }
  | {
      t: 'nack';
      /** Absent if the server could not read the id. */
      id?: RequestId;
      code: Code;
      /** Names the failure. Only with the code `internal`. */
      failure?: FailureId;
      /** What is wrong with the form of the message. Only with the code `malformed`. */
      form?: WrongForm;
      /** The field that is missing. Only with the form `missing_field`. */
      field?: string;
    }
  | {
      t: 'score_delta';
      id: RequestId;
      /** By how many points the action would change the score of the seat at once. Absent if the game cannot say. */
      points?: number;
    }
  | {
      t: 'suggestion';
      id: RequestId;
      /** The decision that the suggestion is for: `you.decision` of the document when the server was asked. */
      decision: number;
      /** A legal action. Absent if none was found, or if the user has nothing to decide. */
      action?: object;
      /** Why a sensible player would do that: a text key of the game with its parameters. Absent if the game knows no reason. */
      why?: Line;
      /** The action is that of the game's lesson, and not the choice of a bot. Absent if it is not. */
      lesson?: boolean;
    }
  | {
      t: 'presence';
      room: MatchId;
      /** The seats whose users are connected. */
      seats: Array<number>;
      /** How many spectators are connected. From 100 on, only the first two digits are exact. */
      watching: number;
    }
  | { t: 'people'; room: MatchId; people: { [key in PersonKey]: Person } }
  | {
      t: 'chat';
      room: MatchId;
      /** Oldest first. */
      lines: Array<ChatLine>;
      /** The lines replace all lines that the client has, because the host of the server has deleted some. */
      replace?: boolean;
    }
  | {
      t: 'review';
      /** The id of the review. */
      room: MatchId;
      news: ReviewNews;
    }
  | { t: 'waiting'; tables: Array<Waiting> }
  | { t: 'lists_changed' }
  | {
      t: 'signed_in';
      /** The browser and the operating system there; empty if they are not known. */
      device: string;
    }
  | {
      t: 'pong';
      /** The number in the ping. */
      n: number;
      /** The time of the server, in milliseconds since 1970. */
      now: number;
    };

/** What the host tells everybody who has a page open, for some time. */
export type Announcement = {
  id: AnnouncementId;
  says: Announced;
  /** From when on it is shown, in milliseconds since 1970. */
  from: number;
  /** Until when it is shown. */
  until: number;
};

/** The id of an announcement. */
export type AnnouncementId = string;

/** What an announcement says. A client has its own words for all but `text`, and shows times in the zone of the reader. */
export type Announced =
  | { kind: 'restart'; at: number }
  | { kind: 'closed'; from: number; until: number }
  | { kind: 'text'; text: string };

/** The reason why the server closes a socket. */
export type ByeCode = 'upgrade' | 'restart' | 'slow' | 'no_session' | 'broken' | 'silent';

/** An entry of the log: one step of the match. */
export type LogEntry = {
  /** The version after the step. */
  version: number;
  /** When the step was made, in milliseconds since 1970. */
  at: number;
  /** The seat that made the step. Absent if the step is the table's own. */
  by?: number;
  /** The observations of the game: a list of objects, each tagged by `what`. */
  observed?: unknown[];
  table?: Array<ObservedTableEvent>;
  /** The version of the step that this step takes back. */
  undoes?: number;
};

/** An event of the table as a viewer sees it in the log. */
export type ObservedTableEvent = {
  /** The user who took a seat. Only in `sat` and `taken_over`. */
  person?: PersonKey;
} & (
  | { what: 'sat'; seat: number }
  | { what: 'stood'; seat: number }
  | { what: 'sent_away'; seat: number }
  | { what: 'bot_sat'; seat: number; level: Level }
  | { what: 'bot_changed'; seat: number; level: Level }
  | { what: 'bot_left'; seat: number }
  | {
      what: 'changed';
      /** The number of seats. */
      seats: number;
      /** The match is the lesson of its game. Such matches are in no list. */
      lesson?: boolean;
      /** The options of the game. In what the server sends, all of them; in requests, those that are missing get their defaults. */
      options: Record<string, unknown>;
      pace: Pace;
      /** The seat that begins the match. Absent if it is drawn. In a rematch the next seat begins. */
      first_seat?: number;
      /** Whether the table is listed for everybody, and everybody may sit down. */
      open: boolean;
      /** Whether players may ask what a bot would do, also while other users play. */
      suggestions?: boolean;
      /**
       * Whether the match counts for the ratings of its players. Only users with a way to sign in sit at such a table, and no
       * bots; it is open or in a circle, and nobody may ask what a bot would do.
       */
      rated?: boolean;
      /** How fast bots play while somebody watches. Absent if it is the usual pace. */
      bot_pace?: BotPace;
      /** The people who may write in the chat of the table. Absent if everybody may. */
      writers?: Writers;
    }
  | { what: 'host_changed'; seat: number }
  | { what: 'started' }
  | { what: 'closed' }
  | { what: 'late'; seats: Array<number> }
  | {
      what: 'answered';
      /** The seat of the voter. */
      by: number;
      /** The late seat. */
      seat: number;
      answer: Answer;
    }
  | { what: 'waited'; seat: number }
  | { what: 'removed'; seat: number; why: Removal }
  | { what: 'returned'; seat: number }
  | { what: 'offered'; seat: number }
  | { what: 'taken_over'; seat: number }
  | {
      what: 'handed_over';
      seat: number;
      /** How much time the user had used for the present decision, in milliseconds. */
      used?: number;
    }
  | { what: 'taken_back'; seat: number }
  | {
      what: 'vacation';
      seat: number;
      /** In milliseconds since 1970. */
      from: number;
      /** In milliseconds since 1970. */
      until: number;
    }
  | { what: 'abandoning'; seat: number; agree: boolean }
  | { what: 'abandoned' }
  | { what: 'rematched'; next: MatchId }
  | {
      what: 'branched';
      seat: number;
      /** The other match. */
      of: MatchId;
      /** The last step that both have. */
      after: number;
      hidden: Hidden;
    }
);

/** Why the player of a seat was removed from the server, whom the match may therefore wait for in vain. */
export type Removal = 'banned' | 'banned_for_long' | 'leaving' | 'erased';

/** What becomes of hands and coming cards where a match branches off another one, whose replay shows them. */
export type Hidden = 'as_it_lay' | 'drawn_anew';

/** A line of chat. */
export type ChatLine = {
  /** Counts the lines of a match from 1. The numbers of lines that the host of the server has deleted are missing. */
  number: number;
  /** When the line was stored, in milliseconds since 1970. */
  at: number;
  author: ChatAuthor;
  text: string;
};

/** The author of a line of chat. */
export type ChatAuthor = {
  /** The message `people` has their name. */
  person: PersonKey;
  /** The seat that the author had. Absent for a spectator. */
  seat?: number;
};

/** The reason why a request was refused. */
export type Code =
  | 'malformed'
  | 'too_large'
  | 'too_many'
  | 'too_many_rooms'
  | 'not_found'
  | 'not_joined'
  | 'no_session'
  | 'foreign_origin'
  | 'bad_text'
  | 'name_taken'
  | 'key_used'
  | 'bad_options'
  | 'not_host'
  | 'not_seated'
  | 'not_invited'
  | 'seat_taken'
  | 'already_seated'
  | 'sent_away'
  | 'muted'
  | 'banned'
  | 'used_up'
  | 'not_ready'
  | 'started'
  | 'not_running'
  | 'not_started'
  | 'not_over'
  | 'stale'
  | 'not_legal'
  | 'nothing_to_undo'
  | 'no_vote'
  | 'bad_link'
  | 'bad_address'
  | 'bad_code'
  | 'not_fresh'
  | 'bad_passkey'
  | 'bad_provider'
  | 'provider_unreachable'
  | 'invitation_needed'
  | 'provider_needed'
  | 'keep_first'
  | 'rated_guest'
  | 'rated_table'
  | 'evening_seats'
  | 'evening_table'
  | 'league_players'
  | 'no_open_tables'
  | 'storage_full'
  | 'already_kept'
  | 'vacation_too_long'
  | 'bad_file'
  | 'has_seats'
  | 'busy'
  | 'unavailable'
  | 'internal';

/** Names one failure of the server: the user is shown it, and it stands in the log of the server. */
export type FailureId = string;

/** What is wrong with a message that was refused as malformed. */
export type WrongForm =
  | 'binary'
  | 'not_json'
  | 'too_deep'
  | 'not_an_object'
  | 'unknown_kind'
  | 'missing_field'
  | 'unknown_field'
  | 'repeated_field'
  | 'wrong_value'
  | 'control_character'
  | 'second_hello';

/** A user as everybody at a table sees them. */
export type Person = {
  /**
   * The present name. If it looks like that of another user at the table, a number is appended. Absent if the host of
   * the server has erased the user.
   */
  name?: string;
  /**
   * Whether nobody keeps this name for the user, so that others may have it, too. Nobody is marked as a guest at a server
   * where no name is kept.
   */
  guest?: boolean;
  /** The public page of the user. Only replays of matches that are over have it, and only of users who have one. */
  page?: PageId;
};

/** The id of the public page of a user. It is random, and tells nothing about the id of the user. */
export type PageId = string;

/** What is told of a review to those who have joined it. Nothing of it is numbered or kept but the leader and the step. */
export type ReviewNews =
  | {
      what: 'state';
      /** The match that is looked at. */
      match: MatchId;
      /** The step that the leader shows. */
      step: number;
      leader: PersonKey;
      /** The users who are there. */
      here: Array<PersonKey>;
      /** How many are there without a session. */
      watching: number;
      /** The present names of those who are or were there, and of the leader. */
      people: { [key in PersonKey]: Person };
      /** The key of whoever this is sent to. Only in the message that answers a join of a user. */
      you?: PersonKey;
    }
  | { what: 'step'; step: number }
  | { what: 'point'; person: PersonKey; area: string; thing?: string }
  | {
      what: 'said';
      person: PersonKey;
      /** In milliseconds since 1970. */
      at: number;
      text: string;
    };

/** A table that waits for a decision of the user. */
export type Waiting = {
  room: MatchId;
  /** The name of the game, as in `GameInfo`. */
  game: string;
  /** Since when the table waits, in milliseconds since 1970. */
  since: number;
  deadline?: number;
};

/**
 * What the host of a table sets besides the number of seats. A rematch takes it over. Whoever makes or changes a table may
 * leave out what keeps its default.
 */
export type TableSettings = {
  /** The options of the game. In what the server sends, all of them; in requests, those that are missing get their defaults. */
  options: Record<string, unknown>;
  pace: Pace;
  /** The seat that begins the match. Absent if it is drawn. In a rematch the next seat begins. */
  first_seat?: number;
  /** Whether the table is listed for everybody, and everybody may sit down. */
  open: boolean;
  /** Whether players may ask what a bot would do, also while other users play. */
  suggestions?: boolean;
  /**
   * Whether the match counts for the ratings of its players. Only users with a way to sign in sit at such a table, and no
   * bots; it is open or in a circle, and nobody may ask what a bot would do.
   */
  rated?: boolean;
  /** How fast bots play while somebody watches. Absent if it is the usual pace. */
  bot_pace?: BotPace;
  /** The people who may write in the chat of the table. Absent if everybody may. */
  writers?: Writers;
};

/** The part `table` of every view document. It is the same for all viewers. */
export type TableView = {
  /** The name of the game, as in `GameInfo`(crate::GameInfo). */
  game: string;
  status: TableStatus;
  /** The match is the lesson of its game. */
  lesson?: boolean;
  seats: { [key in number]: SeatView };
  /** The seat of the host, who may change the table. Absent if no user has a seat. */
  host?: number;
  /** The seats that have to decide now. */
  awaited: Array<number>;
  /** When the time of the awaited seats is up, in milliseconds since 1970. Absent if there is no limit. */
  deadline?: number;
  /**
   * When the time of each awaited seat is up, where they differ: a vacation stops the clock of one seat alone. `deadline` is
   * the earliest of them. Absent where all awaited seats have until then.
   */
  deadlines?: Record<number, number>;
  /**
   * The seats that are voted on, because their time is up or their player was removed, each with the votes so far by the
   * seat of the voter.
   */
  late: { [key in number]: { [key in number]: Answer } };
  /** The seats whose players were removed, also when the vote is over. */
  removed?: { [key in number]: Removal };
  /** The seats that somebody with the link may take. The players see the key of each in `you.invitations`. */
  offered?: Array<number>;
  /** The latest vacations of each player who had one since the start, the earliest first. They may be over. */
  vacations?: { [key in number]: Array<Vacation> };
  /** The seats that agree to end the match without a result. */
  abandoning: Array<number>;
  /**
   * Says what the match waits for: a text key of the game with its parameters. Absent before the start and after the
   * end.
   */
  headline?: Line;
  /** The final place of each seat, from 1. Empty until the match is over. */
  places: { [key in number]: number };
  /** Where the match branched off another one. */
  branch?: Branch;
  /** The match that was set up as a rematch of this one. */
  rematch?: MatchId;
  /** Why the match does not count, though its table is rated. */
  unrated?: Unrated;
  /** The options of the game. In what the server sends, all of them; in requests, those that are missing get their defaults. */
  options: Record<string, unknown>;
  pace: Pace;
  /** The seat that begins the match. Absent if it is drawn. In a rematch the next seat begins. */
  first_seat?: number;
  /** Whether the table is listed for everybody, and everybody may sit down. */
  open: boolean;
  /** Whether players may ask what a bot would do, also while other users play. */
  suggestions?: boolean;
  /**
   * Whether the match counts for the ratings of its players. Only users with a way to sign in sit at such a table, and no
   * bots; it is open or in a circle, and nobody may ask what a bot would do.
   */
  rated?: boolean;
  /** How fast bots play while somebody watches. Absent if it is the usual pace. */
  bot_pace?: BotPace;
  /** The people who may write in the chat of the table. Absent if everybody may. */
  writers?: Writers;
};

/** The stage that a match has reached. */
export type TableStatus = 'gathering' | 'running' | 'over' | 'abandoned';

/** A seat as every viewer sees it. */
export type SeatView =
  | { kind: 'empty' }
  | {
      kind: 'user';
      /** The message `people` has their name. */
      person: PersonKey;
      /** Whether a bot plays for the user for now. */
      stand_in?: boolean;
    }
  | { kind: 'bot'; level: Level };

/** A time in which a user is away and the clocks of their matches of days stand still. */
export type Vacation = {
  /** When it begins, in milliseconds since 1970. */
  from: number;
  /** When it ends, in milliseconds since 1970. */
  until: number;
};

/** Where a match branched off another one, which had ended. */
export type Branch = {
  /** The other match. */
  of: MatchId;
  /** The last step that both have. */
  after: number;
  hidden: Hidden;
};

/** Why a rated match does not count for ratings, although it was not abandoned. */
export type Unrated = 'bot_played' | 'player_replaced';

/** The body of the answer to a refused request. */
export type Failure = {
  code: Code;
  /** For developers. A program should only depend on the code. */
  message: string;
  /** Names the failure. Only with the code `internal`. */
  failure?: FailureId;
  /** Why a file cannot be shown. Only with the code `bad_file`. */
  file?: FileFault;
};

/** Why a file cannot be shown. */
export type FileFault =
  | 'no_match_file'
  | 'unknown_format'
  | 'too_new'
  | 'unknown_game'
  | 'altered'
  | 'impossible'
  | 'not_started'
  | 'too_long'
  | 'took_too_long'
  | 'not_playable';

/** The user who sends the request. */
export type Me = {
  user: UserId;
  /** Empty until the user chooses a name. */
  name: string;
  /** How many answers to reports of the user they have not seen. Absent if they have seen all. */
  answers?: number;
};

/** The id of a user. */
export type UserId = string;

/** How a user is told of what happens while they are away. */
export type Notices = {
  push: PushNotices;
  /** Null if the host of the server has not configured mail. */
  mail: MailNotices | null;
  /** What is called at an address that the user gives, by channel. */
  addresses: { [key in NoticeChannel]?: AddressNotices };
  kinds: NoticeKinds;
  /** Whether the user is told even while they look at the table. */
  always: boolean;
  quiet: QuietHours | null;
  /** The tables of which the user is told nothing. */
  silent_tables: Array<MatchId>;
  /** The language of the notices: `en`, `pt-BR` or `ja`. */
  language: string;
};

/** The browsers to which notices are pushed. */
export type PushNotices = {
  /**
   * The key with which a browser subscribes (`applicationServerKey`): an uncompressed point of P-256 in base64url. Absent
   * if this server pushes nothing.
   */
  public_key?: string;
  subscriptions: Array<PushSubscription>;
};

/** A browser that is subscribed. */
export type PushSubscription = {
  id: string;
  /** The browser and the operating system; empty if they are not known. */
  label: string;
  /** When it was subscribed, in milliseconds since 1970. */
  since: number;
  /** Whether the latest attempt to reach it failed. */
  failed: boolean;
};

/** Notices by mail. */
export type MailNotices = {
  /** The mailbox: the confirmed one, or the one to which a code was sent. */
  address: string | null;
  confirmed: boolean;
  schedule: MailSchedule;
  /** The hour of the daily mail, from 0 to 23. */
  hour: number;
  /** The time zone of the hour, as in the IANA time zone database. */
  zone: string;
  /** Whether the mailbox refused a mail for good, so that no more are sent. */
  failed: boolean;
  /** The user signs in with the mailbox that is shown: the confirmed one, or else `kept`. */
  signs_in: boolean;
  /** A mailbox with which the user signs in, if none is confirmed for notices. */
  kept?: string;
  offer?: MailboxOffer;
};

/** When mail is sent. */
export type MailSchedule = 'each' | 'daily';

/** The offer to use a mailbox for something else as well. It is made until the user has answered it. */
export type MailboxOffer = { to: MailboxUse; address: string };

/** What a mailbox is used for. */
export type MailboxUse = 'notices' | 'sign_in';

/** A way to tell a user something. */
export type NoticeChannel = 'push' | 'mail' | 'webhook';

/** A channel that calls an address. */
export type AddressNotices = {
  url: string | null;
  /** The secret that signs the requests, as in Standard Webhooks. */
  secret: string | null;
  /** Whether the latest request failed. */
  failed: boolean;
};

/** The channels of each `NoticeKind`. */
export type NoticeKinds = {
  your_turn: NoticeChannels;
  match_begins: NoticeChannels;
  time_runs_out: NoticeChannels;
  bot_plays_for_you: NoticeChannels;
  match_over: NoticeChannels;
  asked_for_another_match: NoticeChannels;
  somebody_wrote: NoticeChannels;
};

/** On which channels a user is told of one kind of notice. A channel that is not named is on if another one is. */
export type NoticeChannels = { [key in NoticeChannel]?: boolean };

/** Hours in which a user is told nothing. What was held back is told afterwards, if it is still true. */
export type QuietHours = {
  /** A time of day, such as `22:00`. */
  from: string;
  /** A time of day. If it is before `from`, the hours end on the next day. */
  to: string;
  /** The time zone, as in the IANA time zone database: `Europe/Lisbon`. */
  zone: string;
};

/** The body of a request that changes how a user is told. What is absent stays as it is. */
export type ChangeNotices = {
  kinds?: NoticeKinds;
  always?: boolean;
  /** Null for no quiet hours. */
  quiet?: QuietHours | null;
  language?: string;
  /** The user has answered the offer to use a mailbox for this, too: it is not made again. */
  offered?: MailboxUse;
};

/** The body of a request that subscribes a browser: what its `PushSubscription` says. */
export type SubscribePush = {
  /** The URL at the push service. */
  endpoint: string;
  keys: PushKeys;
  /** The language in which the user is told. */
  language?: string;
};

/** The keys of a subscribed browser, in base64url. */
export type PushKeys = { p256dh: string; auth: string };

/** The body of a request that sets the address of a channel. */
export type SetAddress = { url: string };

/** The body of a request that sends a code to a mailbox. */
export type SetMail = { address: string };

/** The body of a request that confirms a mailbox. */
export type ConfirmMail = {
  /** The six digits that were sent. */
  code: string;
};

/** The body of a request that says when mail is sent. What is absent stays as it is. */
export type ChangeMail = {
  schedule?: MailSchedule;
  /** The hour of the daily mail, from 0 to 23. */
  hour?: number;
  /** The time zone of the hour, as in the IANA time zone database. */
  zone?: string;
};

/** What is pushed to a browser: the decrypted payload, as JSON. */
export type PushPayload = {
  kind: NoticeKind;
  title: string;
  body: string;
  /** The path of the table's page. */
  url: string;
  /** A later notice with the same tag replaces this one. */
  tag: string;
  table: MatchId;
  /** The tables that wait for this user now. */
  waiting: Array<MatchId>;
  /** When this was written, in milliseconds since 1970. */
  time: number;
};

/** What a user can be told. */
export type NoticeKind =
  | 'your_turn'
  | 'match_begins'
  | 'time_runs_out'
  | 'bot_plays_for_you'
  | 'match_over'
  | 'asked_for_another_match'
  | 'somebody_wrote';

/** A game in the catalogue. */
export type GameInfo = {
  /** The name in URLs and text keys. */
  name: string;
  min_seats: number;
  max_seats: number;
  /** The options that a host may choose. */
  fields: Array<Field>;
  /** The default of each option. */
  defaults: Record<string, unknown>;
  /** The options that have another default at tables with `Pace::Days`. */
  over_days?: Record<string, unknown>;
  /** Whether the game has a lesson: a match that teaches it. */
  lesson?: boolean;
  /** The levels that its bots have, the weakest first. */
  levels: Array<Level>;
};

/** The body of a request for a new table. The user takes seat 0 and is the host. */
export type NewTable = {
  /** The name of the game, as in `GameInfo`(crate::GameInfo). */
  game: string;
  /** The number of seats. */
  seats: number;
  /** Fills the other seats with bots and starts the match at once. */
  against?: BotsWanted;
  /** The circle that the table is set up in, of which the user must be a member. */
  circle?: CircleId;
  /** The options of the game. In what the server sends, all of them; in requests, those that are missing get their defaults. */
  options: Record<string, unknown>;
  pace: Pace;
  /** The seat that begins the match. Absent if it is drawn. In a rematch the next seat begins. */
  first_seat?: number;
  /** Whether the table is listed for everybody, and everybody may sit down. */
  open: boolean;
  /** Whether players may ask what a bot would do, also while other users play. */
  suggestions?: boolean;
  /**
   * Whether the match counts for the ratings of its players. Only users with a way to sign in sit at such a table, and no
   * bots; it is open or in a circle, and nobody may ask what a bot would do.
   */
  rated?: boolean;
  /** How fast bots play while somebody watches. Absent if it is the usual pace. */
  bot_pace?: BotPace;
  /** The people who may write in the chat of the table. Absent if everybody may. */
  writers?: Writers;
};

/** The bots that somebody wants to play against: those of a level, or the level that fits them. */
export type BotsWanted = 'beginner' | 'easy' | 'good' | 'strong' | 'fitting';

/** The id of a circle. It is random. */
export type CircleId = string;

/** The body of a request to play on from a step of a finished match. The user takes the seat and is the host. */
export type NewBranch = {
  /** The last step that both matches have. The game must have begun with it or before, and not be over after it. */
  after: number;
  seat: number;
  hidden: Hidden;
  /** Fills the other seats with bots of this level and goes on at once. */
  against?: Level;
};

/** The body of a request for a lesson. */
export type NewLesson = {
  /** The name of the game, as in `GameInfo`. */
  game: string;
  /** Begins a new lesson even if the user has one of this game that is not over. */
  anew?: boolean;
};

/** The answer to a request for a lesson: where it takes place. */
export type LessonTable = { room: MatchId };

/** What a user knows of a game. */
export type Hints = {
  /** The hints that the user has seen, by their names. */
  seen: Array<string>;
  /** Whether the user gets hints in matches: in the first three that are not lessons, unless they want none. */
  wanted: boolean;
  /** Whether the user has begun neither a match nor a lesson of the game. */
  new: boolean;
};

/** The body of a request that notes hints of a game as seen. */
export type SeenHints = {
  /** The names of the hints. */
  seen?: Array<string>;
  /** The user wants no more hints of this game. */
  no_more?: boolean;
};

/** The people at a table whose lines of chat the user does not want to see. */
export type Ignored = {
  /** Their keys in the match. */
  people: Array<PersonKey>;
};

/** The two links of a table. Only users with a seat receive them. */
export type Invitation = {
  room: MatchId;
  /** The URL for guests who may take a seat. */
  play: string;
  /** The URL for spectators. */
  watch: string;
};

/** An entry of a list of tables or matches. */
export type TableSummary = {
  room: MatchId;
  /** The name of the game, as in `GameInfo`. */
  game: string;
  status: TableStatus;
  pace: Pace;
  seats: { [key in number]: SeatSummary };
  /** When the table was set up, in milliseconds since 1970. */
  created: number;
  /** When the latest step was made, in milliseconds since 1970. */
  touched: number;
  /** When the time of the awaited seats is up, in milliseconds since 1970. Absent if there is no limit. */
  deadline?: number;
  /** Whether the match branches off another one. */
  branch?: boolean;
  /** The seat of the user who requested the list. Absent if they have none at this table. */
  yours?: number;
};

/** A seat of a `TableSummary`. */
export type SeatSummary = {
  /** Whether the seat has to decide now, as in the view of the table. */
  awaited?: boolean;
  /** The final place, from 1. Absent until the match is over. */
  place?: number;
  /** The final score. Absent until the match is over. */
  points?: number;
} & (
  | { kind: 'empty' }
  | {
      kind: 'user';
      /** See `Person::name`. */
      name?: string;
      /** See `Person::guest`. */
      guest?: boolean;
      /** The public page of the user. Only matches that are over have it. */
      page?: PageId;
      /** Whether a bot plays for the user for now. */
      stand_in?: boolean;
    }
  | { kind: 'bot'; level: Level }
);

/** One page of a list of finished matches, newest first. */
export type MatchPage = {
  matches: Array<TableSummary>;
  /** The client requests the next page with this text as the parameter `after`. Absent on the last page. */
  next?: string;
};

/** How far the analysis of a match has come: the answer under `/matches/{match}/analysis`. */
export type AnalysisState =
  | {
      state: 'waiting';
      /** How many. */
      before: number;
    }
  | {
      state: 'running';
      /** How much is done, from 0 to 99. */
      percent: number;
    }
  | { state: 'done'; analysis: Analysis }
  | { state: 'failed' };

/** What a match looks like afterwards, as it is expected if all seats follow the policy of the server's bots. */
export type Analysis = {
  seats: { [key in number]: SeatAnalysis };
  /** What was expected along the match, at most 60 times, in the order of steps. */
  expected: Array<Expectation>;
};

/** What became of a seat. */
export type SeatAnalysis = {
  /** In points ahead of the mean of the others. */
  points: Parts;
  /** In places, from 1: less is better. */
  place: Parts;
  /** The choices that cost it most points, each of another turn, the worst first, at most three. */
  mistakes: Array<Mistake>;
};

/** What a result is made of: `start`, `own`, `others` and `luck` sum to `result`. */
export type Parts = {
  /** What was expected after the deal. */
  start: Estimate;
  /** What its own choices brought, against those of the policy. */
  own: Estimate;
  /** What the choices of the others brought it. */
  others: Estimate;
  /** What draws, dice and revelations brought it. */
  luck: Estimate;
  /** How the match ended. */
  result: number;
};

/** An expected number. */
export type Estimate = {
  expected: number;
  /** With 95 % certainty the true number is not farther away than this. */
  error: number;
};

/** A choice that cost its seat points. */
export type Mistake = {
  /** The step before it. */
  step: number;
  /** What was chosen. */
  chosen: object;
  /** What would have brought more. */
  better: object;
  /** The points that the choice brought against the better one: less than 0. */
  brought: Estimate;
  /** Why the other one is better, if the game knows a reason. */
  why?: Line;
};

/** What a spectator could expect before a choice. */
export type Expectation = {
  /** The step before it. */
  step: number;
  seats: { [key in number]: Outlook };
};

/** What a seat could expect. */
export type Outlook = {
  /** How likely it was to win, in percent. All seats together have 100. */
  chance: number;
  /** Points ahead of the mean of the others. */
  points: number;
  /** Its place, from 1. */
  place: number;
};

/** A match step by step, as one kind of viewer saw it: the first document and the patches after it. */
export type Replay = {
  room: MatchId;
  /** The document after step 1, or after the one that was requested as the first. */
  document: unknown;
  /** The log entry of that step. Absent if this viewer observed nothing of it. */
  entry?: LogEntry;
  /** One frame for each later step, without gaps. */
  frames: Array<ReplayFrame>;
  /** The present names of the users who were ever seated at the table. */
  people: { [key in PersonKey]: Person };
};

/** One step of a `Replay`, with the same contents as the `Patch`(crate::ServerMessage::Patch) of the step. */
export type ReplayFrame = {
  /** The version after the step. */
  version: number;
  /** When the step was made, in milliseconds since 1970. Absent if this viewer observes nothing of the step. */
  at?: number;
  /** An RFC 7396 merge patch of the document. Absent if the document does not change. */
  delta?: unknown;
  /** The seat that made the step. Absent if the step is the table's own. */
  by?: number;
  /** The observations of the game: a list of objects, each tagged by `what`. */
  observed?: unknown[];
  table?: Array<ObservedTableEvent>;
  /** The version of the step that this step takes back. */
  undoes?: number;
};

/** The answer to a file that holds. */
export type LookedAt = {
  signed: FileSigner;
  /**
   * Whether the actions were played again and led to the events of the file. Without that, nobody has checked that the
   * rules allow them: the file names other rules than those of this server.
   */
  played_again: boolean;
  /** The match as each kind of viewer sees it: every seat by its number, `watch` and `all`. */
  views: Record<string, Replay>;
};

/** The signature of a file, as far as the server can judge it. */
export type FileSigner =
  { by: 'this_server' } | { by: 'unknown_key'; fingerprint: string } | { by: 'nobody' };

/** The notes at a match that a user may read: the answer under `/matches/{match}/notes`. */
export type Notes = {
  /** The user's own notes, in the order of their steps. Empty without a session. */
  own: Array<Note>;
  /** What others share, in the order of the steps. Empty until the match is over. */
  shared: Array<SharedNote>;
  /** The present names of the writers of shared notes. */
  people: { [key in PersonKey]: Person };
};

/** A note of one's own. There is one at each step at most. */
export type Note = {
  /** The step. */
  version: number;
  text: string;
  /** Others may read it when the match is over. */
  shared: boolean;
  /** When it was last changed, in milliseconds since 1970. */
  changed: number;
};

/** A note that another user shares. */
export type SharedNote = {
  person: PersonKey;
  /** The step. */
  version: number;
  text: string;
  /** When it was last changed, in milliseconds since 1970. */
  changed: number;
};

/** The body of a request that writes a note at a step, in the place of the one that is there. */
export type SetNote = {
  text: string;
  /** Whether others may read it when the match is over. */
  shared?: boolean;
};

/** The body of a request that begins a review. */
export type NewReview = {
  /** The step to begin with. */
  step: number;
};

/** A review that was begun. */
export type ReviewBegun = { review: ReviewId };

/** The id of a review. It is random: whoever has the link may look. */
export type ReviewId = string;

/** A link that signs another browser in as the same user, once. */
export type DeviceLink = {
  /** `/d/<token>` on this server. The page at this URL sends the token back in a `Redeem`. */
  url: string;
  /** When the link stops working, in milliseconds since 1970. */
  until: number;
  /** The user is a guest: whoever opens the link is the guest as much as they are. */
  guest?: boolean;
};

/** What somebody else did last at a table that waits for the user. */
export type LatestAction = {
  room: MatchId;
  /** One sentence of the log, as spectators know it, in the language of the page. */
  text: string;
};

/** The vacations of a user, and how many days are left. */
export type Vacations = {
  /** The present or next vacation. */
  vacation?: Vacation;
  /** Later ones, which a guest had planned whom the user has brought along. A change replaces them, too. */
  later?: Array<Vacation>;
  /** How many days of any 365 days a user may be on vacation; 0 if this server knows no vacations. */
  days_a_year: number;
  /** How many of them are left, rounded down, if this vacation had not been planned. */
  days_left: number;
};

/** A session of the user: a browser in which they are signed in. */
export type Session = {
  /** Names the session in `EndSession`. It is not the secret in the cookie. */
  id: string;
  /** Whether the request was sent with this session. */
  here: boolean;
  /** The browser and the operating system, if they are known. */
  device?: string;
  /** When the session began, in milliseconds since 1970, if it is known. */
  created?: number;
  /** When a page was last opened with the session, in milliseconds since 1970, if it is known. */
  seen?: number;
};

/** The body of a request that ends sessions of the user. */
export type EndSession = {
  /** The `id` of the `Session` to end. All sessions end if absent. */
  session?: string;
};

/** The body of a request that asks whose a `DeviceLink` is. */
export type LookAtLink = {
  /** The last part of the path of the link. */
  token: string;
};

/** The owner of a `DeviceLink`, as the server knows it, and the user of the browser that has opened it. */
export type LinkOwner = {
  user: UserId;
  /** Empty if the user has none. */
  name: string;
  /** The user is a guest, whose name others may have as well. */
  guest?: boolean;
  /** At how many tables the user has a seat. Tables whose match is over count, too. */
  tables: number;
  /** Some of those who have seats at the same tables, those of the latest table first. */
  with: Array<string>;
  /** The guest that this browser is, if they have seats: the user of the link can bring them along. */
  here?: Guest;
};

/** A guest whose seats a user can bring along. */
export type Guest = {
  user: UserId;
  name: string;
  /** At how many tables the guest has a seat. Tables whose match is over count, too. */
  tables: number;
};

/** The body of a request that signs this browser in as the user who created a `DeviceLink`. */
export type Redeem = {
  /** The last part of the path of the link. */
  token: string;
  /** Signs in even if this browser has seats as another user. Without this, the request is refused. */
  replace?: boolean;
};

/** The ways in which the user signs in again. */
export type SignInMethods = {
  /** Oldest first. */
  methods: Array<SignInMethod>;
  offered: OfferedSignIn;
  /** Whether methods may be added and removed now. Otherwise the user signs in once more before. */
  fresh: boolean;
  mailbox?: MailboxOffer;
  /** The guest that this browser was before it signed in, whose seats the user can still bring along. */
  guest?: Guest;
};

/** A way in which the user signs in again. */
export type SignInMethod = {
  id: string;
  kind: SignInKind;
  /** The mail address, the browser in which the passkey was made, or the name of the provider; empty if that is not known. */
  label: string;
  /** When it was added, in milliseconds since 1970. */
  added: number;
  /** When it was last used. */
  used?: number;
};

/** A kind of `SignInMethod`. */
export type SignInKind = 'mail' | 'passkey' | 'provider';

/** Which ways to sign in this server has. */
export type OfferedSignIn = {
  /** Codes by mail. */
  mail: boolean;
  /** Passkeys. They work at an address with https and a name, and nowhere else. */
  passkeys: boolean;
  /** The host's own providers. */
  providers: Array<OfferedProvider>;
};

/** A provider of OpenID Connect at which users sign in. */
export type OfferedProvider = {
  /** Names it in addresses. */
  key: string;
  name: string;
};

/** The answer to a request to sign in at a provider, or to add it. */
export type ProviderPage = {
  /**
   * The page of the provider to which the browser goes. From there it comes back to `/me`, as long as it has the cookie of
   * this answer. The parameter `sign-in` tells what became of it: `done`, `confirmed` (of the user
   * that the browser is already), `added`, or a code.
   */
  url: string;
};

/** The body of a request that opens an invitation of the host in this browser. */
export type UseInvitation = {
  /** What the link contains. */
  token: string;
};

/** The body of a request for a code by mail, which works only in the browser that asked for it. */
export type AskForCode = {
  /** The mail address. */
  address: string;
  /** The language of the mail: that of the page. */
  language?: string;
};

/** The body of a request that signs in, or adds a mailbox, with the code that was sent. */
export type EnterCode = {
  /** The six digits. */
  code: string;
};

/** The answer to a request that has signed this browser in. */
export type SignedIn = {
  user: UserId;
  name: string;
  /** The guest that this browser was until now, if they have seats. The user can bring them along. */
  guest?: Guest;
  /**
   * When the user is erased, in milliseconds since 1970, if they have asked for it. Until they come back, they can do
   * nothing else.
   */
  erased?: number;
};

/** The public page of a user. */
export type PublicPerson = {
  name: string;
  /** See `Person::guest`. */
  guest?: boolean;
  /** The month since when the user is here: `2026-03`. */
  since: string;
};

/**
 * The statistics of a user. Lessons, branches and abandoned matches do not count, and whoever held a seat at the end
 * played it.
 */
export type Statistics = {
  /** How many matches there are with other users, whatever was asked for. */
  with_people: number;
  /** How many there are against bots alone. */
  against_bots: number;
  /** The games, the most played first. */
  games: Array<GameStatistics>;
  /**
   * Other users, those with the most common matches first, at most
   * `OPPONENTS`(crate::limits::OPPONENTS). Users without a name are not among them.
   */
  opponents: Array<Opponent>;
  /** Bots, by their level. */
  bots: Array<BotOpponent>;
};

/** The matches of one game. */
export type GameStatistics = {
  /** The name of the game. */
  game: string;
  matches: number;
  /** The wins in a row, now and at most. */
  streak: number;
  longest_streak: number;
  /** One entry for each number of seats, in their order. */
  tables: Array<TableStatistics>;
  /** The lines of the score sheet. Matches whose sheets are not known yet are left out. */
  lines: Array<LineStatistics>;
  /** The match with the most points; of several, the first. */
  most_points: PlayedMark;
  /** The match that was won by most. */
  clearest_win?: PlayedMark;
  /** The match whose first two places were nearest to each other. */
  closest: PlayedMark;
  /** The latest matches, the oldest of them first, at most `PLAYED_MARKS`(crate::limits::PLAYED_MARKS). */
  latest: Array<PlayedMark>;
  /** In how many live matches it is known how long the user thought, and how long in all, in milliseconds. */
  timed: number;
  thinking: number;
};

/** The matches of one game with one number of seats. */
export type TableStatistics = {
  seats: number;
  matches: number;
  /** A shared first place is a win, too. */
  wins: number;
  /** How many wins chance alone would have brought: in each match the number of winners divided by that of seats. */
  wins_by_chance: number;
  /** The sum of all places. */
  places: number;
  /** The sum of all points. */
  points: number;
};

/** One line of the score sheet. */
export type LineStatistics = {
  /** The name of the line. */
  line: string;
  /** In how many matches somebody had this line. */
  matches: number;
  /** The sum of the user's points. */
  own: number;
  /** The sum of what a seat of each of these matches had on average. */
  average: number;
};

/** A match among the statistics. */
export type PlayedMark = {
  room: MatchId;
  /** When it ended, in milliseconds since 1970. */
  ended: number;
  seats: number;
  place: number;
  points: number;
  /** The points less the average of the other seats. */
  ahead: number;
  /** The points of the first place less those of the second. */
  margin: number;
};

/** Another user, and the matches of both. */
export type Opponent = {
  name: string;
  /** See `Person::guest`(crate::Person::guest). */
  guest?: boolean;
  /** The public page, if there is one. */
  page?: PageId;
  /**
   * In how many of the latest matches in a row one of both was before the other: positive for the user, negative for
   * the opponent.
   */
  streak: number;
  /** When their latest match ended, in milliseconds since 1970. */
  latest: number;
  /** The same by game, the most played first. */
  games: Array<OpponentGame>;
  before: number;
  behind: number;
  even: number;
};

/** The matches of one game with an opponent. */
export type OpponentGame = { game: string; before: number; behind: number; even: number };

/** Bots of one level. Each bot at a table counts. */
export type BotOpponent = { level: Level; before: number; behind: number; even: number };

/** What the matches in a circle add up to: those that at least two users played to their end. */
export type CircleStatistics = {
  matches: number;
  /** When the first and the latest of them ended, in milliseconds since 1970. */
  ended?: [number, number];
  /** Everybody who played, the one with the most wins first. Users without a name are not among them. */
  players: Array<CirclePlayer>;
  /** The games, the most played first. */
  games: Array<CircleGame>;
};

/** Somebody who played in a circle; they need not be a member. */
export type CirclePlayer = {
  person: PersonKey;
  name: string;
  /** See `Person::guest`(crate::Person::guest). */
  guest?: boolean;
  /** The public page, if there is one. */
  page?: PageId;
  you?: boolean;
  matches: number;
  /** See `TableStatistics`. */
  wins: number;
  wins_by_chance: number;
  /** The wins in a row, now and at most. */
  streak: number;
  longest_streak: number;
};

/** The matches of one game in a circle. */
export type CircleGame = {
  /** The name of the game. */
  game: string;
  matches: number;
  /** The seat with the most points; of several, the first. */
  most_points: CircleRecord;
  /** The match that was won by most. */
  clearest_win?: CircleRecord;
  /** The match whose first two places were nearest to each other, with its winner. */
  closest: CircleRecord;
};

/** A match that stands out, from the seat of one user. */
export type CircleRecord = {
  /** The name of the user, unless they have none. */
  name?: string;
  room: MatchId;
  /** When it ended, in milliseconds since 1970. */
  ended: number;
  seats: number;
  place: number;
  points: number;
  /** The points less the average of the other seats. */
  ahead: number;
  /** The points of the first place less those of the second. */
  margin: number;
};

/** Against whom the matches were played that are counted. */
export type Against = 'people' | 'bots';

/** The ratings of a game, the best first, on the whole server or in a circle. */
export type Ladder = {
  /** The name of the circle, if it is that of one. */
  circle?: string;
  /**
   * The best first, at most `LADDER`(crate::limits::LADDER). Users without a name, with too few rated matches, or without
   * one in the last `RATING_REST_DAYS`(crate::limits::RATING_REST_DAYS) are not among them.
   */
  users: Array<LadderUser>;
  /** The rating of who asks, also if they are not among the others. */
  own?: Rating;
};

export type LadderUser = {
  name: string;
  /** See `Person::guest`(crate::Person::guest). */
  guest?: boolean;
  /** The public page of the user. */
  page?: PageId;
  /** It is the user who asks. */
  you?: boolean;
  rating: Rating;
};

/** The rating of a user in a game. */
export type Rating = {
  /** How many rated matches it is made of. */
  matches: number;
  /** Absent before there are `RATED_MATCHES`(crate::limits::RATED_MATCHES). */
  known?: RatingPoints;
};

export type RatingPoints = {
  points: number;
  /** The standard deviation: how far the points may be from the truth. */
  deviation: number;
};

/** A rating of the user who asks. */
export type OwnRating = {
  game: string;
  /** The circle in which the matches were played; absent for all at open tables. */
  circle?: CircleId;
  /** The name of the circle. */
  circle_name?: string;
  /** It tells how the user plays against bots, which no rating of people follows: the level that plays most like them. */
  like_bots?: Level;
  rating: Rating;
  /** The user is not shown to others because their latest rated match is too long ago. */
  resting?: boolean;
};

/**
 * The ratings of those who sit at a table: on the scale of the server if the table is open, else on that of its circle, if
 * who asks is a member. Before the end the present ones, then those after the match.
 */
export type TableRatings = {
  /** Of every user with a seat. After the end, only where the match counts, once the ratings have followed it. */
  seats: { [key in number]: SeatRating };
};

export type SeatRating = {
  rating: Rating;
  /** What the match has changed in points. Only with known points. */
  change?: number;
};

/** The public page of the user who sends the request. */
export type OwnPage = {
  /** Absent if the user has none. */
  page?: PageId;
};

/** A request for a new circle, or for another name of one. */
export type CircleName = {
  /** At most `CIRCLE_NAME_CHARS`(crate::limits::CIRCLE_NAME_CHARS). */
  name: string;
};

/** A request of the owner that the ends of a circle's matches be told at an address. */
export type SetCircleWebhook = {
  url: string;
  /** The language of the words: `en`, `pt-BR` or `ja`. */
  language: string;
};

/** The answer to a request for a new circle, or to joining one. */
export type CircleJoined = { circle: CircleId };

/** A circle in the list of a member. */
export type CircleEntry = {
  circle: CircleId;
  name: string;
  /** The number of members. */
  members: number;
  /** The user is the owner. */
  owned: boolean;
};

/** A circle as its members see it. */
export type Circle = {
  circle: CircleId;
  name: string;
  /** The user is the owner. */
  owned: boolean;
  /** All members, ordered by when they joined. */
  members: Array<CircleMember>;
  /** The link with which others join. */
  link: string;
  /** Where the ends of its matches are told. */
  webhook?: CircleWebhook;
};

export type CircleMember = {
  /** Stands for the member in requests about this circle. */
  person: PersonKey;
  /** Absent for somebody who was removed from the server or is about to be. */
  name?: string;
  /** The member keeps no name, while others on the server do. */
  guest?: boolean;
  /** The public page of the member. */
  page?: PageId;
  owner?: boolean;
  /** The member is the user who asks. */
  you?: boolean;
  /** When the member joined, in milliseconds since 1970. */
  joined: number;
};

/** Where the ends of the matches in a circle are told. */
export type CircleWebhook = {
  /** The host of the address. */
  host: string;
  /** The whole address, which others could write to, for the owner alone. */
  place?: AddressNotices;
};

/** A table of a circle that has not ended. */
export type CircleTable = {
  table: TableSummary;
  /** The key with which members sit down. Absent once the match has begun. */
  invitation?: string;
};

/** A request by whoever has the link to a circle. */
export type CircleLink = {
  /** The last part of the link. */
  token: string;
};

/** What somebody with the link sees of a circle. */
export type CircleInvitation = {
  name: string;
  /** The name of the owner. Absent if the owner is about to be erased. */
  owner?: string;
  /** The number of members. */
  members: number;
  /** The circle, if the user is a member. */
  circle?: CircleId;
};

/** Makes another member the owner of a circle. */
export type CircleOwner = { person: PersonKey };

/** What the user may know of the circle that a table was set up in. */
export type CircleOfTable =
  { kind: 'none' } | { kind: 'hidden' } | { kind: 'known'; circle: CircleId; name: string };

/** A request for an evening. The user takes the first seat at the table of its first match. */
export type NewEvening = {
  /** The number of seats at each of its tables. */
  seats: number;
  counting: Counting;
  /**
   * At least `MIN_EVENING_MATCHES`(crate::limits::MIN_EVENING_MATCHES), at most
   * `MAX_EVENING_MATCHES`(crate::limits::MAX_EVENING_MATCHES), in the order in which they are played.
   */
  matches: Array<PlannedMatch>;
  /** The pace of all matches. */
  pace: Pace;
  /** Whether the matches count for ratings. See `TableSettings::rated`(crate::TableSettings::rated). */
  rated: boolean;
};

/** What decides an evening. What is equal then is decided by the other of the two; what is still equal is shared. */
export type Counting = 'best_of' | 'total';

/** A match in the plan of an evening. */
export type PlannedMatch = {
  /** The name of the game. */
  game: string;
  /** The options of the game. Those that are missing get their defaults. */
  options: Record<string, unknown>;
};

/** The answer to a request for an evening: the table of its first match. */
export type EveningMade = { room: MatchId };

/** The evening or the league that a table belongs to, as far as the user may know it. */
export type EveningOfTable = {
  /** Absent if there is none, or the user is neither in its circle nor has sat at one of its tables. */
  evening?: Evening;
  /** Absent if there is none, or the user is neither in its circle nor plays in it. */
  league?: LeagueOfTable;
};

export type Evening = {
  evening: EveningId;
  seats: number;
  counting: Counting;
  /** When it was set up, in milliseconds since 1970. */
  created: number;
  state: EveningState;
  /** All matches of the plan, in order. */
  matches: Array<EveningMatch>;
  /** The standing, the first first: everybody who held a seat at the end of a match that counts or sits at the latest table. */
  players: Array<EveningPlayer>;
  /** The user set it up or owns the circle, and it goes on: they may end it. */
  may_end?: boolean;
};

/** The id of an evening. It is random. */
export type EveningId = string;

export type EveningState = 'running' | 'over' | 'ended';

export type EveningMatch = {
  game: string;
  /** The match. Absent if it was not set up, or is no longer kept. */
  room?: MatchId;
  status?: TableStatus;
  /**
   * The place of each of the `players`, in their order; 0 for who did not hold a seat at the end. Empty if the match does
   * not count or not yet.
   */
  places?: Array<number>;
};

export type EveningPlayer = {
  /** Absent for somebody who was removed from the server or is about to be. */
  name?: string;
  /** The player keeps no name, while others on the server do. */
  guest?: boolean;
  /** The public page of the player. */
  page?: PageId;
  /** The player is the user who asks. */
  you?: boolean;
  /** How many matches they have won. */
  won: number;
  points: number;
  /** The place in the standing. Players who are equal share it. */
  place: number;
};

/** The league that a table belongs to, for those who may see it. */
export type LeagueOfTable = {
  league: LeagueId;
  name: string;
  /** Counts rounds from 1. The final is the round after the last. */
  round: number;
  /** The number of rounds, without the final. */
  rounds: number;
};

/** The id of a league. It is random. */
export type LeagueId = string;

/** A request for a league. The user is its first player. */
export type NewLeague = {
  /** At most `CIRCLE_NAME_CHARS`(crate::limits::CIRCLE_NAME_CHARS). */
  name: string;
  /** The name of the game. */
  game: string;
  /** The options of the game. Those that are missing get their defaults. */
  options: Record<string, unknown>;
  /**
   * The number of seats at a table. Where the players do not fill all tables, some have fewer seats; at tables for two,
   * somebody sits out.
   */
  seats: number;
  /** At most `LEAGUE_ROUNDS`(crate::limits::LEAGUE_ROUNDS). */
  rounds: number;
  /** After the rounds the first of the standing play one more match, which decides about the first places. */
  final_table: boolean;
  /** The pace of all matches. */
  pace: Pace;
  /** How long a round lasts at most, in hours. At most `LEAGUE_ROUND_HOURS`(crate::limits::LEAGUE_ROUND_HOURS). */
  round_hours: number;
};

/** The answer to a request for a league. */
export type LeagueMade = { league: LeagueId };

/** A league in the list of its circle. */
export type LeagueEntry = {
  league: LeagueId;
  name: string;
  game: string;
  state: LeagueState;
  /** The number of the latest round; 0 before the start. */
  round: number;
  /** The number of rounds, without the final. */
  rounds: number;
  /** How many play in it. */
  players: number;
  /** What the user is in it. Absent if nothing. */
  you?: PlayerState;
};

export type LeagueState = 'gathering' | 'running' | 'over' | 'ended';

/** What somebody is in a league. */
export type PlayerState = 'playing' | 'waiting' | 'left';

/** A league as the members of its circle and its players see it. */
export type League = {
  league: LeagueId;
  /** The circle that it was set up in. Absent if the user is no member. */
  circle?: CircleId;
  name: string;
  game: string;
  /** All options of the game. */
  options: Record<string, unknown>;
  seats: number;
  rounds: number;
  final_table: boolean;
  pace: Pace;
  round_hours: number;
  state: LeagueState;
  /**
   * Those who play or have played, the first of the standing first; then those who wait. Before the start in the order in
   * which they joined.
   */
  players: Array<LeaguePlayer>;
  /** The rounds that have begun, in order. */
  played: Array<LeagueRound>;
  /** When the next round begins, in milliseconds since 1970. Absent while a round is played, and where none follows. */
  next?: number;
  /** The user set it up or owns the circle, and it is not over: they may start and end it. */
  may_manage?: boolean;
};

export type LeaguePlayer = {
  number: number;
  /** Absent for somebody who was removed from the server or is about to be. */
  name?: string;
  /** The player keeps no name, while others on the server do. */
  guest?: boolean;
  /** The public page of the player. */
  page?: PageId;
  /** The player is the user who asks. */
  you?: boolean;
  state: PlayerState;
  points: number;
  /** How many matches they have won. */
  won: number;
  /**
   * The points of all whom they have met, for each match once: who met the stronger ones comes first of two with the same
   * points and as many matches won.
   */
  opposition: number;
  /** The place in the standing. Players who are equal share it. 0 before the first result and for those who wait. */
  place: number;
};

export type LeagueRound = {
  /** When it began, in milliseconds since 1970. */
  began: number;
  /** When it ends at the latest, in milliseconds since 1970. */
  ends: number;
  /** All its results are decided. */
  over: boolean;
  tables: Array<LeagueTable>;
  /** The players who sit out. When the round is over, they get half of the points of a table. */
  sits_out?: Array<number>;
};

export type LeagueTable = {
  /** The match. Absent if it is no longer kept. */
  room?: MatchId;
  status?: TableStatus;
  /** In the order of the seats. */
  seats: Array<LeagueSeat>;
};

export type LeagueSeat = {
  player: number;
  /** Whether the match waits for the player. */
  awaited?: boolean;
  /** Absent while it is not decided. */
  result?: LeagueResult;
};

/** What a table has brought a player. */
export type LeagueResult = {
  kind: LeagueResultKind;
  /** From 0 to `LEAGUE_POINTS`(crate::limits::LEAGUE_POINTS). */
  points: number;
  /** The place at the table. Absent if the player has none. */
  place?: number;
};

export type LeagueResultKind = 'played' | 'unfinished' | 'absent';

/** A request for an address of the user's calendar of leagues. */
export type NewCalendar = {
  /** The language of its words. */
  language: string;
};

/** The answer to that: the address, which is not told again. */
export type CalendarMade = { url: string };

/** Whether the user's calendar has an address. */
export type CalendarAddress = {
  /** When it was made, in milliseconds since 1970. Absent if it has none. */
  made?: number;
};

/** How the server is, as the host's page shows it. */
export type HostPage = {
  /** Whether orders that cannot be undone are carried out now. Otherwise whoever looks signs in once more before. */
  fresh: boolean;
  /** Whether a link opened the page, because nobody is named. */
  by_link: boolean;
  /** The version of the program. */
  version: string;
  /** When the server was started, in milliseconds since 1970. */
  started: number;
  /** The sockets of players and spectators. */
  sockets: number;
  /** The tables in memory: somebody is there, or was a minute ago. */
  tables: number;
  /** The moves since the server was started. */
  moves: number;
  /** The bytes that the database holds. */
  bytes: number;
  /** The bytes that it may hold, if the host set a limit. */
  bytes_allowed?: number;
  /** The free bytes of the disk with the data folder, if known. */
  bytes_free?: number;
  /** The settings as they are. */
  settings: Array<HostSetting>;
};

/** A setting of the server. */
export type HostSetting = {
  /** Its name in the configuration file. */
  name: string;
  /** Absent if it is not set, or secret. */
  value?: string;
  origin: SettingOrigin;
};

/** Where the value of a setting comes from. */
export type SettingOrigin = 'default' | 'file' | 'environment' | 'flag';

/** What was found about one subject, in English. */
export type HostFinding = {
  verdict: HostVerdict;
  subject: string;
  /** What was seen and, unless it is good, what to do. */
  text: string;
};

export type HostVerdict = 'good' | 'advice' | 'fault';

/** A user as the host sees them. */
export type HostPerson = {
  person: UserId;
  /** Empty for somebody who was erased, or has not chosen a name yet. */
  name: string;
  /** Has no way to sign in. */
  guest: boolean;
  /** The seats at all tables and in all matches. */
  seats: number;
  /** When the user was here last. */
  seen?: number;
  banned_until?: number;
  muted_until?: number;
  /** When the user is erased, which they asked for. */
  erased_at?: number;
  /** The user whom this guest has become. */
  became?: UserId;
  /** May open the host's page. */
  host: boolean;
};

/** A link with which new users come in. */
export type HostInvitation = {
  invitation: string;
  uses: number;
  /** How many have used it. */
  used: number;
  ends: number;
};

/** A report as the host sees it. */
export type HostReport = {
  report: ReportId;
  kind: ReportKind;
  /** The line or name as it was. */
  text: string;
  /** The user who wrote the line, has the name, or owns the circle. */
  person: UserId;
  /** What they are called now. */
  name?: string;
  /** The table where it was seen, unless that was deleted. */
  room?: MatchId;
  /** The game of that table. */
  game?: string;
  /** The circle with the name, as long as there is one. */
  circle?: CircleId;
  /** When it was reported first. */
  at: number;
  /** The users who have reported it, the first one first. */
  reporters: Array<Reporter>;
  answer?: ReportAnswer;
};

/** The id of a report. */
export type ReportId = string;

export type ReportKind = 'line' | 'name' | 'circle';

/** Somebody who has reported something. */
export type Reporter = { person: UserId; name?: string; at: number; words: string };

/** What the host answers to a report. */
export type ReportAnswer = {
  at: number;
  verdict: ReportVerdict;
  /** Empty if the host adds nothing. */
  words: string;
};

export type ReportVerdict = 'dealt_with' | 'no_reason';

/** A report as whoever made it sees it. */
export type OwnReport = {
  report: ReportId;
  kind: ReportKind;
  /** The line or name as it was. */
  text: string;
  words: string;
  at: number;
  answer?: ReportAnswer;
};

/** A report of a user. */
export type NewReport = {
  what: Reported;
  /** At most `REPORT_CHARS`(crate::limits::REPORT_CHARS) characters, or none. */
  words?: string;
};

/** What a user shows to the host. */
export type Reported =
  | { kind: 'line'; room: MatchId; number: number }
  | { kind: 'name'; room: MatchId; person: PersonKey }
  | { kind: 'circle'; circle: CircleId };

/** An act of the host. */
export type HostAct = {
  at: number;
  act: HostActKind;
  /** The one who acted: a user of the operating system, or of this page. */
  by: string;
  /** The present name of the user whom it was about. */
  name?: string;
  person?: UserId;
  room?: MatchId;
  /** Until when somebody is banned or muted, how many lines were deleted, or how many may use an invitation. */
  value?: number;
};

export type HostActKind =
  | 'renamed'
  | 'banned'
  | 'muted'
  | 'signed_out'
  | 'messages_deleted'
  | 'user_erased'
  | 'match_ended'
  | 'invited'
  | 'invitation_revoked'
  | 'host_named'
  | 'host_unnamed'
  | 'host_link_made'
  | 'announced'
  | 'announcement_withdrawn'
  | 'report_answered'
  | 'circle_renamed'
  | 'changed';

/** What the host does on the page. */
export type HostOrder =
  | { order: 'rename'; person: UserId; name: string }
  | { order: 'ban'; person: UserId; days: number }
  | { order: 'mute'; person: UserId; hours: number }
  | { order: 'sign_out'; person: UserId }
  | { order: 'delete_messages'; person: UserId }
  | { order: 'erase'; person: UserId }
  | { order: 'close_table'; room: MatchId }
  | { order: 'delete_table_messages'; room: MatchId }
  | { order: 'invite'; uses: number; days: number }
  | { order: 'revoke_invitation'; invitation: string }
  | {
      order: 'announce';
      says: Announced;
      /** From when on it is shown; absent for now. */
      from?: number;
      /** Until when a text is shown; absent for a day. What has a time of its own is shown until it is over. */
      until?: number;
    }
  | { order: 'withdraw_announcement'; announcement: AnnouncementId }
  | {
      order: 'answer_report';
      report: ReportId;
      verdict: ReportVerdict;
      /** A few words, or none. */
      words?: string;
    }
  | { order: 'rename_circle'; circle: CircleId; name: string };

/** What an order of the host did. */
export type HostDone = {
  /** The link that was made. */
  link?: string;
  /** How many messages and shared notes were deleted. */
  lines?: number;
};

/** A link of `rodada host link`, and a secret of the browser that uses it. The same browser may send it again. */
export type OpenHostPage = {
  link: string;
  /** 64 hexadecimal digits. */
  browser: string;
};

/** The body of a request that makes the page of the user public or private. */
export type SetPage = { public: boolean };

/** A user who has asked to be erased. */
export type Erasure = {
  name: string;
  /** When the user is erased, in milliseconds since 1970. */
  due: number;
};

/**
 * The body of a request that makes the seats of a guest those of a user, for good. It names both as the server has shown
 * them, so that whoever sends it knows of both.
 */
export type BringAlong = {
  /** The guest that this browser was. */
  guest: UserId;
  /** The user that it is. */
  user: UserId;
};

/** What became of the seats of a guest. */
export type BroughtAlong = {
  /** At how many tables the user has the seat of the guest now. */
  tables: number;
  /** At how many tables the guest stays, because the user has or had a seat there, too. */
  left_behind: number;
};
