import { NAKSHATRAS, SIGNS, type Sign } from '../../zodiac/names.js';

export const SIGN_YEARS: readonly number[] = [7, 16, 9, 21, 5, 9, 16, 7, 10, 4, 4, 10];

export const GROUPS = ['savya_1', 'savya_2', 'apasavya_1', 'apasavya_2'] as const;

/** One of the four groups: the direction of the signs, and which nakṣatras of a triple. */
export type KalachakraGroup = (typeof GROUPS)[number];

/** Whose rows follow the fourth pada of a group: those of the other group of the same direction. */
export const NEXT_GROUP: Readonly<Record<KalachakraGroup, KalachakraGroup>> = {
  savya_1: 'savya_2',
  savya_2: 'savya_1',
  apasavya_1: 'apasavya_2',
  apasavya_2: 'apasavya_1',
};

export const SHORT = ['Ar', 'Ta', 'Ge', 'Cn', 'Le', 'Vi', 'Li', 'Sc', 'Sg', 'Cp', 'Aq', 'Pi'];
const row = (text: string): readonly number[] => text.split(' ').map((sign) => SHORT.indexOf(sign));

/**
 * The nine signs of the four padas of each group, Bṛhat Parāśara Horā Śāstra (Santhanam) 46.85–95; PyJHora, Maitreya 8 and saravali.de
 * agree. A row of an apasavya group is a row of a savya group backward, and the sums of the years are 100, 85, 83 and 86, as 46.89 has them
 * by the sign of the navāṁśa.
 */
export const ROWS: Readonly<Record<KalachakraGroup, readonly (readonly number[])[]>> = {
  savya_1: [
    row('Ar Ta Ge Cn Le Vi Li Sc Sg'),
    row('Cp Aq Pi Sc Li Vi Cn Le Ge'),
    row('Ta Ar Pi Aq Cp Sg Ar Ta Ge'),
    row('Cn Le Vi Li Sc Sg Cp Aq Pi'),
  ],
  savya_2: [
    row('Sc Li Vi Cn Le Ge Ta Ar Pi'),
    row('Aq Cp Sg Ar Ta Ge Cn Le Vi'),
    row('Li Sc Sg Cp Aq Pi Sc Li Vi'),
    row('Cn Le Ge Ta Ar Pi Aq Cp Sg'),
  ],
  apasavya_1: [
    row('Sg Cp Aq Pi Ar Ta Ge Le Cn'),
    row('Vi Li Sc Pi Aq Cp Sg Sc Li'),
    row('Vi Le Cn Ge Ta Ar Sg Cp Aq'),
    row('Pi Ar Ta Ge Le Cn Vi Li Sc'),
  ],
  apasavya_2: [
    row('Pi Aq Cp Sg Sc Li Vi Le Cn'),
    row('Ge Ta Ar Sg Cp Aq Pi Ar Ta'),
    row('Ge Le Cn Vi Li Sc Pi Aq Cp'),
    row('Sg Sc Li Vi Le Cn Ge Ta Ar'),
  ],
};

const TRIPLES: readonly KalachakraGroup[] = ['savya_1', 'savya_2', 'savya_1', 'apasavya_1', 'apasavya_2', 'apasavya_2'];

/**
 * The groups of the nakṣatras from Aśvinī: threes, savya and apasavya in turn. 46.58 has Revatī with Aśvinī, which agrees with the order of
 * threes; PyJHora has her with Bharaṇī.
 */
export const GROUP_OF_STAR: readonly KalachakraGroup[] = NAKSHATRAS.map(
  (_, i) => TRIPLES[i % TRIPLES.length] ?? 'savya_1',
);

export function isSavya(group: KalachakraGroup): boolean {
  return group === 'savya_1' || group === 'savya_2';
}

export function signOf(sign: number): Sign {
  return (SIGNS[sign] ?? SIGNS[0]).name;
}
