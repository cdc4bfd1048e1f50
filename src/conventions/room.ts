import type { Room } from '../operation/room.js';
import { compare } from './compare.js';
import { explain } from './explain.js';
import { listOperation } from './list.js';
import { suryaSiddhanta } from './suryaSiddhanta.js';

export const CONVENTIONS: Room = { operations: [listOperation, explain, compare, suryaSiddhanta] };
