import type { Hints, SeenHints } from '../gen/protocol';
import { ask } from '../net/http';

/** What the user knows of a game. Without an answer nothing is taught; the next visit asks again. */
export function loadHints(game: string): Promise<Hints | undefined> {
  return ask<Hints>('GET', `/me/hints/${game}`).catch(() => undefined);
}

/** Has the server note what the user has seen. A hint that could not be noted comes once more. */
export function noteHints(game: string, seen: SeenHints): void {
  ask<undefined>('POST', `/me/hints/${game}`, seen, { keepalive: true }).catch(() => {});
}
