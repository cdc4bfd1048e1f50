import type { Dispute, Source } from '../../types.js';

const chintamani = (verse: string, note: string): Source => ({
  work: 'Muhūrta Cintāmaṇi (Rāma), Sanskrit e-text, read',
  locus: `Vivāha ${verse}`,
  note,
});

export const AVAKAHADA_SOURCES: readonly Source[] = [
  { work: 'Saral Jyotish (A. K. Bansal), read as far as Anuradha', locus: 'p. 83', note: 'letters of the padas' },
  chintamani('22', 'varna by sign'),
  { work: 'Nagmani Astrology, weblog (Hindi), read', locus: '2020-11', note: 'vashya groups of signs and half signs' },
  chintamani('25–26', 'animals of the nakshatras; their sexes as in ashtakoota'),
  chintamani('29', 'ganas'),
  chintamani('34', 'nadis'),
  { work: 'B. V. Raman, Muhurtha, in a transcription', locus: 'on marriage, kutas 8–10', note: 'rajju' },
  chintamani('38', 'yunja: six nakshatras from Revati, twelve from Ardra, nine from Jyeshtha'),
  { work: 'Garg Astro, weblog (Hindi), read', locus: 'on the paya', note: 'paya by the house of the Moon' },
  { work: 'Bhubnesh, weblog (Hindi), read', locus: '2017-04', note: 'paya by nakshatra' },
  { work: 'Pragya Path, weblog (Hindi), read', locus: '2009-05-06', note: 'paya by nakshatra, other list' },
];

export const AVAKAHADA_DISPUTES: readonly Dispute[] = [
  {
    element: 'paya',
    note: 'By the house of the Moon from the lagna, which is common, or by her nakshatra: from Revati three gold, three iron, twelve silver and nine copper, or six gold, ten silver, nine copper and two iron. All three are given, since no text was found that decides.',
  },
  {
    element: 'akshara',
    note: 'Lists differ in the length of vowels, which does not count, and have b for v in Rohini and Mrigashira. Some give the letters of Abhijit (ju, je, jo, kha) at the end of Uttara Ashadha and the beginning of Shravana.',
  },
  {
    element: 'varna',
    note: 'By sign, as in the verse; others take it from the nakshatra, or exchange Vaishya and Shudra.',
  },
  {
    element: 'vashya',
    note: 'Leo is a beast of the forest here and a quadruped in some lists; programs that do not split Sagittarius and Capricorn give each one group.',
  },
  {
    element: 'tattva',
    note: 'Fire, earth, air and water in turn from Aries, by memory: no verse was read. Programs also print a hamsa; it is left out, since no source of it was found.',
  },
  {
    element: 'yunja',
    note: 'By the verse; a public program counts nine nakshatras each from Ashwini.',
  },
];
