import { birthHeading, facts, table } from '../operation/layout.js';
import { type Block, type Readings, reading } from '../operation/show.js';
import { GRAHAS, SIGNS } from '../zodiac/names.js';
import { arudhas } from './arudhas.js';
import { type ArgalaGraha, type ArgalaReference, aspects } from './aspects.js';
import { karakas } from './karakas.js';
import { longevity } from './longevity.js';
import { strengths } from './strengths.js';
import { ARUDHAS } from './tables/arudhas.js';
import { CHARA_KARAKAS, ONLY_OF_EIGHT } from './tables/karakas.js';

const words = (name: string): string => name.replaceAll('_', ' ');
const list = (names: readonly string[]): string => (names.length === 0 ? '–' : names.join(', '));
const by = (rule: string | null): string => (rule === null ? '' : ` (${words(rule)})`);

const FIELDS = {
  co_lords: { summary: 'Lords of Scorpio and Aquarius: the stronger of two, or Mars and Saturn' },
  nodes_exalted: { summary: 'Signs in which Rahu and Ketu are exalted' },
} as const;
const CHART_FIELDS = {
  ...FIELDS,
  varga: { value: 'DIVISION', summary: 'Chart to read: d1 for the rasi, d9 for the navamsha' },
} as const;

const VERDICTS = {
  unobstructed: 'nobody hinders',
  argala: 'the help prevails',
  obstructed: 'the hindrance prevails',
  tie: 'neither prevails',
} as const;

const who = (grahas: readonly ArgalaGraha[]): string =>
  list(grahas.map(({ planet, nature }) => `${planet} ${nature === 'benefic' ? '+' : '−'}`));

