import type { Room } from '../operation/room.js';
import { ashtakootaOperation } from './ashtakoota.js';
import { manglikMatchOperation } from './manglik.js';
import { poruthamOperation } from './porutham.js';

/** The operations of the subject, in the order in which they are listed everywhere. */
export const COMPATIBILITY: Room = { operations: [ashtakootaOperation, manglikMatchOperation, poruthamOperation] };
