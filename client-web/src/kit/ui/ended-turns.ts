/** Where this device keeps that turns are ended by hand alone. Nothing is stored where they end by themselves. */
export const STORED = 'rodada.end-turns';

/** Whether a turn in which nothing else can be done ends by itself after a while. */
export function endByThemselves(): boolean {
  try {
    return localStorage.getItem(STORED) === null;
  } catch {
    return true;
  }
}
