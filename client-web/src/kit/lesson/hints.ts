import type { Prompt } from '../../gen/games';
import type { Action } from '../../net/document';

/** The situation that a hint belongs to. */
export type When =
  /** The match is shown. */
  | { begins: true }
  /** An action of this kind, with these fields, is suggested or, where none is, listed. */
  | { verb: string; with?: Readonly<Record<string, unknown>> }
  /** What is suggested has this reason: a key of the game's sentences. */
  | { advice: string }
  /** This question is asked: a key of the game's sentences. */
  | { asked: string }
  /** This line of the score sheet has points for the viewer. */
  | { line: string }
  /** The player tried what this reason bars: a key of the game's sentences. */
  | { reason: string }
  /** A round begins, from 1. */
  | { round: number }
  /** The match is over. */
  | { over: true };

/** A sentence of a lesson, `<game>-lesson-<id>`. */
export interface Hint {
  id: string;
  when: When;
  /**
   * What it is about: an area of the table, a CSS selector within one, or the button that opens what the first round
   * has brought. Without it, what is suggested.
   */
  at?: { area: string; find?: string } | 'first-round';
  /** It is read before the choice that it belongs to, which another hint may follow. */
  read?: true;
  /** The last hint of the lesson. */
  last?: true;
  /** It says something that is so in every game. */
  general?: true;
}

/** How to read what anything does: in a lesson the hand leads on, so there is no need for it. */
const HOLD: Hint = { id: 'hold', when: { begins: true }, general: true };

/**
 * The hints of a lesson as they come in other matches: without the one that ends the lesson, and without what points at
 * another sign in the bar.
 */
export function quietHints(hints: readonly Hint[]): Hint[] {
  const [atOnce, later] = [true, false].map((early) =>
    hints.filter(({ when, at, last }) => 'begins' in when === early && at !== 'first-round' && !last),
  );
  return [...atOnce!, HOLD, ...later!];
}

/** What of a match decides which hint is due. */
export interface Situation {
  prompt: Prompt<Action> | undefined;
  myTurn: boolean;
  suggestion: Action | undefined;
  /** Why that is suggested: a key of the game's sentences. */
  advice: string | undefined;
  /** The lines of the score sheet in which the viewer has points. */
  scored: readonly string[];
  /** The reason of the latest refusal. */
  refusedBy: string | undefined;
  round: number;
  over: boolean;
}

/** Whether the hint is answered by a choice; the others are answered by reading them. */
export function asksForChoice({ when, read }: Hint): boolean {
  return !read && ('verb' in when || 'asked' in when || 'advice' in when);
}

/** The first hint that fits the situation and was not seen. */
export function dueHint(
  hints: readonly Hint[],
  seen: ReadonlySet<string>,
  situation: Situation,
): Hint | undefined {
  return hints.find(({ id, when }) => !seen.has(id) && fits(when, situation));
}

/**
 * The hint that says most about an action, for whoever has read it before: a suggestion without a reason of its own is
 * not left without any words. Of several, the last one supposes that the others are known.
 */
export function hintAbout(hints: readonly Hint[], action: Action): Hint | undefined {
  const about = hints.filter(
    ({ when, read }) => !read && 'verb' in when && isLike(action, when.verb, when.with),
  );
  const fields = ({ when }: Hint) => Object.keys(('with' in when && when.with) || {}).length;
  return about.sort((one, other) => fields(one) - fields(other)).at(-1);
}

function fits(when: When, now: Situation): boolean {
  if ('begins' in when) return !now.over;
  if ('over' in when) return now.over;
  if ('line' in when) return now.scored.includes(when.line);
  if ('round' in when) return now.round >= when.round;
  if ('reason' in when) return now.refusedBy === when.reason;
  if (!now.myTurn || !now.prompt) return false;
  if ('asked' in when) return now.prompt.line.key === when.asked;
  if ('advice' in when) return now.advice === when.advice;
  if (now.suggestion) return isLike(now.suggestion, when.verb, when.with);
  return now.prompt.actions.some(({ action }) => isLike(action, when.verb, when.with));
}

/** Whether an action is of this kind and has these fields. */
function isLike(action: Action, verb: string, fields: Readonly<Record<string, unknown>> = {}): boolean {
  const values: Readonly<Record<string, unknown>> = { ...action };
  return action.do === verb && Object.entries(fields).every(([field, value]) => values[field] === value);
}
