import type { Seat } from '../gen/games';
import type { Component } from 'svelte';
import type { LogEntry } from '../gen/protocol';
import { addTexts, LANGUAGES, type Texts } from '../i18n/text.svelte';
import type { Stage } from '../kit/stage.svelte';

/** What a part of the board is given: the table, and whose place it shows. */
export interface SeatProps {
  stage: Stage;
  seat: Seat;
}

export interface BoardProps extends SeatProps {
  /** Only to be looked at: somebody else's place, enlarged. */
  still?: boolean;
}

/** One of several values of an option. */
export interface OptionProps {
  field: string;
  value: string;
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

type Loader<T> = () => Promise<T>;

// Every folder beside this file is a game: its module, the picture on its box, those of its options, its texts.
const modules = import.meta.glob<{ default: GameModule }>('./*/index.ts');
const covers = import.meta.glob<{ default: Component }>('./*/Cover.svelte');
const pictures = import.meta.glob<{ default: Component<OptionProps> }>('./*/Option.svelte');
const texts = import.meta.glob<string>('./*/texts/*.ftl', { query: '?raw', import: 'default' });

const known = new Map<string, Texts>();

function textsOf(game: string): Texts | undefined {
  const found = known.get(game);
  if (found) return found;
  const sources = LANGUAGES.map((language) => [language, texts[`./${game}/texts/${language}.ftl`]] as const);
  if (sources.some(([, source]) => !source)) return undefined;
  const made = Object.fromEntries(sources) as Texts;
  known.set(game, made);
  return made;
}

/** Makes the game's words known, for its name in a list as for its table. */
export async function speak(game: string): Promise<void> {
  const own = textsOf(game);
  if (own) await addTexts(own);
}

/** Whether this client has a board for the game. */
export function knows(game: string): boolean {
  return `./${game}/index.ts` in modules;
}

export async function loadGame(game: string): Promise<GameModule | undefined> {
  const load: Loader<{ default: GameModule }> | undefined = modules[`./${game}/index.ts`];
  if (!load) return undefined;
  const [module] = await Promise.all([load(), speak(game)]);
  return module.default;
}

/** What draws the values of the game's options, where it has pictures of them. */
export async function loadOption(game: string): Promise<Component<OptionProps> | undefined> {
  return (await pictures[`./${game}/Option.svelte`]?.())?.default;
}

export async function loadCover(game: string): Promise<Component | undefined> {
  return (await covers[`./${game}/Cover.svelte`]?.())?.default;
}
