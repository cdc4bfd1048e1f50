/**
 * Daśās: the periods of a life.
 *
 * @packageDocumentation
 */
export type { DashaChange, DashaSensitivity, DashaStatement } from './sensitivity.js';
export {
  type Antardasha,
  type DashaSpan,
  type Mahadasha,
  type Pranadasha,
  type Pratyantardasha,
  type Sookshmadasha,
  type VimshottariData,
  type VimshottariInput,
  type VimshottariPeriod,
  vimshottari,
  vimshottariPeriods,
} from './vimshottari.js';
