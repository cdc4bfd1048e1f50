import { type NatureOptions, natureConventions } from '../strengths/birthChart.js';
import type { Dispute, Source } from '../types.js';
import { RULE_CONVENTIONS } from './input.js';
import { CANCELLATIONS, MANGLIK_HOUSE_SOURCES, MANGLIK_HOUSES, type ManglikHouses } from './tables/manglik.js';

export function manglikConventions(
  houses: ManglikHouses,
  { moon_rule, mercury_rule }: Required<{ [Option in keyof NatureOptions]: NonNullable<NatureOptions[Option]> }>,
): Record<string, string> {
  return {
    houses: `${houses}: ${MANGLIK_HOUSES[houses].join(', ')}`,
    counting: 'whole signs from lagna, Moon and Venus, the reference’s own sign as the first',
    effects:
      'whole: its source lets the dosha vanish; house: only for the position from the lagna; reduces: weakens it; none is weighed against another',
    ...natureConventions(moon_rule, mercury_rule),
    ...RULE_CONVENTIONS,
    combust: 'within 17 degrees of the Sun, 8 while retrograde',
  };
}

export function manglikSources(): Source[] {
  const notes = new Map<string, { readonly locus: string; readonly notes: string[] }>();
  const add = (work: string, locus: string, note: string): void => {
    const key = `${work} ${locus}`;
    const known = notes.get(key);
    if (known === undefined) notes.set(key, { locus, notes: [note] });
    else known.notes.push(note);
  };
  for (const [set, { work, locus, state }] of Object.entries(MANGLIK_HOUSE_SOURCES)) {
    add(work, `${locus}${locus === '' ? '' : ', '}${state}`, `houses ${set}`);
  }
  for (const { id, sources } of CANCELLATIONS) {
    for (const { work, locus, state } of sources) add(work, `${locus}${locus === '' ? '' : ', '}${state}`, id);
  }
  return [...notes.entries()].map(([key, entry]) => ({
    work: key.slice(0, key.length - entry.locus.length - 1),
    locus: entry.locus,
    note: entry.notes.join(', '),
  }));
}

export const MANGLIK_DISPUTES: readonly Dispute[] = [
  {
    element: 'houses',
    note: 'The verses have 1, 4, 7, 8 and 12; southern lists have the 2nd in place of the 1st, and many programs both. The option houses chooses; every count says what each list makes of it.',
  },
  {
    element: 'references',
    note: 'The verses count from the lagna. From Moon and Venus it is later custom, and whether these weigh more or less than the lagna is told both ways.',
  },
  {
    element: 'cancellations',
    note: 'Only the aspect or company of a benefic, and the same position in the partner’s chart, stand in the verses; the others are lists of our time, quoted by whoever is named. Whether one of them lifts all of it is not settled anywhere, so that none is weighed against another here.',
  },
  {
    element: 'how common it is',
    note: 'Of 1,500 random births 41 in 100 have Mars in the five houses from the lagna, 80 in 100 from at least one of the three references, 21 in 100 from the lagna without a benefic’s aspect or company, and fewer than 1 in 100 from the lagna with none of the cancellations.',
  },
];
