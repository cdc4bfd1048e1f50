import { facts, table } from '../operation/layout.js';
import { type Block, type Column, type HeadingBlock, type Readings, reading, type View } from '../operation/show.js';
import { birthLine, noonLines } from '../operation/words.js';
import { SIGN_LORDS } from '../zodiac/lords.js';
import { chart as chartOperation } from './chart.js';
import { type AnnualDasha, dashas as dashasOperation } from './dashas.js';
import type { AnnualYear, Muntha } from './describe.js';
import type { AnnualInput } from './input.js';
import { month } from './month.js';
import { pravesha } from './pravesha.js';
import { type Saham, saham as sahamOperation, sahams } from './sahams.js';
import { chartBlock, when, words } from './showParts.js';
import { strengths } from './strengths.js';
import { tithiPravesha } from './tithiPravesha.js';
import type { YearLord } from './yearLord.js';
import type { TajikaEvidence } from './yogaData.js';
import { yogas as yogasOperation } from './yogas.js';

const columns = (...titles: readonly string[]): Column[] => titles.map((title) => ({ title }));
const end = (title: string): Column => ({ title, align: 'end' });

function heading({ input, meta, data }: View<AnnualInput, AnnualYear>, ...lines: readonly string[]): HeadingBlock {
  return {
    kind: 'heading',
    lines: [
      birthLine(input.birth, meta),
      `Year ${data.year} of life: ${when(data.return)} to ${when(data.next_return)}`,
      ...lines,
      ...noonLines(meta),
    ],
    measure: 'page',
  };
}

function lordBlocks(title: string, { lord, vishwa, decided_by, candidates }: YearLord): Block[] {
  return [
    facts('', [[title, `${lord} (${vishwa.toFixed(2)} of 20, by ${words(decided_by)})`]]),
    table(
      'Candidates',
      ['Office', 'Planet', 'Sign', 'Chart', 'Aspect on the ascendant', end('Vishwa')],
      candidates.map((one) => [
        words(one.office),
        one.planet,
        one.sign ?? '–',
        one.chart,
        one.eligible
          ? words(one.aspect_on_ascendant ?? '')
          : `${words(one.aspect_on_ascendant ?? 'none')}: does not count`,
        one.vishwa.toFixed(2),
      ]),
    ),
  ];
}

const munthaText = ({ sign, degrees, house, lord }: Muntha): string =>
  `${sign} ${degrees}, house ${house}, lord ${lord}`;

/** The lord of the 2nd house, not `lord:2`. */
const TERMS: Readonly<Record<string, (name: string) => string>> = {
  saham: (name) => `${name} saham`,
  house: (name) => `house ${name}`,
  lord: (name) => `lord of house ${name}`,
  lord_of: (name) => `lord of the sign of ${name}`,
  degree: (name) => `${name}°`,
};
const termText = (term: string): string => {
  const [kind = '', name = ''] = term.split(':');
  return TERMS[kind]?.(name) ?? term;
};
const formulaText = (formula: string): string => formula.split(' ').map(termText).join(' ');

const sahamRow = (one: Saham): string[] => [
  one.name,
  one.sign,
  one.degrees,
  String(one.house),
  one.lord,
  formulaText(one.formula),
  [one.reversed ? 'night' : '', one.plus_30 ? '+30°' : ''].filter((mark) => mark !== '').join(', '),
];
const SAHAM_COLUMNS: Column[] = [
  ...columns('Saham', 'Sign'),
  end('Degrees'),
  end('House'),
  ...columns('Lord', 'Reckoned', ''),
];

const VALUES: Readonly<Record<string, (value: number) => string>> = {
  in_house: (value) => ` ${value}`,
  strong_vishwa: (value) => ` ${value.toFixed(2)}`,
  weak_vishwa: (value) => ` ${value.toFixed(2)}`,
  aspect: (value) => ` at ${value}`,
  between_by_sign: (value) => ` at ${value}`,
};
const evidenceText = ({ planet, fact, other, value }: TajikaEvidence): string =>
  `${planet} ${words(fact)}${other === null ? '' : ` ${other}`}${
    value === null ? '' : (VALUES[fact] ?? ((degrees: number) => ` ${degrees.toFixed(2)}°`))(value)
  }`;

const dashaRow = (one: AnnualDasha): string[] => [one.lord, when(one.start), when(one.end), one.days.toFixed(2)];

const YEAR_FIELDS = {
  completed_years: { value: 'YEARS', summary: 'Years completed at the return; or --at' },
  at: { value: 'MOMENT', summary: 'A moment with UTC offset in that year; or --completed-years' },
} as const;
const FIELDS = {
  ...YEAR_FIELDS,
  zodiac: { summary: 'Longitude to which the Sun returns' },
} as const;
const STRENGTH_FIELDS = {
  relation: { summary: 'How a graha relates to a lord: by their places in the year, or by two camps' },
  drekkana: { summary: 'Whose lord judges the drekkana; the faces of Tajika are unconfirmed' },
} as const;
const CHART_FIELD = {
  chart: { summary: 'Chart of the sahams' },
  sensitive: { summary: 'Include sahams of death, illness or adultery' },
} as const;

