import type { Room } from '../operation/room.js';
import { arudhas } from './arudhas.js';
import { aspects } from './aspects.js';
import { karakas } from './karakas.js';
import { longevity } from './longevity.js';
import { strengths } from './strengths.js';

/** The operations of the subject, in the order in which they are listed everywhere. */
export const JAIMINI: Room = {
  operations: [karakas, arudhas, aspects, strengths, longevity],
};
