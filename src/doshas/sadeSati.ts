import * as v from 'valibot';
import { type ResolvedBirth, refuseUncertainty, resolveBirth } from '../cast/birth.js';
import { birthDisputes, clockConvention } from '../cast/birthWords.js';
import { zoneClock } from '../cast/clock.js';
import { type SkyContext, skyContext } from '../cast/context.js';
import { moonDisputes } from '../cast/conventionWords.js';
import { dateOfBirth } from '../cast/dateOfBirth.js';
import { moonAt, placementAt } from '../cast/grahas.js';
import { isoOn } from '../cast/iso.js';
import { type Conventions, conventionsSchema } from '../input/conventions.js';
import { momentSchema } from '../input/moment.js';
import { ayanamsaSchema, birthSchema, oneOf, record } from '../input/schemas.js';
import { signIndex } from '../math/angle.js';
import { at } from '../math/at.js';
import { operation } from '../operation/operation.js';
import { ayanamsaDisputes, skyConventions, skySources } from '../operation/provenance.js';
import { cite } from '../operation/sources.js';
import { spanDays } from '../operation/work.js';
import type { Ayanamsa, Birth, Dispute, LocalInstant } from '../types.js';
import { SIGNS, type Sign } from '../zodiac/names.js';
import { type House, signName, type ZodiacPosition, zodiacPosition } from '../zodiac/position.js';
import { EXAMPLE } from './input.js';
import { lifeSpan, momentIn } from './lifeSpan.js';
import {
  ASHTAMA_HOUSE,
  KANTAKA_HOUSES,
  type KantakaChoice,
  passagesOf,
  SADE_SATI,
  SADE_SATI_PARTS,
  type SadeSatiPart,
  type SaturnKind,
  type SaturnStay,
  staysIn,
} from './rules/saturn.js';
import { originOf, SATURN_METHODS, type SaturnMethod, saturnCourse } from './saturnStays.js';

/** The input of {@link sadeSati}. */
export interface SadeSatiInput {
  /** Whose Moon; `uncertainty_minutes` is refused here. */
  readonly birth: Birth;
  /** Where the span begins, ISO 8601 with its offset from UTC, not before the birth; the birth by default. */
  readonly from?: string | undefined;
  /** Where the span ends, the same, after `from`; a hundred years after the birth by default. */
  readonly to?: string | undefined;
  /** A moment at which to say where Saturn is, in the same form; none by default. */
  readonly at?: string | undefined;
  /** From the sign of the Moon (`sign`, the default), or from her degrees, 30° for a house with the Moon in the middle of the first (`degrees`). */
  readonly method?: SaturnMethod | undefined;
  /** Where Saturn is called kaṇṭaka: in the 4th (`fourth`, the default), in 4 and 8 (`fourth_eighth`), or in 1, 4, 7 and 10 (`angles`). */
  readonly kantaka_houses?: KantakaChoice | undefined;
  /** School of ayanāṁśa; `lahiri` by default. `conventions.ayanamsa` takes others. */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** How to compute where programs differ. */
  readonly conventions?: Conventions | undefined;
}

/** A stay of Saturn in one house from the Moon, half-open; instants on the clocks of the birthplace. */
export interface SaturnInterval {
  /** When he enters, or the span begins. */
  readonly start: LocalInstant;
  /** When he leaves, or the span ends. */
  readonly end: LocalInstant;
  /** Whether he came in going backwards; null where the ephemeris begins within the stay. */
  readonly entered_retrograde: boolean | null;
  /** Whether he was there before the span. */
  readonly clipped_start: boolean;
  /** Whether he stays beyond the span. */
  readonly clipped_end: boolean;
}

/** A part of a Sāḍe Sātī with its stays, which retrograde re-entries may make several. */
export interface SadeSatiPhase {
  /** Saturn in the 12th (`rising`), 1st (`peak`) or 2nd (`setting`) from the Moon. */
  readonly kind: SadeSatiPart;
  /** The sign that he passes; null where houses are counted by degrees. */
  readonly sign: Sign | null;
  /** His stays in it. */
  readonly intervals: readonly SaturnInterval[];
}

