import { n } from './text.js';

export interface Circle {
  readonly x: number;
  readonly y: number;
}

/** Degrees, counter-clockwise from the left, where the ascendant is. */
export function pointAt({ x, y }: Circle, radius: number, angle: number): readonly [x: number, y: number] {
  const radians = ((angle + 180) * Math.PI) / 180;
  return [x + radius * Math.cos(radians), y - radius * Math.sin(radians)];
}

/** In a path. */
export function spot(circle: Circle, radius: number, angle: number): string {
  return pointAt(circle, radius, angle).map(n).join(' ');
}

/** From one angle to a later one; `back` runs from the later one to the earlier. */
export function arc(circle: Circle, radius: number, from: number, to: number, back = false): string {
  const large = to - from > 180 ? 1 : 0;
  const r = n(radius);
  return `A${r} ${r} 0 ${large} ${back ? 1 : 0} ${spot(circle, radius, back ? from : to)}`;
}

/** Less than a whole turn. */
export function ringPart(circle: Circle, inner: number, outer: number, from: number, to: number, tone: string): string {
  return `<path class="${tone}" d="M${spot(circle, outer, from)}${arc(circle, outer, from, to)}L${spot(circle, inner, to)}${arc(circle, inner, from, to, true)}Z"/>`;
}

/** In a path. */
export function spoke(circle: Circle, inner: number, outer: number, angle: number): string {
  return `M${spot(circle, inner, angle)}L${spot(circle, outer, angle)}`;
}

export function ring({ x, y }: Circle, radius: number, tone: string): string {
  return `<circle class="${tone}" cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"/>`;
}

/**
 * Angles close to given ones, degrees, in their order and at least a distance apart; undefined where they have no room. Crowds are spread
 * about their mean.
 *
 * @param apart for all or for each: neighbours are apart by half of the sum of theirs
 */
export function spread(angles: readonly number[], apart: number | readonly number[]): readonly number[] | undefined {
  const count = angles.length;
  const own = angles.map((_, i) => (typeof apart === 'number' ? apart : (apart[i] ?? 0)));
  const whole = own.reduce((sum, width) => sum + width, 0);
  if (whole > 360) return undefined;
  const order = angles.map((_, i) => i).sort((a, b) => (angles[a] ?? 0) - (angles[b] ?? 0) || a - b);
  // The circle is cut open at its largest gap.
  const sorted = order.map((i) => angles[i] ?? 0);
  const gaps = sorted.map((angle, i) => (i === 0 ? angle + 360 - (sorted.at(-1) ?? 0) : angle - (sorted[i - 1] ?? 0)));
  const cut = gaps.indexOf(Math.max(...gaps));
  const opened = sorted.map((_, i) => ({ at: (cut + i) % count, turn: cut + i >= count ? 360 : 0 }));
  // Distance from the first in a tight row.
  const widths = opened.map(({ at }) => own[order[at] ?? 0] ?? 0);
  let along = 0;
  const offsets = widths.map((width, i) => {
    along += i === 0 ? 0 : ((widths[i - 1] ?? 0) + width) / 2;
    return along;
  });
  // Neighbours that are too close form a group about the mean of their targets.
  const groups: { members: number; sum: number }[] = [];
  const start = (group: { members: number; sum: number }): number => group.sum / group.members;
  opened.forEach(({ at, turn }, i) => {
    groups.push({ members: 1, sum: (sorted[at] ?? 0) + turn - (offsets[i] ?? 0) });
    for (
      let last = groups.at(-1), before = groups.at(-2);
      last && before && start(before) > start(last);
      last = groups.at(-1), before = groups.at(-2)
    ) {
      groups.splice(-2, 2, { members: before.members + last.members, sum: before.sum + last.sum });
    }
  });
  const places = groups
    .flatMap((group) => Array.from({ length: group.members }, () => start(group)))
    .map((place, i) => place + (offsets[i] ?? 0));
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  const closed = first + 360 - last >= whole - along - 1e-9;
  const result: number[] = [];
  opened.forEach(({ at }, i) => {
    result[order[at] ?? 0] = closed ? (places[i] ?? 0) : first + ((offsets[i] ?? 0) * 360) / whole;
  });
  return result;
}
