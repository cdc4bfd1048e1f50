import { table } from '../operation/layout.js';
import type { Block, FactsBlock, View } from '../operation/show.js';
import { labelText } from '../operation/words.js';
import type { GrahaRow } from './grahaRow.js';
import type { PrescribedText, TextVariant } from './prescribed.js';
import type { AntardashaRow, BirthRiteRow, CurseRow, DoshaRow, GemRow, NakshatraRow } from './rows.js';
import { itemsText, noticeBlock, valueText, whereText } from './showWords.js';
import type { RemediesTableData, RemediesTableInput, RemedyKind } from './table.js';
import type { Attested, PrescribedItem } from './tables/attested.js';

type Row = FactsBlock['rows'][number];

const remarkText = (from: Attested, note?: string): string =>
  note === undefined ? whereText(from) : `${whereText(from)}. ${labelText(note)}`;

const fact = (label: string, value: string, from: Attested, note?: string): Row => ({
  label,
  value,
  remark: remarkText(from, note),
});

const variantRows = (label: string, variants: readonly TextVariant[] = []): Row[] =>
  variants.map((variant) => fact(`${label}, ${labelText(variant.list)}`, valueText(variant), variant, variant.note));

const textRows = (label: string, text: PrescribedText): Row[] => [
  fact(label, valueText(text), text, text.note),
  ...variantRows(label, text.variants),
];

const TEXTS = [
  'image_material',
  'mantra_vedic',
  'samidh',
  'food',
  'dakshina',
  'colour',
  'deity',
  'direction',
  'metal',
  'grain',
  'cloth',
  'weekday',
  'tree',
] as const;

function grahaFacts(row: GrahaRow): Block {
  const { form, japa_count, samidh, dana, dana_time, offerings } = row;
  const { colour, dress, arms, seat, holds, carriage } = form.value;
  const image = [
    colour,
    ...(dress === null ? [] : [`dressed in ${dress}`]),
    `${arms} arms`,
    `holds ${holds.join(', ')}`,
    ...(seat === null ? [] : [`on a ${seat}`]),
    ...(carriage === null ? [] : [`carried by ${carriage}`]),
  ].join('; ');
  const texts = TEXTS.flatMap((kind) => textRows(labelText(kind), row[kind]));
  return {
    kind: 'facts',
    title: row.key,
    rows: [
      ...texts.slice(0, 1),
      fact('Form', image, form, form.note),
      ...texts.slice(1, 2),
      fact('Japa count', String(japa_count.value), japa_count),
      ...(japa_count.variants ?? []).map((variant) =>
        fact(`Japa count, ${labelText(variant.list)}`, String(variant.value), variant, variant.note),
      ),
      ...texts.slice(2),
      fact(
        'Samidh dressed with',
        `${samidh.dressed_with.join(', ')}; ${samidh.oblations.join(' or ')} oblations`,
        samidh,
      ),
      ...(dana === undefined
        ? []
        : [
            fact('Dana', itemsText(dana.value), dana, dana.note),
            ...(dana.variants ?? []).map((list) =>
              fact(`Dana, ${labelText(list.list)}`, itemsText(list.value), list, list.note),
            ),
          ]),
      fact('Dana time', valueText(dana_time), dana_time),
      fact('Offerings', itemsText(offerings.value), offerings),
    ],
  };
}

const gemFacts = (rows: readonly GemRow[]): Block[] => [
  {
    kind: 'facts',
    title: 'Gems; no text read says who should wear what',
    rows: rows.flatMap(({ key, gem, variants }) => [fact(key, valueText(gem), gem), ...variantRows(key, variants)]),
  },
];

