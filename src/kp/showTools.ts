import { facts, table } from '../operation/layout.js';
import { type Block, type HeadingBlock, type Readings, reading, type View } from '../operation/show.js';
import { birthLine } from '../operation/words.js';
import { GRAHAS } from '../zodiac/names.js';
import { bhava } from './bhava.js';
import { cuspalInterlinks, type KpCuspalInterlinksData } from './cuspalInterlinks.js';
import { fortuna } from './fortuna.js';
import { fourStep, type KpFourStepRow } from './fourStep.js';
import { houseSignificators } from './houseSignificators.js';
import { lordsOf } from './lordsOf.js';
import { type KpGrades, planetSignifications } from './planetSignifications.js';
import { subSubTableOperation } from './subSubTable.js';
import { CUSP_LABELS, HOUSE_KEYS } from './tables/planets.js';
import type { KpBirthInput, KpLordNames } from './tools.js';

const tight = true;
export const words = (name: string): string => name.replaceAll('_', ' ');
export const listed = (values: readonly (string | number)[]): string => (values.length === 0 ? '–' : values.join(' '));

function heading<Data>({ input, meta }: View<KpBirthInput, Data>, ...lines: readonly string[]): HeadingBlock {
  return { kind: 'heading', lines: [birthLine(input.birth, meta), ...lines], measure: 'page' };
}

const grades = ({ A, B, C, D }: KpGrades): string[] => [A, B, C, D].map(listed);
const lordFacts = (lords: KpLordNames): { label: string; value: string }[] =>
  Object.entries(lords).map(([name, lord]) => ({
    label: `${words(name)[0]?.toUpperCase()}${words(name).slice(1)}`,
    value: lord,
  }));

const ROLES: Readonly<Record<KpFourStepRow['role'], string>> = {
  planet: 'planet',
  star_lord: 'its star lord',
  sub_lord: 'its sub lord',
  star_lord_of_sub_lord: 'star lord of that',
};

const LABELS = HOUSE_KEYS.map((key, i) => [key, CUSP_LABELS[i] ?? key] as const);

function grid({ cusps }: KpCuspalInterlinksData): Block {
  return table(
    'I involved, C committed, F final',
    [
      { title: 'Cusp', size: 4 },
      { title: 'Agent', size: 7, tight },
      ...HOUSE_KEYS.map((title) => ({ title, size: 3, tight }) as const),
    ],
    LABELS.map(([key, label]) => {
      const { agent, involved, committed, final } = cusps[key];
      const mark = (house: number): string =>
        [
          involved.includes(house) ? 'I' : '',
          committed.includes(house) ? 'C' : '',
          final?.includes(house) ? 'F' : '',
        ].join('');
      return [label, agent.planet, ...HOUSE_KEYS.map((house) => mark(Number(house)))];
    }),
  );
}

function links({ cusps, positional_status }: KpCuspalInterlinksData): Block[] {
  const having = GRAHAS.filter((graha) => positional_status[graha].has);
  const four = cusps[1].final !== undefined;
  return [
    table(
      '',
      [
        { title: 'Cusp', size: 4 },
        { title: 'Sign', size: 11, tight },
        { title: 'Degrees', align: 'end', tight },
        { title: 'Star', size: 7, tight },
        { title: 'Sub', size: 7, tight },
        ...(four ? [{ title: 'Sub-sub', size: 7, tight } as const] : []),
        { title: 'Holds for', align: 'end' },
      ],
      LABELS.map(([key, label]) => {
        const { sign, degrees, lords, seconds_to_next_change } = cusps[key];
        return [
          label,
          sign,
          degrees,
          lords.star_lord,
          lords.sub_lord,
          ...(four ? [lords.sub_sub_lord] : []),
          `${seconds_to_next_change.toFixed(1)} s`,
        ];
      }),
    ),
    grid({ cusps, positional_status }),
    facts('', [['Positional status', having.length === 0 ? 'none' : having.join(', ')]]),
  ];
}

