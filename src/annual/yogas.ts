import * as v from 'valibot';
import { EXAMPLE_BIRTH } from '../cast/natalInput.js';
import { flagSchema, oneOf, record, whole } from '../input/schemas.js';
import { signIndex } from '../math/angle.js';
import type { LocalInstant } from '../types.js';
import { lordOf, type SignLord } from '../zodiac/lords.js';
import type { House } from '../zodiac/position.js';
import { type AnnualYear, annualOperation, describeYear } from './describe.js';
import { type AnnualInput, annualFields, YEAR_SAYING } from './input.js';
import { perfectionFrom } from './perfection.js';
import { ORBS, type Orb, type Pair } from './rules/pairs.js';
import { KHALLASARAS, type Khallasara, pairsOf, TAJIKA_YOGAS, type TajikaYoga, tajikaYogas } from './rules/yogas.js';
import { annualSky, returnSky, toLocalInstant } from './sky.js';
import { adawal, pvr, SHENOY } from './sources.js';
import { type StrengthOptions, strengthFields, strengthWords } from './yearLord.js';
import {
  describePair,
  describeYoga,
  type TajikaPair,
  type TajikaYogaFound,
  tajikaWords,
  yogaChart,
} from './yogaData.js';

/** The input of {@link yogas}. */
export interface AnnualYogasInput extends AnnualInput, StrengthOptions {
  /** The orb: half the sum of two dīptāṁśas (`mean`, the default), or the smaller one (`each`). */
  readonly orb?: Orb | undefined;
  /** Whether signs 2/12 apart aspect each other, neutrally; false by default. */
  readonly neutral_aspects?: boolean | undefined;
  /** The rule of khallasara: S. Adawal’s (`adawal`, the default) or Narasimha Rao’s (`pvr`). */
  readonly khallasara?: Khallasara | undefined;
  /** The house of the matter, 1 … 12: only pairs and yogas of the ascendant’s lord and its lord are judged. */
  readonly matter_house?: number | undefined;
}

/** The matter. */
export interface TajikaMatter {
  /** Its house. */
  readonly house: House;
  /** Lord of the annual ascendant. */
  readonly lagna_lord: SignLord;
  /** Lord of the sign of that house. */
  readonly lord: SignLord;
}

/** The yogas of a year. */
export interface AnnualYogasData extends AnnualYear {
  /** The pairs judged: 21, or that of the ascendant’s lord and the lord of the matter. */
  readonly pairs: readonly TajikaPair[];
  /** The yogas present, in the order of the sixteen. */
  readonly yogas: readonly TajikaYogaFound[];
  /** The absent ones. */
  readonly absent: readonly TajikaYoga[];
  /** The lords of the ascendant and the matter; null without a requested house. */
  readonly matter: TajikaMatter | null;
}

/**
 * Returns the sixteen yogas of Tājika in an annual chart: the pairs with aspect, difference of degrees, orb and the instant at which an
 * ithasala becomes exact; each yoga present with the facts that make it; and the names of the absent ones.
 * @param input `birth`; `completed_years` or `at`; optional `orb` (`mean`, `each`), `neutral_aspects`, `khallasara` (`adawal`, `pvr`),
 *   `matter_house` (1 … 12), `relation`, `drekkana`, `place`, `zodiac`, `ayanamsa`, `node`, `conventions`
 * @throws {SiddhantaError} for bad input; `date_out_of_range`; `undefined_at_latitude`
 *
 * Source: P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, 29; S. Adawal, Tajik Shastra and Annual Horoscopy, IV.
 *
 * @example
 * ```ts
 * import { yogas } from 'siddhanta/annual';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = yogas({ birth: { date: '1990-08-15', time: '08:30:00', place }, completed_years: 35 });
 * data.pairs.filter(({ yoga }) => yoga === 'ithasala').map(({ planets }) => planets.join('-')); // => ['Moon-Venus', 'Moon-Jupiter']
 * data.absent.length; // => 14
 * ```
 */
