import type { SharingKey } from '../../i18n/keys';

/** The most steps of a film, and how long each is shown, in milliseconds. */
export const MOST_STEPS = 60;
export const EACH = 800;
/** A picture that stays is written this often a second, so that one can seek and the last one lasts. */
const RATE = 10;
const TYPE = 'video/webm';
const BITS_PER_SECOND = 3_000_000;

export const canFilm = (): boolean =>
  'MediaRecorder' in globalThis &&
  MediaRecorder.isTypeSupported(TYPE) &&
  'captureStream' in HTMLCanvasElement.prototype;

type SpanFault = Extract<SharingKey, 'sharing-not-there' | 'sharing-backwards' | 'sharing-too-long'>;

/** The text that says why there is no film of these steps; undefined if there is one. */
export function faultOf(from: number, to: number, first: number, last: number): SpanFault | undefined {
  const exists = (step: number) => Number.isInteger(step) && step >= first && step <= last;
  if (!exists(from) || !exists(to)) return 'sharing-not-there';
  if (to < from) return 'sharing-backwards';
  return to - from + 1 > MOST_STEPS ? 'sharing-too-long' : undefined;
}

/** The steps that are offered: those from a step on, or those up to it where the match is nearly over. */
export function offeredSpan(at: number, first: number, last: number): [from: number, to: number] {
  const LENGTH = 20;
  const to = Math.min(last, at + LENGTH - 1);
  return [Math.max(first, Math.min(at, to - LENGTH + 1)), to];
}

interface Reel {
  /** Where the film is shown while it is made. */
  screen: HTMLCanvasElement;
  count: number;
  /** Draws one picture. All are of one size. */
  draw: (n: number) => Promise<HTMLCanvasElement>;
  /** Is told how many pictures have been shown. */
  onshown: (count: number) => void;
  signal: AbortSignal;
}

/** Shows one picture after the other and records it. Rejects when it is aborted. */
export async function film({ screen, count, draw, onshown, signal }: Reel): Promise<Blob> {
  let picture = await draw(0);
  signal.throwIfAborted();
  [screen.width, screen.height] = [picture.width, picture.height];
  const pen = screen.getContext('2d')!;
  const paint = () => pen.drawImage(picture, 0, 0);
  paint();
  const stream = screen.captureStream(RATE);
  try {
    const recorder = new MediaRecorder(stream, { mimeType: TYPE, videoBitsPerSecond: BITS_PER_SECOND });
    const written = new Promise<Blob>((done, fail) => {
      const parts: Blob[] = [];
      recorder.ondataavailable = ({ data }) => parts.push(data);
      recorder.onstop = () => done(new Blob(parts, { type: TYPE }));
      recorder.onerror = () => fail(new Error('the film cannot be written'));
    });
    recorder.start();
    for (let n = 0; n < count; n++) {
      if (n > 0) {
        // No time passes in the film while a picture is drawn.
        recorder.pause();
        picture = await draw(n);
        signal.throwIfAborted();
        recorder.resume();
      }
      await hold(paint, recorder, signal);
      onshown(n + 1);
    }
    recorder.stop();
    return await written;
  } finally {
    for (const track of stream.getTracks()) track.stop();
  }
}

/** Shows a picture for its time. In a hidden page nothing is recorded, so no time passes in the film either. */
async function hold(paint: () => void, recorder: MediaRecorder, signal: AbortSignal): Promise<void> {
  for (let painted = 0; painted < (EACH / 1000) * RATE; painted++) {
    if (document.visibilityState === 'hidden') {
      recorder.pause();
      await visible(signal);
      recorder.resume();
    }
    signal.throwIfAborted();
    paint();
    await new Promise((later) => setTimeout(later, 1000 / RATE));
  }
}

function visible(signal: AbortSignal): Promise<void> {
  return new Promise((done, fail) => {
    const ended = new AbortController();
    const options = { signal: ended.signal };
    const look = () => {
      if (signal.aborted) fail(signal.reason as Error);
      else if (document.visibilityState === 'visible') done();
      else return;
      ended.abort();
    };
    document.addEventListener('visibilitychange', look, options);
    signal.addEventListener('abort', look, options);
  });
}
