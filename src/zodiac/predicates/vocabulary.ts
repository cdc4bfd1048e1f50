import type { YogaWord } from './predicate.js';

export type Argument =
  | 'predicate'
  | 'predicates'
  | 'term'
  | 'pair'
  | 'terms'
  | 'house'
  | 'houses'
  | 'house_pair'
  | 'ref'
  | 'group'
  | 'signs'
  | 'spans'
  | 'dignities'
  | 'relations'
  | 'count'
  | 'boolean'
  | 'true'
  | 'sex';

type Fields = Readonly<Record<string, Argument | `${Argument}?`>>;

const COMPANY = { planet: 'term', group: 'group', min: 'count?' } as const;
const HOUSES = { houses: 'houses', group: 'group', from: 'ref?' } as const;
const OF_HOUSE = { house: 'house', group: 'group', from: 'ref?', min: 'count?' } as const;

export const ARGUMENTS = {
  all: 'predicates',
  any: 'predicates',
  not: 'predicate',
  at_least: { n: 'count', of: 'predicates' },
  in_house: { planet: 'term', houses: 'houses', from: 'ref?' },
  in_sign: { planet: 'term', signs: 'signs' },
  in_navamsha: { planet: 'term', signs: 'signs' },
  in_degrees: { planet: 'term', spans: 'spans' },
  lagna_in: 'signs',
  lagna_vargottama: 'boolean',
  sign_of_house_owned_by: { house: 'house', planet: 'term', from: 'ref?' },
  exalted: 'term',
  debilitated: 'term',
  own_sign: 'term',
  moolatrikona: 'term',
  deep_exaltation: 'term',
  dignity_in: { planet: 'term', any_of: 'dignities' },
  natural_relation: { planet: 'term', any_of: 'relations' },
  strong: 'term',
  combust: 'term',
  retrograde: 'term',
  vargottama: 'term',
  same: 'pair',
  is_benefic: 'term',
  is_malefic: 'term',
  conjunct: 'terms',
  conjunct_any: COMPANY,
  aspects: 'pair',
  aspected_by_any: COMPANY,
  joined_or_aspected: COMPANY,
  house_aspected_by: OF_HOUSE,
  house_joined_or_aspected: OF_HOUSE,
  exchange: 'pair',
  exchange_houses: 'house_pair',
  sambandha: 'pair',
  mutual_houses: { planets: 'pair', houses: 'houses' },
  house_has: { ...HOUSES, min: 'count?', max: 'count?', except: 'terms?' },
  each_house_has: HOUSES,
  house_empty: { ...HOUSES, except: 'terms?' },
  house_only: { ...HOUSES, of: 'group?', allow_empty: 'boolean?' },
  all_in_houses: { ...HOUSES, each_occupied: 'boolean' },
  all_in_signs: { group: 'group', signs: 'signs' },
  sign_count: { group: 'group', equals: 'count' },
  houses_occupied_count: { houses: 'houses', group: 'group', min: 'count', max: 'count?' },
  count_planets: { group: 'group', that: 'predicate', min: 'count?', max: 'count?' },
  rashi_aspects: 'pair',
  house_rashi_aspected_by: OF_HOUSE,
  pada_in_house: { pada: 'house', houses: 'houses', from: 'ref?' },
  friends: 'pair',
  moon_full: 'boolean',
  moon_waxing: 'boolean',
  day_birth: 'boolean',
  sex: 'sex',
  dignity_great_friend_of_navamsa: 'term',
  navamsha_exalted: 'term',
  moon_drekkana_lord: 'term',
  true: 'true',
} as const satisfies Readonly<Record<YogaWord, Argument | Fields>>;

export const YOGA_WORDS = Object.keys(ARGUMENTS) as readonly YogaWord[];
