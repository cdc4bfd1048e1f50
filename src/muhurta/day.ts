import * as v from 'valibot';
import { luminaryContext } from '../cast/context.js';
import type { Almanac } from '../cast/day.js';
import { oneOf, record } from '../input/schemas.js';
import { at } from '../math/at.js';
import { type Context, type Operation, operation } from '../operation/operation.js';
import { cite } from '../operation/sources.js';
import type { Result } from '../types.js';
import { NAKSHATRAS, type Nakshatra } from '../zodiac/names.js';
import { type Bhadra, bhadrasOf } from './bhadraParts.js';
import { badEighths, durmuhurtasOf, FIFTEENTHS, ghatisOf, goodParts } from './dayStretches.js';
import { dayConventions, dayFields, daySources, disputesOfDay, EXAMPLE, type MuhurtaInput, observe } from './input.js';
import { type Panchaka, panchakasOf, vinchudosOf } from './moonStays.js';
import { BHADRA_PARTS_BY, GODHULIS, MULA_VARJYAMS, SATURDAY_DURMUHURTAS } from './options.js';
import type { Quality } from './quality.js';
import { amritaOf, varjyasOf } from './rules/ghatis.js';
import { partsOf, type Stretch } from './rules/parts.js';
import { BHADRA_SOURCES } from './tables/bhadra.js';
import { DAY_DISPUTES, DAY_RULES } from './tables/dayRules.js';
import { RAHU_KALAM_SOURCES } from './tables/eighths.js';
import { GHATI_SOURCES } from './tables/ghatis.js';
import { DAY_MUHURTAS, type MuhurtaName, NIGHT_MUHURTAS } from './tables/muhurtas.js';
import { DISHA_SHOOL } from './tables/yogas.js';
import { type DayParts, isPartial, type MuhurtaDay, type MuhurtaWindow, windowOrNull } from './vedicDay.js';

/** The input of {@link muhurtaDay}. */
export interface MuhurtaDayInput extends MuhurtaInput {
  /** At which ghaṭī the varjya of Mūla begins; `56` by default. */
  readonly mula_varjyam?: (typeof MULA_VARJYAMS)[number] | undefined;
  /** Which fifteenths are Saturday's durmuhūrtas; `first_two` by default. */
  readonly saturday_durmuhurta?: (typeof SATURDAY_DURMUHURTAS)[number] | undefined;
  /** Where godhūli lies; `sunset`, from sunset on, by default. */
  readonly godhuli?: (typeof GODHULIS)[number] | undefined;
  /** How mouth and tail of Bhadrā are found; `tithi` by default, `fixed` for the first and the last parts. */
  readonly bhadra_parts?: (typeof BHADRA_PARTS_BY)[number] | undefined;
}

/** One of the thirty muhūrtas of a day and its night. */
export interface MuhurtaOfThirty extends MuhurtaWindow {
  /** Whether it is of the day or of the night. */
  readonly part: 'day' | 'night';
  /**
   * Which fifteenth of that it is.
   *
   * @asType integer
   * @minimum 1
   * @maximum 15
   */
  readonly number: number;
  /** Its name. */
  readonly name: MuhurtaName;
  /** What almanacs say of it. */
  readonly quality: Quality;
}

/** A window that the Moon's nakṣatra makes. */
export interface NakshatraWindow extends MuhurtaWindow {
  /** The nakṣatra. */
  readonly nakshatra: Nakshatra;
}

/** The windows that are sought. A window is null where the Sun does not rise or set. */
export interface GoodWindows {
  /** The last but one fifteenth of the night before. */
  readonly brahma_muhurta: MuhurtaWindow | null;
  /** The last tenth of the night before. */
  readonly pratah_sandhya: MuhurtaWindow | null;
  /** The eighth fifteenth of the day; null on Wednesdays, too. */
  readonly abhijit: MuhurtaWindow | null;
  /** The eleventh fifteenth of the day. */
  readonly vijaya: MuhurtaWindow | null;
  /** A thirtieth of the night at sunset. */
  readonly godhuli: MuhurtaWindow | null;
  /** The first tenth of the night. */
  readonly sayahna_sandhya: MuhurtaWindow | null;
  /** The eighth fifteenth of the night. */
  readonly nishita: MuhurtaWindow | null;
  /** Four ghaṭīs of each nakṣatra: those that touch the day, whole. */
  readonly amrita_kala: readonly NakshatraWindow[];
}

