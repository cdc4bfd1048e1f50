import type { KutaSources } from '../rules/kutas.js';
import type { Kuta } from '../tables/kutas.js';
import { BHAKOOT_KUTA, bhakootSources } from './bhakoot.js';
import { GANA_KUTA, ganaSources } from './gana.js';
import { GRAHA_MAITRI_KUTA, grahaMaitriSources } from './grahaMaitri.js';
import { NADI_KUTA, nadiSources } from './nadi.js';
import { TARA_KUTA, taraSources } from './tara.js';
import { VARNA_KUTA, varnaSources } from './varna.js';
import { VASHYA_KUTA, vashyaSources } from './vashya.js';
import { YONI_KUTA, yoniSources } from './yoni.js';

export const KUTA_RECORDS = {
  varna: VARNA_KUTA,
  vashya: VASHYA_KUTA,
  tara: TARA_KUTA,
  yoni: YONI_KUTA,
  graha_maitri: GRAHA_MAITRI_KUTA,
  gana: GANA_KUTA,
  bhakoot: BHAKOOT_KUTA,
  nadi: NADI_KUTA,
} as const;

export const KUTA_SOURCES: Readonly<Record<Kuta, KutaSources>> = {
  varna: varnaSources,
  vashya: vashyaSources,
  tara: taraSources,
  yoni: yoniSources,
  graha_maitri: grahaMaitriSources,
  gana: ganaSources,
  bhakoot: bhakootSources,
  nadi: nadiSources,
};
