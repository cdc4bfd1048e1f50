import type { Variant } from './operationCommand.js';

/** The operations that can also be called by one word, in the order of the help, with what that command does not have. */
export const SHORT_NAMES: readonly (Variant & { readonly operation: string })[] = [
  { name: 'rasi', operation: 'charts.rasi', without: ['input'] },
  { name: 'divisional', operation: 'charts.divisional', without: ['input'] },
  { name: 'vimshottari', operation: 'dashas.vimshottari', without: ['input'] },
  { name: 'panchang', operation: 'panchang.day', without: ['input', 'ayanamsa'] },
  { name: 'festivals', operation: 'calendar.festivals', without: [] },
  { name: 'kp-cusps', operation: 'kp.cusps', without: ['input'] },
  { name: 'kp-horary', operation: 'kp.horary', without: ['input'] },
  { name: 'match', operation: 'compatibility.ashtakoota', without: ['input'] },
];
