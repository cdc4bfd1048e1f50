import type { Room } from '../operation/room.js';
import { explain } from './explain.js';
import { list } from './list.js';

export const YOGAS: Room = { operations: [list, explain] };
