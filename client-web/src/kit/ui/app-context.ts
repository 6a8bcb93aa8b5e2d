import { createContext, type Component, type Snippet } from 'svelte';
import type { Waiting } from '../../gen/protocol';

/** What the kit needs from the app around it. */
interface AppContext {
  /** Navigates to another page of the app. */
  go: (to: string) => Promise<void>;
  /** Asks a user without a name for one. Resolves to whether there is a name now. */
  ensureNamed: () => Promise<boolean>;
  /** The tables that wait for this user, the most urgent first. */
  readonly waiting: Waiting[];
  /** Loads the settings that are the same at every table: language, theme, notifications. */
  settings: () => Promise<{ default: Component }>;
  /** Loads the switch for a table of which the user wants to be told nothing. */
  silence: () => Promise<{ default: Component<{ room: string }> }>;
  /**
   * Loads what is offered once: to tell the user when it is their turn again, and to keep who they are; before a match its
   * lesson. What stands in it is shown where nothing is offered.
   */
  offers: () => Promise<{
    default: Component<{ after: 'move' | 'match'; children: Snippet } | { before: string }>;
  }>;
  /** Loads the component that draws the values of a game's options, if it has one. */
  optionPicture: (game: string) => Promise<Component<{ field: string; value: string }> | undefined>;
  /** Loads the component that shows the rules of a game, first those that belong to the actions in `verbs`. */
  rules: () => Promise<{ default: Component<{ name: string; verbs?: readonly string[] }> }>;
}

export const [appContext, provideAppContext] = createContext<AppContext>();
