import type { CircleStatistics } from '../../gen/protocol';
import { inCircleYear } from '../../i18n/circle-year';
import { number } from '../../i18n/format';
import { text } from '../../i18n/text.svelte';
import { marginOf, type Moment, type Year } from './year';

/** A year of a circle as text, line by line, under this heading. */
export function yearInWords(head: string, found: CircleStatistics, year: Year): string {
  const moment = (what: string, { game, record }: Moment, said: string) =>
    `${what} (${text(`${game}-name`)}): ${[...(record.name ? [record.name] : []), said].join(' · ')}`;
  const by = ({ record }: Moment) => inCircleYear('circle-year-by', { n: marginOf(record) });
  const { winners, streak, games, closest, clearest, most } = year;
  const sums = [
    inCircleYear('circle-year-matches', { n: found.matches }),
    inCircleYear('circle-year-people', { n: found.players.length }),
  ];
  const won = winners.map(
    ({ name, wins, matches }) => `${name} ${inCircleYear('circle-year-won', { won: wins, matches })}`,
  );
  return [
    head,
    sums.join(' · '),
    ...(won.length ? [`${inCircleYear('circle-year-most-wins')}: ${won.join(' · ')}`] : []),
    ...(streak
      ? [
          `${inCircleYear('circle-year-streak')}: ${streak.name} · ${inCircleYear('circle-year-in-a-row', { n: streak.longest_streak })}`,
        ]
      : []),
    `${inCircleYear('circle-year-played')}: ${games.map(({ game, matches }) => `${text(`${game}-name`)} ${number(matches)}`).join(' · ')}`,
    ...(closest ? [moment(inCircleYear('circle-year-closest'), closest, by(closest))] : []),
    ...(clearest ? [moment(inCircleYear('circle-year-clearest'), clearest, by(clearest))] : []),
    ...most.map((one) => moment(inCircleYear('circle-year-most'), one, number(one.record.points))),
  ].join('\n');
}