const nakshatraTable = (rows: readonly NakshatraRow[]): Block[] => [
  table(
    '',
    [{ title: '', align: 'end' }, 'Nakshatra', 'Deity', 'Tree', 'Elsewhere'],
    rows.map(({ key, number, deity, tree }) => [
      String(number),
      key,
      valueText(deity),
      valueText(tree),
      (tree.variants ?? []).map(valueText).join(', '),
    ]),
  ),
  ...rows.slice(0, 1).map(
    ({ deity, tree }): Block => ({
      kind: 'prose',
      lines: [`Deities: ${whereText(deity)}. Trees: ${whereText(tree)}.`],
    }),
  ),
];

const antardashaFacts = (rows: readonly AntardashaRow[]): Block[] => [
  {
    kind: 'facts',
    title: 'X is the lord of the sub-period, D that of the period',
    rows: rows.map((row) =>
      fact(row.key, `${row.test ?? 'No test in the text'}: ${itemsText(row.rites)}`, row, row.note),
    ),
  },
];

const filled = (label: string, items: readonly PrescribedItem[], from: Attested): Row[] =>
  items.length === 0 ? [] : [fact(label, itemsText(items), from)];

export function birthRiteFacts(row: BirthRiteRow, title = labelText(row.key)): FactsBlock {
  const {
    circumstance,
    deities,
    images,
    mantras,
    samidh,
    oblations,
    names,
    rites,
    gifts,
    avoid,
    when,
    of_the_child,
    note,
  } = row;
  return {
    kind: 'facts',
    title,
    rows: [
      { label: 'For', value: circumstance, remark: remarkText(row, note) },
      ...filled('Worshipped', deities, row),
      ...filled('Images', images, row),
      ...filled('Hymns', mantras, row),
      ...filled('Wood', samidh, row),
      ...(oblations.length === 0 ? [] : [fact('Oblations', oblations.join(' or '), row)]),
      ...filled('Called', names, row),
      ...filled('Also', rites, row),
      ...filled('Gifts', gifts, row),
      ...filled('Not on', avoid, row),
      ...(when === null ? [] : [fact('When', when, row)]),
      ...filled('With the child', of_the_child ?? [], row),
    ],
  };
}

export function curseFacts(
  { circumstance, rites, gifts, ...from }: Pick<CurseRow, 'circumstance' | 'rites' | 'gifts'> & Attested,
  more: readonly Row[] = [],
): FactsBlock {
  return {
    kind: 'facts',
    title: labelText(circumstance),
    rows: [...more, fact('Rites', itemsText(rites), from), ...filled('Gifts', gifts, from)],
  };
}

const doshaFacts = (rows: readonly DoshaRow[]): Block[] => [
  {
    kind: 'facts',
    rows: rows.map((row) => {
      const { key, in_texts_read, nearest, practice, see, note } = row;
      const value = [
        in_texts_read ?? 'no rite stands in any text read',
        ...(nearest === undefined ? [] : [`nearest: ${nearest}`]),
        ...(practice.length === 0 ? [] : [`practice of our time: ${itemsText(practice)}`]),
        ...(see.length === 0 ? [] : [`see ${see.map(labelText).join(', ')}`]),
      ].join('; ');
      return fact(labelText(key), value, row, note);
    }),
  },
];

const BLOCKS: Readonly<Record<RemedyKind, (rows: RemediesTableData['rows']) => Block[]>> = {
  graha: (rows) => (rows as readonly GrahaRow[]).map(grahaFacts),
  gem: (rows) => gemFacts(rows as readonly GemRow[]),
  nakshatra: (rows) => nakshatraTable(rows as readonly NakshatraRow[]),
  antardasha: (rows) => antardashaFacts(rows as readonly AntardashaRow[]),
  birth_rite: (rows) => (rows as readonly BirthRiteRow[]).map((row) => birthRiteFacts(row)),
  curse: (rows) => (rows as readonly CurseRow[]).map((row) => curseFacts(row)),
  dosha: (rows) => doshaFacts(rows as readonly DoshaRow[]),
};

export function tableBlocks({ data }: View<RemediesTableInput, RemediesTableData>): Block[] {
  return [...BLOCKS[data.kind](data.rows), noticeBlock(data.notice)];
}