/** The windows that are avoided. A window is null where the Sun does not rise or set. */
export interface BadWindows {
  /** The eighth of the day that the weekday names. */
  readonly rahu_kalam: MuhurtaWindow | null;
  /** The eighth of the day that the weekday names. */
  readonly yamaganda: MuhurtaWindow | null;
  /** The eighth of the day that the weekday names. */
  readonly gulika_kalam: MuhurtaWindow | null;
  /** The fifteenths that the weekday names. */
  readonly durmuhurta: readonly Omit<MuhurtaOfThirty, 'quality'>[];
  /** Four ghaṭīs of each nakṣatra: those that touch the day, whole. */
  readonly varjyam: readonly NakshatraWindow[];
  /** Those that touch the day, whole. */
  readonly bhadra: readonly Bhadra[];
  /** What of it falls on the day. */
  readonly panchaka: readonly Panchaka[];
  /** What of the Moon's stay in Scorpio falls on the day. */
  readonly vinchudo: readonly MuhurtaWindow[];
}

/** Every window of a day. */
export interface MuhurtaDayData {
  /** The day. */
  readonly day: MuhurtaDay;
  /** Windows that are sought. */
  readonly good: GoodWindows;
  /** Windows that are avoided. */
  readonly bad: BadWindows;
  /** The thirty muhūrtas from sunrise to the next sunrise; those of the day or of the night are left out where it has no beginning or no end. */
  readonly muhurtas: readonly MuhurtaOfThirty[];
  /** The direction in which one does not set out on the weekday. */
  readonly disha_shool: (typeof DISHA_SHOOL)[number];
  /** Whether anything is null or left out because the Sun does not rise or set. */
  readonly times_partial: boolean;
}

const schema = () =>
  record({
    ...dayFields(),
    mula_varjyam: v.optional(oneOf(MULA_VARJYAMS), MULA_VARJYAMS[0]),
    saturday_durmuhurta: v.optional(oneOf(SATURDAY_DURMUHURTAS), SATURDAY_DURMUHURTAS[0]),
    godhuli: v.optional(oneOf(GODHULIS), GODHULIS[0]),
    bhadra_parts: v.optional(oneOf(BHADRA_PARTS_BY), BHADRA_PARTS_BY[0]),
  });

type Settled = v.InferOutput<ReturnType<typeof schema>>;

const NAMES = { day: DAY_MUHURTAS, night: NIGHT_MUHURTAS } as const;

function thirty(parts: DayParts): MuhurtaOfThirty[] {
  return (['day', 'night'] as const).flatMap((half) => {
    const whole = parts[half];
    if (whole === undefined) return [];
    return partsOf(whole, FIFTEENTHS).map((part, i) => ({
      ...parts.window(part),
      part: half,
      number: i + 1,
      ...at<MuhurtaRowOf>(NAMES[half], i),
    }));
  });
}

type MuhurtaRowOf = (typeof DAY_MUHURTAS)[number] | (typeof NIGHT_MUHURTAS)[number];

/** Returns the ghaṭīs of every nakṣatra of the Moon that touch a day, as the result tells them. */
function ofNakshatras(
  { limbs }: Almanac,
  { whole, window }: DayParts,
  ghatis: (number: number, stay: Stretch) => readonly Stretch[],
): NakshatraWindow[] {
  return ghatisOf(limbs, whole, ghatis).map(({ number, ...stretch }) => ({
    ...window(stretch),
    nakshatra: at(NAKSHATRAS, number - 1).name,
  }));
}

/** Returns stretches that may be missing, each under its name, as a result tells them. */
function windows<Name extends string>(parts: DayParts, stretches: Readonly<Record<Name, Stretch | undefined>>) {
  const entries = Object.entries<Stretch | undefined>(stretches);
  return Object.fromEntries(entries.map(([name, of]) => [name, windowOrNull(parts, of)])) as Record<
    Name,
    MuhurtaWindow | null
  >;
}

function goodOf(almanac: Almanac, parts: DayParts, { godhuli }: Settled): GoodWindows {
  return {
    ...windows(parts, goodParts(parts, godhuli)),
    amrita_kala: ofNakshatras(almanac, parts, (number, stay) => [amritaOf(number, stay)]),
  };
}

