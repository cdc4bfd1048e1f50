import type { Dispute, Source } from '../../types.js';
import { PARIJATA, PHALADIPIKA } from './sphutaSources.js';

export const SENSITIVE_SOURCES: readonly Source[] = [
  { work: PARIJATA, locus: '1.57–58', note: 'degrees of the Moon, and pushkara degrees, in katapayadi words' },
  { work: PARIJATA, locus: '5.52–56', note: '22nd drekkana from the lagna, 64th navamsha from the Moon' },
  { work: PHALADIPIKA, locus: '13.10–11', note: 'degrees of the Moon and of the lagna, in katapayadi words' },
  { work: PHALADIPIKA, locus: '17.17–19', note: '22nd drekkana from lagna and Moon' },
  {
    work: 'Table of V. Subrahmanya Sastri on Jātaka Pārijāta 1.57, and of K. S. Charak, as chakra.lv prints it, read',
    locus: 'Mṛtyu bhāga',
    note: 'degrees of the others',
  },
  {
    work: 'PyJHora, constants',
    locus: 'marana_karaka_sthana_of_planets',
    note: 'the houses; it names no verse',
  },
];

export const SENSITIVE_DISPUTES: readonly Dispute[] = [
  {
    element: 'mrityu-bhaga of the Moon',
    note: 'Phaladeepika 13.10 has 26 12 13 25 24 11 26 14 13 25 5 12, Jataka Parijata 1.57 has 8 25 22 22 21 1 4 23 18 20 20 10. The option mrityu_bhaga chooses.',
  },
  {
    element: 'syllables of the e-texts',
    note: 'They read 15 for 25 in Capricorn (Phaladeepika), 6 for 8 in Aries and 9 for 4 in Libra (Jataka Parijata). Each differs by one letter from what other lists have, and those are followed.',
  },
  {
    element: 'mrityu-bhaga of the lagna',
    note: 'Phaladeepika 13.11 has 8 in Aries, 14 in Virgo and 21 in Aquarius; the table has 1, 2 and 24.',
  },
  {
    element: 'reach of a mrityu-bhaga',
    note: 'The n-th degree here; PyJHora takes 15 to 40 minutes of arc on either side of n degrees, K. S. Charak other distances. Apart serves for any.',
  },
  {
    element: 'pushkara degrees',
    note: 'Jataka Parijata 1.58, or 21, 14, 24 and 7 by the element of the sign. The option pushkara chooses.',
  },
  {
    element: '22nd drekkana',
    note: 'By the drekkanas of Parashara, whose 22nd has the sign eight from that of the first; programs have up to four definitions.',
  },
  {
    element: 'marana-karaka of Ketu',
    note: 'The fourth house; many give none to Ketu.',
  },
];