export const READINGS: Readings = {
  ...reading(chartOperation, {
    show: (view): Block[] => {
      const { data } = view;
      return [
        heading(
          view,
          data.day
            ? 'The Sun is up at the return: a year that begins by day.'
            : 'The Sun is down at the return: a year that begins by night.',
        ),
        chartBlock(data.chart, `Year ${data.year}`, data.muntha),
        facts('', [
          ['Muntha', munthaText(data.muntha)],
          ['Ascendant at birth', `${data.natal.ascendant.sign} ${data.natal.ascendant.degrees}`],
        ]),
        ...lordBlocks('Lord of the year', data.year_lord),
      ];
    },
    fields: { ...FIELDS, ...STRENGTH_FIELDS },
  }),
  ...reading(strengths, {
    show: (view): Block[] => {
      const { harsha, pancha_vargiya, dwadasha_vargiya } = view.data;
      return [
        heading(view),
        table(
          'Harsha bala',
          ['Planet', ...['House', 'Place', 'Dignity', 'Sex of place', 'Sex of time', 'Total'].map(end), 'Class'],
          SIGN_LORDS.map((graha) => {
            const one = harsha[graha];
            const numbers = [one.house, one.place, one.dignity, one.gender_place, one.gender_time, one.total];
            return [graha, ...numbers.map(String), one.class];
          }),
        ),
        table(
          'Pancha-vargiya bala: points, and the relation to the lord',
          ['Planet', 'Kshetra', 'Hadda', 'Drekkana', 'Navamsha', ...['Uchcha', 'Total', 'Vishwa'].map(end), 'Class'],
          SIGN_LORDS.map((graha) => {
            const { kshetra, hadda, drekkana, navamsha, uchcha, total, vishwa, class: its } = pancha_vargiya[graha];
            return [
              graha,
              ...[kshetra, hadda, drekkana, navamsha].map(({ points, relation }) => `${points} ${relation}`),
              uchcha.points.toFixed(2),
              total.toFixed(2),
              vishwa.toFixed(2),
              words(its),
            ];
          }),
        ),
        table(
          'Dwadasha-vargiya bala (unconfirmed)',
          ['Planet', ...['Strong', 'Weak', 'Net'].map(end)],
          SIGN_LORDS.map((graha) => {
            const { strong, weak, net } = dwadasha_vargiya[graha];
            return [graha, String(strong), String(weak), String(net)];
          }),
        ),
      ];
    },
    fields: { ...FIELDS, ...STRENGTH_FIELDS },
  }),
  ...reading(yogasOperation, {
    show: (view): Block[] => {
      const { pairs, yogas, absent } = view.data;
      const judged = pairs.filter(({ yoga }) => yoga !== null);
      return [
        heading(view),
        table(
          'Pairs that meet or part within their orbs',
          ['Pair', 'Aspect', 'Yoga', end('Apart'), end('Orb'), 'Exact'],
          judged.map((pair) => [
            pair.planets.join(', '),
            words(pair.aspect ?? ''),
            pair.kind === null ? (pair.yoga ?? '') : `${pair.yoga} ${pair.kind}`,
            `${pair.difference_degrees.toFixed(2)}°`,
            `${pair.limit_degrees}°`,
            pair.perfects_at === null ? '–' : when(pair.perfects_at),
          ]),
        ),
        table(
          'Yogas',
          ['', 'Yoga', 'Of', 'Through', 'Because'],
          yogas.map(({ number, name, planets, through, extent, evidence }) => [
            String(number),
            extent === null ? words(name) : `${words(name)} (${extent})`,
            planets.length === SIGN_LORDS.length ? 'all seven' : planets.join(', '),
            through ?? '–',
            evidence.map(evidenceText).join('; '),
          ]),
        ),
        facts('', [['Not there', absent.map(words).join(', ')]]),
      ];
    },
    fields: {
      ...FIELDS,
      ...STRENGTH_FIELDS,
      orb: { summary: 'Half the sum of two deeptamshas, or the smaller' },
      neutral_aspects: { summary: 'Whether signs 2/12 apart aspect each other' },
      khallasara: { summary: 'Whose rule of khallasara' },
      matter_house: { value: 'HOUSE', summary: 'The house of the matter: only its lord and the lord of the ascendant' },
    },
  }),
  ...reading(sahams, {
    show: (view): Block[] => [
      heading(view, `Sahams of the ${view.data.chart} chart, by ${view.data.day ? 'day' : 'night'}`),
      table('', SAHAM_COLUMNS, view.data.sahams.map(sahamRow)),
    ],
    fields: { ...FIELDS, ...CHART_FIELD },
  }),
  ...reading(sahamOperation, {
    show: (view): Block[] => {
      const { chart, day, saham, nested } = view.data;
      return [
        heading(view, `In the ${chart} chart, by ${day ? 'day' : 'night'}`),
        table('', SAHAM_COLUMNS, [saham, ...nested].map(sahamRow)),
        table(
          'Terms',
          ['Saham', '', 'Term', end('Longitude')],
          [saham, ...nested].flatMap(({ name, terms }) =>
            (['a', 'b', 'c'] as const).map((key) => [
              name,
              key,
              formulaText(terms[key].term),
              `${terms[key].longitude.toFixed(4)}°`,
            ]),
          ),
        ),
      ];
    },
    fields: { ...FIELDS, ...CHART_FIELD, saham: { value: 'NAME', summary: 'Which saham: punya, vidya, vivaha …' } },
  }),
  ...reading(dashasOperation, {
    show: (view): Block[] => {
      const { system, dashas, balance } = view.data;
      return [
        heading(
          view,
          ...(balance === undefined
            ? []
            : [`${(balance * 100).toFixed(2)} % of the first lord stand at the beginning.`]),
        ),
        table(system === 'mudda' ? 'Mudda' : 'Patyayini', ['Lord', 'From', 'To', end('Days')], dashas.map(dashaRow)),
      ];
    },
    fields: {
      ...FIELDS,
      system: { value: 'DASHA', summary: 'Which dasha of the year' },
      balance: { summary: 'Of mudda: whose Moon gives the balance' },
      solar_day: { summary: 'Of mudda: a degree of the Sun, or 1/360 of the year' },
      year_days: { value: 'DAYS', summary: 'Of patyayini: days of a year; from return to return by default' },
    },
  }),
  ...reading(tithiPravesha, {
    show: (view): Block[] => {
      const { data } = view;
      const { at, note, tithi, elongation, solar_month, chart, candidates, masa } = data;
      return [
        heading(view),
        {
          kind: 'facts',
          rows: [
            { label: 'Tithi of birth', value: `${tithi.paksha} ${tithi.name}, ${elongation.toFixed(4)}° from the Sun` },
            { label: 'Sun in its birth sign', value: `${when(solar_month.start)} to ${when(solar_month.end)}` },
            {
              label: 'Tithi pravesha',
              value: at === null ? 'none' : when(at),
              ...(candidates.length > 1 ? { remark: `of ${candidates.map(when).join(', ')}` } : {}),
            },
          ],
        },
        ...(chart === null ? [] : [chartBlock(chart, 'Tithi pravesha')]),
        ...(note === null ? [] : [{ kind: 'prose', lines: [note] } satisfies Block]),
        ...(masa === undefined
          ? []
          : [
              table(
                'Every return of the year',
                [''],
                masa.map((one) => [when(one)]),
              ) satisfies Block,
            ]),
      ];
    },
    fields: { ...YEAR_FIELDS, masa: { summary: 'Every return of the tithi within the year' } },
  }),
  ...reading(pravesha, {
    show: (view): Block[] => {
      const { at, unit, angle, solar_month, chart, candidates, masa } = view.data;
      const title = unit.limb === 'yoga' ? 'Yoga pravesha' : 'Nakshatra pravesha';
      return [
        heading(view),
        {
          kind: 'facts',
          rows: [
            {
              label: unit.limb === 'yoga' ? 'Yoga of birth' : 'Nakshatra of birth',
              value: `${unit.name}, ${angle.toFixed(4)}°`,
            },
            { label: 'Sun in its birth sign', value: `${when(solar_month.start)} to ${when(solar_month.end)}` },
            {
              label: title,
              value: when(at),
              ...(candidates.length > 1 ? { remark: `of ${candidates.map(when).join(', ')}` } : {}),
            },
          ],
        },
        chartBlock(chart, title),
        ...(masa === undefined
          ? []
          : [
              table(
                'Every return of the year',
                [''],
                masa.map((one) => [when(one)]),
              ) satisfies Block,
            ]),
      ];
    },
    fields: {
      ...YEAR_FIELDS,
      limb: { summary: 'Which limb of birth returns' },
      masa: { summary: 'Every return of it within the year' },
    },
  }),
  ...reading(month, {
    show: (view): Block[] => {
      const { data } = view;
      const part = data.part === null ? '' : `, part ${data.part}`;
      return [
        heading(view, `Month ${data.month}${part} of the year that began ${when(data.year_return)}`),
        chartBlock(data.chart, `Month ${data.month}${part}`, data.muntha),
        facts('', [['Muntha', munthaText(data.muntha)]]),
        ...lordBlocks('Lord of the month', data.month_lord),
      ];
    },
    fields: {
      ...FIELDS,
      ...STRENGTH_FIELDS,
      month: { value: 'MONTH', summary: 'Which month of the year: 30° of the Sun each' },
      part: { value: 'PART', summary: 'Which of its twelve parts of some sixty hours' },
    },
  }),
};