/** One Sāḍe Sātī. */
export interface SadeSatiCycle {
  /**
   * Which one in the life, from 1.
   *
   * @asType integer
   * @minimum 1
   * @maximum 70
   */
  readonly number: number;
  /** When it begins, within the span. */
  readonly start: LocalInstant;
  /** When it ends, within the span. */
  readonly end: LocalInstant;
  /** Its parts, in order; those without a stay in the span are left out. */
  readonly phases: readonly SadeSatiPhase[];
}

/** A passage of Saturn that is no Sāḍe Sātī, some two and a half years. */
export interface Dhaiya {
  /** `kantaka`, by default in the 4th from the Moon, or `ashtama`, in the 8th. */
  readonly kind: 'kantaka' | 'ashtama';
  /** House from the Moon. */
  readonly house: House;
  /** The sign that he passes; null where houses are counted by degrees. */
  readonly sign: Sign | null;
  /** His stays in it. */
  readonly intervals: readonly SaturnInterval[];
}

/** Saturn at the requested moment. */
export interface SaturnNow extends ZodiacPosition {
  /** The moment, on the clocks of the birthplace. */
  readonly at: LocalInstant;
  /** Whether he moves backwards. */
  readonly retrograde: boolean;
  /** House from the Moon, by the requested method. */
  readonly house_from_moon: House;
  /** Its name; null where it has none. */
  readonly kind: SaturnKind | null;
}

/** Sāḍe Sātī and ḍhaiyās of a life, or of a span of it. */
export interface SadeSatiData {
  /** Sign of the Moon at birth. */
  readonly moon_sign: Sign;
  /** Every sign that the Moon has on the day of birth, where its time is not known; null where it is. */
  readonly moon_signs_of_day: readonly Sign[] | null;
  /** Where the span begins, on the clocks of the birthplace. */
  readonly from: LocalInstant;
  /** Where it ends. */
  readonly to: LocalInstant;
  /** Only with `at`. */
  readonly saturn_now?: SaturnNow;
  /** The Sāḍe Sātīs, in order. */
  readonly cycles: readonly SadeSatiCycle[];
  /** The ḍhaiyās, in order of their beginning. */
  readonly dhaiyas: readonly Dhaiya[];
}

const schema = () =>
  record({
    birth: birthSchema(),
    from: v.optional(momentSchema()),
    to: v.optional(momentSchema()),
    at: v.optional(momentSchema()),
    method: v.optional(oneOf(SATURN_METHODS), 'sign'),
    kantaka_houses: v.optional(oneOf(['fourth', 'fourth_eighth', 'angles']), 'fourth'),
    ayanamsa: ayanamsaSchema(),
    conventions: conventionsSchema(),
  });

function kindOf(house: number, kantaka: readonly number[]): SaturnKind | null {
  const part = SADE_SATI_PARTS.find((one) => SADE_SATI[one] === house);
  if (part !== undefined) return part;
  if (house === ASHTAMA_HOUSE) return 'ashtama';
  return kantaka.includes(house) ? 'kantaka' : null;
}

function signsOfDay(birth: Birth, resolved: ResolvedBirth, sky: SkyContext): Sign[] | null {
  if (!resolved.timeAssumed) return null;
  const day = dateOfBirth(resolved, sky, 'birth');
  const seconds = [day.since, 0, day.seconds - 1];
  return [...new Set(seconds.map((second) => signName(moonAt(sky, day.instantAt(second), birth.place))))];
}

const DISPUTES: readonly Dispute[] = [
  {
    element: 'where it comes from',
    note: 'Phaladīpikā 26.22–23 tells of Saturn in each house from the Moon, and 26.33 names the 12th, 8th and 1st. The name, the seven and a half years and their three parts, kaṇṭaka and aṣṭama as ḍhaiyās are later. No text that was read gives a cancellation.',
  },
  {
    element: 'sign or degrees',
    note: 'From the sign of the Moon, by custom. Some count 45° before and after her, of which no source but memory is known: the option method.',
  },
  {
    element: 'kaṇṭaka',
    note: 'The 4th here; others have 4 and 8, in the South 1, 4, 7 and 10, of which no source but memory is known: the option kantaka_houses.',
  },
  {
    element: 'apparent or geometric Saturn',
    note: 'Programs that leave out light-time, Jagannatha Hora and PyJHora among them, have each entry some 80 minutes earlier (81.5 on average, 92 at most, 1900–2100). conventions.positions "true" does the same here.',
  },
];

