import { SiddhantaError } from '../../errors.js';
import { type JdTt, julianCenturies } from '../../time/julian.js';
import type { Body, BodyPlace, Ephemeris } from '../ephemeris.js';
import { meanNode } from '../nodes.js';
import { markSmooth } from '../smooth.js';
import { AT, type AtlasKind, checksum, type Header, MAGIC, refused, VERSION } from './format.js';
import { readHeader } from './header.js';
import { openTable } from './table.js';

/** Bytes of an atlas: a buffer, one that threads share, or a part of one, such as Node's `Buffer`. */
export type AtlasData = ArrayBufferLike | ArrayBufferView;

function viewOf(data: AtlasData): DataView {
  if (ArrayBuffer.isView(data)) return new DataView(data.buffer, data.byteOffset, data.byteLength);
  const isBuffer =
    data instanceof ArrayBuffer || (typeof SharedArrayBuffer !== 'undefined' && data instanceof SharedArrayBuffer);
  if (!isBuffer) throw refused('is neither an ArrayBuffer, a SharedArrayBuffer nor a view of one');
  return new DataView(data);
}

/** Checks the checksum first. */
function headerOf(view: DataView): Header {
  const length = view.byteLength;
  if (length < AT.header) throw refused(`has ${length} bytes, too few for its preamble`);
  if (MAGIC.some((byte, i) => view.getUint8(i) !== byte))
    throw refused('does not begin with the signature of an atlas');
  const version = view.getUint32(AT.version, true);
  if (version !== VERSION)
    throw refused(`is of format ${version}; this version of the library reads format ${VERSION}`);
  const stated = view.getUint32(AT.length, true);
  if (stated !== length) throw refused(`has ${length} bytes where it should have ${stated}`);
  if (checksum(view, AT.covered) !== view.getUint32(AT.checksum, true)) {
    throw refused('does not match its checksum: some of its bytes have changed');
  }
  return readHeader(view);
}

type PlaceOf = (jdTt: JdTt) => BodyPlace;

function placesFrom(header: Header, kind: AtlasKind, view: DataView): Ephemeris['places'] {
  const { from, to, tables, base } = header;
  const bodies = new Map<Body, PlaceOf>();
  for (const table of tables) if (table.kind === kind) bodies.set(table.body, openTable(table, view));
  if (header.computes_mean_node) bodies.set('MeanNode', (jdTt) => meanNode(julianCenturies(jdTt)));

  function placeOf(body: Body): PlaceOf {
    const found = bodies.get(body);
    if (found !== undefined) return found;
    throw new SiddhantaError(
      'invalid_value',
      `ephemeris is an atlas of ${base.name} without ${body}; it has ${[...bodies.keys()].join(', ')}. Build an atlas with ${body} (buildAtlas or siddhanta atlas), or use another ephemeris.`,
      { field: 'ephemeris' },
    );
  }

  return (requested, jdTt) => {
    if (!(jdTt >= from && jdTt <= to)) {
      throw new SiddhantaError(
        'date_out_of_range',
        `Julian day ${jdTt} (TT) is outside the atlas of ${base.name}, which covers Julian days ${from} to ${to}. Ask for an instant within, or build a longer atlas.`,
      );
    }
    return requested.map((body) => placeOf(body)(jdTt));
  };
}

/** That of its base, and the tolerance. */
function accuracyFrom({ accuracy, tolerance }: Header): Ephemeris['accuracy'] {
  return (body, jdTt) => {
    let stated = Number.NaN;
    for (const [from, arcseconds] of accuracy[body] ?? [])
      if (Number.isNaN(stated) || jdTt >= from) stated = arcseconds ?? Number.NaN;
    // whole micro-arcseconds, to print without rounding noise
    return Math.round((stated + tolerance) * 1e6) / 1e6;
  };
}

/**
 * Returns the ephemeris that an atlas holds: places of bodies looked up in polynomials that `buildAtlas` or `siddhanta atlas` computed
 * beforehand, in about half a microsecond each, without the series that they came from.
 *
 * Longitude and latitude differ from those of the ephemeris that was tabulated by at most the tolerance it was built with (0.001″
 * by default), the distance by as much in radians; speeds are the slopes of the longitudes. The bytes are not copied, so that one
 * `SharedArrayBuffer` serves any number of threads. Every byte is covered by a checksum, which is proved here, once.
 *
 * Outside its range `places` throws `date_out_of_range`: nothing is extrapolated. An atlas without geometric places has no
 * `geometric`; operations then refuse `positions: 'true'`, as with any ephemeris of apparent places.
 *
 * @param data the bytes, from a file, `fetch` or another thread
 * @throws {SiddhantaError} `invalid_value` with field `atlas` for data that are cut off, changed or no atlas, or whose header or tables are not
 *   those of the format; what only shows in a place of a table is refused when it is looked up
 *
 * @example
 * ```ts
 * import { analytical, atlas, buildAtlas } from 'siddhanta/sky';
 * const summer = buildAtlas({ from: 2460480.5, to: 2460580.5, bodies: ['Sun', 'Moon'] });
 * const quick = atlas(summer);
 * const [moon] = quick.places(['Moon'], 2460500.25);
 * const [there] = analytical.places(['Moon'], 2460500.25);
 * Math.abs((moon?.longitude ?? 0) - (there?.longitude ?? 1)) * 3600 < 0.001; // => true
 * quick.name; // => 'siddhanta-analytical (atlas)'
 * ```
 */
export function atlas(data: AtlasData): Ephemeris {
  const view = viewOf(data);
  const header = headerOf(view);
  const { base, from, to, tolerance, tables } = header;
  return markSmooth({
    name: `${base.name} (atlas)`,
    version: `${base.version}, format ${VERSION}, within ${tolerance}″`,
    range: { from, to },
    accuracy: accuracyFrom(header),
    places: placesFrom(header, 'apparent', view),
    ...(tables.some(({ kind }) => kind === 'geometric') ? { geometric: placesFrom(header, 'geometric', view) } : {}),
  });
}
