import { breeds, stranger, usualTones, type Breed } from './breeds';
import { path, type Shape, type Tone } from './draw';
import * as parts from './parts';

export interface Layer {
  d: string;
  tone: Tone;
  line?: number;
  inside: boolean;
}

/** A dog in a 100 × 100 box. */
export interface Drawing {
  tones: Record<Tone, string>;
  /** Everything at once, for the edge. */
  outline: string;
  head: string;
  layers: Layer[];
  lean: number;
}

function shapes(breed: Breed): Shape[] {
  const ears: Shape[] = parts.ears[breed.ears];
  return [
    ...parts.bodies[breed.body],
    ...ears.filter((ear) => !ear.over),
    ...parts.heads[breed.head],
    ...breed.marks.flatMap((mark): Shape[] => parts.marks[mark]),
    ...parts.muzzles[breed.muzzle],
    ...ears.filter((ear) => ear.over),
    ...parts.eyes[breed.eyes],
    ...(breed.extra ? parts.extras[breed.extra] : []),
  ];
}

function draw(breed: Breed): Drawing {
  const all = shapes(breed);
  return {
    tones: { ...usualTones, ...breed.tones },
    outline: all
      .filter(({ solid }) => solid)
      .map(path)
      .join(''),
    head: parts.heads[breed.head].map(path).join(''),
    layers: all.map((shape) => ({
      d: path(shape),
      tone: shape.tone,
      line: shape.line,
      inside: shape.inside ?? false,
    })),
    lean: breed.lean,
  };
}

const drawn = new Map<Breed, Drawing>();

/** The drawing of a breed; of a friendly stranger for a name we do not know. */
export function drawingOf(name: string): Drawing {
  const breed: Breed = Object.hasOwn(breeds, name) ? breeds[name as keyof typeof breeds] : stranger;
  const known = drawn.get(breed);
  if (known) return known;
  const drawing = draw(breed);
  drawn.set(breed, drawing);
  return drawing;
}
