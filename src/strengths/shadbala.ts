import { birthOperation } from '../cast/birthOperation.js';
import { record } from '../input/schemas.js';
import { strengthsOf } from './rules/shadbala.js';
import { shadbalaData } from './shadbalaData.js';
import { choicesOf, type ShadbalaInput, shadbalaFields } from './shadbalaInput.js';
import {
  RESTS_ON_TIME,
  rulesInForce,
  SHADBALA_VERIFICATION,
  strengthConventions,
  strengthDisputes,
  strengthSources,
} from './shadbalaProvenance.js';
import type { ShadbalaData } from './shadbalaResult.js';
import { atHand, strengthSky } from './shadbalaSky.js';

/**
 * Returns the ṣaḍbala of a birth: the six strengths of the seven planets with every part and what it is reckoned from, the sum against the
 * required amount, rank, iṣṭa and kaṣṭa phala.
 *
 * Strengths are virūpas, 60 to a rūpa, four decimals; degrees have six. Positions are in the rāśi and Parāśara's divisional charts; nodes
 * have no ṣaḍbala. Without a birth time noon is used, and `meta.rests_on_birth_time` lists what depends on it. Where the Sun does not rise
 * or set, 6 h and 18 h of apparent time are used, named in `data.sky.assumed`.
 * @param input `birth`; optional `rules` (`classical` by default, `jhora`, `raman`, `bphs`), `choices` (single rows that count before the
 *   rules), `sunrise` (`upper_limb` by default), `ayanamsa` (default lahiri), `node` (default true; it counts for Mercury alone),
 *   `conventions`
 * @throws {SiddhantaError} for bad input, a clock time that the clocks skipped (`nonexistent_time`), or a latitude without an ascendant
 *   (`undefined_at_latitude`)
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 27–28; B.V. Raman, Graha and Bhava Balas; `provenance.rules` has each row with its source.
 *
 * @example
 * ```ts
 * import { shadbala } from 'siddhanta/strengths';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const birth = { date: '1990-08-15', time: '08:30:00', place };
 * const { Sun } = shadbala({ birth }).data.planets;
 * Sun.total; // => 423.2408
 * Sun.required_rupas; // => 6.5
 * shadbala({ birth, rules: 'jhora', choices: { dig: 'meridian' } }).data.planets.Sun.rank; // => 1
 * ```
 */
export const shadbala = birthOperation<ShadbalaInput, ShadbalaData>()({
  name: 'strengths.shadbala',
  summary: 'Shadbala: six strengths of the seven planets in virupas, what is required, ishta and kashta',
  units: 5,
  schema: () => record(shadbalaFields()),
  run(input, context) {
    const { birth, rules } = input;
    const choices = choicesOf(rules, input.choices);
    const sky = strengthSky(birth, context, choices);
    const chart = atHand(sky);
    return {
      data: shadbalaData({ rules, choices }, sky, strengthsOf(sky, choices)),
      chart,
      method:
        'Shadbala: strengths of position, direction, time, motion, nature and aspects, summed and compared with what is required',
      conventions: strengthConventions(rules, choices, sky, context),
      sources: strengthSources(),
      disputed: strengthDisputes(rules, sky),
      verified_against: SHADBALA_VERIFICATION,
      rules: rulesInForce(choices),
      restsOnBirthTime: RESTS_ON_TIME,
    };
  },
});
