/** A match as this browser has last shown it. */
export interface LastSeen {
  /** The last step. */
  version: number;
  /** When it was made. */
  at?: number;
  round?: number;
  /** The points by seat, as far as the user was shown them. */
  points?: Record<number, number>;
}

const STORED = 'rodada.seen.';

/** What this browser has last shown of a match; undefined after its end was shown. */
export function lastSeen(room: string): LastSeen | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORED + room) ?? 'null');
    // Earlier versions of this page stored the number of the step alone.
    if (typeof stored === 'number') return { version: stored };
    return (stored as LastSeen | null) ?? undefined;
  } catch {
    // Without storage, nothing is marked as new.
    return undefined;
  }
}

/** Keeps what was shown of a match, or forgets it. */
export function setLastSeen(room: string, seen: LastSeen | undefined): void {
  try {
    if (seen) localStorage.setItem(STORED + room, JSON.stringify(seen));
    else localStorage.removeItem(STORED + room);
  } catch {
    // Storage is full or blocked.
  }
}

/** How many matches this browser has shown whose end it has not shown. */
export function countUnfinished(): number {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(STORED)).length;
  } catch {
    return 0;
  }
}
