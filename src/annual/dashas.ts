import * as v from 'valibot';
import type { SkyContext } from '../cast/context.js';
import { EXAMPLE_BIRTH } from '../cast/natalInput.js';
import { SiddhantaError } from '../errors.js';
import { bounded, oneOf, record } from '../input/schemas.js';
import { nakshatraIndex } from '../math/angle.js';
import { at } from '../math/at.js';
import { DAY_MS } from '../time/julian.js';
import type { LocalInstant } from '../types.js';
import type { Graha } from '../zodiac/names.js';
import { type AnnualYear, annualOperation, describeYear } from './describe.js';
import { type AnnualInput, annualFields, type ReturnZodiac, YEAR_SAYING } from './input.js';
import { arcDegrees } from './rules/chart.js';
import { balanceOf, type MuddaPart, muddaFirst, muddaParts, SOLAR_YEAR } from './rules/mudda.js';
import { type PatyayiniLord, type PatyayiniPart, partsFrom, patyamshas } from './rules/patyayini.js';
import { type AnnualSky, annualSky, returnSky, swiftClockOf, tajikaChart, toLocalInstant } from './sky.js';
import { pvr } from './sources.js';
import { MUDDA } from './tables/mudda.js';

export const ANNUAL_SYSTEMS = ['mudda', 'patyayini'] as const;
export const BALANCES = ['natal_moon', 'annual_moon', 'none'] as const;
export const SOLAR_DAYS = ['true', 'mean'] as const;

/** A daśā of a year. */
export type AnnualSystem = (typeof ANNUAL_SYSTEMS)[number];
/** Whose Moon gives the balance of muddā. */
export type MuddaBalance = (typeof BALANCES)[number];
/** The definition of a solar day in muddā. */
export type SolarDayRule = (typeof SOLAR_DAYS)[number];

/** The input of {@link dashas}. */
export interface AnnualDashasInput extends AnnualInput {
  /** The daśā: `mudda` (Varṣa Viṁśottarī, the default) or `patyayini`. */
  readonly system?: AnnualSystem | undefined;
  /** Muddā only: whose Moon gives the balance of the first lord; `natal_moon` by default, `none` starts with the full period. */
  readonly balance?: MuddaBalance | undefined;
  /** Muddā only: a degree of the Sun’s true motion (`true`, the default), or 1/360 of the year. */
  readonly solar_day?: SolarDayRule | undefined;
  /** Patyāyinī only: days of the year, 350 … 380; from this return to the next by default. */
  readonly year_days?: number | undefined;
}

/** Days of a period, four decimals. @minimum 0 */
export type PeriodDays = number;

/** Degrees of the Sun's motion, six decimals. @minimum 0 @maximum 360 */
export type SolarDegrees = number;

/** Degrees within a sign, six decimals. @minimum 0 @maximum 30 */
export type DegreesOfSign = number;

/** A fraction, six decimals. @minimum 0 @maximum 1 */
export type Share = number;

/** The lord of a period: a graha, or the ascendant. */
export type AnnualDashaLord = Graha | 'Ascendant';

/** A sub-period in a daśā of a year. */
export interface AnnualAntardasha {
  /** Its lord. */
  readonly lord: AnnualDashaLord;
  /** Its beginning. */
  readonly start: LocalInstant;
  /** Its end. */
  readonly end: LocalInstant;
  /** Days, four decimals. */
  readonly days: PeriodDays;
}

/** A daśā of a year. */
export interface AnnualDasha extends AnnualAntardasha {
  /** Muddā: degrees of the Sun, six decimals. */
  readonly solar_degrees?: SolarDegrees;
  /** Patyāyinī: degrees within its sign, six decimals. */
  readonly krishamsha?: DegreesOfSign;
  /** Patyāyinī: degrees beyond the previous lord. */
  readonly patyamsha?: DegreesOfSign;
  /** Its sub-periods. */
  readonly antardashas: readonly AnnualAntardasha[];
}

/** The daśās of a year. */
export interface AnnualDashasData extends AnnualYear {
  /** The daśā. */
  readonly system: AnnualSystem;
  /** Muddā: the fraction of the first lord's period left at the beginning of the year, six decimals. */
  readonly balance?: Share;
  /** The periods, in order. */
  readonly dashas: readonly AnnualDasha[];
}

type Period = <Lord extends AnnualDashaLord>(part: PatyayiniPart<Lord>) => AnnualAntardasha;

