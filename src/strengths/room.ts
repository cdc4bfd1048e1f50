import type { Room } from '../operation/room.js';
import { ashtakavarga } from './ashtakavarga.js';
import { ashtakavargaTransit } from './ashtakavargaTransit.js';
import { ashtakavargaVarga } from './ashtakavargaVarga.js';
import { aspects } from './aspects.js';
import { avasthas } from './avasthas.js';
import { bhavaBala } from './bhavaBala.js';
import { dignity } from './dignity.js';
import { functionalNature } from './functionalNature.js';
import { rashmi } from './rashmi.js';
import { relationships } from './relationships.js';
import { shadbala } from './shadbala.js';
import { vaisheshikamsha } from './vaisheshikamsha.js';
import { vimshopaka } from './vimshopaka.js';

export const STRENGTHS: Room = {
  operations: [
    dignity,
    relationships,
    aspects,
    functionalNature,
    ashtakavarga,
    ashtakavargaTransit,
    shadbala,
    vimshopaka,
    bhavaBala,
    avasthas,
    vaisheshikamsha,
    ashtakavargaVarga,
    rashmi,
  ],
};
