import type { Perspective } from '../net/recording';

/** What the address of a replay names: a step, a perspective, with whom it is looked at, and whether it begins with its turns. */
interface ReplayPosition {
  turns?: true;
  step?: number;
  perspective?: Perspective;
  review?: string;
}

const REVIEW = /^[\da-f-]{36}$/;
const PATH = /^\/m\/[\w-]+\/(\d{1,9})$/;

export function readPosition(path: string, search: URLSearchParams): ReplayPosition {
  const step = PATH.exec(path)?.[1];
  const perspective = readPerspective(search.get('as'));
  const review = search.get('review');
  return {
    ...(search.has('turns') && { turns: true }),
    ...(step !== undefined && { step: Number(step) }),
    ...(perspective !== undefined && { perspective }),
    ...(review !== null && REVIEW.test(review) && { review }),
  };
}

function readPerspective(as: string | null): Perspective | undefined {
  if (as === 'watch' || as === 'all') return as;
  return as !== null && /^\d$/.test(as) ? Number(as) : undefined;
}

export function positionAddress(match: string, step: number, perspective: Perspective): string {
  return `/m/${match}/${step}?as=${perspective}`;
}
