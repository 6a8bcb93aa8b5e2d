import type { LegalAction, Param, Prompt } from '../gen/games';
import type { Action, ActionPattern } from './document';

const expandedPrompts = new WeakMap<Prompt<ActionPattern>, Prompt<Action>>();

/** The prompt with every legal action on its own. The same object as long as the prompt stays the same. */
export function expanded(prompt: Prompt<ActionPattern>): Prompt<Action> {
  let result = expandedPrompts.get(prompt);
  if (!result) expandedPrompts.set(prompt, (result = { ...prompt, actions: prompt.actions.flatMap(single) }));
  return result;
}

function single(legal: LegalAction<ActionPattern>): LegalAction<Action>[] {
  const field = Object.keys(legal.action).find((name) => Array.isArray(legal.action[name]));
  if (field === undefined) return [legal as LegalAction<Action>];
  const values = legal.action[field] as readonly Param[];
  return values.map((value) => ({ ...legal, action: { ...legal.action, [field]: value } as Action }));
}
