// Written by `cargo xtask gen` from the Rust types. Not to be edited.

import type { Field, Line } from './games';

/** The protocol these declarations describe. */
export const PROTOCOL = 6;

/** Characters in a name. */
export const NAME_CHARS = 24;

/** Characters in a line of chat. */
export const CHAT_CHARS = 500;

/** Hours a match without a pace waits for somebody who is away before the others may call their time. */
export const MOST_HOURS_AWAY = 72;

/** Rooms that one socket may have joined. */
export const ROOMS_PER_SOCKET = 16;

/** One frame from a client. */
export type ClientMessage =
  | {
      t: 'hello';
      /** The protocol the client speaks. */
      protocol: number;
      /** The client's build, for the server's log. */
      build: string;
      /** The client reads binary frames of compressed messages. */
      deflate?: boolean;
    }
  | {
      t: 'join';
      /** The request. */
      id: RequestId;
      /** The room. */
      room: MatchId;
      /** What the client still has. */
      since?: Since;
    }
  | {
      t: 'leave';
      /** The request. */
      id: RequestId;
      /** The room. */
      room: MatchId;
    }
  | {
      t: 'act';
      /** The request, unique for match and seat: sent again after a break, it is not played twice. */
      id: RequestId;
      /** The room. */
      room: MatchId;
      /** The decision that is answered: `you.decision` of the document. */
      expect: number;
      /** The action, as it stood in `you.ask.choices`. */
      action: object;
    }
  | {
      t: 'worth';
      /** The request. */
      id: RequestId;
      /** The room. */
      room: MatchId;
      /** The action, as it stood in `you.ask.choices`. */
      action: object;
    }
  | {
      t: 'hurry';
      /** The request. */
      id: RequestId;
      /** The room. */
      room: MatchId;
    }
  | {
      t: 'undo';
      /** The request, unique for match and seat. */
      id: RequestId;
      /** The room. */
      room: MatchId;
      /** The step to take back: `you.undoable` of the document. */
      version: number;
    }
  | {
      t: 'table';
      /** The request, unique for match and person. */
      id: RequestId;
      /** The room. */
      room: MatchId;
      /** What to change. */
      change: TableChange;
    }
  | {
      t: 'chat';
      /** The request, unique for match and person: sent again after a break, it is not said twice. */
      id: RequestId;
      /** The room. */
      room: MatchId;
      /** The words. */
      text: string;
    }
  | {
      t: 'ping';
      /** Comes back with the pong. */
      n: number;
    };

/** A client's own name for a request: 1 to 40 letters, digits, `-` or `_`, unique for match and seat. */
export type RequestId = string;

/** A match, from the moment its table is set up; also the address of its room. */
export type MatchId = string;

/** What a client that was away still has of a room. */
export type Since = {
  /** The stream its document came from. */
  stream: string;
  /** The version of its document. */
  version: number;
  /** The number of the latest line of chat it has; 0 for none. */
  line: number;
};

/** A change of the table that somebody asks for. */
export type TableChange =
  | {
      do: 'sit';
      /** Which; the first free one when absent. */
      seat?: number;
      /** The key from the invitation, where the table is not open to everybody. */
      invitation?: string;
    }
  | { do: 'stand' }
  | {
      do: 'send_away';
      /** Whose seat. */
      seat: number;
    }
  | {
      do: 'bot';
      /** Which seat. */
      seat: number;
      /** How well it plays. */
      level: Level;
    }
  | {
      do: 'remove_bot';
      /** Which seat. */
      seat: number;
    }
  | {
      do: 'set';
      /** The number of seats. */
      seats: number;
      /** The game's options. */
      options: Record<string, unknown>;
      /** How much time a move has. */
      pace: Pace;
      /** Whether everybody sees the table in the list and may sit down. */
      open: boolean;
    }
  | { do: 'start' }
  | { do: 'close' }
  | { do: 'hand_over' }
  | { do: 'take_back' }
  | {
      do: 'vote';
      /** Whose time is up. */
      seat: number;
      /** Wait for them, or let a bot play. */
      answer: Answer;
    }
  | {
      do: 'call_time';
      /** Whose seat. */
      seat: number;
    }
  | {
      do: 'abandon';
      /** Whether one agrees. */
      agree: boolean;
    }
  | { do: 'rematch' };

/** How well a bot plays. */
export type Level = 'easy' | 'good';

