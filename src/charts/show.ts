import { type Convened, settle } from '../cast/conventions.js';
import { sensitivityBlocks } from '../cast/sensitivityWords.js';
import { type ChartBlock, type Readings, reading } from '../operation/show.js';
import { birthLine } from '../operation/words.js';
import { type DivisionalData, divisional } from './divisional.js';
import { type DivisionalCustomData, divisionalCustom } from './divisionalCustom.js';
import { type DivisionalMixedData, divisionalMixed } from './divisionalMixed.js';
import { rasi } from './rasi.js';
import type { ChartNotes } from './rasiData.js';
import { POINT_READINGS } from './showPoints.js';
import { SPHUTA_READINGS } from './showSphutas.js';

interface Notes extends Pick<ChartNotes, 'ayanamsa' | 'ayanamsa_value'> {
  readonly chart_type: string;
  readonly variant?: string;
}

function chartLine({ chart_type, ayanamsa, ayanamsa_value, variant }: Notes, input: Convened): string {
  return `${chart_type} chart${variant === undefined ? '' : ` (${variant})`}, ${ayanamsa} ayanamsa ${ayanamsa_value}°, ${settle(input).node} node`;
}

function chart({
  ascendant,
  notes,
  planetary_positions,
}: DivisionalData | DivisionalCustomData | DivisionalMixedData): ChartBlock {
  return { kind: 'chart', title: [notes.chart_type, notes.ayanamsa], ascendant, positions: planetary_positions };
}

export const READINGS: Readings = {
  ...reading(rasi, {
    show: ({ input, data, meta }) => [
      {
        kind: 'heading',
        title: data.user_name,
        lines: [birthLine(input.birth, meta), chartLine(data.notes, input)],
      },
      chart(data),
      ...sensitivityBlocks(data.sensitivity),
    ],
  }),
  ...reading(divisional, {
    show: ({ input, data, meta }) => [
      { kind: 'heading', lines: [birthLine(input.birth, meta), chartLine(data.notes, input)] },
      chart(data),
      ...sensitivityBlocks(data.sensitivity),
    ],
    fields: {
      varga: { value: 'DIVISION', summary: 'Division of the chart, d9 for the navamsha' },
      variant: {
        value: 'NAME',
        summary: 'How the parts are counted; an unknown name lists the names of the division',
      },
    },
  }),
  ...reading(divisionalCustom, {
    show: ({ input, data, meta }) => [
      { kind: 'heading', lines: [birthLine(input.birth, meta), `${chartLine(data.notes, input)} (experimental)`] },
      chart(data),
      ...sensitivityBlocks(data.sensitivity),
    ],
    fields: {
      n: { value: 'PARTS', summary: 'Parts of each sign, 2 to 300' },
      variant: {
        value: 'NAME',
        summary: 'One of the countings that serve any number of parts; without base, start and even-backward',
      },
      start: {
        value: 'NAME',
        summary: 'Where the first part of each sign goes, from the base: base, odd_even_7, modality_1_9_5 …',
      },
    },
  }),
  ...reading(divisionalMixed, {
    show: ({ input, data, meta }) => [
      { kind: 'heading', lines: [birthLine(input.birth, meta), `${chartLine(data.notes, input)} (experimental)`] },
      chart(data),
      ...sensitivityBlocks(data.sensitivity),
    ],
    fields: {
      first_varga: { value: 'VARGA', summary: 'Division of the birth chart: d9 …' },
      first_variant: { value: 'NAME', summary: 'How its parts are counted' },
      second_varga: { value: 'VARGA', summary: 'Division of the chart that this gives: d16 …' },
      second_variant: { value: 'NAME', summary: 'How its parts are counted' },
    },
  }),
  ...POINT_READINGS,
  ...SPHUTA_READINGS,
};
