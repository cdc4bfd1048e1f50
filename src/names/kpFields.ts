import { bhavas, place, planets, sensitivity } from './parts.js';
import { planet, type Shape } from './shape.js';

const lords = {
  ...place,
  name: planet,
  planet,
  lord: planet,
  sign_lord: planet,
  rasi_lord: planet,
  star_lord: planet,
  nakshatra_lord: planet,
  sub_lord: planet,
  sub_sub_lord: planet,
  sub_sub_sub_lord: planet,
};

const rulers: Shape = {
  asc_sign_lord: planet,
  asc_star_lord: planet,
  asc_sub_lord: planet,
  day_lord: planet,
  moon_sign_lord: planet,
  moon_star_lord: planet,
  moon_sub_lord: planet,
  flags: { '*': { planet, of: planet } },
};
const lorded = { ...place, lords } as const;

export const KP_FIELDS: Readonly<Record<string, Shape>> = {
  'kp.cusps': {
    ascendant: lords,
    house_cusps: { '*': lords },
    planets: { '*': lords },
    significators: { '*': { '*': planets } },
    sensitivity,
  },
  'kp.horary': {
    ascendant: lords,
    house_cusps: { '*': lords },
    planets: { '*': lords },
    planets_in_houses: { '*': { '*': lords } },
    lagna_planets: { '*': lords },
    ruling_planets: planets,
    significators: {
      lords: planets,
      occupants: planets,
      star_lords: planets,
      planets_signifying: { '*': lords },
    },
    sub_lord_chain_judgment: { chain: { '*': lords } },
    vimshottari_dasha: { '*': lords },
    kp_timing: { '*': lords },
    final_judgment: { timing_estimate: lords },
  },
  'kp.planet_significations': { planets: { '*': lords } },
  'kp.house_significators': { houses: { '*': { '*': planets } } },
  'kp.four_step': { planets: { '*': { '*': { planet } } } },
  'kp.cuspal_interlinks': {
    positional_status: { '*': { star_exchange_with: planets } },
    cusps: { '*': { ...lorded, agent: lords } },
  },
  'kp.fortuna': lorded,
  'kp.bhava': bhavas,
  'kp.ruling_planets_over': { at_start: rulers, events: { '*': { now: rulers } }, agents_at_start: planets },
  'kp.transits': {
    at_start: { '*': lords },
    events: { '*': { planet, leaves: planets, enters: planets } },
    looked_for: planets,
    hits: { '*': { planet, lords: planets } },
  },
  'kp.rectify': { ruling_planets: rulers, agents: planets, intervals: { '*': { lords: planets } } },
  'kp.lords_of': lorded,
  'kp.sub_sub_table': { rows: { '*': lords } },
};
