import * as v from 'valibot';
import type { BhavaLength } from '../charts/bhava.js';
import { type BhavaSpan, bhavaOf, bhavasByMiddles, bhavasByStarts } from '../charts/rules/bhava.js';
import { oneOf, record } from '../input/schemas.js';
import { type MicroArcseconds, modulo, signIndex, TURN } from '../math/angle.js';
import { at } from '../math/at.js';
import { recordOf } from '../math/recordOf.js';
import { lordOf, type SignLord } from '../zodiac/lords.js';
import { GRAHAS, type Graha, type Sign } from '../zodiac/names.js';
import {
  type EclipticDegrees,
  type House,
  type SignNumber,
  sixDecimals,
  type ZodiacPosition,
  zodiacPosition,
} from '../zodiac/position.js';
import { KP_TOOL_DISPUTES, KP_TOOL_SOURCES } from './tables/tools.js';
import { type KpBirthInput, kpBirth, kpBirthFields } from './tools.js';
import { kpOperation } from './toolsProvenance.js';

const BHAVA_READINGS = ['arambha', 'madhya'] as const;

/** The cusp begins the house (`arambha`), or is its middle (`madhya`). */
export type BhavaReading = (typeof BHAVA_READINGS)[number];

/** The input of {@link bhava}. */
export interface KpBhavaInput extends KpBirthInput {
  /** `arambha`: the cusp begins the house, as in KP (the default); `madhya`: it is the middle. */
  readonly reading?: BhavaReading | undefined;
}

/** A house. */
export interface KpBhavaHouse {
  /** 1 … 12. */
  readonly house: House;
  /** Where it begins. */
  readonly start: EclipticDegrees;
  /** Its middle. */
  readonly madhya: EclipticDegrees;
  /** Where it ends. */
  readonly end: EclipticDegrees;
  /** Its length. */
  readonly length: BhavaLength;
  /** Sign of its cusp. */
  readonly sign: Sign;
  /** 1 (Aries) … 12 (Pisces). */
  readonly sign_number: SignNumber;
  /** Lord of that sign. */
  readonly lord: SignLord;
  /** Its occupants, in chart order. */
  readonly planets: readonly Graha[];
}

/** A graha in the houses. */
export interface KpBhavaPlanet extends ZodiacPosition {
  /** Its house in this reading. */
  readonly house: House;
  /** Whether the other reading puts it in another house. */
  readonly moved: boolean;
}

/** The houses of a birth by the cusps of Placidus. */
export interface KpBhavaData {
  /** The reading of the cusps. */
  readonly reading: BhavaReading;
  /** The twelve houses, from the first. @minItems 12 @maxItems 12 */
  readonly houses: readonly KpBhavaHouse[];
  /** The nine grahas. */
  readonly planets: Readonly<Record<Graha, KpBhavaPlanet>>;
}

function houseData(span: BhavaSpan, cusp: MicroArcseconds, house: House, planets: readonly Graha[]): KpBhavaHouse {
  const { start, madhya, end } = span;
  const { sign, sign_number } = zodiacPosition(cusp);
  return {
    house,
    start: sixDecimals(start),
    madhya: sixDecimals(madhya),
    end: sixDecimals(end),
    length: sixDecimals(modulo(end - start, TURN)),
    sign,
    sign_number,
    lord: lordOf(signIndex(cusp)),
    planets,
  };
}

/**
 * Returns the houses of a birth by Placidus cusps, read as beginnings (KP) or as middles, with their occupants and the planets that the
 * other reading would put elsewhere.
 * @param input `birth`; optional `reading` (`arambha`, or `madhya`), `node` (default true), `conventions`; `ayanamsa` may be left out,
 *   `lahiri` or `kp`, which all mean kp
 * @throws {SiddhantaError} for bad input; `not_available_in_school` for another ayanāṁśa; `undefined_at_latitude` within the polar circles
 *   Source: K. S. Krishnamurti's use of Placidus cusps; Śrīpati's of middles.
 * @example
 * ```ts
 * import { bhava } from 'siddhanta/kp';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = bhava({ birth: { date: '1990-08-15', time: '08:30:00', place } });
 * data.planets.Moon.house; // => 9
 * data.planets.Moon.moved; // => true
 * ```
 */
export const bhava = kpOperation<KpBhavaInput, KpBhavaData>()({
  name: 'kp.bhava',
  summary: 'Houses by Placidus cusps as beginnings (KP) or as middles, and whom the reading moves',
  units: 2,
  schema: () => record({ ...kpBirthFields(), reading: v.optional(oneOf(BHAVA_READINGS), BHAVA_READINGS[0]) }),
  run({ birth, reading }, sky) {
    const chart = kpBirth(birth, sky);
    const { cusps, grahas } = chart;
    const [starting, middling] = [bhavasByStarts(cusps), bhavasByMiddles(cusps)];
    const [spans, others] = reading === 'arambha' ? [starting, middling] : [middling, starting];
    const planet = (graha: Graha): KpBhavaPlanet => {
      const { longitude } = grahas[graha];
      const house = bhavaOf(spans, longitude);
      return { ...zodiacPosition(longitude), house, moved: house !== bhavaOf(others, longitude) };
    };
    const planets = recordOf(GRAHAS, planet);
    return {
      data: {
        reading,
        houses: spans.map((span, i) =>
          houseData(
            span,
            at(cusps, i),
            i + 1,
            GRAHAS.filter((graha) => planets[graha].house === i + 1),
          ),
        ),
        planets,
      },
      chart,
      method: 'Twelve houses by the cusps of Placidus, and the house that holds each graha',
      conventions: {
        reading:
          reading === 'arambha'
            ? 'arambha: the cusp begins the house, whose middle is half-way to the next cusp'
            : 'madhya: the cusp is the middle of the house; houses meet half-way between cusps',
        houses:
          'what stands on a boundary belongs to the house that begins there; the lord is that of the sign on the cusp',
      },
      sources: [KP_TOOL_SOURCES.bhava],
      disputed: [KP_TOOL_DISPUTES.bhava],
      verified_against: 'the cusps are those of kp.cusps; the reading arambha is charts.bhava with the system placidus',
      restsOnBirthTime: ['houses', 'planets.Moon', 'planets.*.house', 'planets.*.moved'],
    };
  },
});
