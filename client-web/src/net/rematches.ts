/** Rematches against bots alone that this page has asked for: nobody has to be waited for, so they start at once. */
const unstarted = new Set<string>();

export function noteRematch(room: string): void {
  unstarted.add(room);
}

/** Whether a table is such a rematch; true only once, so that a start that is refused is not repeated. */
export function takeRematch(room: string): boolean {
  return unstarted.delete(room);
}
