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
