import { chart as annualChart } from '../../annual/index.js';
import type { Chapter } from '../document.js';
import { methodOf } from '../method.js';
import type { YearChapterId } from '../yearChapterIds.js';
import { glance } from './glance.js';
import { monthCharts, monthTable } from './months.js';
import { mudda, patyayini, subPeriods, vimshottariInYear } from './periods.js';
import { houses, offices, places } from './places.js';
import { sahamTable } from './sahams.js';
import { strengthTables } from './strengths.js';
import { eclipses, hits, moves, saturn, strip } from './transits.js';
import { otherYogas, pairs } from './yogas.js';

interface YearChapter extends Chapter {
  readonly id: YearChapterId;
  /** All of it rests on the time of birth. */
  readonly needsTime?: true;
}

/** The chapters of a varṣaphala in their order. A new operation joins by one line among the parts of its chapter. */
export const YEAR_CHAPTERS: readonly YearChapter[] = [
  {
    id: 'glance',
    title: 'At a glance',
    lead: 'The charts of the year and of the birth, the Sun’s return, munthā, and the lord of the year.',
    parts: [glance],
  },
  {
    id: 'places',
    title: 'Office bearers, places and houses',
    lead: 'Who can be lord of the year and why one is; the grahas of the year beside those of the birth.',
    parts: [offices, places, houses],
    needsTime: true,
  },
  {
    id: 'strengths',
    title: 'Strengths',
    lead: 'Pañcavargīya bala, which chooses the lord of the year, harṣa bala and dvādaśavargīya bala.',
    parts: [strengthTables],
    needsTime: true,
  },
  {
    id: 'yogas',
    title: 'Aspects and yogas of Tājika',
    lead: 'Who approaches whom within the orb, when it is exact, and which of the sixteen yogas hold.',
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
    lead: 'Muddā and patyāyinī from this return to the next, and Vimśottarī of the birth in the same days.',
    parts: [
      mudda,
      patyayini,
      vimshottariInYear,
      subPeriods('mudda', 'Antardaśās of muddā'),
      subPeriods('patyayini', 'Antardaśās of patyāyinī'),
    ],
    needsTime: true,
  },
  {
    id: 'transits',
    title: 'Transits',
    lead: 'Jupiter, Saturn, Rāhu and Ketu from this return to the next, eclipses, and Saturn from the natal Moon.',
    parts: [strip, moves, eclipses, saturn, hits],
  },
  {
    id: 'months',
    title: 'The twelve months',
    lead: 'A chart for every 30° of the Sun, with munthā of the year and the lord of the month.',
    parts: [monthCharts, monthTable],
    needsTime: true,
  },
  {
    id: 'method',
    title: 'How this was computed',
    lead: 'Conventions, sources, where sources disagree, and how to compute the same again.',
    parts: [methodOf(annualChart, 'year')],
  },
];
