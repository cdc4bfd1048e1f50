import { SYSTEM_IDS } from '../dashas/systemIds.js';
import type { EclipseRitual } from '../eclipses/index.js';
import type { Result } from '../types.js';
import { type ActResult, actStrip } from './actStrip.js';
import { ashtakavargaGrid } from './ashtakavargaGrid.js';
import { type AspectsResult, aspectGrid } from './aspectGrid.js';
import type { AshtakavargaResult } from './binduRows.js';
import { CHART_STYLES, type ChartStyle } from './chartStyles.js';
import { type DayResult, dayStrip } from './dayStrip.js';
import { directionChart, type LinksResult } from './directionChart.js';
import { type EclipseResult, eclipse } from './eclipse.js';
import { type EclipseListResult, eclipseSheet } from './eclipseSheet.js';
import type { ChartPoint, ChartResult } from './figure.js';
import { type HeliacalResult, heliacalStrip } from './heliacalStrip.js';
import { type InterlinksResult, interlinkGrid } from './interlinkGrid.js';
import { type KotaResult, kotaFort } from './kotaFort.js';
import { kutaWheel, type MatchResult } from './kutaWheel.js';
import type { PictureOptions } from './options.js';
import { type CuspsResult, chartCusps, chartPoints, type PointsResult } from './points.js';
import { refuse } from './refuse.js';
import { sarvaBars } from './sarvaBars.js';
import { type SarvatobhadraResult, sarvatobhadraGrid } from './sarvatobhadraGrid.js';
import { type ShadbalaResult, shadbalaBars } from './shadbalaBars.js';
import { type DashaResult, dashaTimeline } from './timeline.js';
import { type TransitsResult, transitStrip } from './transitStrip.js';
import { type TripatakiResult, tripatakiFlags } from './tripatakiFlags.js';

/** What a drawing needs in addition to the options of every picture. */
interface Circumstances {
  /** One of the styles of the drawing; ignored where it has none. */
  readonly style: string;
  /** `YYYY-MM-DD`; the period then is highlighted. */
  readonly today?: string | undefined;
  /** The chart of the same birth, into which points and cusps are drawn. */
  readonly chart: () => ChartResult;
  /** The place of the input in words, where it has one. */
  readonly place?: string | undefined;
}

export interface Drawing {
  /** The usual one first; none where there is one picture. */
  readonly styles: readonly string[];
  readonly draw: (result: Result<unknown>, options: PictureOptions, circumstances: Circumstances) => string;
}

const CHART: Drawing = {
  styles: Object.keys(CHART_STYLES),
  draw: (result, options, { style }) => CHART_STYLES[style as ChartStyle](result as ChartResult, options),
};

const LUMINARY = (lagna: 'Moon' | 'Sun'): Drawing => ({
  styles: Object.keys(CHART_STYLES),
  draw: (result, options, { style }) => CHART_STYLES[style as ChartStyle](result as ChartResult, { ...options, lagna }),
});

/** Draws points of a result into the chart of its birth. */
const within = (points: (result: Result<unknown>) => readonly ChartPoint[]): Drawing => ({
  styles: Object.keys(CHART_STYLES),
  draw: (result, options, { style, chart }) =>
    CHART_STYLES[style as ChartStyle](chart(), { ...options, points: points(result) }),
});

const ASHTAKAVARGA_STYLES = {
  north: (result: AshtakavargaResult, options: PictureOptions) =>
    ashtakavargaGrid(result, { ...options, style: 'north' }),
  south: (result: AshtakavargaResult, options: PictureOptions) =>
    ashtakavargaGrid(result, { ...options, style: 'south' }),
  bars: sarvaBars,
} as const;

function timeline(result: DashaResult, options: PictureOptions, today: string | undefined): string {
  const { data } = result;
  const periods = 'mahadashas' in data ? data.mahadashas : data.periods;
  const [begins, ends] = [periods[0]?.start_date ?? '', periods.at(-1)?.end_date ?? ''];
  const within = today !== undefined && begins <= today && today < ends;
  return dashaTimeline(result, { ...options, ...(within ? { today } : {}) });
}

/** The result of `eclipses.local`. */
interface EclipsesResult {
  readonly data: { readonly eclipses: readonly EclipseResult[] };
}

/** The result of `eclipses.ritual`. */
interface RitualsResult {
  readonly data: { readonly rituals: readonly Pick<EclipseRitual, 'eclipse' | 'sutak'>[] };
}

function firstOf<Entry>(entries: readonly Entry[], field: string): Entry {
  const [first = refuse(field, 'empty', 'a list with at least one eclipse; ask for a longer span')] = entries;
  return first;
}

function firstEclipse({ data }: EclipsesResult, options: PictureOptions): string {
  return eclipse(firstOf(data.eclipses, 'eclipses'), options);
}

