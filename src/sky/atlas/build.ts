import { SiddhantaError } from '../../errors.js';
import { at } from '../../math/at.js';
import { type JdTt, julianCenturies } from '../../time/julian.js';
import { analytical } from '../analytical/analytical.js';
import { BODIES, type Body, type Ephemeris } from '../ephemeris.js';
import { geometricEphemeris } from '../geometric.js';
import { meanNode } from '../nodes.js';
import { AT, type AtlasKind, checksum, type Header, MAGIC, type TableHeader, VERSION } from './format.js';
import { NodeWriter } from './leaves.js';
import { closenessOf, segmentOf } from './pieces.js';

/** The options of {@link buildAtlas}. */
export interface AtlasOptions {
  /** The first and the last Julian day (TT), both within the range of the ephemeris. */
  readonly from: JdTt;
  readonly to: JdTt;
  /** All of them by default. */
  readonly bodies?: readonly Body[];
  /** Arcseconds of longitude and latitude by which a place may differ, 0.0001 to 60; 0.001 by default. */
  readonly tolerance?: number;
  /** Apparent places by default; geometric ones where operations are to compute with `positions: 'true'`. */
  readonly kinds?: readonly AtlasKind[];
  /** The ephemeris to tabulate; the library's own by default. */
  readonly ephemeris?: Ephemeris;
  /** Called from time to time with the finished share, 0 to 1. */
  readonly onProgress?: (part: number) => void;
}

/** Bodies with common sample instants and segment lengths. */
interface Group {
  readonly days: number;
  readonly has: (body: Body) => boolean;
}

const isFast = (body: Body): boolean => body === 'Moon' || body === 'TrueNode';
const GROUPS: readonly Group[] = [
  { days: 8, has: isFast },
  { days: 16, has: (body) => !isFast(body) },
];
/** Days between two samples of the stated accuracy. */
const ACCURACY_STEP = 30;
const KINDS: readonly AtlasKind[] = ['apparent', 'geometric'];
const LEAST = 0.0001;
const MOST = 60;

type Settled = Required<Omit<AtlasOptions, 'onProgress'>>;

const invalid = (field: string, message: string): SiddhantaError =>
  new SiddhantaError('invalid_value', `${field} ${message}`, { field });

function chosen<Name extends string>(field: string, given: readonly Name[], all: readonly Name[]): readonly Name[] {
  const strange = given.find((name) => !all.includes(name));
  if (strange !== undefined)
    throw invalid(field, `has ${JSON.stringify(strange)}; it must name only ${all.join(', ')}.`);
  if (given.length === 0) throw invalid(field, `is empty; name at least one of ${all.join(', ')}.`);
  return all.filter((name) => given.includes(name));
}

function settled(options: AtlasOptions): Settled {
  const { from, to, bodies = BODIES, tolerance = 0.001, kinds = ['apparent'], ephemeris = analytical } = options;
  const { range, name } = ephemeris;
  for (const [field, day] of [
    ['from', from],
    ['to', to],
  ] as const) {
    if (!(day >= range.from && day <= range.to)) {
      throw new SiddhantaError(
        'date_out_of_range',
        `${field} is ${day}; it must be within the ephemeris ${name} (Julian days ${range.from} to ${range.to}).`,
        { field },
      );
    }
  }
  if (from > to) throw invalid('to', `is ${to}, before from, which is ${from}. Give the earlier Julian day as from.`);
  if (!(tolerance >= LEAST && tolerance <= MOST)) {
    throw invalid('tolerance', `is ${tolerance}; it must be from ${LEAST} to ${MOST} arcseconds.`);
  }
  const requested = chosen('kinds', kinds, KINDS);
  if (!requested.includes('apparent')) throw invalid('kinds', 'lacks "apparent", which every ephemeris needs. Add it.');
  return { from, to, bodies: chosen('bodies', bodies, BODIES), tolerance, kinds: requested, ephemeris };
}

/** To the last bit. */
function hasOurMeanNode(ephemeris: Ephemeris, from: JdTt, to: JdTt): boolean {
  return [from, (from + to) / 2, to].every((jdTt) => {
    const { longitude, longitudeSpeed } = at(ephemeris.places(['MeanNode'], jdTt), 0);
    const ours = meanNode(julianCenturies(jdTt));
    return longitude === ours.longitude && longitudeSpeed === ours.longitudeSpeed;
  });
}

/** Each value with the first instant at which it applies. */
function accuracyOf(ephemeris: Ephemeris, body: Body, from: JdTt, to: JdTt): [JdTt, number][] {
  const steps: [JdTt, number][] = [];
  for (let day = from; day < to || steps.length === 0; day += ACCURACY_STEP) {
    // of both ends, so that a step between them is never promised too early
    const stated = Math.max(ephemeris.accuracy(body, day), ephemeris.accuracy(body, Math.min(day + ACCURACY_STEP, to)));
    if (!Object.is(steps.at(-1)?.[1], stated)) steps.push([day, stated]);
  }
  return steps;
}

interface Table {
  readonly header: Omit<TableHeader, 'at'>;
  readonly entries: Uint32Array;
  readonly nodes: Uint8Array;
}

