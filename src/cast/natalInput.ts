import { SiddhantaError } from '../errors.js';
import { type Conventions, conventionsSchema } from '../input/conventions.js';
import { ayanamsaSchema, birthSchema, nodeSchema } from '../input/schemas.js';
import { ayanamsaDisputes, chartConventions } from '../operation/provenance.js';
import type { Ayanamsa, Birth, Dispute, NodeKind } from '../types.js';
import { type ResolvedBirth, refuseUncertainty } from './birth.js';
import { birthDisputes, clockConvention } from './birthWords.js';
import type { SkyContext } from './context.js';
import { type ChartAtHand, conventionDisputes } from './conventionWords.js';
import { type NatalSky, natalSky } from './natal.js';

/** What every operation on the chart of a birth takes. */
export interface NatalInput {
  /** Whose chart. */
  readonly birth: Birth;
  /** School of ayanāṁśa; `lahiri` by default. `conventions.ayanamsa` takes others. */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** The lunar node taken as Rāhu; `true` by default. */
  readonly node?: NodeKind | undefined;
  /** How to compute where programs differ. */
  readonly conventions?: Conventions | undefined;
}

/** @internal */
export function natalFields() {
  return {
    birth: birthSchema(),
    ayanamsa: ayanamsaSchema(),
    node: nodeSchema(),
    conventions: conventionsSchema(),
  };
}

/**
 * For operations whose results change within the hour.
 *
 * @param why what the time decides, as a sentence
 * @throws {SiddhantaError} `missing_field`
 */
function requireTime({ time }: Birth, why: string): void {
  if (time !== undefined) return;
  throw new SiddhantaError('missing_field', `birth.time is required: ${why} Add it as a text, such as "08:30:00".`, {
    field: 'birth.time',
  });
}

/**
 * For operations without a sensitivity.
 *
 * @param needsTime why noon cannot replace a missing time, as a sentence
 * @throws {SiddhantaError} `invalid_value` for `birth.uncertainty_minutes`; `missing_field` where the time is needed and not given;
 * `undefined_at_latitude` where no point of the ecliptic rises
 */
export function natalOf(birth: Birth, context: SkyContext, needsTime?: string): NatalSky {
  if (needsTime !== undefined) requireTime(birth, needsTime);
  refuseUncertainty(birth, 'birth');
  return natalSky(birth, context);
}

/** A chart for provenance: the birth's grahas, or with the ascendant. */
export interface NatalChart extends Pick<ChartAtHand, 'ascendant' | 'grahas'> {
  readonly resolved: ResolvedBirth;
}

export function natalConventions({ resolved }: Pick<NatalChart, 'resolved'>, sky: SkyContext): Record<string, string> {
  return { clock: clockConvention(resolved), ...chartConventions(sky, resolved.instant.tt) };
}

export function natalDisputes(birth: Birth, chart: NatalChart, sky: SkyContext): Dispute[] {
  const { resolved, grahas, ascendant } = chart;
  const { instant, utcMs } = resolved;
  return [
    ...ayanamsaDisputes(sky),
    ...conventionDisputes(sky, { instant, utcMs, place: birth.place, ascendant, grahas }),
    ...birthDisputes(birth, resolved, sky),
  ];
}

export const EXAMPLE_BIRTH = {
  date: '1990-08-15',
  time: '08:30:00',
  place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
} as const;
