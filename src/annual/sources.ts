import type { Dispute, Source } from '../types.js';

const TEXTBOOK = 'P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach (2000), read';

export const pvr = (locus: string, note: string): Source => ({ work: TEXTBOOK, locus, note });

/** Excerpts of S. Adawal's book were read. */
export const adawal = (locus: string, note: string): Source => ({
  work: 'S. Adawal, Tajik Shastra and Annual Horoscopy (excerpts read)',
  locus,
  note,
});

export const SHENOY: Source = {
  work: 'A. G. Suresh Babu Shenoy, Tajik Yogas (excerpt read)',
  locus: 'tables',
  note: 'deeptamshas, the mean orb, and the haddas with the verse of the Tajika Nilakanthi',
};

export const RETURN_SOURCES: readonly Source[] = [
  pvr('27.1–27.6', 'the return of the Sun, monthly and sixty-hour returns'),
  pvr('28.1', 'muntha'),
];

export const STRENGTH_SOURCES: readonly Source[] = [
  pvr('28.4, table 72', 'the five strengths and the haddas'),
  adawal('background sheet', 'points of own, friend, neutral and enemy by the places in the annual chart'),
  SHENOY,
];

export const YEAR_LORD_SOURCES: readonly Source[] = [
  pvr('28.6, tables 73–74', 'the five office bearers and the trirashi lords'),
  adawal('XII.3', 'the strongest of those who aspect the ascendant'),
];

export const RETURN_DISPUTES: readonly Dispute[] = [
  {
    element: 'place of the annual chart',
    note: 'The birthplace (Narasimha Rao 27.1, tradition), or where the native lives in that year. The option place chooses; the instant of the return stays.',
  },
  {
    element: 'year of the return',
    note: 'The Sun’s sidereal longitude at birth again; of the tropical longitude the return comes some 20 minutes earlier for every year of age (option zodiac). Narasimha Rao has since taught another solar year (2016), which is not here.',
  },
  {
    element: 'places of the Sun',
    note: 'Apparent here at birth and return alike; Jagannatha Hora takes geometric places (conventions.positions "true"). Since both shift alike, the return moves by less than a second; what is left of the difference from its times is its ayanamsa, ephemeris and reading of civil time.',
  },
];

export const MUNTHA_DISPUTE: Dispute = {
  element: 'degree of muntha',
  note: 'A whole sign for each year with the degree of the ascendant at birth; others let it go 2°30′ a month through its sign.',
};

export const STRENGTH_DISPUTES: readonly Dispute[] = [
  {
    element: 'relation in pancha-vargiya bala',
    note: 'By the places in the annual chart in four grades (Adawal), or by two camps, Sun, Moon, Mars, Jupiter and Mercury, Venus, Saturn, in three, which fits the one value that Narasimha Rao prints (Mars 13.7). The option relation chooses; both name the same lord in both years of the textbook. Natural friendship is taught, too.',
  },
  {
    element: 'lord of the drekkana',
    note: 'Of the sign of the Parashari drekkana (Narasimha Rao 28.4.4), or of the ten-degree faces of Tajika (Adawal, whose list is known from memory only). The option drekkana chooses.',
  },
];

export const YEAR_LORD_DISPUTE: Dispute = {
  element: 'choice of the lord of the year',
  note: 'The strongest of those who aspect the ascendant (Adawal XII.3), or those with a benefic aspect before others (Narasimha Rao 28.6 as it is worded, PyJHora), which would give Mars in an example for which the book says Mercury.',
};

export const ANNUAL_VERIFICATION =
  'five published returns and both annual charts of a textbook; eight returns by Swiss Ephemeris (all within 0.5 s), whose strengths, lords and sahams two separately written programs share';
