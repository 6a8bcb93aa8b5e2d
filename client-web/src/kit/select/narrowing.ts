import type { Prompt, LegalAction, Line, Param } from '../../gen/games';
import type { Action } from '../../net/document';
import { legalActionsOf, type Thing } from './legal-actions';

export type { Thing } from './legal-actions';

/** The result of selecting a thing. */
type SelectionResult =
  /** Several actions still match. */
  | { is: 'narrowed'; picked: Thing }
  /** Exactly one action was meant. */
  | { is: 'chosen'; picked: Thing; choice: LegalAction<Action> }
  /** No action has this thing now. `why` is the game's reason, if it gives one. */
  | { is: 'refused'; why: Line | undefined }
  /** The player's secret choice has to be taken back first. */
  | { is: 'reconsider' };

/** How a thing is shown: see [`highlight`]. */
export type Highlight = 'picked' | 'next' | 'instead' | undefined;

export const RECONSIDER: Action = { do: 'reconsider' };

/** Whether the action has all fields of the thing. */
export function fits(action: Thing, thing: Thing): boolean {
  return Object.entries(thing).every(([field, value]) => action[field] === value);
}

/** The legal actions that have all selected fields. */
export function matching(prompt: Prompt<Action>, picked: Thing): LegalAction<Action>[] {
  return legalActionsOf(prompt).matching(picked);
}

/** The player has chosen and waits for the others: the only legal action is to take the choice back. */
export function waitsForOthers(prompt: Prompt<Action> | undefined): boolean {
  return prompt?.actions.length === 1 && prompt.actions[0]!.action.do === RECONSIDER.do;
}

function without(picked: Thing, fields: Iterable<string>): Thing {
  const rest: Record<string, Param> = { ...picked };
  for (const field of fields) delete rest[field];
  return rest;
}

/**
 * How a thing is highlighted. `picked`: it is selected. `next`: some action combines it with the selection.
 * `instead`: some action has it, but not together with the whole selection. Undefined: it is part of no legal
 * action.
 */
export function highlight(prompt: Prompt<Action>, picked: Thing, thing: Thing): Highlight {
  if (fits(picked, thing)) return 'picked';
  const rest = without(picked, Object.keys(thing));
  if (matching(prompt, { ...rest, ...thing }).length) {
    return Object.keys(rest).length < Object.keys(picked).length ? 'instead' : 'next';
  }
  return matching(prompt, thing).length ? 'instead' : undefined;
}

/**
 * Whether the selection determines the action: each field is selected, or has the same value in all actions with
 * this verb.
 */
function isUnambiguous(prompt: Prompt<Action>, picked: Thing, { action }: LegalAction<Action>): boolean {
  return Object.entries(action).every(([field, value]) => {
    if (field === 'do' || field in picked) return true;
    // The field was never open.
    return matching(prompt, { do: action.do }).every((other) => other.action[field] === value);
  });
}

/** The game's reason why a thing cannot be selected now, if it gives one. */
export function reason(prompt: Prompt<Action>, picked: Thing, thing: Thing): Line | undefined {
  const meant = { ...picked, ...thing };
  const about = (prompt.unavailable ?? []).filter(({ what }) =>
    Object.keys(thing).some((field) => field in what),
  );
  const found = about.find(({ what }) => fits(meant, what)) ?? about.find(({ what }) => fits(what, thing));
  return found?.why;
}

/** The fields whose value is `false`. Where one action is left, the user need not confirm them. */
function falseFields({ action }: LegalAction<Action>): Thing {
  const no = ([, value]: [string, unknown]) => value === false;
  return Object.fromEntries(Object.entries(action).filter(no));
}

/** Adds a thing to the selection. */
export function select(prompt: Prompt<Action>, picked: Thing, thing: Thing): SelectionResult {
  if (waitsForOthers(prompt) && thing.do !== RECONSIDER.do) return { is: 'reconsider' };
  if (fits(picked, thing)) return { is: 'narrowed', picked: without(picked, Object.keys(thing)) };
  if (!matching(prompt, thing).length) return { is: 'refused', why: reason(prompt, picked, thing) };
  // The newest thing always counts. Of the older ones, those are kept that still match an action together with it.
  let kept = thing;
  for (const [field, value] of Object.entries(picked)) {
    if (field in thing) continue;
    const both = { ...kept, [field]: value };
    if (matching(prompt, both).length) kept = both;
  }
  const legalActions = matching(prompt, kept);
  const [only] = legalActions;
  if (legalActions.length === 1 && only && isUnambiguous(prompt, { ...falseFields(only), ...kept }, only)) {
    return { is: 'chosen', picked: kept, choice: only };
  }
  return { is: 'narrowed', picked: kept };
}

/** Whether only fields of `buttonFields` are open: all others are selected or have only one value. */
function onlyButtonFieldsOpen(
  prompt: Prompt<Action>,
  picked: Thing,
  { action }: LegalAction<Action>,
  buttonFields: readonly string[],
) {
  if (!fits(action, picked)) return false;
  const open = Object.keys(action).filter((field) => field !== 'do' && !(field in picked));
  const said = open.filter((field) => buttonFields.includes(field));
  const rest = Object.fromEntries(said.map((field) => [field, action[field]!]));
  return said.length > 0 && isUnambiguous(prompt, { ...picked, ...rest }, { action });
}

/**
 * The actions that are offered as buttons because the board cannot show them: those without fields, those of which
 * only `buttonFields` fields are open, and, when all matching actions differ only in their verb, those.
 */
export function offers(
  prompt: Prompt<Action>,
  picked: Thing,
  buttonFields: readonly string[] = [],
): LegalAction<Action>[] {
  const bare = prompt.actions.filter(
    (choice) =>
      Object.keys(choice.action).length === 1 || onlyButtonFieldsOpen(prompt, picked, choice, buttonFields),
  );
  if (!Object.keys(picked).length) return bare;
  const rest = matching(prompt, picked);
  const first = rest[0] && without(rest[0].action, ['do']);
  const alike = ({ action }: LegalAction<Action>) =>
    fits(action, first!) && Object.keys(action).length === Object.keys(first!).length + 1;
  return first && rest.length > 1 && rest.every(alike) ? rest : bare;
}
