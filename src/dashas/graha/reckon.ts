import { almanacOf, checkRange } from '../../cast/almanac.js';
import { dayAt, daysAndNights } from '../../cast/day.js';
import { aksharaOf } from '../../charts/rules/avakahada.js';
import { SiddhantaError } from '../../errors.js';
import { type MicroArcseconds, NAKSHATRA, nakshatraIndex, signIndex } from '../../math/angle.js';
import { at } from '../../math/at.js';
import { recordOf } from '../../math/recordOf.js';
import { DAY_MS } from '../../time/julian.js';
import { GRAHAS, type Graha, NAKSHATRAS } from '../../zodiac/names.js';
import { type StrengthChart, strengthChart } from '../../zodiac/signStrength.js';
import { TARAS } from '../../zodiac/taras.js';
import { VIMSHOTTARI } from '../../zodiac/vimshottari.js';
import type { ChartNatal, DashaNatal } from '../natal.js';
import { type SeedOptions, STARTS } from '../options.js';
import type { Reckoning, Ruler } from '../periods.js';
import { atmaKarakaOf } from '../rashi/furtherBeginnings.js';
import type { SchemeOptions } from '../rashi/furtherOptions.js';
import type { NodesOptions } from '../rashi/options.js';
import { referenceOf } from '../reference.js';
import { UNITS_PER_YEAR } from '../rules/course.js';
import {
  KALA_PARTS,
  KALA_TWILIGHTS,
  type KalaOptions,
  type KendrasOfOptions,
  type PanchasvaraOptions,
  type TaraOptions,
} from './options.js';
import { type BuddhiGatiMember, buddhiGatiOrder } from './rules/buddhiGati.js';
import { type KalaMoment, kalaCourse, kalaMoment } from './rules/kala.js';
import { type KendradiMember, kendradiOrder } from './rules/kendradi.js';
import { backwardStars, type MemberPeriod, memberCourse } from './rules/members.js';
import { svaraOf } from './rules/svara.js';
import { inKendras, strongestOf } from './rules/tara.js';
import { RATH_ORDER } from './tables/orders.js';
import { SVARAS, type Svara } from './tables/svaras.js';

/** A daśā in units, with what its operation says beside it. */
export interface GrahaReckoning<Beside extends object> {
  readonly reckoning: Reckoning<MemberPeriod, Ruler>;
  readonly beside: Beside;
}

const cycle = (period: MemberPeriod): number => period.cycle;

const polar = (): SiddhantaError =>
  new SiddhantaError(
    'undefined_at_latitude',
    'The Kala dasha is undefined on this date at this latitude: the Sun does not rise and set, or its twilights leave no day or no night. Choose another place or date.',
    { field: 'birth.place.latitude' },
  );

function momentOf(
  { birth, sky, resolved }: ChartNatal,
  { kala_twilight = KALA_TWILIGHTS[0] }: KalaOptions,
): KalaMoment {
  checkRange(resolved.gregorianDate, sky.ephemeris, 'birth.date');
  const almanac = almanacOf(birth.place, sky);
  const { ut } = resolved.instant;
  const days = daysAndNights(almanac, dayAt(almanac, ut));
  const [today, tomorrow] = [days.next().value, days.next().value];
  const edges = [
    today?.previousSunset,
    today?.start.sunrise,
    today?.sunset,
    tomorrow?.start.sunrise,
    tomorrow?.sunset,
  ].map((one) => (one === undefined ? undefined : Math.round((one - ut) * DAY_MS)));
  const [previousSunset, sunrise, sunset, nextSunrise, nextSunset] = edges;
  if (
    previousSunset === undefined ||
    sunrise === undefined ||
    sunset === undefined ||
    nextSunrise === undefined ||
    nextSunset === undefined
  ) {
    throw polar();
  }
  const moment = kalaMoment({ previousSunset, sunrise, sunset, nextSunrise, nextSunset }, 0, kala_twilight);
  if (moment === undefined) throw polar();
  return moment;
}

/** Times of the section are milliseconds from birth. */
export function reckonKala(natal: ChartNatal, options: KalaOptions): GrahaReckoning<KalaMoment> {
  const moment = momentOf(natal, options);
  const course = kalaCourse(moment, options.kala_parts ?? KALA_PARTS[0]);
  return { reckoning: { course, ruler: ({ member }) => ({ lord: at(GRAHAS, member) }), cycle }, beside: moment };
}

function chartOf(natal: ChartNatal, { nodes_exalted }: NodesOptions): { lagna: number; chart: StrengthChart } {
  const { ascendant, grahas } = natal.chart();
  const longitudes = recordOf(GRAHAS, (graha) => grahas[graha].longitude);
  const chart = strengthChart(longitudes, nodes_exalted === undefined ? {} : { nodesExalted: nodes_exalted });
  return { lagna: signIndex(ascendant), chart };
}

export interface TaraBeside {
  readonly moon: MicroArcseconds;
  readonly kendras: readonly Graha[];
  /** `undefined` where no graha is in a kendra. */
  readonly first: Graha | undefined;
}

