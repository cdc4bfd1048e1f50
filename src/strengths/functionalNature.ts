import { birthOperation } from '../cast/birthOperation.js';
import { natalFields } from '../cast/natalInput.js';
import { flagSchema, record } from '../input/schemas.js';
import { signIndex } from '../math/angle.js';
import { at } from '../math/at.js';
import { rule } from '../operation/rule.js';
import { MARAKA, withheld } from '../operation/sensitive.js';
import { cite } from '../operation/sources.js';
import type { Rule, Withheld } from '../types.js';
import { SIGN_LORDS, type SignLord } from '../zodiac/lords.js';
import type { Sign } from '../zodiac/names.js';
import {
  chartOfBirth,
  type NatureOptions,
  natureConventions,
  natureDisputes,
  natureFields,
  strengthChart,
} from './birthChart.js';
import type { StrengthsInput } from './input.js';
import { signNamed } from './rules/chart.js';
import {
  type Badhaka,
  badhakaOf,
  type FunctionalNature,
  functionalNatureOf,
  type Marakas,
  marakasOf,
} from './rules/functionalNature.js';
import { LAGNA_VERDICTS, type LagnaVerdict } from './tables/lagnas.js';

/** The input of {@link functionalNature}. */
export interface FunctionalNatureInput extends StrengthsInput, NatureOptions {
  /** Whether to include the possible killers (māraka); false by default. */
  readonly sensitive?: boolean | undefined;
}

/** The functional natures of the grahas for the lagna of a chart. */
export interface FunctionalNatureData {
  /** The rising sign. */
  readonly lagna: Sign;
  /** The seven planets. */
  readonly planets: Readonly<Record<SignLord, FunctionalNature>>;
  /** The bādhaka house and its lord. */
  readonly badhaka: Badhaka;
  /** The mārakas; only with `sensitive`. */
  readonly maraka?: Marakas;
  /** What the verses add on this lagna, in short; empty where they add nothing, or only mārakas that were not requested. */
  readonly classical_note: string;
  /** The verses on this lagna: chapter and verses of Bṛhat Parāśara Horā Śāstra. */
  readonly classical_locus: string;
  /** The number of fields on mārakas left out; only without `sensitive`. */
  readonly withheld?: Withheld;
}

const RULES: Readonly<Record<string, Rule>> = {
  reasons: rule(
    'lords of trines good; of 3, 6 and 11 bad; benefics that rule angles give no good of their own, malefics no evil; 2 and 12 by company; the lord of 8 bad unless lord of a trine too, or Sun or Moon',
    'Bṛhat Parāśara Horā Śāstra 34.2–12, read',
    'agrees',
  ),
  yogakaraka: rule('lord of one of 4, 7, 10 and of one of 5, 9', 'Bṛhat Parāśara Horā Śāstra 34.13, read', 'agrees'),
  classical: rule('the word of the verses on each lagna', 'Bṛhat Parāśara Horā Śāstra 34.19–44, read', 'unconfirmed'),
  badhaka: rule(
    'lord of the 11th of movable, 9th of fixed, 7th of dual lagnas',
    'Praśna Mārga, as Achyuta Paramatma and Astroveda quote it',
    'agrees',
  ),
};

const MARAKA_RULE = rule(
  'lords of 2 and 7, malefics in them or with their lords',
  'Bṛhat Parāśara Horā Śāstra 44.2–5, read',
  'agrees',
);

/**
 * Returns the functional natures of the seven grahas for the lagna of a birth chart: the houses they rule and what the rules make of those,
 * the verdict of the verses on the lagna, the bādhaka and, with `sensitive`, the mārakas.
 *
 * All of it depends on the birth time.
 * @param input `birth`; optional `sensitive` (false by default), `ayanamsa` (default lahiri), `node` (default true), `conventions`,
 *   `moon_rule`, `mercury_rule`
 * @throws {SiddhantaError} for bad input, a clock time that the clocks skipped (`nonexistent_time`), a latitude without an ascendant
 *   (`undefined_at_latitude`)
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 34, 44.2–5; the house of obstruction Praśna Mārga.
 *
 * @example
 * ```ts
 * import { functionalNature } from 'siddhanta/strengths';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = functionalNature({ birth: { date: '1990-08-15', time: '08:30:00', place } });
 * data.lagna; // => 'Virgo'
 * data.planets.Venus.houses_ruled; // => [2, 9]
 * data.badhaka; // => { house: 7, sign: 'Pisces', lord: 'Jupiter' }
 * ```
 */
export const functionalNature = birthOperation<FunctionalNatureInput, FunctionalNatureData>()({
  name: 'strengths.functional_nature',
  summary: 'Good and bad grahas for the lagna of a birth chart: lordships, yogakaraka, badhaka, maraka and why',
  units: 1,
  schema: () => record({ ...natalFields(), sensitive: flagSchema(), ...natureFields() }),
  run(input, context) {
    const birthChart = chartOfBirth(input.birth, context);
    const chart = strengthChart(birthChart, input);
    const lagna = signIndex(chart.ascendant);
    const { sensitive } = input;
    const { note, maraka_note, locus }: LagnaVerdict = at(LAGNA_VERDICTS, lagna);
    const notes = [note, ...(sensitive ? [maraka_note] : [])].filter((text) => text !== undefined);
    const planets = SIGN_LORDS.map((graha) => {
      const { maraka, classical_maraka, ...rest } = functionalNatureOf(graha, chart);
      return [graha, sensitive ? { ...rest, maraka, classical_maraka } : rest] as const;
    });
    const left = [
      'maraka',
      'planets.*.maraka',
      'planets.*.classical_maraka',
      ...(maraka_note ? ['classical_note'] : []),
    ];
    return {
      data: {
        lagna: signNamed(lagna),
        planets: Object.fromEntries(planets) as FunctionalNatureData['planets'],
        badhaka: badhakaOf(lagna),
        ...(sensitive ? { maraka: marakasOf(chart) } : {}),
        classical_note: notes.join('; '),
        classical_locus: locus,
        ...withheld(sensitive ? [] : left.map(() => MARAKA)),
      },
      chart: birthChart,
      method:
        'Lordships of the seven by whole-sign houses from the rising sign, judged by rule and by the verses on the lagna',
      conventions: natureConventions(input.moon_rule, input.mercury_rule),
      sources: [
        cite('bphs', '34.2–17', 'what lordships make of a graha; yogakaraka'),
        cite('bphs', `34.19–44, here ${locus}`, 'the word on each lagna'),
        ...(sensitive ? [cite('bphs', '44.2–5', 'those that may kill')] : []),
        { work: 'Praśna Mārga', locus: 'quoted', note: 'the house of obstruction' },
      ],
      disputed: [
        {
          element: 'functional nature',
          note: 'classical is the word of the verses on the lagna, null where they are silent; reasons are the general rules of the same chapter, one by one. They need not agree, and no sum is made of them. Lists of other books differ, above all on lords of an angle and a bad house.',
        },
        {
          element: 'lords of Scorpio and Aquarius',
          note: 'Mars and Saturn alone. Some count Ketu and Rahu as lords beside them; so do not the verses on functional nature.',
        },
        ...natureDisputes(birthChart, input.moon_rule, input.mercury_rule),
      ],
      verified_against: 'two charts worked by a second program from the same verses; no published table',
      rules: sensitive ? { ...RULES, maraka: MARAKA_RULE } : RULES,
      restsOnBirthTime: [
        'lagna',
        'planets',
        'badhaka',
        ...(sensitive ? ['maraka'] : []),
        'classical_note',
        'classical_locus',
      ],
    };
  },
});
