/** The kinds of notices that say that a table waits. They are wrong as soon as it no longer does. */
const WAITS: ReadonlySet<string> = new Set(['your_turn', 'time_runs_out']);

/** What is kept with a notice that is shown. */
export interface Shown {
  kind: string;
  table: string;
  /** The path of the page that the notice leads to. */
  url: string;
}

/** A notice as the server pushes it. */
export interface Pushed extends Shown {
  title: string;
  body: string;
  /** A later notice with the same tag replaces this one. */
  tag: string;
  /** The tables that wait for the user now. */
  waiting: string[];
  /** When it was written, in milliseconds since 1970. */
  time: number;
}

/** Whether a notice that is shown says something that is no longer true; `waiting` are the tables that wait now. */
export function isStale(shown: Partial<Shown> | undefined | null, waiting: readonly string[]): boolean {
  return WAITS.has(shown?.kind ?? '') && !waiting.includes(shown?.table ?? '');
}

/** Whether a notice that is shown is about an earlier wait of the same table. */
export function isReplaced(shown: Partial<Shown> | undefined | null, by: Pushed): boolean {
  return WAITS.has(by.kind) && WAITS.has(shown?.kind ?? '') && shown?.table === by.table;
}

/** Whether the page at an address shows a table of the server at `root`. */
export function showsTable(address: string, root: string, table: string): boolean {
  const path = address.startsWith(root) ? address.slice(root.length) : '';
  return new RegExp(`^[tm]/${table}([/?#]|$)`).test(path);
}
