import type { Room } from '../operation/room.js';
import { ghata } from './ghata.js';
import { kota } from './kota.js';
import { latta } from './latta.js';
import { navaTara } from './navaTara.js';
import { sarvatobhadra } from './sarvatobhadra.js';
import { panchaShalaka, saptaShalaka } from './shalaka.js';
import { tripataki } from './tripataki.js';

export const CHAKRAS: Room = {
  operations: [sarvatobhadra, kota, tripataki, navaTara, ghata, latta, saptaShalaka, panchaShalaka],
};
