import { zoneClock } from '../cast/clock.js';
import { luminaryContext, type SkyContext } from '../cast/context.js';
import { record } from '../input/schemas.js';
import { type Context, type Operation, operation } from '../operation/operation.js';
import type { Result } from '../types.js';
import type { LocalCall } from './contact.js';
import { candidatesIn } from './find.js';
import { type EclipsePlaceInput, type EclipseSpan, placeEntries, spanOf } from './input.js';
import { type LocalLunarEclipse, type LunarAt, lunarAt, tellLunar } from './localLunar.js';
import { type LocalSolarEclipse, type SolarAt, solarAt, tellSolar } from './localSolar.js';
import { eclipseProvenance, LOCAL_CONVENTIONS, VISIBLE_DISPUTE } from './provenance.js';
import { radiiOf } from './radii.js';

const schema = () => record(placeEntries());

/** The input of {@link local}. Dates are of the clocks of the place. */
export interface EclipseLocalInput extends EclipsePlaceInput {}

/** The eclipses of a span as a place has them. */
export interface EclipseLocalData {
  /** In order of the maximum. */
  readonly eclipses: readonly (LocalSolarEclipse | LocalLunarEclipse)[];
}

/** An eclipse at a place, as instants and as it is told. */
export type EclipseAt =
  | { readonly kind: 'solar'; readonly instants: SolarAt; readonly told: LocalSolarEclipse }
  | { readonly kind: 'lunar'; readonly instants: LunarAt; readonly told: LocalLunarEclipse };

/** An input of a place once it is judged, every option settled. */
type Settled = Required<Pick<EclipsePlaceInput, 'kind' | 'shadow' | 'moon_radius' | 'central_magnitude'>> &
  Required<Pick<EclipsePlaceInput, 'min_magnitude' | 'visible_only'>> &
  Pick<EclipsePlaceInput, 'place' | 'from' | 'to'>;
type Judged = { readonly [Field in keyof Settled]: NonNullable<Settled[Field]> };

/** Returns how much of an eclipse is seen, in the measure of `min_magnitude`. */
function seenMagnitude({ told }: EclipseAt): number {
  return told.kind === 'solar' ? told.magnitude_visible : Math.max(0, told.umbral_magnitude_visible ?? 0);
}

/** Returns the eclipses that an input asks for, with the span and what they were computed with. */
export function eclipsesAt(
  input: Judged,
  sky: SkyContext,
): { readonly span: EclipseSpan; readonly call: LocalCall; readonly eclipses: readonly EclipseAt[] } {
  const { place, shadow, central_magnitude: centralMagnitude } = input;
  const span = spanOf(input, sky.ephemeris);
  const call: LocalCall = {
    sky,
    clock: zoneClock(place.timezone, sky.timeScale),
    place,
    radii: radiiOf(input.moon_radius),
    shadow,
    centralMagnitude,
  };
  const eclipses = candidatesIn(span, input.kind, sky.ephemeris)
    .flatMap(({ kind, view }): EclipseAt[] => {
      if (kind === 'solar') {
        const instants = solarAt(view, place, call.radii);
        return instants === undefined ? [] : [{ kind, instants, told: tellSolar(instants, call) }];
      }
      const instants = lunarAt(view, call);
      return instants === undefined ? [] : [{ kind, instants, told: tellLunar(instants, call) }];
    })
    .filter(({ told }) => span.has(told.date) && (told.visible || !input.visible_only))
    .filter((eclipse) => seenMagnitude(eclipse) >= input.min_magnitude);
  return { span, call, eclipses };
}

/** The operation `eclipses.local`. */
export const eclipseLocalOperation: Operation<EclipseLocalInput, EclipseLocalData> = operation<
  EclipseLocalInput,
  EclipseLocalData
>()({
  name: 'eclipses.local',
  summary: 'The eclipses of a span as a place has them: contacts, magnitude, what is seen of them',
  units: 3,
  schools: ['lahiri'],
  schema,
  example: {
    place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
    from: '2025-01-01',
    to: '2027-12-31',
  },
  context: luminaryContext,
  run(input, sky) {
    const { shadow, moon_radius, central_magnitude } = input;
    const { span, eclipses } = eclipsesAt(input, sky);
    return {
      data: { eclipses: eclipses.map(({ told }) => told) },
      provenance: eclipseProvenance({
        method:
          'Solar eclipses from the discs of Sun and Moon as the place has them; lunar ones from the Moon at the shadow of the Earth',
        sky,
        span,
        uses: [],
        options: { shadow, moon_radius, central_magnitude },
        conventions: LOCAL_CONVENTIONS,
        disputed: [VISIBLE_DISPUTE],
      }),
      ayanamsa: sky.ayanamsa,
    };
  },
});

/**
 * Returns the eclipses between two dates at a place, both included, in order: when the discs touch and where the body then stands, how much is
 * covered at the maximum and at the greatest phase that is seen, and the rising or setting between.
 *
 * Instants are ISO 8601 with the offset that the place's clocks have then, rounded once to whole seconds; altitudes and azimuths in
 * degrees; magnitudes in diameters of the Sun (solar) or of the Moon (lunar). A contact below the horizon is given, with `above_horizon`
 * false; one that does not happen is null. Where the Sun or the Moon neither rises nor sets, the contacts say whether it is up.
 *
 * @param input `place` (with `elevation` in metres, −500 … 9000, 0 by default), `from`, `to` (1000-01-01 … 2999-12-31, at most 36,525 days apart);
 * optional `kind` (`solar`, `lunar`, `both`), `min_magnitude` (0 … 3, of what is seen), `visible_only` (true by default), `shadow`
 * (`danjon`, `chauvenet`), `moon_radius` (`one`, `two`), `central_magnitude` (`diameter`, `ratio`), `ayanamsa` (only lahiri exists here)
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `invalid_value` for a `to` before `from` or too far from it; `not_available_in_school` for a
 * school other than lahiri
 *
 * Source: the geometry of the Explanatory Supplement, compared with NASA, the USNO and Swiss Ephemeris; `provenance` names them.
 *
 * @example
 * ```ts
 * import { local } from 'siddhanta/eclipses';
 * const delhi = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = local({ place: delhi, from: '2020-06-01', to: '2020-06-30', kind: 'solar' });
 * const [sun] = data.eclipses;
 * sun?.contacts.max.at; // => '2020-06-21T12:01:37+05:30'
 * sun?.contacts.max.altitude; // => 82.94
 * ```
 */
export function local(input: EclipseLocalInput, context?: Context): Result<EclipseLocalData> {
  return eclipseLocalOperation.call(input, context);
}
