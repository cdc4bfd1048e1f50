import type { Room } from '../operation/room.js';
import { arudhas } from './arudhas.js';
import { aspects } from './aspects.js';
import { karakas } from './karakas.js';
import { longevity } from './longevity.js';
import { strengths } from './strengths.js';

export const JAIMINI: Room = {
  operations: [karakas, arudhas, aspects, strengths, longevity],
};
