import { type MicroArcseconds, modulo, TURN } from '../../math/angle.js';
import type { Graha } from '../../zodiac/names.js';
import type { MercuryRule, Nature } from '../../zodiac/nature.js';
import { companyOf, type StrengthChart } from './chart.js';

/** Why a graha is benefic or malefic: by nature, by the light of the Moon, or by its company. */
export type NatureReason = 'by_nature' | 'waxing' | 'waning' | 'alone' | 'joined';

export interface NatureDescription {
  readonly natural_nature: Nature;
  readonly nature_reason: NatureReason;
  readonly nature_with: readonly Graha[];
}

export function moonAhead(longitudes: StrengthChart['longitudes']): MicroArcseconds {
  return modulo(longitudes.Moon - longitudes.Sun, TURN);
}

export function describeNature(graha: Graha, chart: StrengthChart, rule: MercuryRule): NatureDescription {
  const natural_nature = chart.natures[graha];
  if (graha === 'Moon') {
    const waxing = moonAhead(chart.longitudes) < TURN / 2;
    return { natural_nature, nature_reason: waxing ? 'waxing' : 'waning', nature_with: [] };
  }
  if (graha !== 'Mercury' || rule === 'always_benefic')
    return { natural_nature, nature_reason: 'by_nature', nature_with: [] };
  const company = companyOf(chart, graha);
  return { natural_nature, nature_reason: company.length === 0 ? 'alone' : 'joined', nature_with: company };
}
