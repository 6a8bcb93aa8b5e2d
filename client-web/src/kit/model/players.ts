import type { SeatView } from '../../gen/protocol';
import { t } from '../../i18n/text.svelte';

/** Bots have the same names in every language; an icon marks them as bots. */
const BOT_NAMES = ['Pixel', 'Tico', 'Momo', 'Zuca', 'Bibi', 'Kiki'];

export function playerName(seat: number, seatView: SeatView | undefined): string {
  switch (seatView?.kind) {
    case 'user':
      return seatView.name;
    case 'bot':
      return BOT_NAMES[seat % BOT_NAMES.length]!;
    default:
      return t('seat-number', { n: seat + 1 });
  }
}
