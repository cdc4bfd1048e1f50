import type { SignLord } from '../../zodiac/lords.js';

export interface HaddaSpan {
  readonly lord: SignLord;
  /** Whole degrees; the next begins there. */
  readonly end: number;
}

const spans = (...row: readonly (readonly [lord: SignLord, end: number])[]): readonly HaddaSpan[] =>
  row.map(([lord, end]) => ({ lord, end }));

/**
 * The five haddas of each sign from Aries: Narasimha Rao 28.4.3, table 72, and the verse of the Tājika Nīlakaṇṭhī printed by A. G. Suresh
 * Babu Shenoy; both read, and identical.
 */
export const HADDAS: readonly (readonly HaddaSpan[])[] = [
  spans(['Jupiter', 6], ['Venus', 12], ['Mercury', 20], ['Mars', 25], ['Saturn', 30]),
  spans(['Venus', 8], ['Mercury', 14], ['Jupiter', 22], ['Saturn', 27], ['Mars', 30]),
  spans(['Mercury', 6], ['Venus', 12], ['Jupiter', 17], ['Mars', 24], ['Saturn', 30]),
  spans(['Mars', 7], ['Venus', 13], ['Mercury', 19], ['Jupiter', 26], ['Saturn', 30]),
  spans(['Jupiter', 6], ['Venus', 11], ['Saturn', 18], ['Mercury', 24], ['Mars', 30]),
  spans(['Mercury', 7], ['Venus', 17], ['Jupiter', 21], ['Mars', 28], ['Saturn', 30]),
  spans(['Saturn', 6], ['Mercury', 14], ['Jupiter', 21], ['Venus', 28], ['Mars', 30]),
  spans(['Mars', 7], ['Venus', 11], ['Mercury', 19], ['Jupiter', 24], ['Saturn', 30]),
  spans(['Jupiter', 12], ['Venus', 17], ['Mercury', 21], ['Mars', 26], ['Saturn', 30]),
  spans(['Mercury', 7], ['Jupiter', 14], ['Venus', 22], ['Saturn', 26], ['Mars', 30]),
  spans(['Mercury', 7], ['Venus', 13], ['Jupiter', 20], ['Mars', 25], ['Saturn', 30]),
  spans(['Venus', 12], ['Jupiter', 16], ['Mercury', 19], ['Mars', 28], ['Saturn', 30]),
];
