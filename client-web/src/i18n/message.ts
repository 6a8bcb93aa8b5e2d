/** The texts of one file by key, as compiled by `scripts/compile-texts.ts`. */
export type Texts = Record<string, Message>;
/** A constant text, or its parts. */
export type Message = string | Part[];
/** A constant part; a variable; or a selection by a variable, with a default and variants. */
export type Part =
  string | [value: string] | [value: string, otherwise: Message, by: Record<string, Message>];

export type Values = Record<string, string | number | undefined>;

/** Texts whose keys all begin alike, from those keys without that. */
export const under = (begin: string, texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [begin + key, text]));

/** The plural rules and number format of a language. */
export interface Grammar {
  plural: Intl.PluralRules;
  number: Intl.NumberFormat;
}

export function grammarOf(language: string): Grammar {
  return { plural: new Intl.PluralRules(language), number: new Intl.NumberFormat(language) };
}

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** Isolates a right-to-left name, so that it does not change the direction of the sentence around it. */
export function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

/** Formats a text. */
export function format(message: Message, values: Values, grammar: Grammar): string {
  if (typeof message === 'string') return message;
  return message.map((part) => (typeof part === 'string' ? part : fill(part, values, grammar))).join('');
}

function fill(part: Exclude<Part, string>, values: Values, grammar: Grammar): string {
  const [name, otherwise, by] = part;
  const value = values[name];
  if (by === undefined) {
    if (value === undefined) return `{$${name}}`;
    return typeof value === 'number' ? grammar.number.format(value) : isolated(value);
  }
  return format(variant(value, by, grammar) ?? otherwise!, values, grammar);
}

function variant(value: string | number | undefined, by: Record<string, Message>, grammar: Grammar) {
  if (value === undefined) return undefined;
  if (Object.hasOwn(by, value)) return by[value];
  return typeof value === 'number' ? by[grammar.plural.select(value)] : undefined;
}
