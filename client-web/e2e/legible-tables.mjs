// What belongs to each question of each game, and what is right although it breaks a rule of `legible.test.mjs`.
import { isZoomed } from './ways.mjs';

/**
 * A game: `areas` lists what each area shows, as selectors with the least number of each; `always` what is in sight at
 * every question; `asks` the areas that each question is about, of which a phone shows one. A question that is
 * about no area is answered in the dock. `prices` counts the prices that stand beside what can be chosen.
 *
 * @typedef {object} Game
 * @property {Record<string, Record<string, number>>} areas
 * @property {Record<string, number>} always
 * @property {Record<string, string[]>} asks
 * @property {Record<string, string>} [prices]
 * @property {Record<string, string[]>} [without] what is not there at some questions, by question
 */

const KENNEL_OF_DOGS = {
  '.kennel .bay .stall-head': 5,
  '.garage .stall-head': 1,
  '.infirmary .stall-head': 1,
};
const MAP = { '.numbers text': 16, 'text.reward': 16, '.sign text': 3 };
const HOUSES = { '.houses .name': 5, '.houses .front': 5, '.houses .price :is(.words, b)': 1 };
/** What a player pays with is in the kennel, or below every page of a phone. */
const GOODS_OF_DOGS = { ':is(.purse, .office) .good': 6 };

const ASKS_OF_DOGS = {
  ask_refuel: [],
  ask_set_out: ['map'],
  ask_drive: ['map'],
  ask_swap_with: ['map'],
  swap_dogs: ['map'],
  ask_give_up: ['kennel'],
  ask_keep: ['kennel'],
  ask_put_down: ['kennel'],
  ask_lay_out: ['kennel'],
  ask_put_sick: ['kennel'],
  ask_house: ['kennel'],
  ask_starve: ['kennel'],
  ask_offer: ['kennel'],
  ask_accept: [],
  // A meeple may be hired on the way, too, and dogs be sold.
  ask_enter: ['houses', 'kennel'],
  ask_card: ['houses'],
  ask_use_house: ['houses', 'kennel'],
  ask_sale: ['kennel'],
  ask_trade_for: ['houses'],
  ask_end_turn: [],
  ask_done: [],
  ask_pay: [],
  ask_hire: [],
};

/** @type {Record<string, Game>} */
export const GAMES = {
  Draftosaurus: {
    areas: {
      zoo: { '.zoo .layer.pieces text': 6 },
      hand: { '.hold .cube': 1, '.hold .face': 1, '.hold .tray': 1 },
    },
    always: { '.hold .face': 1 },
    asks: {
      pick_free: ['hand'],
      pick_die: ['hand'],
      place_free: ['zoo'],
      place_die: ['zoo'],
      set_aside: ['hand'],
      chosen: [],
      quarantine: ['zoo'],
    },
    // Quarantine ends after the last turn, when no die lies on the table.
    without: { quarantine: ['.hold .cube', '.hold .face'] },
  },
  'Dogs Cardgame': {
    areas: {
      city: {
        '.city header b': 1,
        '.city .supply .count': 1,
        '.city .scene .title': 5,
        '.city .fair .title': 1,
      },
      kennel: { '.kennel .people': 1 },
    },
    always: { ':is(.purse, .owns) .good': 3 },
    asks: {
      ask_choose: ['kennel'],
      ask_chosen: [],
      ask_enter: ['city', 'kennel'],
      ask_move: ['city', 'kennel'],
      ask_collect_hire: ['city', 'kennel'],
      ask_collect: ['city', 'kennel'],
      ask_hire: ['city', 'kennel'],
      ask_free: ['kennel', 'city'],
      ask_use_up: ['kennel'],
      ask_house: ['kennel'],
      ask_vet: ['kennel'],
      ask_lift: ['kennel'],
      ask_put_down: ['kennel'],
      ask_manager: ['kennel', 'city'],
      ask_partner: ['kennel', 'city'],
      ask_partner_dog: ['city', 'kennel'],
      ask_reward: ['city', 'kennel'],
      ask_puppy: [],
      ask_donate: ['kennel'],
      donate: ['kennel'],
    },
  },
  DOGS: {
    areas: { map: MAP, houses: HOUSES, kennel: KENNEL_OF_DOGS },
    always: GOODS_OF_DOGS,
    asks: ASKS_OF_DOGS,
    prices: { ask_set_out: '.costs text', ask_drive: '.costs text' },
  },
  'DOGS: O Sócio': {
    areas: {
      map: { ...MAP, '.pile text': 1 },
      houses: HOUSES,
      partners: { '.board .name': 3, '.board .front': 3, '.board .ledger': 3, '.board .bonuses p': 1 },
      kennel: { ...KENNEL_OF_DOGS, '.hotel .head': 1, '.hotel .services li': 6, '.hotel .honours li': 1 },
    },
    always: GOODS_OF_DOGS,
    asks: {
      ...ASKS_OF_DOGS,
      ask_split: [],
      ask_piece: ['houses', 'partners', 'kennel'],
      ask_enter: ['houses', 'partners', 'kennel'],
      ask_partner_card: ['partners'],
      ask_choose: [],
      ask_errand: ['partners', 'kennel'],
      ask_collect: ['kennel', 'partners'],
      ask_hospital: ['kennel'],
    },
    prices: { ask_set_out: '.costs text', ask_drive: '.costs text' },
  },
  'Dog Lover': {
    areas: {
      grid: { '.grid .deck b': 1, '.grid .place .card': 1 },
      market: { '.market .head': 2 },
      dogs: { '.dogs .pack': 1 },
      hand: { '.hand .good': 4 },
    },
    always: { '.hand .good': 4 },
    asks: {
      ask_guard: ['grid'],
      ask_retrieve: ['grid', 'hand'],
      ask_play: ['dogs', 'market', 'hand', 'grid'],
      ask_walk: ['dogs', 'hand'],
      ask_trait: ['dogs', 'hand'],
      ask_discard: ['dogs', 'hand'],
      fetch: ['grid', 'hand'],
      train: ['dogs', 'hand'],
      adopt: ['market'],
      learn: ['market'],
    },
  },
};

