import type { Rule, Source } from '../../types.js';

export const MAHAPATA_SOURCES: readonly Source[] = [
  {
    work: 'Sūrya Siddhānta, e-text of E-Bharati Sampat, read',
    locus: '11.1–2, 6–8',
    note: 'vaidhriti and vyatipata by equal declination, the sum of longitudes only leading to them',
  },
  {
    work: 'Sūrya Siddhānta, e-text of E-Bharati Sampat, read',
    locus: '11.14–17',
    note: 'beginning, middle and end; as long as the discs meet',
  },
  {
    work: 'Sūrya Siddhānta, e-text of E-Bharati Sampat, read',
    locus: '11.19',
    note: 'twice near the equator, not at all far from it',
  },
];

export const MAHAPATA_RULES: Readonly<Record<string, Rule>> = {
  vyatipata: {
    rule: 'Sun and Moon go one north and one south, and their declinations are equal on one side of the equator',
    source: 'Surya Siddhanta 11.2',
    state: 'checked',
  },
  vaidhriti: {
    rule: 'Sun and Moon both go north or both go south, and their declinations are equal on opposite sides of the equator',
    source: 'Surya Siddhanta 11.1',
    state: 'checked',
  },
  extent: {
    rule: 'as long as the declinations differ by less than both semidiameters together',
    source: 'Surya Siddhanta 11.17, as Burgess reads it',
    state: 'agrees',
  },
};
