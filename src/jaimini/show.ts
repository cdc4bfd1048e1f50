import { type Block, type Column, type HeadingBlock, type Readings, reading, type View } from '../operation/show.js';
import { birthLine, noonLines } from '../operation/words.js';
import { GRAHAS, SIGNS } from '../zodiac/names.js';
import { arudhas } from './arudhas.js';
import { type ArgalaGraha, type ArgalaReference, aspects } from './aspects.js';
import type { JaiminiInput } from './chart.js';
import { karakas } from './karakas.js';
import { longevity } from './longevity.js';
import { strengths } from './strengths.js';
import { ARUDHAS } from './tables/arudhas.js';
import { CHARA_KARAKAS, ONLY_OF_EIGHT } from './tables/karakas.js';

function heading({ input, meta }: View<JaiminiInput, unknown>, ...lines: readonly string[]): HeadingBlock {
  return { kind: 'heading', lines: [birthLine(input.birth, meta), ...lines, ...noonLines(meta)], measure: 'page' };
}

const words = (name: string): string => name.replaceAll('_', ' ');
const list = (names: readonly string[]): string => (names.length === 0 ? '–' : names.join(', '));
const columns = (...titles: readonly string[]): Column[] => titles.map((title) => ({ title }));
/** A rule that chose, in brackets behind what it chose. */
const by = (rule: string | null): string => (rule === null ? '' : ` (${words(rule)})`);

/** What of strength is asked for in words of its own. */
const FIELDS = {
  co_lords: { summary: 'Lords of Scorpio and Aquarius: the stronger of two, or Mars and Saturn' },
  nodes_exalted: { summary: 'Signs in which Rahu and Ketu are exalted' },
} as const;
const CHART_FIELDS = {
  ...FIELDS,
  varga: { value: 'DIVISION', summary: 'Which chart is read: d1 for the rasi, d9 for the navamsha' },
} as const;

const VERDICTS = {
  none: 'nobody helps',
  unobstructed: 'nobody hinders',
  argala: 'the help prevails',
  obstructed: 'the hindrance prevails',
  tie: 'neither prevails',
} as const;

const who = (grahas: readonly ArgalaGraha[]): string =>
  list(grahas.map(({ planet, nature }) => `${planet} ${nature === 'benefic' ? '+' : '−'}`));

