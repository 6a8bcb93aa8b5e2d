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

/** So many letters of a name have room in a button. */
const SHORT = 15;
/** A letter of Chinese, Japanese or Korean, which is as wide as two others. */
const WIDE = /[\u3000-\u9fff\uac00-\ud7a3]/;

/** The beginning of a long name, for places as narrow as a button. */
export function shortName(name: string): string {
  let room = SHORT;
  const letters = [...name];
  const at = letters.findIndex((letter) => (room -= WIDE.test(letter) ? 2 : 1) < 0);
  return at < 0 ? name : `${letters.slice(0, at).join('')}…`;
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
