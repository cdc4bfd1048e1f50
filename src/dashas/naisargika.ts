import { refuseUncertainty } from '../cast/birth.js';
import { luminaryContext } from '../cast/context.js';
import { record } from '../input/schemas.js';
import { operation } from '../operation/operation.js';
import { cite } from '../operation/sources.js';
import { type DashaInput, dashaEntries, EXAMPLE } from './input.js';
import { dashaNatal } from './natal.js';
import { periodSource, treeOf } from './periods.js';
import { dashaOutcome } from './provenance.js';
import { type CycleDashaData, cycleData } from './starDasha.js';
import { reckon } from './starEngine.js';
import { NAISARGIKA_SYSTEM } from './tables/limbSystems.js';

/** The input of {@link naisargika}. */
export interface NaisargikaInput extends Omit<DashaInput, 'levels'> {}

/** The ages of the grahas in a life. */
export interface NaisargikaData extends CycleDashaData {
  /** The system, named as its operation. */
  readonly system: 'naisargika';
  /** Its name. @names dasha */
  readonly name: string;
}

/**
 * Returns the naisargika daśā: the ages of the grahas, the same for everyone, from birth on. Experimental: no printed chart was found.
 * @param input `birth`; optional `ayanamsa`, `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input
 *
 * Source: Bṛhat Jātaka 8.9; Bṛhat Parāśara Horā Śāstra 43.16–17; Phaladīpikā 22.17.
 *
 * @example
 * ```ts
 * import { naisargika } from 'siddhanta/dashas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = naisargika({ birth: { date: '1990-08-15', time: '08:30:00', place } });
 * data.periods.map(({ lord, duration_years }) => `${lord} ${duration_years}`);
 * // => [ 'Moon 1', 'Mars 2', 'Mercury 9', 'Venus 20', 'Jupiter 18', 'Sun 20', 'Saturn 50' ]
 * ```
 */
export const naisargika = operation<NaisargikaInput, NaisargikaData>()({
  name: 'dashas.naisargika',
  summary: 'Naisargika dasha: the ages of the planets, the same for everyone',
  experimental: true,
  units: 3,
  schools: 'all',
  schema: () => {
    const { levels: _, ...entries } = dashaEntries();
    return record(entries);
  },
  example: { birth: EXAMPLE.birth },
  context: luminaryContext,
  run(input, sky) {
    refuseUncertainty(input.birth, 'birth');
    const natal = dashaNatal(input.birth, sky);
    const reckoning = reckon(NAISARGIKA_SYSTEM, natal, {});
    const source = periodSource(natal, reckoning);
    return {
      data: {
        system: 'naisargika',
        name: NAISARGIKA_SYSTEM.name,
        ...cycleData(NAISARGIKA_SYSTEM, sky, reckoning.course),
        user_name: input.user_name,
        periods: treeOf(source, 1),
      },
      ...dashaOutcome(natal, source, {
        rests: ['periods.*.start', 'periods.*.end'],
        method: 'The ages of the planets from birth, 120 years in all; no sub-periods',
        sources: [
          { work: 'Bṛhat Jātaka (Varāhamihira)', locus: '8.9', note: 'order and years' },
          cite('bphs', '43.16–17', 'the same; they run from birth'),
          cite('phaladeepika', '22.17', 'the same'),
        ],
        disputed: [
          {
            element: 'sub-periods and what follows',
            note: 'Left out: no text was seen that divides these ages. After them the Yavanas have the daśā of the lagna, which others do not accept (Bṛhat Jātaka 8.9); PyJHora gives it twelve years.',
          },
        ],
        verified:
          'three texts, read, and PyJHora (commit e20943c), which have the same order and years; no dates were compared',
        rules: {
          periods: {
            rule: 'Moon 1, Mars 2, Mercury 9, Venus 20, Jupiter 18, Sun 20, Saturn 50 years from birth',
            source: 'Brihat Jataka 8.9, BPHS 43.16-17, Phaladipika 22.17, read; the same numbers in PyJHora',
            state: 'agrees',
          },
        },
      }),
    };
  },
});
