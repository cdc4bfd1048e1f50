import * as v from 'valibot';
import { birthOperation } from '../cast/birthOperation.js';
import { orientationAt } from '../cast/cusps.js';
import { madhyasOf, midheavenAt } from '../cast/meridian.js';
import type { NatalSky } from '../cast/natal.js';
import { type NatalInput, natalConventions, natalFields, natalOf } from '../cast/natalInput.js';
import { quadrantCuspsAt } from '../cast/quadrantCusps.js';
import { SiddhantaError } from '../errors.js';
import { oneOf, record } from '../input/schemas.js';
import { type MicroArcseconds, modulo, signIndex, TURN } from '../math/angle.js';
import { at } from '../math/at.js';
import { recordOf } from '../math/recordOf.js';
import { cite } from '../operation/sources.js';
import type { Source } from '../types.js';
import { type HousedPosition, housedPosition } from '../zodiac/housed.js';
import { lordOf, type SignLord } from '../zodiac/lords.js';
import { GRAHAS, type Graha, type Sign } from '../zodiac/names.js';
import {
  type EclipticDegrees,
  type House,
  type SignNumber,
  sixDecimals,
  wholeSignHouse,
  zodiacPosition,
} from '../zodiac/position.js';
import {
  type BhavaSpan,
  bhavaOf,
  bhavaPhala,
  bhavasByMiddles,
  bhavasByStarts,
  signStart,
  thirtyApart,
} from './rules/bhava.js';

const BHAVA_SYSTEMS = [
  'sripati',
  'equal',
  'placidus',
  'whole_sign',
  'koch',
  'campanus',
  'regiomontanus',
  'alcabitius',
  'porphyry',
] as const;

/** Śrīpati, equal, Placidus, whole signs, Koch, Campanus, Regiomontanus, Alcabitius, or Porphyry. */
export type BhavaSystem = (typeof BHAVA_SYSTEMS)[number];

/** The part of an equal house at the ascendant; the first is the default. */
const EQUAL_CUSPS = ['middle', 'start'] as const;

/** The middle of the first house, or its beginning. */
export type EqualCusp = (typeof EQUAL_CUSPS)[number];

/** The input of {@link bhava}. */
export interface BhavaInput extends NatalInput {
  /** How houses are made: `sripati` by default, `equal`, `placidus`, `whole_sign`, or another system of the West. */
  readonly system?: BhavaSystem | undefined;
  /** With `equal` alone: whether the ascendant is the middle of the first house (`middle`, the default) or its beginning (`start`). */
  readonly cusp?: EqualCusp | undefined;
}

/**
 * Degrees from the beginning of a house to its end, six decimals.
 *
 * @exclusiveMinimum 0
 * @exclusiveMaximum 180
 */
export type BhavaLength = number;

/** A house. */
export interface BhavaHouse {
  /** 1 … 12. */
  readonly house: House;
  /** Where it begins: the sandhi with the house before. */
  readonly start: EclipticDegrees;
  /** Its middle. */
  readonly madhya: EclipticDegrees;
  /** Where it ends. */
  readonly end: EclipticDegrees;
  /** Sign of its middle. */
  readonly sign: Sign;
  /** 1 (Aries) … 12 (Pisces). */
  readonly sign_number: SignNumber;
  /** Lord of that sign. */
  readonly lord: SignLord;
  /** How long it is. */
  readonly length: BhavaLength;
  /** Who is in it, in the order of a chart. */
  readonly planets: readonly Graha[];
}

/**
 * 1 in the middle of a house, 0 at its ends; six decimals.
 *
 * @minimum 0
 * @maximum 1
 */
export type BhavaPhala = number;

/** A graha in the houses; `house` is its bhāva. */
export interface BhavaPlanet extends HousedPosition {
  /** Its house by whole signs. */
  readonly whole_sign_house: House;
  /** Whether the two differ. */
  readonly moved: boolean;
  /** How much its place in the house gives; null for `whole_sign`. */
  readonly bhava_phala: BhavaPhala | null;
}

