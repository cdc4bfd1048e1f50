import type { SkyContext } from '../cast/context.js';
import { planetContext } from '../cast/context.js';
import { record } from '../input/schemas.js';
import { modulo, signIndex, toMicroArcseconds } from '../math/angle.js';
import { at } from '../math/at.js';
import { houseFrom } from '../muhurta/rules/bala.js';
import { operation } from '../operation/operation.js';
import type { LocalInstant } from '../types.js';
import { MURTHI_HOUSES, MURTHIS, type Murthi, murthiOf } from '../zodiac/murthi.js';
import { SIGNS, type Sign } from '../zodiac/names.js';
import type { House } from '../zodiac/position.js';
import { divisionOf } from './divisions.js';
import { courseOf, type Entry } from './ingressEvents.js';
import { entriesOf, type TransitMotion } from './ingressList.js';
import {
  checkYears,
  EXAMPLE_SPAN,
  planetsSchema,
  type Span,
  spanFields,
  spanOf,
  type TransitSpanInput,
} from './input.js';
import { birthOutcome, type NatalReferences } from './natal.js';
import { BUT_THE_MOON, type TransitPlanet } from './planets.js';
import { MURTHI_DISPUTE, MURTHI_SOURCE, spanConventions, spanSources, transitDisputes } from './provenance.js';
import { entriesWork } from './work.js';

/** The input of {@link murti}. */
export interface MurtiInput extends TransitSpanInput {
  /** Whose entries; the nine grahas but the Moon by default. */
  readonly planets?: readonly TransitPlanet[] | undefined;
}

/** Signs of the natal Moon by the mūrti that an entry has for them. */
export interface SignsByMurthi {
  /** Gold: the Moon of the entry is 1st, 6th or 11th from them. */
  readonly swarna: readonly Sign[];
  /** Silver: 2nd, 5th or 9th. */
  readonly rajata: readonly Sign[];
  /** Copper: 3rd, 7th or 10th. */
  readonly tamra: readonly Sign[];
  /** Iron: 4th, 8th or 12th. */
  readonly loha: readonly Sign[];
}

/** An entry into a sign, with the mūrti that it has for each natal Moon. */
export interface MurtiOfEntry {
  /** When. */
  readonly at: LocalInstant;
  /** Who. */
  readonly planet: TransitPlanet;
  /** The sign that it enters. */
  readonly sign: Sign;
  /** Which way it moves. */
  readonly motion: TransitMotion;
  /** The sign of the Moon at that instant. */
  readonly moon_sign: Sign;
  /** House of that Moon from the natal one; only with one. */
  readonly house_of_moon?: House;
  /** The mūrti for the natal Moon; only with one. */
  readonly murthi?: Murthi;
  /** The signs of the natal Moon for which the entry is golden, silver, copper and iron. */
  readonly moon_signs: SignsByMurthi;
}

/** The mūrtis of the entries of a span. */
export interface MurtiData {
  /** Where the span begins. */
  readonly from: LocalInstant;
  /** Where it ends. */
  readonly to: LocalInstant;
  /** The points of the birth; only where one was given. */
  readonly natal?: NatalReferences;
  /** In order of time. */
  readonly entries: readonly MurtiOfEntry[];
}

const SIGN_LINES = 12;
const LONGEST = { all: 200, moon: 2 } as const;

const signNamed = (index: number): Sign => at(SIGNS, modulo(index, SIGN_LINES)).name;

/** By the index of the sign of the Moon at the entry: she is in the house of a natal sign so many before her. */
const signsFor = (moon: number, murthi: Murthi): Sign[] =>
  MURTHI_HOUSES[murthi]
    .map((house) => modulo(moon - house + 1, SIGN_LINES))
    .sort((a, b) => a - b)
    .map(signNamed);

function moonAt({ mover }: Span, { planet, instant, entered }: Entry): number {
  // At her own entry she is at the very line.
  return planet === 'Moon' ? entered : signIndex(toMicroArcseconds(mover('Moon').of(instant.tt).degrees));
}

