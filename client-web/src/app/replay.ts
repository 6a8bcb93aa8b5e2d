import type { Perspective } from '../net/recording';

/** A step and a perspective in a replay, as its address names them. */
interface ReplayPosition {
  step?: number;
  perspective?: Perspective;
}

const PATH = /^\/m\/[\w-]+\/(\d{1,9})$/;

export function readPosition(path: string, search: URLSearchParams): ReplayPosition {
  const step = PATH.exec(path)?.[1];
  const perspective = readPerspective(search.get('as'));
  return {
    ...(step !== undefined && { step: Number(step) }),
    ...(perspective !== undefined && { perspective }),
  };
}

function readPerspective(as: string | null): Perspective | undefined {
  if (as === 'watch' || as === 'all') return as;
  return as !== null && /^\d$/.test(as) ? Number(as) : undefined;
}

export function positionAddress(match: string, step: number, perspective: Perspective): string {
  return `/m/${match}/${step}?as=${perspective}`;
}
