import type { Texts } from '../i18n/message';
import { addTexts, LANGUAGES, type Source } from '../i18n/text.svelte';

const known = new Map<string, Source>();

/** Adds the texts of a game from files of one kind. */
export function addFrom(
  files: Record<string, () => Promise<{ default: Texts }>>,
  kind: string,
  game: string,
): Promise<void> {
  const name = `${kind} of ${game}`;
  const source =
    known.get(name) ??
    (Object.fromEntries(LANGUAGES.map((one) => [one, files[`./${game}/texts/${one}.ftl`]])) as Source);
  known.set(name, source);
  return Object.values(source).every(Boolean) ? addTexts(source) : Promise.resolve();
}
