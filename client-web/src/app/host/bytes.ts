import { language } from '../../i18n/text.svelte';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** “3.1 MB”. */
export function bytes(count: number): string {
  const step = Math.min(UNITS.length - 1, count < 1 ? 0 : Math.floor(Math.log10(count) / 3));
  const format = new Intl.NumberFormat(language.now, {
    style: 'unit',
    unit: UNITS[step]!,
    unitDisplay: 'short',
    maximumFractionDigits: 1,
  });
  return format.format(count / 1000 ** step);
}
