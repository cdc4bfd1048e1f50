import * as v from 'valibot';
import { skyContext } from '../cast/context.js';
import { SiddhantaError } from '../errors.js';
import { oneOf, record, whole } from '../input/schemas.js';
import { within } from '../input/stated.js';
import { modulo, signIndex } from '../math/angle.js';
import { at } from '../math/at.js';
import { recordOf } from '../math/recordOf.js';
import { operation } from '../operation/operation.js';
import type { LocalInstant } from '../types.js';
import { houseOfSign } from '../zodiac/housed.js';
import { SIGN_LORDS, type SignLord } from '../zodiac/lords.js';
import { SIGNS, type Sign } from '../zodiac/names.js';
import { navamshaSign } from '../zodiac/navamsha.js';
import type { House } from '../zodiac/position.js';
import {
  EXAMPLE_QUESTION,
  NATURE_WORDS,
  type QuestionInput,
  questionFields,
  questionProvenance,
  questionSky,
} from './moment.js';
import { chatraOf, NUMBERS, pathOf, signOfAzimuth, signOfSyllable, startOfNumber } from './rules/arudha.js';
import { type ArudhaRule, arudhaEvidence } from './rules/arudhaEvidence.js';
import type { QuestionSide } from './rules/evidence.js';
import { ARUDHA_DISPUTES, ARUDHA_SOURCES } from './sources.js';
import type { ZodiacPath } from './tables/paths.js';

export const CHATRA_PATHS = ['arudha', 'sun'] as const;

/** The input of {@link arudha}: one of `number`, `azimuth` and `syllable`. */
export interface ArudhaInput extends QuestionInput {
  /** A number that the asker names, 1 … 108. */
  readonly number?: number | undefined;
  /** Where the asker is, as seen by who answers: degrees clockwise from north, 0 ≤ azimuth < 360. */
  readonly azimuth?: number | undefined;
  /** The first syllable of the question, in IAST or Devanāgarī. */
  readonly syllable?: string | undefined;
  /** Whose path gives the chatra: that of the ārūḍha (`arudha`, the default) or of the Sun (`sun`). */
  readonly path?: (typeof CHATRA_PATHS)[number] | undefined;
}

/** A navāṁśa within its sign. @asType integer @minimum 1 @maximum 9 */
export type NavamshaNumber = number;

/** What the ārūḍha was found by. @names none */
export type ArudhaMeans = 'number' | 'azimuth' | 'syllable';

/** The ārūḍha. */
export interface ArudhaSign {
  /** Its sign. */
  readonly sign: Sign;
  /** Which navāṁśa of the sign, for a number; null otherwise. */
  readonly navamsha: NavamshaNumber | null;
  /** Sign of that navāṁśa; null otherwise. */
  readonly navamsha_sign: Sign | null;
  /** The letter that was read, in IAST, for a syllable; null otherwise. */
  readonly letter: string | null;
  /** Its house from the rising sign. */
  readonly house: House;
}

/** The chatra. */
export interface ChatraSign {
  /** The path by whose sign it is counted. */
  readonly path: ZodiacPath;
  /** The count, the same from the ārūḍha to the path and from the lagna to the chatra. */
  readonly count: House;
  /** Its sign. */
  readonly sign: Sign;
}

/** A rule on ārūḍha and chatra that holds. */
export interface ArudhaEvidence {
  /** The rule. */
  readonly rule: ArudhaRule;
  /** Whether it speaks for or against. */
  readonly side: QuestionSide;
  /** The grahas that make it. */
  readonly planets: readonly SignLord[];
  /** JP for Jñānapradīpikā. */
  readonly verse: string;
}

/** The ārūḍha of a question. */
export interface ArudhaData {
  /** The moment, on the clocks of the place. */
  readonly at: LocalInstant;
  /** What the ārūḍha was found by. */
  readonly by: ArudhaMeans;
  /** The ārūḍha. */
  readonly arudha: ArudhaSign;
  /** The rising sign. */
  readonly lagna: Sign;
  /** The chatra. */
  readonly chatra: ChatraSign;
  /** What the verses say, each on its own; nothing is added up. */
  readonly evidence: readonly ArudhaEvidence[];
}

type Given = Pick<ArudhaInput, ArudhaMeans>;

function given(input: Given): ArudhaMeans {
  const means = (['number', 'azimuth', 'syllable'] as const).filter((field) => input[field] !== undefined);
  const [first, second] = means;
  if (first === undefined)
    throw new SiddhantaError('missing_field', 'number, azimuth or syllable is required. Add one of the three.', {
      field: 'number',
    });
  if (second !== undefined)
    throw new SiddhantaError('invalid_value', `${first} and ${second} are both given; give one of the two.`, {
      field: second,
    });
  return first;
}

function arudhaOf({ number, azimuth, syllable }: Given): Pick<ArudhaSign, 'navamsha' | 'letter'> & {
  sign: number;
  navamshaSign: number | null;
} {
  if (number !== undefined) {
    const start = startOfNumber(number);
    return {
      sign: signIndex(start),
      navamsha: modulo(number - 1, 9) + 1,
      navamshaSign: navamshaSign(start),
      letter: null,
    };
  }
  if (azimuth !== undefined) return { sign: signOfAzimuth(azimuth), navamsha: null, navamshaSign: null, letter: null };
  const found = signOfSyllable(syllable ?? '');
  if (found === undefined)
    throw new SiddhantaError(
      'invalid_value',
      `syllable is "${syllable}"; it must begin with a letter of Sanskrit. Write it in IAST or Devanagari.`,
      { field: 'syllable' },
    );
  return { sign: found.sign, navamsha: null, navamshaSign: null, letter: found.letter };
}

