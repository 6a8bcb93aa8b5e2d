/** The texts of one file, as `scripts/compile-texts.ts` leaves them, by their keys. */
export type Texts = Record<string, Message>;
/** A text that never changes, or what it is put together from. */
export type Message = string | Part[];
/** Words; a value by its name; or a text that turns on a value, with the one for all values that have none. */
export type Part =
  string | [value: string] | [value: string, otherwise: Message, by: Record<string, Message>];

export type Values = Record<string, string | number | undefined>;

/** How a language counts and writes numbers. */
export interface Grammar {
  plural: Intl.PluralRules;
  number: Intl.NumberFormat;
}

export function grammarOf(language: string): Grammar {
  return { plural: new Intl.PluralRules(language), number: new Intl.NumberFormat(language) };
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name that is written from right to left keeps its order to itself: it stands within marks of isolation. */
export function apart(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

/** Puts a text together. */
export function put(message: Message, values: Values, grammar: Grammar): string {
  if (typeof message === 'string') return message;
  return message.map((part) => (typeof part === 'string' ? part : fill(part, values, grammar))).join('');
}

function fill(part: Exclude<Part, string>, values: Values, grammar: Grammar): string {
  const [name, otherwise, by] = part;
  const value = values[name];
  if (by === undefined) {
    if (value === undefined) return `{$${name}}`;
    return typeof value === 'number' ? grammar.number.format(value) : apart(value);
  }
  return put(variant(value, by, grammar) ?? otherwise!, values, grammar);
}

function variant(value: string | number | undefined, by: Record<string, Message>, grammar: Grammar) {
  if (value === undefined) return undefined;
  if (Object.hasOwn(by, value)) return by[value];
  return typeof value === 'number' ? by[grammar.plural.select(value)] : undefined;
}
