import { record } from '../../input/schemas.js';
import { operation } from '../../operation/operation.js';
import { SENSITIVE_DASHAS } from '../../operation/sensitive.js';
import { brahmaData, type SthiraData } from './data.js';
import {
  RASHI,
  type RashiInput,
  rashiEntries,
  rashiResult,
  type SensitiveInput,
  sensitiveEntries,
} from './operation.js';
import {
  type AntardashaOptions,
  antardashaEntries,
  type ExaltationOptions,
  exaltationEntries,
  type SthiraOptions,
  sthiraEntries,
} from './options.js';

/** The input of {@link brahma}. */
export interface BrahmaInput
  extends RashiInput,
    Omit<SthiraOptions, 'cycles'>,
    Pick<ExaltationOptions, 'exaltation'>,
    AntardashaOptions,
    SensitiveInput {}

/**
 * Returns the Brahmā daśā of a birth: from the sign of Brahmā forward, or from its seventh backward where it is even; years by the signs to
 * the lord of the sixth.
 *
 * Experimental: commentators disagree whether the sūtras have it; `brahma` sets him.
 * @param input `birth`, `sensitive: true`; optional `brahma` (one of the seven; computed by default), `exaltation` (default true),
 *   `antardasha_rule` (`bphs`, `own`, `narayana`, `parity`, `pyjhora`), `co_lords` (`stronger`, `classical`), `nodes_exalted`
 *   (`gemini_sagittarius`, `taurus_scorpio`), `ayanamsa` (default lahiri), `node` (default true), `levels` (1 … 3, default 2),
 *   `user_name`, `conventions`
 * @throws {SiddhantaError} for bad input; `invalid_value` without `sensitive: true`; `undefined_at_latitude` where no point of the
 *   ecliptic rises
 *
 * Source: Jaimini Sūtras 2.3.26–27, as some commentators read them.
 *
 * @example
 * ```ts
 * import { brahma } from 'siddhanta/dashas';
 * const place = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = brahma({ birth: { date: '1990-08-15', time: '08:30:00', place }, levels: 1, sensitive: true });
 * data.seed;
 * // => { sign: 'Aries', from: 'brahma_by_parity', compared: null, decided_by: null }
 * data.periods.slice(0, 3).map(({ sign, duration_years }) => [sign, duration_years]);
 * // => [['Aries', 4], ['Taurus', 10], ['Gemini', 1]]
 * ```
 */
export const brahma = operation<BrahmaInput, SthiraData>()({
  ...RASHI,
  example: { ...RASHI.example, sensitive: true },
  sensitive: SENSITIVE_DASHAS.brahma,
  name: 'dashas.brahma',
  summary: 'Brahma dasha: from the sign of Brahma, years to the lord of the sixth, one to three levels',
  experimental: true,
  schema: () => {
    const { cycles: _, ...own } = sthiraEntries();
    const { exaltation } = exaltationEntries();
    return record({ ...rashiEntries(), ...sensitiveEntries(), ...own, exaltation, ...antardashaEntries() });
  },
  run: (input, sky) =>
    rashiResult('brahma', input, sky, ({ findings: { brahma: found } }) => ({
      brahma: found === undefined ? null : brahmaData(found),
    })),
});
