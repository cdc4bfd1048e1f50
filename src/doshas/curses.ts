import { birthOperation } from '../cast/birthOperation.js';
import { natalFields } from '../cast/natalInput.js';
import { flagSchema, record } from '../input/schemas.js';
import { CURSES_OF_83 } from '../operation/sensitive.js';
import { cite } from '../operation/sources.js';
import { type NatureOptions, natureConventions, natureDisputes, natureFields } from '../strengths/birthChart.js';
import { castChart } from './chart.js';
import { evidenceOf, type RuleEvidence } from './evidence.js';
import { type DoshasInput, EXAMPLE, RULE_CONVENTIONS } from './input.js';
import { CURSES } from './tables/curses.js';

/** The input of {@link curses}. */
export interface CursesInput extends DoshasInput, NatureOptions {
  /** Has to be true, else it is refused: the chapter is about losing or lacking children. */
  readonly sensitive?: boolean | undefined;
  /** Whether to include the rules that do not apply; false by default. */
  readonly include_absent?: boolean | undefined;
}

/** A rule of a curse, and whether it holds. */
export interface CurseEvidence extends RuleEvidence {
  /** Whose curse the verses call it: of serpents, or of the father. */
  readonly kind: 'sarpa' | 'pitri';
  /**
   * How many of a hundred random births have it.
   *
   * @minimum 0
   * @maximum 100
   */
  readonly share_of_births_percent: number;
}

/** The rules of the curses in the 5th house. */
export interface CursesData {
  /** Those that hold; with `include_absent` the others too. */
  readonly items: readonly CurseEvidence[];
  /** Those that do not hold, by name. */
  readonly absent: readonly string[];
}

/**
 * Returns which rules of the curses (śāpa) in the 5th house apply: seven of serpents and eleven of the father, each with its verse and the
 * planets that fulfil it.
 *
 * Everything here depends on the time of birth. The chapter is about children; what it predicts is not repeated.
 *
 * @param input `birth`, `sensitive: true`; optional `include_absent`, `moon_rule`, `mercury_rule`, `ayanamsa` (default lahiri), `node`
 * (default true), `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input; `invalid_value` without `sensitive: true`; a clock time that never was (`nonexistent_time`), a
 * latitude without an ascendant (`undefined_at_latitude`)
 *
 * Source: Bṛhat Parāśara Horā Śāstra (Santhanam) 83.9–30.
 *
 * @example
 * ```ts
 * import { curses } from 'siddhanta/doshas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = curses({ birth: { date: '1990-08-15', time: '08:30:00', place }, sensitive: true });
 * data.items; // => []
 * data.absent.length; // => 18
 * ```
 */
export const curses = birthOperation<CursesInput, CursesData>()({
  name: 'doshas.curses',
  summary: 'The shapa rules of BPHS 83 on the 5th house, of serpents and of the father, each with its verse',
  units: 3,
  sensitive: CURSES_OF_83,
  schema: () => record({ ...natalFields(), sensitive: flagSchema(), include_absent: flagSchema(), ...natureFields() }),
  example: { ...EXAMPLE, sensitive: true },
  run(input, sky) {
    const { birth, chart } = castChart(input.birth, sky, input);
    const all = CURSES.map((rule): CurseEvidence => {
      const { kind, share_of_births_percent } = rule;
      return { ...evidenceOf(rule, chart), kind, share_of_births_percent };
    });
    return {
      data: {
        items: input.include_absent ? all : all.filter(({ holds }) => holds),
        absent: all.filter(({ holds }) => !holds).map(({ id }) => id),
      },
      chart: birth,
      method: 'Each verse tested by itself; definitions say what it tests',
      conventions: {
        ...RULE_CONVENTIONS,
        strong: 'exalted, in moolatrikona, at home or in the sign of a friend or great friend, and not combust',
        house_of_the_father: 'the 10th',
        ...natureConventions(input.moon_rule, input.mercury_rule),
      },
      sources: [
        cite('bphs', '83.9–12, 14–16', 'the curse of serpents'),
        cite('bphs', '83.20–30', 'the curse of the father'),
      ],
      disputed: [
        {
          element: 'what the verses speak of',
          note: 'The chapter ties all of it to being without children, and prescribes rites. The rules are told here; what the verses say will follow is not.',
        },
        {
          element: 'left out',
          note: '83.13 needs Mandi. The curses of mother, brother, maternal uncle, Brahmins, wife and the dead, in the same chapter, are not told.',
        },
        {
          element: 'house of the father',
          note: 'The 10th, by the parallel of 83.24; others take the 9th. No verse gives a cancellation but the rites.',
        },
        ...natureDisputes(birth, input.moon_rule, input.mercury_rule),
      ],
      verified_against: 'shares over 1,500 births by a second program from the same verses; no published charts',
      restsOnBirthTime: ['items', 'absent'],
    };
  },
});
