import type { Room } from '../operation/room.js';
import { arudha } from './arudha.js';
import { ashtamangala } from './ashtamangala.js';
import { chart } from './chart.js';
import { significators } from './significators.js';
import { tajika } from './tajika.js';

export const PRASHNA: Room = { operations: [chart, tajika, arudha, significators, ashtamangala] };
