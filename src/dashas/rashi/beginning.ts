import type { MicroArcseconds } from '../../math/angle.js';
import type { Brahma } from '../../zodiac/brahma.js';
import { GRAHAS, type Graha } from '../../zodiac/names.js';
import { type StrengthChart, strengthChart } from '../../zodiac/signStrength.js';
import type { ChartNatal } from '../natal.js';
import type { Paryaya } from './furtherOptions.js';
import type { RashiOptions } from './options.js';
import type { Seed } from './rules/seeds.js';
import type { RashiSystem } from './rules/system.js';

/** When in the day a birth was. @names none */
export type BirthPart = 'day' | 'night' | 'twilight';

/** What a system finds on its way to the first sign. */
export interface Findings {
  readonly brahma?: Brahma;
  readonly sreeLagna?: MicroArcseconds;
  readonly born?: BirthPart;
  readonly atmaKaraka?: Graha;
  readonly horaLagna?: number;
  /** Signs of the varṇadas of the twelve signs from Aries. */
  readonly varnadas?: readonly number[];
  readonly paryaya?: Paryaya;
  readonly pada?: { readonly sign: number; readonly lord: Graha };
  /** The twelfth of the Moon's nakṣatra, 1 … 12. */
  readonly twelfth?: number;
}

/** What the systems read of a birth. */
export interface BirthChart {
  readonly natal: ChartNatal;
  readonly ascendant: MicroArcseconds;
  readonly longitudes: Readonly<Record<Graha, MicroArcseconds>>;
  readonly chart: StrengthChart;
}

/** A system as it begins in a chart. */
export interface Beginning extends Findings {
  readonly system: RashiSystem;
  readonly chart?: StrengthChart;
  readonly point?: number;
  /** Spent part of the first sign, micro-arcseconds. */
  readonly spent?: number;
  readonly seed?: Seed;
}

function readingsOf({ co_lords, nodes_exalted }: RashiOptions) {
  return {
    ...(co_lords === undefined ? {} : { coLords: co_lords }),
    ...(nodes_exalted === undefined ? {} : { nodesExalted: nodes_exalted }),
  };
}

export function readChart(
  longitudes: Readonly<Record<Graha, MicroArcseconds>>,
  options: RashiOptions,
  project: (longitude: MicroArcseconds) => MicroArcseconds = (longitude) => longitude,
): StrengthChart {
  const projected = Object.fromEntries(GRAHAS.map((graha) => [graha, project(longitudes[graha])]));
  return strengthChart(projected as Record<Graha, MicroArcseconds>, readingsOf(options));
}
