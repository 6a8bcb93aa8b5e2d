/** What a list reports of its scroll position. */
export interface ScrollPosition {
  scrollTop: number;
  scrollHeight: number;
  clientHeight: number;
}

/** A list that is at most this many pixels from its end is at its end. */
const NEAR = 40;

/**
 * Whether a growing list still follows its end after a scroll event. Only a user who scrolls up ends that. An event
 * that comes after new lines were added reports a position far from the end, too, but the list has grown meanwhile.
 */
export function follows(followed: boolean, before: ScrollPosition, now: ScrollPosition): boolean {
  if (now.scrollHeight - now.scrollTop - now.clientHeight < NEAR) return true;
  const same = now.scrollHeight === before.scrollHeight && now.clientHeight === before.clientHeight;
  return followed && !(same && now.scrollTop < before.scrollTop);
}
