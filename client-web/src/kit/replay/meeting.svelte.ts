// Those who look at a match together meet here.
import { lazy } from '../../net/lazy.svelte';
import type { Review } from '../../net/review.svelte';
import type { RoomConnection } from '../../net/room.svelte';
import type { Stepper } from './stepper.svelte';

const reviewing = () => lazy(() => import('../../net/review.svelte'));

export class Meeting {
  /** The match that is looked at together. */
  review = $state.raw<Review>();
  /** Whether the user points at things instead of using them. */
  pointing = $state(false);
  readonly #connection: RoomConnection;
  readonly #stepper: Stepper;

  constructor(connection: RoomConnection, stepper: Stepper) {
    this.#connection = connection;
    this.#stepper = stepper;
  }

  async join(id: string): Promise<void> {
    const { Review } = await reviewing();
    this.review?.close();
    const stepper = this.#stepper;
    this.review = new Review(this.#connection, id, { at: () => stepper.at, go: (to) => stepper.to(to) });
  }

  /** Begins to look at a match together. */
  async begin(match: string): Promise<void> {
    const { beginReview } = await reviewing();
    await this.join(await beginReview(match, { step: this.#stepper.at }));
  }

  leave(): void {
    this.review?.close();
    this.review = undefined;
    this.pointing = false;
  }
}