export const TOOL_READINGS: Readings = {
  ...reading(planetSignifications, {
    show: (view): Block[] => [
      heading(view),
      table(
        'Houses signified: A star lord occupies, B occupies, C star lord owns, D owns',
        ['Planet', 'Star', 'Sub', 'A', 'B', 'C', 'D', ...(view.input.sub === true ? ['A of sub', 'B', 'C', 'D'] : [])],
        GRAHAS.map((graha) => {
          const row = view.data.planets[graha];
          return [
            graha,
            row.star_lord,
            row.sub_lord,
            ...grades(row),
            ...(row.sub === undefined ? [] : grades(row.sub)),
          ];
        }),
      ),
    ],
    fields: { sub: { summary: 'Add the houses of the sub lord' } },
  }),
  ...reading(houseSignificators, {
    show: (view): Block[] => [
      heading(view),
      table(
        '',
        ['House', 'A star of occupant', 'B occupant', 'C star of owner', 'D owner'],
        HOUSE_KEYS.map((key) => {
          const { A, B, C, D } = view.data.houses[key];
          return [key, ...[A, B, C, D].map(listed)];
        }),
      ),
    ],
  }),
  ...reading(fourStep, {
    show: (view): Block[] => [
      heading(view, 'Read the third and fourth row first. Experimental.'),
      table(
        '',
        ['Of', '', 'Row', 'Graha', 'Strong', 'Weak'],
        GRAHAS.flatMap((graha) =>
          view.data.planets[graha].map(({ step, role, planet, strong, weak }) => [
            step === 1 ? graha : '',
            String(step),
            ROLES[role],
            planet,
            listed(strong),
            listed(weak),
          ]),
        ),
      ),
    ],
  }),
  ...reading(cuspalInterlinks, {
    show: (view): Block[] => [heading(view, 'Experimental.'), ...links(view.data)],
    fields: {
      levels: { value: 'N', summary: 'Lords of a cuspal position: 4 to the sub-sub, 3 to the sub' },
      positional_status: { summary: 'Rules of positional status; wide adds the own sub and sub-sub' },
    },
  }),
  ...reading(fortuna, {
    show: (view): Block[] => {
      const { sign, degrees, nakshatra, pada, house, lords, formula, day, day_night_longitude, A, B, C } = view.data;
      return [
        heading(view),
        {
          kind: 'facts',
          rows: [
            { label: 'Fortuna', value: `${sign} ${degrees}`, remark: `${nakshatra} ${pada}, house ${house}` },
            ...lordFacts(lords),
            { label: 'Houses', value: `A ${listed(A)}, B ${listed(B)}, C ${listed(C)}` },
            { label: 'Formula', value: words(formula), remark: day ? 'a birth by day' : 'a birth by night' },
            { label: 'By day and night', value: `${day_night_longitude.toFixed(6)}°` },
          ],
        },
      ];
    },
    fields: { formula: { summary: 'Ascendant + Moon − Sun always (fixed), or by night ascendant + Sun − Moon' } },
  }),
  ...reading(bhava, {
    show: (view): Block[] => [
      heading(
        view,
        view.data.reading === 'arambha' ? 'The cusp begins the house.' : 'The cusp is the middle of the house.',
      ),
      table(
        '',
        ['House', 'Begins', 'Middle', 'Ends', 'Sign', 'Lord', 'In it'],
        view.data.houses.map(({ house, start, madhya, end, sign, lord, planets }) => [
          String(house),
          ...[start, madhya, end].map((degrees) => degrees.toFixed(4)),
          sign,
          lord,
          listed(planets),
        ]),
      ),
      table(
        '',
        ['Planet', 'Sign', 'Degrees', 'House', 'Other reading'],
        GRAHAS.map((graha) => {
          const { sign, degrees, house, moved } = view.data.planets[graha];
          return [graha, sign, degrees, String(house), moved ? 'another house' : 'the same'];
        }),
      ),
    ],
    fields: { reading: { summary: 'What a cusp is: the beginning of its house (arambha), or its middle (madhya)' } },
  }),
  ...reading(lordsOf, {
    show: ({ data }): Block[] => [
      {
        kind: 'facts',
        rows: [
          { label: 'Place', value: `${data.sign} ${data.degrees}`, remark: `${data.nakshatra} ${data.pada}` },
          ...lordFacts(data.lords),
          { label: 'Number', value: `${data.number} of 2193, ${data.horary_number} of 249` },
        ],
      },
    ],
    fields: { longitude: { value: 'DEGREES', summary: 'Sidereal longitude, 0 to less than 360' } },
  }),
  ...reading(subSubTableOperation, {
    show: ({ data }): Block[] => [
      table(
        '',
        ['Number', 'Sign', 'Begins', 'Star', 'Sub', 'Sub-sub', 'Of 249', 'Units of 1/36″'],
        data.rows.map((row) => [
          String(row.number),
          row.sign,
          row.degrees,
          row.star_lord,
          row.sub_lord,
          row.sub_sub_lord,
          String(row.horary_number),
          `${row.start_units} to ${row.end_units}`,
        ]),
      ),
    ],
    fields: {
      number: { value: 'N', summary: 'Only the row of this number, 1 to 2193' },
      longitude: { value: 'DEGREES', summary: 'Only the row of this sidereal longitude' },
      from: { value: 'N', summary: 'First row of several' },
      count: { value: 'N', summary: 'How many rows' },
    },
    example: { number: 1000 },
  }),
};
