import { luminaryContext, type SkyContext } from '../cast/context.js';
import { utcText } from '../cast/iso.js';
import { SiddhantaError } from '../errors.js';
import { record } from '../input/schemas.js';
import { operation } from '../operation/operation.js';
import { utcFromUt } from '../sky/utc.js';
import type { JdUt } from '../time/julian.js';
import type { CivilDate } from '../types.js';
import {
  type DiscRatio,
  type EclipsePoints,
  FOUR,
  type Gamma,
  type PenumbralMagnitude,
  pointsAt,
  rounded,
  type SarosNumber,
  type SolarMagnitude,
  type UmbralMagnitude,
  type UtcInstant,
} from './describe.js';
import { candidatesIn } from './find.js';
import { type EclipseSpanInput, spanEntries, spanOf } from './input.js';
import { type LunarEclipse, lunarEclipse } from './lunar.js';
import { eclipseProvenance } from './provenance.js';
import { radiiOf } from './radii.js';
import type { LunarType } from './rules/lunarShadow.js';
import { sarosOf } from './rules/saros.js';
import { type SolarEclipse, solarEclipse } from './solar.js';
import { worldWork } from './work.js';

const schema = () => record(spanEntries());

/** The input of {@link list}. Dates are in UTC. */
export interface EclipseListInput extends EclipseSpanInput {}

/** A solar eclipse, world-wide. */
export interface GlobalSolarEclipse extends EclipsePoints {
  /** Which body is eclipsed. */
  readonly kind: 'solar';
  /** Date of the greatest eclipse, UTC. */
  readonly date: CivilDate;
  /** The greatest phase anywhere on Earth; `hybrid` where it is total on one part of its path and annular on another. */
  readonly type: 'total' | 'annular' | 'hybrid' | 'partial';
  /** When the axis of the Moon's shadow is nearest to the centre of the Earth, UTC. */
  readonly greatest: UtcInstant;
  /** How far the axis then passes the centre. */
  readonly gamma: Gamma;
  /** Magnitude at the point of the Earth that is nearest to the axis. */
  readonly magnitude: SolarMagnitude;
  /** Ratio of the discs where the axis meets the Earth, by the Moon's radius of NASA's canons; null where it passes it by. */
  readonly moon_sun_ratio: DiscRatio | null;
  /** Number of the saros series. */
  readonly saros: SarosNumber;
  /** Whether the axis of the shadow meets the Earth. */
  readonly central: boolean;
}

/** A lunar eclipse, the same for everyone who sees the Moon. */
export interface GlobalLunarEclipse extends EclipsePoints {
  /** Which body is eclipsed. */
  readonly kind: 'lunar';
  /** Date of the greatest eclipse, UTC. */
  readonly date: CivilDate;
  /** How deep the Moon enters the shadow. */
  readonly type: LunarType;
  /** When the Moon is nearest to the axis of the shadow, UTC. */
  readonly greatest: UtcInstant;
  /** How far its centre then passes the axis. */
  readonly gamma: Gamma;
  /** Umbral magnitude at the greatest eclipse. */
  readonly umbral_magnitude: UmbralMagnitude;
  /** Penumbral magnitude at the greatest eclipse. */
  readonly penumbral_magnitude: PenumbralMagnitude;
  /** Number of the saros series. */
  readonly saros: SarosNumber;
  /** When the Moon touches the shadow, UTC. */
  readonly contacts: {
    /** It enters the penumbra. */
    readonly p1: UtcInstant;
    /** It enters the umbra; null where it does not. */
    readonly u1: UtcInstant | null;
    /** All of it is in the umbra from here on; null where it never is. */
    readonly u2: UtcInstant | null;
    /** The last moment at which all of it is in the umbra; null where it never is. */
    readonly u3: UtcInstant | null;
    /** It leaves the umbra; null where it did not enter it. */
    readonly u4: UtcInstant | null;
    /** It leaves the penumbra. */
    readonly p4: UtcInstant;
  };
}

/** The eclipses of a span. */
export interface EclipseListData {
  /** In order of the greatest eclipse. */
  readonly eclipses: readonly (GlobalSolarEclipse | GlobalLunarEclipse)[];
}

