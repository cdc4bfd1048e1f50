import type { Dispute, Source } from '../../types.js';

export const DEITY_SOURCES: readonly Source[] = [
  {
    work: 'Bṛhat Parāśara Horā Śāstra, Sanskrit e-text, read',
    locus: '6.5–40',
    note: 'deities of the parts; in even signs backward where the verse says so',
  },
  {
    work: 'Jātaka Pārijāta (Vaidyanātha), Sanskrit e-text, read',
    locus: '1.36',
    note: 'Brahmā, Viṣṇu, Śiva and Sūrya in d16, backward in even signs',
  },
];

export const DEITY_DISPUTES: readonly Dispute[] = [
  {
    element: 'drekkana',
    note: 'The verse gives the three sages to movable and other signs. Read as the three drekkanas of every sign (Santhanam, PyJHora) or as beginning with the modality of the sign; the option drekkana chooses.',
  },
  {
    element: 'navamsha',
    note: 'Deva, man and rakshasa in turn, beginning by the modality of the sign; others take one of them for all nine parts of a sign.',
  },
  {
    element: 'd20',
    note: 'The e-text lacks a Jaya after Gauri; metre and the count of twenty ask for it.',
  },
  {
    element: 'd27',
    note: 'The verse names 28 deities with that of Abhijit (Aja); here the 27 without it. PyJHora has another list.',
  },
  {
    element: 'd60',
    note: 'Mukhya after Kulanta is taken as an adjective of Vamshakshaya, so that there are sixty.',
  },
  {
    element: 'the part',
    note: 'The part of the rasi in which a body is. PyJHora, whose author calls it unclear, takes the part of the longitude that was divided already.',
  },
];