/**
 * Returns when Saturn passes the 12th, 1st and 2nd from the natal Moon (Sāḍe Sātī: rising, peak, setting), and the 4th and 8th (kaṇṭaka and
 * aṣṭama), as dated intervals: every entry and every retrograde re-entry, over a span, by default a hundred years from birth.
 *
 * Instants are ISO 8601 with the offset of the birthplace's clocks then, to the second; a slow Saturn makes an entry uncertain by some
 * minutes. A default span that would leave the ephemeris ends with it; `to` says where. Without a time of birth `moon_signs_of_day` says
 * whether the Moon's sign is certain.
 *
 * @param input `birth`; optional `from`, `to`, `at` (ISO 8601 with offset), `method` (`sign`, `degrees`), `kantaka_houses` (`fourth`,
 * `fourth_eighth`, `angles`), `ayanamsa` (default lahiri), `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `invalid_value` for a `from` before the birth, a `to` that is not after `from`, and for
 * `birth.uncertainty_minutes`; `date_out_of_range` beyond the ephemeris
 *
 * Source: Phaladīpikā 26.22–33; name and parts later custom.
 *
 * @example
 * ```ts
 * import { sadeSati } from 'siddhanta/doshas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const birth = { date: '1990-08-15', time: '08:30:00', place };
 * const { data } = sadeSati({ birth, at: '2026-01-01T00:00:00+05:30' });
 * data.moon_sign; // => 'Taurus'
 * data.cycles.map(({ number, start }) => [number, start.slice(0, 10)]);
 * // => [[1, '1998-04-17'], [2, '2027-06-03'], [3, '2057-04-07'], [4, '2086-05-21']]
 * data.saturn_now?.house_from_moon; // => 11
 * ```
 */
