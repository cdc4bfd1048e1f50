import type { Room } from '../operation/room.js';
import { forBirth } from './forBirth.js';
import { gems } from './gems.js';
import { table } from './table.js';

/** The operations of the subject, in the order in which they are listed everywhere. */
export const REMEDIES: Room = { operations: [forBirth, gems, table] };
