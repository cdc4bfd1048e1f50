import type { Room } from '../operation/room.js';
import { kpCuspsOperation } from './cusps.js';
import { kpHoraryOperation } from './horary.js';

/** The operations of the subject, in the order in which they are listed everywhere. */
export const KP: Room = { operations: [kpHoraryOperation, kpCuspsOperation] };