function describe(span: Span, entry: Entry): MurtiOfEntry {
  const moon = moonAt(span, entry);
  const natal = span.natal?.references.moon.sign_number;
  const house = natal === undefined ? undefined : houseFrom(moon + 1, natal);
  return {
    at: span.toLocalInstant(entry.instant.ut),
    planet: entry.planet,
    sign: signNamed(entry.entered),
    motion: entry.forward ? 'direct' : 'retrograde',
    moon_sign: signNamed(moon),
    ...(house === undefined ? {} : { house_of_moon: house, murthi: murthiOf(house) }),
    moon_signs: {
      swarna: signsFor(moon, 'swarna'),
      rajata: signsFor(moon, 'rajata'),
      tamra: signsFor(moon, 'tamra'),
      loha: signsFor(moon, 'loha'),
    },
  };
}

/**
 * Returns the mūrti (gold, silver, copper, iron) of each entry of planets into signs in a span (mūrti-nirṇaya), by the house of the Moon at
 * that instant from the natal Moon: for a birth, and for all twelve signs of a natal Moon.
 *
 * Instants are ISO 8601, to the second, on the clocks of `timezone` or by the offset of `from`. Retrograde entries are entries.
 *
 * @param input `from`, `to` (ISO 8601 with offset; at most 200 years, of the Moon 2); optional `planets`, `birth` or `natal`, `timezone`,
 * `ayanamsa` (default lahiri), `node`, `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `invalid_value` for a `to` that is not after `from` or too far from it; `date_out_of_range`
 * beyond the ephemeris
 *
 * Source: P. V. R. Narasimha Rao 26.2, Table 62.
 *
 * @example
 * ```ts
 * import { murti } from 'siddhanta/transits';
 * const span = { from: '2025-03-01T00:00:00+05:30', to: '2025-06-01T00:00:00+05:30' };
 * const [saturn] = murti({ ...span, planets: ['Saturn'] }).data.entries;
 * saturn?.moon_sign; // => 'Pisces'
 * saturn?.moon_signs.swarna; // => ['Taurus', 'Libra', 'Pisces']
 * ```
 */
export const murti = operation<MurtiInput, MurtiData>()({
  name: 'transits.murti',
  summary: 'Murti of the entries of planets into signs: gold, silver, copper or iron by the natal Moon',
  units: 2,
  each: 'work',
  // The Moon is sought for each entry.
  work(input) {
    const { ms, bytes } = entriesWork(input, input.planets ?? BUT_THE_MOON, SIGN_LINES);
    return { ms: 1.8 * ms, bytes: bytes / 2 };
  },
  schools: 'all',
  schema: () => record({ ...spanFields(), planets: planetsSchema() }),
  example: { planets: ['Jupiter', 'Saturn'], ...EXAMPLE_SPAN, natal: { moon_sign_number: 2 } },
  context: planetContext,
  run(input, sky: SkyContext) {
    const planets = input.planets ?? BUT_THE_MOON;
    const span = spanOf(input, sky);
    checkYears(span, input, LONGEST.all, '');
    if (planets.includes('Moon')) checkYears(span, input, LONGEST.moon, 'of the Moon');
    const division = divisionOf('sign');
    const courses = planets.map((planet) => courseOf(sky, span.mover(planet), division, span));
    return {
      data: {
        from: span.toLocalInstant(span.from.ut),
        to: span.toLocalInstant(span.to.ut),
        ...(span.natal === undefined ? {} : { natal: span.natal.references }),
        entries: entriesOf(courses).map((entry) => describe(span, entry)),
      },
      provenance: {
        method: 'The house of the Moon from the natal Moon at each crossing of the boundary of a sign',
        conventions: {
          murti: MURTHIS.map((murthi) => `${murthi} ${MURTHI_HOUSES[murthi].join(', ')}`).join('; '),
          ...spanConventions(sky, span),
        },
        sources: [MURTHI_SOURCE, ...spanSources(sky)],
        disputed: [MURTHI_DISPUTE, ...transitDisputes(sky, input, span.natal)],
        verified_against:
          'three published lists: the Sun in Aries 2021, Rahu in Pisces 2023, Saturn in Pisces 2025 (fixtures/sources/murti.json)',
      },
      ayanamsa: sky.ayanamsa,
      ...birthOutcome(span.natal, ['natal.ascendant', 'natal.moon', 'entries.*.house_of_moon', 'entries.*.murthi']),
    };
  },
});
