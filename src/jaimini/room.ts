import type { Room } from '../operation/room.js';
import { arudhasOperation } from './arudhas.js';
import { aspectsOperation } from './aspects.js';
import { karakasOperation } from './karakas.js';
import { longevityOperation } from './longevity.js';
import { strengthsOperation } from './strengths.js';

/** The operations of the subject, in the order in which they are listed everywhere. */
export const JAIMINI: Room = {
  operations: [karakasOperation, arudhasOperation, aspectsOperation, strengthsOperation, longevityOperation],
};
