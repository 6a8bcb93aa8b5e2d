import type { Signal } from './signal-store';

/** One sound of an instrument: `bar` is a wooden bar like a marimba's, `tap` a piece that is put down. */
export interface Note {
  instrument: 'bar' | 'tap';
  /** When it begins, in seconds. */
  at: number;
  /** In semitones above the C in the middle of a piano. */
  pitch: number;
  /** From 0 to 1. */
  level: number;
}

const bar = (at: number, pitch: number, level: number): Note => ({ instrument: 'bar', at, pitch, level });
const tap = (at: number, pitch: number, level: number): Note => ({ instrument: 'tap', at, pitch, level });

/** A scale without half steps: any of its notes sound well together. */
const SCALE = [0, 2, 4, 7, 9];

/** The note of a scale, as high as one likes. */
export const onScale = (step: number): number =>
  SCALE[step % SCALE.length]! + 12 * Math.floor(step / SCALE.length);

/** The notes of each signal: all of them short, and made of wood. */
export function notesOf(what: Signal, step: number): Note[] {
  switch (what) {
    case 'turn':
      return [bar(0, 7, 0.8), bar(0.16, 12, 0.9)];
    case 'chosen':
      return [tap(0, 0, 0.8), tap(0.045, 5, 0.35)];
    case 'moved':
      return [tap(0, -4, 0.4)];
    case 'points':
      return [bar(0, onScale(step % 15), 0.55)];
    case 'won':
      return [
        ...[0, 4, 7].map((pitch, n) => bar(n * 0.13, pitch, 0.7)),
        bar(0.42, 12, 0.9),
        bar(0.42, 4, 0.5),
      ];
  }
}

const MIDDLE_C = 261.63;
const BAR_LASTS = 0.7;
const TAP_LASTS = 0.09;
/** The overtone of a wooden bar, which fades at once. */
const OVERTONE = { times: 3.93, level: 0.28, lasts: 0.09 };

/** Lets a note sound, `start` seconds after the context was made. */
export function sound(to: AudioNode, { instrument, at, pitch, level }: Note, start: number): void {
  const frequency = MIDDLE_C * 2 ** (pitch / 12);
  const begin = start + at;
  if (instrument === 'bar') {
    tone(to, { frequency, level, begin, lasts: BAR_LASTS });
    const { times, lasts } = OVERTONE;
    tone(to, { frequency: frequency * times, level: level * OVERTONE.level, begin, lasts });
  } else {
    tone(to, { frequency: frequency / 1.5, to: frequency / 2.6, level, begin, lasts: TAP_LASTS });
    tone(to, { frequency: frequency * 3.1, level: level * 0.3, begin, lasts: TAP_LASTS / 3 });
  }
}

interface Tone {
  frequency: number;
  /** The frequency that it falls to. */
  to?: number;
  level: number;
  begin: number;
  lasts: number;
}

function tone(out: AudioNode, { frequency, to, level, begin, lasts }: Tone): void {
  const { context } = out;
  const oscillator = new OscillatorNode(context, { type: 'sine', frequency });
  const volume = new GainNode(context, { gain: 0 });
  if (to !== undefined) {
    oscillator.frequency.setValueAtTime(frequency, begin);
    oscillator.frequency.exponentialRampToValueAtTime(to, begin + lasts);
  }
  // A sound that begins or ends abruptly clicks.
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(level, begin + 0.004);
  volume.gain.exponentialRampToValueAtTime(0.001, begin + lasts);
  oscillator.connect(volume).connect(out);
  oscillator.start(begin);
  oscillator.stop(begin + lasts);
}
