import type { Room } from '../operation/room.js';
import { explain } from './explain.js';
import { list } from './list.js';

/** The operations of the subject, in the order in which they are listed everywhere. */
export const YOGAS: Room = { operations: [list, explain] };
