import type { LegalAction } from '../../gen/games';
import { number } from '../../i18n/format';

/** The costs and gains of an action. */
export type CostFields = Pick<LegalAction<unknown>, 'costs' | 'gains'>;

export interface Amount {
  of: string;
  n: number;
}

export function amounts({ costs = {}, gains = {} }: CostFields): Amount[] {
  return [
    ...Object.entries(costs).map(([of, n]) => ({ of, n: -n })),
    ...Object.entries(gains).map(([of, n]) => ({ of, n })),
  ];
}

/** Formats a number with its sign: “+2”, “−1”. */
export const signed = (n: number) => `${n < 0 ? '−' : '+'}${number(Math.abs(n))}`;

/** Costs and gains for screen readers, in the same words that stand beside the icons. */
export function costInWords(priced: CostFields, word: (param: string, value: string) => string): string {
  return amounts(priced)
    .map(({ of, n }) => `${signed(n)} ${word('amount', of)}`)
    .join(' ');
}
