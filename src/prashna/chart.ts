import * as v from 'valibot';
import { skyContext } from '../cast/context.js';
import { SiddhantaError } from '../errors.js';
import { oneOf, record, whole } from '../input/schemas.js';
import { modulo, signIndex } from '../math/angle.js';
import { at } from '../math/at.js';
import { recordOf } from '../math/recordOf.js';
import { operation } from '../operation/operation.js';
import type { LocalInstant } from '../types.js';
import { type HousedPosition, housedPosition, houseOfSign } from '../zodiac/housed.js';
import { isSignLord, lordOf, type SignLord } from '../zodiac/lords.js';
import { GRAHAS, type Graha, SIGNS, type Sign } from '../zodiac/names.js';
import type { Nature } from '../zodiac/nature.js';
import { navamshaSign } from '../zodiac/navamsha.js';
import type { House } from '../zodiac/position.js';
import { type Modality, modality } from '../zodiac/signNature.js';
import {
  EXAMPLE_QUESTION,
  NATURE_WORDS,
  type QuestionInput,
  type QuestionSky,
  questionFields,
  questionProvenance,
  questionSky,
} from './moment.js';
import { evidenceOf, type QuestionSide } from './rules/evidence.js';
import { type QuestionState, statesOf } from './rules/states.js';
import { CHART_DISPUTES, CHART_SOURCES } from './sources.js';
import { MATTER_HOUSES, MATTERS, type Matter } from './tables/matters.js';
import { type QuestionRule, RULE_VERSES, SIGN_RISINGS, type SignRising } from './tables/rules.js';

/** The input of {@link chart}. */
export interface QuestionChartInput extends QuestionInput {
  /** What the question is about: its house, and what the verses add for it. */
  readonly matter?: Matter | undefined;
  /** The house of the matter instead, 1 … 12. */
  readonly house?: number | undefined;
}

/** The rising sign of a question. */
export interface QuestionLagna extends HousedPosition {
  /** How it rises. */
  readonly rising: SignRising;
  /** Movable, fixed or dual. */
  readonly modality: Modality;
  /** Its lord. */
  readonly lord: SignLord;
  /** Sign of its navāṁśa. */
  readonly navamsha: Sign;
}

/** A graha of a question. */
export interface QuestionGraha extends HousedPosition {
  /** Whether it is retrograde. */
  readonly retrograde: boolean;
  /** Whether it is benefic at the moment. */
  readonly nature: Nature;
  /** Its states; empty for the nodes. */
  readonly states: readonly QuestionState[];
}

/** What is asked, as a house. */
export interface QuestionMatter {
  /** What the question is about; null where only a house was given. */
  readonly name: Matter | null;
  /** Its house. */
  readonly house: House;
  /** Sign of that house. */
  readonly sign: Sign;
  /** Its lord. */
  readonly lord: SignLord;
  /** House of its lord. */
  readonly lord_house: House;
  /** Where the house is from; null where it was given. */
  readonly verse: string | null;
}

/** A rule of the verses that holds. */
export interface QuestionEvidence {
  /** The rule. */
  readonly rule: QuestionRule;
  /** Whether it speaks for or against. */
  readonly side: QuestionSide;
  /** The grahas that make it. */
  readonly planets: readonly SignLord[];
  /** House of the first of them, or of what is judged; null where it is none. */
  readonly house: House | null;
  /** SP for Ṣaṭpañcāśikā, DV for Daivajñavallabhā. */
  readonly verse: string;
}

/** The chart of a question. */
export interface QuestionChartData {
  /** The moment, on the clocks of the place. */
  readonly at: LocalInstant;
  /** The rising sign. */
  readonly lagna: QuestionLagna;
  /** The nine grahas. */
  readonly planets: Readonly<Record<Graha, QuestionGraha>>;
  /** What is asked; null where neither matter nor house was given. */
  readonly matter: QuestionMatter | null;
  /** What the verses say, each on its own; nothing is added up. */
  readonly evidence: readonly QuestionEvidence[];
}

