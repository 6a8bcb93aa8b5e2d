import { pause } from './pause';

/** What a request is for: to be told something, or to have something done. */
type Purpose = 'asked' | 'wished';

/** The page says nothing about a single try that failed at once. In milliseconds. */
const AT_ONCE = 1_000;

const waiting = $state({ asked: 0, wished: 0 });

export const repeating = {
  /** What is repeated because no answer has come; undefined if nothing is. */
  get now(): Purpose | undefined {
    if (waiting.wished > 0) return 'wished';
    return waiting.asked > 0 ? 'asked' : undefined;
  },
};

/** Sends something until an answer comes, so often at most. Returns undefined if none does. */
export async function untilAnswered<T>(
  send: () => Promise<T | undefined>,
  most: number,
  purpose: Purpose,
): Promise<T | undefined> {
  const began = performance.now();
  let told = 0;
  try {
    for (let tries = 1; ; tries++) {
      const answer = await send();
      if (answer !== undefined || tries >= most) return answer;
      if (!told && (tries > 1 || performance.now() - began > AT_ONCE)) waiting[purpose] += told = 1;
      await pause(tries);
    }
  } finally {
    waiting[purpose] -= told;
  }
}
