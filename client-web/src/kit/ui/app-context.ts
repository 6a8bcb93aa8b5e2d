import { createContext, type Component } from 'svelte';
import type { Waiting } from '../../gen/protocol';

/** The site around a table, as far as the kit wants something of it. */
export interface AppContext {
  /** Goes to another page of this site. */
  go: (to: string) => Promise<void>;
  /** Asks who has no name yet for one; says whether there is one now. */
  named: () => Promise<boolean>;
  /** The tables that wait for this person, the most urgent first. */
  readonly waiting: Waiting[];
  /** Language, theme and whatever else is the same at every table. */
  settings: () => Promise<{ default: Component }>;
  /** What draws the values of a game's options; nothing where it draws none. */
  optionPicture: (game: string) => Promise<Component<{ field: string; value: string }> | undefined>;
}

export const [appContext, provideAppContext] = createContext<AppContext>();