const TARA_YEARS = new Map<Graha, number>(VIMSHOTTARI.map(({ lord, years }) => [lord, years]));

export function reckonTara(natal: ChartNatal, options: TaraOptions & NodesOptions): GrahaReckoning<TaraBeside> {
  const { lagna, chart } = chartOf(natal, options);
  const kendras = inKendras(chart, lagna);
  const first = strongestOf(chart, kendras);
  const moon = natal.graha('Moon');
  const order = options.tara_order === 'rath' ? RATH_ORDER : VIMSHOTTARI.map(({ lord }) => lord);
  const shares = order.map((lord) => TARA_YEARS.get(lord) ?? 0);
  const from = first === undefined ? 0 : order.indexOf(first);
  const members = first === undefined ? [] : order.map((_, k) => (from + k) % order.length);
  const lengths = members.map((member) => at(shares, member) * UNITS_PER_YEAR);
  const course = memberCourse({
    elapsed: ((lengths[0] ?? 0) / NAKSHATRA) * (moon % NAKSHATRA),
    periods: members.map((member, i) => ({ member, cycle: 1, length: at(lengths, i) })),
    shares,
  });
  const ruler = ({ member }: MemberPeriod): Ruler => ({
    lord: at(order, member),
    tara: at(TARAS, (member - from + order.length) % order.length),
  });
  return { reckoning: { course, ruler, cycle }, beside: { moon, kendras, first } };
}

const STARS_OF_SAPTARISHI = 10;

export function reckonSaptarishi(
  natal: DashaNatal,
  { from = STARTS[0], varga }: SeedOptions,
): GrahaReckoning<{ readonly point: MicroArcseconds }> {
  const point = referenceOf(natal, from, varga);
  const course = backwardStars(nakshatraIndex(point), STARS_OF_SAPTARISHI, 10 * UNITS_PER_YEAR);
  const ruler = ({ member }: MemberPeriod): Ruler => ({ lord: null, nakshatra: at(NAKSHATRAS, member).name });
  return { reckoning: { course, ruler, cycle }, beside: { point } };
}

const ROUNDS = [1, 2] as const;

export function reckonBuddhiGati(
  natal: ChartNatal,
  options: NodesOptions,
): GrahaReckoning<{ readonly order: readonly BuddhiGatiMember[] }> {
  const { lagna, chart } = chartOf(natal, options);
  const order = buddhiGatiOrder(chart, lagna);
  const course = memberCourse({
    elapsed: 0,
    periods: ROUNDS.flatMap((round) =>
      order.flatMap(({ years }, member) =>
        years === 0 ? [] : [{ member, cycle: round, length: years * UNITS_PER_YEAR }],
      ),
    ),
    shares: order.map(() => 1),
  });
  return {
    reckoning: { course, ruler: ({ member }) => ({ lord: at(order, member).planet }), cycle },
    beside: { order },
  };
}

export interface GrahaKendradiBeside {
  readonly atmaKaraka: Graha;
  readonly start: number;
  readonly order: readonly KendradiMember[];
}

type GrahaKendradiOptions = KendrasOfOptions & SchemeOptions & NodesOptions;

export function reckonGrahaKendradi(
  natal: ChartNatal,
  options: GrahaKendradiOptions,
): GrahaReckoning<GrahaKendradiBeside> {
  const { lagna, chart } = chartOf(natal, options);
  const atmaKaraka = atmaKarakaOf(chart, options);
  const byAscendant = options.kendras_of === 'ascendant';
  const start = byAscendant ? lagna : chart.signs[atmaKaraka];
  const order = kendradiOrder(chart, start, byAscendant ? undefined : atmaKaraka);
  const shares = order.map(({ years }) => years);
  const course = memberCourse({
    elapsed: 0,
    periods: shares.map((years, member) => ({ member, cycle: 1, length: years * UNITS_PER_YEAR })),
    shares,
  });
  return {
    reckoning: { course, ruler: ({ member }) => ({ lord: at(order, member).planet }), cycle },
    beside: { atmaKaraka, start, order },
  };
}

const SVARA_YEARS = 12;

export function reckonPanchasvara(
  natal: DashaNatal,
  { svara }: PanchasvaraOptions,
): GrahaReckoning<{ readonly svara: Svara; readonly akshara: string | undefined }> {
  const akshara = svara === undefined ? aksharaOf(natal.graha('Moon')).iast : undefined;
  const first = svara ?? svaraOf(akshara ?? '');
  const from = SVARAS.indexOf(first);
  const course = memberCourse({
    elapsed: 0,
    periods: ROUNDS.flatMap((round) =>
      SVARAS.map((_, k) => ({
        member: (from + k) % SVARAS.length,
        cycle: round,
        length: SVARA_YEARS * UNITS_PER_YEAR,
      })),
    ),
    shares: SVARAS.map(() => 1),
  });
  const ruler = ({ member }: MemberPeriod): Ruler => ({ lord: null, svara: at(SVARAS, member) });
  return { reckoning: { course, ruler, cycle }, beside: { svara: first, akshara } };
}
