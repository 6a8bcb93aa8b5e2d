import { TAKE_BACK_VERBS, type LegalAction, type Prompt } from '../../gen/games';
import type { Action } from '../../net/document';

/** The end of the turn, where nothing else can be done but to take something back, and no question is asked first. */
export function onlyEnd(prompt: Prompt<Action>, verb: string | undefined): LegalAction<Action> | undefined {
  const rest = prompt.actions.filter(({ action }) => !TAKE_BACK_VERBS.includes(action.do));
  const [end] = rest;
  return rest.length === 1 && end?.action.do === verb && !end?.confirm ? end : undefined;
}
