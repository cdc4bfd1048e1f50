import * as v from 'valibot';
import { birthOperation } from '../cast/birthOperation.js';
import { SiddhantaError } from '../errors.js';
import { oneOf, record } from '../input/schemas.js';
import { DEGREE } from '../math/angle.js';
import type { Rule } from '../types.js';
import { GRAHAS, type Graha, SIGNS, type Sign } from '../zodiac/names.js';
import {
  GRAHA_STRENGTH,
  type GrahaStrengthRule,
  SIGN_STRENGTH,
  type SignStrengthRule,
  type StrengthPurpose,
  type StrengthVerdict,
  strongerGraha,
  strongerSign,
} from '../zodiac/signStrength.js';
import {
  CO_LORD_DISPUTE,
  chartWords,
  type JaiminiBirth,
  type JaiminiChartInput,
  jaiminiBirth,
  jaiminiChartFields,
  NODE_DISPUTE,
  NODES_DISPUTE,
  STRENGTH_SOURCES,
  signNamed,
} from './chart.js';

export const PURPOSES = ['strength', 'dasha'] as const satisfies readonly StrengthPurpose[];

/** A graha or a sign, by its name. */
export type GrahaOrSign = Graha | Sign;

const SIGN_NAMES = SIGNS.map(({ name }) => name);
const COMPARABLE = [...GRAHAS, ...SIGN_NAMES] as const;
const PAIR = 'it must be two grahas, ["Mars", "Ketu"], or two signs, ["Aries", "Libra"].';

/** The input of {@link strengths}. */
export interface JaiminiStrengthsInput extends JaiminiChartInput {
  /** Two grahas or two signs; by default the six pairs of opposite signs and the two pairs of co-lords. @minItems 2 @maxItems 2 */
  readonly compare?: readonly GrahaOrSign[] | undefined;
  /** The purpose: strength as such (`strength`, the default), or a daśā (`dasha`), where the years of a sign also count. */
  readonly purpose?: StrengthPurpose | undefined;
}

/** A rule of strength. */
export type StrengthRuleName = GrahaStrengthRule | SignStrengthRule;

/** The number a rule gives. @minimum 0 */
export type StrengthNumber = number;

/** The finding of a rule. */
export interface StrengthEvidence {
  /** The rule. */
  readonly rule: StrengthRuleName;
  /** Its numbers, in the order of the pair: the larger wins. For `advancement` degrees, ten decimals. @minItems 2 @maxItems 2 */
  readonly values: readonly StrengthNumber[];
}

/** A comparison of two. */
export interface StrengthComparison {
  /** The two. @minItems 2 @maxItems 2 */
  readonly pair: readonly GrahaOrSign[];
  /** The stronger; null in a tie. */
  readonly stronger: GrahaOrSign | null;
  /** The other one. */
  readonly weaker: GrahaOrSign | null;
  /** The first rule that decided, or `tie`. */
  readonly decided_by: StrengthRuleName | 'tie';
  /** Every rule tried, in order. */
  readonly evidence: readonly StrengthEvidence[];
}

/** Comparisons of strength in a chart. */
export interface JaiminiStrengthsData {
  /** Their purpose. */
  readonly purpose: StrengthPurpose;
  /** Each pair. */
  readonly comparisons: readonly StrengthComparison[];
}

const isGraha = (name: GrahaOrSign): name is Graha => (GRAHAS as readonly string[]).includes(name);

export const DEFAULT_PAIRS: readonly (readonly [GrahaOrSign, GrahaOrSign])[] = [
  ...[0, 1, 2, 3, 4, 5].map((sign) => [signNamed(sign), signNamed(sign + 6)] as const),
  ['Mars', 'Ketu'],
  ['Saturn', 'Rahu'],
];

function pairsOf(compare: readonly GrahaOrSign[] | undefined): readonly (readonly [GrahaOrSign, GrahaOrSign])[] {
  if (compare === undefined) return DEFAULT_PAIRS;
  const [first, second] = compare;
  if (first === undefined || second === undefined || isGraha(first) !== isGraha(second) || first === second) {
    throw new SiddhantaError('invalid_value', `compare is ${JSON.stringify(compare)}; ${PAIR}`, { field: 'compare' });
  }
  return [[first, second]];
}

const TEN = 1e10;

/** Degrees, with decimals enough to distinguish neighbours. */
const toResultNumber = (rule: StrengthRuleName, value: number): number =>
  rule === 'advancement' ? Math.round((value / DEGREE) * TEN) / TEN : value;

