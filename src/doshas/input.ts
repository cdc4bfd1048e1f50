import type { StrengthsInput } from '../strengths/input.js';

/** What every operation on a birth takes. */
export interface DoshasInput extends StrengthsInput {}

export const EXAMPLE = {
  birth: {
    date: '1990-08-15',
    time: '08:30:00',
    place: { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' },
  },
} as const;

/** Conjunctions and aspects of this room, for provenance. */
export const RULE_CONVENTIONS = {
  joined: 'in the same sign',
  aspects: 'full aspects of the seven from sign to sign; the nodes look on nothing',
  lords: 'the seven; Mars of Scorpio, Saturn of Aquarius',
} as const;
