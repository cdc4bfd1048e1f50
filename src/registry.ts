import { ANNUAL } from './annual/room.js';
import { CALENDAR } from './calendar/room.js';
import { CHAKRAS } from './chakras/room.js';
import { CHARTS } from './charts/room.js';
import { COMPATIBILITY } from './compatibility/room.js';
import { CONVENTIONS } from './conventions/room.js';
import { DASHAS } from './dashas/room.js';
import { DOSHAS } from './doshas/room.js';
import { ECLIPSES } from './eclipses/room.js';
import { JAIMINI } from './jaimini/room.js';
import { KP } from './kp/room.js';
import { LONGEVITY } from './longevity/room.js';
import { MUHURTA } from './muhurta/room.js';
import { NADI } from './nadi/room.js';
import type { Operation } from './operation/operation.js';
import type { Room } from './operation/room.js';
import { PANCHANG } from './panchang/room.js';
import { PRASHNA } from './prashna/room.js';
import { REMEDIES } from './remedies/room.js';
import { STRENGTHS } from './strengths/room.js';
import { TEXTS } from './texts/room.js';
import { TRANSITS } from './transits/room.js';
import { YOGAS } from './yogas/room.js';

/** Every subject, in the order in which they are listed everywhere. */
const ROOMS: readonly Room[] = [
  CHARTS,
  STRENGTHS,
  YOGAS,
  DOSHAS,
  JAIMINI,
  LONGEVITY,
  TEXTS,
  REMEDIES,
  DASHAS,
  ANNUAL,
  CHAKRAS,
  PANCHANG,
  MUHURTA,
  CALENDAR,
  TRANSITS,
  ECLIPSES,
  KP,
  NADI,
  PRASHNA,
  COMPATIBILITY,
  CONVENTIONS,
];

/** Every operation that computes something. Router, help, capabilities and the API description derive from it. */
export const OPERATIONS: readonly Operation[] = /* @__PURE__ */ ROOMS.flatMap(({ operations }) =>
  operations.map(({ operation }) => operation),
);
