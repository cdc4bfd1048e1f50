import type { Room } from '../operation/room.js';
import { rahuKalamOperation } from './rahuKalam.js';

/** The operations of the subject, in the order in which they are listed everywhere. */
export const MUHURTA: Room = { operations: [rahuKalamOperation] };
