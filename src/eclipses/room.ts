import type { Room } from '../operation/room.js';
import { list } from './list.js';
import { local } from './local.js';
import { ritual } from './ritual.js';

/** The operations of the subject, in the order in which they are listed everywhere. */
export const ECLIPSES: Room = { operations: [list, local, ritual] };
