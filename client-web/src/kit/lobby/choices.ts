import type { TableSettings } from '../../gen/protocol';
import type { LobbyKey } from '../../i18n/keys';

/** One of the values of a setting. */
interface Value {
  is: TableSettings[keyof TableSettings];
  label: LobbyKey;
  /** What the waiting room says of it; nothing where that is what everybody expects. */
  said?: LobbyKey;
  /** What the form says where it is chosen. */
  hint?: LobbyKey;
}

/** A setting of a table for which the host chooses among a few values. */
export interface Choice {
  id: keyof TableSettings;
  legend: LobbyKey;
  /** The value of a table that does not name the setting. */
  byDefault: Value['is'];
  values: readonly Value[];
}

/** The settings that stand in the form of a table and in the waiting room, in their order. Options and pace have forms of their own. */
export const CHOICES = {
  open: {
    id: 'open',
    legend: 'new-who',
    byDefault: false,
    values: [
      { is: false, label: 'new-who-link', said: 'gather-link-only' },
      { is: true, label: 'new-who-open', said: 'gather-open' },
    ],
  },
  rated: {
    id: 'rated',
    legend: 'rated',
    byDefault: false,
    values: [
      { is: false, label: 'rated-no' },
      { is: true, label: 'rated-yes', said: 'gather-rated', hint: 'rated-yes-hint' },
    ],
  },
  suggestions: {
    id: 'suggestions',
    legend: 'suggestions',
    byDefault: false,
    values: [
      { is: false, label: 'suggestions-no' },
      { is: true, label: 'suggestions-yes', said: 'gather-advice' },
    ],
  },
  bot_pace: {
    id: 'bot_pace',
    legend: 'bot-pace',
    byDefault: 'usual',
    values: [
      { is: 'at_once', label: 'bot-pace-at_once', said: 'gather-bots-at_once' },
      { is: 'usual', label: 'bot-pace-usual' },
      { is: 'slow', label: 'bot-pace-slow', said: 'gather-bots-slow' },
    ],
  },
  writers: {
    id: 'writers',
    legend: 'writers',
    byDefault: 'everybody',
    values: [
      { is: 'everybody', label: 'writers-everybody' },
      { is: 'players', label: 'writers-players', said: 'gather-writers-players' },
    ],
  },
} as const satisfies Partial<Record<keyof TableSettings, Choice>>;

/** The value of a setting that a table has. */
export function chosen(choice: Choice, settings: TableSettings): Value {
  const value = settings[choice.id] ?? choice.byDefault;
  return choice.values.find(({ is }) => is === value) ?? choice.values[0]!;
}
