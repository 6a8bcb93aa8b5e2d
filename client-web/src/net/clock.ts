let offset = 0;

/** Takes the server's time from a `Date` header, so that a wrong local clock shows no wrong countdown. */
export function setServerTime(date: string | null): void {
  const theirs = date ? Date.parse(date) : NaN;
  if (Number.isNaN(theirs)) return;
  // The header has whole seconds, so smaller differences mean nothing.
  const apart = theirs + 500 - Date.now();
  offset = Math.abs(apart) > 1_500 ? apart : 0;
}

/** The current time of the server in milliseconds. */
export function serverNow(): number {
  return Date.now() + offset;
}
