import type { GameInfo } from '../gen/protocol';
import { list } from '../i18n/format';
import { text } from '../i18n/text.svelte';

/** The options of a table in words; what is off is not mentioned. */
export function optionWords(game: GameInfo, options: Record<string, unknown>): string[] {
  return game.fields.flatMap((field) => {
    const value = options[field.id];
    const stem = `${game.name}-option-${field.id}`;
    if (field.kind === 'flag') return value === true ? [text(stem)] : [];
    if (field.kind === 'one_of') return [text(`${stem}-${String(value ?? field.values[0])}`)];
    const chosen = (value as string[] | undefined) ?? [];
    return chosen.length ? [`${text(stem)}: ${list(chosen.map((word) => text(`${stem}-${word}`)))}`] : [];
  });
}
