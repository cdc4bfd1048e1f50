import type { NatalSky } from '../cast/natal.js';
import type { Birth, BirthClock, CivilDate, ClockTime, HoursEast, Latitude, Longitude } from '../types.js';
import { type AyanamsaLabel, ayanamsaLabel } from '../zodiac/ayanamsas.js';
import type { Graha } from '../zodiac/names.js';
import { type PlanetaryPosition, planetaryPositions, type ZodiacPosition, zodiacPosition } from '../zodiac/position.js';
import type { ChartSensitivity } from './sensitivity.js';
import type { VargaChart } from './tables/furtherVargas.js';

/** Name of a chart: the rāśi or one of the divisions. */
export type ChartType = 'Rasi' | VargaChart;

/** The remarks that every chart carries. */
export interface ChartNotes {
  /** Name of the ayanāṁśa: of a school `Lahiri`, else its plain name, `lahiri_icrc`; `custom` for one given by its value. */
  readonly ayanamsa: AyanamsaLabel;
  /**
   * Mean ayanāṁśa in decimal degrees, six decimals.
   *
   * @pattern ^-?\d{1,3}\.\d{6}$
   */
  readonly ayanamsa_value: string;
  /** Which chart: `Rasi`, or the name of the division, `Navamsha (D9)`. */
  readonly chart_type: ChartType;
  /** How the houses are counted. */
  readonly house_system: 'Whole Sign';
}

/** The birth as it was computed. */
export interface BirthDetails extends BirthClock {
  /** Local date, `YYYY-MM-DD`, in the calendar in which it was given. */
  readonly birth_date: CivilDate;
  /** `YYYY-MM-DD` Gregorian, where the date was given in the Julian calendar. */
  readonly birth_date_gregorian?: CivilDate;
  /** Local clock time, `HH:MM:SS`; `12:00:00` when it was not given. */
  readonly birth_time: ClockTime;
  /** Degrees north. */
  readonly latitude: Latitude;
  /** Degrees east. */
  readonly longitude: Longitude;
  /** Hours ahead of UTC of the clock that was taken. */
  readonly timezone_offset: HoursEast;
}

/** The rāśi chart (D1). */
export interface RasiData {
  /** The rising point. */
  readonly ascendant: ZodiacPosition;
  /** The birth as it was computed. */
  readonly birth_details: BirthDetails;
  /** Ayanāṁśa, kind of chart and house system. */
  readonly notes: ChartNotes;
  /** The nine grahas. */
  readonly planetary_positions: Readonly<Record<Graha, PlanetaryPosition>>;
  /**
   * The name as it was given; empty when none was.
   *
   * @maxLength 100
   */
  readonly user_name: string;
  /** What is certain over the span of an uncertain birth, and what changes; only with `birth.uncertainty_minutes`. */
  readonly sensitivity?: ChartSensitivity;
}

export function rasiData(
  { sky, resolved, ayanamsa, ascendant, grahas }: NatalSky,
  birth: Birth,
  name: string,
): RasiData {
  const { date, place } = birth;
  return {
    ascendant: zodiacPosition(ascendant),
    birth_details: {
      birth_date: date,
      birth_time: resolved.time,
      latitude: place.latitude,
      longitude: place.longitude,
      timezone_offset: resolved.offsetSeconds / 3600,
      ...resolved.clock,
      ...(resolved.clock.calendar === 'julian' ? { birth_date_gregorian: resolved.gregorianDate } : {}),
    },
    notes: {
      ayanamsa: ayanamsaLabel(sky.ayanamsa),
      ayanamsa_value: ayanamsa.toFixed(6),
      chart_type: 'Rasi',
      house_system: 'Whole Sign',
    },
    planetary_positions: planetaryPositions(grahas, ascendant),
    user_name: name,
  };
}
