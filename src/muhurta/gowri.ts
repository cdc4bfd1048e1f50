import { operation } from '../operation/operation.js';
import type { MuhurtaInput } from './input.js';
import { type LordlyData, type LordlyPart, lordly } from './lordly.js';
import { gowriLords } from './rules/lords.js';
import { GOWRI, GOWRI_SOURCES, type GowriName, type HoraLord } from './tables/eight.js';

/** One of the sixteen parts of the Gowri pañcāṅgam. */
export interface GowriPart extends LordlyPart {
  /** Its name, as Tamil almanacs spell it. */
  readonly name: GowriName;
  /** Its lord; Rāhu for Viṣam. */
  readonly lord: HoraLord | 'Rahu';
}

/** The Gowri pañcāṅgam of a day and its night. */
export interface GowriData extends LordlyData<GowriPart> {}

/**
 * Returns the Gowri pañcāṅgam of a date at a place: eighths of the day and of the night, each with its name and whether it is advised.
 *
 * Instants are ISO 8601 with the UTC offset of the place at that instant, rounded once to whole seconds; parts are half-open and cover the
 * time from sunrise to the next sunrise. Where the Sun does not rise or set, the parts of that half are left out.
 *
 * @param input `date` (1000-01-01 … 2999-12-31), `place`; optional `sunrise` (`upper_limb` by default, `hindu` for the centre of the disc
 * without refraction), `ayanamsa`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `nonexistent_time` for a date that the clocks of the zone skipped
 *
 * Source: the tables of almanacs; `provenance` names them and what is disputed.
 *
 * @example
 * ```ts
 * import { gowri } from 'siddhanta/muhurta';
 * const { data } = gowri({
 *   date: '2025-11-22',
 *   place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
 * });
 * data.parts.slice(0, 3).map(({ name, lord }) => `${name} ${lord}`); // => ['Soram Saturn', 'Uthi Sun', 'Visham Rahu']
 * ```
 */
export const gowri = operation<MuhurtaInput, GowriData>()({
  name: 'muhurta.gowri',
  summary: 'Gowri panchangam of a date at a place: eight parts of the day and eight of the night',
  ...lordly({
    method:
      'Gowri panchangam: eighths of the time from sunrise to sunset and from sunset to the next sunrise, by the weekday',
    lordsOf: gowriLords,
    wordsOf: (lord) => ({ ...GOWRI[lord], lord }),
    rules: {
      day: {
        rule: 'the order of the weekdays from the lord of the day; Visham is put in at the eighth of Rahu kalam',
        source: 'derived by Sanjay Prabhakaran (2014); equal to the table of panchang-core on all seven weekdays',
        state: 'agrees',
      },
      night: {
        rule: 'the order of the weekdays from the lord of the fifth weekday; Visham at the place that the table gives (4, 5, 3, 8, 2, 7, 6 from Sunday)',
        source: "panchang-core; for Saturday also a user's almanac",
        state: 'unconfirmed',
      },
    },
    sources: GOWRI_SOURCES,
    disputed: [
      {
        element: 'Visham of the night',
        note: "At the places 4, 5, 3, 8, 2, 7, 6 from Sunday here; opposite to Rahu's circle it would be 4, 6, 3, 1, 2, 8, 7.",
      },
      {
        element: 'order of the parts',
        note: 'One program goes through eight names in a fixed circle and sets the night four places on; that contradicts Rahu kalam, which is always Visham here.',
      },
    ],
    verified: 'the day of all seven weekdays and the night of Saturday against the tables named in sources',
  }),
});
