import type { Room } from '../operation/room.js';
import { compare } from './compare.js';
import { explain } from './explain.js';
import { listOperation } from './list.js';

/** The operations of the subject, in the order in which they are listed everywhere. */
export const CONVENTIONS: Room = { operations: [listOperation, explain, compare] };
