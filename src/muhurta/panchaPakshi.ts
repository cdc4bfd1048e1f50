import * as v from 'valibot';
import { refuseUncertainty, resolveBirth } from '../cast/birth.js';
import { birthDisputes, clockConvention } from '../cast/birthWords.js';
import { luminaryContext, type SkyContext } from '../cast/context.js';
import { limbSkyOf } from '../cast/limbs.js';
import { SiddhantaError } from '../errors.js';
import { birthSchema, oneOf, record } from '../input/schemas.js';
import { at } from '../math/at.js';
import { operation } from '../operation/operation.js';
import type { Birth } from '../types.js';
import { NAKSHATRAS, type Nakshatra } from '../zodiac/names.js';
import { dayConventions, dayFields, daySources, disputesOfDay, EXAMPLE, type MuhurtaInput, observe } from './input.js';
import { actsOf, birdOf, type LunarHalf, subActsOf } from './rules/panchaPakshi.js';
import { partsOf } from './rules/parts.js';
import {
  BIRD_DISPUTES,
  BIRD_RULES,
  BIRD_SOURCES,
  BIRDS,
  type BirdAct,
  type PakshiBird,
} from './tables/panchaPakshi.js';
import { isPartial, type MuhurtaDay, type MuhurtaWindow } from './vedicDay.js';

/** The input of {@link panchaPakshi}: a day, and a birth or its bird. */
export interface PanchaPakshiInput extends MuhurtaInput {
  /** The birth, whose Moon and half of the month give the bird; `uncertainty_minutes` is refused here. */
  readonly birth?: Birth | undefined;
  /** The bird, where it is already known. */
  readonly bird?: PakshiBird | undefined;
}

/** A sub-act. */
export interface BirdSubAct extends MuhurtaWindow {
  /** What the bird does. */
  readonly act: BirdAct;
  /** The bird of the sub-act. */
  readonly bird: PakshiBird;
}

/** A fifth of the day or of the night. */
export interface Yama extends MuhurtaWindow {
  /** Whether it is of the day or of the night. @names ui */
  readonly part: 'day' | 'night';
  /**
   * Number of the fifth.
   *
   * @asType integer
   * @minimum 1
   * @maximum 5
   */
  readonly number: number;
  /** What the bird of birth does in it. */
  readonly act: BirdAct;
  /** The five acts again, from this one on. */
  readonly subs: readonly BirdSubAct[];
}

/** The acts of a bird over a day and its night. */
export interface PanchaPakshiData {
  /** The day. */
  readonly day: MuhurtaDay;
  /** The bird of birth. */
  readonly bird: PakshiBird;
  /** What gave the bird; null where it was given itself. */
  readonly natal: {
    /** The nakṣatra of the Moon at birth. */
    readonly nakshatra: Nakshatra;
    /** The half of the month at birth. @names none */
    readonly half: LunarHalf;
  } | null;
  /** The half of the month at sunrise, which holds for the day and its night. @names none */
  readonly half: LunarHalf;
  /** Fifths of day and night; those of the day or of the night are left out where it has no beginning or no end. */
  readonly yamas: readonly Yama[];
  /** Whether anything is null or left out because the Sun does not rise or set. */
  readonly times_partial: boolean;
}

const BRIGHT = 15;
const YAMAS = 5;

const halfOf = (tithi: number): LunarHalf => (tithi <= BRIGHT ? 'bright' : 'dark');

function resolveBird({ birth, bird }: PanchaPakshiInput, sky: SkyContext) {
  if (birth !== undefined && bird !== undefined) {
    throw new SiddhantaError(
      'invalid_value',
      'birth and bird are both given; each sets the bird. Leave one of the two out.',
      {
        field: 'bird',
      },
    );
  }
  if (bird !== undefined) return { bird, natal: null, resolved: undefined, disputes: [] };
  if (birth === undefined) {
    throw new SiddhantaError(
      'missing_field',
      'birth or bird is required. Give the birth, or its bird if that is known.',
      {
        field: 'birth',
      },
    );
  }
  refuseUncertainty(birth, 'birth');
  const resolved = resolveBirth(birth, sky, 'birth');
  const limbs = limbSkyOf(sky, birth.place);
  const { ut } = resolved.instant;
  const [nakshatra, half] = [limbs.number('nakshatra', ut), halfOf(limbs.number('tithi', ut))];
  return {
    bird: birdOf(nakshatra, half),
    natal: { nakshatra: at(NAKSHATRAS, nakshatra - 1).name, half },
    resolved,
    disputes: birthDisputes(birth, resolved, sky),
  };
}

