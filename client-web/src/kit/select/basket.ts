import type { Choice } from '../../gen/games';
import type { Action } from '../../net/document';

const amount = (choice: Choice<Action>, field: string) => Number(choice.action[field] ?? 0);

/**
 * The choice one comes to from another by one more, or one less, of something: the nearest that is listed. Where one
 * more of it leaves no room for the rest, the rest gives way.
 */
export function stepped(
  choices: readonly Choice<Action>[],
  fields: readonly string[],
  from: Choice<Action>,
  field: string,
  by: 1 | -1,
): Choice<Action> | undefined {
  const wanted = amount(from, field) + by;
  const far = (choice: Choice<Action>) =>
    fields.reduce((sum, one) => sum + Math.abs(amount(choice, one) - amount(from, one)), 0);
  let best: Choice<Action> | undefined;
  for (const choice of choices) {
    if (amount(choice, field) !== wanted) continue;
    if (!best || far(choice) < far(best)) best = choice;
  }
  return best;
}

/** The choice to begin with: the least of everything. */
export function least(
  choices: readonly Choice<Action>[],
  fields: readonly string[],
): Choice<Action> | undefined {
  const all = (choice: Choice<Action>) => fields.reduce((sum, field) => sum + amount(choice, field), 0);
  return [...choices].sort((a, b) => all(a) - all(b))[0];
}
