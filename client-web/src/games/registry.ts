import type { Seat } from '../gen/games';
import type { Component } from 'svelte';
import type { LogEntry } from '../gen/protocol';
import type { Texts } from '../i18n/message';
import { addTexts, LANGUAGES, type Source } from '../i18n/text.svelte';
import type { Stage } from '../kit/stage.svelte';
import { part } from '../net/part.svelte';

/** What a part of the board is given: the table, and whose place it shows. */
export interface SeatProps {
  stage: Stage;
  seat: Seat;
}

export interface BoardProps extends SeatProps {
  /** Only to be looked at: somebody else's place, enlarged. */
  still?: boolean;
}

/** One sentence of the log: `<game>-log-<what>`. */
export type Told = { what: string } & Record<string, unknown>;

/** What a game brings along. The kit knows no game by name. */
export interface GameModule {
  /** A seat's place at the table, large. */
  Board: Component<BoardProps>;
  /** The same, small, in the row of the others. */
  Mini: Component<SeatProps>;
  /** What lies before everybody, as wide as the table: a city, a market. */
  Shared?: Component<{ stage: Stage }>;
  /** What lies in the middle for all: dice, round. */
  Middle?: Component<{ stage: Stage }>;
  /** What this viewer holds. */
  Tray?: Component<SeatProps>;
  /** The rules in short. */
  Help: Component;
  /** Parameters of sentences that are numbers of seats, besides `seat` and `by`. */
  seatParams: readonly string[];
  /** Tells one thing that was seen as sentences; nothing when it is not worth one. */
  tell(seen: Told, entry: LogEntry): Told[];
  /** Whether the seat has made its choice and waits for the others. */
  hasChosen(view: unknown, seat: Seat): boolean;
  /** The width of the board for its height; without it the board is as high as it has to be. */
  ratio?: number;
  /** Draws what an action may cost and bring: one unit of food, of coins … */
  Amount?: Component<{ of: string }>;
  /** Fields of actions that nothing on the table stands for: what they can be is offered in words. */
  spoken?: readonly string[];
  /** Actions that a button begins and pointing at the table ends. */
  verbs?(view: unknown): readonly string[];
  /** What else can be said of these fields: of a dog that is a number, its breed. */
  detail?(view: unknown, fields: Readonly<Record<string, unknown>>): Record<string, unknown>;
  /** Where a piece that was not on any board comes from: the `data-place` of such spots, the best first. */
  origin?(piece: string): string[];
}

// Every folder beside this file is a game: its module, its texts.
const modules = import.meta.glob<{ default: GameModule }>('./*/index.ts');
const texts = import.meta.glob<{ default: Texts }>('./*/texts/*.ftl');
const beforeStart = import.meta.glob<{ default: Texts }>('./*/texts/*.ftl', { query: '?options' });

const known = new Map<string, Source>();

function addFrom(files: typeof texts, kind: string, game: string): Promise<void> {
  const name = `${kind} of ${game}`;
  const source =
    known.get(name) ??
    (Object.fromEntries(LANGUAGES.map((one) => [one, files[`./${game}/texts/${one}.ftl`]])) as Source);
  known.set(name, source);
  return Object.values(source).every(Boolean) ? addTexts(source) : Promise.resolve();
}

/** Makes the words known that a game needs before it begins. */
export function speakOptions(game: string): Promise<void> {
  return addFrom(beforeStart, 'options', game);
}

/** The game itself and all its words; nothing where this client has no such game. */
export async function loadGame(game: string): Promise<GameModule | undefined> {
  const load = modules[`./${game}/index.ts`];
  if (!load) return undefined;
  const [module] = await Promise.all([part(load), addFrom(texts, 'texts', game)]);
  return module.default;
}
