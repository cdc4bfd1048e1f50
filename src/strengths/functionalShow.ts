import { table } from '../operation/layout.js';
import { type Block, type Readings, reading } from '../operation/show.js';
import { SIGN_LORDS } from '../zodiac/lords.js';
import { type FunctionalNatureData, functionalNature } from './functionalNature.js';
import { birthHeading } from './heading.js';
import type { FunctionalNature, LordshipEffect, LordshipReason, LordshipRule } from './rules/functionalNature.js';

const RULE_WORDS: Readonly<Record<LordshipRule, string>> = {
  trikona: 'trine',
  kendra: 'angle',
  trishadaya: '3, 6, 11',
  second_twelfth: '2, 12',
  eighth: '8',
  yogakaraka: 'angle and trine',
};

const EFFECT_WORDS: Readonly<Record<LordshipEffect, string>> = {
  good: 'good',
  bad: 'bad',
  no_good: 'not good by itself',
  no_evil: 'not evil by itself',
  by_company: 'by company',
  excused: 'excused',
};

const reason = ({ rule, effect }: LordshipReason): string => `${RULE_WORDS[rule]}: ${EFFECT_WORDS[effect]}`;

function titles({ yogakaraka, maraka, badhaka }: FunctionalNature): string {
  const all: readonly (readonly [string, boolean | undefined])[] = [
    ['yogakaraka', yogakaraka],
    ['maraka', maraka],
    ['badhaka', badhaka],
  ];
  const held = all.filter(([, holds]) => holds).map(([name]) => name);
  return held.length === 0 ? '–' : held.join(', ');
}

function blocks({ lagna, planets, badhaka, maraka, classical_note, classical_locus }: FunctionalNatureData): Block[] {
  const list = (names: readonly string[]): string => (names.length === 0 ? 'none' : names.join(', '));
  return [
    table(
      `${lagna} rising`,
      ['', 'Rules', 'Is', 'The verses', 'The rules'],
      SIGN_LORDS.map((graha) => {
        const planet = planets[graha];
        return [
          graha,
          planet.houses_ruled.join(', '),
          titles(planet),
          planet.classical ?? '–',
          planet.reasons.map(reason).join('; '),
        ];
      }),
    ),
    {
      kind: 'facts',
      rows: [
        { label: 'Badhaka', value: `house ${badhaka.house}, ${badhaka.sign}, ${badhaka.lord}` },
        ...(maraka === undefined
          ? []
          : [
              { label: 'Maraka lords', value: list(maraka.lords) },
              { label: 'Malefics in 2 and 7', value: list(maraka.occupants) },
              { label: 'Malefics with the lords', value: list(maraka.joined) },
            ]),
        { label: `Verses ${classical_locus}`, value: classical_note === '' ? '–' : classical_note },
      ],
    },
  ];
}

export const FUNCTIONAL_READINGS: Readings = reading(functionalNature, {
  show: (view) => [birthHeading(view), ...blocks(view.data)],
  fields: {
    moon_rule: { summary: 'When the Moon is benefic' },
    mercury_rule: { summary: 'When Mercury is malefic' },
    sensitive: { summary: 'With those that may kill (maraka)' },
  },
});
