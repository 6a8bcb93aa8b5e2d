// What the host announces to everybody, without what was closed in this browser.
import type { Announcement } from '../gen/protocol';
import { serverNow } from '../net/clock.svelte';

const STORED = 'rodada.announcements-closed';
/** So many ids of closed announcements are remembered. */
const REMEMBERED = 20;
/** The longest time that a timer of a browser can wait. */
const LONGEST_MS = 2 ** 31 - 1;

let sent = $state.raw<Announcement[]>([]);
let closed = $state.raw(remembered());
let timer: ReturnType<typeof setTimeout> | undefined;

/** The announcement to show. One is shown at a time, the one that is over first; when it is closed, the next. */
export function announced(): Announcement | undefined {
  return sent.find(({ id }) => !closed.includes(id));
}

/** The server has said what is announced now. */
export function setAnnounced(next: Announcement[]): void {
  sent = next;
  clearTimeout(timer);
  if (!next.length) return;
  // Without a connection nobody says that one is over.
  const left = Math.min(...next.map(({ until }) => until)) - serverNow();
  timer = setTimeout(
    () => setAnnounced(sent.filter(({ until }) => until > serverNow())),
    Math.min(Math.max(left, 0), LONGEST_MS),
  );
}

/** Shows an announcement no longer in this browser. */
export function closeAnnouncement(id: string): void {
  closed = [...closed, id].slice(-REMEMBERED);
  try {
    localStorage.setItem(STORED, JSON.stringify(closed));
  } catch {
    // Where nothing can be remembered, it comes back with the next page.
  }
}

function remembered(): string[] {
  try {
    return JSON.parse(localStorage.getItem(STORED) ?? '[]') as string[];
  } catch {
    return [];
  }
}
