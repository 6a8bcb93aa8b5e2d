import { drawing, type Drawing, type Shape } from '../draw';
import { breeds, unknownBreed, type Breed } from './breeds';
import { extras } from './extras';
import * as parts from './parts';
import { defaultTones, type Tone } from './tones';

function shapes(breed: Breed): Shape<Tone>[] {
  const ears: Shape<Tone>[] = parts.ears[breed.ears];
  return [
    ...parts.bodies[breed.body],
    ...ears.filter((ear) => !ear.over),
    ...parts.heads[breed.head],
    ...breed.marks.flatMap((mark): Shape<Tone>[] => parts.marks[mark]),
    ...parts.muzzles[breed.muzzle],
    ...ears.filter((ear) => ear.over),
    ...parts.eyes[breed.eyes],
    ...(breed.extra ? extras[breed.extra] : []),
  ];
}

const drawn = new Map<Breed, Drawing>();

/** The drawing of a breed; a grey dog for an unknown name. */
export function drawingOf(name: string): Drawing {
  return portrait(Object.hasOwn(breeds, name) ? breeds[name as keyof typeof breeds] : unknownBreed);
}

/** The drawing of a dog with these parts. */
export function portrait(breed: Breed): Drawing {
  const known = drawn.get(breed);
  if (known) return known;
  const dog: Drawing = drawing(
    shapes(breed),
    { ...defaultTones, ...breed.tones },
    { lean: breed.lean, clip: parts.heads[breed.head] },
  );
  drawn.set(breed, dog);
  return dog;
}