/**
 * Returns what the bird of a birth does over a date and its night at a place: five acts by day, five by night, each with five sub-acts.
 *
 * **Experimental**: no text with a worked example could be read; the acts are those of PyJHora's table, and results may change. Instants are
 * ISO 8601 with the UTC offset of the place at that instant, rounded once to whole seconds; windows are half-open.
 *
 * @param input `date` (1000-01-01 … 2999-12-31), `place`, and `birth`, or `bird` (`vulture`, `owl`, `crow`, `cock`, `peacock`); optional
 * `sunrise`, `conventions`, `ayanamsa`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `missing_field` where neither `birth` nor `bird` is given, `invalid_value` where both are;
 * `nonexistent_time` for a date that the clocks of the zone skipped
 *
 * Source: PyJHora e20943c after U. S. Pulippani, Biorhythms of Natal Moon; `provenance.rules` has each rule.
 *
 * @example
 * ```ts
 * import { panchaPakshi } from 'siddhanta/muhurta';
 * const place = { latitude: 13.0827, longitude: 80.2707, timezone: 'Asia/Kolkata' };
 * const { data } = panchaPakshi({ date: '2025-11-22', place, bird: 'crow' });
 * data.yamas.map(({ act }) => act).slice(0, 5); // => ['sleeping', 'dying', 'eating', 'walking', 'ruling']
 * ```
 */
export const panchaPakshi = operation<PanchaPakshiInput, PanchaPakshiData>()({
  name: 'muhurta.pancha_pakshi',
  summary: 'Pancha pakshi: what the bird of a birth does over a date and its night, with sub-acts',
  units: 1,
  work: { ms: 2, bytes: 6500 },
  schools: 'all',
  experimental: true,
  schema: () => record({ ...dayFields(), birth: v.optional(birthSchema()), bird: v.optional(oneOf(BIRDS)) }),
  alternatives: ['birth', 'bird'],
  example: { ...EXAMPLE, birth: { date: '1990-08-15', time: '08:30:00', place: { ...EXAMPLE.place } } },
  context: luminaryContext,
  run(input, sky) {
    const observed = observe(input, sky);
    const { almanac, parts } = observed;
    const { bird, natal, resolved, disputes } = resolveBird(input, sky);
    const half = halfOf(almanac.limbs.number('tithi', parts.whole.start));
    const yamas = (['day', 'night'] as const).flatMap((part) => {
      const whole = parts[part];
      if (whole === undefined) return [];
      const acts = actsOf(bird, parts.weekday, half, part);
      return partsOf(whole, YAMAS).map((fifth, i): Yama => {
        const act = at(acts, i);
        const subs = subActsOf(bird, act, half, part, fifth).map(({ start, end, ...words }) => ({
          ...parts.window({ start, end }),
          ...words,
        }));
        return { ...parts.window(fifth), part, number: i + 1, act, subs };
      });
    });
    return {
      data: { day: parts.description, bird, natal, half, yamas, times_partial: isPartial(parts) },
      provenance: {
        method:
          'Bird by nakshatra and half of the month at birth; its acts by weekday, half of the month and fifths of day and night',
        conventions: {
          half: 'of the month at sunrise, for the whole day and its night',
          ...(resolved === undefined ? {} : { clock: clockConvention(resolved) }),
          ...dayConventions(sky, observed, true),
        },
        sources: [...BIRD_SOURCES, ...daySources(sky, true)],
        disputed: [...BIRD_DISPUTES, ...disputesOfDay(sky, observed, input.place, true), ...disputes],
        verified_against:
          'the main acts of all days, and the sub-acts of one bird on a Sunday, in the table of PyJHora e20943c; no worked example of a book was readable',
        rules: BIRD_RULES,
      },
      ayanamsa: sky.ayanamsa,
      birthTimeAssumed: resolved?.timeAssumed,
      restsOnBirthTime: ['bird', 'natal', 'yamas'],
      birth: resolved?.clock,
    };
  },
});
