import type { Line } from '../../gen/games';
import { lookUp, text, type Values } from '../../i18n/text.svelte';

/** Who is who, for sentences about seats. */
export interface People {
  name(seat: number): string;
  /** The viewer's own seat. */
  me: number | undefined;
}

/** How one game's data is put into words. */
export interface Speech {
  game: string;
  people: People;
  /** Parameters that are numbers of seats, besides `seat` and `by`. */
  seats: readonly string[];
}

/**
 * The values of a sentence. A seat gives its name, and `<param>_is` (`me` or `other`); a word gives its own text, and
 * `<param>_id`, the word itself, for sentences that turn on it. Of several words in a list, the second is `<param>_2`.
 */
export function values(speech: Speech, params: object = {}): Values {
  const result: Values = {};
  for (const [param, value] of Object.entries(params) as [string, unknown][]) {
    if (typeof value === 'number') {
      if (param === 'seat' || param === 'by' || speech.seats.includes(param)) {
        result[param] = speech.people.name(value);
        result[`${param}_is`] = value === speech.people.me ? 'me' : 'other';
      } else {
        result[param] = value;
      }
    } else if (typeof value === 'boolean') {
      result[param] = value ? 'yes' : 'no';
    } else if (typeof value === 'string') {
      result[param] = word(speech.game, param, value);
      result[`${param}_id`] = value;
    } else if (Array.isArray(value)) {
      (value as unknown[]).forEach((one, at) => {
        if (typeof one === 'string')
          result[at ? `${param}_${at + 1}` : param] = word(speech.game, param, one);
      });
    }
  }
  return result;
}

/** The text of a word: a species, a pen, a face of the die … */
export function word(game: string, param: string, value: string): string {
  return lookUp(`${game}-${param}-${value}`) ?? value;
}

/** A sentence of the game. */
export function sentence(speech: Speech, { key, with: params }: Line): string {
  return text(`${speech.game}-${key}`, values(speech, params));
}

/** A sentence whose key has a prefix: `log`, `do`, `score` … */
export function say(speech: Speech, kind: string, id: string, params?: object): string {
  return text(`${speech.game}-${kind}-${id}`, values(speech, params));
}

/** What could be done, without saying with what. */
export function deed(game: string, what: string): string {
  return word(game, 'deed', what);
}
