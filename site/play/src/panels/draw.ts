import { type ChartResult, chakra, eastIndian, northIndian, type PictureOptions, southIndian } from 'siddhanta/svg';

const STYLES = { north: northIndian, south: southIndian, east: eastIndian, chakra } as const;

/** Returns a chart drawn in a style of the page. */
export function drawChart(style: string, result: ChartResult, options: PictureOptions): string {
  return STYLES[style as keyof typeof STYLES](result, options);
}
