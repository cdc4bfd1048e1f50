import type { RashiOptions } from './options.js';
import type { RashiSystemId } from './reckon.js';
import { RASHI_SYSTEMS } from './tables/systems.js';

type Takes = readonly Exclude<keyof RashiOptions, 'ring'>[];

const STRENGTH = ['nodes_exalted', 'co_lords'] as const;
const COUNTED = [...STRENGTH, 'exaltation', 'mercury_in_virgo'] as const;

export const RASHI_TAKES: Readonly<Record<RashiSystemId, Takes>> = {
  chara: ['school', 'sex', 'antardasha_first', 'exaltation', 'mercury_in_virgo', 'nodes_exalted', 'cycles'],
  narayana: [...COUNTED, 'varga', 'antardasha_rule'],
  lagnamsaka: [...COUNTED, 'antardasha_rule'],
  moola: [...COUNTED, 'saturn_ketu'],
  sudasa: [...COUNTED, 'antardasha_rule', 'saturn_ketu'],
  drig: [...COUNTED, 'aspects'],
  trikona: [...COUNTED, 'cycles', 'antardasha_rule'],
  sthira: [...STRENGTH, 'cycles', 'brahma'],
  shoola: [...STRENGTH, 'cycles'],
  niryana_shoola: [...STRENGTH, 'antardasha_rule', 'saturn_ketu'],
  mandooka: [...STRENGTH, 'cycles', 'sign_years', 'order'],
  chakra: [...STRENGTH, 'twilight', 'antardasha_rule'],
  kendradi: [...COUNTED, 'kendra_order'],
  karaka_kendradi: [...COUNTED, 'kendra_order', 'scheme'],
  brahma: [...STRENGTH, 'exaltation', 'brahma', 'antardasha_rule'],
  yogardha: [...COUNTED, 'antardasha_rule'],
  varnada: [...STRENGTH, 'varnada', 'varnada_years', 'antardasha_rule'],
  navamsha: [...STRENGTH, 'navamsha_from', 'antardasha_rule'],
  paryaya: [...STRENGTH, 'varga', 'paryaya', 'antardasha_rule'],
  padanadhamsha: [...COUNTED, 'varga', 'antardasha_rule'],
  tara_lagna: ['tara_from'],
  sandhya: [...STRENGTH, 'antardasha_rule'],
  pachaka: [],
};

const DEFAULTS: Readonly<Partial<Record<keyof RashiOptions, string>>> = {
  school: 'kn_rao',
  antardasha_first: 'next',
  nodes_exalted: 'gemini_sagittarius',
  co_lords: 'stronger',
  varga: 'd1',
  aspects: 'pvr',
  brahma: 'computed',
  sign_years: 'kn_rao',
  mercury_in_virgo: 'textbook',
  order: 'kendras',
  twilight: 'ghatis',
  kendra_order: 'strength',
  scheme: 'eight',
  varnada: 'sign_parity',
  varnada_years: 'houses',
  navamsha_from: 'ascendant',
  paryaya: 'by the modality of the ascendant',
  tara_from: 'sign',
};

export function optionTexts(id: RashiSystemId, options: RashiOptions): Record<string, string> {
  const raghava = options.school === 'raghava_bhatta';
  const { exaltation, cycles, occupants, within } = RASHI_SYSTEMS[raghava ? 'chara_raghava_male' : id];
  const defaults = {
    ...DEFAULTS,
    exaltation: `${exaltation}`,
    cycles: `${cycles}`,
    saturn_ketu: occupants,
    antardasha_rule: within,
  };
  const texts: Record<string, string> = {};
  for (const option of RASHI_TAKES[id]) {
    const given = options[option];
    const byDefault: string | undefined =
      raghava && option !== 'cycles' ? undefined : defaults[option as keyof typeof defaults];
    const text = given === undefined ? byDefault : `${given}`;
    if (text !== undefined) texts[option] = text;
  }
  return texts;
}
