import type { Dispute, Rule, Source } from '../../types.js';
import { MAHADVADASHIS } from './ekadashis.js';

const BERN =
  '16 days of Bern, 2026, Drik Panchang as quoted in krazykrackpot/panchang; 48 of 2022 and 2023 near Mirzapur, Drik Panchang';

export const EKADASHI_RULES: Readonly<Record<string, Rule>> = {
  smarta: {
    rule: 'the day whose sunrise the tithi holds; the day before where Dvadashi ends before the next sunrise; of two sunrises the second, the first where Dvadashi ends before the sunrise after; where it holds none the day in which it begins',
    source: BERN,
    state: 'checked',
  },
  vaishnava: {
    rule: 'the day whose sunrise the tithi holds if Dashami is over at arunodaya, else the next; of two sunrises the second; where it holds none the day after',
    source:
      'Haribhaktivilasa 12.199, 12.315-320; 28 days of 2022 and 2023 near Mirzapur, Drik Panchang; 24 of 26 of Nabadwip, 2026 and 2027, Sri Chaitanya Saraswat Math; 16 of Buenos Aires, 2026, Pure Bhakti',
    state: 'checked',
  },
  mahadvadashi: {
    rule: Object.values(MAHADVADASHIS).join('; '),
    source:
      'Haribhaktivilasa 12.366-392 and 13.321-537, with the lengths of stars and the sunset of Bhrigumuni Dasa’s translation; Vyanjuli on 2023-04-02 and 2026-08-24, Trisprisha on 2026-09-07 as published',
    state: 'agrees',
  },
  parana: {
    rule: 'on the day after, from sunrise or the end of Hari vasara, within the first fifth of the day and Dvadashi; where that is nothing, until sunset or the end of Dvadashi; where Dvadashi is over, in the first fifth of the day',
    source: 'one published window, Seattle, 2026-06-12, Drik Panchang, within 70 seconds',
    state: 'checked',
  },
  name: {
    rule: 'by the lunar month and its half: the bright half has one name in both systems of months, the dark half that of the purnimanta month',
    source:
      'Padma Purana, Uttarakhanda 39-61: 24 names with month and half, 22 of them as here, Padma and Prabodhini in "also"; 62 and 63: Kamala and Kamada of the intercalary month; Padmini and Parama: Drik Panchang 2023, Sri Chaitanya Saraswat Math 2026, Pure Bhakti 2026',
    state: 'checked',
  },
  hari_vasara_end: {
    rule: 'the last quarter of Ekadashi and the first of Dvadashi',
    source: 'Temples in India Info',
    state: 'agrees',
  },
};

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
    element: 'names of the intercalary month',
    note: 'Padmini (bright) and Parama (dark), as calendars print them; Padma Purana, Uttarakhanda 62-63, calls them Kamala and Kamada. Its verse 62.22 has Kamala in the first half of the month, its colophons have Kamala dark and Kamada bright.',
  },
  {
    element: 'Mahadvadashi',
    note: 'Unmilani, Vyanjuli and Trisprisha move the Vaishnava fast, as published days have it; Pakshavardhini and the four of a nakshatra are named and do not, since lists of 2023 and 2026 leave those Ekadashis unmoved. The option mahadvadashis "eight" keeps all, as Haribhaktivilasa asks. The Gaurabda calendar wants the star at two sunrises. The end of the fast by the star is not computed.',
  },
];

export const EKADASHI_SOURCES: readonly Source[] = [
  {
    work: 'Padma Purana',
    locus: 'Uttarakhanda 39-63 (Sanskrit text, as kept in sanskrit/raw_etexts)',
    note: 'names of the Ekadashis with their months and halves',
  },
  {
    work: 'krazykrackpot/panchang',
    locus: 'docs/ekadashi-verification-2026.md; parana-drik-references.json',
    note: 'the Smarta days of Bern, 2026, and one window of the end of a fast, of Drik Panchang',
  },
  {
    work: 'Haribhaktivilasa',
    locus: '12.199, 12.315-393 with Digdarshini; 13.265-537',
    note: 'Dashami at arunodaya and the eight Mahadvadashis; book 12 read in Sanskrit, book 13 in the translation of Bhrigumuni Dasa, both as kept in 0800DonRouchOk/pancanga-engine',
  },
];

/** Shown by test/oracle/ekadashi.test.ts. */
export const EKADASHI_VERIFICATION =
  'Drik Panchang, Bern, 2026, 16 Smarta days with their names, and near Mirzapur, 2022 and 2023, 48 Smarta and 28 Vaishnava days; 40 of 42 Vaishnava days of two Gaudiya calendars of 2026; 66 Ekadashis of New Delhi, 2024 to 2027, by another implementation of the same rules; the end of one fast, Seattle, 2026-06-12, within 70 seconds';
