import { isObject, type Json } from './merge';

/** What begins with a tilde stands for a word of the room, by its number in base 36; with two, for itself with one. */
const decodedText = (text: string, words: readonly string[]): string =>
  text.startsWith('~') ? (words[parseInt(text.slice(1), 36)] ?? text.slice(1)) : text;

/** A patch with its numbered words decoded. */
export function decoded(value: Json, words: readonly string[]): Json {
  if (typeof value === 'string') return decodedText(value, words);
  if (Array.isArray(value)) return value.map((item) => decoded(item, words));
  if (!isObject(value)) return value;
  const members = Object.entries(value);
  return Object.fromEntries(
    members.map(([key, member]) => [decodedText(key, words), decoded(member, words)]),
  );
}
