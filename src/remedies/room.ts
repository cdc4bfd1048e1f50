import type { Room } from '../operation/room.js';
import { forBirth } from './forBirth.js';
import { gems } from './gems.js';
import { table } from './table.js';

export const REMEDIES: Room = { operations: [forBirth, gems, table] };
