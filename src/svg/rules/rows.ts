import { type Tone, textAt } from '../frame.js';
import { type Letters, widthBy } from '../letters.js';
import { escaped, n } from '../text.js';
import { type Polygon, pack, type Slots } from './cell.js';

/** A body's label, raised marks, and a note in aligned figures. */
export interface Row {
  readonly label: string;
  /** Raised: `R`. */
  readonly marks: string;
  /** Forms of the note, the longest first: `12°34′`, `12°`. Empty without a note. */
  readonly notes: readonly string[];
  readonly tone: Tone;
  /** Smaller, behind the others. */
  readonly minor?: boolean | undefined;
  /** Makes a link of what is drawn on a line of letters of that size, from x on. Only where the caller wants links. */
  readonly link?: ((drawn: string, x: number, baseline: number, width: number, size: number) => string) | undefined;
}

/** Relative size. */
export const MINOR = 0.8;
/** Relative to the label. */
const NOTE = 0.82;
const MARK = 0.62;
/** In ems of the label: from label to note, from slot to slot, and from line to line. */
const TO_NOTE = 0.25;
const TO_SLOT = 0.8;
export const LEADING = 1.36;
/** For Indian scripts, which have signs above and below their letters. */
const TALL_LEADING = 1.7;
const TALL = /[\u0900-\u0dff]/;
/** Share of the line's height. */
const BASELINE = 0.74;

/** Pixels; below this size labels go on without notes. */
const LEGIBLE = 10;
const STEP = 0.94;

interface Form {
  readonly labels: number;
  readonly notes: number;
  readonly note: number;
}

/** Widths, in ems, of the widest label and the widest note in one of its forms. */
function formOf(letters: Letters, rows: readonly Row[], note: number): Form {
  const widest = (widths: readonly number[]): number => Math.max(0, ...widths);
  return {
    labels: widest(rows.map(({ label, marks }) => widthBy(letters, label) + widthBy(letters, marks) * MARK)),
    notes: widest(rows.map(({ notes }) => widthBy(letters, notes[note] ?? '') * NOTE)),
    note,
  };
}

const widthOf = ({ labels, notes }: Form): number => labels + (notes === 0 ? 0 : TO_NOTE + notes);

export function raised(marks: string, size: number): string {
  return marks === ''
    ? ''
    : `<tspan class="m" font-size="${n(size * MARK)}" dy="${n(-size * 0.3)}">${escaped(marks)}</tspan>`;
}

function draw(row: Row, x: number, baseline: number, size: number, form: Form): string {
  const { label, marks, notes, tone } = row;
  const note = notes[form.note] ?? '';
  const [held, anchor] = form.notes === 0 ? [x + (form.labels * size) / 2, 'middle' as const] : [x, 'start' as const];
  const noted = note === '' ? '' : textAt(x + widthOf(form) * size, baseline, size * NOTE, 'm', 'end', escaped(note));
  const drawn = textAt(held, baseline, size, tone, anchor, escaped(label) + raised(marks, size)) + noted;
  return row.link?.(drawn, x, baseline, widthOf(form) * size, size) ?? drawn;
}

function slotsOf(rows: readonly Row[], form: Form, size: number): Slots {
  const leading = rows.some(({ label }) => TALL.test(label)) ? TALL_LEADING : LEADING;
  return { count: rows.length, width: widthOf(form) * size, height: leading * size, gap: TO_SLOT * size };
}

/**
 * Returns rows drawn inside a cell: as large as allowed and as small as needed, step by step. Before labels become too small to be read, notes
 * are given in their shorter forms, then left out, those of minor rows first. Nothing ever overlaps, since every text has the room of its widest
 * font.
 */
export function rowsIn(letters: Letters, cell: Polygon, rows: readonly Row[], largest: number): string {
  const parts = [rows.filter(({ minor }) => !minor), rows.filter(({ minor }) => minor)] as const;
  const notes = [...Array.from({ length: Math.max(...rows.map((row) => row.notes.length), 0) }, (_, i) => i), -1];
  const shorter = notes.map((note): readonly [number, number] => [note, -1]);
  const forms = parts[1].length === 0 ? shorter : [...notes.slice(0, -1).map((note) => [0, note] as const), ...shorter];
  for (const [note, less] of forms) {
    const form = [formOf(letters, parts[0], note), formOf(letters, parts[1], less)] as const;
    const legible = Math.max(LEGIBLE / (less === -1 ? 1 : MINOR), largest * 0.5);
    for (let size = largest; size >= (note === -1 ? 1 : legible); size *= STEP) {
      const slots = [slotsOf(parts[0], form[0], size), slotsOf(parts[1], form[1], size * MINOR)] as const;
      const found = pack(cell, slots[0], form[0].notes > 0, slots[1], form[1].notes > 0);
      if (found === undefined) continue;
      return [...parts[0], ...parts[1]]
        .map((row, i) => {
          const own = row.minor ? 1 : 0;
          const [x, y] = found[i] ?? [0, 0];
          return draw(row, x, y + slots[own].height * BASELINE, size * (own ? MINOR : 1), form[own]);
        })
        .join('');
    }
  }
  return '';
}
