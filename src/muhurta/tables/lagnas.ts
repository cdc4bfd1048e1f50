import type { Dispute, Rule, Source } from '../../types.js';

export const LAGNA_SOURCES: readonly Source[] = [
  {
    work: 'Jyotishyakara Deepika, weblog (Telugu), read',
    locus: '2019-07, the verse tithi-varodubhir yuktam',
    note: 'tithi, weekday, nakshatra and lagna added and divided by nine: 1 Mrityu, 2 Agni, 4 Raja, 6 Chora, 8 Roga; 0, 3, 5 and 7 free',
  },
  {
    work: 'PyJHora; jayeshmepani/panchang-core; ishubhamx/Hindu-Panchangam',
    locus: 'functions at e20943c, b3b42c5 and 19596c5',
    note: 'the same sum; PyJHora adds one to the tithi',
  },
];

export const LAGNA_RULES: Readonly<Record<string, Rule>> = {
  lagnas: {
    rule: 'the sidereal signs on the eastern horizon from sunrise to the next sunrise, the first and the last cut to the day',
    source: 'Muhurta Chintamani, Vivaha 106-107 (the lagna from the Sun); programs of almanacs',
    state: 'checked',
  },
  panchaka_rahita: {
    rule: 'tithi, weekday from 1 for Sunday, nakshatra 1 … 27 and rising sign 1 … 12 added; what is left of nines: 1 Mrityu, 2 Agni, 4 Raja, 6 Chora, 8 Roga; 0, 3, 5 and 7 free of panchaka',
    source: 'a verse quoted in Telugu almanacs (Jyotishyakara Deepika, 2019-07); three programs of almanacs',
    state: 'agrees',
  },
};

export const LAGNA_DISPUTES: readonly Dispute[] = [
  {
    element: 'tithi of panchaka',
    note: 'From the new moon here, 1 to 30, as programs of almanacs count; the Telugu note on the verse counts from the beginning of the half, 1 to 15, which differs in the dark half. The option panchaka_tithi chooses.',
  },
  {
    element: 'terms of the sum',
    note: 'Four terms here. Muhurta Chintamani, Vivaha 72, has only elapsed tithis and rising sign, and calls that a bana known in the South; PyJHora adds one to the tithi.',
  },
];