export const READINGS: Readings = {
  ...reading(karakas, {
    show: (view): Block[] => {
      const { scheme, chara, karakamsha, navamsha_lagna, sthira, bhava_karakas } = view.data;
      // By position, since names may be translated.
      const matters = CHARA_KARAKAS.filter(({ name }) => scheme === 'eight' || name !== ONLY_OF_EIGHT);
      return [
        birthHeading(view),
        table(
          'Chara karakas',
          ['Karaka', 'Of', 'Graha', 'Sign', 'Degrees'],
          chara.map(({ karaka, planet, shared_with, sign, degrees, substitute }, i) => [
            karaka,
            matters[i]?.matter ?? '',
            planet === null ? `none; ${substitute ?? 'nobody'} stands in` : [planet, ...shared_with].join(', '),
            sign ?? '–',
            degrees ?? '–',
          ]),
        ),
        facts('', [
          ['Karakamsha', karakamsha],
          ['Navamsha lagna', navamsha_lagna],
        ]),
        table(
          'Sthira karakas',
          ['Of', 'Graha'],
          sthira.map(({ relative, planet, decided_by }) => [words(relative), `${planet}${by(decided_by)}`]),
        ),
        facts('', [['Karakas of the houses', bhava_karakas.join(', ')]]),
      ];
    },
    fields: {
      ...FIELDS,
      scheme: { summary: 'Eight chara karakas with Rahu, or seven' },
      sthira_karakas: { summary: 'Whose list of sthira karakas' },
    },
  }),
  ...reading(arudhas, {
    show: (view): Block[] => [
      birthHeading(view),
      table(
        'Padas of the houses',
        ['', 'House of', 'Lord', 'In', 'Pada', 'House', 'Exception'],
        ARUDHAS.map(({ name }) => {
          const { of, lord, lord_sign, lord_decided_by, sign, house, exception } = view.data.houses[name];
          return [name, of, `${lord}${by(lord_decided_by)}`, lord_sign, sign, String(house), exception ? 'tenth' : ''];
        }),
      ),
      table(
        'Padas of the grahas',
        ['', 'In', 'Own sign', 'Pada', 'House', 'Exception'],
        GRAHAS.map((graha) => {
          const { of, own_sign, decided_by, sign, house, exception } = view.data.planets[graha];
          return [graha, of, `${own_sign}${by(decided_by)}`, sign, String(house), exception ? 'tenth' : ''];
        }),
      ),
    ],
    fields: { ...CHART_FIELDS, base: { summary: 'Reference for houses' } },
  }),
  ...reading(aspects, {
    show: (view): Block[] => {
      const { planets, argala } = view.data;
      const on = (key: ArgalaReference) =>
        // Of the 48 pairs those where somebody helps.
        argala[key].pairs.flatMap(({ from, planets: makers, obstructed_from, obstructors, verdict }) =>
          verdict === 'none'
            ? []
            : [
                [
                  key,
                  argala[key].sign,
                  String(from),
                  who(makers),
                  String(obstructed_from),
                  who(obstructors),
                  VERDICTS[verdict],
                ],
              ],
        );
      return [
        birthHeading(view),
        table(
          'Aspects of signs',
          ['', 'In', 'Looks on', 'Houses', 'Grahas there'],
          GRAHAS.map((graha) => {
            const { sign, signs, houses, planets: seen } = planets[graha];
            return [graha, sign, list(signs), houses.join(', '), list(seen)];
          }),
        ),
        table(
          'Argala on the houses: + benefic, − malefic',
          ['On', 'Sign', 'From', 'Who helps', 'Against', 'Who hinders', ''],
          SIGNS.flatMap((_, i) => on(String(i + 1) as ArgalaReference)),
        ),
      ];
    },
    fields: { ...CHART_FIELDS, reverse: { summary: 'Whose sign reverses the counting of argala' } },
  }),
  ...reading(strengths, {
    show: (view): Block[] => [
      birthHeading(view),
      table(
        'Which of two is stronger',
        ['Of', 'Stronger', 'By', 'What the rules found'],
        view.data.comparisons.map(({ pair, stronger, decided_by, evidence }) => [
          pair.join(', '),
          stronger ?? '–',
          words(decided_by),
          evidence
            .map(({ rule, values }) => `${words(rule)} ${values.map((value) => Number(value.toFixed(4))).join(':')}`)
            .join('; '),
        ]),
      ),
    ],
    fields: {
      ...CHART_FIELDS,
      compare: { summary: 'Two grahas or two signs; opposite signs and co-lords by default' },
      purpose: { summary: 'For strength as such, or for a dasha' },
    },
  }),
  ...reading(longevity, {
    show: (view): Block[] => {
      const { data } = view;
      const { eighth_lord: eighth, rudra, second_rudra: second, maheshwara, brahma } = data;
      return [
        birthHeading(view, data.note),
        table(
          'Three pairs',
          ['Pair', 'Members', 'Class'],
          data.pairs.map(({ pair, members, class: its }) => [
            words(pair),
            members.map(({ name, sign, modality }) => `${words(name)} in ${sign} (${modality})`).join(', '),
            its,
          ]),
        ),
        facts('', [
          ['Class', `${data.class} (by ${words(data.decided_by)})`],
          ['Years of two texts', `${data.years.bphs} (Parashara), ${data.years.pvr ?? 'none'} (Narasimha Rao)`],
          ['Eighth lord', `${eighth.lord}, ${eighth.distance} from ${eighth.base}: ${eighth.class}`],
          ['Rudra', `${rudra.planet}${by(rudra.decided_by)}`],
          ['Second Rudra', `${second.planet}${second.afflicted ? ', afflicted' : ''}`],
          ['Trishoola', data.trishoola.join(', ')],
          ['Maheshwara', `${maheshwara.planet}${by(maheshwara.rule)}`],
          ['Brahma', `${brahma.planet} (experimental)`],
        ]),
        {
          kind: 'prose',
          lines: data.class_shift.map(({ by: who, direction, reason }) => `${who}, ${direction}: ${reason}`),
        },
      ];
    },
    fields: {
      ...FIELDS,
      sensitive: { summary: 'Required: everything here concerns length of life' },
      eighth: { summary: 'The eighth sign by the table of the textbook, or by ordinary count' },
    },
  }),
};
