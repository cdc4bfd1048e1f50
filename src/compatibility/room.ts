import type { Room } from '../operation/room.js';
import { ashtakootaOperation } from './ashtakoota.js';

/** The operations of the subject, in the order in which they are listed everywhere. */
export const COMPATIBILITY: Room = { operations: [ashtakootaOperation] };
