import { NAME_CHARS } from '../gen/protocol';

/** The filters of the list of matches. Days are in the user's time zone: `2026-03-01`. */
export interface Filters {
  game: string;
  player: string;
  from: string;
  to: string;
  mine: boolean;
}

export const NO_FILTERS: Filters = { game: '', player: '', from: '', to: '', mine: false };

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The start of a day in local time, or of the day `later` days after it. Undefined if there is no such day. */
function begins(day: string, later = 0): number | undefined {
  const found = DAY.exec(day);
  if (!found) return undefined;
  const [year, month, date] = found.slice(1).map(Number) as [number, number, number];
  const begin = new Date(year, month - 1, date);
  // The Date constructor turns 31 February into 2 or 3 March.
  if (begin.getMonth() !== month - 1 || begin.getDate() !== date) return undefined;
  return new Date(year, month - 1, date + later).getTime();
}

/** Reads the filters from an address. */
export function readFilters(search: URLSearchParams): Filters {
  const day = (name: string) => {
    const given = search.get(name) ?? '';
    return begins(given) === undefined ? '' : given;
  };
  const days = [day('from'), day('to')];
  // Two days mean the same period in either order.
  const [from, to] = (days.every(Boolean) ? days.sort() : days) as [string, string];
  return {
    game: search.get('game') ?? '',
    player: (search.get('player') ?? '').trim().slice(0, NAME_CHARS),
    from,
    to,
    mine: search.get('mine') === '1',
  };
}

/** The address of the list with these filters. */
export function addressOf(filters: Filters): string {
  const search = new URLSearchParams();
  for (const name of ['game', 'player', 'from', 'to'] as const) {
    const value = filters[name].trim();
    if (value) search.set(name, value);
  }
  if (filters.mine) search.set('mine', '1');
  const text = search.toString();
  return text ? `/history?${text}` : '/history';
}

/** The query to the server. The last day is included as a whole. */
export function query(filters: Filters, after?: string): URLSearchParams {
  const search = new URLSearchParams();
  if (filters.game) search.set('game', filters.game);
  if (filters.player) search.set('player', filters.player);
  const from = begins(filters.from);
  if (from !== undefined) search.set('from', String(from));
  const before = begins(filters.to, 1);
  if (before !== undefined) search.set('before', String(before));
  if (filters.mine) search.set('mine', '1');
  if (after !== undefined) search.set('after', after);
  return search;
}

export function filtered(filters: Filters): boolean {
  return addressOf(filters) !== '/history';
}
