import { operation } from '../operation/operation.js';
import type { MuhurtaInput } from './input.js';
import { type LordlyData, type LordlyPart, lordly } from './lordly.js';
import { horaLords } from './rules/lords.js';
import { HORA_QUALITIES, HORA_SOURCES, type HoraLord } from './tables/eight.js';

/** One of the twenty-four horās of a day and its night. */
export interface HoraPart extends LordlyPart {
  /** Its lord. */
  readonly lord: HoraLord;
}

/** The horās of a day and its night. */
export interface HoraData extends LordlyData<HoraPart> {}

/**
 * Returns the horās of a date at a place: twelfths of the day and of the night, each with its lord.
 *
 * Instants are ISO 8601 with the UTC offset of the place at that instant, rounded once to whole seconds; parts are half-open and cover the
 * time from sunrise to the next sunrise. Where the Sun does not rise or set, the parts of that half are left out.
 *
 * @param input `date` (1000-01-01 … 2999-12-31), `place`; optional `sunrise` (`upper_limb` by default, `hindu` for the centre of the disc
 * without refraction), `ayanamsa`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `nonexistent_time` for a date that the clocks of the zone skipped
 *
 * Source: the order that programs agree on; `provenance` names them.
 *
 * @example
 * ```ts
 * import { hora } from 'siddhanta/muhurta';
 * const { data } = hora({
 *   date: '2025-11-22',
 *   place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
 * });
 * data.parts.slice(0, 3).map(({ lord }) => lord); // => ['Saturn', 'Jupiter', 'Mars']
 * ```
 */
export const hora = operation<MuhurtaInput, HoraData>()({
  name: 'muhurta.hora',
  summary: 'Planetary hours of a date at a place: twelve of the day and twelve of the night',
  ...lordly({
    method: 'Hora: twelfths of the time from sunrise to sunset and from sunset to the next sunrise, each with its lord',
    lordsOf: horaLords,
    wordsOf: (lord) => ({ lord, quality: HORA_QUALITIES[lord] }),
    rules: {
      parts: {
        rule: 'the first is the lord of the weekday, the others follow as Sun, Venus, Mercury, Moon, Saturn, Jupiter, Mars; the twenty-fifth is the lord of the next weekday',
        source: 'tables of programs',
        state: 'agrees',
      },
      quality: {
        rule: 'Moon, Mercury, Jupiter and Venus good, Sun neutral, Mars and Saturn bad',
        source: 'common usage; no text for it was read',
        state: 'unconfirmed',
      },
    },
    sources: HORA_SOURCES,
    disputed: [
      {
        element: 'length',
        note: 'Twelfths of the real day and night here; some take twenty-four equal hours from sunrise.',
      },
    ],
    verified: 'the lord of the twenty-fifth hora is that of the next weekday, on all seven',
  }),
});
