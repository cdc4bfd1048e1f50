import type { Room } from '../operation/room.js';
import { list } from './list.js';
import { local } from './local.js';
import { ritual } from './ritual.js';

export const ECLIPSES: Room = { operations: [list, local, ritual] };
