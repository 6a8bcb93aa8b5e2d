import type { League, LeagueEntry, LeaguePlayer } from '../../gen/protocol';
import { onLeagues, roundOfWords } from '../../i18n/leagues';
import { list, relative, timeSaid } from '../../i18n/phrases';
import { language, t } from '../../i18n/text.svelte';
import { serverNow } from '../../net/clock.svelte';

const MINUTES_OF_AN_HOUR = 60;
const HOURS_OF_A_DAY = 24;
const DAYS_OF_A_WEEK = 7;

export const nameOf = (player: LeaguePlayer | undefined): string => player?.name ?? t('somebody');

/** The state of a league in one or two words. */
export function stateWords({
  state,
  round,
  rounds,
}: Pick<LeagueEntry, 'state' | 'round' | 'rounds'>): string {
  if (state === 'gathering') return onLeagues('league-gathering');
  if (state === 'over') return onLeagues('league-over');
  if (state === 'ended') return onLeagues('league-ended');
  return round === 0 ? onLeagues('league-starting') : roundOfWords(round, rounds);
}

/** The name of a round, which may be the final. */
export const roundWords = (round: number, rounds: number): string =>
  round > rounds ? onLeagues('league-final-round') : onLeagues('league-nth', { n: round });

/** What a league waits for, or how it has ended. */
export function nextWords(league: League): string {
  switch (league.state) {
    case 'gathering':
      return onLeagues('league-now-gathering');
    case 'ended':
      return onLeagues('league-now-ended');
    case 'over':
      return winnerWords(league);
    case 'running':
      return roundNow(league) ?? breakNow(league);
  }
}

/** When the present round ends; nothing between rounds. */
function roundNow({ played }: League): string | undefined {
  const latest = played.at(-1);
  if (!latest || latest.over) return undefined;
  const now = serverNow();
  if (latest.ends <= now) return onLeagues('league-now-late');
  return onLeagues('league-now-ends', { when: relative(latest.ends, now), time: timeSaid(latest.ends) });
}

function breakNow({ played, next, rounds }: League): string {
  const now = serverNow();
  if (played.length === 0) return onLeagues('league-now-starting');
  if (next === undefined || next <= now) return onLeagues('league-now-soon');
  const key = played.length >= rounds ? 'league-now-final' : 'league-now-next';
  return onLeagues(key, { when: relative(next, now) });
}

function winnerWords({ players }: League): string {
  const first = players.filter(({ place }) => place === 1);
  if (first.length === 0) return onLeagues('league-now-nobody');
  if (first.every(({ you }) => you)) return onLeagues('league-now-won-you');
  return onLeagues('league-now-won', { names: list(first.map(nameOf)), n: first.length });
}

/** “5 minutes”, “3 hours”, “2 days”, “1 week”. */
export function durationWords(hours: number): string {
  if (hours < 1) return inUnits(hours * MINUTES_OF_AN_HOUR, 'minute');
  const days = hours / HOURS_OF_A_DAY;
  const weeks = days / DAYS_OF_A_WEEK;
  if (Number.isInteger(weeks)) return inUnits(weeks, 'week');
  return Number.isInteger(days) ? inUnits(days, 'day') : inUnits(hours, 'hour');
}

const inUnits = (n: number, unit: string) =>
  new Intl.NumberFormat(language.now, { style: 'unit', unit, unitDisplay: 'long' }).format(n);
