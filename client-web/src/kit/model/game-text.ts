import type { Line } from '../../gen/games';
import { list } from '../../i18n/phrases';
import { lookUp, text, type Values } from '../../i18n/text.svelte';
import { inWords } from '../../i18n/unknown';
import type { People } from './players';

/** The names of the players, for sentences about seats. */
interface PlayerNames {
  name(seat: number): string;
  /** What users are called who may have no seat any more. */
  people: People;
  /** The viewer's own seat, called “you”. */
  me: number | undefined;
}

/** What is needed to put one game's data into words. */
export interface TextContext {
  game: string;
  players: PlayerNames;
  /** Parameters that are seat numbers, besides `seat` and `by`. */
  seats: readonly string[];
}

/**
 * The values of a sentence. A seat becomes its player's name, with `<param>_is` (`me` or `other`) beside it. A word
 * becomes its text, with `<param>_id`, the word itself, for sentences that select by it. A list becomes a phrase, with
 * its parts as `<param>_1`, `<param>_2` and so on.
 */
export function values(context: TextContext, params: object = {}): Values {
  const result: Values = {};
  for (const [param, value] of Object.entries(params) as [string, unknown][]) {
    if (typeof value === 'number') {
      if (param === 'seat' || param === 'by' || context.seats.includes(param)) {
        result[param] = context.players.name(value);
        result[`${param}_is`] = value === context.players.me ? 'me' : 'other';
      } else {
        result[param] = value;
      }
    } else if (typeof value === 'boolean') {
      result[param] = value ? 'yes' : 'no';
    } else if (typeof value === 'string') {
      result[param] = word(context.game, param, value);
      result[`${param}_id`] = value;
    } else if (Array.isArray(value)) {
      const parts = (value as unknown[])
        .filter((one) => typeof one === 'string' || typeof one === 'number')
        .map((one) => (typeof one === 'string' ? word(context.game, param, one) : String(one)));
      result[param] = list(parts);
      parts.forEach((part, at) => (result[`${param}_${at + 1}`] = part));
    }
  }
  return result;
}

/** Parameters that are shown as they are: what users have written, and dates in words. */
const WRITTEN = new Set(['name', 'before', 'date']);

/** The text of a word of the game: a species, a pen, a face of the die. */
export function word(game: string, param: string, value: string): string {
  return lookUp(`${game}-${param}-${value}`) ?? (WRITTEN.has(param) ? value : inWords(value));
}

/** A sentence whose key the server has sent. */
export function sentence(context: TextContext, { key, with: params }: Line): string {
  return text(`${context.game}-${key}`, values(context, params));
}

/** A sentence whose key has a prefix: `log`, `do`, `score`. */
export function say(context: TextContext, kind: string, id: string, params?: object): string {
  return text(`${context.game}-${kind}-${id}`, values(context, params));
}

/** An action in words without its fields. */
export function verbLabel(game: string, what: string): string {
  return word(game, 'verb', what);
}
