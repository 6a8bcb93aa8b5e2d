// What an analysis says, in numbers that people read.
import type { Estimate } from '../../gen/protocol';
import { number } from '../../i18n/format';
import { signed } from '../model/cost-preview';

/** Points with their sign: whole from ten on, tenths below. */
export function points(value: number): string {
  const rounded = round(value);
  return rounded === 0 ? number(0) : signed(rounded);
}

/** An estimate, or only how uncertain it is where it may as well be 0. */
export function estimated({ points: value, error }: Estimate): { text: string; certain: boolean } {
  const certain = Math.abs(value) > error || error === 0;
  return { text: certain ? points(value) : `± ${number(round(error))}`, certain };
}

function round(value: number): number {
  return Math.abs(value) >= 10 ? Math.round(value) : Math.round(value * 10) / 10;
}
