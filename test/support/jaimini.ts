import type { JaiminiChart } from '../../src/jaimini/chart.js';
import { type MicroArcseconds, microArcseconds, SIGN, signIndex, toMicroArcseconds } from '../../src/math/angle.js';
import { GRAHAS, type Graha, SIGNS } from '../../src/zodiac/names.js';
import { type StrengthReadings, strengthChart } from '../../src/zodiac/signStrength.js';

/** How fixtures give a chart: longitudes, or signs alone. */
export interface ChartInput {
  readonly longitudes_deg?: Readonly<Record<string, number>>;
  readonly longitudes_uas?: Readonly<Record<string, number>>;
  readonly signs?: Readonly<Record<string, string>>;
  readonly ascendant?: string;
  readonly ascendant_deg?: number;
}

const names: readonly string[] = SIGNS.map(({ name }) => name);

/** Returns the number of a sign, 0 (Aries) … 11. */
export function signNumber(name: string): number {
  const number = names.indexOf(name);
  if (number === -1) throw new Error(`no sign ${name}`);
  return number;
}

function longitudeOf(input: ChartInput, graha: Graha): MicroArcseconds {
  const exact = input.longitudes_uas?.[graha];
  if (exact !== undefined) return microArcseconds(exact);
  const degrees = input.longitudes_deg?.[graha];
  if (degrees !== undefined) return toMicroArcseconds(degrees);
  // By signs alone it is in the middle; a graha without a sign takes no part in the case.
  const sign = input.signs?.[graha];
  return microArcseconds((sign === undefined ? 0 : signNumber(sign)) * SIGN + SIGN / 2);
}

/** Returns the chart of a case. */
export function chartOf(input: ChartInput, readings: StrengthReadings = {}): JaiminiChart {
  const longitudes = Object.fromEntries(GRAHAS.map((graha) => [graha, longitudeOf(input, graha)])) as Record<
    Graha,
    MicroArcseconds
  >;
  const { ascendant, ascendant_deg: degrees } = input;
  const lagna =
    ascendant === undefined
      ? degrees === undefined
        ? 0
        : signIndex(toMicroArcseconds(degrees))
      : signNumber(ascendant);
  return { longitudes, strength: strengthChart(longitudes, readings), lagna };
}