/** @throws {SiddhantaError} `invalid_value` for a house beside a matter */
export function matterOf(
  { matter, house }: Pick<QuestionChartInput, 'matter' | 'house'>,
  { lagna, grahas, ascendant }: Pick<QuestionSky, 'lagna' | 'grahas' | 'ascendant'>,
): QuestionMatter | null {
  if (matter !== undefined && house !== undefined)
    throw new SiddhantaError('invalid_value', 'house and matter are both given; give one of the two.', {
      field: 'house',
    });
  const row = matter === undefined ? undefined : MATTER_HOUSES[matter];
  const number = row?.house ?? house;
  if (number === undefined) return null;
  const sign = modulo(lagna + number - 1, 12);
  const lord = lordOf(sign);
  return {
    name: matter ?? null,
    house: number,
    sign: at(SIGNS, sign).name,
    lord,
    lord_house: houseOfSign(signIndex(grahas[lord].longitude), signIndex(ascendant)),
    verse: row?.verse ?? null,
  };
}

/** @internal */
export const matterFields = () => ({
  matter: v.optional(oneOf(MATTERS)),
  house: v.optional(whole(1, 12)),
});

/**
 * Returns the chart of a question: rising sign, grahas with their states, the house of the matter and its lord, and each rule of the verses
 * that speaks for or against. Nothing is added up to an answer.
 *
 * **Experimental**: each rule is read in its verse; no printed example was found to compare with.
 *
 * @param input `at` (ISO 8601 with offset), `place`; optional `matter` or `house` (1 … 12), `ayanamsa` (default lahiri), `node`,
 * `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `date_out_of_range` beyond the ephemeris; `undefined_at_latitude` where no point of the ecliptic
 * rises
 *
 * Source: Ṣaṭpañcāśikā; Daivajñavallabhā.
 *
 * @example
 * ```ts
 * import { chart } from 'siddhanta/prashna';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = chart({ at: '2026-02-10T10:00:00+05:30', place, matter: 'marriage' });
 * data.lagna.rising; // => 'both'
 * data.matter; // => { name: 'marriage', house: 7, sign: 'Virgo', lord: 'Mercury', lord_house: 12, verse: 'DV 2.11' }
 * ```
 */
export const chart = operation<QuestionChartInput, QuestionChartData>()({
  name: 'prashna.chart',
  summary: 'Chart of a question: lagna, grahas, house of the matter, and each rule for or against with its verse',
  units: 2,
  schools: 'all',
  experimental: true,
  schema: () => record({ ...questionFields(), ...matterFields() }),
  example: { ...EXAMPLE_QUESTION, matter: 'marriage' },
  context: skyContext,
  run(input, sky) {
    const question = questionSky(input, sky);
    const { grahas, natures, ascendant, lagna } = question;
    const matter = matterOf(input, question);
    const chart = {
      lagna,
      grahas: recordOf(GRAHAS, (graha) => ({ ...grahas[graha], nature: natures[graha] })),
    };
    return {
      data: {
        at: question.at,
        lagna: {
          ...housedPosition(ascendant, ascendant),
          rising: at(SIGN_RISINGS, lagna),
          modality: modality(lagna),
          lord: lordOf(lagna),
          navamsha: at(SIGNS, navamshaSign(ascendant)).name,
        },
        planets: recordOf(GRAHAS, (graha) => ({
          ...housedPosition(grahas[graha].longitude, ascendant),
          retrograde: grahas[graha].retrograde,
          nature: natures[graha],
          states: isSignLord(graha) ? statesOf(graha, grahas[graha], grahas.Sun.longitude) : [],
        })),
        matter,
        evidence: evidenceOf(chart, matter?.name ?? null, matter?.house ?? null).map((found) => ({
          ...found,
          verse: RULE_VERSES[found.rule],
        })),
      },
      provenance: questionProvenance(sky, question, {
        method: 'The chart of the moment, held against the verses on questions one by one',
        conventions: {
          natures: NATURE_WORDS,
          nodes_judged: 'Rahu and Ketu are listed and not judged: the verses used do not name them',
          aspects: 'full aspects from sign to sign',
          verses: 'SP is Shatpanchashika, DV Daivajnavallabha',
          evidence: 'each rule that holds is listed; none is weighed against another',
        },
        sources: CHART_SOURCES,
        disputed: CHART_DISPUTES,
        verified_against: 'the verses as they are read; no printed example of a whole question was found',
        rules: {
          'planets.*.states': {
            rule: 'eight of the ten states; defeat in war and vargas of benefics are left out',
            source: 'Daivajñavallabhā 1.3–6, read',
            state: 'unconfirmed',
          },
          evidence: {
            rule: 'each rule as its verse has it',
            source: 'Ṣaṭpañcāśikā and Daivajñavallabhā, read',
            state: 'unconfirmed',
          },
        },
      }),
      ayanamsa: sky.ayanamsa,
    };
  },
});
