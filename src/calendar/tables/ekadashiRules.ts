import type { Dispute, Rule, Source } from '../../types.js';

const BERN = '16 days of Bern, 2026, Drik Panchang as quoted in krazykrackpot/panchang';

/** The rules of Ekādaśī, by the fields that they make. */
export const EKADASHI_RULES: Readonly<Record<string, Rule>> = {
  smarta: {
    rule: 'the day whose sunrise the tithi holds; the day before where Dvadashi ends before the next sunrise; of two sunrises the second, the first where Dvadashi ends before the sunrise after; where it holds none the day in which it begins',
    source: BERN,
    state: 'checked',
  },
  vaishnava: {
    rule: 'the day whose sunrise the tithi holds if Dashami is over at arunodaya, else the next; of two sunrises the second; where it holds none the day after',
    source: 'from memory; a second implementation of the same rule gives the same 99 days of New Delhi',
    state: 'unconfirmed',
  },
  parana: {
    rule: 'on the day after, from sunrise or the end of Hari vasara, within the first fifth of the day and Dvadashi; where that is nothing, until sunset or the end of Dvadashi; where Dvadashi is over, in the first fifth of the day',
    source: 'one published window, Seattle, 2026-06-12, Drik Panchang, within 70 seconds',
    state: 'checked',
  },
  hari_vasara_end: {
    rule: 'the last quarter of Ekadashi and the first of Dvadashi',
    source: 'Temples in India Info',
    state: 'agrees',
  },
};

/** What is disputed of it. */
export const EKADASHI_DISPUTES: readonly Dispute[] = [
  {
    element: 'arunodaya',
    note: '96 minutes before sunrise here; others two fifteenths of the night, or 55 ghatis from the sunrise before (Swaminarayan). The option arunodaya chooses.',
  },
  {
    element: 'Smarta day before a short Dvadashi',
    note: 'The day before is kept here, as the published days of 2026 have it (Jaya and Kamika, Bern); others keep the day of the sunrise and break the fast after Dvadashi.',
  },
  {
    element: 'Mahadvadashi',
    note: 'The eight Dvadashis that Vaishnavas of some schools keep in place of the Ekadashi are not told.',
  },
];

/** Where the rules come from. */
export const EKADASHI_SOURCES: readonly Source[] = [
  {
    work: 'krazykrackpot/panchang',
    locus: 'docs/ekadashi-verification-2026.md; parana-drik-references.json',
    note: 'the Smarta days of Bern, 2026, and one window of the end of a fast, of Drik Panchang',
  },
];

/** What the project's own tests show about it: test/oracle/ekadashi.test.ts. */
export const EKADASHI_VERIFICATION =
  'Drik Panchang, Bern, 2026, 16 Smarta days with their names; 66 Ekadashis of New Delhi, 2024 to 2027, by another implementation of the same rules; the end of one fast, Seattle, 2026-06-12, within 70 seconds';