export const sadeSati = operation<SadeSatiInput, SadeSatiData>()({
  name: 'doshas.sade_sati',
  summary: 'Sade Sati, kantaka and ashtama Saturn of a life as dated intervals, with every retrograde re-entry',
  units: 3,
  // Saturn is followed from the birth, whenever the span begins.
  work: ({ birth, to }) => ({
    ms: 3 + 0.25 * (to === undefined ? 100 : spanDays(birth.date, to, 200 * 366) / 365.25),
    bytes: 8000,
  }),
  schools: 'all',
  schema,
  example: { ...EXAMPLE, at: '2026-01-01T00:00:00+05:30' },
  context: skyContext,
  run(input, sky) {
    const { birth, method } = input;
    refuseUncertainty(birth, 'birth');
    const resolved = resolveBirth(birth, sky);
    const { instant, utcMs } = resolved;
    const { place } = birth;
    const moon = moonAt(sky, instant, place);
    const span = lifeSpan(input, resolved, sky);
    const moment = momentIn(input.at, 'at', sky);
    const origin = originOf(moon, method);
    const kantaka: readonly number[] = KANTAKA_HOUSES[input.kantaka_houses];
    const course = saturnCourse(sky, place, origin, instant, span.to);
    const clock = zoneClock(place.timezone, sky.timeScale);
    const toLocalInstant = (ut: number): LocalInstant => isoOn(clock, ut);
    const first = signIndex(moon);
    const signOf = (house: number): Sign | null =>
      method === 'sign' ? at(SIGNS, (first + house - 1) % SIGNS.length).name : null;

    const inSpan = ({ start, end }: SaturnStay): boolean => end.tt > span.from.tt && start.tt < span.to.tt;
    const interval = ({ start, end, retrograde }: SaturnStay): SaturnInterval => {
      const clippedStart = start.tt < span.from.tt;
      return {
        start: toLocalInstant(clippedStart ? span.from.ut : start.ut),
        end: toLocalInstant(end.ut),
        entered_retrograde: retrograde ?? null,
        clipped_start: clippedStart,
        clipped_end: end.tt === span.to.tt,
      };
    };
    const cycles = passagesOf(staysIn(course.stays, Object.values(SADE_SATI)))
      .filter((stays) => (stays.at(-1)?.end.tt ?? 0) > instant.tt)
      .map((stays, i) => ({ number: i + 1, stays: stays.filter(inSpan) }))
      .filter(({ stays }) => stays.length > 0)
      .map(({ number, stays }): SadeSatiCycle => {
        const intervals = stays.map(interval);
        return {
          number,
          start: at(intervals, 0).start,
          end: at(intervals, intervals.length - 1).end,
          phases: SADE_SATI_PARTS.map((kind) => ({
            kind,
            sign: signOf(SADE_SATI[kind]),
            intervals: staysIn(stays, [SADE_SATI[kind]]).map(interval),
          })).filter((phase) => phase.intervals.length > 0),
        };
      });
    const dhaiyas = [
      ...kantaka.map((house) => ({ kind: 'kantaka' as const, house })),
      { kind: 'ashtama' as const, house: ASHTAMA_HOUSE },
    ]
      .flatMap(({ kind, house }) =>
        passagesOf(staysIn(course.stays, [house]))
          .map((stays) => stays.filter(inSpan))
          .filter(({ length }) => length > 0)
          .map((stays) => ({
            begins: at(stays, 0).start.tt,
            dhaiya: { kind, house, sign: signOf(house), intervals: stays.map(interval) },
          })),
      )
      .sort((one, other) => one.begins - other.begins)
      .map(({ dhaiya }): Dhaiya => dhaiya);

    const saturn = moment && placementAt(sky, moment, place, 'Saturn');
    const house = moment && course.houseAt(moment);
    return {
      data: {
        moon_sign: signName(moon),
        moon_signs_of_day: signsOfDay(birth, resolved, sky),
        from: toLocalInstant(span.from.ut),
        to: toLocalInstant(span.to.ut),
        ...(saturn === undefined || house === undefined || moment === undefined
          ? {}
          : {
              saturn_now: {
                at: toLocalInstant(moment.ut),
                ...zodiacPosition(saturn.longitude),
                retrograde: saturn.retrograde,
                house_from_moon: house,
                kind: kindOf(house, kantaka),
              },
            }),
        cycles,
        dhaiyas,
      },
      provenance: {
        method:
          'Every crossing of a border by the sidereal Saturn, between his stations; stays less than two years apart belong to one passage',
        conventions: {
          counted_from:
            method === 'sign'
              ? 'the sign of the natal Moon, as the first'
              : 'the natal Moon, in the middle of the first house of 30 degrees',
          parts: '12th rising, 1st peak, 2nd setting',
          kantaka: `houses ${kantaka.join(', ')}`,
          ashtama: `house ${ASHTAMA_HOUSE}`,
          intervals: 'half-open; a re-entry while retrograde is an interval of its own',
          clock: clockConvention(resolved),
          ...skyConventions(sky, [], instant.tt, span.to.tt),
        },
        sources: [
          cite('phaladeepika', '26.22–23, 26.33', 'Saturn in each house from the Moon'),
          {
            work: 'Vedic Astro Science, on Sade Sati; Jyotish Expert',
            locus: 'quoted',
            note: 'name, parts, kaṇṭaka and aṣṭama',
          },
          ...skySources(sky),
        ],
        disputed: [
          ...DISPUTES,
          ...ayanamsaDisputes(sky),
          ...moonDisputes(sky, { instant, utcMs, place, moon }),
          ...birthDisputes(birth, resolved, sky),
        ],
        verified_against:
          '170 entries of Saturn into signs, 1900 to 2100, of Swiss Ephemeris 2.10.03 (Lahiri): within 6.4 minutes, 0.03 on average',
      },
      ayanamsa: sky.ayanamsa,
      birthTimeAssumed: resolved.timeAssumed,
      restsOnBirthTime: [
        'moon_sign',
        ...(moment === undefined ? [] : ['saturn_now.house_from_moon', 'saturn_now.kind']),
        'cycles',
        'dhaiyas',
      ],
      birth: resolved.clock,
    };
  },
});
