import type { Dispute, Source } from '../types.js';

export const shatpanchashika = (locus: string, note: string): Source => ({
  work: 'Ṣaṭpañcāśikā (Pṛthuyaśas; Sanskrit e-text, read)',
  locus,
  note,
});

export const vallabha = (locus: string, note: string): Source => ({
  work: 'Daivajñavallabhā (ascribed to Varāhamihira; Sanskrit e-text, read)',
  locus,
  note,
});

export const pradipika = (locus: string, note: string): Source => ({
  work: 'Jñānapradīpikā (Praśnārūḍhaphala; Sanskrit with the English of K. N. Saraswathy, read)',
  locus,
  note,
});

export const CHART_SOURCES: readonly Source[] = [
  shatpanchashika('1.2–5, 2.1–2, 2.9, 4.1–4, 5.1–2, 7.1–2', 'rules for every question and for some matters'),
  vallabha('1.3–6', 'the states of a graha'),
  vallabha('2.2, 2.4–16', 'the house of a matter'),
  vallabha('2.20–26, 3.1–5, 4.1–4, 6.1–2, 9.11–16, 12.1–4', 'the same rules at more length'),
  pradipika('28', 'signs that rise by the head or by the back'),
];

export const CHART_DISPUTES: readonly Dispute[] = [
  {
    element: 'house of a journey',
    note: 'The tenth here (Ṣaṭpañcāśikā 1.2). Daivajñavallabhā has coming and going under the fourth and the seventh (2.7, 2.11) and pilgrimage under the ninth. The option house takes another.',
  },
  {
    element: 'house of a lost thing',
    note: 'The eleventh here (Daivajñavallabhā 2.15, and the rule on recovery of Ṣaṭpañcāśikā 1.5). Theft itself is under the seventh (2.11).',
  },
  {
    element: 'malefics in the third and the eleventh',
    note: 'For what is asked by Daivajñavallabhā 2.21. Ṣaṭpañcāśikā 4.2 has malefics in 3, 5, 7 and 11 without good result, which is not judged here.',
  },
  {
    element: 'Moon in the lagna',
    note: 'Against, by Ṣaṭpañcāśikā 4.3; Daivajñavallabhā 2.24 says so of a malefic Moon. The full Moon there, seen by Jupiter or Venus, is for a lost thing (1.5).',
  },
  {
    element: 'full Moon',
    note: 'More than half lit here; the verses say full and give no limit.',
  },
  {
    element: 'aspects and natures',
    note: 'Full aspects by sign. The verses on questions define neither aspects nor who is malefic; those of birth charts are taken.',
  },
  {
    element: 'way to exaltation',
    note: 'By longitude and motion: who goes from debilitation to exaltation is on the way up, who is retrograde the other way. The verse has the direction alone.',
  },
];

const ADAWAL_TAJIK = 'S. Adawal, Tajik Shastra and Annual Horoscopy (excerpts read)';

export const TAJIKA_SOURCES: readonly Source[] = [
  {
    work: ADAWAL_TAJIK,
    locus: 'IV.9, 4',
    note: 'the lords of lagna and matter in a question, and what they need of each other and of the Moon',
  },
  { work: ADAWAL_TAJIK, locus: 'IV.9, 5', note: 'days by twelve times the difference of degrees, with an example' },
  {
    work: 'P. V. R. Narasimha Rao, Vedic Astrology: An Integrated Approach (2000), read',
    locus: '29.1–29.3',
    note: 'the sixteen yogas with an example of each',
  },
  {
    work: 'A. G. Suresh Babu Shenoy, Tajik Yogas (excerpt read)',
    locus: 'tables',
    note: 'deeptamshas and the mean orb',
  },
];

export const TAJIKA_DISPUTES: readonly Dispute[] = [
  {
    element: 'orb',
    note: 'The mean of two deeptamshas (Shenoy, Adawal), or each within the other’s (Narasimha Rao). The option orb chooses.',
  },
  {
    element: 'aspect of 2/12',
    note: 'None (tradition), or a neutral one (Narasimha Rao). The option neutral_aspects chooses.',
  },
  {
    element: 'days until it happens',
    note: 'A day for each five minutes of arc (Adawal). perfects_at is when the two meet in the sky, which differs.',
  },
  {
    element: 'lords of 6, 8 and 12',
    note: 'Adawal also counts an association with these lords against. It is not judged here, since he names no kind of association.',
  },
  {
    element: 'one lord for both',
    note: 'Where one graha rules lagna and matter, there is no pair; its place and the Moon are left. No verse on this was read.',
  },
];

export const ARUDHA_SOURCES: readonly Source[] = [
  pradipika('35, 41–42', 'the three paths and the chatra, with an example'),
  pradipika('36', 'the twelve signs around, from the east with Taurus'),
  pradipika('153–154, 158–162, 163–167', 'Moon, lagna, chatra and the grahas at the three'),
  vallabha('14.29–32', 'the sign of the first letter'),
  {
    work: 'varahamihira.blogspot, Praśna IV: use of praśna ārūḍha (excerpt read)',
    locus: 'method 1',
    note: 'sign and navāṁśa of a number to 108, with an example',
  },
];

export const ARUDHA_DISPUTES: readonly Dispute[] = [
  {
    element: 'signs of the directions',
    note: 'Thirty degrees each, clockwise, with Taurus from due east (Jñānapradīpikā 36), so that each lies where the square chart of the south has it. Others centre Taurus on the east.',
  },
  {
    element: 'path of the chatra',
    note: 'That of the ārūḍha (41), or that of the Sun, as some say (42): the option path. The translation also lists a chatra for every sign (43–45), which is not used here.',
  },
  {
    element: 'ārūḍha in 6, 8 and 12',
    note: 'Counted from the lagna, as the Sanskrit of 154 has it. The translation counts the lagna from the ārūḍha.',
  },
  {
    element: 'sign of the first letter',
    note: 'After Daivajñavallabhā: the class gives the lord, the place in it the sign. Praśna Mārga is quoted with the same lords. Of ya to ha, and of vowels, the one sign of the Moon and of the Sun.',
  },
  {
    element: 'number',
    note: 'The navāṁśas of the zodiac in order. A second method of the same page (number and house of a graha) is not used.',
  },
];

export const ASHTAMANGALA_SOURCES: readonly Source[] = [
  {
    work: 'Praśna Mārga, as VedAstro’s pages tell it (excerpts read)',
    locus: '4.51–55, 7.1',
    note: 'three heaps of 108 cowries, remainders of eight, and past, present and future',
  },
  {
    work: 'Praśna Mārga, translation of B. V. Raman (excerpt read)',
    locus: '7.3–6',
    note: 'grahas and yonis of the numbers 1 to 8',
  },
  {
    work: 'Shyamasundara Dasa, Aṣṭamaṅgala Deva Praśna (excerpt read)',
    locus: '3',
    note: 'a remainder of nothing is eight; odd numbers are good, even ones bad',
  },
];

export const ASHTAMANGALA_DISPUTES: readonly Dispute[] = [
  {
    element: 'order of the grahas',
    note: 'Sun, Mars, Jupiter, Mercury, Venus, Saturn, Moon and Rāhu (Praśna Mārga 7.3–6). Jñānapradīpikā 40 gives the same eight emblems to others, Mercury first.',
  },
];
