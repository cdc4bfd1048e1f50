import type { Room } from '../operation/room.js';
import { kpBhavaOperation } from './bhava.js';
import { cuspalInterlinksOperation } from './cuspalInterlinks.js';
import { kpCuspsOperation } from './cusps.js';
import { fortunaOperation } from './fortuna.js';
import { fourStepOperation } from './fourStep.js';
import { kpHoraryOperation } from './horary.js';
import { houseSignificatorsOperation } from './houseSignificators.js';
import { lordsOfOperation } from './lordsOf.js';
import { planetSignificationsOperation } from './planetSignifications.js';
import { rectifyOperation } from './rectify.js';
import { rulingPlanetsOverOperation } from './rulingPlanetsOver.js';
import { subSubTableOperation } from './subSubTable.js';
import { transitsOperation } from './transits.js';

/** The operations of the subject, in the order in which they are listed everywhere. */
export const KP: Room = {
  operations: [
    kpHoraryOperation,
    kpCuspsOperation,
    planetSignificationsOperation,
    houseSignificatorsOperation,
    fourStepOperation,
    cuspalInterlinksOperation,
    fortunaOperation,
    kpBhavaOperation,
    rulingPlanetsOverOperation,
    transitsOperation,
    rectifyOperation,
    lordsOfOperation,
    subSubTableOperation,
  ],
};
