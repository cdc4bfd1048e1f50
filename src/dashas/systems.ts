import * as v from 'valibot';
import { flagSchema, oneOf, record } from '../input/schemas.js';
import type { DashaEngine } from './engine.js';
import {
  BUDDHI_GATI_ENGINE,
  GRAHA_KENDRADI_ENGINE,
  KALA_ENGINE,
  PANCHASVARA_ENGINE,
  SAPTARISHI_ENGINE,
  TARA_ENGINE,
} from './graha/engines.js';
import { KALACHAKRA_ENGINE } from './kalachakra.js';
import { KARAKA_ENGINE } from './karaka.js';
import { type SystemOptions, systemEntries } from './options.js';
import { rashiEngine, SUDARSHANA_ENGINE } from './rashi/engines.js';
import { CYCLE_TAKES, lordEngine } from './starEngine.js';
import { SYSTEM_IDS, type SystemId } from './systemIds.js';
import { LIMB_SYSTEMS, NAISARGIKA_SYSTEM } from './tables/limbSystems.js';
import { STAR_SYSTEMS } from './tables/systems.js';
import { VIMSHOTTARI_SYSTEM } from './tables/vimshottari.js';

const STAR_TAKES = [...CYCLE_TAKES, 'from', 'varga'] as const;

const starEngine = (id: keyof typeof STAR_SYSTEMS): DashaEngine => lordEngine(id, STAR_SYSTEMS[id], STAR_TAKES);
const limbEngine = (id: keyof typeof LIMB_SYSTEMS): DashaEngine => lordEngine(id, LIMB_SYSTEMS[id], CYCLE_TAKES);

/** The engines by their ids. A new system is added here and in `systemIds.ts`. */
export const ENGINES: Readonly<Record<SystemId, DashaEngine>> = {
  vimshottari: lordEngine(
    'vimshottari',
    VIMSHOTTARI_SYSTEM,
    STAR_TAKES.filter((option) => option !== 'cycles'),
  ),
  ashtottari: lordEngine('ashtottari', STAR_SYSTEMS.ashtottari, [
    ...STAR_TAKES,
    'ashtottari_elapsed',
    'ashtottari_seed',
  ]),
  yogini: starEngine('yogini'),
  shodashottari: starEngine('shodashottari'),
  dwadashottari: starEngine('dwadashottari'),
  panchottari: starEngine('panchottari'),
  shatabdika: starEngine('shatabdika'),
  chaturashiti_sama: starEngine('chaturashiti_sama'),
  dwisaptati_sama: starEngine('dwisaptati_sama'),
  shashtihayani: starEngine('shashtihayani'),
  shattrimsha_sama: starEngine('shattrimsha_sama'),
  kalachakra: KALACHAKRA_ENGINE,
  tithi_ashtottari: limbEngine('tithi_ashtottari'),
  tithi_yogini: limbEngine('tithi_yogini'),
  yoga_vimshottari: limbEngine('yoga_vimshottari'),
  // No text divides its ages.
  naisargika: lordEngine('naisargika', NAISARGIKA_SYSTEM, [], 1),
  kala: KALA_ENGINE,
  tara: TARA_ENGINE,
  karana_chaturashiti: limbEngine('karana_chaturashiti'),
  saptarishi: SAPTARISHI_ENGINE,
  buddhi_gati: BUDDHI_GATI_ENGINE,
  panchasvara: PANCHASVARA_ENGINE,
  chara: rashiEngine('chara'),
  narayana: rashiEngine('narayana'),
  lagnamsaka: rashiEngine('lagnamsaka'),
  moola: rashiEngine('moola'),
  sudasa: rashiEngine('sudasa'),
  drig: rashiEngine('drig'),
  trikona: rashiEngine('trikona'),
  sthira: rashiEngine('sthira'),
  shoola: rashiEngine('shoola'),
  niryana_shoola: rashiEngine('niryana_shoola'),
  mandooka: rashiEngine('mandooka'),
  sudarshana: SUDARSHANA_ENGINE,
  chakra: rashiEngine('chakra'),
  kendradi: rashiEngine('kendradi'),
  karaka_kendradi: rashiEngine('karaka_kendradi'),
  brahma: rashiEngine('brahma'),
  yogardha: rashiEngine('yogardha'),
  varnada: rashiEngine('varnada'),
  navamsha: rashiEngine('navamsha'),
  paryaya: rashiEngine('paryaya'),
  padanadhamsha: rashiEngine('padanadhamsha'),
  tara_lagna: rashiEngine('tara_lagna'),
  sandhya: rashiEngine('sandhya'),
  pachaka: rashiEngine('pachaka'),
  karaka: KARAKA_ENGINE,
  graha_kendradi: GRAHA_KENDRADI_ENGINE,
};

/** Options of several systems, by their ids; a system takes those of its own operation. */
export type OptionsOfSystems = { readonly [Id in SystemId]?: SystemOptions | undefined };

/** @internal */
export function optionsOf(id: SystemId): v.GenericSchema<SystemOptions> {
  const all: Readonly<Record<keyof SystemOptions, v.GenericSchema>> = systemEntries();
  const own = ENGINES[id].takes.map((option) => [option, all[option]] as const);
  return record(Object.fromEntries(own)) as unknown as v.GenericSchema<SystemOptions>;
}

function optionsSchema() {
  const entries = SYSTEM_IDS.map((id) => [id, v.optional(optionsOf(id))] as const);
  // A union of one: a command line gets one flag for all, not one for each option of each system.
  const one = v.union([record(Object.fromEntries(entries))], 'it must be a JSON object of options by system.');
  return one as unknown as v.GenericSchema<OptionsOfSystems>;
}

/** @internal */
export const systemsEntries = () => ({
  systems: v.optional(
    v.pipe(
      v.array(oneOf(SYSTEM_IDS), 'it must be a list of systems.'),
      v.minLength(1, 'it must name at least one system.'),
    ),
    [SYSTEM_IDS[0]],
  ),
  options: v.optional(optionsSchema()),
  sensitive: flagSchema(),
});
