import { planet, readWith } from './shape.js';

/** What several operations have: a place of the zodiac, a list of planets, what a chart changes over its uncertainty, houses. */
export const place = { sign: 'signs', nakshatra: 'nakshatras' } as const;
export const planets = { '*': planet } as const;
const change = readWith('statement', 0);
export const sensitivity = { changes: { '*': { before: change, after: change } } };
export const bhavas = { houses: { '*': { sign: 'signs', lord: planet, planets } }, planets: { '*': place } } as const;
