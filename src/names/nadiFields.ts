import { place, planets } from './parts.js';
import { planet, type Shape } from './shape.js';

const link = {
  '*': { from: planet, to: planet, friendship: { from_to: 'dignities', to_from: 'dignities' } },
} as const;
const pairs = { '*': planets } as const;

/** Which values of the results of nāḍī are names. For the nāḍīs themselves no list in another language was at hand. */
export const NADI_FIELDS: Readonly<Record<string, Shape>> = {
  'nadi.nadyamsha': { points: { '*': place } },
  'nadi.nadyamsha_of': place,
  'nadi.links': {
    directions: { '*': { signs: { '*': 'signs' }, planets } },
    places: { '*': place },
    links: link,
    retrograde: { '*': { planet, sign: 'signs', same_sign: planets, trine: planets } },
    exchanges: { '*': { planets, signs: { '*': 'signs' } } },
    links_by_exchange: { '*': { planets, links: link } },
    star_exchanges: pairs,
    jiva: link,
    karma: link,
  },
  'nadi.progression': { planets: { '*': { natal_sign: 'signs', sign: 'signs', links: { '*': { planet } } } } },
  'nadi.bhrigu_bindu': { ...place, lord: planet, occupants: planets },
  'nadi.bindu_transits': {
    bindu: place,
    hits: { '*': { planet } },
    intervals: { '*': { planet, sign: 'signs' } },
  },
  'nadi.bhrigu_chakra': { sign: 'signs', lord: planet, occupants: planets, aspected_by: planets },
  'nadi.stellar': { planets: { '*': { '*': { planet } } } },
};
