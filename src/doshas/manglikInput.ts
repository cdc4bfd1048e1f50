import * as v from 'valibot';
import { flagSchema, oneOf } from '../input/schemas.js';
import { type NatureOptions, natureFields } from '../strengths/birthChart.js';

import { MANGLIK_HOUSE_SETS, type ManglikHouses } from './tables/manglik.js';

/** Options of Kuja doṣa. */
export interface ManglikOptions extends NatureOptions {
  /** In which houses Mars counts: 1, 4, 7, 8, 12 (`bphs`, the default); 2, 4, 7, 8, 12 (`kerala`); 1, 2, 4, 7, 8, 12 (`all`). */
  readonly houses?: ManglikHouses | undefined;
  /** Whether to include the cancellations that do not apply; false by default. */
  readonly include_absent?: boolean | undefined;
}

/** @internal */
export function manglikFields() {
  return {
    houses: v.optional(oneOf(MANGLIK_HOUSE_SETS), 'bphs'),
    include_absent: flagSchema(),
    ...natureFields(),
  };
}

/** What depends on the time of birth, through the lagna. */
export const MANGLIK_RESTS = ['mars.house', 'references', 'cancellations', 'absent', 'summary'] as const;

export const MANGLIK_VERIFICATION =
  'nine charts of the tests of PyJHora, which agree in every cancellation that both test, but for its guess of retrogradation from the distance of the Sun; seven births by a second program from the same definitions';
