import { lazy } from '../../net/lazy.svelte';
import { stored, type Signal } from './signal-store';

const isOn = () => stored('sound') !== null || stored('haptics') !== null;
const player = () => lazy(() => import('./signal-player'));

/** Plays a signal if the user has turned that on. `step` makes each of a row of signals a little higher. */
export function signal(what: Signal, step = 0): void {
  if (isOn()) void player().then(({ play }) => play(what, step));
}

const TOUCHES = ['pointerup', 'keydown'];

/** Browsers let a page make sounds only once it was touched: so the first touch or key prepares them. */
export function startSignals(): void {
  for (const event of TOUCHES) addEventListener(event, prepare);
}

function prepare(): void {
  if (!isOn()) return;
  void player()
    .then(({ unlock }) => unlock())
    .then((done) => {
      if (done) for (const event of TOUCHES) removeEventListener(event, prepare);
    });
}