const fourDecimals = (days: number): number => Math.round(days * 10_000) / 10_000;
const sixDecimals = (value: number): number => Math.round(value * 1_000_000) / 1_000_000;

function periods(msAt: (part: number) => number, toLocal: (ms: number) => LocalInstant): Period {
  const known = new Map<number, number>();
  const at = (part: number): number => {
    const ms = known.get(part) ?? msAt(part);
    known.set(part, ms);
    return ms;
  };
  return ({ lord, from, to }) => ({
    lord,
    start: toLocal(at(from)),
    end: toLocal(at(to)),
    days: fourDecimals((at(to) - at(from)) / DAY_MS),
  });
}

interface DashasRequest {
  readonly zodiac: ReturnZodiac;
  readonly balance?: MuddaBalance | undefined;
  readonly solar_day?: SolarDayRule | undefined;
  readonly year_days?: number | undefined;
}

function balanceIn(year: AnnualSky, balance: MuddaBalance): number {
  if (balance === 'none') return 1;
  return balanceOf((balance === 'natal_moon' ? year.natal : returnSky(year)).grahas.Moon.longitude);
}

function mudda(year: AnnualSky, { zodiac, balance = 'natal_moon', solar_day = 'true' }: DashasRequest) {
  const { natal, completedYears, returnMs, nextMs, place } = year;
  const clock = swiftClockOf(natal, zodiac);
  const msAt = (part: number): number => {
    if (part <= 0) return returnMs;
    if (part >= SOLAR_YEAR) return nextMs;
    return solar_day === 'mean'
      ? returnMs + ((nextMs - returnMs) * part) / SOLAR_YEAR
      : clock(completedYears + part / SOLAR_YEAR);
  };
  const share = balanceIn(year, balance);
  const period = periods(msAt, toLocalInstant(place, natal.sky));
  const first = muddaFirst(nakshatraIndex(natal.grahas.Moon.longitude), completedYears);
  return {
    balance: sixDecimals(share),
    dashas: muddaParts(first, share).map((part: MuddaPart) => ({
      ...period(part),
      solar_degrees: sixDecimals(part.to - part.from),
      antardashas: part.within.map(period),
    })),
  };
}

function patyayini(year: AnnualSky, { year_days }: DashasRequest) {
  const { natal, returnMs, nextMs, place } = year;
  const { longitudes, ascendant } = tajikaChart(returnSky(year));
  const shares = patyamshas(longitudes, ascendant);
  const largest = at(shares, shares.length - 1).krishamsha;
  const length = year_days === undefined ? nextMs - returnMs : year_days * DAY_MS;
  const period = periods((part) => returnMs + (length * part) / largest, toLocalInstant(place, natal.sky));
  const cycle = shares.map(({ lord, patyamsha }) => ({ lord, share: patyamsha }));
  return {
    dashas: shares.map(({ lord, krishamsha, patyamsha }, i) => {
      const whole = { lord, from: krishamsha - patyamsha, to: krishamsha };
      return {
        ...period(whole),
        krishamsha: arcDegrees(krishamsha),
        patyamsha: arcDegrees(patyamsha),
        antardashas: partsFrom<PatyayiniLord>(cycle, i, whole).map(period),
      };
    }),
  };
}

const FOREIGN = { mudda: ['year_days'], patyayini: ['balance', 'solar_day'] } as const;

function refuseForeign(system: AnnualSystem, input: DashasRequest): void {
  for (const field of FOREIGN[system])
    if (input[field] !== undefined)
      throw new SiddhantaError(
        'invalid_value',
        `${field} is ${JSON.stringify(input[field])}; the system ${system} does not use it. Leave it out, or choose the system ${system === 'mudda' ? 'patyayini' : 'mudda'}.`,
        { field },
      );
}

const WORDS = {
  mudda: ({ balance = 'natal_moon', solar_day = 'true' }: DashasRequest) => ({
    balance: {
      natal_moon: 'natal_moon: the first lord has the part that the Moon of birth had still to go in its nakshatra',
      annual_moon: 'annual_moon: the first lord has the part that the Moon of the return has still to go',
      none: 'none: the first lord begins with the whole',
    }[balance],
    solar_day:
      solar_day === 'true'
        ? 'true: a degree of the Sun’s own motion from its place at birth'
        : 'mean: 1/360 of the time from this return to the next',
    split_lord: 'its last part stands at the beginning of the year, its first at the end, and so do its sub-periods',
  }),
  patyayini: ({ year_days }: DashasRequest) => ({
    year: year_days === undefined ? 'from this return to the next' : `${year_days} days, as given`,
  }),
} as const;

