import type { Room } from '../operation/room.js';
import { panchang } from './day.js';
import { span } from './spanOperation.js';

export const PANCHANG: Room = { operations: [panchang, span] };
