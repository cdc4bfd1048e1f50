import { checkRange } from '../../cast/almanac.js';
import { type BirthDay, birthDayOf, sunAtDawn } from '../../cast/birthDay.js';
import { movingLagna, varnadaSign } from '../../charts/rules/specialLagnas.js';
import { vargaLongitude } from '../../charts/rules/varga.js';
import { VARNADA_RULES } from '../../charts/tables/specialLagnas.js';
import { padaOf } from '../../jaimini/rules/arudhas.js';
import { charaKarakas } from '../../jaimini/rules/karakas.js';
import { KARAKA_SCHEMES } from '../../jaimini/tables/karakas.js';
import { NAKSHATRA, SIGN, signIndex } from '../../math/angle.js';
import { at } from '../../math/at.js';
import type { JdUt } from '../../time/julian.js';
import { brahmaOf } from '../../zodiac/brahma.js';
import { partsIn } from '../../zodiac/divisions.js';
import type { Graha } from '../../zodiac/names.js';
import { isOddSign, modality } from '../../zodiac/signNature.js';
import { lordIn, type StrengthChart } from '../../zodiac/signStrength.js';
import { signsTo } from '../../zodiac/signYears.js';
import { sreeLagna } from '../../zodiac/sreeLagna.js';
import { type Beginning, type BirthChart, type BirthPart, readChart } from './beginning.js';
import type { Paryaya, Twilight } from './furtherOptions.js';
import type { RashiOptions } from './options.js';
import { seedOf } from './rules/seeds.js';
import { FURTHER_SYSTEMS, PARYAYA_KINDS, ZODIAC_KENDRAS } from './tables/further.js';
import { RASHI_SYSTEMS } from './tables/systems.js';

/** Five ghaṭīs in days. Bṛhat Parāśara Horā Śāstra 46.44. */
const FIVE_GHATIS = 5 / 60;
/** Five of the thirty ghaṭīs of a day or a night. */
const FIVE_OF_THIRTY = 5 / 30;

/** Twilight is half-open: its first moment belongs to it, its last does not. */
export function birthPart(
  ut: JdUt,
  { start: { reference: dawn }, sunset, end }: BirthDay['day'],
  twilight: Twilight,
): BirthPart {
  const length = (from: number, to: number): number =>
    twilight === 'ghatis' ? FIVE_GHATIS : (to - from) * FIVE_OF_THIRTY;
  const [byDay, byNight] = [length(dawn, sunset), length(sunset, end)];
  if (ut < dawn + byDay || ut >= end - byNight) return 'twilight';
  if (ut < sunset - byDay) return 'day';
  return ut < sunset + byNight ? 'twilight' : 'night';
}

const SEED_OF_PART = { day: 'ascendant_lord', night: 'ascendant', twilight: 'second' } as const;

function dayOf({ natal }: BirthChart): BirthDay {
  checkRange(natal.resolved.gregorianDate, natal.sky.ephemeris, 'birth.date');
  return birthDayOf(natal.chart());
}

function chakraOf(birth: BirthChart, { twilight = 'ghatis' }: RashiOptions): Beginning {
  const { natal, ascendant, chart } = birth;
  const born = birthPart(natal.chart().instant.ut, dayOf(birth).day, twilight);
  const lagna = signIndex(ascendant);
  const point = born === 'day' ? chart.signs[lordIn(chart, lagna, 'dasha')] : lagna;
  return { system: { ...FURTHER_SYSTEMS.chakra, seed: SEED_OF_PART[born] }, point, born };
}

export function atmaKarakaOf(chart: StrengthChart, { scheme = KARAKA_SCHEMES[0] }: RashiOptions): Graha {
  return at(at(charaKarakas(chart, scheme), 0).holders, 0);
}

const kendras = ({ kendra_order: order }: RashiOptions) => (order === 'zodiac' ? ZODIAC_KENDRAS : {});

function karakaKendradiOf({ chart }: BirthChart, options: RashiOptions): Beginning {
  const atmaKaraka = atmaKarakaOf(chart, options);
  const system = { ...FURTHER_SYSTEMS.karaka_kendradi, ...kendras(options) };
  return { system, point: chart.signs[atmaKaraka], atmaKaraka };
}