function tablesOf(
  { from, to, tolerance }: Settled,
  kind: AtlasKind,
  base: Ephemeris,
  bodies: readonly Body[],
  days: number,
  step: (days: number) => void,
): Table[] {
  const first = Math.floor(from / days);
  const count = Math.floor(to / days) - first + 1;
  const closeness = bodies.map((body) => closenessOf(tolerance, body));
  const writers = bodies.map(() => new NodeWriter());
  const entries = bodies.map(() => new Uint32Array(count));
  for (let i = 0; i < count; i++) {
    const start = (first + i) * days;
    segmentOf(base, bodies, start, start + days, closeness).forEach((node, b) => {
      at(entries, b)[i] = at(writers, b).write(node);
    });
    step(days * bodies.length);
  }
  return bodies.map((body, b) => {
    const nodes = at(writers, b).bytes();
    const { units } = at(closeness, b);
    return {
      header: { kind, body, days, first, count, bytes: 4 * count + nodes.length, units },
      entries: at(entries, b),
      nodes,
    };
  });
}

const aligned = (bytes: number): number => 8 * Math.ceil(bytes / 8);

function assemble(rest: Omit<Header, 'tables'>, tables: readonly Table[]): ArrayBuffer {
  const encoder = new TextEncoder();
  const headerFrom = (begin: number): Uint8Array => {
    let next: number = begin;
    const placed = tables.map(({ header }): TableHeader => {
      const place = next;
      next = aligned(next + header.bytes);
      return { ...header, at: place };
    });
    return encoder.encode(JSON.stringify({ ...rest, tables: placed } satisfies Header));
  };
  // The offsets depend on the header's length, which depends on the digits of the offsets.
  let begin: number = AT.header;
  let header = headerFrom(begin);
  while (aligned(AT.header + header.length) > begin) {
    begin = aligned(AT.header + header.length);
    header = headerFrom(begin);
  }
  const length = tables.reduce<number>((end, table) => aligned(end + table.header.bytes), begin);
  const bytes = new Uint8Array(length);
  const view = new DataView(bytes.buffer);
  bytes.set(MAGIC);
  view.setUint32(AT.version, VERSION, true);
  view.setUint32(AT.length, length, true);
  view.setUint32(AT.headerLength, begin - AT.header, true);
  bytes.fill(0x20, AT.header, begin);
  bytes.set(header, AT.header);
  let place: number = begin;
  for (const { header: table, entries, nodes } of tables) {
    entries.forEach((entry, i) => {
      view.setUint32(place + 4 * i, entry, true);
    });
    bytes.set(nodes, place + 4 * entries.length);
    place = aligned(place + table.bytes);
  }
  view.setUint32(AT.checksum, checksum(view, AT.covered), true);
  return bytes.buffer;
}

/**
 * Returns the bytes of an atlas: an ephemeris computed beforehand, as polynomials that `atlas` looks up in half a microsecond a body.
 *
 * Segments of eight days (Moon, true node) or sixteen stand on a fixed grid in time, so that the number at an instant rests on the
 * tabulated ephemeris and the tolerance alone, not on the range. Every segment is compared with the ephemeris where its error is greatest,
 * in the integers that are stored, and divided where it is too far off: behind the Sun, where light is bent within hours, and at
 * joints of the ephemeris. Two centuries of all bodies take some 4.5 MB and half a minute.
 *
 * @param options what, from when to when, how closely
 * @throws {SiddhantaError} `date_out_of_range` for a range that the ephemeris does not cover, `invalid_value` for anything else
 *
 * @example
 * ```ts
 * import { atlas, buildAtlas } from 'siddhanta/sky';
 * const bytes = buildAtlas({ from: 2460310.5, to: 2460341.5, bodies: ['Sun'], tolerance: 0.01 });
 * const { range } = atlas(bytes);
 * range.to - range.from; // => 31
 * ```
 */
export function buildAtlas(options: AtlasOptions): ArrayBuffer {
  const all = settled(options);
  const { from, to, bodies, tolerance, kinds, ephemeris } = all;
  const views = kinds.map((kind) => {
    const base = kind === 'apparent' ? ephemeris : geometricEphemeris(ephemeris);
    if (base !== undefined) return { kind, base };
    throw invalid(
      'kinds',
      `has "geometric", but the ephemeris ${ephemeris.name} has apparent places only. Leave "geometric" out.`,
    );
  });
  const computesMeanNode = bodies.includes('MeanNode') && hasOurMeanNode(ephemeris, from, to);
  const tabulated = bodies.filter((body) => body !== 'MeanNode' || !computesMeanNode);
  const work = (to - from) * tabulated.length * kinds.length;
  let done = 0;
  const step = (days: number): void => {
    done += days;
    options.onProgress?.(Math.min(1, done / work));
  };
  const tables = views.flatMap(({ kind, base }) =>
    GROUPS.flatMap(({ days, has }) => {
      const group = tabulated.filter(has);
      return group.length === 0 ? [] : tablesOf(all, kind, base, group, days, step);
    }),
  );
  return assemble(
    {
      base: { name: ephemeris.name, version: ephemeris.version },
      from,
      to,
      tolerance,
      computes_mean_node: computesMeanNode,
      accuracy: Object.fromEntries(bodies.map((body) => [body, accuracyOf(ephemeris, body, from, to)])),
    },
    tables,
  );
}
