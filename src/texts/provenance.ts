import type { SkyContext } from '../cast/context.js';
import { natalConventions, natalDisputes } from '../cast/natalInput.js';
import { skySources } from '../operation/provenance.js';
import type { TextReading } from '../operation/textWords.gen.js';
import { natureConventions, natureDisputes } from '../strengths/birthChart.js';
import type { Birth, Provenance, Source } from '../types.js';
import type { MercuryRule, MoonRule } from '../zodiac/nature.js';
import type { TextBirth } from './birth.js';
import type { TextChapter, TextRow } from './tables/chapter.js';
import { TEXT_WORKS } from './tables/words.gen.js';

const CONVENTIONS = {
  statements:
    'of the named text, in our words; nothing is averaged, and texts that contradict each other are side by side',
  houses: 'whole signs, counted with the first, from the lagna unless a verse names another place',
  lords: 'the seven lords; Rahu and Ketu rule no house',
  conjunction: 'two of the seven in one sign, whoever else is there',
  conditions:
    'the predicates of the yogas; strong: exalted, moolatrikona, own, or a friend’s sign by dignity, and not combust',
  aspect: 'full aspects of the seven planets on signs; the nodes cast none',
} as const;

const DISPUTED = [
  {
    element: 'reading of the verses',
    note: 'Each row says how it was read: by two readers who agree (both), by a third look where they differed (settled), or once (one). The e-texts have misprints, and editions number verses otherwise: the first words of the verse are given.',
  },
  {
    element: 'texts that contradict each other',
    note: 'They are listed side by side, each with its verse.',
  },
];

const sourceOf = ({ work, chapter, rows }: TextChapter): Source => ({
  work: `${TEXT_WORKS[work]} (Sanskrit e-text)`,
  locus: String(chapter),
  note: `${rows.length} placements, ${rows.reduce((sum, { clauses }) => sum + clauses.length, 0)} clauses`,
});

/** Returns how rows were read, in a sentence. */
export function readText(rows: readonly TextRow[]): string {
  const count = (reading: TextReading): number => rows.filter((row) => row.reading === reading).length;
  const once = count('one');
  return `${rows.length} rows read in the Sanskrit: ${count('both')} by two readers who agree, ${count('settled')} by a third look where they differed${once === 0 ? '' : `, ${once} once`}`;
}

/** Returns where the statements of some chapters come from. */
export function textProvenance(
  method: string,
  chapters: readonly TextChapter[],
  birth: TextBirth | undefined,
  input: { readonly birth?: Birth | undefined; readonly moon_rule: MoonRule; readonly mercury_rule: MercuryRule },
  sky: SkyContext,
): Provenance {
  const own = { sources: chapters.map(sourceOf), verified_against: readText(chapters.flatMap(({ rows }) => rows)) };
  if (birth === undefined || input.birth === undefined)
    return { method, conventions: CONVENTIONS, ...own, disputed: DISPUTED };
  const { chart } = birth;
  return {
    method,
    conventions: {
      ...natureConventions(input.moon_rule, input.mercury_rule),
      ...CONVENTIONS,
      ...natalConventions(chart, sky),
    },
    ...own,
    sources: [...own.sources, ...skySources(sky)],
    disputed: [
      ...natureDisputes(chart, input.moon_rule, input.mercury_rule),
      ...DISPUTED,
      ...natalDisputes(input.birth, chart, sky),
    ],
  };
}
