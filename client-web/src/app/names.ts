import type { Language } from '../i18n/text.svelte';

/** Words for the proposed names of guests. Every first word goes with every second. */
const words: Record<Language, { first: string[]; second: string[]; join: (a: string, b: string) => string }> =
  {
    en: {
      first: [
        'Brave',
        'Calm',
        'Clever',
        'Gentle',
        'Jolly',
        'Lucky',
        'Merry',
        'Nimble',
        'Quiet',
        'Sunny',
        'Swift',
        'Wise',
      ],
      second: [
        'Badger',
        'Crane',
        'Dolphin',
        'Falcon',
        'Fox',
        'Hare',
        'Heron',
        'Otter',
        'Owl',
        'Panda',
        'Robin',
        'Turtle',
      ],
      join: (first, second) => `${first} ${second}`,
    },
    'pt-BR': {
      first: [
        'Alegre',
        'Audaz',
        'Contente',
        'Esperta',
        'Feliz',
        'Gentil',
        'Ligeira',
        'Paciente',
        'Serena',
        'Tranquila',
        'Valente',
        'Veloz',
      ],
      second: [
        'Arara',
        'Capivara',
        'Coruja',
        'Garça',
        'Jaguatirica',
        'Lontra',
        'Onça',
        'Paca',
        'Preguiça',
        'Raposa',
        'Siriema',
        'Tartaruga',
      ],
      join: (first, second) => `${second} ${first}`,
    },
    ja: {
      first: [
        'かしこい',
        'げんきな',
        'ごきげんな',
        'しずかな',
        'すばやい',
        'のんびり',
        'はらぺこ',
        'ふわふわ',
        'まったり',
        'やさしい',
        'ゆうかんな',
        'わくわく',
      ],
      second: [
        'イルカ',
        'ウサギ',
        'カメ',
        'カワウソ',
        'キツネ',
        'タヌキ',
        'ツル',
        'ハヤブサ',
        'パンダ',
        'フクロウ',
        'ペンギン',
        'リス',
      ],
      join: (first, second) => first + second,
    },
  };

export function randomName(language: Language, draw: () => number = Math.random): string {
  const { first, second, join } = words[language];
  const one = (from: string[]) => from[Math.floor(draw() * from.length)]!;
  return join(one(first), one(second));
}
