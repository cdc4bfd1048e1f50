import type { Room } from '../operation/room.js';
import { amshayu } from './amshayu.js';
import { jivasharma } from './jivasharma.js';
import { nisargayu } from './nisargayu.js';
import { pindayu } from './pindayu.js';

export const LONGEVITY: Room = {
  operations: [pindayu, nisargayu, amshayu, jivasharma],
};