/** How much time a move has. */
export type Pace =
  | { kind: 'free' }
  | {
      kind: 'live';
      /** 1 to 60. */
      minutes: number;
    }
  | {
      kind: 'days';
      /** 1 to 30. */
      days: number;
    };

/** What a vote about an absent player can say. */
export type Answer = 'wait' | 'bot';

/** One frame from the server. */
export type ServerMessage =
  | {
      t: 'welcome';
      /** The protocol the server speaks. */
      protocol: number;
      /** The server's build. */
      build: string;
    }
  | {
      t: 'bye';
      /** Why. */
      code: ByeCode;
      /** When to come back, in milliseconds. */
      retry_ms?: number;
    }
  | {
      t: 'snapshot';
      /** The room. */
      room: MatchId;
      /** What the patches that follow call the room. */
      tag: number;
      /** The stream that follows: names viewer, build and epoch. */
      stream: string;
      /** The version of the document. */
      version: number;
      /** When the match was set up, in milliseconds since 1970: the times of its patches count from here. */
      began: number;
      /** Game, table, scores and, for somebody seated, what is wanted. */
      document: unknown;
      /** The latest entries of the log. */
      log: Array<LogEntry>;
      /** The latest lines of the chat. */
      chat: Array<ChatLine>;
      /** The words that patches write in few letters: `~1f` is the one of that number in base 36. */
      words: Array<string>;
    }
  | {
      t: 'resumed';
      /** The room. */
      room: MatchId;
      /** What the patches that follow call the room. */
      tag: number;
    }
  | {
      t: 'patch';
      /** The room, as the latest snapshot or resumption on this socket calls it. */
      tag: number;
      /** The version after it: one more than before. */
      version: number;
      /** When, in milliseconds since the match began; absent when this viewer is told nothing of the step. */
      at?: number;
      /** RFC 7396 merge patch of the document; absent when this viewer's document is unchanged. */
      delta?: unknown;
      /** Whose step; absent for the table's own. */
      by?: number;
      /** What was seen of the game: a list, each tagged by `what`. */
      seen?: unknown[];
      /** What happened to the table. */
      table?: Array<TableEvent>;
      /** The step that this one took back. */
      undoes?: number;
    }
  | {
      t: 'ack';
      /** The request. */
      id: RequestId;
      /** The version it led to; 0 for requests that change no room. */
      version: number;
    }
  | {
      t: 'nack';
      /** The request; absent when it could not be read. */
      id?: RequestId;
      /** Why. */
      code: Code;
    }
  | {
      t: 'worth';
      /** The request. */
      id: RequestId;
      /** By how much the seat's score would grow at once; absent when nobody can say. */
      gain?: number;
    }
  | {
      t: 'presence';
      /** The room. */
      room: MatchId;
      /** The seats whose people are connected. */
      seats: Array<number>;
      /** How many watch. */
      watching: number;
    }
  | {
      t: 'chat';
      /** The room. */
      room: MatchId;
      /** The lines, oldest first. */
      lines: Array<ChatLine>;
    }
  | {
      t: 'waiting';
      /** Those tables. */
      tables: Array<Waiting>;
    }
  | {
      t: 'pong';
      /** What the ping said. */
      n: number;
    };

/** Why the server ends a socket. */
export type ByeCode = 'upgrade' | 'restart' | 'slow' | 'no_session' | 'broken' | 'silent';

/** A line of the log: the story of one step. */
export type LogEntry = {
  /** The step. */
  version: number;
  /** When, in milliseconds since 1970. */
  at: number;
  /** Whose step; absent for the table's own. */
  by?: number;
  /** What was seen of the game: a list, each tagged by `what`. */
  seen?: unknown[];
  /** What happened to the table. */
  table?: Array<TableEvent>;
  /** The step that this one took back. */
  undoes?: number;
};

