import type {
  CalendarAddress,
  CalendarMade,
  League,
  LeagueEntry,
  LeagueMade,
  NewLeague,
} from '../../gen/protocol';
import { language } from '../../i18n/text.svelte';
import { ask, askOnce } from '../../net/http';

/** What one does with a league. */
export type LeagueDeed = 'join' | 'leave' | 'start' | 'end';

/** Requests about leagues. */
export const leagueRequests = {
  /** The leagues of a circle: those that gather or go on, then the others, the newest first. */
  list: (circle: string) => ask<LeagueEntry[]>('GET', `/circles/${circle}/leagues`),
  make: (circle: string, league: NewLeague) => askOnce<LeagueMade>(`/circles/${circle}/leagues`, league),
  league: (league: string) => ask<League>('GET', `/leagues/${league}`),
  calendar: () => ask<CalendarAddress>('GET', '/me/calendar'),
  makeCalendar: () => ask<CalendarMade>('POST', '/me/calendar', { language: language.now }),
  removeCalendar: () => ask<void>('DELETE', '/me/calendar'),
  removePlayer: (league: string, player: number) =>
    ask<League>('DELETE', `/leagues/${league}/players/${player}`),
  change: (league: string, deed: LeagueDeed) => ask<League>('POST', `/leagues/${league}/${deed}`),
};
