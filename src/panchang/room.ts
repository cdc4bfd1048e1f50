import type { Room } from '../operation/room.js';
import { panchangOperation } from './day.js';
import { panchangSpanOperation } from './spanOperation.js';

/** The operations of the subject, in the order in which they are listed everywhere. */
export const PANCHANG: Room = { operations: [panchangOperation, panchangSpanOperation] };
