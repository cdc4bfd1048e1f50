import { type Convened, settle } from '../cast/conventions.js';
import { sensitivityBlocks } from '../cast/sensitivityWords.js';
import { type ChartBlock, type Readings, reading } from '../operation/show.js';
import { birthLine } from '../operation/words.js';
import { type DivisionalData, divisionalOperation } from './divisional.js';
import { rasiOperation } from './rasi.js';
import type { ChartNotes } from './rasiData.js';
import { POINT_READINGS } from './showPoints.js';

/** Returns the line that says what chart it is, in which school and with which node. */
function chartLine({ chart_type, ayanamsa, ayanamsa_value }: ChartNotes, input: Convened): string {
  return `${chart_type} chart, ${ayanamsa} ayanamsa ${ayanamsa_value}°, ${settle(input).node} node`;
}

function chart({ ascendant, notes, planetary_positions }: DivisionalData): ChartBlock {
  return { kind: 'chart', title: [notes.chart_type, notes.ayanamsa], ascendant, positions: planetary_positions };
}

/** How the charts are read. */
export const READINGS: Readings = {
  ...reading(rasiOperation, {
    show: ({ input, data, meta }) => [
      {
        kind: 'heading',
        title: data.user_name,
        lines: [birthLine(input.birth, meta, data.birth_details.timezone_offset), chartLine(data.notes, input)],
      },
      chart(data),
      ...sensitivityBlocks(data.sensitivity),
    ],
  }),
  ...reading(divisionalOperation, {
    show: ({ input, data, meta }) => [
      { kind: 'heading', lines: [birthLine(input.birth, meta), chartLine(data.notes, input)] },
      chart(data),
      ...sensitivityBlocks(data.sensitivity),
    ],
    fields: { varga: { value: 'DIVISION', summary: 'Division of the chart, d9 for the navamsha' } },
  }),
  ...POINT_READINGS,
};