export const yogas = annualOperation<AnnualYogasInput, AnnualYogasData>()({
  name: 'annual.yogas',
  summary: 'The sixteen Tajika yogas of a year with orbs and evidence, and when each aspect is exact',
  units: 3,
  work: { ms: 3, bytes: 8000 },
  schema: () =>
    record({
      ...annualFields(),
      ...strengthFields(),
      orb: v.optional(oneOf(ORBS), ORBS[0]),
      neutral_aspects: flagSchema(),
      khallasara: v.optional(oneOf(KHALLASARAS), KHALLASARAS[0]),
      matter_house: v.optional(whole(1, 12)),
    }),
  alternatives: YEAR_SAYING,
  example: { birth: EXAMPLE_BIRTH, completed_years: 35 },
  run(input, context) {
    const year = annualSky(input, context);
    const { natal, place } = year;
    const cast = returnSky(year);
    const chart = yogaChart(cast, input);
    const lagna = signIndex(cast.ascendant);
    const { matter_house: house, khallasara } = input;
    const matter = house === undefined ? undefined : ([lordOf(lagna), lordOf((lagna + house - 1) % 12)] as const);
    const found = tajikaYogas(chart, { khallasara, matter });
    const names = new Set(found.map(({ name }) => name));
    const perfection = perfectionFrom(natal.sky, cast.instant, place);
    const toLocal = toLocalInstant(place, natal.sky);
    const exact = (pair: Pair): LocalInstant | null => {
      const ms = pair.yoga === 'ithasala' ? perfection.of(pair) : undefined;
      return ms === undefined ? null : toLocal(ms);
    };
    return {
      data: {
        ...describeYear(year),
        pairs: pairsOf(chart, matter).map((pair) => describePair(pair, exact(pair))),
        yogas: found.map(describeYoga),
        absent: TAJIKA_YOGAS.filter((name) => !names.has(name)),
        matter: house === undefined || matter === undefined ? null : { house, lagna_lord: matter[0], lord: matter[1] },
      },
      chart: year,
      method: 'The sixteen yogas by sign distance, degrees within signs, dīptāṁśas and the motions of the instant',
      conventions: {
        ...tajikaWords(input),
        last_degree: 'who leaves a sign goes forward in [29°, 30°); one that goes back leaves by the other end',
        strong: 'exalted, in the own sign, or at least 10 vishwa',
        weak: 'debilitated, in an enemy’s sign by the places of the year, or less than 5 vishwa',
        khallasara: input.khallasara,
        ...strengthWords(input),
      },
      sources: [
        pvr('29.1–29.3', 'the sixteen yogas with an example of each'),
        adawal('IV', 'gairi kamboola, khallasara'),
        SHENOY,
      ],
      disputed: [
        {
          element: 'orb',
          note: 'The mean of two deeptamshas (Shenoy, Adawal), or each within the other’s (Narasimha Rao). The option orb chooses.',
        },
        {
          element: 'aspect of 2/12',
          note: 'None (tradition), or a neutral one (Narasimha Rao). The option neutral_aspects chooses.',
        },
        {
          element: 'gairi kamboola, khallasara, duhphali kuttha and kuttha',
          note: 'Authors differ. Khallasara after Adawal, or as Narasimha Rao tells it (option khallasara); duhphali kuttha after his example and the tradition of the Nilakanthi, his sentence says the reverse.',
        },
      ],
      verified_against:
        'nine pairs of grahas of a textbook (ithasala or ishrafa, and which kind) and its examples of the other yogas, but for durapha and dutthottha davira, whose examples there do not meet their own definitions',
      rules: {
        pairs: {
          rule: 'ithasala applying and ishrafa separating within the orb',
          source: 'Narasimha Rao 29.2.3–29.2.4, read',
          state: 'checked',
        },
        'yogas.durapha, yogas.dutthottha_davira': {
          rule: 'as Narasimha Rao defines them',
          source: 'Narasimha Rao 29.2, read; his examples do not meet the definitions',
          state: 'unconfirmed',
        },
      },
      restsOnBirthTime: ['return', 'next_return', 'pairs', 'yogas', 'absent', 'matter'],
    };
  },
});
