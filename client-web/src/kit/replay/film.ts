import type { SharingKey } from '../../i18n/keys';
import { webm, type Coded } from './webm';
import { yuvOf } from './yuv';

/** The most steps of a film, and how long each is shown, in milliseconds. */
export const MOST_STEPS = 60;
export const EACH = 800;
/** Each picture is written so many times, because some players do not show one for long. */
const TIMES = 4;
/** How often one can go to a place: with every so many pictures. */
const KEY_EVERY = 6 * TIMES;
const MICROSECONDS = 1_000;
const CONFIG = {
  codec: 'vp8',
  bitrate: 3_000_000,
  framerate: (1_000 * TIMES) / EACH,
  latencyMode: 'realtime',
} as const;

/** Whether the browser can write a film of this size. Only pages that come over https, or from this machine, may. */
export async function canFilm(size: { width: number; height: number }): Promise<boolean> {
  if (!('VideoEncoder' in globalThis)) return false;
  const { supported } = await VideoEncoder.isConfigSupported({ ...CONFIG, ...size });
  return supported === true;
}

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

interface FilmPlan {
  /** Where the film is shown while it is made. */
  screen: HTMLCanvasElement;
  count: number;
  /** Draws one picture. All are of one size. */
  draw: (n: number) => Promise<HTMLCanvasElement>;
  /** Is told how many pictures have been shown. */
  onshown: (count: number) => void;
  signal: AbortSignal;
}

/** Shows one picture after the other and writes it. Rejects when it is aborted. */
export async function film({ screen, count, draw, onshown, signal }: FilmPlan): Promise<Blob> {
  const coded: Coded[] = [];
  let failure: Error | undefined;
  const encoder = new VideoEncoder({
    output: (chunk) => coded.push(read(chunk)),
    error: (error) => (failure = error),
  });
  try {
    for (let n = 0; n < count; n++) {
      const picture = await draw(n);
      signal.throwIfAborted();
      const { width, height } = picture;
      if (n === 0) {
        encoder.configure({ ...CONFIG, width, height });
        [screen.width, screen.height] = [width, height];
      }
      const pen = screen.getContext('2d', { willReadFrequently: true })!;
      pen.drawImage(picture, 0, 0);
      write(encoder, pen, n * TIMES);
      await encoder.flush();
      if (failure) throw failure;
      onshown(n + 1);
    }
    return webm(coded, { width: screen.width, height: screen.height, lasts: count * EACH });
  } finally {
    if (encoder.state !== 'closed') encoder.close();
  }
}

/** Writes a picture as often as it is written, the first time as the `first` of the film. */
function write(encoder: VideoEncoder, pen: CanvasRenderingContext2D, first: number): void {
  const { width, height } = pen.canvas;
  const planes = yuvOf(pen.getImageData(0, 0, width, height));
  const duration = (EACH / TIMES) * MICROSECONDS;
  for (let time = first; time < first + TIMES; time++) {
    const frame = new VideoFrame(planes, {
      format: 'I420',
      codedWidth: width,
      codedHeight: height,
      timestamp: time * duration,
      duration,
      colorSpace: { matrix: 'smpte170m', fullRange: false },
    });
    encoder.encode(frame, { keyFrame: time % KEY_EVERY === 0 });
    frame.close();
  }
}

function read(chunk: EncodedVideoChunk): Coded {
  const data = new Uint8Array(chunk.byteLength);
  chunk.copyTo(data);
  return { data, at: chunk.timestamp / MICROSECONDS, isKey: chunk.type === 'key' };
}
