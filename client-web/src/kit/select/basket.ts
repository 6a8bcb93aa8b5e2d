import type { LegalAction } from '../../gen/games';
import type { Action } from '../../net/document';

const amount = (choice: LegalAction<Action>, field: string) => Number(choice.action[field] ?? 0);

/**
 * The legal action nearest to `from` with one unit more or less of `field`. Where a larger amount leaves no room
 * for the others, the others become smaller. Undefined where no legal action has that amount.
 */
export function stepped(
  legalActions: readonly LegalAction<Action>[],
  fields: readonly string[],
  from: LegalAction<Action>,
  field: string,
  by: 1 | -1,
): LegalAction<Action> | undefined {
  const wanted = amount(from, field) + by;
  const far = (choice: LegalAction<Action>) =>
    fields.reduce((sum, one) => sum + Math.abs(amount(choice, one) - amount(from, one)), 0);
  let best: LegalAction<Action> | undefined;
  for (const choice of legalActions) {
    if (amount(choice, field) !== wanted) continue;
    if (!best || far(choice) < far(best)) best = choice;
  }
  return best;
}

/** The legal action with the smallest total. */
export function least(
  legalActions: readonly LegalAction<Action>[],
  fields: readonly string[],
): LegalAction<Action> | undefined {
  const all = (choice: LegalAction<Action>) => fields.reduce((sum, field) => sum + amount(choice, field), 0);
  return [...legalActions].sort((a, b) => all(a) - all(b))[0];
}
