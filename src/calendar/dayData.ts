import type { CivilDate, LocalInstant } from '../types.js';
import type { Paksha, TithiName } from '../zodiac/limbNames.js';
import type { Sign } from '../zodiac/names.js';
import type { Ayana, LunarMonthName, Ritu } from './tables/months.js';
import type { Samvatsara } from './tables/samvatsaras.js';
import type {
  BengaliMonth,
  MalayalamMonth,
  NationalMonth,
  OdiaMonth,
  PunjabiMonth,
  TamilMonth,
} from './tables/solarMonths.js';

/**
 * A year of an era, 1 … 6099.
 *
 * @asType integer
 * @minimum 1
 * @maximum 6099
 */
export type EraYear = number;

/** The lunar month of a day. Instants are ISO 8601 with the place's offset. */
export interface LunarMonthOfDay {
  /** Its name where months end with the new moon; of a lost month, the first of its two. */
  readonly amanta: LunarMonthName;
  /** Its name where months end with the full moon. */
  readonly purnimanta: LunarMonthName;
  /** Whether it is intercalary. */
  readonly is_adhika: boolean;
  /** Whether it counts for two months. */
  readonly is_kshaya: boolean;
  /** The second name of a lost month; null of others. */
  readonly also: LunarMonthName | null;
  /** The new moon with which it began. */
  readonly start: LocalInstant;
  /** The new moon with which it ends. */
  readonly end: LocalInstant;
  /** A remark on something unusual; null when nothing is. */
  readonly note: string | null;
}

/** The years of the eras on a day. */
export interface EraYears {
  /** Śaka, expired, from Chaitra. */
  readonly shaka: EraYear;
  /** Vikrama, from Chaitra. */
  readonly vikram: EraYear;
  /** Vikrama as in Gujarat, from Kārttika. */
  readonly vikram_gujarat: EraYear;
  /** Kali, expired, from Chaitra. */
  readonly kali: EraYear;
  /** Kollam, from Chingam; null where that month has no first day. */
  readonly kollam: EraYear | null;
  /** Bengali, from Boishakh. */
  readonly bengali: EraYear;
}

/** The years of the cycles of sixty on a day. */
export interface Samvatsaras {
  /** By the Śaka year. */
  readonly south: Samvatsara;
  /** That of the Vikrama year: the one of Jupiter that ran at the sunrise of its first day, or as `north_samvatsara` asks. */
  readonly north: Samvatsara;
  /** When that one ends: ISO 8601 with the place's offset. */
  readonly north_ends: LocalInstant;
  /** The one of Jupiter that runs on the day. */
  readonly north_running: Samvatsara;
  /** When that one ends: ISO 8601 with the place's offset. */
  readonly north_running_ends: LocalInstant;
  /** By the Vikrama year of Gujarat. */
  readonly gujarat: Samvatsara;
}

/** A day of a solar month. */
export interface SolarDate<Month extends string> {
  /** Name of the month. */
  readonly month: Month;
  /**
   * 1 … 12; of the regions 1 is the month of Aries.
   *
   * @asType integer
   * @minimum 1
   * @maximum 12
   */
  readonly month_number: number;
  /**
   * Day of the month, 1 … 32.
   *
   * @asType integer
   * @minimum 1
   * @maximum 32
   */
  readonly day: number;
}

/** A day of the Tamil month. */
export interface TamilDate extends SolarDate<TamilMonth> {
  /** Name of the Tamil year, from Chithirai. */
  readonly year: Samvatsara;
}

/** A day of the Indian national calendar. */
export interface NationalDay extends SolarDate<NationalMonth> {
  /** Its Śaka year. */
  readonly year: EraYear;
}

/** The solar months of a day; null where the month has no first day, since the Sun did not rise or set then. */
export interface SolarMonths {
  /** The sign that holds the Sun. */
  readonly sign: Sign;
  /** Tamil. */
  readonly tamil: TamilDate | null;
  /** Malayalam. */
  readonly malayalam: SolarDate<MalayalamMonth> | null;
  /** Bengali. */
  readonly bengali: SolarDate<BengaliMonth> | null;
  /** Odia. */
  readonly odia: SolarDate<OdiaMonth> | null;
  /** Punjabi. */
  readonly punjabi: SolarDate<PunjabiMonth> | null;
  /** Indian national calendar. */
  readonly national: NationalDay;
}

/** The lunar and the solar date of a civil day at a place, taken at its sunrise. */
export interface CalendarDayData {
  /** The civil date. */
  readonly date: CivilDate;
  /** First sunrise on the date: ISO 8601 with the place's offset; null where the Sun does not rise. */
  readonly sunrise: LocalInstant | null;
  /** The instant that all is taken for: the sunrise; where there is none, 6 h local apparent solar time. */
  readonly taken_at: LocalInstant;
  /** Present where the Sun rises a second time on the date: the day that begins then. */
  readonly also?: {
    /** The second sunrise. */
    readonly sunrise: LocalInstant;
    /** The lunar day then. */
    readonly tithi: TithiOfDay;
  };
  /** The lunar day. */
  readonly tithi: TithiOfDay;
  /** Whether a lunar day begins and ends between this sunrise and the next: it is lost. */
  readonly is_kshaya_day: boolean;
  /** Whether the lunar day also ran at the sunrise before: it is repeated. */
  readonly is_vriddhi_day: boolean;
  /** Name of the month by the requested system. */
  readonly month: LunarMonthName;
  /** The lunar month. */
  readonly lunar_month: LunarMonthOfDay;
  /** The years. */
  readonly years: EraYears;
  /** The years of the cycles of sixty. */
  readonly samvatsara: Samvatsaras;
  /** The season: by lunar months (`vedic`) and by the tropical Sun (`drik`). */
  readonly ritu: {
    /** By lunar months. */
    readonly vedic: Ritu;
    /** By the tropical Sun. */
    readonly drik: Ritu;
  };
  /** The course of the Sun: by the sidereal (`vedic`) and the tropical (`drik`) Sun. */
  readonly ayana: {
    /** By the sidereal Sun. */
    readonly vedic: Ayana;
    /** By the tropical Sun. */
    readonly drik: Ayana;
  };
  /** The solar months. */
  readonly solar: SolarMonths;
}

/** The lunar day of a sunrise. */
export interface TithiOfDay {
  /**
   * From the new moon, 1 … 30.
   *
   * @asType integer
   * @minimum 1
   * @maximum 30
   */
  readonly number: number;
  /** Name of the tithi; the two halves of the month share fourteen names. */
  readonly name: TithiName;
  /** `Shukla Paksha` (1–15) or `Krishna Paksha` (16–30). */
  readonly paksha: Paksha;
}