/**
 * Returns the solar and lunar eclipses between two UTC dates, both included, in order: type, time and size of the greatest eclipse, the
 * contacts of lunar eclipses, the saros, and the sidereal positions of Sun and Moon.
 *
 * Instants are ISO 8601 in UTC, rounded once to whole seconds; gamma in radii of the Earth; magnitudes in diameters of the Sun (solar) or
 * of the Moon (lunar).
 *
 * @param input `from`, `to` (1000-01-01 … 2999-12-31, at most 36,525 days apart); optional `kind` (`solar`, `lunar`, `both`), `shadow`
 * (`danjon`, `chauvenet`), `moon_radius` (`one`, `two`), `central_magnitude` (`diameter`, `ratio`), `ayanamsa`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `invalid_value` for a `to` before `from` or too far from it
 *
 * Source: the geometry of the Explanatory Supplement, compared with NASA's canons; `provenance` names them.
 *
 * @example
 * ```ts
 * import { list } from 'siddhanta/eclipses';
 * const { data } = list({ from: '2025-01-01', to: '2025-12-31' });
 * data.eclipses.map(({ date, kind, type }) => `${date} ${kind} ${type}`);
 * // => ['2025-03-14 lunar total', '2025-03-29 solar partial', '2025-09-07 lunar total', '2025-09-21 solar partial']
 * data.eclipses[2]?.greatest; // => '2025-09-07T18:11:49Z'
 * data.eclipses[2]?.moon.nakshatra; // => 'Purva Bhadrapada'
 * ```
 */
export const list = operation<EclipseListInput, EclipseListData>()({
  name: 'eclipses.list',
  summary: 'The solar and lunar eclipses between two dates, world-wide',
  units: 2,
  work: worldWork,
  schools: 'all',
  schema,
  example: { from: '2025-01-01', to: '2026-12-31' },
  context: luminaryContext,
  run(input, sky) {
    const { kind, shadow, moon_radius, central_magnitude } = input;
    if (sky.conventions.moon === 'topocentric') {
      throw new SiddhantaError(
        'invalid_value',
        'conventions.moon is "topocentric", which needs a place. Leave it out, or use eclipses.local.',
        { field: 'conventions.moon' },
      );
    }
    const span = spanOf(input, sky.ephemeris);
    const radii = radiiOf(moon_radius);
    const eclipses = candidatesIn(span, kind, sky.ephemeris).flatMap(({ kind: one, view }) => {
      const found = one === 'solar' ? solarEclipse(view, radii) : lunarEclipse(view, radii, shadow);
      if (found === undefined) return [];
      const tt = view.tt(found.greatest);
      const greatest = instantText(found.greatest, sky);
      const date = greatest.slice(0, 10);
      if (!span.has(date)) return [];
      const common = { date, greatest, gamma: rounded(found.gamma, FOUR), saros: sarosOf(one, tt) };
      const points = pointsAt(sky, { ut: found.greatest, tt });
      return [
        'contacts' in found
          ? { ...lunarData(found, common, sky), ...points }
          : { ...solarData(found, common, central_magnitude === 'ratio'), ...points },
      ];
    });
    return {
      data: { eclipses },
      provenance: eclipseProvenance({
        method:
          "Solar eclipses from the axis and the cones of the Moon's shadow, lunar ones from the Moon at the shadow of the Earth; greatest eclipse: the axis nearest to the centre of the Earth, the Moon nearest to the axis",
        sky,
        span,
        uses: [],
        options: { shadow, moon_radius, central_magnitude },
        conventions: {
          dates: 'from and to are dates of UTC, both included; an eclipse has the date of its greatest moment',
          central: 'the axis of the shadow meets the ellipsoid of the Earth at the greatest eclipse',
        },
      }),
      ayanamsa: sky.ayanamsa,
    };
  },
});

const instantText = (ut: JdUt, { timeScale }: SkyContext): UtcInstant => utcText(utcFromUt(ut, timeScale));

type Common = Pick<GlobalSolarEclipse, 'date' | 'greatest' | 'gamma' | 'saros'>;

function solarData(
  { type, central, magnitude, ratio }: SolarEclipse,
  { date, greatest, gamma, saros }: Common,
  asRatio: boolean,
): Omit<GlobalSolarEclipse, keyof EclipsePoints> {
  return {
    kind: 'solar',
    date,
    type,
    greatest,
    gamma,
    magnitude: rounded(asRatio ? (ratio ?? magnitude) : magnitude, FOUR),
    moon_sun_ratio: ratio === undefined ? null : rounded(ratio, FOUR),
    saros,
    central,
  };
}

function lunarData(
  { type, umbral, penumbral, contacts }: LunarEclipse,
  { date, greatest, gamma, saros }: Common,
  sky: SkyContext,
): Omit<GlobalLunarEclipse, keyof EclipsePoints> {
  const instant = (ut: JdUt): UtcInstant => instantText(ut, sky);
  const orNull = (ut: JdUt | undefined): UtcInstant | null => (ut === undefined ? null : instant(ut));
  return {
    kind: 'lunar',
    date,
    type,
    greatest,
    gamma,
    umbral_magnitude: rounded(umbral, FOUR),
    penumbral_magnitude: rounded(penumbral, FOUR),
    saros,
    contacts: {
      p1: instant(contacts.p1),
      u1: orNull(contacts.u1),
      u2: orNull(contacts.u2),
      u3: orNull(contacts.u3),
      u4: orNull(contacts.u4),
      p4: instant(contacts.p4),
    },
  };
}
