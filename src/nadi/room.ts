import type { Room } from '../operation/room.js';
import { bhriguBindu } from './bhriguBindu.js';
import { bhriguChakra } from './bhriguChakra.js';
import { binduTransits } from './binduTransits.js';
import { links } from './links.js';
import { nadyamsha } from './nadyamsha.js';
import { nadyamshaOf } from './nadyamshaOf.js';
import { progression } from './progression.js';
import { stellar } from './stellar.js';

export const NADI: Room = {
  operations: [nadyamsha, nadyamshaOf, links, progression, bhriguBindu, binduTransits, bhriguChakra, stellar],
};
