import type { Choice } from '../../gen/games';
import { number } from '../../i18n/format';

/** What an action costs and brings. */
export type Priced = Pick<Choice<unknown>, 'costs' | 'gains'>;

export interface Amount {
  of: string;
  n: number;
}

export function amounts({ costs = {}, gains = {} }: Priced): Amount[] {
  return [
    ...Object.entries(costs).map(([of, n]) => ({ of, n: -n })),
    ...Object.entries(gains).map(([of, n]) => ({ of, n })),
  ];
}

/** “+2”, “−1” */
export const signed = (n: number) => `${n < 0 ? '−' : '+'}${number(Math.abs(n))}`;

/** A price as it is read out: the very words that stand beside its pictures. */
export function inWords(priced: Priced, word: (param: string, value: string) => string): string {
  return amounts(priced)
    .map(({ of, n }) => `${signed(n)} ${word('amount', of)}`)
    .join(' ');
}
