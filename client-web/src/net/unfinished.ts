/** What a reload would lose: a text that is not sent, an open form, a selection. */
const unfinished = new Set<() => boolean>();

/** Registers something that may be half done, until the returned function is called. */
export function registerUnfinished(isUnfinished: () => boolean): () => void {
  unfinished.add(isUnfinished);
  return () => unfinished.delete(isUnfinished);
}

/** Whether anything is half done now. */
export function hasUnfinished(): boolean {
  return [...unfinished].some((isUnfinished) => isUnfinished());
}

/** The number of pages shown that somebody reads, searches or steps through. */
let readers = 0;

/**
 * Registers a page that a reload would take from under somebody's eyes although it loses nothing, until the returned
 * function is called.
 */
export function registerReader(): () => void {
  readers++;
  return () => void readers--;
}

/** Whether somebody may be reading now. Nobody reads a page that is hidden. */
export function isRead(): boolean {
  return readers > 0 && !document.hidden;
}
