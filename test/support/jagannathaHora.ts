interface Clock {
  readonly id: string;
  readonly date: string;
  readonly time: string;
  /** `±HH:MM:SS` */
  readonly utc_offset: string;
}

/** One export of Jagannatha Hora 8, see fixtures/sources/jagannatha-hora.json. */
export interface Export extends Clock {
  readonly latitude: number;
  readonly longitude: number;
  readonly ayanamsa_printed: string;
  readonly sunrise: string;
  readonly sunset: string;
  readonly delta_t_s: number;
  readonly longitudes: Readonly<Record<string, number>>;
  readonly retrograde: readonly string[];
  readonly antardasha_starts: readonly string[];
}

/** One birth as a user of Jagannatha Hora 8 and of two other programs copied it, without name and place. */
export interface Capture extends Clock {
  readonly jhora_traditional_lahiri: Readonly<Record<string, number>>;
  readonly jhora_true_lahiri: Readonly<Record<string, number>>;
  readonly jhora_mahadasha_boundaries_local: readonly string[];
  readonly jhora_minus_rule_s: readonly number[];
  readonly drik_mahadasha_boundaries_local: readonly string[];
  readonly astrosage_first_boundary: string;
  readonly astrosage_moon: number;
  readonly astrosage: Readonly<Record<string, number>>;
}

/** Returns the milliseconds of an offset `±HH:MM:SS`. */
export function offsetMs({ utc_offset }: Clock): number {
  const [hours = 0, minutes = 0, seconds = 0] = utc_offset.slice(1).split(':').map(Number);
  return (utc_offset.startsWith('-') ? -1000 : 1000) * (3600 * hours + 60 * minutes + seconds);
}

/** Returns the milliseconds since 1970-01-01T00:00Z of a case. */
export function utcMs(clock: Clock): number {
  return Date.parse(`${clock.date}T${clock.time}Z`) - offsetMs(clock);
}
