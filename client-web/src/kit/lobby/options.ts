import type { Field } from '../../gen/games';
import type { GameInfo } from '../../gen/protocol';
import { list } from '../../i18n/phrases';
import { inLobby } from '../../i18n/lobby';
import { text } from '../../i18n/text.svelte';

/** How many values a field of kind `several` takes; 0 for other kinds. */
export function needed(field: Field, game: GameInfo, seats: number): number {
  return field.kind === 'several' ? (field.needed[seats - game.min_seats] ?? 0) : 0;
}

/** The errors in a table's options, as texts. A field of kind `several` needs its exact number of values, or none. */
export function unmet(game: GameInfo, seats: number, options: Record<string, unknown>): string[] {
  return game.fields.flatMap((field) => {
    const chosen = ((options[field.id] as string[] | undefined) ?? []).length;
    const n = needed(field, game, seats);
    if (field.kind !== 'several' || chosen === 0 || chosen === n) return [];
    return [inLobby('options-unmet', { option: text(`${game.name}-option-${field.id}`), n, chosen })];
  });
}

/** The options of a table in words, each with its name. Flags that are off are left out. */
export function optionWords(game: GameInfo, options: Record<string, unknown>): string[] {
  return game.fields.flatMap((field) => {
    const value = options[field.id];
    const option = text(`${game.name}-option-${field.id}`);
    const named = (word: string) => text(`${game.name}-option-${field.id}-${word}`);
    const say = (value: string) => [inLobby('option-chosen', { option, value })];
    if (field.kind === 'flag') return value === true ? [option] : [];
    if (field.kind === 'one_of') return say(named((value as string | undefined) ?? field.values[0]!));
    const chosen = (value as string[] | undefined) ?? [];
    return chosen.length ? say(list(chosen.map(named))) : [];
  });
}
