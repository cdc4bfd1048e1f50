import type { Result } from '../types.js';
import type { Wording } from './wording.js';

/** A document, and the result whose provenance is that of the document. */
export interface Written {
  readonly html: string;
  readonly result: Result<unknown>;
  readonly words: Wording;
}
