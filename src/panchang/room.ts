import type { Room } from '../operation/room.js';
import { panchang } from './day.js';
import { span } from './spanOperation.js';

/** The operations of the subject, in the order in which they are listed everywhere. */
export const PANCHANG: Room = { operations: [panchang, span] };
