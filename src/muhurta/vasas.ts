import * as v from 'valibot';
import { luminaryContext } from '../cast/context.js';
import { type Unit, unitsOf } from '../cast/units.js';
import { oneOf, record } from '../input/schemas.js';
import { at } from '../math/at.js';
import { operation } from '../operation/operation.js';
import type { Graha } from '../zodiac/names.js';
import { dayConventions, dayFields, daySources, disputesOfDay, EXAMPLE, type MuhurtaInput, observe } from './input.js';
import { PANCHAKA_TITHIS } from './options.js';
import type { Quality } from './quality.js';
import { partsOf, type Stretch } from './rules/parts.js';
import { shared } from './rules/stretches.js';
import { agniPlace, chandraDirection, homahuti, kumbhaPart, shivaPlace } from './rules/vasas.js';
import type { Compass } from './tables/directions.js';
import {
  type AgniPlace,
  type KumbhaPart,
  RAHU_DIRECTIONS,
  RAHU_EIGHTHS,
  type ShivaPlace,
  VASA_DISPUTES,
  VASA_RULES,
  VASA_SOURCES,
} from './tables/vasas.js';
import { cutWith, type DayParts, isPartial, type MuhurtaDay, type MuhurtaWindow } from './vedicDay.js';

/** The input of {@link vasas}. */
export interface VasasInput extends MuhurtaInput {
  /** Whether Śiva-vāsa counts tithis 1 … 30 (`month`, the default) or 1 … 15 in each half (`fortnight`). */
  readonly shiva_tithi?: (typeof PANCHAKA_TITHIS)[number] | undefined;
}

/** A stretch of the day in which something is in a direction. */
export interface DirectionWindow extends MuhurtaWindow {
  /** Where it is. */
  readonly direction: Compass;
}

/** A stretch of the day with the place of Śiva. */
export interface ShivaWindow extends MuhurtaWindow {
  /** Where Śiva is. */
  readonly place: ShivaPlace;
  /** What almanacs say of it, for his worship. */
  readonly quality: Quality;
}

/** A stretch of the day with the place of fire. */
export interface AgniWindow extends MuhurtaWindow {
  /** Where fire is. */
  readonly place: AgniPlace;
  /** What the verse says of it, for an oblation. */
  readonly quality: Quality;
}

/** A stretch of the day with the graha that takes the oblation. */
export interface HomahutiWindow extends MuhurtaWindow {
  /** Whose mouth the oblation falls into. */
  readonly graha: Graha;
  /** Bad for a malefic. */
  readonly quality: Quality;
}

/** A stretch of the day with the part of the jar in which the Moon's nakṣatra is. */
export interface KumbhaWindow extends MuhurtaWindow {
  /** The part of the jar. */
  readonly part: KumbhaPart;
  /** What the verse says of it, for entering a house. */
  readonly quality: Quality;
}

/** Where Śiva, fire, Moon and Rāhu dwell on a day; all windows are cut to it. */
export interface VasasData {
  /** The day. */
  readonly day: MuhurtaDay;
  /** Śiva-vāsa, by the tithi. */
  readonly shiva: readonly ShivaWindow[];
  /** Agni-vāsa, by tithi and weekday. */
  readonly agni: readonly AgniWindow[];
  /** Candra-vāsa, by the Moon's sign. */
  readonly chandra: readonly DirectionWindow[];
  /** Rāhu-vāsa, in two ways. */
  readonly rahu: {
    /** Where he is on the weekday. */
    readonly weekday: Compass;
    /** Where he is on the road, by eighths of day and night; those are left out where the Sun does not rise or set. */
    readonly parts: readonly DirectionWindow[];
  };
  /** Homāhuti, by the nakṣatras of Sun and Moon. */
  readonly homahuti: readonly HomahutiWindow[];
  /** Kumbha-cakra, by the nakṣatras of Sun and Moon. */
  readonly kumbha: readonly KumbhaWindow[];
  /** Whether anything is null or left out because the Sun does not rise or set. */
  readonly times_partial: boolean;
}

/** Stretches that say the same as the one before are joined to it. */
function joinedBy<Words extends object>(
  units: readonly Stretch[],
  wordsOf: (index: number) => Words,
): (Stretch & Words)[] {
  const all: (Stretch & Words)[] = [];
  for (const [i, { start, end }] of units.entries()) {
    const words = wordsOf(i);
    const last = all.at(-1);
    const isSame =
      last !== undefined && Object.entries(words).every(([key, value]) => last[key as keyof Words] === value);
    if (isSame) all[all.length - 1] = { ...last, end };
    else all.push({ start, end, ...words });
  }
  return all;
}

