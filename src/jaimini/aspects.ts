import * as v from 'valibot';
import { birthOperation } from '../cast/birthOperation.js';
import { oneOf, record } from '../input/schemas.js';
import { modulo, SIGN } from '../math/angle.js';
import { recordOf } from '../math/recordOf.js';
import { cite } from '../operation/sources.js';
import { rashiDrishti } from '../zodiac/drishti.js';
import { GRAHAS, type Graha, SIGNS, type Sign } from '../zodiac/names.js';
import { type Nature, naturalNatures } from '../zodiac/nature.js';
import type { House } from '../zodiac/position.js';
import type { GrahaStrengthRule } from '../zodiac/signStrength.js';
import {
  CO_LORD_DISPUTE,
  chartWords,
  type JaiminiChart,
  type JaiminiChartInput,
  jaiminiBirth,
  jaiminiChartFields,
  nthFrom,
  pvr,
  STRENGTH_SOURCES,
  signNamed,
  sutras,
} from './chart.js';
import { type Argala, type ArgalaVerdict, argalasOn } from './rules/argala.js';
import { ARGALA_REVERSES, type ArgalaReverse } from './tables/argala.js';

/** The input of {@link aspects}. */
export interface JaiminiAspectsInput extends JaiminiChartInput {
  /** When argala is counted backward: with Ketu in the reference (`ketu`, the default), with either node (`nodes`), or never (`none`). */
  readonly reverse?: ArgalaReverse | undefined;
}

/** The signs that a sign aspects. */
export interface SignAspects {
  /** From Aries on. */
  readonly aspects: readonly Sign[];
}

/** The aspects of a graha by its sign. */
export interface GrahaRashiDrishti {
  /** Its sign. */
  readonly sign: Sign;
  /** Signs it aspects, from Aries on. */
  readonly signs: readonly Sign[];
  /** Their houses, in the same order. */
  readonly houses: readonly House[];
  /** Grahas in them, in chart order. */
  readonly planets: readonly Graha[];
}

/** A quarter of a sign, 1 … 4. @asType integer @minimum 1 @maximum 4 */
export type QuarterOfSign = number;

/** A graha that makes argala or obstructs it. */
export interface ArgalaGraha {
  /** The graha. */
  readonly planet: Graha;
  /** Benefic or malefic by nature: a good argala or a bad one. */
  readonly nature: Nature;
  /** Its quarter of the sign. A verse not applied here obstructs the first only by the fourth, the second only by the third. */
  readonly quarter: QuarterOfSign;
}

/** The strongest of either side, for equal numbers. */
export interface ArgalaContest {
  /** Of those who make argala. */
  readonly argala: Graha;
  /** Of those who obstruct it. */
  readonly obstruction: Graha;
  /** The rule of strength that decided. */
  readonly decided_by: GrahaStrengthRule | 'tie';
}

/** An argala and its obstruction. */
export interface ArgalaOf {
  /** The house that makes it, counted from the reference. */
  readonly from: House;
  /** The house that obstructs it. */
  readonly obstructed_from: House;
  /** The rank of the pair. */
  readonly kind: 'primary' | 'secondary';
  /** The grahas that make it. */
  readonly planets: readonly ArgalaGraha[];
  /** The grahas that obstruct it. */
  readonly obstructors: readonly ArgalaGraha[];
  /** `none`, `unobstructed`, `argala` (it prevails), `obstructed`, `tie`. */
  readonly verdict: ArgalaVerdict;
  /** 1 slight (one graha), 2 medium (two), 3 strong; null without any. */
  readonly weight: 1 | 2 | 3 | null;
  /** Only for equal numbers: whose strength decided. */
  readonly evidence?: ArgalaContest;
}

/** The argalas on a house or a graha. */
export interface ArgalasOnSign {
  /** The sign of the reference. */
  readonly sign: Sign;
  /** Whether houses are counted backward. */
  readonly counted_backward: boolean;
  /** From the second, fourth, eleventh and fifth. */
  readonly pairs: readonly ArgalaOf[];
  /** Whether three or more malefics in the third make argala by themselves, beside the verdict of the pair 11 and 3. */
  readonly vipareeta: boolean;
}

/** A house, `1` … `12`, or a graha. */
export type ArgalaReference = `${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12}` | Graha;

/** Aspects of signs and argalas of a birth. */
export interface JaiminiAspectsData {
  /** The signs that each sign aspects. */
  readonly signs: Readonly<Record<Sign, SignAspects>>;
  /** The aspects of each graha by its sign. */
  readonly planets: Readonly<Record<Graha, GrahaRashiDrishti>>;
  /** Argalas on the twelve houses and the nine grahas. */
  readonly argala: Readonly<Record<ArgalaReference, ArgalasOnSign>>;
}

export function rashiAspectsOf({ strength, lagna }: JaiminiChart): Pick<JaiminiAspectsData, 'signs' | 'planets'> {
  const planet = (graha: Graha): GrahaRashiDrishti => {
    const sign = strength.signs[graha];
    const seen = rashiDrishti(sign);
    return {
      sign: signNamed(sign),
      signs: seen.map(signNamed),
      houses: seen.map((other) => modulo(other - lagna, 12) + 1),
      planets: GRAHAS.filter((other) => seen.includes(strength.signs[other])),
    };
  };
  return {
    signs: recordOf(
      SIGNS.map(({ name }) => name),
      (_, sign): SignAspects => ({ aspects: rashiDrishti(sign).map(signNamed) }),
    ),
    planets: recordOf(GRAHAS, planet),
  };
}

