import type { Recording } from '../../net/recording';
import type { ReplayLogEntries } from './replay-log';

/** The step itself, or the latest one before it of which there is something to see. */
export function seenStep(
  recording: Pick<Recording, 'first' | 'entry'>,
  entries: Pick<ReplayLogEntries, 'upTo'>,
  step: number,
): number {
  const isSeen = step === recording.first || recording.entry(step)?.by !== undefined;
  return isSeen ? step : (entries.upTo(step)?.step ?? recording.first);
}
