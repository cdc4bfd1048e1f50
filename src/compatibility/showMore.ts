import { evidenceFacts, manglikBlocks } from '../doshas/showEvidence.js';
import { prose } from '../operation/layout.js';
import { ordinal } from '../operation/ordinal.js';
import { type Block, type Readings, reading } from '../operation/show.js';
import { plainWords } from '../operation/words.js';
import { type ManglikMatchData, manglik } from './manglik.js';
import { type Porutham, type PoruthamData, porutham } from './porutham.js';
import { PORUTHAM_NAMES, READING_NAMES } from './poruthamNames.js';
import { COUPLE_READINGS, coupleHeading, SIDE_FIELDS } from './showCouple.js';

function compared({ evidence }: Porutham): string {
  const words = Object.entries(evidence).map(([field, value]) => {
    const label = plainWords(field);
    return typeof value === 'boolean' ? `${label}: ${value ? 'yes' : 'no'}` : value === null ? '' : `${label} ${value}`;
  });
  return words.filter((word) => word !== '').join(', ');
}

const others = ({ variants }: Porutham): string =>
  Object.entries(variants)
    .map(([name, grade]) => `${READING_NAMES[name] ?? plainWords(name)}: ${grade}`)
    .join(', ');

/** Without a time, only what is true at any hour. */
function bothTogether({ bride, groom, both_partners }: ManglikMatchData): Block {
  const fromLagna = [bride, groom].map(({ references }) => references.find(({ from }) => from === 'lagna'));
  const missing = fromLagna.some((one) => one?.counts_on_date === null);
  const broken = fromLagna.some((one) => one?.counts_on_date === undefined && one?.counts === false);
  if (!missing || broken) return evidenceFacts('Both together', [both_partners]);
  return prose('Whether Mars counts from the lagna in both cannot be said without both times of birth.');
}

const gradeText = ({ grade, possible_grades = [grade] }: Porutham): string => possible_grades.join(' or ');

const numberText = (number: number, range: readonly [number, number] | undefined): string =>
  range === undefined || range[0] === range[1] ? String(range?.[0] ?? number) : `${range[0]} to ${range[1]}`;

function moonsLine({ bride, groom, star_count, sign_count, counts_range }: PoruthamData): string {
  const one = ({ moon, stars_of_day, signs_of_day }: PoruthamData['bride']): string =>
    `${(stars_of_day ?? [moon.nakshatra]).join(' or ')} in ${(signs_of_day ?? [moon.sign]).join(' or ')}`;
  const sentence = `Her star ${one(bride)}, his ${one(groom)}`;
  const apart = `the ${ordinal(star_count)} star and the ${ordinal(sign_count)} sign from hers`;
  return counts_range === undefined
    ? `${sentence}: ${apart}`
    : `${sentence}; at noon ${apart}. What was compared and the other readings are those of noon; the grades are those of the whole date.`;
}

export const MORE_READINGS: Readings = {
  ...reading(manglik, {
    show: (view) => [
      coupleHeading(view),
      ...manglikBlocks(view.data.bride, 'Bride: Mars from lagna, Moon and Venus'),
      ...manglikBlocks(view.data.groom, 'Groom: Mars from lagna, Moon and Venus'),
      bothTogether(view.data),
    ],
    fields: {
      ...SIDE_FIELDS,
      houses: { summary: 'In which houses Mars counts: 1 4 7 8 12, 2 4 7 8 12 or all six' },
      include_absent: { summary: 'Include what does not hold' },
      moon_rule: { summary: 'When the Moon is benefic' },
      mercury_rule: { summary: 'When Mercury is malefic' },
    },
  }),
  ...reading(porutham, {
    show: (view): Block[] => {
      const { poruthams, counts, counts_range } = view.data;
      const number = (grade: keyof typeof counts): string =>
        numberText(counts[grade], counts_range && [counts_range.minimum[grade], counts_range.maximum[grade]]);
      return [
        coupleHeading(view, moonsLine(view.data)),
        {
          kind: 'table',
          columns: [
            { title: 'Porutham', size: 13 },
            { title: '', size: 8 },
            { title: counts_range === undefined ? 'Compared' : 'Compared at noon' },
            { title: 'Other readings' },
          ],
          rows: poruthams.map((one) => [PORUTHAM_NAMES[one.key], gradeText(one), compared(one), others(one)]),
          foot: [['Good', number('good'), `middling ${number('middling')}, none ${number('none')}`, '']],
        },
      ];
    },
    fields: SIDE_FIELDS,
  }),
  ...COUPLE_READINGS,
};
