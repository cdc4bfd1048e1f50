import { vargaLongitude } from '../../charts/rules/varga.js';
import { SiddhantaError } from '../../errors.js';
import { SIGN, signIndex } from '../../math/angle.js';
import { at } from '../../math/at.js';
import { recordOf } from '../../math/recordOf.js';
import { brahmaOf } from '../../zodiac/brahma.js';
import { partsIn } from '../../zodiac/divisions.js';
import { GRAHAS, type Graha, SIGNS, type Sign } from '../../zodiac/names.js';
import { lordIn } from '../../zodiac/signStrength.js';
import { sreeLagna } from '../../zodiac/sreeLagna.js';
import type { ChartNatal } from '../natal.js';
import type { Reckoning } from '../periods.js';
import { type Beginning, type BirthChart, type Findings, readChart } from './beginning.js';
import { FURTHER_BEGINNINGS } from './furtherBeginnings.js';
import type { RashiOptions } from './options.js';
import { type RashiCourse, rashiCourse, type SignStretch } from './rules/course.js';
import { type Seed, seedOf } from './rules/seeds.js';
import type { RashiSystem } from './rules/system.js';
import { MANDOOKA_READINGS, PYJHORA_WITHIN, RASHI_SYSTEMS } from './tables/systems.js';

export interface NamedSignRuler {
  readonly lord: Graha | null;
  readonly sign: Sign;
}

export interface RashiReckoning extends Reckoning<SignStretch, NamedSignRuler> {
  readonly course: RashiCourse;
  readonly seed: Seed;
  readonly findings: Findings;
}

/** The daśās of signs that begin at one sign and go in rounds: all but the Sudarśana cakra. */
export type RashiSystemId = Exclude<keyof typeof RASHI_SYSTEMS, 'chara_raghava_male' | 'chara_raghava_female'>;

function refuse(
  field: 'sex' | 'exaltation' | 'mercury_in_virgo' | 'antardasha_first',
  { school = 'kn_rao', ...given }: RashiOptions,
): void {
  if (given[field] === undefined) return;
  const other = field === 'sex' ? 'raghava_bhatta' : 'kn_rao';
  throw new SiddhantaError(
    'invalid_value',
    `${field} is ${JSON.stringify(given[field])}, but school "${school}" does not use ${field}. Leave ${field} out, or choose school "${other}".`,
    { field },
  );
}

function charaOf(options: RashiOptions): RashiSystem {
  const { school, sex, antardasha_first: within } = options;
  if (school !== 'raghava_bhatta') {
    refuse('sex', options);
    return within === undefined ? RASHI_SYSTEMS.chara : { ...RASHI_SYSTEMS.chara, within };
  }
  refuse('exaltation', options);
  refuse('mercury_in_virgo', options);
  refuse('antardasha_first', options);
  if (sex === undefined) {
    throw new SiddhantaError(
      'missing_field',
      'sex is required: the Chara dasha of "raghava_bhatta" counts differently for men and women. Give "male" or "female", or choose school "kn_rao".',
      { field: 'sex' },
    );
  }
  return RASHI_SYSTEMS[`chara_raghava_${sex}`];
}

function narayanaOf({ ascendant, longitudes, chart }: BirthChart, options: RashiOptions): Beginning {
  const system = RASHI_SYSTEMS.narayana;
  const { varga = 'd1' } = options;
  if (varga === 'd1') return { system };
  const house = (signIndex(ascendant) + partsIn(varga) - 1) % 12;
  const divided = readChart(longitudes, options, (longitude) => vargaLongitude(longitude, varga));
  return {
    system: { ...system, seed: 'varga_ascendant_or_seventh' },
    chart: divided,
    point: divided.signs[lordIn(chart, house, 'dasha')],
  };
}

function sthiraOf({ ascendant, chart }: BirthChart, { brahma }: RashiOptions): Beginning {
  const system = RASHI_SYSTEMS.sthira;
  if (brahma !== undefined) return { system, point: chart.signs[brahma] };
  const found = brahmaOf(chart, signIndex(ascendant));
  return { system, point: chart.signs[found.planet], brahma: found };
}

function sudasaOf({ ascendant, longitudes }: BirthChart): Beginning {
  const lagna = sreeLagna(ascendant, longitudes.Moon);
  return { system: RASHI_SYSTEMS.sudasa, point: signIndex(lagna), spent: lagna % SIGN, sreeLagna: lagna };
}

const BEGINNINGS: Partial<Readonly<Record<RashiSystemId, (birth: BirthChart, options: RashiOptions) => Beginning>>> = {
  ...FURTHER_BEGINNINGS,
  chara: (_, options) => ({ system: charaOf(options) }),
  narayana: narayanaOf,
  lagnamsaka: ({ ascendant }) => ({
    system: RASHI_SYSTEMS.lagnamsaka,
    point: signIndex(vargaLongitude(ascendant, 'd9')),
  }),
  sudasa: sudasaOf,
  drig: (_, { aspects = 'pvr' }) => ({ system: { ...RASHI_SYSTEMS.drig, round: { aspects } } }),
  sthira: sthiraOf,
  mandooka: (_, { sign_years: years, order = 'kendras' }) => ({
    system: {
      ...RASHI_SYSTEMS.mandooka,
      ...MANDOOKA_READINGS[order],
      ...(years === 'sthira' ? { years: 'modality' } : {}),
    },
  }),
};

function systemWith(id: RashiSystemId, system: RashiSystem, options: RashiOptions): RashiSystem {
  const { exaltation, cycles, mercury_in_virgo, saturn_ketu: occupants, antardasha_rule: rule } = options;
  const within = rule === 'pyjhora' ? PYJHORA_WITHIN[id] : rule;
  if (rule === 'pyjhora' && within === undefined) {
    throw new SiddhantaError(
      'invalid_value',
      `antardasha_rule is "pyjhora", but that program divides ${id} by no rule. Leave it out, or choose "bphs".`,
      { field: 'antardasha_rule' },
    );
  }
  return {
    ...system,
    ...(exaltation === undefined ? {} : { exaltation }),
    ...(cycles === undefined ? {} : { cycles }),
    ...(mercury_in_virgo === 'article' ? { mercuryExalted: false } : {}),
    ...(occupants === undefined ? {} : { occupants }),
    ...(within === undefined ? {} : { within }),
  };
}

/**
 * @throws {SiddhantaError} `undefined_at_latitude` where no point of the ecliptic rises; `missing_field` and `invalid_value` for options
 *   that the school of Cara requires or lacks
 */
export function reckonRashi(id: RashiSystemId, natal: ChartNatal, options: RashiOptions): RashiReckoning {
  const { ascendant, grahas } = natal.chart();
  const longitudes = recordOf(GRAHAS, (graha) => grahas[graha].longitude);
  const rashi = readChart(longitudes, options);
  const begun: Beginning = BEGINNINGS[id]?.({ natal, ascendant, longitudes, chart: rashi }, options) ?? {
    system: RASHI_SYSTEMS[id],
  };
  const { system: row, chart = rashi, point = signIndex(ascendant), spent = 0, seed: found, ...findings } = begun;
  const system = systemWith(id, row, options);
  const seed = found ?? seedOf(system.seed, chart, point);
  return {
    course: rashiCourse(system, chart, seed, spent),
    seed,
    ruler: ({ lord, sign }) => ({ lord, sign: at(SIGNS, sign).name }),
    cycle: ({ cycle }) => cycle,
    findings,
  };
}
