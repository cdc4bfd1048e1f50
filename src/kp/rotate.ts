import * as v from 'valibot';
import { EXAMPLE_BIRTH } from '../cast/natalInput.js';
import { SiddhantaError } from '../errors.js';
import { oneOf, record, whole } from '../input/schemas.js';
import { at } from '../math/at.js';
import { recordOf } from '../math/recordOf.js';
import { GRAHAS, type Graha } from '../zodiac/names.js';
import { type House, type ZodiacPosition, zodiacPosition } from '../zodiac/position.js';
import { kpFigure } from './rules/figure.js';
import { gradesOf, housesOf } from './rules/grades.js';
import { type Significators, significators } from './rules/significators.js';
import { type KpPerson, PERSON_DISPUTES, PERSON_NAMES, PERSON_SOURCES, PERSONS } from './tables/persons.js';
import { type HouseKey, KP_SIGNIFICATOR_SOURCES } from './tables/planets.js';
import { KP_TOOL_DISPUTES } from './tables/tools.js';
import {
  eachHouse,
  type KpBirthInput,
  type KpHousedPosition,
  type KpLordNames,
  kpBirth,
  kpBirthFields,
  kpPosition,
  lordNames,
} from './tools.js';
import { kpOperation } from './toolsProvenance.js';

/** The input of {@link rotate}: a person or a house. */
export interface KpRotateInput extends KpBirthInput {
  /** For whom; the table of persons gives the house. */
  readonly person?: KpPerson | undefined;
  /** The house that becomes the first, 1 … 12, in place of `person`. */
  readonly house?: House | undefined;
}

/** A cusp of the rotated chart. */
export interface KpRotatedCusp extends ZodiacPosition, KpLordNames {
  /** Its house in the rotated chart, 1 … 12. */
  readonly house: House;
  /** Its house in the chart of birth. */
  readonly natal_house: House;
}

/** A graha in the rotated chart. */
export interface KpRotatedPlanet extends KpHousedPosition, KpLordNames {
  /** Its house in the chart of birth. */
  readonly natal_house: House;
  /** Houses of the rotated chart that it signifies by the four steps, ascending. */
  readonly houses_signified: readonly House[];
}

/** A chart rotated for another person. */
export interface KpRotateData {
  /** The person; null where a house was given. */
  readonly person: KpPerson | null;
  /** The house of the birth chart that is the first here. */
  readonly rotated_to: House;
  /** The twelve cusps, from the rotated first. @minItems 12 @maxItems 12 */
  readonly cusps: readonly KpRotatedCusp[];
  /** The nine grahas. */
  readonly planets: Readonly<Record<Graha, KpRotatedPlanet>>;
  /** Significators of each rotated house, keyed `1` … `12`. */
  readonly significators: Readonly<Record<HouseKey, Significators>>;
}

function houseAsked(person: KpPerson | undefined, house: House | undefined): House {
  if (person !== undefined && house === undefined) return PERSONS[person];
  if (person === undefined && house !== undefined) return house;
  if (house === undefined) {
    throw new SiddhantaError('missing_field', 'person is required, or house. Say for whom the chart is rotated.', {
      field: 'person',
    });
  }
  throw new SiddhantaError('invalid_value', 'house is given beside person; each selects the house. Leave one out.', {
    field: 'house',
  });
}

/**
 * Returns the chart of a birth rotated for another person: the cusp of that person's house is the first, and cusps, significators and
 * significations are counted from it. The places of the planets and the lords of each cusp stay. Experimental: no worked chart was found.
 * @param input `birth`; `person` (`father`, `mother`, `spouse` …) or `house` 1 … 12; optional `node` (default true), `conventions`;
 *   `ayanamsa` may be left out, `lahiri` or `kp`, which all mean kp
 * @throws {SiddhantaError} for bad input; `missing_field` without person and house; `invalid_value`, field `house`, for both;
 *   `undefined_at_latitude` within the polar circles
 *
 * Source: Rotation of Chart, list of relations.
 *
 * @example
 * ```ts
 * import { rotate } from 'siddhanta/kp';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = rotate({ birth: { date: '1990-08-15', time: '08:30:00', place }, person: 'father' });
 * data.rotated_to; // => 9
 * data.cusps[0]?.sub_lord; // => 'Rahu'
 * data.planets.Moon.house; // => 1
 * ```
 */
export const rotate = kpOperation<KpRotateInput, KpRotateData>()({
  name: 'kp.rotate',
  summary: 'Birth chart rotated for another person: cusps, lords and significators counted from their house',
  units: 3,
  experimental: true,
  alternatives: ['person', 'house'],
  schema: () =>
    record({ ...kpBirthFields(), person: v.optional(oneOf(PERSON_NAMES)), house: v.optional(whole(1, 12)) }),
  example: { birth: EXAMPLE_BIRTH, person: 'father' },
  run({ birth, person, house: given }, sky) {
    const first = houseAsked(person, given);
    const chart = kpBirth(birth, sky);
    const { cusps, grahas, figure: natal } = chart;
    const figure = kpFigure([...cusps.slice(first - 1), ...cusps.slice(0, first - 1)], grahas);
    return {
      data: {
        person: person ?? null,
        rotated_to: first,
        cusps: figure.cusps.map((cusp, i) => ({
          house: i + 1,
          natal_house: ((first - 1 + i) % 12) + 1,
          ...zodiacPosition(cusp),
          ...lordNames(at(figure.cuspLords, i)),
        })),
        planets: recordOf(GRAHAS, (graha) => ({
          ...kpPosition(grahas[graha].longitude, figure.cusps),
          ...lordNames(figure.grahas[graha].lords),
          natal_house: natal.grahas[graha].house,
          houses_signified: housesOf(gradesOf(figure, graha)),
        })),
        significators: eachHouse((house) => significators(figure, house)),
      },
      chart,
      method: 'The cusps of a birth renumbered from one of them; houses, significators and significations from these',
      conventions: {
        rotation: `cusp ${first} of the birth is the first; longitudes, lords of cusps and planets stay`,
      },
      sources: [...PERSON_SOURCES, ...KP_SIGNIFICATOR_SOURCES],
      disputed: [...PERSON_DISPUTES, KP_TOOL_DISPUTES.programNode],
      verified_against:
        'rotated by 1 it is kp.cusps, kp.house_significators and kp.planet_significations; no worked chart was found',
      restsOnBirthTime: [
        'cusps',
        'planets.Moon',
        'planets.*.house',
        'planets.*.natal_house',
        'planets.*.houses_signified',
        'significators',
      ],
    };
  },
});
