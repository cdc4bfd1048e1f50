import type { Declared } from '../../operation/operation.js';
import { type Block, type FieldWords, type Readings, reading, type View } from '../../operation/show.js';
import { brahma } from './brahma.js';
import { chakra } from './chakra.js';
import type { BrahmaData, RashiDashaData } from './data.js';
import {
  kendraEntries,
  navamshaEntries,
  paryayaEntries,
  schemeEntries,
  taraEntries,
  twilightEntries,
  varnadaEntries,
} from './furtherOptions.js';
import { karakaKendradi } from './karakaKendradi.js';
import { kendradi } from './kendradi.js';
import { navamsha } from './navamsha.js';
import type { RashiInput } from './operation.js';
import { antardashaEntries, exaltationEntries, sthiraEntries, strengthEntries, vargaEntries } from './options.js';
import { pachaka } from './pachaka.js';
import { padanadhamsha } from './padanadhamsha.js';
import { paryaya } from './paryaya.js';
import { sandhya } from './sandhya.js';
import { taraLagna } from './taraLagna.js';
import { varnada } from './varnada.js';
import { yogardha } from './yogardha.js';

export const FURTHER_FIELDS: Readonly<Record<string, FieldWords>> = {
  twilight: { summary: 'Twilight of five ghatis, or of a sixth of the day or night' },
  kendra_order: { summary: 'Kendras by strength, or in the order of the zodiac' },
  scheme: { summary: 'Chara karakas with Rahu (eight) or of the seven planets' },
  varnada: { summary: 'How varnada joins its two counts: by the parity of the signs or of the counts' },
  varnada_years: { summary: 'Years to the varnada of each house, or from that of the ascendant' },
  navamsha_from: { summary: 'The ascendant of the rashi or of the navamsha' },
  paryaya: { summary: 'The kind; by the modality of the ascendant by default' },
  tara_from: { summary: 'Whole signs from the ascendant, or added to its longitude' },
};

type Blocks = <Data extends RashiDashaData>(view: View<RashiInput, Data>, ...more: readonly string[]) => Block[];
type Entries = Readonly<Record<string, unknown>>;

export function furtherReadings(
  blocks: Blocks,
  fieldsOf: (entries: Entries) => Readonly<Record<string, FieldWords>>,
  brahmaLine: (brahma: BrahmaData) => string,
): Readings {
  const own = <Input extends RashiInput, Data extends RashiDashaData>(
    dasha: Declared<Input, Data>,
    entries: Entries,
    lines: (data: Data) => readonly string[] = () => [],
  ): Readings => reading(dasha, { show: (view) => blocks(view, ...lines(view.data)), fields: fieldsOf(entries) });
  const counted = { ...strengthEntries(), ...exaltationEntries() };
  const parts = { ...strengthEntries(), ...antardashaEntries() };
  const inVarga = ({ varga }: { readonly varga: string }) => (varga === 'd1' ? [] : [varga.toUpperCase()]);
  return {
    ...own(chakra, { ...parts, ...twilightEntries() }, ({ born }) => [`born in ${WHEN[born]}`]),
    ...own(kendradi, { ...counted, ...kendraEntries() }),
    ...own(karakaKendradi, { ...counted, ...kendraEntries(), ...schemeEntries() }, ({ atma_karaka }) => [
      `Atma karaka ${atma_karaka}`,
    ]),
    ...own(brahma, { ...parts, brahma: sthiraEntries().brahma, exaltation: true }, ({ brahma: found }) =>
      found === null ? [] : [brahmaLine(found)],
    ),
    ...own(yogardha, { ...counted, ...parts }),
    ...own(varnada, { ...parts, ...varnadaEntries() }, ({ hora_lagna }) => [`hora lagna ${hora_lagna}`]),
    ...own(navamsha, { ...parts, ...navamshaEntries() }),
    ...own(paryaya, { ...parts, ...paryayaEntries(), ...vargaEntries() }, inVarga),
    ...own(padanadhamsha, { ...counted, ...parts, ...vargaEntries() }, (data) =>
      data.varga === 'd1' ? [`pada ${data.pada}`] : inVarga(data),
    ),
    ...own(taraLagna, taraEntries(), ({ twelfth }) => [`twelfth ${twelfth} of the nakshatra`]),
    ...own(sandhya, parts),
    ...own(pachaka, {}),
  };
}

const WHEN = { day: 'the day', night: 'the night', twilight: 'twilight' } as const;
