import { chartRows, dateOn, runningPeriods } from '../operation/blocks.js';
import type { Block, Period, TimelineBlock } from '../operation/show.js';

/** Most characters of a text: an answer is read by a model, whose attention is dear. */
const MOST_CHARACTERS = 8000;

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ').trim();

const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

function table(titles: readonly string[], rows: Iterable<readonly string[]>): string[] {
  return [row(titles), row(titles.map(() => '---')), ...[...rows].map(row)];
}

/** Yields the rows of periods, each with the names of those that it stands in. */
function* periodRows(periods: readonly Period[], before: readonly string[] = []): Generator<readonly string[]> {
  for (const { name, from, to, years, within } of periods) {
    const names = [...before, name];
    yield [names.join(' / '), from, to, years.toFixed(6)];
    yield* periodRows(within, names);
  }
}

function timelineLines({ levels, periods, offsetSeconds }: TimelineBlock, now: Date): string[] {
  const date = dateOn({ offsetSeconds }, now);
  const running = runningPeriods(periods, date).map(({ name }, i) => `${levels[i] ?? ''} ${name}`.trim());
  return [
    running.length === 0 ? `No period of the cycle runs on ${date}.` : `Running on ${date}: ${running.join(', ')}.`,
    '',
    ...table([levels.join(' / '), 'From', 'To', 'Years'], periodRows(periods)),
  ];
}

function blockLines(block: Block, now: Date): string[] {
  switch (block.kind) {
    case 'heading':
      return [block.title ?? '', ...block.lines].filter((line) => line !== '');
    case 'prose':
      return [...block.lines];
    case 'facts':
      return block.rows.map(
        ({ label, value, remark }) => `- ${label}: ${value}${remark === undefined ? '' : ` (${remark})`}`,
      );
    case 'table':
      return table(
        block.columns.map(({ title }) => title),
        [...block.rows, ...(block.foot ?? [])],
      );
    case 'chart':
      return table(
        [block.title.join(', '), 'Sign', 'Degrees', 'Nakshatra-pada', 'House', 'Retrograde'],
        chartRows(block).map(({ body, sign, degrees, nakshatra, pada, house, retrograde }) => [
          body,
          sign,
          degrees,
          `${nakshatra}-${pada}`,
          String(house),
          retrograde,
        ]),
      );
    case 'timeline':
      return timelineLines(block, now);
  }
}

/**
 * Returns blocks as Markdown for a model to read: at most some 8000 characters, with a last line that says what was left out.
 *
 * @param now what counts as now, for the periods that run
 */
export function markdown(blocks: readonly Block[], now: Date): string {
  const lines = blocks.flatMap((block, i) => {
    const title = block.kind === 'facts' || block.kind === 'table' ? (block.title ?? '') : '';
    return [...(i === 0 ? [] : ['']), ...(title === '' ? [] : [`${title}:`, '']), ...blockLines(block, now)];
  });
  let characters = 0;
  const kept = lines.findIndex((line) => {
    characters += line.length + 1;
    return characters > MOST_CHARACTERS;
  });
  if (kept === -1) return lines.join('\n');
  const less = blocks.flatMap((block) => (block.kind === 'timeline' && block.less !== undefined ? [block.less] : []));
  const rest = `${lines.length - kept} more lines; structuredContent has all of it.`;
  return [...lines.slice(0, kept), '', `(${[rest, ...new Set(less)].join(' ')})`].join('\n');
}
