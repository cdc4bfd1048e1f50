import type { Dispute, Rule, Source } from '../../types.js';
import { SOLAR_OFFICES } from './yearOffices.js';

const LISTS = 'thirteen published councils, 2011 to 2026';

/** By the path in the result. */
export const COUNCIL_RULES: Readonly<Record<string, Rule>> = {
  'council.raja': {
    rule: 'the lord of the weekday whose sunrise holds the first tithi of Chaitra; where none does, of the day in which it begins',
    source: `Prof. Rishabh Shastri (2024); Future Samachar (2008); ${LISTS}`,
    state: 'checked',
  },
  ...Object.fromEntries(
    SOLAR_OFFICES.map(({ office, text }): [string, Rule] => [
      `council.${office}`,
      {
        rule: `the lord of the weekday, from sunrise to sunrise, in which ${text}`,
        source: `Prof. Rishabh Shastri (2024); Future Samachar (2008); ${LISTS}`,
        state: 'checked',
      },
    ]),
  ),
};

export const COUNCIL_DISPUTES: readonly Dispute[] = [
  {
    element: 'council',
    note: 'The South lists nine offices (raja to nirasadhipati, with arghadhipati), the North ten, without arghadhipati and with dhanadhipati and phaladhipati; the commander is the lord of the forts there. All eleven are given.',
  },
];

export const COUNCIL_SOURCES: readonly Source[] = [
  {
    work: 'Prof. Rishabh Shastri, Nine planetary rulers or administrators of the new year',
    locus: 'weblog, 2024',
    note: 'the nine offices of the South with the entry of the Sun that gives each',
  },
  {
    work: 'Future Samachar, Nav samvatsar 2065',
    locus: 'magazine, 2008',
    note: 'the ten offices of the North with the entry of the Sun that gives each',
  },
];

/** Shown by test/calendar/year.test.ts. */
export const COUNCIL_VERIFICATION = '81 of 83 offices of 13 published councils of 2011 to 2026';
