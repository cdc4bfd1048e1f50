import { table } from '../operation/layout.js';
import { withheldText } from '../operation/sensitive.js';
import { type Block, type Readings, reading } from '../operation/show.js';
import { labelText } from '../operation/words.js';
import { GRAHAS } from '../zodiac/names.js';
import type { SkippedYoga, YogaInstance, YogaReport } from './describe.js';
import { explain, type YogaNode } from './explain.js';
import { list } from './list.js';
import { readingName } from './readingNames.js';
import type { YogaTexts } from './says.js';
import { FIELDS, heading } from './showParts.js';
import { TIMELINE_READINGS } from './showTimeline.js';
import type { YogaStatement } from './statement.js';

const LACKS: Readonly<Record<SkippedYoga['reason'], string>> = {
  birth_time: 'Without a time of birth',
  sunrise: 'Without a sunrise and a sunset on that day',
  sex: 'Without the sex',
};

/** `Jupiter Cancer 11, Moon Taurus 9`, sorted: two pairs of houses may have the same lords. */
function madeBy({ planets, signs, houses }: YogaInstance): string {
  return planets
    .map((planet, i) => ({ planet, place: [signs[i] ?? '', ...(houses === undefined ? [] : [String(houses[i])])] }))
    .sort((a, b) => GRAHAS.indexOf(a.planet) - GRAHAS.indexOf(b.planet))
    .map(({ planet, place }) => [planet, ...place].join(' '))
    .join(', ');
}

const rarity = (share: number | null): string => (share === null ? '–' : share < 0.01 ? '< 0.01 %' : `${share} %`);

function verse(sources: YogaReport['yogas'][number]['sources']): string {
  const relevant = sources.map(({ work, locus }) => {
    const title = work.split(/ \(|, /)[0] ?? work;
    return { title, text: locus === '' ? title : `${title}${locus.startsWith('as ') ? ',' : ''} ${locus}` };
  });
  // A work without a locus adds nothing beside the same work with one.
  const needed = relevant.filter(
    ({ title, text }) => text !== title || relevant.every((one) => one.title !== title || one.text === title),
  );
  return [...new Set(needed.map(({ text }) => text))].join('; ');
}

/** Returns a statement as one line: `Phaladīpikā 6.40: enjoys pleasures; wealthy.` */
export const saying = ({ work, locus, clauses }: YogaStatement): string =>
  `${work.split(/ \(|, /)[0]} ${locus}: ${clauses.map(({ says }) => says).join('; ')}.`;

function blocks(data: YogaReport & YogaTexts): Block[] {
  const { count, yogas, by_variant_only, skipped, absent = [], notice, clauses_withheld } = data;
  const rarest = [...yogas].sort((a, b) => (a.share_of_births_percent ?? 0) - (b.share_of_births_percent ?? 0));
  const reasons = Object.keys(LACKS) as SkippedYoga['reason'][];
  return [
    table(
      `${count} yogas hold${yogas.length > count ? `, ${yogas.length - count} more are cancelled` : ''}; the rarest first`,
      ['Yoga', 'Category', { title: 'Births', align: 'end' }, 'Made by'],
      rarest.map(({ name, category, share_of_births_percent, instances, cancelled_by }) => [
        cancelled_by !== null && cancelled_by.length > 0 ? `${name} (cancelled)` : name,
        labelText(category),
        rarity(share_of_births_percent),
        [...new Set(instances.map(madeBy))].join('; '),
      ]),
    ),
    ...(yogas.length === 0
      ? []
      : [
          {
            kind: 'prose' as const,
            lines: rarest.flatMap(({ name, definition, sources, says = [] }) => [
              `${name}: ${definition} ${verse(sources)}.`,
              ...says.map(saying),
            ]),
          },
        ]),
    {
      kind: 'prose',
      lines: [
        ...(notice === undefined ? [] : [notice]),
        ...(clauses_withheld === undefined ? [] : [withheldText(clauses_withheld)]),
        ...(by_variant_only.length === 0
          ? []
          : [
              `By another reading only: ${by_variant_only.map(({ name, variant }) => `${name} (${readingName(variant)})`).join(', ')}.`,
            ]),
        ...reasons.flatMap((reason) => {
          const names = skipped.filter((one) => one.reason === reason).map(({ name }) => name);
          return names.length === 0 ? [] : [`${LACKS[reason]} not looked for: ${names.join(', ')}.`];
        }),
        ...(absent.length === 0 ? [] : [`Not present: ${absent.map(({ name }) => name).join(', ')}.`]),
        'Births: the share of 3,000 births of 1900 to 2023 in which it holds.',
      ],
    },
  ];
}

function lines(tree: readonly YogaNode[]): string[] {
  return tree.map(({ depth, says, planet, holds, resolved }, i) => {
    const whose = resolved
      .filter(({ term, planet: found }) => found !== term)
      .map(({ term, planet: found, sign }) => `${term}: ${found ?? 'none'}${sign === null ? '' : ` in ${sign}`}`);
    const holder = (tree[i + 1]?.depth ?? 0) > depth;
    return [
      holds ? 'yes' : 'no ',
      '  '.repeat(depth + 1),
      planet === undefined ? '' : `${planet}: `,
      holder ? (says.split(':')[0] ?? says) : says,
      whose.length === 0 ? '' : ` (${whose.join('; ')})`,
    ].join('');
  });
}

export const READINGS: Readings = {
  ...reading(list, {
    show: (view) => [heading(view), ...blocks(view.data)],
    fields: {
      ...FIELDS,
      categories: { summary: 'Only these categories' },
      ids: { summary: 'Only these yogas' },
      include_absent: { summary: 'Include absent yogas' },
      texts: { summary: 'Add what the texts say of each yoga' },
    },
  }),
  ...reading(explain, {
    show: (view) => {
      const { name, definition, holds, lacks, variant, bindings, sources } = view.data;
      const relevant = bindings.length > 1 ? bindings.filter((one) => one.holds) : bindings;
      const verdict = holds === null ? 'not looked for' : holds ? 'holds' : 'does not hold';
      return [
        heading(view, `${name}${variant === null ? '' : ` (${readingName(variant)})`}: ${verdict}.`),
        { kind: 'prose', lines: [definition, `${verse(sources)}.`] },
        {
          kind: 'prose',
          lines:
            lacks === null
              ? [
                  ...(bindings.length > 1
                    ? [`It holds for ${relevant.length} of ${bindings.length} values tried.`]
                    : []),
                  ...relevant.flatMap(({ binding, tree }) => [
                    ...(binding === null
                      ? []
                      : [
                          Object.entries(binding)
                            .map(([variable, value]) => `$${variable} is ${value}`)
                            .join(', '),
                        ]),
                    ...lines(tree),
                  ]),
                ]
              : [`${LACKS[lacks]} it cannot be looked for.`],
          measure: 'line',
        },
      ];
    },
    fields: {
      ...FIELDS,
      id: { summary: 'The yoga, such as gaja_kesari' },
      variant: { summary: 'One of its other readings' },
    },
  }),
  ...TIMELINE_READINGS,
};
