import * as v from 'valibot';
import { oneOf } from '../input/schemas.js';
import { BHADRA_PARTS_BY, GODHULIS, MULA_VARJYAMS, SATURDAY_DURMUHURTAS } from './options.js';

/** @internal */
export const readingFields = () => ({
  mula_varjyam: v.optional(oneOf(MULA_VARJYAMS), MULA_VARJYAMS[0]),
  saturday_durmuhurta: v.optional(oneOf(SATURDAY_DURMUHURTAS), SATURDAY_DURMUHURTAS[0]),
  godhuli: v.optional(oneOf(GODHULIS), GODHULIS[0]),
  bhadra_parts: v.optional(oneOf(BHADRA_PARTS_BY), BHADRA_PARTS_BY[0]),
});
