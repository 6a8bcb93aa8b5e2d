// Descriptions of what no action is about: bays, the hotel, the infirmary.
import type { BayView, DogId } from '../../gen/dogs-cardgame';
import type { About } from '../../kit/model/game';
import { signOf, type Table } from './kennel';

/** A bay: what its dogs bring, or what it takes to open it. */
export function aboutBay(model: Table, title: string, { open, locked }: BayView): About {
  if (!open) return { title, lines: [model.text('about-closed')] };
  const kept = locked ? [model.text('locked')] : [];
  return { title, lines: [model.word('rule', 'bays'), model.word('rule', 'trained'), ...kept] };
}

export const aboutHotel = (model: Table, title: string): About => ({
  title,
  lines: [model.word('about', 'hotel'), model.word('rule', 'hotel')],
});

export const aboutInfirmary = (model: Table, title: string): About => ({
  title,
  lines: [model.word('about', 'sick'), model.word('rule', 'infirmary')],
});

/** The dogs of a location: they are collected together, and go where their signs say. */
export function aboutDogsAt(model: Table, title: string, dogs: readonly DogId[]): About {
  const signs = new Set(dogs.flatMap((id) => signOf(model.view, id) ?? []));
  return {
    title,
    lines: [model.text('about-collect'), ...[...signs].map((sign) => model.word('about', sign))],
  };
}
