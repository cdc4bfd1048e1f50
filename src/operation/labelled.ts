import type { Block, TableBlock } from './show.js';

type Label = (text: string) => string;

/** Returns a table with its heads and what stands in its cells in other words. Widths are those of English: they are left out. */
export function labelledTable({ columns, rows, foot, title, ...rest }: TableBlock, label: Label): TableBlock {
  return {
    ...rest,
    ...(title === undefined ? {} : { title: label(title) }),
    columns: columns.map(({ size, ...column }) => ({ ...column, title: label(column.title) })),
    rows: rows.map((row) => row.map(label)),
    ...(foot === undefined ? {} : { foot: foot.map((row) => row.map(label)) }),
  };
}

/** Returns a line in other words; the spaces that it begins with stay. */
function line(text: string, label: Label): string {
  const words = text.trimStart();
  return text.slice(0, text.length - words.length) + label(words);
}

/** Returns a block in other words. */
export function labelled(block: Block, label: Label): Block {
  const title = 'title' in block && typeof block.title === 'string' ? { title: label(block.title) } : {};
  switch (block.kind) {
    case 'table':
      return labelledTable(block, label);
    case 'facts': {
      const { size, ...facts } = block;
      const rows = facts.rows.map(({ label: head, value, remark }) => ({
        label: label(head),
        value: label(value),
        ...(remark === undefined ? {} : { remark: label(remark) }),
      }));
      return { ...facts, ...title, rows };
    }
    case 'heading':
      return { ...block, ...title, lines: block.lines.map((one) => line(one, label)) };
    case 'timeline':
      return {
        ...block,
        levels: block.levels.map(label),
        ...(block.less === undefined ? {} : { less: label(block.less) }),
      };
    case 'prose':
      return { ...block, lines: block.lines.map((one) => line(one, label)) };
    case 'chart':
      return block;
  }
}
