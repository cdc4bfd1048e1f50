import * as v from 'valibot';
import { birthOperation } from '../cast/birthOperation.js';
import { natalFields } from '../cast/natalInput.js';
import { oneOf, record } from '../input/schemas.js';
import { recordOf } from '../math/recordOf.js';
import { rule } from '../operation/rule.js';
import { cite } from '../operation/sources.js';
import type { Rule } from '../types.js';
import { DRISHTI_READINGS, type DrishtiReading, NODE_ASPECTS, type NodeAspects } from '../zodiac/drishti.js';
import type { Graha } from '../zodiac/names.js';
import { GRAHAS } from '../zodiac/names.js';
import { type ZodiacPosition, zodiacPosition } from '../zodiac/position.js';
import { chartOfBirth, type GrahaPlace, grahaPlace } from './birthChart.js';
import type { StrengthsInput } from './input.js';
import { type Aspects, aspectsOf } from './rules/aspects.js';

/** The input of {@link aspects}. */
export interface AspectsInput extends StrengthsInput {
  /** What the nodes aspect fully: nothing (`none`, the default), the seventh sign (`seventh`), or the fifth, seventh and ninth (`trinal`). */
  readonly node_aspects?: NodeAspects | undefined;
  /** The strength of partial aspects: `smooth` by default, or `verses`, `english`, `additive`. */
  readonly drishti?: DrishtiReading | undefined;
}

/** The aspects of a birth chart. */
export interface AspectsData extends Aspects {
  /** The rising point: the middle of the first house. */
  readonly ascendant: ZodiacPosition;
  /** The positions of the grahas, from which the angles follow. */
  readonly places: Readonly<Record<Graha, GrahaPlace>>;
}

const RULES: Readonly<Record<string, Rule>> = {
  graha: rule(
    'every graha the seventh sign from its own, both counted; Mars also the 4th and 8th, Jupiter the 5th and 9th, Saturn the 3rd and 10th',
    'Bṛhat Parāśara Horā Śāstra 26.3–4, read; a published exercise',
    'checked',
  ),
  virupas: rule(
    'by how far the one looked on is ahead of the one that looks; pieces of 30 degrees, each a straight line',
    'Bṛhat Parāśara Horā Śāstra 26.6–12, read; six rows of the printed speculum',
    'checked',
  ),
  rashi: rule(
    'a movable sign the fixed ones but the next, a fixed sign the movable ones but the one before, a dual sign the other dual ones',
    'Bṛhat Parāśara Horā Śāstra 8.1–5, read; a published exercise',
    'checked',
  ),
};

/**
 * Returns the aspects of a birth chart: full aspects from sign to sign, the strength of every aspect by degrees in virūpas (60 is full) on
 * grahas and on the middles of houses, and the aspects of the signs.
 * @param input `birth`; optional `ayanamsa` (default lahiri), `node` (default true), `conventions`, `node_aspects` (`none`, `seventh`,
 *   `trinal`), `drishti` (`smooth`, `verses`, `english`, `additive`)
 * @throws {SiddhantaError} for bad input, a clock time that the clocks skipped (`nonexistent_time`), a latitude without an ascendant
 *   (`undefined_at_latitude`)
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 8.1–5, 26.3–12.
 *
 * @example
 * ```ts
 * import { aspects } from 'siddhanta/strengths';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = aspects({ birth: { date: '1990-08-15', time: '08:30:00', place } });
 * data.graha[2]; // => { planet: 'Mars', houses: [11, 2, 3], signs: ['Cancer', 'Libra', 'Scorpio'], planets: ['Sun', 'Jupiter', 'Venus', 'Ketu'] }
 * data.virupas.planets.Mars.Sun; // => 59.123905
 * ```
 */
export const aspects = birthOperation<AspectsInput, AspectsData>()({
  name: 'strengths.aspects',
  summary: 'Who aspects whom in a birth chart: in full, in virupas by degrees, and by signs',
  units: 2,
  schema: () =>
    record({
      ...natalFields(),
      node_aspects: v.optional(oneOf(NODE_ASPECTS), 'none'),
      drishti: v.optional(oneOf(DRISHTI_READINGS), 'smooth'),
    }),
  run(input, context) {
    const birthChart = chartOfBirth(input.birth, context);
    const { ascendant } = birthChart;
    return {
      data: {
        ascendant: zodiacPosition(ascendant),
        places: recordOf(GRAHAS, (graha) => grahaPlace(graha, birthChart)),
        ...aspectsOf(birthChart, input.node_aspects, input.drishti),
      },
      chart: birthChart,
      method: 'Full aspects from sign to sign, partial aspects by the angle from the one that looks, aspects of signs',
      conventions: {
        node_aspects: input.node_aspects,
        drishti: input.drishti,
        angle: 'the longitude looked on less that of the graha that looks; virupas are rounded to six decimals',
        house_middles: 'the rising degree is the middle of the first house, and each next one 30 degrees on',
      },
      sources: [
        cite('bphs', '26.3–4', 'full aspects'),
        cite('bphs', '26.6–12', 'partial aspects by degrees'),
        cite('bphs', '8.1–5', 'aspects of signs'),
      ],
      disputed: [
        {
          element: 'aspects of the nodes',
          note: `The verses give them none; common practice, of which no verse was read, the seventh, or the fifth, seventh and ninth. Here: ${input.node_aspects}; the option node_aspects chooses for the full aspects. They have no virupas.`,
        },
        {
          element: "Jupiter's partial aspect",
          note: `In the 4th and the 8th sign's worth of the angle: joined to its neighbours (smooth, as Jagannatha Hora computes); the Sanskrit of 26.12, 60 less twice the degrees (verses), which jumps at 270 degrees; Santhanam's English, 60 less the degrees (english), which jumps at 150 and 270. Here: ${input.drishti}; the option drishti chooses.`,
        },
        {
          element: 'special aspects by addition',
          note: 'Santhanam’s notes and B. V. Raman add 15 (Mars), 30 (Jupiter) or 45 (Saturn) virupas to the aspect of all, uncapped, so that Saturn reaches 90: drishti "additive".',
        },
        {
          element: 'direction of the angle',
          note: 'Counted from the one that looks to the one looked on, as the Sanskrit has it; the printed translation of 26.6 has it reversed.',
        },
      ],
      verified_against:
        'full aspects and aspects of signs of a published chart (P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, exercises 14 and 15); six rows of the speculum printed with Bṛhat Parāśara Horā Śāstra 26',
      rules: RULES,
      restsOnBirthTime: [
        'ascendant',
        'places.*.house',
        'graha.*.houses',
        'virupas.houses',
        'places.Moon',
        'virupas.planets.Moon',
        'virupas.planets.*.Moon',
      ],
    };
  },
});
