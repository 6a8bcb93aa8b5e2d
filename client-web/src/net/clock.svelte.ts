// The time of the server, as it is told in `welcome` and `pong`, counted on by `performance.now()`. It is asked for
// again when the page, the network or the device comes back.
/** Changes of the device's clock up to this many milliseconds are no correction. */
const UNNOTICED = 1_000;

/**
 * What is added to `performance.now()` to get the server's time. The device's clock is only the first guess, because
 * users and networks set it while a page is open.
 */
let ahead = $state.raw(deviceClock());
/** Whether the server has told its time on a connection. */
let told = false;
/** The device's clock, by `performance.now()`, when it was last compared. */
let device = deviceClock();
let onJump: () => void = () => {};

function deviceClock(): number {
  return Date.now() - performance.now();
}

/** The current time of the server in milliseconds. What reads it is updated when it turns out to be another. */
export function serverNow(): number {
  return Math.round(ahead + performance.now());
}

/** The server has read its clock after it was asked, at this time of `performance.now()`, and before now. */
export function setServerTime(time: number, asked = performance.now()): void {
  // A server of an earlier version does not tell its time.
  if (!Number.isFinite(time)) return;
  told = true;
  device = deviceClock();
  const [least, most] = [time - performance.now(), time - asked];
  ahead = Math.min(Math.max(ahead, least), most);
}

/** Takes the server's time from a `Date` header until it has told its time on a connection. */
export function guessServerTime(date: string | null): void {
  const time = date ? Date.parse(date) : NaN;
  if (told || Number.isNaN(time)) return;
  // The header has whole seconds, so smaller differences mean nothing.
  const apart = time + 500 - Date.now();
  ahead = deviceClock() + (Math.abs(apart) > 1_500 ? apart : 0);
}

/** Calls `run` when the server's time has to be asked for again. */
export function watchClock(run: () => void): void {
  onJump = run;
}

/**
 * Notices that the device has slept, during which `performance.now()` may have stopped. Only the device's clock tells,
 * and it says the same when it is set, so the server has to be asked.
 */
export function checkClock(): void {
  const is = deviceClock();
  if (Math.abs(is - device) <= UNNOTICED) return;
  device = is;
  onJump();
}