/**
 * Returns the daśās of a year of life: muddā (Varṣa Viṁśottarī) over 360 solar days, or patyāyinī by the degrees of the annual chart, each
 * with its sub-periods. Instants are ISO 8601 in local time of the place.
 * @param input `birth`; `completed_years` or `at`; optional `system` (`mudda`, `patyayini`), `balance` and `solar_day` (muddā), `year_days`
 *   (patyāyinī), `place`, `zodiac`, `ayanamsa`, `node`, `conventions`
 * @throws {SiddhantaError} for bad input, also for an option of the other system; `date_out_of_range`; `undefined_at_latitude`
 *
 * Source: P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach, 30.2–30.3.
 *
 * @example
 * ```ts
 * import { dashas } from 'siddhanta/annual';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const birth = { date: '1990-08-15', time: '08:30:00', place };
 * const { data } = dashas({ birth, completed_years: 35 });
 * data.dashas.map(({ lord }) => lord).join(' '); // => 'Sun Moon Mars Rahu Jupiter Saturn Mercury Ketu Venus Sun'
 * data.dashas[0]?.end; // => '2025-08-23T04:04:19+05:30'
 * dashas({ birth, completed_years: 35, system: 'patyayini' }).data.dashas[0]?.lord; // => 'Saturn'
 * ```
 */
export const dashas = annualOperation<AnnualDashasInput, AnnualDashasData>()({
  name: 'annual.dashas',
  summary: 'Dashas of a year: mudda (Varsha Vimshottari) or patyayini, with their sub-periods',
  units: 3,
  work: { ms: 3, bytes: 10_000 },
  schema: () =>
    record({
      ...annualFields(),
      system: v.optional(oneOf(ANNUAL_SYSTEMS), ANNUAL_SYSTEMS[0]),
      balance: v.optional(oneOf(BALANCES)),
      solar_day: v.optional(oneOf(SOLAR_DAYS)),
      year_days: v.optional(bounded(350, 380, 'days')),
    }),
  alternatives: YEAR_SAYING,
  example: { birth: EXAMPLE_BIRTH, completed_years: 35 },
  run(input, context: SkyContext) {
    const { system } = input;
    refuseForeign(system, input);
    const year = annualSky(input, context);
    return {
      data: { ...describeYear(year), system, ...(system === 'mudda' ? mudda(year, input) : patyayini(year, input)) },
      chart: year,
      method:
        system === 'mudda'
          ? 'Nine lords over 360 solar days, in the proportions of Vimshottari, from the Moon of birth and the years completed'
          : 'The ascendant and the seven by their degrees within signs, each for the part that it has more than the one before',
      conventions: { system, ...WORDS[system](input) },
      sources: [
        system === 'mudda'
          ? pvr('30.3, table 76', 'the order, solar days and balance of mudda')
          : pvr('30.2, table 75', 'patyayini'),
      ],
      disputed:
        system === 'mudda'
          ? [
              {
                element: 'balance of mudda',
                note: 'From the Moon of birth (Narasimha Rao), from the Moon of the return, or none. The option balance chooses.',
              },
              {
                element: 'solar day',
                note: 'A degree of the Sun, or a mean day of the year, which moves boundaries by up to two days. The option solar_day chooses. The book’s own “July 14” for 42.66 solar days is July 16 by the Sun.',
              },
            ]
          : [
              {
                element: 'year of patyayini',
                note: 'From return to return, or 365.2425 days (Narasimha Rao). The option year_days chooses.',
              },
            ],
      verified_against:
        system === 'mudda'
          ? `the first lord and balance of a textbook’s example, and its count of ${MUDDA.length} lords`
          : 'eight periods that a textbook prints (0.01 day)',
      rules: {
        dashas: {
          rule:
            system === 'mudda'
              ? 'solar days 18, 30, 21, 54, 48, 57, 51, 21, 60 from the Sun'
              : 'year × patyamsha / largest krishamsha',
          source: `Narasimha Rao 30.${system === 'mudda' ? 3 : 2}, read`,
          state: 'checked',
        },
        'dashas.*.antardashas': {
          rule: 'in the same proportions, from the lord of the dasha',
          source: `Narasimha Rao 30.${system === 'mudda' ? '3, read; of the split lord the texts are silent' : '2, read'}`,
          state: 'unconfirmed',
        },
      },
      restsOnBirthTime: ['return', 'next_return', 'dashas', ...(system === 'mudda' ? ['balance'] : [])],
    };
  },
});
