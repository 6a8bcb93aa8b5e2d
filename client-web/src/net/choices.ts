import type { Ask } from '../gen/games';
import type { Action } from './document';
import { merge, type Json } from './merge';

/**
 * Choices, or what is barred, one by one: on the wire, a list in a field (of the choice's `action`, of `what` is barred)
 * stands for any one of the things in it.
 */
export function spread<P extends string, G extends Record<P, Record<string, unknown>>>(
  gathered: G[],
  part: P,
): G[] {
  return gathered.flatMap((one) => {
    const fields: Record<string, unknown> = one[part];
    const several = Object.entries(fields).find(([, value]) => Array.isArray(value));
    if (!several) return [one];
    const [field, values] = several;
    const single = (value: unknown) => ({ ...one, [part]: { ...fields, [field]: value } });
    return spread((values as unknown[]).map(single), part);
  });
}

/** Choices as they are, from how they are written: each as the patch that leads to it from the one before. */
function unchained(patches: Ask<Action>['choices']): Ask<Action>['choices'] {
  let choice: Json | undefined;
  return patches.map((patch) => (choice = merge(choice, patch as unknown as Json))) as never;
}

/** A document or a patch of it, with its choices and what is barred one by one. */
export function spreadOut<P extends { you?: { ask?: Partial<Ask<Action>> } }>(part: P): P {
  const ask = part.you?.ask;
  if (!ask) return part;
  const choices = ask.choices && spread(unchained(ask.choices), 'action');
  const barred = ask.barred && spread(ask.barred, 'what');
  return {
    ...part,
    you: { ...part.you, ask: { ...ask, ...(choices && { choices }), ...(barred && { barred }) } },
  };
}
