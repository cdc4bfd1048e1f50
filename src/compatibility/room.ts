import type { Room } from '../operation/room.js';
import { ashtakoota } from './ashtakoota.js';
import { manglik } from './manglik.js';
import { porutham } from './porutham.js';

/** The operations of the subject, in the order in which they are listed everywhere. */
export const COMPATIBILITY: Room = { operations: [ashtakoota, manglik, porutham] };