const azimuthSchema = () => {
  const message = 'it must be a number from 0 to below 360 (degrees clockwise from north).';
  return v.pipe(v.number(message), within({ minimum: 0, exclusiveMaximum: 360 }, message));
};

const signName = (sign: number): Sign => at(SIGNS, sign).name;

/**
 * Returns the ārūḍha of a question, by a number, by the direction of the asker or by the first syllable, with the chatra and each rule of
 * the verses that speaks for or against. Nothing is added up to an answer.
 *
 * **Experimental**: sign and navāṁśa of a number, and the chatra, are held against one example each; the rules are read in their verses.
 *
 * @param input `at` (ISO 8601 with offset), `place`, one of `number` (1 … 108), `azimuth` (degrees clockwise from north) and `syllable`;
 * optional `path` (`arudha`, `sun`), `ayanamsa` (default lahiri), `node`, `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `date_out_of_range` beyond the ephemeris; `undefined_at_latitude` where no point of the ecliptic
 * rises
 *
 * Source: Jñānapradīpikā; Daivajñavallabhā 14.29–32.
 *
 * @example
 * ```ts
 * import { arudha } from 'siddhanta/prashna';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = arudha({ at: '2026-02-10T10:00:00+05:30', place, number: 45 });
 * data.arudha; // => { sign: 'Leo', navamsha: 9, navamsha_sign: 'Sagittarius', letter: null, house: 6 }
 * data.chatra; // => { path: 'Aries', count: 9, sign: 'Scorpio' }
 * ```
 */
export const arudha = operation<ArudhaInput, ArudhaData>()({
  name: 'prashna.arudha',
  summary: 'Arudha of a question by number, direction or syllable, with the chatra and each rule for or against',
  units: 2,
  schools: 'all',
  experimental: true,
  schema: () =>
    record({
      ...questionFields(),
      number: v.optional(whole(1, NUMBERS)),
      azimuth: v.optional(azimuthSchema()),
      syllable: v.optional(v.pipe(v.string(), v.minLength(1), v.maxLength(100))),
      path: v.optional(oneOf(CHATRA_PATHS), CHATRA_PATHS[0]),
    }),
  alternatives: ['number', 'azimuth', 'syllable'],
  example: { ...EXAMPLE_QUESTION, number: 45 },
  context: skyContext,
  run(input, sky) {
    const by = given(input);
    const found = arudhaOf(input);
    const question = questionSky(input, sky);
    const { grahas, natures, lagna } = question;
    const path = pathOf(input.path === 'sun' ? signIndex(grahas.Sun.longitude) : found.sign);
    const { count, sign } = chatraOf(found.sign, lagna, path);
    const chart = {
      lagna,
      grahas: recordOf(SIGN_LORDS, (graha) => ({ ...grahas[graha], nature: natures[graha] })),
    };
    return {
      data: {
        at: question.at,
        by,
        arudha: {
          sign: signName(found.sign),
          navamsha: found.navamsha,
          navamsha_sign: found.navamshaSign === null ? null : signName(found.navamshaSign),
          letter: found.letter,
          house: houseOfSign(found.sign, lagna),
        },
        lagna: signName(lagna),
        chatra: { path, count, sign: signName(sign) },
        evidence: arudhaEvidence(chart, { arudha: found.sign, chatra: sign }),
      },
      provenance: questionProvenance(sky, question, {
        method: 'The sign of the asker, the rising sign and the chatra, held against the verses one by one',
        conventions: {
          number: 'navamshas of the zodiac from Aries 0°, 3°20′ each',
          azimuth: 'clockwise from north; Taurus from 90° to 120°, then in the order of the signs',
          syllable: 'the class of the first letter gives the lord, an odd place in the class its odd sign',
          path: input.path === 'sun' ? 'that of the Sun' : 'that of the arudha',
          natures: NATURE_WORDS,
          aspects: 'full aspects from sign to sign',
          verses: 'JP is Jnanapradipika; 153, on the Moon, is said of a lost thing',
        },
        sources: ARUDHA_SOURCES,
        disputed: ARUDHA_DISPUTES,
        verified_against:
          'one printed number, and the chatra of one printed ārūḍha (fixtures/sources/prashna.json); else the verses',
        rules: {
          'arudha.navamsha': {
            rule: 'sign by ninths of the number, navāṁśa by the remainder',
            source: 'a page on praśna ārūḍha, read',
            state: 'checked',
          },
          chatra: { rule: 'Jñānapradīpikā 41', source: 'read, with its example', state: 'checked' },
          evidence: {
            rule: 'each rule as its verse has it',
            source: 'Jñānapradīpikā 153–167, read',
            state: 'unconfirmed',
          },
        },
      }),
      ayanamsa: sky.ayanamsa,
    };
  },
});