/** The houses of a birth with their middles and ends, and who is in them. */
export interface BhavaData {
  /** How they were made. */
  readonly system: BhavaSystem;
  /** The rising point; its house is by whole signs. */
  readonly ascendant: HousedPosition;
  /** The point on the meridian; its house is by whole signs. */
  readonly midheaven: HousedPosition;
  /** The twelve houses from the first. */
  readonly houses: readonly BhavaHouse[];
  /** The nine grahas. */
  readonly planets: Readonly<Record<Graha, BhavaPlanet>>;
}

function spansOf(
  system: BhavaSystem,
  cusp: EqualCusp,
  { ascendant, instant, place, sky }: NatalSky,
  culminating: MicroArcseconds,
): BhavaSpan[] {
  switch (system) {
    case 'sripati':
      return bhavasByMiddles(madhyasOf(ascendant, culminating));
    case 'equal':
      return cusp === 'middle' ? bhavasByMiddles(thirtyApart(ascendant)) : bhavasByStarts(thirtyApart(ascendant));
    case 'whole_sign':
      return bhavasByStarts(thirtyApart(signStart(ascendant)));
    case 'porphyry':
      return bhavasByStarts(madhyasOf(ascendant, culminating));
    default:
      return bhavasByStarts(
        quadrantCuspsAt(instant, place, orientationAt(instant, sky.zodiac), 'birth.place.latitude', system),
      );
  }
}

const MICRO = 1_000_000;

function houseData(span: BhavaSpan, i: number, planets: readonly Graha[]): BhavaHouse {
  const { start, madhya, end } = span;
  const { sign, sign_number } = zodiacPosition(madhya);
  return {
    house: i + 1,
    start: sixDecimals(start),
    madhya: sixDecimals(madhya),
    end: sixDecimals(end),
    sign,
    sign_number,
    lord: lordOf(signIndex(madhya)),
    length: sixDecimals(modulo(end - start, TURN)),
    planets,
  };
}

const BEGINNINGS = 'cusps are beginnings';

const WORDS: Readonly<Record<BhavaSystem, string>> = {
  sripati:
    'sripati: middles at ascendant and midheaven with the quadrants cut in three; houses meet half-way between middles',
  equal: 'equal: thirty degrees each',
  placidus: 'placidus: cusps are beginnings; the middle is half-way to the next',
  whole_sign: 'whole_sign: the sign is the house, its middle the fifteenth degree',
  koch: `koch: the degrees that rise at thirds of the semi-arc of the midheaven; ${BEGINNINGS}`,
  campanus: `campanus: the prime vertical in twelve, by circles through the north and south points; ${BEGINNINGS}`,
  regiomontanus: `regiomontanus: the equator in twelve, by circles through the north and south points; ${BEGINNINGS}`,
  alcabitius: `alcabitius: thirds of the semi-arcs of the ascendant, by circles through the poles; ${BEGINNINGS}`,
  porphyry: `porphyry: the quadrants of the ecliptic in three; ${BEGINNINGS}`,
};

const western = (note: string): Source => ({
  work: 'Swiss Ephemeris, general documentation',
  locus: 'house systems',
  note: `${note}; by its definition there; the work itself was not read`,
});

const SOURCES: Readonly<Record<BhavaSystem, Source>> = {
  sripati: {
    work: 'Śrīpati, Jātaka Karma Paddhati',
    locus: '1',
    note: 'middles and sandhis; as handed down, not read',
  },
  equal: cite('bphs', '5.9, note', 'houses of thirty degrees around the ascendant'),
  placidus: {
    work: 'Placidus de Titis, Tabulae primi mobilis (1657)',
    locus: 'canons',
    note: 'thirds of the semi-arcs',
  },
  whole_sign: cite('bphs', '4.3–24', 'signs as houses'),
  koch: western('after W. Koch, 1971'),
  campanus: western('after Campanus of Novara, 13th century'),
  regiomontanus: western('after J. Müller, Tabulae directionum, 1490'),
  alcabitius: western('after al-Qabīṣī, 10th century'),
  porphyry: western('after Porphyry, 3rd century'),
};

function checkCusp(system: BhavaSystem, cusp: EqualCusp | undefined): void {
  if (cusp === undefined || system === 'equal') return;
  throw new SiddhantaError(
    'invalid_value',
    `cusp is "${cusp}" and system is "${system}"; cusp applies only to equal houses. Leave it out, or choose the system equal.`,
    { field: 'cusp' },
  );
}

