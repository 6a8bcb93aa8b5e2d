import type { Breed } from '../../gen/breeds';
import type { Bonus, Location } from '../../gen/dogs-cardgame';

/** What is in the box, in the order of the rules. */

export const BONUSES = [
  'three_healthy',
  'three_trained',
  'three_cured',
  'three_hotel',
  'three_fair',
  'one_each',
  'three_same_breed',
  'six_breeds',
  'three_bays_with_pair',
  'nine_dogs',
  'two_licences',
  'licence_and_two_improvements',
  'most_food',
  'most_coins',
  'most_improvements',
] as const satisfies Bonus[];

/** Breeds that the rule book names, and those that were added. */
export const PRINTED_BREEDS = [
  'vira_lata',
  'pit_bull',
  'basset_hound',
  'pastor_alemao',
  'poodle',
  'beagle',
] as const satisfies Breed[];
export const OUR_BREEDS = [
  'labrador',
  'dalmata',
  'rottweiler',
  'bulldog',
  'golden_retriever',
  'sao_bernardo',
  'yorkshire',
  'border_collie',
  'chow_chow',
  'dachshund',
  'husky',
] as const satisfies Breed[];
export const BREEDS: readonly Breed[] = [...PRINTED_BREEDS, ...OUR_BREEDS];

/** Each location, with how many dogs it shows: the word in the name of the option that chooses it. */
export const LOCATIONS = [
  ['corner', 'one'],
  ['playing_field', 'one'],
  ['hill_street', 'two'],
  ['square', 'two'],
  ['park', 'three'],
  ['highway', 'three'],
] as const satisfies [Location, string][];
