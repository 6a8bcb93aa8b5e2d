import type { Eyes } from '../net/recording';

/** A place in a match, as an address names it. */
export interface Place {
  step?: number;
  eyes?: Eyes;
}

const PATH = /^\/m\/[\w-]+\/(\d{1,9})$/;

export function readPlace(path: string, search: URLSearchParams): Place {
  const step = PATH.exec(path)?.[1];
  const eyes = readEyes(search.get('as'));
  return { ...(step !== undefined && { step: Number(step) }), ...(eyes !== undefined && { eyes }) };
}

function readEyes(as: string | null): Eyes | undefined {
  if (as === 'watch' || as === 'all') return as;
  return as !== null && /^\d$/.test(as) ? Number(as) : undefined;
}

export function placeAddress(match: string, step: number, eyes: Eyes): string {
  return `/m/${match}/${step}?as=${eyes}`;
}
