import type { Against, CircleStatistics, Statistics } from '../../gen/protocol';
import { ask } from '../../net/http';

/** The table with all matches of the user. */
export const MATCHES_TABLE = '/api/me/statistics/matches.csv';

/** The statistics of the user, of their matches in a circle, or of the user of a public page. */
export const statistics = (against: Against, { page, circle }: { page?: string; circle?: string } = {}) => {
  const query = new URLSearchParams({ against, ...(circle !== undefined && { circle }) });
  return ask<Statistics>('GET', `${page === undefined ? '/me' : `/people/${page}`}/statistics?${query}`);
};

/** The table with all matches in a circle. */
export const circleMatchesTable = (circle: string) => `/api/circles/${circle}/statistics/matches.csv`;

/** Who plays how in a circle: in a year by the clock of this device, or ever. */
export function circleStatistics(circle: string, year?: number) {
  const begin = (of: number) => String(new Date(of, 0).getTime());
  const query = new URLSearchParams(year === undefined ? {} : { from: begin(year), before: begin(year + 1) });
  return ask<CircleStatistics>('GET', `/circles/${circle}/statistics?${query}`);
}
