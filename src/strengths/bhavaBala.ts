import * as v from 'valibot';
import { birthOperation } from '../cast/birthOperation.js';
import { madhyasOf } from '../cast/meridian.js';
import { SiddhantaError } from '../errors.js';
import { oneOf, record } from '../input/schemas.js';
import type { Dispute } from '../types.js';
import type { SignLord } from '../zodiac/lords.js';
import { type House, type ZodiacPosition, zodiacPosition } from '../zodiac/position.js';
import { type BhavaSky, type BhavaStrength, bhavaStrengths, equalMiddles } from './rules/bhavaBala.js';
import { strengthsOf } from './rules/shadbala.js';
import { rounded } from './shadbalaData.js';
import { choicesOf, type ShadbalaInput, shadbalaFields } from './shadbalaInput.js';
import { rulesInForce, strengthConventions, strengthDisputes, strengthSources } from './shadbalaProvenance.js';
import type { Rupas, Virupas } from './shadbalaResult.js';
import { atHand, type StrengthSky, strengthSky } from './shadbalaSky.js';
import {
  BHAVA_DISPUTES,
  BHAVA_METHODS,
  BHAVA_RULES,
  BHAVA_SOURCES,
  type BhavaMethod,
  type SignClass,
  TWILIGHT_HOURS,
} from './tables/bhavaBala.js';
import { RUPA } from './tables/shadbala.js';
import { SHADBALA_RULES, type ShadbalaChoices, type ShadbalaRules } from './tables/shadbalaChoices.js';

/** The input of {@link bhavaBala}. */
export interface BhavaBalaInput extends ShadbalaInput {
  /** The method: `raman` by default, `jhora` (with the rules `jhora` only), `bphs`. */
  readonly method?: BhavaMethod | undefined;
}

/** What the text adds to a house, or subtracts. */
export interface BhavaAdditionTold {
  /** The occupant, or the time of day at which the sign is strong. */
  readonly reason: SignLord | 'day' | 'night' | 'twilight';
  /** Virūpas. */
  readonly virupas: Virupas;
}

/** The strength of a house. */
export interface HouseStrength {
  /** Its number. */
  readonly house: House;
  /** Its middle. */
  readonly madhya: ZodiacPosition;
  /** Lord of the sign of that middle. */
  readonly lord: SignLord;
  /** The class of the half of the sign: people, beasts, water or insect. */
  readonly sign_class: SignClass;
  /** Ṣaḍbala of the lord. */
  readonly adhipati: Virupas;
  /** Strength of direction. */
  readonly dig: Virupas;
  /** Aspects on the middle. */
  readonly drishti: Virupas;
  /** What the method `bphs` adds or subtracts; empty in the others. */
  readonly additions: readonly BhavaAdditionTold[];
  /** Sum of all. */
  readonly total: Virupas;
  /** The same in rūpas. */
  readonly rupas: Rupas;
  /** 1 for the strongest; ties go to the lower house. @asType integer @minimum 1 @maximum 12 */
  readonly rank: number;
}

/** The strength of the twelve houses. */
export interface BhavaBalaData {
  /** The method used. */
  readonly method: BhavaMethod;
  /** The rules of the ṣaḍbala of their lords. */
  readonly rules: ShadbalaRules;
  /** The choices in force. */
  readonly choices: ShadbalaChoices;
  /** When the birth fell. Twilight is one ghaṭī before sunrise and one after sunset, and counts in the method `bphs` only. */
  readonly time: 'day' | 'night' | 'twilight';
  /** The twelve houses from the first. */
  readonly houses: readonly HouseStrength[];
}

function rulesFor(method: BhavaMethod, rules: ShadbalaRules | undefined): ShadbalaRules {
  if (method !== 'jhora') return rules ?? 'classical';
  if (rules === undefined || rules === 'jhora') return 'jhora';
  throw new SiddhantaError(
    'invalid_value',
    `rules is "${rules}" and method is "jhora", which always uses the rules jhora. Leave rules out, or choose the method raman or bphs.`,
    { field: 'rules' },
  );
}

function checkDrishti(method: BhavaMethod, { drishti }: ShadbalaChoices): void {
  if (method !== 'jhora' || drishti === 'smooth') return;
  throw new SiddhantaError(
    'invalid_value',
    `choices.drishti is "${drishti}" and method is "jhora", which does not use it. Leave choices.drishti out, or choose the method raman or bphs.`,
    { field: 'choices.drishti' },
  );
}

