/** Room for texts in a cell: convex polygons without corners and margins, and rows of equal slots packed into them. */

export type Point = readonly [x: number, y: number];

export type Polygon = readonly Point[];

/** The part where a·x + b·y ≥ c. */
export function clip(polygon: Polygon, a: number, b: number, c: number): Polygon {
  const kept: Point[] = [];
  polygon.forEach((to, i) => {
    const from = polygon.at(i - 1) ?? to;
    const [before, after] = [a * from[0] + b * from[1] - c, a * to[0] + b * to[1] - c];
    if (before * after < 0) {
      const share = before / (before - after);
      kept.push([from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])]);
    }
    if (after >= 0) kept.push(to);
  });
  return kept;
}

export function middle(polygon: Polygon): Point {
  const mean = (axis: 0 | 1): number => polygon.reduce((sum, point) => sum + point[axis], 0) / polygon.length;
  return [mean(0), mean(1)];
}

export function inset(polygon: Polygon, margin: number): Polygon {
  const [mx, my] = middle(polygon);
  return polygon.reduce<Polygon>((rest, to, i) => {
    const from = polygon.at(i - 1) ?? to;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const [a, b] = [(from[1] - to[1]) / length, (to[0] - from[0]) / length];
    const c = a * to[0] + b * to[1];
    const inward = a * mx + b * my >= c ? 1 : -1;
    return clip(rest, a * inward, b * inward, c * inward + margin);
  }, polygon);
}

/** Of the free part. */
type Span = readonly [left: number, right: number];

/** The part of a polygon that is free all the way from one height to another. */
function spanOf(polygon: Polygon, top: number, bottom: number): Span {
  const at = (y: number): Span => {
    const crossings = polygon.flatMap((to, i) => {
      const from = polygon.at(i - 1) ?? to;
      if ((from[1] - y) * (to[1] - y) > 0) return [];
      return from[1] === to[1] ? [from[0], to[0]] : [from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0])];
    });
    return crossings.length === 0 ? [0, 0] : [Math.min(...crossings), Math.max(...crossings)];
  };
  const [upper, lower] = [at(top), at(bottom)];
  return [Math.max(upper[0], lower[0]), Math.min(upper[1], lower[1])];
}

/** Of one size. */
export interface Slots {
  readonly count: number;
  readonly width: number;
  readonly height: number;
  /** Between neighbours on a line. */
  readonly gap: number;
}

const room = (items: number, { width, gap }: Slots): number => items * width + (items - 1) * gap;

/** Top left corners of slots on lines of given spans, evenly spread; undefined where they do not fit. */
function placed(spans: readonly Span[], slots: Slots, top: number): Point[] | undefined {
  const fits = spans.map(([left, right]) =>
    Math.max(0, Math.floor((right - left + slots.gap) / (slots.width + slots.gap) + 1e-9)),
  );
  const lines: number[] = [];
  if (slots.count === 0) return [];
  let rest = slots.count;
  fits.forEach((most, i) => {
    const later = fits.slice(i + 1).reduce((sum, other) => sum + other, 0);
    const even = Math.ceil(rest / (fits.length - i));
    lines.push(Math.min(most, Math.max(even, rest - later)));
    rest -= lines[i] ?? 0;
  });
  if (rest > 0) return undefined;
  // Where all lines can begin at one place, slots form columns.
  const common: Span = [Math.max(...spans.map(([left]) => left)), Math.min(...spans.map(([, right]) => right))];
  const longest = room(Math.max(...lines), slots);
  const inColumns = common[1] - common[0] >= longest;
  return lines.flatMap((items, i) => {
    const [left, right] = inColumns ? common : (spans[i] ?? common);
    const start = (left + right - (inColumns ? longest : room(items, slots))) / 2;
    return Array.from(
      { length: items },
      (_, j): Point => [start + j * (slots.width + slots.gap), top + i * slots.height],
    );
  });
}

/** Distances of lines from the middle, in parts of the free height. */
const SHIFTS = [0, -0.1, 0.1, -0.2, 0.2, -0.3, 0.3, -0.4, 0.4, -0.5, 0.5];

/** Numbers of lines to try. */
function linesOf(count: number, columns: boolean): readonly number[] {
  const any = Array.from({ length: count }, (_, i) => (columns ? count - i : i + 1));
  // Whole columns come first: one, two, three.
  return count === 0 ? [0] : columns ? [count, Math.ceil(count / 2), Math.ceil(count / 3), ...any] : any;
}

/**
 * Returns the top left corners of slots in a polygon, near its middle, on the first number of lines on which they fit; undefined where they fit
 * on none.
 *
 * @param columns tries many lines first, so that the slots stand below one another; few lines first otherwise
 * @param more slots of another size that stand below the first ones; their corners come last
 * @param below whether these are tried on many lines first
 */
export function pack(
  polygon: Polygon,
  slots: Slots,
  columns: boolean,
  more?: Slots,
  below = columns,
): readonly Point[] | undefined {
  const heights = polygon.map(([, y]) => y);
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)];
  const [, centre] = middle(polygon);
  const spansOf = (lines: number, from: number, height: number): Span[] =>
    Array.from({ length: lines }, (_, line) => spanOf(polygon, from + line * height, from + (line + 1) * height));
  for (const lines of linesOf(slots.count, columns)) {
    for (const others of linesOf(more?.count ?? 0, below)) {
      const first = lines * slots.height;
      const height = first + others * (more?.height ?? 0);
      const free = bottom - top - height;
      if (free < 0) continue;
      for (const shift of SHIFTS) {
        const start = Math.min(Math.max(centre - height / 2 + shift * free, top), bottom - height);
        const found = placed(spansOf(lines, start, slots.height), slots, start);
        const next = more?.count && found && placed(spansOf(others, start + first, more.height), more, start + first);
        if (found && (next || !more?.count)) return next ? [...found, ...next] : found;
      }
    }
  }
  return undefined;
}
