import * as v from 'valibot';
import { perfectionFrom } from '../annual/perfection.js';
import { arcDegrees } from '../annual/rules/chart.js';
import { ORBS, type Orb, type Pair } from '../annual/rules/pairs.js';
import { between } from '../annual/rules/yogaChart.js';
import { KHALLASARAS, type Khallasara, TAJIKA_YOGAS, type TajikaYoga, tajikaYogas } from '../annual/rules/yogas.js';
import { castSky, toLocalInstant } from '../annual/sky.js';
import { type StrengthOptions, strengthFields, strengthWords } from '../annual/yearLord.js';
import {
  describePair,
  describeYoga,
  type TajikaPair,
  type TajikaYogaFound,
  tajikaWords,
  yogaChart,
} from '../annual/yogaData.js';
import { skyContext } from '../cast/context.js';
import { SiddhantaError } from '../errors.js';
import { flagSchema, oneOf, record } from '../input/schemas.js';
import { at } from '../math/at.js';
import { operation } from '../operation/operation.js';
import type { LocalInstant } from '../types.js';
import { lordOf, type SignLord } from '../zodiac/lords.js';
import { SIGNS, type Sign } from '../zodiac/names.js';
import { matterFields, matterOf, type QuestionChartInput, type QuestionMatter } from './chart.js';
import { EXAMPLE_QUESTION, questionFields, questionProvenance, questionSky } from './moment.js';
import type { QuestionSide } from './rules/evidence.js';
import { type TajikaFact, tajikaEvidence } from './rules/tajikaEvidence.js';
import { TAJIKA_DISPUTES, TAJIKA_SOURCES } from './sources.js';

/** The input of {@link tajika}: `matter` or `house` is required. */
export interface QuestionTajikaInput extends QuestionChartInput, StrengthOptions {
  /** The orb: half the sum of two dīptāṁśas (`mean`, the default), or the smaller one (`each`). */
  readonly orb?: Orb | undefined;
  /** Whether signs 2/12 apart aspect each other, neutrally; false by default. */
  readonly neutral_aspects?: boolean | undefined;
  /** The rule of khallasara: S. Adawal’s (`adawal`, the default) or Narasimha Rao’s (`pvr`). */
  readonly khallasara?: Khallasara | undefined;
}

/** Days at a day for each five minutes of arc. @minimum 0 @maximum 360 */
export type ArcDays = number;

/** A fact between the two lords and the Moon. */
export interface QuestionTajikaEvidence {
  /** The fact. */
  readonly fact: TajikaFact;
  /** Whether it speaks for or against. */
  readonly side: QuestionSide;
  /** The grahas that make it. */
  readonly planets: readonly SignLord[];
}

/** The Tājika judgment of a question, in its parts. */
export interface QuestionTajikaData {
  /** The moment, on the clocks of the place. */
  readonly at: LocalInstant;
  /** The rising sign. */
  readonly lagna: Sign;
  /** Its lord, lagneśa. */
  readonly lagna_lord: SignLord;
  /** What is asked; its lord is kāryeśa. */
  readonly matter: QuestionMatter;
  /** The two lords; null where one graha is both. */
  readonly pair: TajikaPair | null;
  /** Days until it happens, by twelve times their difference of degrees; null without an ithasala. */
  readonly days: ArcDays | null;
  /** The Moon with each of the two that is not the Moon. @maxItems 2 */
  readonly moon_pairs: readonly TajikaPair[];
  /** The yogas of the two lords and of the chart as a whole, in the order of the sixteen. */
  readonly yogas: readonly TajikaYogaFound[];
  /** The absent ones. */
  readonly absent: readonly TajikaYoga[];
  /** What the list of S. Adawal says, each on its own; nothing is added up. */
  readonly evidence: readonly QuestionTajikaEvidence[];
}

const DAYS_PER_DEGREE = 12;

/** Six decimals. */
export const daysOfArc = (arc: number): ArcDays =>
  Math.round(Math.abs(arcDegrees(arc)) * DAYS_PER_DEGREE * 1_000_000) / 1_000_000;