export function timeOf({ chart, day }: Pick<StrengthSky, 'chart' | 'day'>): BhavaSky['time'] {
  if (day.half === 'day') return 'day';
  const { ut } = chart.instant;
  const near = Math.min(ut - day.sunset, day.end - ut) * 24;
  return near < TWILIGHT_HOURS ? 'twilight' : 'night';
}

function houseData({ middle, signClass, lord, rank, ...strength }: BhavaStrength, i: number): HouseStrength {
  const { adhipati, dig, drishti, additions, total } = strength;
  return {
    house: i + 1,
    madhya: zodiacPosition(middle),
    lord,
    sign_class: signClass,
    adhipati: rounded(adhipati),
    dig: rounded(dig),
    drishti: rounded(drishti),
    additions,
    total: rounded(total),
    rupas: rounded(total / RUPA),
    rank,
  };
}

const WITHOUT_TIME =
  'none was given, and noon stands in. All of it rests on the ascendant of noon: every house, its lord, its direction and its aspects';

/**
 * Returns the bhāva bala of a birth: the strength of the twelve houses by the ṣaḍbala of the lord, by direction and by aspects.
 *
 * Strengths are virūpas, 60 to a rūpa, four decimals.
 * @param input that of `shadbala`, and `method`: `raman` (the default), `jhora` (houses at the degree of the ascendant, with the rules
 *   `jhora` alone), `bphs` (arcs for direction, and additions)
 * @throws {SiddhantaError} for bad input, a method and rules that do not go together (`invalid_value`), or a latitude without an ascendant
 *   (`undefined_at_latitude`)
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 27.26–31; B.V. Raman, Graha and Bhava Balas, ch. 9.
 *
 * @example
 * ```ts
 * import { bhavaBala } from 'siddhanta/strengths';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = bhavaBala({ birth: { date: '1990-08-15', time: '08:30:00', place } });
 * data.houses[0]?.lord; // => 'Mercury'
 * data.houses.find(({ rank }) => rank === 1)?.house; // => 1
 * ```
 */
export const bhavaBala = birthOperation<BhavaBalaInput, BhavaBalaData>()({
  name: 'strengths.bhava_bala',
  summary: 'Bhava bala: strength of the twelve houses by lord, direction and aspects',
  units: 3,
  schema: () =>
    record({
      ...shadbalaFields(),
      rules: v.optional(oneOf(SHADBALA_RULES)),
      method: v.optional(oneOf(BHAVA_METHODS), BHAVA_METHODS[0]),
    }),
  run(input, context) {
    const { birth, method } = input;
    const rules = rulesFor(method, input.rules);
    const choices = choicesOf(rules, input.choices);
    checkDrishti(method, choices);
    const sky = strengthSky(birth, context, choices);
    const { planets, benefics } = strengthsOf(sky, choices);
    const { resolved } = sky.chart;
    const chart = atHand(sky);
    const time = timeOf(sky);
    const houses = bhavaStrengths(
      {
        middles: method === 'jhora' ? equalMiddles(sky.ascendant) : madhyasOf(sky.ascendant, sky.midheaven),
        longitudes: sky.longitudes,
        total: (planet) => planets[planet].total,
        isBenefic: (planet) => benefics.includes(planet),
        drishti: choices.drishti,
        time,
      },
      method,
    );
    const disputed: readonly Dispute[] = [...BHAVA_DISPUTES, ...strengthDisputes(rules, sky)];
    return {
      data: { method, rules, choices, time, houses: houses.map(houseData) },
      chart,
      method: 'Bhava bala: the shadbala of the lord, strength of direction and aspects on the middle of each house',
      conventions: {
        houses:
          method === 'jhora'
            ? 'their middles at the degree of the ascendant in each sign'
            : 'their middles at ascendant and midheaven, with the quadrants cut in three (Sripati); they meet half-way',
        mercury:
          'looks with his whole strength and gives, even where he is malefic for the planets; Jupiter looks whole, the others a quarter',
        ...strengthConventions(rules, choices, sky, context),
        ...(resolved.timeAssumed ? { birth_time: WITHOUT_TIME } : {}),
      },
      sources: [...BHAVA_SOURCES, ...strengthSources()],
      disputed: disputed,
      verified_against:
        "Jagannatha Hora 8, twelve of twelve houses of one chart from its own totals, within 0.03 virupa, by the method jhora; B.V. Raman's table by raman: six of twelve, the others slips that the test names",
      rules: { method: BHAVA_RULES[method], ...rulesInForce(choices) },
      restsOnBirthTime: ['time', 'houses'],
    };
  },
});
