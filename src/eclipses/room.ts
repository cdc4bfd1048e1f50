import type { Room } from '../operation/room.js';
import { eclipseListOperation } from './list.js';
import { eclipseLocalOperation } from './local.js';
import { eclipseRitualOperation } from './ritual.js';

/** The operations of the subject, in the order in which they are listed everywhere. */
export const ECLIPSES: Room = { operations: [eclipseListOperation, eclipseLocalOperation, eclipseRitualOperation] };