/** What happened to a table: in its record and in its log. */
export type TableEvent =
  | {
      what: 'sat';
      /** Which. */
      seat: number;
      /** Their name. */
      name: string;
    }
  | {
      what: 'renamed';
      /** Which. */
      seat: number;
      /** Their name. */
      name: string;
    }
  | {
      what: 'stood';
      /** Which. */
      seat: number;
    }
  | {
      what: 'sent_away';
      /** From which seat. */
      seat: number;
    }
  | {
      what: 'bot_sat';
      /** Which. */
      seat: number;
      /** How well it plays. */
      level: Level;
    }
  | {
      what: 'bot_changed';
      /** Which. */
      seat: number;
      /** How well it plays. */
      level: Level;
    }
  | {
      what: 'bot_left';
      /** From which seat. */
      seat: number;
    }
  | {
      what: 'changed';
      /** The number of seats. */
      seats: number;
      /** The game's options, complete. */
      options: Record<string, unknown>;
      /** How much time a move has. */
      pace: Pace;
      /** Whether everybody may sit down. */
      open: boolean;
    }
  | { what: 'started' }
  | { what: 'closed' }
  | {
      what: 'late';
      /** Which. */
      seats: Array<number>;
    }
  | {
      what: 'answered';
      /** Who answered. */
      by: number;
      /** About whom. */
      seat: number;
      /** What. */
      answer: Answer;
    }
  | {
      what: 'waited';
      /** Which. */
      seat: number;
    }
  | {
      what: 'handed_over';
      /** Whose seat. */
      seat: number;
      /** How much of their time for the present decision was used, in milliseconds. */
      used?: number;
    }
  | {
      what: 'taken_back';
      /** Which. */
      seat: number;
    }
  | {
      what: 'abandoning';
      /** Who. */
      seat: number;
      /** Whether they agree. */
      agree: boolean;
    }
  | { what: 'abandoned' }
  | {
      what: 'rematched';
      /** Where. */
      next: MatchId;
    };

/** A line of chat. */
export type ChatLine = {
  /** Its number in the match, from 1 and without a gap. */
  number: number;
  /** When, in milliseconds since 1970. */
  at: number;
  /** Who. */
  who: Talker;
  /** The words. */
  text: string;
};

/** Who says something. */
export type Talker = {
  /** Their name. */
  name: string;
  /** Their seat; absent for somebody who watches. */
  seat?: number;
};

/** Why a request was refused. */
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
  | 'bad_options'
  | 'not_host'
  | 'not_seated'
  | 'not_invited'
  | 'seat_taken'
  | 'already_seated'
  | 'sent_away'
  | 'muted'
  | 'used_up'
  | 'not_ready'
  | 'started'
  | 'not_running'
  | 'not_started'
  | 'not_over'
  | 'stale'
  | 'not_listed'
  | 'nothing_to_undo'
  | 'no_vote'
  | 'bad_link'
  | 'has_seats'
  | 'busy'
  | 'unavailable'
  | 'internal';

/** A table that waits for somebody. */
export type Waiting = {
  /** The room. */
  room: MatchId;
  /** The game's name. */
  game: string;
  /** Since when, in milliseconds since 1970. */
  since: number;
  /** Until when, where there is a limit. */
  deadline?: number;
};

/** The part `table` of every document: the same for all viewers. */
export type TableView = {
  /** The game's name. */
  game: string;
  /** Where the match stands. */
  status: TableStatus;
  /** The game's options, complete. */
  options: Record<string, unknown>;
  /** How much time a move has. */
  pace: Pace;
  /** Whether everybody sees the table in the list and may sit down. */
  open: boolean;
  /** Who sits where. */
  seats: { [key in number]: Holder };
  /** The seat of the person who may change the table; absent when none is left. */
  host?: number;
  /** The seats that are to decide. */
  awaited: Array<number>;
  /** When the time of the awaited seats is up, in milliseconds since 1970. */
  deadline?: number;
  /** Seats whose time is up, with the answers given so far by seat. */
  late: { [key in number]: { [key in number]: Answer } };
  /** The seats that agree to end the match without a result. */
  abandoning: Array<number>;
  /** What the table waits for; a line of the game's texts. Absent before the start and after the end. */
  headline?: Line;
  /** The place each seat reached, when the match is over. */
  places: { [key in number]: number };
  /** The match that follows this one. */
  rematch?: MatchId;
};

/** Where a match stands. */
export type TableStatus = 'gathering' | 'running' | 'over' | 'abandoned';

/** Who holds a seat. */
export type Holder =
  | { kind: 'nobody' }
  | {
      kind: 'person';
      /** What they call themselves. */
      name: string;
      /** A bot plays for them for now. */
      stand_in?: boolean;
    }
  | {
      kind: 'bot';
      /** How well it plays. */
      level: Level;
    };

/** The body of every refused request. */
export type Failure = {
  /** What clients match on. */
  code: Code;
  /** For developers; never matched on. */
  message: string;
};

/** Who the asker is. */
export type Me = {
  /** The id. */
  user: UserId;
  /** The name they gave; empty until they give one. */
  name: string;
};

/** A person, guest or not. */
export type UserId = string;

