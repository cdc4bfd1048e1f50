import type { Room } from '../operation/room.js';
import { divisionalOperation } from './divisional.js';
import { rasiOperation } from './rasi.js';

/** The operations of the subject, in the order in which they are listed everywhere. */
export const CHARTS: Room = { operations: [rasiOperation, divisionalOperation] };
