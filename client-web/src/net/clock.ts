let offset = 0;

/** Takes the server's time from an answer, so that a wrong clock here shows no wrong time left. */
export function noteServerTime(date: string | null): void {
  const theirs = date ? Date.parse(date) : NaN;
  if (Number.isNaN(theirs)) return;
  // The header knows whole seconds only; less than that is no difference.
  const apart = theirs + 500 - Date.now();
  offset = Math.abs(apart) > 1_500 ? apart : 0;
}

/** Now, as the server sees it. */
export function serverNow(): number {
  return Date.now() + offset;
}
