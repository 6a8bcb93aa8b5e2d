import type { BayView, DogId } from '../../gen/dogs-cardgame';
import type { About } from '../../kit/model/game';
import type { Thing } from '../../kit/select/legal-actions';
import { BAYS, bayOf, dogName, effectOf, PEOPLE, signOf, type Table } from './kennel';

/** Describes what actions are about, and signs, bays and locations, which come with their names. */
export function about(model: Table, thing: Thing): About | undefined {
  const { dog, character, bay, seat, hotel, infirmary, dogs_at, name } = thing;
  if (typeof dog === 'number') {
    const sign = signOf(model.view, dog);
    return { title: dogName(model, dog), lines: sign ? [model.word('about', sign)] : [] };
  }
  const person = PEOPLE.find((one) => one === character);
  if (person)
    return {
      title: model.word('character', person),
      lines: [model.word('effect', effectOf(model.view, person))],
    };
  const spot = BAYS.find((one) => one === bay);
  if (spot && typeof seat === 'number')
    return aboutBay(model, String(name), bayOf(model.view.kennels[seat]!, spot));
  const place = Object.entries(model.view.locations).find(([one]) => one === dogs_at)?.[1];
  if (place) return aboutDogs(model, String(name), place.dogs);
  if (hotel !== undefined)
    return { title: String(hotel), lines: [model.word('about', 'hotel'), model.word('rule', 'hotel')] };
  if (infirmary === undefined) return undefined;
  return { title: String(infirmary), lines: [model.word('about', 'sick'), model.word('rule', 'infirmary')] };
}

/** A bay: what its dogs bring, or what it takes to open it. */
function aboutBay(model: Table, title: string, { open, locked }: BayView): About {
  if (!open) return { title, lines: [model.text('about-closed')] };
  const kept = locked ? [model.text('locked')] : [];
  return { title, lines: [model.word('rule', 'bays'), model.word('rule', 'trained'), ...kept] };
}

/** The dogs of a location: they are collected together, and go where their signs say. */
function aboutDogs(model: Table, title: string, dogs: readonly DogId[]): About {
  const signs = new Set(dogs.flatMap((id) => signOf(model.view, id) ?? []));
  return {
    title,
    lines: [model.text('about-collect'), ...[...signs].map((sign) => model.word('about', sign))],
  };
}