function brahmaDashaOf({ ascendant, chart }: BirthChart, { brahma }: RashiOptions): Beginning {
  const system = FURTHER_SYSTEMS.brahma;
  if (brahma !== undefined) return { system, point: chart.signs[brahma] };
  const found = brahmaOf(chart, signIndex(ascendant));
  return { system, point: chart.signs[found.planet], brahma: found };
}

function varnadaOf(birth: BirthChart, { varnada = VARNADA_RULES[0], varnada_years: years }: RashiOptions): Beginning {
  const { natal, ascendant, chart } = birth;
  const day = dayOf(birth);
  const lagna = signIndex(ascendant);
  const horaLagna = signIndex(movingLagna('hora', sunAtDawn(natal.chart(), day), day.microseconds));
  const varnadas = Array.from({ length: 12 }, (_, sign) =>
    varnadaSign(sign, (horaLagna + sign - lagna + 12) % 12, varnada),
  );
  const first = at(varnadas, lagna);
  const givenYears = varnadas.map((own, sign) =>
    years === 'ascendant' ? signsTo(first, sign) : signsTo(sign, own, isOddSign(sign)) || 12,
  );
  const system = { ...FURTHER_SYSTEMS.varnada, givenYears };
  return { system, seed: seedOf(system.seed, chart, lagna, horaLagna), horaLagna, varnadas };
}

const KIND_BY_MODALITY = { movable: 'ubhaya', fixed: 'sthira', dual: 'chara' } as const satisfies Record<
  string,
  Paryaya
>;

function paryayaOf({ ascendant, longitudes, chart }: BirthChart, options: RashiOptions): Beginning {
  const { varga = 'd1' } = options;
  const lagna = signIndex(varga === 'd1' ? ascendant : vargaLongitude(ascendant, varga));
  const point = (lagna + partsIn(varga) - 1) % 12;
  const { paryaya = KIND_BY_MODALITY[modality(point)] } = options;
  const system = { ...FURTHER_SYSTEMS.paryaya, ...PARYAYA_KINDS[paryaya] };
  if (varga === 'd1') return { system, chart, point, paryaya };
  return {
    system,
    chart: readChart(longitudes, options, (longitude) => vargaLongitude(longitude, varga)),
    point,
    paryaya,
  };
}

function padanadhamshaOf({ ascendant, longitudes, chart }: BirthChart, options: RashiOptions): Beginning {
  const system = RASHI_SYSTEMS.padanadhamsha;
  const { varga = 'd1' } = options;
  const lagna = signIndex(ascendant);
  const { sign } = padaOf(lagna, chart.signs[lordIn(chart, lagna, 'dasha')]);
  const lord = lordIn(chart, sign, 'dasha');
  const pada = { sign, lord };
  if (varga === 'd1') return { system, point: signIndex(vargaLongitude(longitudes[lord], 'd9')), pada };
  const divided = readChart(longitudes, options, (longitude) => vargaLongitude(longitude, varga));
  return { system, chart: divided, point: divided.signs[lord], pada };
}

function taraLagnaOf({ ascendant, longitudes }: BirthChart, { tara_from: from }: RashiOptions): Beginning {
  const lagna = signIndex(ascendant);
  const system = { ...FURTHER_SYSTEMS.tara_lagna, ascendant: lagna };
  const step = Math.floor((longitudes.Moon % NAKSHATRA) / (NAKSHATRA / 12));
  const twelfth = step + 1;
  if (from !== 'longitude') return { system, point: (lagna + step) % 12, twelfth };
  const point = sreeLagna(ascendant, longitudes.Moon);
  return { system, point: signIndex(point), spent: point % SIGN, twelfth };
}

type Begins = (birth: BirthChart, options: RashiOptions) => Beginning;

export const FURTHER_BEGINNINGS = {
  chakra: chakraOf,
  kendradi: (_, options) => ({ system: { ...FURTHER_SYSTEMS.kendradi, ...kendras(options) } }),
  karaka_kendradi: karakaKendradiOf,
  brahma: brahmaDashaOf,
  varnada: varnadaOf,
  navamsha: ({ ascendant }, { navamsha_from: from }) => ({
    system: FURTHER_SYSTEMS.navamsha,
    point: signIndex(from === 'navamsha_ascendant' ? vargaLongitude(ascendant, 'd9') : ascendant),
  }),
  paryaya: paryayaOf,
  padanadhamsha: padanadhamshaOf,
  tara_lagna: taraLagnaOf,
} satisfies Readonly<Record<string, Begins>>;
