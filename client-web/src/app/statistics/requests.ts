import type { Against, Statistics } from '../../gen/protocol';
import { ask } from '../../net/http';

/** The table with all matches of the user. */
export const MATCHES_TABLE = '/api/me/statistics/matches.csv';

/** The statistics of the user, or those of the user of a public page. */
export const statistics = (against: Against, page?: string) =>
  ask<Statistics>('GET', `${page === undefined ? '/me' : `/people/${page}`}/statistics?against=${against}`);
