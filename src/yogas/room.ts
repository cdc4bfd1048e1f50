import type { Room } from '../operation/room.js';
import { explain } from './explain.js';
import { list } from './list.js';
import { rajaPairs } from './rajaPairs.js';
import { timeline } from './timeline.js';

export const YOGAS: Room = { operations: [list, explain, timeline, rajaPairs] };
