import { READINGS as CHARTS } from './charts/show.js';
import { READINGS as COMPATIBILITY } from './compatibility/show.js';
import { READINGS as DASHAS } from './dashas/show.js';
import { READINGS as KP } from './kp/show.js';
import type { Readings } from './operation/show.js';
import { READINGS as PANCHANG } from './panchang/show.js';

/**
 * How the results of every subject are read, by the names of the operations. It stands beside the registry and not in it: only the
 * faces that draw results ask for it, and nobody who computes bundles it.
 */
export const READINGS: Readings = { ...CHARTS, ...DASHAS, ...PANCHANG, ...KP, ...COMPATIBILITY };