/** A game on the shelf. */
export type GameInfo = {
  /** Its name in URLs and texts. */
  name: string;
  /** The fewest seats. */
  fewest: number;
  /** The most seats. */
  most: number;
  /** What a host may choose. */
  fields: Array<Field>;
  /** The options when nothing is chosen. */
  defaults: Record<string, unknown>;
  /** Those of them that are proposed otherwise where a move may take days. */
  over_days?: Record<string, unknown>;
};

/** Sets up a table. The asker sits on seat 0 and is the host. */
export type NewTable = {
  /** The game's name. */
  game: string;
  /** The number of seats. */
  seats: number;
  /** The game's options; what is missing has its default. */
  options: Record<string, unknown>;
  /** How much time a move has. */
  pace: Pace;
  /** Whether everybody sees the table in the list and may sit down. */
  open: boolean;
  /** Fills the other seats with bots of this level and starts at once. */
  against?: Level;
};

/** The two links of a table. */
export type Invitation = {
  /** The room. */
  room: MatchId;
  /** Whoever opens this may sit down. Only for those who sit. */
  play: string;
  /** Whoever opens this may watch. */
  watch: string;
};

/** A line in a list of tables or matches. */
export type TableSummary = {
  /** The room. */
  room: MatchId;
  /** The game's name. */
  game: string;
  /** Where the match stands. */
  status: TableStatus;
  /** How much time a move has. */
  pace: Pace;
  /** The seats. */
  seats: { [key in number]: SeatSummary };
  /** When the table was set up, in milliseconds since 1970. */
  created: number;
  /** When the last step was made, in milliseconds since 1970. */
  touched: number;
  /** The asker's own seat. */
  yours?: number;
};

/** Who sits, in a list. */
export type SeatSummary = {
  /** The place reached, when the match is over. */
  place?: number;
  /** The points reached, when the match is over. */
  points?: number;
} & (
  | { kind: 'nobody' }
  | {
      kind: 'person';
      /** What they call themselves. */
      name: string;
      /** A bot plays for them for now. */
      stand_in?: boolean;
    }
  | {
      kind: 'bot';
      /** How well it plays. */
      level: Level;
    }
);

/** One page of a list of finished matches, newest first. */
export type MatchPage = {
  /** The matches. */
  matches: Array<TableSummary>;
  /** Leads to the next page, as `after`; absent on the last one. Its text means nothing to a client. */
  next?: string;
};

/** A match to be stepped through, as one kind of viewer saw it: a first document and the patches that followed. */
export type Reel = {
  /** The match. */
  room: MatchId;
  /** The document after step 1. */
  document: unknown;
  /** The story of step 1; absent when this viewer saw nothing of it. */
  entry?: LogEntry;
  /** What each later step changed, contiguous from step 2. */
  frames: Array<ReelFrame>;
};

/** One step of a `Reel`: what a patch of the stream says. */
export type ReelFrame = {
  /** The version after it. */
  version: number;
  /** When, in milliseconds since 1970; absent when this viewer is told nothing of the step. */
  at?: number;
  /** RFC 7396 merge patch of the document; absent when it is unchanged. */
  delta?: unknown;
  /** Whose step; absent for the table's own. */
  by?: number;
  /** What was seen of the game: a list, each tagged by `what`. */
  seen?: unknown[];
  /** What happened to the table. */
  table?: Array<TableEvent>;
  /** The step that this one took back. */
  undoes?: number;
};

/** A link that makes another browser the same person, once. */
export type DeviceLink = {
  /** `/d/<token>` on this server. The page there sends the token back in a `Redeem`. */
  url: string;
  /** Until when it works, in milliseconds since 1970. */
  until: number;
};

/** Where a person is signed in. */
export type Session = {
  /** What it is called; opens nothing. */
  id: string;
  /** Whether it is the one that asks. */
  here: boolean;
  /** The browser and the system, as far as they are known. */
  device?: string;
  /** Since when, in milliseconds since 1970, as far as it is known. */
  created?: number;
  /** When a page was last opened with it, in milliseconds since 1970, as far as it is known. */
  seen?: number;
};

/** What is to be ended: one session, or all of them. */
export type EndSession = {
  /** Which; all when none is named. */
  session?: string;
};

/** Makes this browser the person who made a `DeviceLink`. */
export type Redeem = {
  /** The end of the link. */
  token: string;
  /** Also when this browser has seats as somebody else, which it then loses. */
  replace?: boolean;
};
