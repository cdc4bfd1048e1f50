import type { Room } from '../operation/room.js';
import { explainOperation } from './explain.js';
import { listOperation } from './list.js';

/** The operations of the subject, in the order in which they are listed everywhere. */
export const YOGAS: Room = { operations: [listOperation, explainOperation] };
