import { minutesOf } from '../games/durations';
import type { GameInfo } from '../gen/protocol';
import { t } from '../i18n/text.svelte';

/** How many play a game, and how long, in words. */
export function gameFacts({ name, min_seats, max_seats }: GameInfo): string {
  const minutes = minutesOf(name);
  const facts = [t('seats-range', { min: min_seats, max: max_seats })];
  if (minutes) facts.push(t('minutes-range', { min: minutes[0], max: minutes[1] }));
  // The dot stays on the line before.
  return facts.join('\u00a0· ');
}