/**
 * What is right all the same, with its reason. `only` says at which sizes.
 *
 * @typedef {{ selector: string, why: string, only?: (size: { width: number, height: number }) => boolean }} Exception
 * @type {Record<'small' | 'cut' | 'scroll' | 'spill' | 'targets', Exception[]>}
 */
export const EXCEPTIONS = {
  small: [
    { selector: '.end .boards', why: 'a board scaled as a whole, which a button beside it enlarges' },
    { selector: '.replay .scaled', why: 'an area scaled as a whole, which a tap enlarges' },
  ],
  cut: [{ selector: '.others .last', why: 'a sentence of any length, whole in the log and when pointed at' }],
  spill: [
    { selector: '.others .last', why: 'see `cut`' },
    { selector: '.feast', why: 'bunting and confetti without words' },
  ],
  scroll: [
    { selector: '.pager', why: 'the other pages, which the tabs name' },
    {
      selector: '.pager > .page',
      why: 'on a small phone an area keeps its smallest readable size; `outOfSight` demands most of it in sight',
    },
    { selector: '.offers', why: 'a row of offers that slides; all of them are in the list, too' },
    { selector: '.log, .log ol, .side, .side > ol', why: 'the log of a whole match' },
    { selector: '.areas > .instead', why: 'the end of a match, of which every screen is looked at' },
    { selector: '.end.below > .words', why: 'a ranking of five beside the board of a low page' },
    { selector: '.slide > .words', why: 'a step of a replay in a line: all of it is in the log, too' },
    { selector: '.others.strip', why: 'the other players, whom one swipes' },
    {
      selector: '.houses .stall .dogs',
      why: 'the fair takes any number of dogs; the first ones are in sight',
    },
    { selector: '.garage .crowd', why: 'the garage takes any number of dogs; all of them are in the list' },
    { selector: '.dogs .pack', why: 'a pack takes any number of dogs; all of them are in the list' },
    {
      selector: '.tray.hand.line',
      why: 'a hand of many goods slides on a phone',
      only: ({ width }) => width <= 390,
    },
    {
      selector: '.tray.hand.slim',
      why: 'the same beside a replay on a low page',
      only: ({ height }) => height <= 375,
    },
    { selector: '.hand.wide', why: 'the same on a phone at 200 %', only: ({ width }) => width <= 180 },
  ],
  targets: [{ selector: '.replay .scaled', why: 'see `small`: a tap enlarges the area' }],
};

/**
 * What is not looked at: checks, by how their faults begin, in whole combinations of sizes and fonts. Everything else is
 * looked at in every way.
 *
 * @type {{ game?: RegExp, check: RegExp, ways: (way: import('./ways.mjs').Way) => boolean, why: string }[]}
 */
export const NOT_LOOKED_AT = [
  { check: /^the question is cut/, ways: isZoomed, why: 'it scrolls on a zoomed page' },
];
