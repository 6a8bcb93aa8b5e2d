/** What a key says about the kind of its text, but not about its content. */
const KIND = /^.*?-(?:log|do|verb|score|rule)-|-name$/g;

/** A key without a text, as words: a newer server may send keys that this client does not know. */
export function inWords(key: string): string {
  const words = key.replace(KIND, '').replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
