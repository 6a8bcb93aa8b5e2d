import type { About } from '../../kit/model/game';
import type { Thing } from '../../kit/select/listed';
import { about as aboutDogs } from '../dogs/about';
import { dogName, seatsOf } from '../dogs/kennel';
import { isPartnerCard, LOCATIONS, SERVICES, type Table } from './hotel';

/** What a thing on the table is and does. */
export function about(stage: Table, thing: Thing): About | undefined {
  const { view } = stage;
  const site = LOCATIONS.find((one) => one === thing.at);
  if (site)
    return { title: stage.word('at', site), lines: [stage.word('does', site), ...liesAt(stage, site)] };
  if (isPartnerCard(thing.card))
    return { title: stage.word('card', thing.card), lines: [stage.word('effect', thing.card)] };
  const service = SERVICES.find((one) => one === thing.service);
  if (service) return { title: stage.word('service', service), lines: [stage.text('service-worth')] };
  const { dog } = thing;
  const said = aboutDogs(stage, thing);
  const special =
    typeof dog === 'number' && Object.values(view.hotels).some((one) => one.special.includes(dog));
  if (!special || !said) return said;
  const title = stage.text('special-dog', { dog: said.title });
  return { title, lines: [stage.text('about-special'), ...said.lines] };
}

/** What one would see there, where there is room to draw it. */
function liesAt(stage: Table, at: (typeof LOCATIONS)[number]): string[] {
  const { view } = stage;
  const hotels = seatsOf(view).map((seat) => ({ name: stage.name(seat), ...view.hotels[seat]! }));
  if (at === 'ngo')
    return hotels
      .filter(({ given }) => given.length)
      .map(({ name, given }) => stage.text('given', { name, n: given.length }));
  if (at !== 'agency') return [];
  return hotels.flatMap(({ name, away }) =>
    away === undefined ? [] : [stage.text('away', { name, breed: dogName(stage, away, true) })],
  );
}