function firstRitual({ data }: RitualsResult, options: PictureOptions): string {
  const { eclipse: of, sutak } = firstOf(data.rituals, 'rituals');
  return eclipse(of, { ...options, sutak });
}

function transits(result: TransitsResult, options: PictureOptions, today: string | undefined): string {
  const { from, to } = result.data;
  const within = today !== undefined && from.slice(0, 10) <= today && today < to.slice(0, 10);
  return transitStrip(result, { ...options, ...(within ? { today } : {}) });
}

const ACT: Drawing = {
  styles: ['score', 'minutes'],
  draw(result, options, { style, today, place }) {
    const { span } = (result as ActResult).data;
    const within = today !== undefined && span.start.slice(0, 10) <= today && today < span.end.slice(0, 10);
    const by = style as 'score' | 'minutes';
    return actStrip(result as ActResult, { ...options, by, place, ...(within ? { today } : {}) });
  },
};

const HELIACAL: Drawing = {
  styles: [],
  draw(result, options, { today, place }) {
    const { from, to } = (result as HeliacalResult).data;
    const within = today !== undefined && from.slice(0, 10) <= today && today < to.slice(0, 10);
    return heliacalStrip(result as HeliacalResult, { ...options, place, ...(within ? { today } : {}) });
  },
};

const TRANSITS: Drawing = {
  styles: [],
  draw: (result, options, { today }) => transits(result as TransitsResult, options, today),
};

const DASHA: Drawing = {
  styles: [],
  draw: (result, options, { today }) => timeline(result as DashaResult, options, today),
};

/** All except the one with three rings of periods. */
const DASHAS = SYSTEM_IDS.filter((id) => id !== 'sudarshana');

/** The operations whose results can be drawn, by name; each drawing takes the result of its own operation. */
export const DRAWINGS: Readonly<Record<string, Drawing>> = {
  'charts.rasi': CHART,
  'charts.divisional': CHART,
  'charts.divisional.custom': CHART,
  'charts.divisional.mixed': CHART,
  'charts.special_lagnas': within((result) => chartPoints(result as PointsResult)),
  'charts.upagrahas': within((result) => chartPoints(result as PointsResult)),
  'charts.bhava': within((result) => chartCusps(result as CuspsResult)),
  'jaimini.arudhas': within((result) => chartPoints(result as PointsResult)),
  'charts.moon': LUMINARY('Moon'),
  'charts.sun': LUMINARY('Sun'),
  'annual.chart': CHART,
  'annual.month': CHART,
  'kp.cusps': CHART,
  'kp.horary': CHART,
  'kp.cuspal_interlinks': {
    styles: [],
    draw: (result, options) => interlinkGrid(result as InterlinksResult, options),
  },
  ...Object.fromEntries(DASHAS.map((id) => [`dashas.${id}`, DASHA])),
  'panchang.day': { styles: [], draw: (result, options) => dayStrip(result as DayResult, options) },
  'strengths.ashtakavarga': {
    styles: Object.keys(ASHTAKAVARGA_STYLES),
    draw: (result, options, { style }) =>
      ASHTAKAVARGA_STYLES[style as keyof typeof ASHTAKAVARGA_STYLES](result as AshtakavargaResult, options),
  },
  'eclipses.list': { styles: [], draw: (result, options) => eclipseSheet(result as EclipseListResult, options) },
  'eclipses.ritual': { styles: [], draw: (result, options) => firstRitual(result as RitualsResult, options) },
  'eclipses.local': { styles: [], draw: (result, options) => firstEclipse(result as EclipsesResult, options) },
  'transits.ingresses': TRANSITS,
  'transits.calendar': TRANSITS,
  'transits.heliacal': HELIACAL,
  'muhurta.act': ACT,
  'chakras.sarvatobhadra': {
    styles: [],
    draw: (result, options) => sarvatobhadraGrid(result as SarvatobhadraResult, options),
  },
  'chakras.kota': { styles: [], draw: (result, options) => kotaFort(result as KotaResult, options) },
  'chakras.tripataki': { styles: [], draw: (result, options) => tripatakiFlags(result as TripatakiResult, options) },
  'nadi.links': { styles: [], draw: (result, options) => directionChart(result as LinksResult, options) },
  'nadi.bhrigu_bindu': within((result) => chartPoints(result as PointsResult)),
  'compatibility.ashtakoota': { styles: [], draw: (result, options) => kutaWheel(result as MatchResult, options) },
  'strengths.aspects': { styles: [], draw: (result, options) => aspectGrid(result as AspectsResult, options) },
  'strengths.shadbala': { styles: [], draw: (result, options) => shadbalaBars(result as ShadbalaResult, options) },
};