function comparison(
  { strength }: JaiminiBirth,
  pair: readonly [GrahaOrSign, GrahaOrSign],
  purpose: StrengthPurpose,
): StrengthComparison {
  const [first, second] = pair;
  const tell = <Item>(verdict: StrengthVerdict<Item, StrengthRuleName>, name: (item: Item) => GrahaOrSign) => ({
    pair: [...pair],
    stronger: verdict.stronger === undefined ? null : name(verdict.stronger),
    weaker: verdict.weaker === undefined ? null : name(verdict.weaker),
    decided_by: verdict.decidedBy,
    evidence: verdict.evidence.map(({ rule, values }) => ({
      rule,
      values: values.map((value) => toResultNumber(rule, value)),
    })),
  });
  if (isGraha(first) && isGraha(second)) return tell(strongerGraha(strength, first, second, purpose), (graha) => graha);
  const number = (name: GrahaOrSign) => SIGNS.findIndex((sign) => sign.name === name);
  return tell(strongerSign(strength, number(first), number(second), purpose), signNamed);
}

function rulesOf(purpose: StrengthPurpose): Record<string, Rule> {
  const list = (kind: string, rules: readonly { rule: string; counts: string; only?: StrengthPurpose }[]) =>
    rules
      .filter(({ only }) => only === undefined || only === purpose)
      .map(({ rule, counts }, i): [string, Rule] => [
        `${kind}.${rule}`,
        {
          rule: `${i + 1}. the larger: ${counts}`,
          source: kind === 'planets' ? 'Narasimha Rao 15.5.1, 9.2, read' : 'Narasimha Rao 15.5.2, read',
          state: rule === 'modality' || rule === 'exalted' ? 'unconfirmed' : 'checked',
        },
      ]);
  return Object.fromEntries([...list('planets', GRAHA_STRENGTH), ...list('signs', SIGN_STRENGTH)]);
}

/**
 * Returns which of two grahas or signs of a birth is stronger by the ordered rules of Jaimini's school, with the rule that decided and the
 * findings of those before it.
 * @param input `birth`; optional `compare` (two grahas or two signs), `purpose` (`strength`, `dasha`), `varga` (`d1` by default),
 *   `co_lords`, `nodes_exalted`, `ayanamsa` (default lahiri), `node` (default true), `conventions`
 * @throws {SiddhantaError} for bad input, a pair of a graha and a sign (`invalid_value`); `undefined_at_latitude` where no point of the
 *   ecliptic rises
 *
 * Source: P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, 15.5.
 *
 * @example
 * ```ts
 * import { strengths } from 'siddhanta/jaimini';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = strengths({ birth: { date: '1990-08-15', time: '08:30:00', place }, compare: ['Saturn', 'Rahu'] });
 * data.comparisons[0]?.stronger; // => 'Rahu'
 * ```
 */
export const strengths = birthOperation<JaiminiStrengthsInput, JaiminiStrengthsData>()({
  name: 'jaimini.strengths',
  summary: 'Which of two signs or grahas is stronger, by ordered rules, with the rule that decided',
  units: 2,
  schema: () =>
    record({
      ...jaiminiChartFields(),
      compare: v.optional(v.pipe(v.array(oneOf(COMPARABLE), PAIR), v.length(2, PAIR))),
      purpose: v.optional(oneOf(PURPOSES), PURPOSES[0]),
    }),
  run(input, context) {
    const pairs = pairsOf(input.compare);
    const chart = jaiminiBirth(input, context);
    const { natal } = chart;
    return {
      data: { purpose: input.purpose, comparisons: pairs.map((pair) => comparison(chart, pair, input.purpose)) },
      chart: natal,
      method: 'Two of a kind compared by a list of rules in order; the first that tells them apart decides',
      conventions: {
        purpose:
          input.purpose === 'dasha'
            ? 'dasha: the years that a sign gives count before the advancement'
            : 'strength: the years of a dasha do not count',
        tie: 'where no rule decides neither is stronger: lords are then Mars and Saturn, of signs a dasha takes the first named',
        ...chartWords(input),
      },
      sources: STRENGTH_SOURCES,
      disputed: [
        {
          element: 'companions of a graha',
          note: 'Other grahas in its sign (the textbook); PyJHora counts the ascendant, too, and its choice of co-lords differs in about a ninth of random charts for this and two other reasons.',
        },
        NODES_DISPUTE,
        CO_LORD_DISPUTE,
        NODE_DISPUTE,
      ],
      verified_against:
        'every comparison of the textbook that was found, 29 as PyJHora lists them and 22 of its charts 1, 2 and 12; two slips of that list are named in the test',
      rules: rulesOf(input.purpose),
      restsOnBirthTime: ['comparisons'],
    };
  },
});
