import type { Code } from '../../gen/protocol';
import type { Action } from '../../net/document';
import type { ViewModel } from '../model/game';
import type { Hint } from './hints';

/** After these refusals the same question may be answered later: the bot may still think about an earlier decision. */
const TRANSIENT: readonly Code[] = ['busy', 'too_many', 'unavailable'];

/**
 * Asks what a bot would do for the present decision, and shows it while that lasts; of a lesson's table with
 * `lessonOnly`, only what belongs to the lesson. Returns whether something is shown, and undefined if there was no answer
 * for that decision.
 */
export async function askForSuggestion(model: ViewModel, lessonOnly = false): Promise<boolean | undefined> {
  const { decision } = model;
  const isDue = () => model.decision === decision;
  let outcome;
  do outcome = await model.room.request({ t: 'suggest' });
  while (!outcome.ok && TRANSIENT.includes(outcome.code) && isDue());
  if (!outcome.ok || !outcome.action || outcome.decision !== decision || !isDue()) return undefined;
  if (lessonOnly && !outcome.lesson) return false;
  model.selection.suggest(decision, outcome.action as Action, outcome.why);
  return true;
}

/** What a hint is about. */
export function elementAt(at: NonNullable<Hint['at']>): Element | undefined {
  if (at === 'first-round') return document.querySelector('.first-round') ?? undefined;
  const { area: id, find } = at;
  const area = document.querySelector(`#main [data-area="${id}"]`) ?? undefined;
  return (find && area?.querySelector(find)) || area;
}

/** The element that leads to the suggested action next, in the order of its fields. */
export function suggestedElement(model: ViewModel): Element | undefined {
  const { suggestion, confirming } = model.selection;
  // The question whether it is meant lies over everything.
  if (!suggestion || confirming) return undefined;
  const main = document.getElementById('main');
  const order = Object.keys(suggestion);
  const field = (one: Element) => order.indexOf(one.getAttribute('data-suggested')!);
  // The open list of all actions lies over the table.
  const below = (one: Element) => (one.closest('.list') ? 0 : 1);
  const [first] = [...(main?.querySelectorAll('[data-suggested]') ?? [])]
    .filter((one) => one.getClientRects().length > 0)
    .sort((a, b) => below(a) - below(b) || field(a) - field(b));
  // What the table does not show is in the list of all actions.
  return first ?? main?.querySelector('.turn-line .list') ?? undefined;
}
