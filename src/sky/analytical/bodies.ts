import { ARCSECOND } from '../../math/angle.js';
import { CENTURY, type JdTt, julianCenturies } from '../../time/julian.js';
import type { State } from '../apparent.js';
import { readSeries } from './reading.js';
import { evaluateSeries, type Series, type SeriesTable } from './series.js';

/**
 * Tables of an analytical ephemeris. Sun and nodes follow from Earth and Moon; the outer planets need Jupiter and Saturn, too, which move
 * the Sun.
 */
export interface Tables extends Partial<Readonly<Record<InnerPlanet, SeriesTable>>> {
  readonly Earth: SeriesTable;
  readonly Moon: SeriesTable;
  readonly outer?: OuterStates;
}

export type HeliocentricBody = 'Earth' | InnerPlanet | OuterPlanet;
export type InnerPlanet = 'Mercury' | 'Venus' | 'Mars' | 'Jupiter' | 'Saturn';
export type OuterPlanet = 'Uranus' | 'Neptune' | 'Pluto';

/** ICRS, au and au/day. It comes with the tables of the outer planets, so that a bundle without them is smaller. */
export type OuterStates = (body: OuterPlanet, instant: Instant) => State;

export function once<Table, Decoded>(decode: (table: Table) => Decoded): (table: Table) => Decoded {
  const seen = new Map<Table, Decoded>();
  return (table) => {
    let value = seen.get(table);
    if (value === undefined) {
      value = decode(table);
      seen.set(table, value);
    }
    return value;
  };
}

const series: (table: SeriesTable) => Series = /* @__PURE__ */ once(readSeries);

/** with rates per century → rectangular, per day; both may be one array */
function rectangular(s: Float64Array, out: State): void {
  const cl = Math.cos(s[0] as number);
  const sl = Math.sin(s[0] as number);
  const cb = Math.cos(s[1] as number);
  const sb = Math.sin(s[1] as number);
  const r = s[2] as number;
  const dl = (s[3] as number) / CENTURY;
  const db = (s[4] as number) / CENTURY;
  const dr = (s[5] as number) / CENTURY;
  const plane = r * cb;
  const dplane = dr * cb - r * sb * db;
  out[0] = plane * cl;
  out[1] = plane * sl;
  out[2] = r * sb;
  out[3] = dplane * cl - plane * sl * dl;
  out[4] = dplane * sl + plane * cl * dl;
  out[5] = dr * sb + r * cb * db;
}

/** dynamical ecliptic and equinox J2000 of VSOP87 → ICRS (Bretagnon & Francou 1988, A&A 202, 309, section 4) */
function vsopToIcrs(v: State): void {
  for (let i = 0; i < 6; i += 3) {
    const x = v[i] as number;
    const y = v[i + 1] as number;
    const z = v[i + 2] as number;
    v[i] = x + 4.4036e-7 * y - 1.90919e-7 * z;
    v[i + 1] = -4.79966e-7 * x + 0.917482137087 * y - 0.397776982902 * z;
    v[i + 2] = 0.397776982902 * y + 0.917482137087 * z;
  }
}

/** Each state is computed on first use. */
export class Instant {
  private readonly known = new Map<HeliocentricBody, State>();
  private geocentric: State | undefined;
  readonly centuries: number;

  /** @param jdTt Julian day TT, within the range of the tables (years 1000 to 3000) */
  constructor(
    private readonly tables: Tables,
    readonly jdTt: JdTt,
  ) {
    this.centuries = julianCenturies(jdTt);
  }

  /** Geocentric, ICRS, au and au/day. */
  moon(): State {
    this.geocentric ??= geocentricMoon(this.tables.Moon, this.centuries);
    return this.geocentric;
  }

  /** ICRS, au and au/day. */
  heliocentric(body: HeliocentricBody): State {
    let state = this.known.get(body);
    if (state === undefined) {
      state =
        body === 'Uranus' || body === 'Neptune' || body === 'Pluto'
          ? this.held(this.tables.outer, body)(body, this)
          : this.inner(this.held(this.tables[body], body));
      this.known.set(body, state);
    }
    return state;
  }

  private held<Table>(table: Table | undefined, body: HeliocentricBody): Table {
    if (table === undefined) throw new RangeError(`this ephemeris holds no table of ${body}`);
    return table;
  }

  private inner(table: SeriesTable): State {
    const out = new Float64Array(6);
    evaluateSeries(series(table), this.centuries, out);
    rectangular(out, out);
    vsopToIcrs(out);
    return out;
  }
}

/** cosine and sine of ELP's rotation about the equinox and of its obliquity: 0.05028″ and 84381.4096″ */
const ELP_SHIFT = -0.05028 * ARCSECOND;
const ELP_COS = Math.cos(84381.4096 * ARCSECOND);
const ELP_SIN = Math.sin(84381.4096 * ARCSECOND);

/**
 * Returns the geocentric state of the Moon, ICRS, au and au/day.
 *
 * @param t Julian centuries TT from J2000.0
 *
 * ELP/MPP02 in the inertial mean ecliptic of date, turned to that of J2000 with Laskar's P and Q (Chapront & Francou 2003,
 * A&A 404, 735, section 5), then to the ICRS.
 */
function geocentricMoon(table: SeriesTable, t: number): State {
  const v = new Float64Array(6);
  evaluateSeries(series(table), t, v);
  rectangular(v, v);
  const p = t * (0.10180391e-4 + t * (0.47020439e-6 + t * (-0.5417367e-9 + t * (-0.2507948e-11 + t * 0.463486e-14))));
  const q = t * (-0.113469002e-3 + t * (0.12372674e-6 + t * (0.1265417e-8 + t * (-0.1371808e-11 - t * 0.320334e-14))));
  const dp = (0.10180391e-4 + t * 0.94040878e-6) / CENTURY;
  const dq = (-0.113469002e-3 + t * 0.24745348e-6) / CENTURY;
  const s = Math.sqrt(1 - p * p - q * q);
  const x = v[0] as number;
  const y = v[1] as number;
  const z = v[2] as number;
  // rates of the matrix: to first order in P and Q, which are below 0.0012
  turn(v, 0, p, q, s);
  turn(v, 3, p, q, s);
  v[3] = (v[3] as number) + 2 * dp * z;
  v[4] = (v[4] as number) - 2 * dq * z;
  v[5] = (v[5] as number) - 2 * dp * x + 2 * dq * y;
  for (let i = 0; i < 6; i += 3) {
    const a = v[i] as number;
    const b = ELP_COS * (v[i + 1] as number) - ELP_SIN * (v[i + 2] as number);
    v[i + 2] = ELP_SIN * (v[i + 1] as number) + ELP_COS * (v[i + 2] as number);
    v[i] = a - ELP_SHIFT * b;
    v[i + 1] = b + ELP_SHIFT * a;
  }
  return v;
}

function turn(v: State, i: number, p: number, q: number, s: number): void {
  const x = v[i] as number;
  const y = v[i + 1] as number;
  const z = v[i + 2] as number;
  v[i] = (1 - 2 * p * p) * x + 2 * p * q * y + 2 * p * s * z;
  v[i + 1] = 2 * p * q * x + (1 - 2 * q * q) * y - 2 * q * s * z;
  v[i + 2] = -2 * p * s * x + 2 * q * s * y + (1 - 2 * p * p - 2 * q * q) * z;
}
