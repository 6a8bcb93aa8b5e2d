import type { Announced } from '../gen/protocol';
import { inAnnounced } from '../i18n/announced';
import { timeSaid } from '../i18n/phrases';

/** What an announcement says, with its times in the zone of the reader. */
export function announcedWords(says: Announced): string {
  if (says.kind === 'text') return says.text;
  if (says.kind === 'restart') return inAnnounced('announced-restart', { at: timeSaid(says.at) });
  return inAnnounced('announced-closed', { begin: timeSaid(says.from), until: timeSaid(says.until) });
}