const WHY_TIME = 'houses begin at degrees that rise in minutes.';

/**
 * Returns the houses of a birth with their middles (madhya) and ends (sandhi), the house of each graha, whether that differs from its
 * sign's, and the strength of its place in the house.
 *
 * @param input `birth` with its time; optional `system` (`sripati`, `equal`, `placidus`, `whole_sign`, `koch`, `campanus`, `regiomontanus`,
 * `alcabitius`, `porphyry`), `cusp` (`middle`, `start`; with `equal` alone), `ayanamsa` (default lahiri), `node` (default true), `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `missing_field` without `birth.time`; `undefined_at_latitude` where no point of the ecliptic
 * rises, and within the polar circles for all systems but `sripati`, `equal`, `whole_sign` and `porphyry`
 *
 * Source: Śrīpati, Jātaka Karma Paddhati 1; Bṛhat Parāśara Horā Śāstra (Santhanam) 5.9, note.
 *
 * @example
 * ```ts
 * import { bhava } from 'siddhanta/charts';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = bhava({ birth: { date: '1990-08-15', time: '08:30:00', place } });
 * data.houses[0]?.start; // => 137.254726
 * data.planets.Moon.house; // => 10
 * data.planets.Moon.whole_sign_house; // => 9
 * ```
 */
export const bhava = birthOperation<BhavaInput, BhavaData>()({
  name: 'charts.bhava',
  summary: 'Houses by Sripati, equal, Placidus, whole sign or another system: middles, sandhis, and who moved',
  units: 2,
  schema: () =>
    record({
      ...natalFields(),
      system: v.optional(oneOf(BHAVA_SYSTEMS), BHAVA_SYSTEMS[0]),
      cusp: v.optional(oneOf(EQUAL_CUSPS)),
    }),
  run(input, context) {
    const { system, cusp } = input;
    checkCusp(system, cusp);
    const natal = natalOf(input.birth, context, WHY_TIME);
    const { ascendant, grahas, instant, place } = natal;
    const culminating = midheavenAt(instant, place.longitude, orientationAt(instant, context.zodiac));
    const spans = spansOf(system, cusp ?? 'middle', natal, culminating);
    const houseOf = (graha: Graha): House => bhavaOf(spans, grahas[graha].longitude);
    const planet = (graha: Graha): BhavaPlanet => {
      const { longitude } = grahas[graha];
      const house = houseOf(graha);
      const whole = wholeSignHouse(longitude, ascendant);
      const phala = bhavaPhala(at(spans, house - 1), longitude);
      return {
        ...zodiacPosition(longitude),
        house,
        whole_sign_house: whole,
        moved: house !== whole,
        bhava_phala: system === 'whole_sign' ? null : Math.round(phala * MICRO) / MICRO,
      };
    };
    return {
      data: {
        system,
        ascendant: housedPosition(ascendant, ascendant),
        midheaven: housedPosition(culminating, ascendant),
        houses: spans.map((span, i) =>
          houseData(
            span,
            i,
            GRAHAS.filter((graha) => houseOf(graha) === i + 1),
          ),
        ),
        planets: recordOf(GRAHAS, planet),
      },
      chart: natal,
      method: 'Twelve houses by their middles or beginnings, and the house that holds each graha',
      conventions: {
        ...natalConventions(natal, natal.sky),
        house_system:
          system === 'equal' && cusp === 'start' ? `${WORDS.equal}; the ascendant begins the first` : WORDS[system],
        sandhi: 'a graha exactly where a house begins is in that house',
        bhava_phala: 'a straight line from 1 in the middle to 0 at either end',
      },
      sources: [SOURCES[system], cite('bphs', '5.9, note', 'what a place in the house gives')],
      disputed: [
        {
          element: 'houses',
          note: 'Sripati (the bhava chalit of most programs), equal houses with the ascendant in the middle or at the beginning of the first, Placidus (Krishnamurti), whole signs, or systems of the West. The options system and cusp choose.',
        },
      ],
      verified_against:
        'Swiss Ephemeris 2.10.03: middles, sandhis and houses of the grahas of three births in three systems, within a thousandth of a degree; cusps of the five others at 5000 sidereal times and latitudes within 66°, within 10⁻⁸ arcseconds',
    };
  },
});
