import type { About } from '../../kit/model/game';
import type { Thing } from '../../kit/select/legal-actions';
import { about as aboutDogs } from '../dogs/about';
import { dogName, seatsOf } from '../dogs/kennel';
import { isPartnerCard, LOCATIONS, SERVICES, type Table } from './hotel';

export function about(model: Table, thing: Thing): About | undefined {
  const { view } = model;
  const site = LOCATIONS.find((one) => one === thing.at);
  if (site)
    return {
      title: model.word('at', site),
      lines: [
        model.word('does', site),
        model.text('about-partner_room', { n: view.partner_capacity }),
        ...liesAt(model, site),
      ],
    };
  if (isPartnerCard(thing.card))
    return { title: model.word('card', thing.card), lines: [model.word('effect', thing.card)] };
  const service = SERVICES.find((one) => one === thing.service);
  if (service) return { title: model.word('service', service), lines: [model.text('service-points')] };
  const { dog } = thing;
  const said = aboutDogs(model, thing);
  const special =
    typeof dog === 'number' && Object.values(view.hotels).some((one) => one.special.includes(dog));
  if (!special || !said) return said;
  const title = model.text('special-dog', { dog: said.title });
  return { title, lines: [model.text('about-special'), ...said.lines] };
}

/** What lies at a location, in words, for pages too small to draw it. */
function liesAt(model: Table, at: (typeof LOCATIONS)[number]): string[] {
  const { view } = model;
  const hotels = seatsOf(view).map((seat) => ({ name: model.name(seat), ...view.hotels[seat]! }));
  if (at === 'ngo')
    return hotels
      .filter(({ given }) => given.length)
      .map(({ name, given }) => model.text('given', { name, n: given.length }));
  if (at !== 'agency') return [];
  const away = hotels.flatMap(({ name, away }) =>
    away === undefined ? [] : [model.text('away', { name, breed: dogName(model, away, true) })],
  );
  return [model.text('about-away'), ...away];
}
