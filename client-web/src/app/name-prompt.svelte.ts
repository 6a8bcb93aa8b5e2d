import { session } from './session.svelte';

let answer = $state.raw<(named: boolean) => void>();

export const namePrompt = {
  /** Answers the open question for a name; undefined while none is open. */
  get answer(): ((named: boolean) => void) | undefined {
    return answer;
  },
};

/** Asks a user without a name for one. Resolves to whether there is a name now. */
export function ensureNamed(): Promise<boolean> {
  if (session.me?.name) return Promise.resolve(true);
  answer?.(false);
  return new Promise((resolve) => {
    answer = (given) => {
      answer = undefined;
      resolve(given);
    };
  });
}
