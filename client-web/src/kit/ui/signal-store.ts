/** What can be heard, and felt on phones. */
export type Signal = 'turn' | 'chosen' | 'moved' | 'points' | 'won';

/**
 * Where this device keeps its settings. Nothing is stored for signals that are off, and where turns in which nothing else
 * can be done end by themselves.
 */
export const STORED = {
  sound: 'rodada.sound',
  haptics: 'rodada.haptics',
  endTurns: 'rodada.end-turns',
} as const;

export function stored(what: keyof typeof STORED): string | null {
  try {
    return localStorage.getItem(STORED[what]);
  } catch {
    return null;
  }
}
