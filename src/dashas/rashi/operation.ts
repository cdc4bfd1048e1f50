import { refuseUncertainty } from '../../cast/birth.js';
import { DAY_DISPUTE, dayConventions } from '../../cast/birthDay.js';
import { type SkyContext, skyContext } from '../../cast/context.js';
import { conventionDisputes } from '../../cast/conventionWords.js';
import { flagSchema, nodeSchema } from '../../input/schemas.js';
import type { Dispute, NodeKind } from '../../types.js';
import { yearDays } from '../disputes.js';
import { type DashaInput, dashaEntries, EXAMPLE } from '../input.js';
import { type ChartNatal, chartNatal } from '../natal.js';
import { type PeriodSource, periodSource, treeOf } from '../periods.js';
import { dashaOutcome } from '../provenance.js';
import { periodsWork } from '../work.js';
import { beginningData, type RashiDashaData } from './data.js';
import { isUnsure, rashiRules, rashiWords } from './describe.js';
import type { RashiOptions } from './options.js';
import { type RashiReckoning, type RashiSystemId, reckonRashi } from './reckon.js';
import { RASHI_LEVELS } from './rules/system.js';
import { EXALTATION_DISPUTES, LORD_DISPUTE, type RashiWords, STRENGTH_DISPUTES } from './tables/words.js';
import { optionTexts, RASHI_TAKES } from './takes.js';

/** The input of every daśā of signs. */
export interface RashiInput extends DashaInput {
  /** Lunar node used for Rāhu; `true` by default. */
  readonly node?: NodeKind | undefined;
}

/** @internal */
export const rashiEntries = () => ({ ...dashaEntries(RASHI_LEVELS), node: nodeSchema() });

/** The input of daśās used for the length of life. */
export interface SensitiveInput {
  /** Must be true, or the call is refused: the texts use it for death or the length of life. */
  readonly sensitive?: boolean | undefined;
}

/** @internal */
export const sensitiveEntries = () => ({ sensitive: flagSchema() });

/** @internal */
export const RASHI = {
  units: 3,
  work: ({ levels, cycles = 1.5 }: { readonly levels: number; readonly cycles?: number | undefined }) =>
    periodsWork(12 ** levels * cycles),
  schools: 'all',
  example: EXAMPLE,
  context: skyContext,
} as const;

const RESTS = ['seed', 'direction', 'skipped_signs', 'periods'];
const FOUND = ['born', 'atma_karaka', 'hora_lagna', 'varnadas', 'paryaya', 'pada', 'pada_lord', 'twelfth'];
const BY_DAY: readonly RashiSystemId[] = ['chakra', 'varnada'];

type Settled = RashiInput & RashiOptions & { readonly levels: number; readonly user_name: string };

function disputesOf(id: RashiSystemId, { disputed }: RashiWords, options: RashiOptions): readonly Dispute[] {
  const compares = RASHI_TAKES[id].includes('nodes_exalted');
  if (options.school === 'raghava_bhatta' || (id === 'sthira' && options.brahma !== undefined)) return disputed;
  if (!compares) return disputed;
  return [
    ...disputed,
    ...(id === 'mandooka' ? [] : [LORD_DISPUTE]),
    ...(id === 'chara' ? [] : STRENGTH_DISPUTES),
    ...(RASHI_TAKES[id].includes('exaltation') ? EXALTATION_DISPUTES : []),
    ...(BY_DAY.includes(id) ? [DAY_DISPUTE] : []),
  ];
}

const FULL = 'starts at birth and lasts its full years';
const PARTIAL =
  'starts at birth and lasts what is left of its sign; sub-periods are cut from the full notional period, those that ended before birth are left out';

const TWELFTHS = 'twelve equal parts; the third level by the rule of the second';
const UNEQUAL = 'twelve parts of 6, 3, 3, 3 and eight times 2 thirty-firsts; the third level by the rule of the second';

function outcomeOf(
  id: RashiSystemId,
  natal: ChartNatal,
  source: Pick<PeriodSource, 'years'>,
  input: Settled,
  more: object,
) {
  const words = rashiWords(id, input);
  const rules = rashiRules(id, input);
  const { provenance, ...outcome } = dashaOutcome(natal, source, {
    method: words.method,
    conventions: {
      first_period: id === 'sudasa' || input.tara_from === 'longitude' ? PARTIAL : FULL,
      sub_periods: id === 'pachaka' ? UNEQUAL : TWELFTHS,
      ...(BY_DAY.includes(id) ? dayConventions(natal.chart()) : {}),
      ...optionTexts(id, input),
    },
    sources: words.sources,
    disputed: disputesOf(id, words, input),
    rules,
    verified: words.verified,
    rests: [...RESTS, ...Object.keys(more).filter((field) => FOUND.includes(field))],
    uses: BY_DAY.includes(id) ? ['node', 'sunrise'] : ['node'],
    otherSkies: conventionDisputes(natal.sky, natal.chart()),
  });
  const unsure = isUnsure(rules);
  return {
    ...outcome,
    provenance: { ...provenance, ...(unsure ? ({ experimental: true } as const) : {}) },
  };
}

export function rashiResult<More extends object>(
  id: RashiSystemId,
  input: Settled,
  sky: SkyContext,
  more: (reckoning: RashiReckoning) => More,
) {
  refuseUncertainty(input.birth, 'birth');
  const natal = chartNatal(input.birth, sky);
  const reckoning = reckonRashi(id, natal, input);
  const source = periodSource(natal, reckoning);
  const { system, name, ...beginning } = beginningData(id, reckoning);
  const found = more(reckoning);
  const data: RashiDashaData & More = {
    system,
    name,
    year_days: yearDays(sky),
    ...found,
    ...beginning,
    user_name: input.user_name,
    periods: treeOf(source, input.levels),
  };
  return { data, ...outcomeOf(id, natal, source, input, found) };
}
