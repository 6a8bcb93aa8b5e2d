import { isHeard, VIBRATIONS, type Played } from './signal-rules';
import { stored, type Signal } from './signal-store';
import { notesOf, sound } from './sounds';

const LEVELS: Record<string, number> = { quiet: 0.1, on: 0.32 };
/** An audio context uses power while it runs: it rests after this time without a sound, in milliseconds. */
const REST = 4_000;
/** A sound that the browser lets through only later than this would come too late, in milliseconds. */
const LATE = 250;

const played: Played = {};
let context: AudioContext | undefined;
let master: GainNode | undefined;
let resting: ReturnType<typeof setTimeout> | undefined;

export function play(what: Signal, step: number): void {
  const now = performance.now();
  if (!isHeard(what, now, { hidden: document.visibilityState === 'hidden', played })) return;
  played[what] = now;
  if (stored('haptics') !== null && canVibrate()) vibrate(what);
  const level = LEVELS[stored('sound') ?? ''];
  if (level !== undefined) void hear(what, step, level);
}

/**
 * Prepares the sounds. Called for a touch or a key, because only then browsers permit it. Resolves to whether there is
 * nothing left to prepare.
 */
export async function unlock(): Promise<boolean> {
  if (stored('sound') === null) return false;
  if (typeof AudioContext === 'undefined') return true;
  context ??= new AudioContext({ latencyHint: 'interactive' });
  await context.resume().catch(() => {});
  rest();
  return context.state === 'running';
}

/** Whether this is a phone or tablet that can vibrate. */
export function canVibrate(): boolean {
  return 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;
}

function vibrate(what: Signal): void {
  const pattern = VIBRATIONS[what];
  // Before the page was touched, browsers ignore this and complain.
  if (pattern && navigator.userActivation.hasBeenActive) navigator.vibrate(pattern);
}

async function hear(what: Signal, step: number, level: number): Promise<void> {
  if (typeof AudioContext === 'undefined') return;
  const asked = performance.now();
  context ??= new AudioContext({ latencyHint: 'interactive' });
  if (context.state !== 'running') await context.resume().catch(() => {});
  if (performance.now() - asked > LATE) return;
  master ??= output(context);
  master.gain.value = level;
  for (const note of notesOf(what, step)) sound(master, note, context.currentTime + 0.01);
  rest();
}

/** A soft filter makes everything a little warmer. */
function output(context: AudioContext): GainNode {
  const gain = new GainNode(context);
  gain
    .connect(new BiquadFilterNode(context, { type: 'lowpass', frequency: 3_200 }))
    .connect(context.destination);
  return gain;
}

function rest(): void {
  clearTimeout(resting);
  resting = setTimeout(() => void context?.suspend().catch(() => {}), REST);
}
