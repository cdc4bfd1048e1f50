import { zoneClock } from '../cast/clock.js';
import type { SkyContext } from '../cast/context.js';
import { writtenIfKept } from '../time/exactOffsets.js';
import type { LocalCall } from './contact.js';
import { candidatesIn } from './find.js';
import { type EclipsePlaceInput, type EclipseSpan, spanOf } from './input.js';
import { describeLunar, type LocalLunarEclipse, type LunarAt, lunarAt } from './localLunar.js';
import { describeSolar, type LocalSolarEclipse, type SolarAt, solarAt } from './localSolar.js';
import { radiiOf } from './radii.js';

/** An eclipse at a place: its instants, and the result that describes them. */
export type EclipseAt =
  | { readonly kind: 'solar'; readonly instants: SolarAt; readonly description: LocalSolarEclipse }
  | { readonly kind: 'lunar'; readonly instants: LunarAt; readonly description: LocalLunarEclipse };

type Settled = Required<Pick<EclipsePlaceInput, 'kind' | 'shadow' | 'moon_radius' | 'central_magnitude'>> &
  Required<Pick<EclipsePlaceInput, 'min_magnitude' | 'visible_only'>> &
  Pick<EclipsePlaceInput, 'place' | 'from' | 'to'>;
type Judged = { readonly [Field in keyof Settled]: NonNullable<Settled[Field]> };

function seenMagnitude({ description }: EclipseAt): number {
  return description.kind === 'solar'
    ? description.magnitude_visible
    : Math.max(0, description.umbral_magnitude_visible ?? 0);
}

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
  const isAsked = (eclipse: EclipseAt): boolean =>
    span.has(eclipse.description.date) &&
    (eclipse.description.visible || !input.visible_only) &&
    seenMagnitude(eclipse) >= input.min_magnitude;
  const eclipses = candidatesIn(span, input.kind, sky.ephemeris)
    .map(({ kind, view }): (() => EclipseAt) | undefined => {
      if (kind === 'solar') {
        const instants = solarAt(view, place, call.radii);
        return instants && (() => ({ kind, instants, description: describeSolar(instants, call) }));
      }
      const instants = lunarAt(view, call);
      return instants && (() => ({ kind, instants, description: describeLunar(instants, call) }));
    })
    .map((describe) => describe && writtenIfKept(describe, isAsked))
    .filter((eclipse) => eclipse !== undefined);
  return { span, call, eclipses };
}
