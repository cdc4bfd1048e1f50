import { signIndex } from '../../math/angle.js';
import { at } from '../../math/at.js';
import { lordOf, type SignLord } from '../../zodiac/lords.js';
import { type TajikaAspect, TRIRASHI_LORDS } from '../tables/tajika.js';
import { distanceRow, type TajikaChart } from './chart.js';
import { inPoints, type PanchaVargiya, POINT } from './panchaVargiya.js';

export const OFFICES = ['luminary', 'natal_lagna', 'muntha', 'varsha_lagna', 'trirashi', 'year_lord'] as const;

/** An office of a year or a month. */
export type Office = (typeof OFFICES)[number];

export const DECISIONS = ['strongest_aspecting', 'more_offices', 'earlier_office', 'muntha_lord'] as const;

/** What decided the lord. */
export type YearLordDecision = (typeof DECISIONS)[number];

export interface Candidate {
  readonly office: Office;
  readonly planet: SignLord;
  /** The sign whose lord it is, 0 … 11; null where the office has no sign. */
  readonly sign: number | null;
  readonly aspect: TajikaAspect | null;
  readonly total: number;
  readonly eligible: boolean;
  readonly whyNot: 'no_aspect' | null;
}

export interface YearLordFound {
  readonly lord: SignLord;
  readonly decidedBy: YearLordDecision;
  readonly candidates: readonly Candidate[];
}

/** Five viśvā. */
const WEAK = 4 * 5 * POINT;

/** Signs 0 … 11. */
export interface OfficeSigns {
  readonly natalLagna: number;
  readonly muntha: number;
  readonly yearLord?: SignLord;
}

/**
 * Returns the lord of a year or a month: of the office bearers that aspect the ascendant the strongest; of two as strong who holds more
 * offices, then the earlier one; the lord of munthā where nobody aspects, or all are weak.
 */
export function yearLordOf(
  chart: TajikaChart,
  { natalLagna, muntha, yearLord }: OfficeSigns,
  strengths: Readonly<Record<SignLord, Pick<PanchaVargiya, 'total'>>>,
): YearLordFound {
  const { longitudes, ascendant, day } = chart;
  const lagna = signIndex(ascendant);
  const luminary = signIndex(longitudes[day ? 'Sun' : 'Moon']);
  const held: readonly (readonly [Office, SignLord, number | null])[] = [
    ['luminary', lordOf(luminary), luminary],
    ['natal_lagna', lordOf(natalLagna), natalLagna],
    ['muntha', lordOf(muntha), muntha],
    ['varsha_lagna', lordOf(lagna), lagna],
    ['trirashi', at(TRIRASHI_LORDS[day ? 'day' : 'night'], lagna), lagna],
    ...(yearLord === undefined ? [] : [['year_lord', yearLord, null] as const]),
  ];
  const candidates = held.map(([office, planet, sign]): Candidate => {
    const { aspect } = distanceRow(signIndex(longitudes[planet]), lagna);
    const eligible = aspect !== null && aspect !== 'semi_sextile';
    return {
      office,
      planet,
      sign,
      aspect,
      total: strengths[planet].total,
      eligible,
      whyNot: eligible ? null : 'no_aspect',
    };
  });
  const eligible = candidates.filter((candidate) => candidate.eligible);
  const most = Math.max(...eligible.map(({ total }) => total));
  if (eligible.length === 0 || candidates.every(({ total }) => total < WEAK))
    return { lord: lordOf(muntha), decidedBy: 'muntha_lord', candidates };
  const strongest = [...new Set(eligible.filter(({ total }) => total === most).map(({ planet }) => planet))];
  const offices = (planet: SignLord): number => candidates.filter((candidate) => candidate.planet === planet).length;
  const widest = Math.max(...strongest.map(offices));
  const left = strongest.filter((planet) => offices(planet) === widest);
  return {
    lord: at(left, 0),
    decidedBy: strongest.length === 1 ? 'strongest_aspecting' : left.length === 1 ? 'more_offices' : 'earlier_office',
    candidates,
  };
}

export const candidateVishwa = ({ total }: Candidate): number => inPoints(total / 4);
