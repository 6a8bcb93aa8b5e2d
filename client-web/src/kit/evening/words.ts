import type { Evening, EveningMatch, EveningPlayer } from '../../gen/protocol';
import { onEvenings } from '../../i18n/evenings';
import { list } from '../../i18n/phrases';
import { t, text } from '../../i18n/text.svelte';

export const nameOf = (player: EveningPlayer): string => player.name ?? t('somebody');

/** Who leads, who has won, or why nobody has. */
export function eveningWords({ state, matches, players }: Evening): string | undefined {
  if (state === 'ended') return onEvenings('evening-ended');
  const counts = matches.some((match) => match.places);
  if (!counts) return state === 'over' ? onEvenings('evening-nobody') : undefined;
  const first = players.filter(({ place }) => place === 1);
  if (first.every(({ you }) => you))
    return onEvenings(state === 'over' ? 'evening-winner-you' : 'evening-lead-you');
  const names = list(first.map(nameOf));
  return onEvenings(state === 'over' ? 'evening-winner' : 'evening-lead', { names, n: first.length });
}

/** What has become of a match. */
export function matchWords({ status, places }: EveningMatch, players: EveningPlayer[]): string {
  if (places) return list(players.filter((_, at) => places[at] === 1).map(nameOf));
  if (status === 'gathering') return onEvenings('evening-waits');
  if (status === 'running') return onEvenings('evening-runs');
  return onEvenings(status === undefined ? 'evening-planned' : 'evening-abandoned');
}

/** The address of a match. */
export const matchPath = ({ room, status }: EveningMatch): string | undefined =>
  room && (status === 'over' || status === 'abandoned' ? `/m/${room}` : `/t/${room}`);

/** What leads from a table to the next match of its evening; nothing if none follows. */
export function nextWords({ state, matches }: Evening, room: string): string | undefined {
  const at = matches.findIndex((match) => match.room === room);
  const next = at < 0 ? undefined : matches[at + 1];
  if (!next || (state !== 'running' && next.room === undefined)) return undefined;
  return onEvenings('evening-next', { game: text(`${next.game}-name`) });
}