function argalaData(
  { strength, lagna }: JaiminiChart,
  natures: Readonly<Record<Graha, Nature>>,
  reverse: ArgalaReverse,
): JaiminiAspectsData['argala'] {
  const graha = (planet: Graha): ArgalaGraha => ({
    planet,
    nature: natures[planet],
    quarter: Math.floor((strength.inSign[planet] * 4) / SIGN) + 1,
  });
  const tell = ({ pair, planets, obstructors, verdict, weight, evidence }: Argala): ArgalaOf => ({
    from: pair.from,
    obstructed_from: pair.obstructedFrom,
    kind: pair.kind,
    planets: planets.map(graha),
    obstructors: obstructors.map(graha),
    verdict,
    weight,
    ...(evidence === null
      ? {}
      : {
          evidence: {
            argala: evidence.argala,
            obstruction: evidence.obstruction,
            decided_by: evidence.decidedBy,
          },
        }),
  });
  const on = (sign: number): ArgalasOnSign => {
    const { backward, argalas, vipareeta } = argalasOn(strength, natures, sign, reverse);
    return { sign: signNamed(sign), counted_backward: backward, pairs: argalas.map(tell), vipareeta };
  };
  return Object.fromEntries([
    ...SIGNS.map((_, i) => [String(i + 1), on(nthFrom(lagna, i + 1))]),
    ...GRAHAS.map((planet) => [planet, on(strength.signs[planet])]),
  ]) as JaiminiAspectsData['argala'];
}

/**
 * Returns the rāśi aspects and argalas of a birth: the grahas that intervene in each house and graha from the second, fourth, eleventh and
 * fifth, those that obstruct them, and which side prevails.
 * @param input `birth`; optional `reverse` (`ketu`, `nodes`, `none`), `varga` (`d1` by default), `co_lords`, `nodes_exalted`, `ayanamsa`
 *   (default lahiri), `node` (default true), `conventions`
 * @throws {SiddhantaError} for bad input; `undefined_at_latitude` where no point of the ecliptic rises
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 8.1–5, 31.1–18; P. V. R. Narasimha Rao 10.
 *
 * @example
 * ```ts
 * import { aspects } from 'siddhanta/jaimini';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = aspects({ birth: { date: '1990-08-15', time: '08:30:00', place } });
 * data.planets.Moon.signs; // => ['Cancer', 'Libra', 'Capricorn']
 * data.argala['1'].pairs[2]?.verdict; // => 'unobstructed'
 * ```
 */
export const aspects = birthOperation<JaiminiAspectsInput, JaiminiAspectsData>()({
  name: 'jaimini.aspects',
  summary: 'Aspects of signs, argala and what obstructs it, on the twelve houses and nine grahas',
  units: 1,
  schema: () => record({ ...jaiminiChartFields(), reverse: v.optional(oneOf(ARGALA_REVERSES), ARGALA_REVERSES[0]) }),
  run(input, context) {
    const chart = jaiminiBirth(input, context);
    const { natal } = chart;
    const { grahas } = natal;
    const natures = naturalNatures(recordOf(GRAHAS, (graha) => grahas[graha].longitude));
    return {
      data: { ...rashiAspectsOf(chart), argala: argalaData(chart, natures, input.reverse) },
      chart: natal,
      method: 'Aspects from sign to sign; argala from the 2nd, 4th, 11th and 5th against the 12th, 10th, 3rd and 9th',
      conventions: {
        reverse: `${input.reverse}: where it is in the reference, all places are counted backward`,
        obstruction:
          'counted from the reference; more grahas prevail, of equal numbers the side with the stronger graha',
        natures:
          'of the birth chart: the Moon benefic while she waxes, Mercury malefic with any malefic in his sign; Sun, Mars, Saturn and the nodes malefic',
        ...chartWords(input),
      },
      sources: [
        cite('bphs', '8.1–5', 'aspects of signs'),
        cite('bphs', '31.1–18', 'argala, obstruction and what they weigh'),
        pvr('10.3–10.8', 'aspects of signs and argala, worked'),
        sutras('1.1.5–10', 'argala, and the counting from Ketu'),
        ...STRENGTH_SOURCES.slice(0, 1),
      ],
      disputed: [
        {
          element: 'counting backward',
          note: 'From the sign of Ketu alone (Jaimini Sutras 1.1.10, Narasimha Rao), or of either node (Santhanam on BPHS 31.2–9). The option reverse chooses.',
        },
        {
          element: 'place of the obstruction',
          note: 'Counted from the reference (Santhanam’s note, Narasimha Rao), or from the place of the argala; no option.',
        },
        {
          element: 'argala by quarters',
          note: 'BPHS 31.10 has the first quarter of a sign obstructed by the fourth alone and the second by the third. Not applied; each graha tells its quarter.',
        },
        CO_LORD_DISPUTE,
      ],
      verified_against:
        'all aspects of a published chart (Narasimha Rao, exercise 15), and argala and obstruction on eight houses of the same (exercise 16)',
      rules: {
        planets: {
          rule: 'a movable sign looks on the fixed ones but the next, a fixed on the movable ones but the one before, a dual on the other dual ones',
          source: 'BPHS 8.1–5, read; Narasimha Rao 10.3, read',
          state: 'checked',
        },
        'argala.*.pairs.*.planets': {
          rule: 'who is in the 2nd, 4th, 11th and 5th, and who in the 12th, 10th, 3rd and 9th',
          source: 'BPHS 31.2–9, read; Narasimha Rao 10.4, read',
          state: 'checked',
        },
        'argala.*.pairs.*.verdict': {
          rule: 'by number, then by the rules of strength',
          source: 'Narasimha Rao 10.5, read',
          state: 'unconfirmed',
        },
        'argala.*.vipareeta': {
          rule: 'three or more malefics in the third',
          source: 'BPHS 31.5, read',
          state: 'unconfirmed',
        },
      },
      restsOnBirthTime: ['planets.*.houses', 'planets.Moon', 'argala'],
    };
  },
});
