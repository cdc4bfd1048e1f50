import { prose } from '../operation/layout.js';
import { type Block, type HeadingBlock, type Readings, reading, type View } from '../operation/show.js';
import { birthLine, labelText, noonLines } from '../operation/words.js';
import { antardasha } from './antardasha.js';
import { conjunction } from './conjunction.js';
import { forBirth, type TextLine, type TextsForBirthData, type TextsForBirthInput } from './forBirth.js';
import { grahaInHouse } from './grahaInHouse.js';
import { grahaInSign } from './grahaInSign.js';
import type { TextsAtInput, TextsInput } from './input.js';
import { lagna } from './lagna.js';
import { lordInHouse } from './lordInHouse.js';
import { mahadasha } from './mahadasha.js';
import { nakshatra } from './nakshatra.js';
import type { TextsData } from './placementOperation.js';
import { placementText } from './placementText.js';
import type { ClauseLack, TextClause, TextEvidence, TextStatement } from './statement.js';
import { transit } from './transit.js';
import { verse } from './verse.js';

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const LACKS: Readonly<Record<ClauseLack, string>> = {
  birth_time: 'not known without a time of birth',
  sunrise: 'not known without a sunrise and a sunset on that day',
  sex: 'not known without the sex',
  rule: 'not evaluated',
};

function madeBy({ planets, signs, houses }: TextEvidence): string {
  return planets
    .map((planet, i) => [planet, signs[i], ...(houses === undefined ? [] : [houses[i]])].join(' '))
    .join(', ');
}

function clauseText({
  says,
  condition,
  applies,
  lacks,
}: Pick<TextClause, 'says' | 'condition' | 'applies' | 'lacks'>): string {
  if (condition === undefined) return says;
  const verdict =
    lacks === undefined
      ? applies === undefined
        ? ''
        : applies
          ? 'applies: '
          : 'does not apply: '
      : `${LACKS[lacks]}: `;
  return `${says} (${verdict}${condition})`;
}

type Dated = Pick<TextStatement, 'start' | 'end' | 'vedha_by'>;

function whenText({ start, end, vedha_by }: Dated): string[] {
  const dates =
    start === undefined || end === undefined ? [] : [start === null ? 'ended before the birth' : `${start} to ${end}`];
  const vedha = vedha_by === undefined || vedha_by.length === 0 ? [] : [`obstructed by ${vedha_by.join(', ')}`];
  return [...dates, ...vedha];
}

const IN_CHART = new Map<boolean | null | undefined, string>([
  [false, 'not in this chart'],
  [null, LACKS.birth_time],
]);

function statementBlock(statement: TextStatement): Block {
  const { work, locus, pratika, kind, placement, clauses, in_chart, note } = statement;
  const where = [
    `${work} ${locus}, ${pratika} …`,
    ...whenText(statement),
    ...(IN_CHART.has(in_chart) ? [IN_CHART.get(in_chart)] : []),
  ].join('; ');
  return {
    kind: 'facts',
    title: `${capital(placementText(kind, placement))}: ${where}`,
    rows: [
      ...clauses.map((clause) => ({ label: labelText(clause.topic), value: clauseText(clause) })),
      ...(note === undefined ? [] : [{ label: 'Reading', value: note }]),
    ],
  };
}

function placementBlocks({ input, data, meta }: View<TextsInput, TextsData>): Block[] {
  const { birth } = input;
  const head: HeadingBlock = {
    kind: 'heading',
    lines: birth === undefined ? ['What the texts say'] : [birthLine(birth, meta), ...noonLines(meta)],
    measure: 'page',
  };
  const none = data.statements.length === 0 ? [prose('The chart has no such placement that can be known.')] : [];
  return [head, ...data.statements.map(statementBlock), ...none, prose(data.notice)];
}

function lineRow(line: TextLine) {
  const { work, locus, evidence } = line;
  return {
    label: `${work} ${locus}`,
    value: clauseText(line),
    remark: [
      placementText(line.kind, line.placement),
      ...(evidence === undefined ? [] : [madeBy(evidence)]),
      ...whenText(line),
    ].join('; '),
  };
}

function birthBlocks({ input, data, meta }: View<TextsForBirthInput, TextsForBirthData>): Block[] {
  const { topics, skipped, notice } = data;
  return [
    { kind: 'heading', lines: [birthLine(input.birth, meta), ...noonLines(meta)], measure: 'page' },
    ...topics.map(({ topic, lines }): Block => ({ kind: 'facts', title: labelText(topic), rows: lines.map(lineRow) })),
    ...(skipped.length === 0
      ? []
      : [
          prose(
            `Without a time of birth not looked for: ${skipped.map(({ kind }) => labelText(kind).toLowerCase()).join(', ')}.`,
          ),
        ]),
    prose(notice),
  ];
}

const FIELDS = {
  moon_rule: { summary: 'When the Moon is benefic' },
  mercury_rule: { summary: 'When Mercury is malefic' },
  sex: { summary: 'Whose birth it is, for conditions that ask' },
  sensitive: { summary: 'With clauses on death, illness, children, spouses, sexual conduct and caste' },
};
const AT = { at: { summary: 'A moment: what runs then' } };
const PLACEMENT = { placement: { summary: 'The placement; all of the birth by default' } };

const placements = { show: placementBlocks, fields: { ...FIELDS, ...PLACEMENT } };
const moments = {
  show: (view: View<TextsAtInput, TextsData>) => placementBlocks(view),
  fields: { ...FIELDS, ...PLACEMENT, ...AT },
};

/** How what the texts say is read. */
export const READINGS: Readings = {
  ...reading(forBirth, {
    show: birthBlocks,
    fields: {
      ...FIELDS,
      ...AT,
      topics: { summary: 'Only these topics' },
      works: { summary: 'Only these works' },
      tones: { summary: 'Only clauses that the text means so' },
      kinds: { summary: 'Only these kinds of placements' },
    },
  }),
  ...reading(lagna, placements),
  ...reading(lordInHouse, placements),
  ...reading(grahaInHouse, placements),
  ...reading(grahaInSign, placements),
  ...reading(nakshatra, placements),
  ...reading(conjunction, placements),
  ...reading(mahadasha, moments),
  ...reading(antardasha, moments),
  ...reading(transit, moments),
  ...reading(verse, {
    show: ({ data }) => [
      { kind: 'heading', lines: ['What the verse says'] },
      ...data.statements.map(statementBlock),
      prose(data.notice),
    ],
    fields: {
      work: { summary: 'The work' },
      locus: { summary: 'Chapter and verse, such as 24.14' },
      sensitive: FIELDS.sensitive,
    },
  }),
};
