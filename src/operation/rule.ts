import type { Rule } from '../types.js';

/** A rule of a provenance. */
export const rule = (text: string, source: string, state: Rule['state']): Rule => ({ rule: text, source, state });
