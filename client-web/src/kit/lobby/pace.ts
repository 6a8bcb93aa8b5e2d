import type { Pace } from '../../gen/protocol';
import { t } from '../../i18n/text.svelte';

export function paceWords(pace: Pace): string {
  switch (pace.kind) {
    case 'free':
      return t('pace-free');
    case 'live':
      return t('pace-minutes', { n: pace.minutes });
    case 'days':
      return [t('pace-days', { n: pace.days }), ...(pace.no_vacation ? [t('pace-no_vacation')] : [])].join(
        ' · ',
      );
  }
}
