import { birthOperation } from '../cast/birthOperation.js';
import { record } from '../input/schemas.js';
import { recordOf } from '../math/recordOf.js';
import { cite } from '../operation/sources.js';
import { SIGN_LORDS, type SignLord } from '../zodiac/lords.js';
import { rashmisOf } from './rules/rashmi.js';
import { strengthsOf } from './rules/shadbala.js';
import { rounded } from './shadbalaData.js';
import { choicesOf, type ShadbalaInput, shadbalaFields } from './shadbalaInput.js';
import { rulesInForce, strengthConventions, strengthDisputes, strengthSources } from './shadbalaProvenance.js';
import { atHand, strengthSky } from './shadbalaSky.js';

/** Rays, 1 … 7, four decimals. @minimum 1 @maximum 7 */
export type Rays = number;

/** The rays of a planet. */
export interface PlanetRays {
  /** By the distance from the fall. */
  readonly uccha: Rays;
  /** By motion: of the Sun by his declination, of the Moon by her light. */
  readonly cheshta: Rays;
  /** Good rays, half the sum of both. */
  readonly shubha: Rays;
  /** Bad rays, what is left of eight. */
  readonly ashubha: Rays;
}

/** The rays of the seven planets. */
export interface RashmiData {
  /** Each planet. */
  readonly planets: Readonly<Record<SignLord, PlanetRays>>;
}

/**
 * Returns the rays (raśmi) of the seven planets: by exaltation, by motion, and of both the good and the bad ones.
 *
 * A planet has one ray at its fall and seven at its exaltation; rays have four decimals. Without a birth time noon is used.
 * @param input that of `shadbala`: `birth`; optional `rules`, `choices`, `sunrise`, `ayanamsa` (default lahiri), `node`, `conventions`
 * @throws {SiddhantaError} for bad input, or a latitude without an ascendant (`undefined_at_latitude`)
 *
 * Source: Bṛhat Parāśara Horā Śāstra 28.2–5.
 *
 * @example
 * ```ts
 * import { rashmi } from 'siddhanta/strengths';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { Moon } = rashmi({ birth: { date: '1990-08-15', time: '08:30:00', place } }).data.planets;
 * [Moon.uccha, Moon.shubha]; // => [6.5086, 4.9305]
 * ```
 */
export const rashmi = birthOperation<ShadbalaInput, RashmiData>()({
  name: 'strengths.rashmi',
  summary: 'Rashmi: rays of the planets by exaltation and motion, good and bad',
  units: 3,
  schema: () => record(shadbalaFields()),
  run(input, context) {
    const { birth, rules } = input;
    const choices = choicesOf(rules, input.choices);
    const sky = strengthSky(birth, context, choices);
    const { planets } = strengthsOf(sky, choices);
    return {
      data: {
        planets: recordOf(SIGN_LORDS, (planet) => {
          const { uccha, cheshta, shubha, ashubha } = rashmisOf(planets[planet]);
          return {
            uccha: rounded(uccha),
            cheshta: rounded(cheshta),
            shubha: rounded(shubha),
            ashubha: rounded(ashubha),
          };
        }),
      },
      chart: atHand(sky),
      method:
        'Rashmi: the signs of the arc from the fall and of the kendra of motion, each with one, and half their sum',
      conventions: strengthConventions(rules, choices, sky, context),
      sources: [cite('bphs', '28.2–5', 'rays by exaltation and motion, good and bad'), ...strengthSources()],
      disputed: [
        {
          element: 'rays of exaltation',
          note: 'One to seven: the verse doubles the degrees as sixtieths of a sign. PyJHora doubles the whole, to fourteen, and halves it in the good rays.',
        },
        ...strengthDisputes(rules, sky),
      ],
      verified_against:
        'PyJHora @e20943c, seven of seven rays of exaltation of one chart, halved, within 0.025; rays by motion are those of cheshta bala',
      rules: {
        rays: {
          rule: 'one more than a tenth of uccha bala and of cheshta bala; good rays are half the sum, bad ones the rest of eight',
          source: 'BPHS 28.2-5, read',
          state: 'agrees',
        },
        ...rulesInForce(choices),
      },
      restsOnBirthTime: ['planets'],
    };
  },
});