function rahuParts({ day, night, window }: DayParts): DirectionWindow[] {
  return [day, night].flatMap((half) =>
    half === undefined
      ? []
      : partsOf(half, RAHU_EIGHTHS.length).map((part, i) => ({ ...window(part), direction: at(RAHU_EIGHTHS, i) })),
  );
}

/**
 * Returns where Śiva, fire, the Moon and Rāhu dwell on a date at a place, which graha takes an oblation, and the jar of entering a house.
 *
 * Instants are ISO 8601 with the UTC offset of the place at that instant, rounded once to whole seconds; windows are half-open and cut to
 * the day from sunrise to the next sunrise; neighbours that say the same are joined. `muhurta.yoginis` has what a traveller asks.
 *
 * @param input `date` (1000-01-01 … 2999-12-31), `place`; optional `shiva_tithi` (`month`, `fortnight`), `sunrise`, `conventions`,
 * `ayanamsa`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `nonexistent_time` for a date that the clocks of the zone skipped
 *
 * Source: Muhūrta Cintāmaṇi for fire, oblation, jar and kāla; almanacs for Śiva, Moon and Rāhu; `provenance.rules` has each.
 *
 * @example
 * ```ts
 * import { vasas } from 'siddhanta/muhurta';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = vasas({ date: '2025-11-22', place });
 * data.shiva.map(({ place: where, quality }) => `${where} ${quality}`); // => ['gauri good', 'sabha bad']
 * data.agni.map(({ place: where }) => where); // => ['below', 'earth']
 * data.rahu.weekday; // => 'east'
 * ```
 */
export const vasas = operation<VasasInput, VasasData>()({
  name: 'muhurta.vasas',
  summary: 'Where Shiva, fire, Moon and Rahu dwell on a date at a place, homahuti and kumbha chakra',
  units: 1,
  work: { ms: 2, bytes: 3500 },
  schools: 'all',
  schema: () => record({ ...dayFields(), shiva_tithi: v.optional(oneOf(PANCHAKA_TITHIS), PANCHAKA_TITHIS[0]) }),
  example: EXAMPLE,
  context: luminaryContext,
  run(input, sky) {
    const observed = observe(input, sky);
    const {
      almanac: { limbs },
      parts,
    } = observed;
    const { whole, weekday } = parts;
    const units = (division: 'tithi' | 'moon_sign' | 'nakshatra' | 'sun_nakshatra'): readonly Unit[] =>
      unitsOf(division, limbs)(whole.start, whole.end);
    const each = <Words extends object>(list: readonly Unit[], of: (number: number) => Words) =>
      cutWith(
        parts,
        joinedBy(list, (i) => of(at(list, i).number)),
      );
    const tithis = units('tithi');
    const suns = units('sun_nakshatra');
    const pairs = units('nakshatra').flatMap((moon) =>
      suns.flatMap((sun) => {
        const both = shared(moon, sun);
        return both === undefined ? [] : { ...both, moon: moon.number, sun: sun.number };
      }),
    );
    const ofStars = <Words extends object>(of: (moon: number, sun: number) => Words) =>
      cutWith(
        parts,
        joinedBy(pairs, (i) => {
          const { moon, sun } = at(pairs, i);
          return of(moon, sun);
        }),
      );
    return {
      data: {
        day: parts.description,
        shiva: each(tithis, (tithi) => shivaPlace(tithi, input.shiva_tithi)),
        agni: each(tithis, (tithi) => agniPlace(tithi, weekday)),
        chandra: each(units('moon_sign'), (sign) => ({ direction: chandraDirection(sign) })),
        rahu: { weekday: at(RAHU_DIRECTIONS, weekday), parts: rahuParts(parts) },
        homahuti: ofStars(homahuti),
        kumbha: ofStars(kumbhaPart),
        times_partial: isPartial(parts),
      },
      provenance: {
        method:
          'Dwellings by tithi, weekday, sign of the Moon and the nakshatras of Sun and Moon, as windows of the day',
        conventions: {
          shiva_tithi: input.shiva_tithi,
          windows: 'cut to the day from sunrise to the next sunrise; neighbours that say the same are joined',
          ...dayConventions(sky, observed, true),
        },
        sources: [...VASA_SOURCES, ...daySources(sky, true)],
        disputed: [...VASA_DISPUTES, ...disputesOfDay(sky, observed, input.place, true)],
        verified_against:
          'the Moon of Birthastro, 2021-12-08; homahuti of three nakshatras, the jar of one and Shiva of seven tithis as a program reports Drik Panchang of April 2026; the formulas of Shiva and fire are those of PyJHora e20943c',
        rules: VASA_RULES,
      },
      ayanamsa: sky.ayanamsa,
    };
  },
});
