/** What can be heard, and felt on phones. */
export type Signal = 'turn' | 'chosen' | 'moved' | 'points' | 'won';

/** Where this device keeps its settings. Nothing is stored for what is off. */
export const STORED = { sound: 'rodada.sound', haptics: 'rodada.haptics' } as const;

export function stored(what: keyof typeof STORED): string | null {
  try {
    return localStorage.getItem(STORED[what]);
  } catch {
    return null;
  }
}
