import type { Choice, Param } from '../../gen/games';
import type { Action } from '../../net/document';
import { touches } from './listed';

export interface Cell {
  x: number;
  y: number;
}

/** What a shape is laid with. */
export interface Layer {
  /** The placements that are listed for the shape that was picked. */
  choices(): readonly Choice<Action>[];
  /** The field that says how it is turned. */
  turn: string;
  /** Where a cell lies. */
  where(cell: string): Cell | undefined;
  lay(choice: Choice<Action>): void;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A shape that is held over a grid: seen where it would lie before it is laid, and turned. */
export class Laying {
  #layer: Layer;
  #turn = $state<Param>();
  #held = $state.raw<Choice<Action>>();

  constructor(layer: Layer) {
    this.#layer = layer;
  }

  /** The ways in which it can be turned and still be laid somewhere. */
  get turns(): Param[] {
    return [...new Set(this.#layer.choices().map(({ action }) => action[this.#layer.turn]!))];
  }

  get turn(): Param | undefined {
    const { turns } = this;
    return this.#turn !== undefined && turns.includes(this.#turn) ? this.#turn : turns[0];
  }

  /** Where it can be laid as it is turned now. */
  get placements(): Choice<Action>[] {
    return this.#layer.choices().filter(({ action }) => action[this.#layer.turn] === this.turn);
  }

  /** Where it is held now, if it is held anywhere. */
  get held(): Choice<Action> | undefined {
    return this.#held && this.placements.includes(this.#held) ? this.#held : undefined;
  }

  get covered(): ReadonlySet<string> {
    return new Set(this.held ? touches(this.held) : []);
  }

  /** The cells it could cover as it is turned now. */
  get reach(): ReadonlySet<string> {
    return new Set(this.placements.flatMap((choice) => touches(choice)));
  }

  /** Holds it over a cell: so that its middle is as near as can be. */
  over(cell: string): void {
    this.#held = this.#best(
      this.placements.filter((choice) => touches(choice).includes(cell)),
      cell,
    );
  }

  /** A first tap holds it there, a second one on it lays it. */
  tap(cell: string): void {
    if (this.held && this.covered.has(cell)) this.lay();
    else this.over(cell);
  }

  lay(): void {
    if (this.held) this.#layer.lay(this.held);
  }

  /** Turns it on, and keeps it over what it covers as far as it can. */
  turnOn(by: 1 | -1 = 1): void {
    const { turns, covered } = this;
    const at = turns.indexOf(this.turn!);
    this.#turn = turns[(at + by + turns.length) % turns.length];
    if (!covered.size) return;
    const shared = (choice: Choice<Action>) => touches(choice).filter((cell) => covered.has(cell)).length;
    this.#held = [...this.placements].sort((a, b) => shared(b) - shared(a))[0];
  }

  /** What a key does with it; whether it does anything. */
  key(key: string): boolean {
    if (key === 'r' || key === 'R') this.turnOn(key === 'r' ? 1 : -1);
    else if (key === 'Enter' && this.held) this.lay();
    else if (key in ARROWS) this.#step(...ARROWS[key]!);
    else return false;
    return true;
  }

  #step(dx: number, dy: number): void {
    const from = this.held && this.#middle(this.held);
    if (!from) {
      this.#held = this.placements[0];
      return;
    }
    const ahead = this.placements
      .map((choice) => ({ choice, at: this.#middle(choice) }))
      .filter(({ at }) => (at.x - from.x) * dx + (at.y - from.y) * dy > 0.01)
      .map(({ choice, at }) => {
        const aside = Math.abs((at.x - from.x) * dy) + Math.abs((at.y - from.y) * dx);
        return { choice, far: Math.hypot(at.x - from.x, at.y - from.y) + 3 * aside };
      })
      .sort((a, b) => a.far - b.far);
    if (ahead[0]) this.#held = ahead[0].choice;
  }

  #middle(choice: Choice<Action>): Cell {
    const cells = touches(choice).flatMap((cell) => this.#layer.where(cell) ?? []);
    const sum = cells.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
    return { x: sum.x / cells.length, y: sum.y / cells.length };
  }

  #best(choices: Choice<Action>[], cell: string): Choice<Action> | undefined {
    const at = this.#layer.where(cell);
    if (!at) return choices[0];
    const far = (choice: Choice<Action>) => {
      const { x, y } = this.#middle(choice);
      return Math.hypot(x - at.x, y - at.y);
    };
    return [...choices].sort((a, b) => far(a) - far(b))[0];
  }
}
