/** The state of the connection, for the page. */
export type Status =
  | { is: 'connecting' }
  | { is: 'open' }
  /** A message is expected, but nothing was received for a while. */
  | { is: 'silent' }
  /** The server is there, but a request is unanswered for a while. */
  | { is: 'slow' }
  /** Not connected; it tries again after a while. */
  | { is: 'away'; restart: boolean }
  /** The server answers other requests, but something between stops sockets and event streams. */
  | { is: 'blocked' }
  /** The client is too old for the server, and a reload did not help. */
  | { is: 'outdated' };
