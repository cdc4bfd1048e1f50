import type { Room } from '../operation/room.js';
import { bhava } from './bhava.js';
import { cuspalInterlinks } from './cuspalInterlinks.js';
import { kpCusps } from './cusps.js';
import { fortuna } from './fortuna.js';
import { fourStep } from './fourStep.js';
import { kpHorary } from './horary.js';
import { houseSignificators } from './houseSignificators.js';
import { lordsOf } from './lordsOf.js';
import { planetSignifications } from './planetSignifications.js';
import { rectify } from './rectify.js';
import { rulingPlanetsOver } from './rulingPlanetsOver.js';
import { subSubTableOperation } from './subSubTable.js';
import { transits } from './transits.js';

export const KP: Room = {
  operations: [
    kpHorary,
    kpCusps,
    planetSignifications,
    houseSignificators,
    fourStep,
    cuspalInterlinks,
    fortuna,
    bhava,
    rulingPlanetsOver,
    transits,
    rectify,
    lordsOf,
    subSubTableOperation,
  ],
};
