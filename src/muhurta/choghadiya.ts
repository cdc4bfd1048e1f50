import { operation } from '../operation/operation.js';
import type { MuhurtaInput } from './input.js';
import { type LordlyData, type LordlyPart, lordly } from './lordly.js';
import { choghadiyaLords } from './rules/lords.js';
import { CHOGHADIYA_SOURCES, CHOGHADIYAS, type ChoghadiyaName, type HoraLord } from './tables/eight.js';

/** One of the sixteen choghaḍiyās of a day and its night. */
export interface ChoghadiyaPart extends LordlyPart {
  /** Its name. */
  readonly name: ChoghadiyaName;
  /** Its lord. */
  readonly lord: HoraLord;
}

/** The choghaḍiyās of a day and its night. */
export interface ChoghadiyaData extends LordlyData<ChoghadiyaPart> {}

/**
 * Returns the choghaḍiyās of a date at a place: eighths of the day and of the night, each with its name, its lord and whether it is
 * advised.
 *
 * Instants are ISO 8601 with the UTC offset of the place at that instant, rounded once to whole seconds; parts are half-open and cover the
 * time from sunrise to the next sunrise. Where the Sun does not rise or set, the parts of that half are left out.
 *
 * @param input `date` (1000-01-01 … 2999-12-31), `place`; optional `sunrise` (`upper_limb` by default, `hindu` for the centre of the disc
 * without refraction), `ayanamsa`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `nonexistent_time` for a date that the clocks of the zone skipped
 *
 * Source: the rule of the almanacs, compared with a published day; `provenance` names it.
 *
 * @example
 * ```ts
 * import { choghadiya } from 'siddhanta/muhurta';
 * const { data } = choghadiya({
 *   date: '2025-11-22',
 *   place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
 * });
 * data.parts.slice(0, 3).map(({ name, quality }) => `${name} ${quality}`); // => ['Kala bad', 'Shubha good', 'Roga bad']
 * ```
 */
export const choghadiya = operation<MuhurtaInput, ChoghadiyaData>()({
  name: 'muhurta.choghadiya',
  summary: 'Choghadiya of a date at a place: eight parts of the day and eight of the night',
  ...lordly({
    method:
      'Choghadiya: eighths of the time from sunrise to sunset and from sunset to the next sunrise, by the weekday',
    lordsOf: choghadiyaLords,
    wordsOf: (lord) => ({ ...CHOGHADIYAS[lord], lord }),
    rules: {
      parts: {
        rule: 'by day from the lord of the weekday on in the order of the horas; by night from the lord of the fifth weekday, each two places before in that order',
        source: 'a published Tuesday and its night; the other weekdays by the same two rules',
        state: 'agrees',
      },
      quality: {
        rule: 'Amrita, Shubha and Labha good, Chara neutral, Udvega, Kala and Roga bad',
        source: 'programs of almanacs',
        state: 'agrees',
      },
    },
    sources: CHOGHADIYA_SOURCES,
    disputed: [{ element: 'Chara', note: 'Neutral here; some almanacs call it good.' }],
    verified: 'a published Tuesday with its night, all sixteen names',
  }),
});
