import { chart as annualChart, dashas, sahams, strengths, yogas } from '../../annual/index.js';
import type { Chapter } from '../document.js';
import { type AlsoAsked, methodOf } from '../method.js';
import { together } from '../parts.js';
import type { YearChapterId } from '../yearChapterIds.js';
import { glance } from './glance.js';
import { monthCharts, monthOffices, monthTable } from './months.js';
import { mudda, patyayini, subPeriods, vimshottariInYear } from './periods.js';
import { houses, offices, places } from './places.js';
import { WITHOUT_STRENGTHS } from './question.js';
import { sahamTable } from './sahams.js';
import { strengthTables } from './strengths.js';
import { eclipses, hits, moves, saturn, strip } from './transits.js';
import { otherYogas, pairs } from './yogas.js';

interface YearChapter extends Chapter {
  readonly id: YearChapterId;
  /** All of it rests on the time of birth. */
  readonly needsTime?: true;
}

/** Operations that add sources or disputes to those of the annual chart. */
const ALSO: readonly AlsoAsked[] = [
  { operation: strengths, input: {} },
  { operation: yogas, input: {} },
  { operation: sahams, input: WITHOUT_STRENGTHS },
  ...(['mudda', 'patyayini'] as const).map((system) => ({
    operation: dashas,
    input: { ...WITHOUT_STRENGTHS, system },
  })),
];

/** The chapters of a varṣaphala in their order. A new operation joins by one line among the parts of its chapter. */
export const YEAR_CHAPTERS: readonly YearChapter[] = [
  {
    id: 'glance',
    title: 'At a glance',
    lead: 'The charts of the year and of the birth, the Sun’s return, and the lord of the year.',
    parts: [glance],
  },
  {
    id: 'places',
    title: 'Places and houses',
    lead: 'The lagna, the grahas and munthā of the year beside those of the birth.',
    parts: [places, houses],
    needsTime: true,
  },
  {
    id: 'strengths',
    title: 'Strengths and offices',
    lead: 'Who can be lord of the year, and the three strengths of Tājika.',
    parts: [offices, strengthTables],
    needsTime: true,
  },
  {
    id: 'yogas',
    title: 'Aspects and yogas',
    lead: 'Which grahas approach each other, and which of the sixteen yogas of Tājika hold.',
    parts: [pairs, otherYogas],
    needsTime: true,
  },
  {
    id: 'sahams',
    title: 'Sahams',
    lead: 'Points of the annual chart by three terms, each with its house and lord.',
    parts: [sahamTable],
    needsTime: true,
  },
  {
    id: 'periods',
    title: 'Periods of the year',
    lead: 'Muddā and patyāyinī of the year, and Vimśottarī of the birth in the same days.',
    parts: [
      mudda,
      patyayini,
      vimshottariInYear,
      subPeriods('mudda', 'First days of the antardaśās of muddā'),
      subPeriods('patyayini', 'First days of the antardaśās of patyāyinī'),
    ],
    needsTime: true,
  },
  {
    id: 'transits',
    title: 'Transits',
    lead: 'The slow grahas from this return to the next, eclipses, and Saturn from the Moon.',
    parts: [strip, moves, saturn, together(eclipses, hits)],
  },
  {
    id: 'months',
    title: 'The twelve months',
    lead: 'A chart for every 30° of the Sun, with the lord of each month.',
    parts: [monthCharts, monthTable, monthOffices],
    needsTime: true,
  },
  {
    id: 'method',
    title: 'How this was computed',
    lead: 'Conventions, sources, where sources disagree, and how to compute the same again.',
    parts: [methodOf(annualChart, 'year', { also: ALSO })],
  },
];
