import type { Person, SeatSummary, SeatView } from '../../gen/protocol';
import { t } from '../../i18n/text.svelte';

/** What the users at a table are called, by their keys. */
export type People = Readonly<Record<string, Person | undefined>>;

/** Bots have the same names in every language; an icon marks them as bots. */
const BOT_NAMES = ['Pixel', 'Tico', 'Momo', 'Zuca', 'Bibi', 'Kiki'];

/** The name of a player at a table. */
export function playerName(seat: number, seatView: SeatView | undefined, people: People): string {
  return seatView?.kind === 'user' ? personName(seatView.person, people) : otherName(seat, seatView);
}

/** The name of a player in a list of tables. */
export function listedName(seat: number, listed: SeatSummary): string {
  return listed.kind === 'user' ? (listed.name ?? t('somebody')) : otherName(seat, listed);
}

/** The name of a user. An erased one is somebody. */
export function personName(key: string, people: People): string {
  const person = people[key];
  // The name arrives a moment after the user.
  return person ? (person.name ?? t('somebody')) : '…';
}

function otherName(seat: number, who: { kind: string } | undefined): string {
  return who?.kind === 'bot' ? BOT_NAMES[seat % BOT_NAMES.length]! : t('seat-number', { n: seat + 1 });
}
