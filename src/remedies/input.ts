import type { StrengthsInput } from '../strengths/input.js';

/** What every operation on a birth takes. */
export interface RemediesInput extends StrengthsInput {}
