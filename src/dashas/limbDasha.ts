import { refuseUncertainty } from '../cast/birth.js';
import { luminaryContext, type SkyContext } from '../cast/context.js';
import { record } from '../input/schemas.js';
import { operation, type Present } from '../operation/operation.js';
import type { Dispute, Rule } from '../types.js';
import { LIMB_RULES } from '../zodiac/limbs.js';
import { type EclipticDegrees, sixDecimals } from '../zodiac/position.js';
import { divisionDispute } from './disputes.js';
import { type DashaInput, dashaEntries, EXAMPLE } from './input.js';
import { dashaNatal } from './natal.js';
import { type CycleOptions, cycleEntries } from './options.js';
import { periodSource, treeOf } from './periods.js';
import { dashaOutcome, restsOf } from './provenance.js';
import { type CycleDashaData, cycleData } from './starDasha.js';
import { reckon } from './starEngine.js';
import { systemWith } from './systemWith.js';
import { LIMB_SYSTEMS, type LimbSystemId } from './tables/limbSystems.js';
import { LONG, longData } from './text.js';
import { cycleWork } from './work.js';

/** The input of a daśā opened by a tithi, a yoga or a karaṇa. */
export interface LimbDashaInput extends DashaInput, CycleOptions {}

/** A daśā opened by a tithi, a yoga or a karaṇa. */
export interface LimbDashaData extends CycleDashaData {
  /** The system, named as its operation. */
  readonly system: LimbSystemId;
  /** Its name. @names dasha */
  readonly name: string;
  /** What opens the cycle. @names none */
  readonly from: 'tithi' | 'yoga' | 'karana';
  /** Moon minus Sun, where a tithi or a karaṇa opens it. */
  readonly elongation?: EclipticDegrees;
  /** Sun plus Moon, where a yoga opens it. */
  readonly sun_plus_moon?: EclipticDegrees;
  /** The tithi, 1 … 30. @asType integer @minimum 1 @maximum 30 */
  readonly tithi?: number;
  /** The yoga, 1 … 27. @asType integer @minimum 1 @maximum 27 */
  readonly yoga?: number;
  /** The karaṇa, 1 (Kiṁstughna) … 60. @asType integer @minimum 1 @maximum 60 */
  readonly karana?: number;
}

type Input = LimbDashaInput & { readonly levels: number };

const DISPUTED: readonly Dispute[] = [
  {
    element: 'part spent at birth',
    note: 'By the angle that makes the tithi or the yoga here. PyJHora, in which alone this dasha was seen, takes the times at which it begins and ends, extrapolated: a chart of 1996 starts two days later there.',
  },
];

const KARANA_DISPUTED: readonly Dispute[] = [
  {
    element: 'part spent at birth',
    note: 'By the angle that makes the karana here. PyJHora, in which alone this dasha was seen, takes the times at which it begins and ends, extrapolated: a chart of 1996 starts four days later there.',
  },
];

function begun(id: LimbSystemId, input: Input, sky: SkyContext) {
  refuseUncertainty(input.birth, 'birth');
  const natal = dashaNatal(input.birth, sky);
  const row = LIMB_SYSTEMS[id];
  const reckoning = reckon(row, natal, input);
  const { angle, course } = reckoning;
  const limb = 'limb' in row.seed ? row.seed.limb : 'tithi';
  const number = Math.floor(angle / LIMB_RULES[limb].arc) + 1;
  const degrees = sixDecimals(angle);
  return {
    natal,
    source: periodSource(natal, reckoning),
    besides: {
      system: id,
      name: row.name,
      from: limb,
      ...(limb === 'yoga' ? { sun_plus_moon: degrees } : { elongation: degrees }),
      [limb]: number,
      ...cycleData(row, sky, course),
      user_name: input.user_name ?? '',
    } satisfies Omit<LimbDashaData, 'periods'>,
  };
}

function limbDasha(id: LimbSystemId, rule: Rule) {
  const row = LIMB_SYSTEMS[id];
  const outcome = ({ natal, source, besides }: ReturnType<typeof begun>, input: Input) =>
    dashaOutcome(natal, source, {
      method: `${row.name} dasha of ${row.totalYears} years from the ${'limb' in row.seed ? row.seed.limb : ''} at birth, balance by the angle`,
      conventions: { cycles: `${input.cycles ?? row.cycles}`, tribhagi: `${input.tribhagi ?? false}` },
      sources: [
        {
          work: 'PyJHora (commit e20943c)',
          locus: 'dhasa/graha',
          note: `lords of ${id === 'karana_chaturashiti' ? 'karanas' : 'tithis and yogas'}; nothing was taken but the tables`,
        },
      ],
      disputed: [
        ...(id === 'karana_chaturashiti' ? KARANA_DISPUTED : DISPUTED),
        divisionDispute(systemWith(row, input).division),
      ],
      verified:
        'nothing but our own reading: the lords are those of the tables of PyJHora (commit e20943c), whose dates differ by the way it reckons the part spent',
      rules: { periods: rule },
      rests: restsOf(besides),
    });
  return {
    units: 3,
    each: 'work',
    work: (input: Input) => cycleWork(systemWith(row, input), input),
    schools: 'all',
    schema: () => record({ ...dashaEntries(), ...cycleEntries() }),
    example: EXAMPLE,
    context: luminaryContext,
    run(input: Input, sky: SkyContext) {
      const started = begun(id, input, sky);
      return {
        data: { ...started.besides, periods: treeOf(started.source, input.levels) } satisfies LimbDashaData,
        ...outcome(started, input),
      };
    },
    text(input: Input, sky: SkyContext, present: Present) {
      if (input.levels < LONG) return undefined;
      const started = begun(id, input, sky);
      return { text: longData(started.source, input.levels, started.besides, present), ...outcome(started, input) };
    },
  } as const;
}