function badOf(almanac: Almanac, parts: DayParts, thirtyOfDay: readonly MuhurtaOfThirty[], given: Settled): BadWindows {
  return {
    ...windows(parts, badEighths(parts)),
    durmuhurta: durmuhurtasOf(parts.weekday, given.saturday_durmuhurta).flatMap(({ part, number }) =>
      thirtyOfDay
        .filter((one) => one.part === part && one.number === number)
        .map(({ quality: _, ...window }) => window),
    ),
    varjyam: ofNakshatras(almanac, parts, (number, stay) => varjyasOf(number, stay, given.mula_varjyam)),
    bhadra: bhadrasOf(almanac, parts, given.bhadra_parts),
    panchaka: panchakasOf(almanac, parts),
    vinchudo: vinchudosOf(almanac, parts),
  };
}

/** The operation `muhurta.day`. */
export const muhurtaDayOperation: Operation<MuhurtaDayInput, MuhurtaDayData> = operation<
  MuhurtaDayInput,
  MuhurtaDayData
>()({
  name: 'muhurta.day',
  summary: 'Every window of a date at a place, good and bad, and the thirty muhurtas',
  units: 2,
  schools: ['lahiri'],
  schema,
  example: EXAMPLE,
  context: luminaryContext,
  run(input, sky) {
    const observed = observe(input, sky);
    const { almanac, parts } = observed;
    const muhurtas = thirty(parts);
    return {
      data: {
        day: parts.told,
        good: goodOf(almanac, parts, input),
        bad: badOf(almanac, parts, muhurtas, input),
        muhurtas,
        disha_shool: at(DISHA_SHOOL, parts.weekday),
        times_partial: isPartial(parts),
      },
      provenance: {
        method:
          'Muhurta of a day: parts of the real day and night by the weekday, ghatis of the stays of the Moon in nakshatras, and the karana Vishti',
        conventions: {
          whole:
            'varjyam, amrita_kala and bhadra are given whole where they touch the day; panchaka and vinchudo are cut to it',
          mula_varjyam: input.mula_varjyam,
          saturday_durmuhurta: input.saturday_durmuhurta,
          godhuli: input.godhuli,
          bhadra_parts: input.bhadra_parts,
          ...dayConventions(sky, observed, true),
        },
        sources: [
          ...RAHU_KALAM_SOURCES,
          ...GHATI_SOURCES,
          ...BHADRA_SOURCES,
          cite('suryaSiddhanta', '2.64–69', 'nakshatra and karana from the longitudes of Sun and Moon'),
          ...daySources(sky, true),
        ],
        disputed: [...DAY_DISPUTES, ...disputesOfDay(sky, observed, input.place, true)],
        verified_against:
          'eleven published days, New Delhi and Hyderabad (drikpanchang.com, birthastro.com, newspapers): 71 of 75 values within 90 s (15 s where the page prints seconds, 240 s where its place had to be assumed); fixtures/sources/muhurta.json says why the four others differ',
        rules: DAY_RULES,
      },
      ayanamsa: sky.ayanamsa,
    };
  },
});

/**
 * Returns every window of a date at a place, good and bad, with the thirty muhūrtas of the day and its night.
 *
 * Instants are ISO 8601 with the offset that the place's clocks have at that instant, rounded once to whole seconds; windows are
 * half-open. The day runs from sunrise to the next sunrise. Where the Sun does not rise or set, windows that are parts of the day or of
 * the night are null or left out and `times_partial` is true; those of nakṣatras and karaṇas are told all the same.
 *
 * @param input `date` (1000-01-01 … 2999-12-31), `place`; optional `sunrise` (`upper_limb` by default), `mula_varjyam` (`56`, `20`, `both`),
 * `saturday_durmuhurta` (`first_two`, `third`, `narada`), `godhuli` (`sunset`, `around_sunset`), `bhadra_parts` (`tithi`, `fixed`),
 * `conventions`, `ayanamsa` (only lahiri exists here)
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `nonexistent_time` for a date that the clocks of the zone skipped;
 * `not_available_in_school` for a school other than lahiri
 *
 * Source: `provenance.rules` has each rule with its source and how far it is borne out.
 *
 * @example
 * ```ts
 * import { day } from 'siddhanta/muhurta';
 * const { data } = day({
 *   date: '2025-11-22',
 *   place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
 * });
 * data.good.abhijit; // => { start: '2025-11-22T11:45:59+05:30', end: '2025-11-22T12:28:22+05:30' }
 * data.bad.durmuhurta.map(({ start, name }) => `${start.slice(11, 16)} ${name}`); // => ['06:49 Rudra', '07:31 Ahi']
 * ```
 */
export function muhurtaDay(input: MuhurtaDayInput, context?: Context): Result<MuhurtaDayData> {
  return muhurtaDayOperation.call(input, context);
}
