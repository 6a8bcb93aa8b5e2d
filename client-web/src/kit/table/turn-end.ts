import { TAKE_BACK_VERBS, type LegalAction, type Prompt } from '../../gen/games';
import type { Action } from '../../net/document';

/** How long a player who has nothing else to do is left before the turn ends by itself. */
export const SECONDS = 4;

/** The end of the turn, where nothing else can be done but to take something back, and no question is asked first. */
export function onlyEnd(prompt: Prompt<Action>, verb: string | undefined): LegalAction<Action> | undefined {
  const rest = prompt.actions.filter(({ action }) => !TAKE_BACK_VERBS.includes(action.do));
  const [end] = rest;
  return rest.length === 1 && end?.action.do === verb && !end?.confirm ? end : undefined;
}

/** Counts seconds down to none, as long as the page is looked at. The returned function stops it. */
export function countDown(tick: (left: number) => void, done: () => void): () => void {
  let left = SECONDS;
  tick(left);
  const timer = setInterval(() => {
    left = document.hidden ? SECONDS : left - 1;
    tick(left);
    if (left > 0) return;
    clearInterval(timer);
    done();
  }, 1000);
  return () => clearInterval(timer);
}