const SEEN = 'PyJHora alone; no text was seen';

/**
 * Returns the Aṣṭottarī daśā opened by the tithi at birth, with the order and years of {@link ashtottari}. Experimental: no text was seen.
 * @param input `birth`; optional `levels` (1 … 5, default 2), `cycles`, `tribhagi`, `antardasha_start`, `antardasha_direction`,
 *   `antardasha_split`, `ayanamsa`, `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input
 *
 * Source: PyJHora (commit e20943c), whose tables of lords it has; it reckons the part spent by times.
 *
 * @example
 * ```ts
 * import { tithiAshtottari } from 'siddhanta/dashas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = tithiAshtottari({ birth: { date: '1990-08-15', time: '08:30:00', place } });
 * [data.tithi, data.periods[0]?.lord, data.balance_years]; // => [25, 'Moon', 13.216967]
 * ```
 */
export const tithiAshtottari = operation<LimbDashaInput, LimbDashaData>()({
  name: 'dashas.tithi_ashtottari',
  summary: 'Ashtottari dasha from the tithi at birth',
  experimental: true,
  ...limbDasha('tithi_ashtottari', {
    rule: 'first lord by the tithi, its fraction is the part spent; order and years of Ashtottari',
    source: SEEN,
    state: 'unconfirmed',
  }),
});

/**
 * Returns the Yoginī daśā opened by the tithi at birth, with the order and years of {@link yogini}. Experimental: no text was seen.
 * @param input as {@link tithiAshtottari} takes it
 * @throws {SiddhantaError} for bad input
 *
 * Source: PyJHora (commit e20943c), whose tables of lords it has; it reckons the part spent by times.
 *
 * @example
 * ```ts
 * import { tithiYogini } from 'siddhanta/dashas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = tithiYogini({ birth: { date: '1990-08-15', time: '08:30:00', place } });
 * [data.tithi, data.periods[0]?.lord, data.balance_years]; // => [25, 'Moon', 0.881131]
 * ```
 */
export const tithiYogini = operation<LimbDashaInput, LimbDashaData>()({
  name: 'dashas.tithi_yogini',
  summary: 'Yogini dasha from the tithi at birth',
  experimental: true,
  ...limbDasha('tithi_yogini', {
    rule: 'first lord by the tithi, its fraction is the part spent; order and years of Yogini',
    source: SEEN,
    state: 'unconfirmed',
  }),
});

/**
 * Returns the Vimśottarī daśā opened by the yoga at birth, with the order and years of {@link vimshottari}. Experimental: no text was seen.
 * @param input as {@link tithiAshtottari} takes it
 * @throws {SiddhantaError} for bad input
 *
 * Source: PyJHora (commit e20943c), whose tables of lords it has; it reckons the part spent by times.
 *
 * @example
 * ```ts
 * import { yogaVimshottari } from 'siddhanta/dashas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = yogaVimshottari({ birth: { date: '1990-08-15', time: '08:30:00', place } });
 * [data.yoga, data.periods[0]?.lord, data.balance_years]; // => [13, 'Venus', 10.915667]
 * ```
 */
export const yogaVimshottari = operation<LimbDashaInput, LimbDashaData>()({
  name: 'dashas.yoga_vimshottari',
  summary: 'Vimshottari dasha from the yoga at birth',
  experimental: true,
  ...limbDasha('yoga_vimshottari', {
    rule: 'first lord by the yoga of Sun and Moon, its fraction is the part spent; order and years of Vimshottari',
    source: SEEN,
    state: 'unconfirmed',
  }),
});

/**
 * Returns the Caturaśītisamā daśā opened by the karaṇa at birth, with the order and years of {@link chaturashitiSama}. Experimental: no text
 * was seen.
 * @param input as {@link tithiAshtottari} takes it
 * @throws {SiddhantaError} for bad input
 *
 * Source: PyJHora (commit e20943c), whose table of lords it has; it reckons the part spent by times.
 *
 * @example
 * ```ts
 * import { karanaChaturashiti } from 'siddhanta/dashas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = karanaChaturashiti({ birth: { date: '1990-08-15', time: '08:30:00', place } });
 * [data.karana, data.periods[0]?.lord, data.balance_years]; // => [49, 'Venus', 9.147147]
 * ```
 */
export const karanaChaturashiti = operation<LimbDashaInput, LimbDashaData>()({
  name: 'dashas.karana_chaturashiti',
  summary: 'Chaturashiti Sama dasha from the karana at birth',
  experimental: true,
  ...limbDasha('karana_chaturashiti', {
    rule: 'first lord by the karana, its fraction is the part spent; order and years of Chaturashiti Sama',
    source: SEEN,
    state: 'unconfirmed',
  }),
});
