import { resolveBirth } from '../cast/birth.js';
import { luminaryContext } from '../cast/context.js';
import type { FieldWords, HeadingBlock, Period, TimelineBlock } from '../operation/show.js';
import { birthLine } from '../operation/words.js';
import type { Meta } from '../types.js';
import { ayanamsaLabel } from '../zodiac/ayanamsas.js';
import { type DashaInput, LEVELS, LIFE_LEVELS } from './input.js';
import type { DashaPeriodData, PlainPeriod, Ruler } from './periods.js';

export const LEVEL_NAMES = [
  'Mahadasha',
  'antardasha',
  'pratyantardasha',
  'sookshmadasha',
  'pranadasha',
  'dehadasha',
  'seventh level',
] as const;

export const LESS = 'dashas.timeline gives a span, dashas.running a moment.';

export function rulerName({ sign, yogini, tara, nakshatra, svara, lord }: Ruler): string {
  const own = sign ?? nakshatra ?? svara;
  if (own !== undefined) return own;
  if (tara !== undefined) return `${lord} (${tara})`;
  return yogini === undefined ? (lord ?? '') : `${yogini} (${lord})`;
}

function periodOf(period: PlainPeriod & { readonly periods?: readonly PlainPeriod[] }): Period {
  const { start_date: from, end_date: to, duration_years: years, periods = [] } = period;
  return { name: rulerName(period), from, to, years, within: periods.map(periodOf) };
}

export function timelineBlock(
  input: DashaInput,
  periods: readonly DashaPeriodData[],
  levels: number = input.levels ?? LEVELS,
): TimelineBlock {
  return {
    kind: 'timeline',
    levels: LEVEL_NAMES.slice(0, levels),
    periods: periods.map(periodOf),
    offsetSeconds: resolveBirth(input.birth, luminaryContext({}, input)).offsetSeconds,
    less: LESS,
  };
}

export function dashaHeading({ birth }: DashaInput, meta: Meta, title: string, lines: readonly string[]): HeadingBlock {
  const [first = '', ...others] = lines;
  return {
    kind: 'heading',
    title,
    lines: [
      birthLine(birth, meta),
      `${first}, ${ayanamsaLabel(meta.ayanamsa ?? 'lahiri').replaceAll('_', ' ')} ayanamsa`,
      ...others,
    ],
  };
}

export function levelsField(deepest: number = LIFE_LEVELS): FieldWords {
  const names = LEVEL_NAMES.slice(0, deepest).map((name, i) => `${i + 1} ${name.toLowerCase()}`);
  return { value: 'NUMBER', summary: `Levels of periods: ${names.join(', ')}` };
}
