import type { Holder } from '../../gen/protocol';
import { t } from '../../i18n/text.svelte';

/** Bots are called the same in every language; a small picture says what they are. */
const BOT_NAMES = ['Pixel', 'Tico', 'Momo', 'Zuca', 'Bibi', 'Kiki'];

export function playerName(seat: number, holder: Holder | undefined): string {
  switch (holder?.kind) {
    case 'person':
      return holder.name;
    case 'bot':
      return BOT_NAMES[seat % BOT_NAMES.length]!;
    default:
      return t('seat-number', { n: seat + 1 });
  }
}
