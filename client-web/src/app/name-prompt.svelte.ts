import { session, sessionKnown } from './session.svelte';

let answer = $state.raw<(named: boolean) => void>();

export const namePrompt = {
  /** Answers the open question for a name; undefined while none is open. */
  get answer(): ((named: boolean) => void) | undefined {
    return answer;
  },
};

/** Asks a user without a name for one. Resolves to whether there is a name now. */
export async function ensureNamed(): Promise<boolean> {
  await sessionKnown();
  if (session.me?.name) return true;
  answer?.(false);
  return new Promise((resolve) => {
    answer = (given) => {
      answer = undefined;
      resolve(given);
    };
  });
}
