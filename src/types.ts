import type { AyanamsaName } from './ayanamsaNames.gen.js';

export { AYANAMSA_NAMES, type AyanamsaName } from './ayanamsaNames.gen.js';

/** The schools, in the order in which they are listed everywhere. */
export const AYANAMSAS = ['lahiri', 'raman', 'yukteswar', 'bhasin', 'true_chitra', 'kp'] as const;

/** The schools of ayanāṁśa (sidereal offset) that the contract names. */
export type Ayanamsa = (typeof AYANAMSAS)[number];

/** The divisional charts, in the order in which they are listed everywhere. */
export const VARGAS = [
  'd2',
  'd3',
  'd4',
  'd7',
  'd9',
  'd10',
  'd12',
  'd16',
  'd20',
  'd24',
  'd27',
  'd30',
  'd40',
  'd45',
  'd60',
] as const;

/** The fifteen divisional charts beside the rāśi. @names none */
export type Varga = (typeof VARGAS)[number];

/** The lunar nodes that Rāhu can stand for. */
export const NODES = ['true', 'mean'] as const;

/** Which lunar node Rāhu stands for. */
export type NodeKind = (typeof NODES)[number];

/**
 * A civil date, `YYYY-MM-DD`, proleptic Gregorian.
 *
 * @format date
 * @pattern ^\d{4}-\d{2}-\d{2}$
 */
export type CivilDate = string;

/**
 * A clock time, `HH:MM:SS`, 00:00:00 … 23:59:59; second 60 in a leap second.
 *
 * @pattern ^([01]\d|2[0-3]):[0-5]\d:([0-5]\d|60)$
 */
export type ClockTime = string;

/**
 * An instant on the clocks of a place, to the second: ISO 8601 with the offset in force then, `2025-11-22T09:28:14+05:30`. Offsets are
 * whole minutes (RFC 3339). Where the true offset has seconds, as that of a local mean time, the nearest minute is written and the clock
 * time moved with it, so that the instant is exact; `meta.exact_offsets` has the true offset.
 *
 * @format date-time
 * @pattern ^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}[+-]\d{2}:\d{2}$
 */
export type LocalInstant = string;

/**
 * Hours ahead of UTC, negative west of Greenwich.
 *
 * @minimum -24
 * @maximum 24
 */
export type HoursEast = number;

/**
 * Degrees north, −90 … 90.
 *
 * @minimum -90
 * @maximum 90
 */
export type Latitude = number;

/**
 * Degrees east, −180 … 180.
 *
 * @minimum -180
 * @maximum 180
 */
export type Longitude = number;

/** A place on Earth and the IANA zone whose clocks it keeps. */
export interface Place {
  /** Degrees north, −90 … 90. */
  readonly latitude: number;
  /** Degrees east, −180 … 180. */
  readonly longitude: number;
  /** IANA zone or link name, such as `Asia/Kolkata`; a fixed offset is refused. */
  readonly timezone: string;
}

/** Whose clock showed the time of a birth; `auto` decides by place and date. */
export const CLOCKS = ['auto', 'zone', 'local_mean', 'local_apparent'] as const;

/** A choice of clock. */
export type Clock = (typeof CLOCKS)[number];

/** Which of two equal clock times is meant, where clocks went back. */
export const FOLDS = ['first', 'second'] as const;

/** The first or the second of two equal clock times. */
export type Fold = (typeof FOLDS)[number];

/** The calendars in which a date of birth may be given. */
export const CALENDARS = ['gregorian', 'julian'] as const;

/** A calendar of dates of birth. */
export type Calendar = (typeof CALENDARS)[number];

/** What civil time is read as: UTC with its leap seconds since 1972, or UT1 throughout, as most programs have it. */
export const TIME_SCALES = ['utc', 'ut1'] as const;

/** A scale of civil time. */
export type TimeScale = (typeof TIME_SCALES)[number];

/** Whether bodies stand where they are seen, or where they are (`true`: without light-time, deflection and aberration). */
export const POSITION_KINDS = ['apparent', 'true'] as const;

/** One of the `POSITION_KINDS`. */
export type PositionKind = (typeof POSITION_KINDS)[number];

