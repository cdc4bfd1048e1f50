import type { Room } from '../operation/room.js';
import { vimshottariOperation } from './vimshottari.js';

/** The operations of the subject, in the order in which they are listed everywhere. */
export const DASHAS: Room = { operations: [vimshottariOperation] };
