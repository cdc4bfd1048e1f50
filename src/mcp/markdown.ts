import { chartRows, dateOn, runningPeriods } from '../operation/blocks.js';
import type { Block, Period, TimelineBlock } from '../operation/show.js';

export interface Window {
  readonly skip: number;
  readonly limit: number;
  readonly depth: number;
}

export const WHOLE: Window = { skip: 0, limit: Number.POSITIVE_INFINITY, depth: Number.POSITIVE_INFINITY };

export interface Lines {
  readonly lines: readonly string[];
  readonly isCut: boolean;
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ').trim();

const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

function table(
  titles: readonly string[],
  rows: Iterable<readonly string[]>,
  { skip, limit }: Window,
  foot: readonly (readonly string[])[] = [],
): Lines {
  const kept: string[] = [];
  let count = 0;
  for (const cells of rows) {
    if (count >= skip && count < skip + limit) kept.push(row(cells));
    count += 1;
  }
  const isCut = kept.length < count;
  if (kept.length === 0 && skip > 0) return { lines: [], isCut: false };
  const which = kept.length === 0 ? `${count} rows` : `rows ${skip + 1}–${skip + kept.length} of ${count}`;
  const next = skip + kept.length < count ? `; skip: ${skip + kept.length} has the next` : '';
  return {
    lines: [
      row(titles),
      row(titles.map(() => '---')),
      ...kept,
      ...(skip + kept.length < count ? [] : foot.map(row)),
      ...(isCut ? ['', `(${which}${next})`] : []),
    ],
    isCut,
  };
}

function* periodRows(
  periods: readonly Period[],
  depth: number,
  before: readonly string[] = [],
): Generator<readonly string[]> {
  if (depth === 0) return;
  for (const { name, from, to, years, within } of periods) {
    const names = [...before, name];
    yield [names.join(' / '), from, to, years.toFixed(6)];
    yield* periodRows(within, depth - 1, names);
  }
}

type Label = (text: string) => string;

const asItIs: Label = (text) => text;

function timelineLines(
  { levels, periods, offsetSeconds, less }: TimelineBlock,
  now: Date,
  window: Window,
  label: Label,
): Lines {
  const date = dateOn({ offsetSeconds }, now);
  const running = runningPeriods(periods, date).map(({ name, from, to }, i) =>
    `${levels[i] ?? ''} ${name} (${from} to ${to})`.trim(),
  );
  const depth = Math.min(window.depth, levels.length);
  const body = table(
    [levels.slice(0, depth).join(' / '), ...['From', 'To', 'Years'].map(label)],
    periodRows(periods, depth),
    window,
  );
  const isFlat = depth < levels.length;
  return {
    lines: [
      running.length === 0 ? `No period of the cycle runs on ${date}.` : `Running on ${date}: ${running.join(', ')}.`,
      ...(body.lines.length === 0 ? [] : ['', ...body.lines]),
      ...(isFlat ? ['', `(Not shown: ${levels.slice(depth).join(', ')}.${less === undefined ? '' : ` ${less}`})`] : []),
    ],
    isCut: body.isCut || isFlat,
  };
}

const CHART_HEADS = ['Sign', 'Degrees', 'Nakshatra-pada', 'House', 'Retrograde'];

const whole = (lines: readonly string[]): Lines => ({ lines, isCut: false });

function blockLines(block: Block, now: Date, window: Window, label: Label): Lines {
  switch (block.kind) {
    case 'heading':
      return whole([block.title ?? '', ...block.lines].filter((line) => line !== ''));
    case 'prose':
      return window.skip > 0 ? whole([]) : whole(block.lines);
    case 'facts':
      return window.skip > 0
        ? whole([])
        : whole(
            block.rows.map(
              ({ label, value, remark }) => `- ${label}: ${value}${remark === undefined ? '' : ` (${remark})`}`,
            ),
          );
    case 'table':
      return table(
        block.columns.map(({ title }) => title),
        block.rows,
        window,
        block.foot,
      );
    case 'chart':
      return table(
        [block.title.map(label).join(', '), ...CHART_HEADS.map(label)],
        chartRows(block).map(({ body, sign, degrees, nakshatra, pada, house, retrograde }) => [
          label(body),
          sign,
          degrees,
          `${nakshatra}-${pada}`,
          String(house),
          retrograde,
        ]),
        window,
      );
    case 'timeline':
      return timelineLines(block, now, window, label);
  }
}

/**
 * Returns blocks as Markdown for a model to read.
 *
 * @param now what counts as now, for the periods that run
 * @param window which rows of each table; what is in no table is left out after the first page
 * @param label says the heads that blocks leave to the reader in the language of the blocks
 */
export function markdown(
  blocks: readonly Block[],
  now: Date,
  window: Window = WHOLE,
  label: (text: string) => string = asItIs,
): Lines {
  const parts = blocks.map((block) => {
    const { lines, isCut } = blockLines(block, now, window, label);
    const title = block.kind === 'facts' || block.kind === 'table' ? (block.title ?? '') : '';
    return { lines: lines.length === 0 || title === '' ? lines : [`${title}:`, '', ...lines], isCut };
  });
  return {
    lines: parts.flatMap(({ lines }, i) => (i === 0 || lines.length === 0 ? lines : ['', ...lines])),
    isCut: parts.some(({ isCut }) => isCut),
  };
}