/** Where the star that holds an ayanāṁśa stands: in its catalogue place moved on, or where it is seen in the course of the year. */
export const STAR_PLACES = ['geometric', 'apparent'] as const;

/** One of the {@link STAR_PLACES}. */
export type StarPlace = (typeof STAR_PLACES)[number];

/**
 * What the mean ayanāṁśa is taken from: the longitude from the mean equinox, or (`mean_from_true`) that from the true one, which
 * leaves the nutation in.
 */
export const AYANAMSA_REFERENCES = ['consistent', 'mean_from_true'] as const;

/** One of the `AYANAMSA_REFERENCES`. */
export type AyanamsaReference = (typeof AYANAMSA_REFERENCES)[number];

/** From where the Moon is seen: the centre of the Earth, or the place. */
export const MOON_PLACES = ['geocentric', 'topocentric'] as const;

/** One of the `MOON_PLACES`. */
export type MoonPlace = (typeof MOON_PLACES)[number];

/**
 * The definitions of sunrise: the upper limb with refraction; (`hindu`) the centre of the disc without; the centre with refraction;
 * the upper limb (tip) without.
 */
export const SUNRISES = ['upper_limb', 'hindu', 'centre_refraction', 'tip_no_refraction'] as const;

/** A definition of sunrise: which part of the disc stands on the horizon, and whether refraction lifts it. */
export type SunriseDefinition = (typeof SUNRISES)[number];

/** Programs whose conventions can be asked for by name; `siddhanta` is this library's own. */
export const PROFILES = ['siddhanta', 'swiss', 'jagannatha_hora', 'pyjhora', 'drik_panchang', 'astrosage'] as const;

/** One of the `PROFILES`. */
export type Profile = (typeof PROFILES)[number];

/** A birth: local date and clock time at a place. */
export interface Birth {
  /** `YYYY-MM-DD` in the calendar of `calendar`, proleptic Gregorian by default, 1000-01-01 … 2999-12-31. */
  readonly date: string;
  /** `HH:MM:SS` local clock time. Left out when unknown: noon is used and `meta.birth_time_assumed` says so. */
  readonly time?: string | undefined;
  /** Where, and whose clocks. */
  readonly place: Place;
  /**
   * Whose clock showed the time: `auto` (the default) is the mean time of the place itself before its zone had a standard time, the
   * zone's clock after; `zone` the database's clock at all times; `local_mean` and `local_apparent` (a sundial) the place's own.
   */
  readonly clock?: Clock | undefined;
  /** `+HH:MM:SS` ahead of UTC, where it is known: then it alone counts, and `clock` is left out. */
  readonly utc_offset?: string | undefined;
  /** Which of two equal clock times, where clocks went back; `first` by default. */
  readonly fold?: Fold | undefined;
  /** Calendar of `date`; `gregorian` by default. */
  readonly calendar?: Calendar | undefined;
  /**
   * Minutes by which the time may be wrong either way, 0.1 … 720. The result is that of the time given all the same; `data.sensitivity` says
   * what of it holds over the span, and what changes and when. Rāśi, divisional charts, Vimśottarī and KP cusps take it.
   */
  readonly uncertainty_minutes?: number | undefined;
}

/** The clock that was taken for a birth, and the instant that follows. */
export interface BirthClock {
  /** The clock that was taken. */
  readonly clock: 'zone' | 'local_mean' | 'local_apparent' | 'utc_offset';
  /** How far it is ahead of UTC, `+04:38:24`, always with seconds. */
  readonly utc_offset: string;
  /** The instant: ISO 8601 in UTC, proleptic Gregorian, to the second. */
  readonly utc: string;
  /** Why that clock was taken; `asked` when the caller named it. */
  readonly clock_reason: 'standard_time' | 'zone_before_standard_time' | 'india_before_1906' | 'asked';
  /** Whether that clock showed the time twice. */
  readonly ambiguous: boolean;
  /** Calendar in which the date was given. */
  readonly calendar: Calendar;
}

