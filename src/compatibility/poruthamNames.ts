import type { PoruthamKey } from './tables/porutham.js';

export const PORUTHAM_NAMES: Readonly<Record<PoruthamKey, string>> = {
  dina: 'Dina',
  gana: 'Gana',
  mahendra: 'Mahendra',
  stree_deergha: 'Stree deergha',
  yoni: 'Yoni',
  rashi: 'Rashi',
  rashyadhipati: 'Rashyadhipati',
  vashya: 'Vashya',
  rajju: 'Rajju',
  vedha: 'Vedha',
};

export const READING_NAMES: Readonly<Record<string, string>> = {
  counts: 'by counts',
  strict: 'strict',
  nine: 'beyond the 9th',
  seven: 'beyond the 7th',
  serpent_rat: 'serpent and rat',
  over_six: 'from the 7th on',
  opposites_allowed: 'opposite signs allowed',
  pyjhora_south: 'PyJHora',
  bride_only: 'by the bride alone',
  groups: 'by the five groups',
  direction: 'by direction',
  direction_any: 'by any direction',
  trio: 'three stars',
};
