import { type RasiInput, rasi } from 'siddhanta/charts';
import {
  type ChartOptions,
  type ChartPoint,
  type ChartResult,
  chakra,
  chartLinks,
  eastIndian,
  northIndian,
  type PictureOptions,
  southIndian,
} from 'siddhanta/svg';
import type { Form } from '../form.js';
import { hashOf } from '../link.js';
import { inputOf } from '../panel.js';

const STYLES = { north: northIndian, south: southIndian, east: eastIndian, chakra } as const;

/** Returns a chart drawn in a style of the page. */
export function drawChart(style: string, result: ChartResult, options: ChartOptions): string {
  return STYLES[style as keyof typeof STYLES](result, options);
}

/** Returns the chart of the page, each body of which leads to what is known of it. */
export function drawLinked(form: Form, result: ChartResult, options: PictureOptions): string {
  return drawChart(form.style, result, {
    ...options,
    links: chartLinks(({ name }) => hashOf({ ...form, about: name })),
  });
}

/** Returns points drawn into the birth chart of the page, in its style. */
export function drawPoints(form: Form, points: readonly ChartPoint[], options: PictureOptions): string {
  const chart = rasi(inputOf(['instant', 'conventions'], form) as RasiInput);
  const drawn = { ...options, points };
  return STYLES[form.style as keyof typeof STYLES](chart, drawn);
}