/** An offset from UTC that has seconds, and what stands for it in the instants of a result. */
export interface ExactOffset {
  /**
   * How instants are written: the nearest whole minute, `+05:21`.
   *
   * @pattern ^[+-]\d{2}:\d{2}$
   */
  readonly offset: string;
  /**
   * How far the clocks truly were ahead of UTC: `+05:21:10`.
   *
   * @pattern ^[+-]\d{2}:\d{2}:\d{2}$
   */
  readonly exact: string;
  /** The first instant of the result that is written so, ISO 8601 in UTC. */
  readonly first: string;
  /** The last, the same. */
  readonly last: string;
}

/** One place in the literature that a rule or number comes from. */
export interface Source {
  /** The book, paper or program. */
  readonly work: string;
  /** Where in it: chapter and verse, page, equation, table. */
  readonly locus: string;
  /** What is taken from there. */
  readonly note: string;
}

/** One element on which published sources disagree. */
export interface Dispute {
  /** What the sources disagree on. */
  readonly element: string;
  /** What is used here, and what others use. */
  readonly note: string;
}

/** How far a rule is borne out: compared with published days; the same in several programs; told by one source, or from memory, alone. */
export type RuleState = 'checked' | 'agrees' | 'unconfirmed';

/** One rule of a result. */
export interface Rule {
  /** What is done, in one line. */
  readonly rule: string;
  /** Where it comes from. */
  readonly source: string;
  /** How far it is borne out. */
  readonly state: RuleState;
}

/** Where a result comes from: method, conventions, sources, disputes and what it was checked against. */
export interface Provenance {
  /** What was computed, in one line. */
  readonly method: string;
  /** The choices made, each by its name. */
  readonly conventions: Readonly<Record<string, string>>;
  /** The literature that the rules and numbers come from. */
  readonly sources: readonly Source[];
  /** Where published sources disagree. */
  readonly disputed: readonly Dispute[];
  /** What the results were checked against. */
  readonly verified_against?: string;
  /** The rules of a result that has many, by the field whose values they make. */
  readonly rules?: Readonly<Record<string, Rule>>;
  /** Present where no source bears out what was computed, or none prescribes it: such results may still change. */
  readonly experimental?: true;
}

/** What a result may speak of that is told only with `sensitive: true`. */
export type SensitiveTopic = 'death' | 'longevity' | 'relatives' | 'illness' | 'sexual_conduct' | 'caste';

/** What a result leaves out, because it was not asked for with `sensitive: true`. */
export interface Withheld {
  /**
   * How many entries or fields. It does not depend on whether they hold.
   *
   * @asType integer
   * @minimum 1
   */
  readonly count: number;
  /**
   * What they speak of.
   *
   * @minItems 1
   */
  readonly why: readonly SensitiveTopic[];
}

/** What ran, in which school, and whether a birth time had to be assumed. */
export interface Meta {
  /**
   * Dotted operation name, for example `charts.divisional.d9`.
   *
   * @pattern ^[a-z_]+(\.[a-z0-9_]+)+$
   */
  readonly endpoint: string;
  /** The ayanāṁśa of the call, `custom` where one was given by its value; absent on the operations that belong to no school. */
  readonly ayanamsa?: AyanamsaName | 'custom';
  /** Present on every operation with a Birth: whether noon stood in for a missing time. */
  readonly birth_time_assumed?: boolean;
  /**
   * Only where noon stood in for a missing time, and not everything holds at any hour: what of `data` rests on the time, as dotted paths; `*` is
   * every entry, and a path holds for all below it.
   */
  readonly rests_on_birth_time?: readonly string[];
  /** Present on every operation with a Birth: the clock that was taken; of a match, that of each side. */
  readonly birth?: BirthClock | { readonly bride: BirthClock; readonly groom: BirthClock };
  /**
   * Only where instants of the result are on clocks whose offset from UTC had seconds, as local mean times have: what stands for them, the
   * earliest first.
   */
  readonly exact_offsets?: readonly ExactOffset[];
}

/** What every operation returns. */
export interface Result<Data> {
  /** What was asked for. */
  readonly data: Data;
  /** Where it comes from; absent on the operations that belong to no school. */
  readonly provenance?: Provenance;
  /** What ran. */
  readonly meta: Meta;
}
