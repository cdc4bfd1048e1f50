import type { Office, TajikaEvidence, YearLord, YearLordCandidate, YogaFact } from '../../annual/index.js';
import { GRAHAS } from '../../zodiac/names.js';
import type { Wording } from '../wording.js';
import { lagnaName, pointName } from './question.js';

/** Returns an id of a result as words: `more offices`. */
export const plain = (id: string): string => id.replaceAll('_', ' ');

/** Returns the same as the beginning of a line. */
export const capital = (id: string): string => plain(id).charAt(0).toUpperCase() + plain(id).slice(1);

/** Returns the word of an id in the language of a document; in English it begins a line. */
export const idText = ({ language, label }: Wording, id: string): string =>
  language === undefined ? capital(id) : label(plain(id));

/** Returns viśvā with two decimals, which are enough to tell two grahas apart. */
export const vishwaText = (vishwa: number): string => vishwa.toFixed(2);

const OFFICES: Readonly<Record<Office, string>> = {
  luminary: 'Lord of the luminary’s sign',
  natal_lagna: 'Lord of the birth lagna',
  muntha: 'Lord of munthā',
  varsha_lagna: 'Lord of the annual lagna',
  trirashi: 'Trirāśi lord',
  year_lord: 'Lord of the year',
};

/** Returns the name of an office; by day the luminary is the Sun, by night the Moon. */
export const officeText = (words: Wording, office: Office, day: boolean): string =>
  office === 'luminary' ? `Lord of the sign of the ${pointName(words, day ? 'Sun' : 'Moon')}` : OFFICES[office];

const DECISIONS: Readonly<Record<YearLord['decided_by'], string>> = {
  strongest_aspecting: 'is the strongest of the office bearers that aspect the lagna',
  more_offices: 'is as strong as another that aspects the lagna, and holds more offices',
  earlier_office: 'is as strong as another that aspects the lagna, and holds the earlier office',
  muntha_lord:
    'is the lord of munthā, which rules where no office bearer aspects the lagna, or all have less than 5 viśvā',
};

const isStronger = ({ vishwa }: YearLord, candidate: YearLordCandidate): boolean =>
  !candidate.eligible && candidate.vishwa > vishwa;

/** Returns why a graha is the lord of the year, in one or two sentences. */
export function reasonText(words: Wording, lord: YearLord): string {
  const stronger = [
    ...new Set(
      lord.candidates
        .filter((candidate) => isStronger(lord, candidate))
        .map(
          ({ planet, vishwa }) =>
            `${pointName(words, planet)} has ${vishwaText(vishwa)}, but does not aspect the lagna.`,
        ),
    ),
  ];
  const reason = `${pointName(words, lord.lord)} ${DECISIONS[lord.decided_by]}. It has ${vishwaText(lord.vishwa)} of 20 viśvā.`;
  return [reason, ...(lord.decided_by === 'muntha_lord' ? [] : stronger)].join(' ');
}

type Words = (other: string, value: number) => string;

const FACTS: Readonly<Record<YogaFact, Words>> = {
  in_house: (_, house) => `in house ${house}`,
  ithasala: (other, degrees) => `in ithasala with ${other}, ${degrees.toFixed(2)}°`,
  ishrafa: (other, degrees) => `in ishrafa with ${other}, ${degrees.toFixed(2)}°`,
  no_ithasala: (other) => `in no ithasala with ${other}`,
  no_aspect: (other) => `without an aspect on ${other}`,
  aspect: (other) => `aspects ${other}`,
  in_its_sign_and_orb: (other, degrees) => `in the sign and orb of ${other}, ${degrees.toFixed(2)}°`,
  last_degree: (_, degrees) => `in the last degree of its sign, ${degrees.toFixed(2)}°`,
  ithasala_in_next_sign: (other, degrees) => `in ithasala with ${other} from the next sign, ${degrees.toFixed(2)}°`,
  between_by_sign: (other) => `by sign between the Moon and ${other}`,
  exalted: () => 'exalted',
  own_sign: () => 'in its own sign',
  strong_vishwa: (_, vishwa) => `strong, ${vishwaText(vishwa)} viśvā`,
  weak_vishwa: (_, vishwa) => `weak, ${vishwaText(vishwa)} viśvā`,
  not_strong: () => 'not strong',
  debilitated: () => 'debilitated',
  combust: () => 'combust',
  retrograde: () => 'retrograde',
  enemy_sign: (other) => `in the sign of an enemy, ${other}`,
};

/** Returns the facts that make a yoga, those of one graha together: `Moon combust, in house 8; Mercury retrograde`. */
export function evidenceText(words: Wording, evidence: readonly TajikaEvidence[]): string {
  const facts = new Map<string, string[]>();
  for (const { planet, fact, other, value } of evidence) {
    const said = FACTS[fact](other === null ? '' : pointName(words, other), value ?? 0);
    facts.set(planet, [...(facts.get(planet) ?? []), words.label(said)]);
  }
  return [...facts].map(([planet, all]) => `${pointName(words, planet)} ${all.join(', ')}`).join('; ');
}

const TERMS: Readonly<Record<string, (name: string) => string>> = {
  saham: (name) => `${name} saham`,
  house: (name) => `house ${name}`,
  lord: (name) => `lord of house ${name}`,
  degree: (name) => `${name}°`,
};

const isGraha = (term: string): boolean => GRAHAS.some((graha) => graha === term);

/** Returns the formula of a saham in words: `Moon − Sun + Lagna`. */
export function formulaText(words: Wording, formula: string): string {
  const signs: Readonly<Record<string, string>> = { '-': '−', ascendant: lagnaName(words) };
  const terms: typeof TERMS = { ...TERMS, lord_of: (name) => `lord of the sign of the ${pointName(words, name)}` };
  return formula
    .split(' ')
    .map((term) => {
      const [kind = '', name = ''] = term.split(':');
      const said = terms[kind]?.(name);
      return (said && words.label(said)) ?? signs[term] ?? (isGraha(term) ? pointName(words, term) : term);
    })
    .join(' ');
}
