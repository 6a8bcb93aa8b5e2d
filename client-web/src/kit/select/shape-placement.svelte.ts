import type { LegalAction, Param } from '../../gen/games';
import type { Action } from '../../net/document';
import { touches } from './legal-actions';

export interface Cell {
  x: number;
  y: number;
}

/** What the placement of a shape needs from its game. */
interface ShapePlacementOptions {
  /** The legal placements of the selected shape. */
  legalActions(): readonly LegalAction<Action>[];
  /** The field that holds the rotation. */
  rotationField: string;
  /** The position of a cell on the grid. */
  position(cell: string): Cell | undefined;
  place(choice: LegalAction<Action>): void;
}

const ARROWS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** A shape that is previewed over a grid, rotated, and placed. */
export class ShapePlacement {
  #options: ShapePlacementOptions;
  #rotation = $state<Param>();
  #preview = $state.raw<LegalAction<Action>>();

  constructor(options: ShapePlacementOptions) {
    this.#options = options;
  }

  /** The rotations for which there is a legal placement. */
  get rotations(): Param[] {
    return [
      ...new Set(this.#options.legalActions().map(({ action }) => action[this.#options.rotationField]!)),
    ];
  }

  get rotation(): Param | undefined {
    const { rotations } = this;
    return this.#rotation !== undefined && rotations.includes(this.#rotation) ? this.#rotation : rotations[0];
  }

  /** The legal placements with the current rotation. */
  get placements(): LegalAction<Action>[] {
    return this.#options
      .legalActions()
      .filter(({ action }) => action[this.#options.rotationField] === this.rotation);
  }

  /** The legal placements with any rotation. */
  get all(): readonly LegalAction<Action>[] {
    return this.#options.legalActions();
  }

  /** Previews this placement. */
  show(choice: LegalAction<Action>): void {
    this.#rotation = choice.action[this.#options.rotationField];
    this.#preview = choice;
  }

  /** The placement that is previewed now. */
  get preview(): LegalAction<Action> | undefined {
    return this.#preview && this.placements.includes(this.#preview) ? this.#preview : undefined;
  }

  get covered(): ReadonlySet<string> {
    return new Set(this.preview ? touches(this.preview) : []);
  }

  /** All cells that the shape could cover with the current rotation. */
  get reachable(): ReadonlySet<string> {
    return new Set(this.placements.flatMap((choice) => touches(choice)));
  }

  /** Previews the placement that covers the cell and whose middle is nearest to it. */
  previewAt(cell: string): void {
    this.#preview = this.#best(
      this.placements.filter((choice) => touches(choice).includes(cell)),
      cell,
    );
  }

  /** The first tap previews a placement, a second tap on the preview confirms it. */
  tap(cell: string): void {
    if (this.preview && this.covered.has(cell)) this.confirm();
    else this.previewAt(cell);
  }

  confirm(): void {
    if (this.preview) this.#options.place(this.preview);
  }

  /** Rotates the shape. The preview becomes the placement that shares the most cells with the one before. */
  rotate(by: 1 | -1 = 1): void {
    const { rotations, covered } = this;
    const at = rotations.indexOf(this.rotation!);
    this.#rotation = rotations[(at + by + rotations.length) % rotations.length];
    if (!covered.size) return;
    const shared = (choice: LegalAction<Action>) =>
      touches(choice).filter((cell) => covered.has(cell)).length;
    this.#preview = [...this.placements].sort((a, b) => shared(b) - shared(a))[0];
  }

  /** Handles a key. Returns whether the key has a meaning here. */
  key(key: string): boolean {
    if (key === 'r' || key === 'R') this.rotate(key === 'r' ? 1 : -1);
    else if (key === 'Enter' && this.preview) this.confirm();
    else if (key in ARROWS) this.#step(...ARROWS[key]!);
    else return false;
    return true;
  }

  #step(dx: number, dy: number): void {
    const from = this.preview && this.#middle(this.preview);
    if (!from) {
      this.#preview = this.placements[0];
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
    if (ahead[0]) this.#preview = ahead[0].choice;
  }

  #middle(choice: LegalAction<Action>): Cell {
    const cells = touches(choice).flatMap((cell) => this.#options.position(cell) ?? []);
    const sum = cells.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 });
    return { x: sum.x / cells.length, y: sum.y / cells.length };
  }

  #best(legalActions: LegalAction<Action>[], cell: string): LegalAction<Action> | undefined {
    const at = this.#options.position(cell);
    if (!at) return legalActions[0];
    const far = (choice: LegalAction<Action>) => {
      const { x, y } = this.#middle(choice);
      return Math.hypot(x - at.x, y - at.y);
    };
    return [...legalActions].sort((a, b) => far(a) - far(b))[0];
  }
}
