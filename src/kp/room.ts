import type { Room } from '../operation/room.js';
import { bhava } from './bhava.js';
import { cuspalInterlinks } from './cuspalInterlinks.js';
import { kpCusps } from './cusps.js';
import { fortuna } from './fortuna.js';
import { fourStep } from './fourStep.js';
import { kpHorary } from './horary.js';
import { horary2193 } from './horary2193.js';
import { houseSignificators } from './houseSignificators.js';
import { lordsOf } from './lordsOf.js';
import { motion } from './motion.js';
import { planetSignifications } from './planetSignifications.js';
import { promise } from './promise.js';
import { rectify } from './rectify.js';
import { rotate } from './rotate.js';
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
    promise,
    motion,
    rotate,
    horary2193,
  ],
};
