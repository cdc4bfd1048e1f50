import { type StrengthsInput, strengthsFields } from '../strengths/input.js';

/** What every operation on a birth takes. */
export interface RemediesInput extends StrengthsInput {}

/**
 * Returns the fields of the schema of {@link RemediesInput}.
 *
 * @internal
 */
export const remediesFields = strengthsFields;