/** How Jaimini's rules are read. */
export const READINGS: Readings = {
  ...reading(karakas, {
    show: (view): Block[] => {
      const { scheme, chara, karakamsha, navamsha_lagna, sthira, bhava_karakas } = view.data;
      // By their places, since the names may be those of a language.
      const matters = CHARA_KARAKAS.filter(({ name }) => scheme === 'eight' || name !== ONLY_OF_EIGHT);
      return [
        heading(view),
        {
          kind: 'table',
          title: 'Chara karakas',
          columns: columns('Karaka', 'Of', 'Graha', 'Sign', 'Degrees'),
          rows: chara.map(({ karaka, planet, shared_with, sign, degrees, substitute }, i) => [
            karaka,
            matters[i]?.matter ?? '',
            planet === null ? `none; ${substitute ?? 'nobody'} stands in` : [planet, ...shared_with].join(', '),
            sign ?? '–',
            degrees ?? '–',
          ]),
        },
        {
          kind: 'facts',
          rows: [
            { label: 'Karakamsha', value: karakamsha },
            { label: 'Navamsha lagna', value: navamsha_lagna },
          ],
        },
        {
          kind: 'table',
          title: 'Sthira karakas',
          columns: columns('Of', 'Graha'),
          rows: sthira.map(({ relative, planet, decided_by }) => [words(relative), `${planet}${by(decided_by)}`]),
        },
        { kind: 'facts', rows: [{ label: 'Karakas of the houses', value: bhava_karakas.join(', ') }] },
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
      heading(view),
      {
        kind: 'table',
        title: 'Padas of the houses',
        columns: columns('', 'House of', 'Lord', 'In', 'Pada', 'House', 'Exception'),
        rows: ARUDHAS.map(({ name }) => {
          const { of, lord, lord_sign, lord_decided_by, sign, house, exception } = view.data.houses[name];
          return [name, of, `${lord}${by(lord_decided_by)}`, lord_sign, sign, String(house), exception ? 'tenth' : ''];
        }),
      },
      {
        kind: 'table',
        title: 'Padas of the grahas',
        columns: columns('', 'In', 'Own sign', 'Pada', 'House', 'Exception'),
        rows: GRAHAS.map((graha) => {
          const { of, own_sign, decided_by, sign, house, exception } = view.data.planets[graha];
          return [graha, of, `${own_sign}${by(decided_by)}`, sign, String(house), exception ? 'tenth' : ''];
        }),
      },
    ],
    fields: { ...CHART_FIELDS, base: { summary: 'From whose sign houses are counted' } },
  }),
  ...reading(aspects, {
    show: (view): Block[] => {
      const { planets, argala } = view.data;
      const on = (key: ArgalaReference) =>
        argala[key].pairs.map(({ from, planets: makers, obstructed_from, obstructors, verdict }) => [
          key,
          argala[key].sign,
          String(from),
          who(makers),
          String(obstructed_from),
          who(obstructors),
          VERDICTS[verdict] ?? verdict,
        ]);
      return [
        heading(view),
        {
          kind: 'table',
          title: 'Aspects of signs',
          columns: columns('', 'In', 'Looks on', 'Houses', 'Grahas there'),
          rows: GRAHAS.map((graha) => {
            const { sign, signs, houses, planets: seen } = planets[graha];
            return [graha, sign, list(signs), houses.join(', '), list(seen)];
          }),
        },
        {
          kind: 'table',
          title: 'Argala on the houses: + benefic, − malefic',
          columns: columns('On', 'Sign', 'From', 'Who helps', 'Against', 'Who hinders', ''),
          rows: SIGNS.flatMap((_, i) => on(String(i + 1) as ArgalaReference)),
        },
      ];
    },
    fields: { ...CHART_FIELDS, reverse: { summary: 'Whose sign turns the counting of argala backward' } },
  }),
  ...reading(strengths, {
    show: (view): Block[] => [
      heading(view),
      {
        kind: 'table',
        title: 'Which of two is stronger',
        columns: columns('Of', 'Stronger', 'By', 'What the rules found'),
        rows: view.data.comparisons.map(({ pair, stronger, decided_by, evidence }) => [
          pair.join(', '),
          stronger ?? '–',
          words(decided_by),
          evidence
            .map(({ rule, values }) => `${words(rule)} ${values.map((value) => Number(value.toFixed(4))).join(':')}`)
            .join('; '),
        ]),
      },
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
        heading(view, data.note),
        {
          kind: 'table',
          title: 'Three pairs',
          columns: columns('Pair', 'Members', 'Class'),
          rows: data.pairs.map(({ pair, members, class: its }) => [
            words(pair),
            members.map(({ name, sign, modality }) => `${words(name)} in ${sign} (${modality})`).join(', '),
            its,
          ]),
        },
        {
          kind: 'facts',
          rows: [
            { label: 'Class', value: `${data.class} (by ${words(data.decided_by)})` },
            {
              label: 'Years of two texts',
              value: `${data.years.bphs} (Parashara), ${data.years.pvr ?? 'none'} (Narasimha Rao)`,
            },
            {
              label: 'Eighth lord',
              value: `${eighth.lord}, ${eighth.distance} from ${eighth.base}: ${eighth.class}`,
            },
            { label: 'Rudra', value: `${rudra.planet}${by(rudra.decided_by)}` },
            {
              label: 'Second Rudra',
              value: `${second.planet}${second.afflicted ? ', afflicted' : ''}`,
            },
            { label: 'Trishoola', value: data.trishoola.join(', ') },
            { label: 'Maheshwara', value: `${maheshwara.planet}${by(maheshwara.rule)}` },
            { label: 'Brahma', value: `${brahma.planet} (experimental)` },
          ],
        },
        {
          kind: 'prose',
          lines: data.class_shift.map(({ by: who, direction, reason }) => `${who}, ${direction}: ${reason}`),
        },
      ];
    },
    fields: {
      ...FIELDS,
      sensitive: { summary: 'Has to be given: all of it speaks of length of life' },
      eighth: { summary: 'The eighth sign by the table of the textbook, or by ordinary count' },
    },
  }),
};
