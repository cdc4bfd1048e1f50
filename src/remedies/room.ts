import type { Room } from '../operation/room.js';
import { forBirthOperation } from './forBirth.js';
import { gemsOperation } from './gems.js';
import { tableOperation } from './table.js';

/** The operations of the subject, in the order in which they are listed everywhere. */
export const REMEDIES: Room = { operations: [forBirthOperation, gemsOperation, tableOperation] };
