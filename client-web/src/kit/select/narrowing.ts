import type { Ask, Choice, Line, Param } from '../../gen/games';
import type { Action } from '../../net/document';
import { listedOf, type Thing } from './listed';

export type { Thing } from './listed';

/** What comes of pointing at a thing. */
export type Pointed =
  /** More is needed before an action is chosen. */
  | { is: 'narrowed'; picked: Thing }
  /** The one action that was meant. */
  | { is: 'chosen'; picked: Thing; choice: Choice<Action> }
  /** Nothing of the kind can be done now; why, where the game says it. */
  | { is: 'refused'; why: Line | undefined }
  /** A secret choice has to be taken back before. */
  | { is: 'reconsider' };

/** How a thing stands to what can be done: see [`highlight`]. */
export type Highlight = 'picked' | 'next' | 'instead' | undefined;

export const RECONSIDER: Action = { do: 'reconsider' };

function fits(action: Thing, thing: Thing): boolean {
  return Object.entries(thing).every(([field, value]) => action[field] === value);
}

/** The choices that are left when these things have been pointed at. */
export function left(ask: Ask<Action>, picked: Thing): Choice<Action>[] {
  return listedOf(ask).left(picked);
}

/** A choice has been made and waits for the others: all one can do is to take it back. */
export function waitsForOthers(ask: Ask<Action> | undefined): boolean {
  return ask?.choices.length === 1 && ask.choices[0]!.action.do === RECONSIDER.do;
}

function without(picked: Thing, fields: Iterable<string>): Thing {
  const rest: Record<string, Param> = { ...picked };
  for (const field of fields) delete rest[field];
  return rest;
}

/**
 * What can still be pointed at. `next`: it goes with what was pointed at before. `instead`: it could be chosen,
 * giving up some of that. Neither: it is no part of any action now.
 */
export function highlight(ask: Ask<Action>, picked: Thing, thing: Thing): Highlight {
  if (fits(picked, thing)) return 'picked';
  const rest = without(picked, Object.keys(thing));
  if (left(ask, { ...rest, ...thing }).length) {
    return Object.keys(rest).length < Object.keys(picked).length ? 'instead' : 'next';
  }
  return left(ask, thing).length ? 'instead' : undefined;
}

/** Whether the player can have meant nothing but this action. */
function settled(ask: Ask<Action>, picked: Thing, { action }: Choice<Action>): boolean {
  return Object.entries(action).every(([field, value]) => {
    if (field === 'do' || field in picked) return true;
    // It was never a question.
    return left(ask, { do: action.do }).every((other) => other.action[field] === value);
  });
}

/** Why a thing cannot be pointed at now, where the game says it. */
export function reason(ask: Ask<Action>, picked: Thing, thing: Thing): Line | undefined {
  const meant = { ...picked, ...thing };
  const about = (ask.barred ?? []).filter(({ what }) => Object.keys(thing).some((field) => field in what));
  const found = about.find(({ what }) => fits(meant, what)) ?? about.find(({ what }) => fits(what, thing));
  return found?.why;
}

/** What is just not so: where one choice is left, nobody has to be asked about it. */
function plainly({ action }: Choice<Action>): Thing {
  const no = ([, value]: [string, unknown]) => value === false;
  return Object.fromEntries(Object.entries(action).filter(no));
}

/** Narrows the choices by one more thing. */
export function point(ask: Ask<Action>, picked: Thing, thing: Thing): Pointed {
  if (waitsForOthers(ask) && thing.do !== RECONSIDER.do) return { is: 'reconsider' };
  if (fits(picked, thing)) return { is: 'narrowed', picked: without(picked, Object.keys(thing)) };
  if (!left(ask, thing).length) return { is: 'refused', why: reason(ask, picked, thing) };
  // The newest wish counts; of the older ones what still goes with it.
  let kept = thing;
  for (const [field, value] of Object.entries(picked)) {
    if (field in thing) continue;
    const both = { ...kept, [field]: value };
    if (left(ask, both).length) kept = both;
  }
  const choices = left(ask, kept);
  const [only] = choices;
  if (choices.length === 1 && only && settled(ask, { ...plainly(only), ...kept }, only)) {
    return { is: 'chosen', picked: kept, choice: only };
  }
  return { is: 'narrowed', picked: kept };
}

/** Whether nothing but words is wanted any more: what is neither picked nor spoken was never a question. */
function inWords(ask: Ask<Action>, picked: Thing, { action }: Choice<Action>, spoken: readonly string[]) {
  if (!fits(action, picked)) return false;
  const open = Object.keys(action).filter((field) => field !== 'do' && !(field in picked));
  const said = open.filter((field) => spoken.includes(field));
  const rest = Object.fromEntries(said.map((field) => [field, action[field]!]));
  return said.length > 0 && settled(ask, { ...picked, ...rest }, { action });
}

/**
 * The actions a board cannot show, to be offered as buttons: those without any field, those of which only `spoken`
 * fields are open, and those left that do different things with the same fields.
 */
export function offers(ask: Ask<Action>, picked: Thing, spoken: readonly string[] = []): Choice<Action>[] {
  const bare = ask.choices.filter(
    (choice) => Object.keys(choice.action).length === 1 || inWords(ask, picked, choice, spoken),
  );
  if (!Object.keys(picked).length) return bare;
  const rest = left(ask, picked);
  const first = rest[0] && without(rest[0].action, ['do']);
  const alike = ({ action }: Choice<Action>) =>
    fits(action, first!) && Object.keys(action).length === Object.keys(first!).length + 1;
  return first && rest.length > 1 && rest.every(alike) ? rest : bare;
}
