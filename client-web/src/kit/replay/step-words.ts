import type { Seat } from '../../gen/games';
import { inReplay } from '../../i18n/replay';
import type { Recording } from '../../net/recording';
import { playerName } from '../model/players';
import type { Lead } from './points';
import type { ReplayLogEntries } from './replay-log';

/** Tells a step in one line: what happened, and who takes the lead with it. */
export function stepInWords(
  recording: Pick<Recording, 'first' | 'last' | 'at' | 'entry' | 'people'>,
  entries: Pick<ReplayLogEntries, 'of'>,
  leads: readonly Lead[],
  step: number,
): string {
  const { seats } = recording.at(recording.last).table;
  const name = (seat: Seat) => playerName(seat, seats[seat], recording.people);
  const happened = () => {
    if (step === recording.first) return inReplay('replay-begins');
    const by = recording.entry(step)?.by;
    return by === undefined ? inReplay('replay-nothing') : inReplay('replay-quiet', { name: name(by) });
  };
  const lead = leads.find((one) => one.step === step);
  return [
    ...(entries.of(step)?.lines ?? [happened()]),
    ...(lead ? [inReplay('replay-lead', { name: name(lead.seat), n: lead.points })] : []),
  ].join(' · ');
}
