import type { Block, TableBlock } from './show.js';

/** Returns a table with its heads and what stands in its cells in other words. Widths are those of English: they are left out. */
export function labelledTable({ columns, rows, ...rest }: TableBlock, label: (label: string) => string): TableBlock {
  return {
    ...rest,
    columns: columns.map(({ size, ...column }) => ({ ...column, title: label(column.title) })),
    rows: rows.map((row) => row.map(label)),
  };
}

/** Returns a block with its labels in other words. */
export function labelled(block: Block, label: (label: string) => string): Block {
  switch (block.kind) {
    case 'table':
      return labelledTable(block, label);
    case 'facts': {
      const { size, ...facts } = block;
      return { ...facts, rows: facts.rows.map((row) => ({ ...row, label: label(row.label) })) };
    }
    case 'timeline':
      return { ...block, levels: block.levels.map(label) };
    default:
      return block;
  }
}
