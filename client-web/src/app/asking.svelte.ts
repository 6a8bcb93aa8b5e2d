import { session } from './me.svelte';

let answer = $state.raw<(named: boolean) => void>();

export const asking = {
  /** Answers the question for a name that stands open, where one does. */
  get answer(): ((named: boolean) => void) | undefined {
    return answer;
  },
};

/** Makes sure that this person has a name; asks for one where there is none. Says whether there is one now. */
export function named(): Promise<boolean> {
  if (session.me?.name) return Promise.resolve(true);
  answer?.(false);
  return new Promise((resolve) => {
    answer = (given) => {
      answer = undefined;
      resolve(given);
    };
  });
}
