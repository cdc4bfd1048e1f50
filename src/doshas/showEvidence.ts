import { table } from '../operation/layout.js';
import type { Block, FactsBlock } from '../operation/show.js';
import { GRAHAS, SIGNS } from '../zodiac/names.js';
import type { RuleEvidence, RuleSource } from './evidence.js';
import type { ManglikData } from './manglikOf.js';

export function sourceText({ work, locus, state }: RuleSource): string {
  return `${work}${locus === '' ? '' : ` ${locus}`} (${state})`;
}

const PROPER: readonly string[] = [...SIGNS.map(({ name }) => name), ...GRAHAS];

/** `Leo or Aquarius` for `leo_or_aquarius`. */
export function ruleName(id: string): string {
  const words = id.split('_').map((word) => PROPER.find((name) => name.toLowerCase() === word) ?? word);
  const text = words.join(' ');
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}

const EFFECTS = {
  whole: 'By its source it lifts the dosha.',
  house: 'By its source it lifts the position from the lagna alone.',
  reduces: 'By its source it weakens the dosha.',
  match: 'By its source it lifts the dosha of a couple.',
} as const satisfies Readonly<Record<ManglikData['cancellations'][number]['effect'], string>>;

export function evidenceFacts(
  title: string,
  items: readonly RuleEvidence[],
  more: (item: RuleEvidence) => string = () => '',
): FactsBlock {
  return {
    kind: 'facts',
    title,
    rows: items.map((item) => {
      const { id, definition, evidence, sources, label, holds } = item;
      const who = evidence.planets.length === 0 ? '' : ` ${evidence.planets.join(', ')}.`;
      return {
        label: ruleName(id),
        value: `${holds ? '' : 'Does not apply: '}${definition}${who}${more(item)}`,
        remark: `${label}; ${sources.map(sourceText).join('; ')}`,
      };
    }),
  };
}

function datesCount(references: ManglikData['references']): string {
  const having = (value: boolean): string =>
    references.flatMap(({ from, counts_on_date }) => (counts_on_date === value ? from : [])).join(' and ');
  const [always, never] = [having(true), having(false)];
  if (always === '' && never === '') return 'from no reference does he count all day.';
  const parts = [always === '' ? '' : `counts from ${always}`, never === '' ? '' : `does not count from ${never}`];
  return `at every hour of the date he ${parts.filter((part) => part !== '').join(' and ')}.`;
}

export function manglikBlocks(data: ManglikData, title: string): Block[] {
  const { mars, references, cancellations, absent, summary } = data;
  const yes = (holds: boolean): string => (holds ? 'yes' : '–');
  const held = cancellations.filter(({ holds }) => holds);
  const unknown = references.some(({ counts_on_date }) => counts_on_date !== undefined);
  const place = `Mars in ${mars.sign} ${mars.degrees}${mars.retrograde ? ', retrograde' : ''}${mars.combust ? ', combust' : ''}`;
  const number = `${summary.cancellations_holding} of ${held.length + absent.length} cancellations apply`;
  return [
    table(
      title,
      [
        { title: 'Counted from', size: 12 },
        { title: 'Mars in', size: 7, align: 'end' },
        { title: 'Counts', size: unknown ? 7 : 6 },
        '1 4 7 8 12',
        '2 4 7 8 12',
        '1 2 4 7 8 12',
      ],
      references.map(({ from, mars_house, counts, counts_on_date, ...within }) => {
        if (counts_on_date === null) return [from, '', from === 'lagna' ? 'unknown' : 'changes', '', '', ''];
        const { in_bphs_houses, in_kerala_houses, in_all_houses } = within;
        return [from, String(mars_house), yes(counts), yes(in_bphs_houses), yes(in_kerala_houses), yes(in_all_houses)];
      }),
    ),
    {
      kind: 'prose',
      lines: [
        unknown
          ? `${place} at noon. The time of birth is not known, and with it the lagna: ${datesCount(references)} At noon ${number}; those by house or lagna depend on the time.`
          : `${place}. Mars counts from ${summary.references_counting} of these 3; ${number}. Four births of five have him in such a house from some reference.`,
      ],
    },
    ...(cancellations.length === 0
      ? []
      : [
          evidenceFacts(`Cancellations${unknown ? ' at noon' : ''}, each by its own source`, cancellations, (item) => {
            const effect = cancellations.find(({ id }) => id === item.id)?.effect;
            return effect === undefined ? '' : ` ${EFFECTS[effect]}`;
          }),
        ]),
  ];
}
