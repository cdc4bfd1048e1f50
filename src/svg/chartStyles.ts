import { chakra } from './chakra.js';
import { eastIndian } from './eastIndian.js';
import { northIndian } from './northIndian.js';
import { southIndian } from './southIndian.js';

/** The styles of a chart by their short names, the usual one first. */
export const CHART_STYLES = { north: northIndian, south: southIndian, east: eastIndian, chakra } as const;

/** Style of a chart. */
export type ChartStyle = keyof typeof CHART_STYLES;
