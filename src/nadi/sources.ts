import { cite } from '../operation/sources.js';
import type { Dispute, Source } from '../types.js';

export const PART_SOURCES: readonly Source[] = [
  {
    work: 'Deva Keralam (ed. R. Santhanam), as Mudgala Hora (class Vargas) and another project quote it',
    locus: 'table of nadyamshas',
    note: 'equal parts of 12 minutes, their order in movable, fixed and dual signs, and their names',
  },
  {
    work: 'Rayudu, Nadi Amsha; Tamil Astrology Software',
    locus: 'opening, read',
    note: 'Vasudha is first in movable signs, the 150th in fixed and the 76th in dual ones; halves and quarters',
  },
  {
    work: 'J. Kumar, Decoding of Nadiamsha',
    locus: 'opening, read',
    note: 'unequal parts: 285 boundaries of the sixteen vargas, of which 135 repeat another',
  },
  cite('bphs', '6.2–4', 'the sixteen vargas'),
];

export const LINK_SOURCES: readonly Source[] = [
  {
    work: 'Basic rules of Bhrigu Nadi; nadi rules (Astrojyoti and others)',
    locus: 'openings, read',
    note: 'trine, 2, 12, 7, 3 and 11; who stands for whom',
  },
  cite('phaladeepika', '1.9', 'directions of the signs'),
  cite('phaladeepika', '2.35', 'whom the nodes hold for friends'),
  cite('bphs', '3.55', 'natural friendship of the seven'),
  { work: 'Jātaka Pārijāta', locus: '2.50', note: 'the nodes stand for the grandfathers' },
  {
    work: 'Astrological Research, weblog; Nadi Sutras',
    locus: 'openings, read',
    note: 'retrograde grahas act from the sign before; exchanges',
  },
];

export const PROGRESSION_SOURCE: Source = {
  work: 'Nadi Sutras',
  locus: 'excerpt, read',
  note: 'Jupiter, Saturn and Rahu go round in some 12, 30 and 18 years; a sign a year is what the progression of Jupiter means',
};

export const BINDU_SOURCES: readonly Source[] = [
  {
    work: 'C. S. Patel, as an excerpt has it',
    locus: 'excerpt, read',
    note: 'how far the Moon has gone from Rahu since their last conjunction, halved',
  },
  {
    work: 'Jagannatha Hora',
    locus: 'values printed in PyJHora and in stored listings',
    note: 'seven bindus that agree; in three of five listings the plain average would be the point opposite',
  },
];

export const BINDU_ASPECT_SOURCE: Source = {
  work: 'S. Adawal, article on the bhrigu bindu as three pages copy it',
  locus: 'read',
  note: 'two results a round for Sun, Moon, Mercury and Venus, four for Mars, Jupiter and Saturn; the nodes in doubt',
};

export const CHAKRA_SOURCE: Source = {
  work: 'Saptarishis Astrology, Bhrigu chakra paddhati',
  locus: 'read',
  note: 'the first house the first year, the twelfth the twelfth, then again',
};

export const STELLAR_SOURCE: Source = {
  work: 'Astro Gurukul',
  locus: 'read',
  note: 'graha, star lord and sub lord, each with the houses that it occupies and owns',
};

export const PART_DISPUTES: readonly Dispute[] = [
  {
    element: 'length of the parts',
    note: 'Equal parts of 12 minutes (R. Santhanam’s edition of Deva Keralam), or the boundaries of the sixteen vargas laid over each other (J. Kumar). The option span.',
  },
  {
    element: 'names of the nadis',
    note: 'Two lists that agree at 1–5, 73–75, 77–86, 89–93 and 150 and differ elsewhere in where they join and split names: the option names. A third (C. S. Patel, after one repository) differs again at 73–124. Names repeat: the number is what counts.',
  },
  {
    element: 'boundary of unequal parts',
    note: 'The part that begins there owns it, as everywhere here; the program Mudgala Hora gives it to the part before.',
  },
  {
    element: 'number in dual signs',
    note: 'The 76th part is the first nadi. PyJHora (e20943c) takes (75 + part) mod 151: none for the 76th part, and one too few after it.',
  },
];

export const LINK_DISPUTES: readonly Dispute[] = [
  {
    element: 'retrograde grahas',
    note: 'Whether one acts from the sign before its own fully, by half, or not at all. It is told by itself, without weight.',
  },
  {
    element: 'fourth and tenth',
    note: 'No link in the four pages that were read; some readers add them.',
  },
];

export const YEAR_DISPUTE: Dispute = {
  element: 'beginning of a year of life',
  note: 'The civil anniversary, or the return of the Sun to its place at birth: the option year_start.',
};

export const BINDU_DISPUTES: readonly Dispute[] = [
  {
    element: 'node of the bindu',
    note: 'The true node by default, as everywhere here; Jagannatha Hora has the mean one. A degree and a half of Rahu are three quarters of a degree of the bindu.',
  },
];
