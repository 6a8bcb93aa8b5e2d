import { curls, line, over, oval, pencils, solid, type Shape } from '../draw';
import type { Tone } from './tones';

type Dog = Shape<Tone>;
const { even, pair, odd } = pencils<Tone>();

/** What a dog wears or carries, drawn in front of everything else. */
export const extras = {
  topknot: [odd('shade', curls(50, 18, 26, 18, 11, 3.5, 0.5), over)],
  bow: [
    odd('toy', '38,19 35,15 34,5 42,3 50,12!', over),
    odd('toy', '50,12! 58,3 66,5 65,15 62,19', over),
    odd('toy2', oval(50, 12, 3.6, 4.2), over),
  ],
  keg: [
    even('toy2', '50,82 72,78 78,72', line(4)),
    odd('toy', '38,82 50,80 62,82! 65,90 62,98! 50,100 38,98! 35,90 38,82!', solid),
    odd('toy2', '43,80.5 41.5,90 43,99', line(2.2)),
    odd('toy2', '57,80.5 58.5,90 57,99', line(2.2)),
  ],
  scarf: [
    even('toy', '50,74 64,70 74,76! 72,82 60,86 50,98!', solid),
    even('toy2', '50,78 62,76 72,78', line(1.6)),
  ],
  collar: [even('toy', '50,79 62,77 71,72', line(5.5)), odd('toy2', oval(50, 84, 4), solid)],
  glasses: [
    pair('nose', oval(64, 42, 9.5, 9), line(2.6)),
    even('nose', '50,40.5 54.5,41', line(2.4)),
    pair('nose', '73.5,41 80,38', line(2.2)),
  ],
  goggles: [
    even('nose', '50,22 68,23 80,29', line(4)),
    pair('toy2', oval(63, 23, 8.5, 6.5), solid),
    pair('nose', oval(63, 23, 8.5, 6.5), line(2.8)),
    pair('white', '59,22 62,20', line(1.8)),
  ],
  nurse: [
    even('white', '50,2 64,4 69,17! 60,15 50,14.5', over),
    even('toy', '50,4.5 52,4.5! 52,7! 55,7! 55,10! 52,10! 52,12.5! 50,12.5'),
    even('shade', '50,14.5 60,15 69,17', line(1.6)),
  ],
  captain: [
    even('toy', '50,-3 66,-1 80,8 73,15! 62,14 50,14', over),
    even('nose', '50,13 66,14 78,20 64,22 50,21', over),
    odd('toy2', oval(50, 6.5, 4.2)),
  ],
  topHat: [
    odd('toy', '37,16! 35,-6! 65,-6! 63,16!', over),
    even('toy', '50,13 68,13 75,16 66,19 50,20', over),
    even('toy2', '50,10.5 63,10.5', line(4)),
  ],
  flower: [odd('toy', curls(79, 18, 11, 11, 6, 3.4), over), odd('toy2', oval(79, 18, 3.8))],
  bowTie: [
    pair('toy', '50,82! 60,75 66,76 66,90 60,91 50,85!', solid),
    odd('toy2', oval(50, 83.5, 3.6, 4), solid),
  ],
  napkin: [
    even('white', '50,75 62,74 68,77! 70,92! 60,90 50,96', solid),
    even('toy', '50,88 59,84 67,86', line(2)),
    even('toy', '50,81 59,78 66,80', line(2)),
  ],
  bone: [
    odd(
      'white',
      '28,66 33,62 38,67 62,67 67,62 72,66 71,70.5 72,75 67,79 62,74 38,74 33,79 28,75 29,70.5',
      solid,
    ),
    odd('shade', '40,72 60,72', line(1.6)),
  ],
  patch: [even('nose', '50,27 66,31 80,36', line(2.6)), odd('nose', '56,35 64,33 72,36 71,45 64,49 57,45')],
  granny: [
    even('toy', '50,72 68,70 88,80 92,96! 78,92 64,99 50,94', solid),
    pair('toy2', '60,78 70,77 82,84', line(1.8)),
    pair('toy2', '58,86 70,85 84,91', line(1.8)),
    pair('nose', oval(63, 47, 9, 8), line(2.4)),
    even('nose', '50,46 54,46', line(2.2)),
    odd('shade', curls(50, 12, 12, 9, 8, 2.6), over),
  ],
  kerchief: [
    even('toy', '50,4 66,7 80,24! 66,19 50,17', over),
    pair('toy2', oval(57, 10.5, 1.8)),
    pair('toy2', oval(68, 14.5, 1.8)),
    odd('toy2', oval(50, 14, 1.8)),
  ],
} satisfies Record<string, Dog[]>;
