// Descriptions of what no action is about: signs, stalls and goods.
import { number } from '../../i18n/format';
import type { BayId, Region, Space } from '../../gen/dogs';
import type { Seat } from '../../gen/games';
import type { About } from '../../kit/model/game';
import { bayOf, PRINTED, trucksAt, type Table } from './kennel';

/** A pile of dogs: the clock of the match. */
export function aboutPile(model: Table, region: Region): About {
  const { tokens, left_in_box: out } = model.view.piles[region]!;
  const lines = [model.text('about-pile')];
  if (out) lines.push(model.text('left-in-box', { breed: model.word('breed', out) }));
  return { title: `${model.word('region', region)} · ${number(tokens)}`, lines };
}

export const aboutRound = (model: Table, round: string): About => ({
  title: round,
  lines: [model.text('about-round')],
});

/** The trucks at a space, in words. */
export const trucksInWords = (model: Table, space: Space): string[] =>
  trucksAt(model.view, space).map((seat) =>
    model.text('truck', { name: model.name(seat), n: model.view.kennels[seat]!.load.length }),
  );

export const aboutCentre = (model: Table): About => ({
  title: model.word('to', 'centre'),
  lines: [model.text('about-centre'), ...trucksInWords(model, 'centre')],
});

/** A bay: what it holds, what that brings, and what else it may bring. */
export function aboutBay(model: Table, seat: Seat, bay: BayId): About {
  const { built, dogs, quartet_paid } = bayOf(model.view.kennels[seat]!, bay);
  const name = model.word('bay', bay);
  const points = PRINTED.bay_points[bay] ?? 0;
  const extra = points ? [model.text('about-extra_bay', { n: points })] : [];
  if (!built)
    return {
      title: model.text('bay-unbuilt', { bay: name, n: dogs.length }),
      lines: [...extra, model.word('does', 'town_hall')],
    };
  return {
    title: model.text('bay-holds', { bay: name, n: dogs.length }),
    lines: [
      model.word('rule', 'packs'),
      ...extra,
      model.text('about-bay'),
      model.text(quartet_paid ? 'quartet-paid' : 'about-quartet'),
    ],
  };
}

export const aboutGarage = (model: Table, seat: Seat): About => {
  const { hand, surplus } = model.view.kennels[seat]!;
  const waits = hand.length + surplus.length > 0;
  return {
    title: model.text(waits ? 'waiting' : 'garage'),
    lines: [model.text(waits ? 'about-waiting' : 'about-garage')],
  };
};

export const aboutInfirmary = (model: Table, title: string): About => ({
  title,
  lines: [model.text('about-infirmary'), model.word('rule', 'sick'), model.text('about-full')],
});

export const aboutPrice = (model: Table): About => ({
  title: model.text('fair-price', { n: model.view.fair.price }),
  lines: [model.text('about-price')],
});

export const aboutWanted = (model: Table, title: string): About => ({
  title,
  lines: [model.text('about-wanted')],
});
