import type { Room } from '../operation/room.js';
import { ashtakoota } from './ashtakoota.js';
import { manglik } from './manglik.js';
import { porutham } from './porutham.js';

export const COMPATIBILITY: Room = { operations: [ashtakoota, manglik, porutham] };