/**
 * Returns the lords of lagna and matter of a question by Tājika: their aspect, orb and yoga, those of the Moon with each, the yogas of the
 * sixteen that bear on them, and what speaks for or against. Nothing is added up to an answer.
 *
 * **Experimental**: the yogas are those of `annual.yogas`; of a whole question no printed example was found, of the days one.
 *
 * @param input `at` (ISO 8601 with offset), `place`, `matter` or `house` (1 … 12); optional `orb` (`mean`, `each`), `neutral_aspects`,
 * `khallasara` (`adawal`, `pvr`), `relation`, `drekkana`, `ayanamsa` (default lahiri), `node`, `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `date_out_of_range` beyond the ephemeris; `undefined_at_latitude` where no point of the ecliptic
 * rises
 *
 * Source: S. Adawal, Tajik Shastra and Annual Horoscopy, IV.9; P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, 29.
 *
 * @example
 * ```ts
 * import { tajika } from 'siddhanta/prashna';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = tajika({ at: '2026-02-10T10:00:00+05:30', place, matter: 'marriage' });
 * [data.lagna_lord, data.matter.lord]; // => ['Jupiter', 'Mercury']
 * data.moon_pairs.map(({ planets, yoga }) => `${planets.join(' and ')}: ${yoga}`); // => ['Moon and Jupiter: null', 'Moon and Mercury: ithasala']
 * ```
 */
export const tajika = operation<QuestionTajikaInput, QuestionTajikaData>()({
  name: 'prashna.tajika',
  summary: 'Lords of lagna and matter of a question by Tajika: aspect, orb, yogas and the part of the Moon',
  units: 2,
  work: { ms: 3, bytes: 6000 },
  schools: 'all',
  experimental: true,
  schema: () =>
    record({
      ...questionFields(),
      ...matterFields(),
      ...strengthFields(),
      orb: v.optional(oneOf(ORBS), ORBS[0]),
      neutral_aspects: flagSchema(),
      khallasara: v.optional(oneOf(KHALLASARAS), KHALLASARAS[0]),
    }),
  alternatives: ['matter', 'house'],
  example: { ...EXAMPLE_QUESTION, matter: 'marriage' },
  context: skyContext,
  run(input, sky) {
    const question = questionSky(input, sky);
    const matter = matterOf(input, question);
    if (matter === null)
      throw new SiddhantaError('missing_field', 'matter or house is required. Add one of the two.', {
        field: 'matter',
      });
    const { lagna, utcMs, place, grahas } = question;
    const cast = castSky(sky, utcMs, place, 'place');
    const chart = yogaChart(cast, input);
    const lagnaLord = lordOf(lagna);
    const moving = (name: SignLord) =>
      at(
        chart.grahas.filter(({ planet }) => planet === name),
        0,
      );
    const pairOfTwo = (one: SignLord, other: SignLord): Pair | null =>
      one === other ? null : between(chart, moving(one), moving(other));
    const pair = pairOfTwo(lagnaLord, matter.lord);
    const moonPairs = [...new Set([lagnaLord, matter.lord])].flatMap((lord) => pairOfTwo('Moon', lord) ?? []);
    const found = tajikaYogas(chart, { khallasara: input.khallasara, matter: [lagnaLord, matter.lord] });
    const names = new Set(found.map(({ name }) => name));
    const perfection = perfectionFrom(sky, cast.instant, place);
    const toLocal = toLocalInstant(place, sky);
    const described = (one: Pair): TajikaPair => {
      const ms = one.yoga === 'ithasala' ? perfection.of(one) : undefined;
      return describePair(one, ms === undefined ? null : toLocal(ms));
    };
    return {
      data: {
        at: question.at,
        lagna: at(SIGNS, lagna).name,
        lagna_lord: lagnaLord,
        matter,
        pair: pair === null ? null : described(pair),
        days: pair?.yoga === 'ithasala' ? daysOfArc(pair.difference) : null,
        moon_pairs: moonPairs.map(described),
        yogas: found.map(describeYoga),
        absent: TAJIKA_YOGAS.filter((name) => !names.has(name)),
        evidence: tajikaEvidence({
          chart,
          grahas,
          lagnaLord,
          lord: matter.lord,
          house: matter.house,
          pair,
          moonPairs,
          names,
        }),
      },
      provenance: questionProvenance(sky, question, {
        method: 'The lords of lagna and matter and the Moon, by the sixteen yogas of Tajika',
        conventions: {
          ...tajikaWords(input),
          days: 'twelve days for a degree between the two, degrees within their signs',
          khallasara: input.khallasara,
          ...strengthWords(input),
        },
        sources: TAJIKA_SOURCES,
        disputed: TAJIKA_DISPUTES,
        verified_against:
          'the yogas as annual.yogas has them (nine printed pairs); the days by one printed example (fixtures/sources/prashna.json)',
        rules: {
          days: { rule: 'twelve times the difference of degrees', source: 'S. Adawal IV.9, 5, read', state: 'checked' },
          evidence: { rule: 'eight conditions', source: 'S. Adawal IV.9, 4, read', state: 'unconfirmed' },
        },
      }),
      ayanamsa: sky.ayanamsa,
    };
  },
});
