import * as v from 'valibot';
import { didYouMean } from '../input/nearest.js';
import { describe } from '../input/parse.js';
import { bounded, noneOf, oneOf, record, whole } from '../input/schemas.js';
import { within } from '../input/stated.js';
import { CHARA_KARAKAS, KARAKA_SCHEMES } from '../zodiac/charaKarakas.js';
import { DIGNITY_STATES } from '../zodiac/dignity.js';
import { GRAHAS, SIGNS } from '../zodiac/names.js';
import { SIGN_CLASSES, YOGA_GROUPS } from '../zodiac/predicates/groups.js';
import { ARGUMENTS, type Argument, YOGA_WORDS } from '../zodiac/predicates/vocabulary.js';
import { COMPOUND_REGARDS, REGARDS } from '../zodiac/relationships.js';
import type { YogaRule } from './rule.js';
import { SOURCE_STATES, YIELDING_GROUPS, YOGA_NATURES } from './rule.js';

const DEEPEST = 12;
const MOST_RULES = 500;
const MOST_PARTS = 50;

const VARIABLE = /^\$[a-z][a-z0-9_]*$/;
const TERM_WORDS = [
  'lord',
  'dispositor',
  'navamsha_dispositor',
  'navamsha_lagna_lord',
  'exaltation_lord',
  'exalted_in_sign_of',
  'chara_karaka',
];
const POINT_WORDS = ['pada', 'navamsha_of'];
const KARAKA_NAMES = CHARA_KARAKAS.map(({ name }) => name);
const SIGN_NAMES = [...SIGNS.map(({ name }) => name), ...SIGN_CLASSES];

const TERM_TEXT = `it must be a planet: one of ${GRAHAS.join(', ')}, a variable such as "$p", or an object of one of ${TERM_WORDS.join(', ')}.`;
const HOUSE_TEXT = 'it must be a house, a whole number from 1 to 12, or a variable such as "$a".';
const PREDICATE_TEXT = `it must be an object of one word of the vocabulary: ${YOGA_WORDS.join(', ')}.`;
const HOUSE_CLASSES = { kendra: '1, 4, 7, 10', trikona: '1, 5, 9', dusthana: '6, 8, 12', upachaya: '3, 6, 10, 11' };
const DEEP_TEXT = `it must not be nested more than ${DEEPEST} levels deep.`;
const GROUP_TEXT = `it must be one of ${YOGA_GROUPS.join(', ')}, or a list of planets.`;

const never = (text: string) => v.custom<never>(() => false, text);
const isVariable = (given: unknown): boolean => typeof given === 'string' && VARIABLE.test(given);
const keyOf = (given: unknown): string | undefined => {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return undefined;
  const keys = Object.keys(given);
  return keys.length === 1 ? keys[0] : undefined;
};

const house = () =>
  v.custom(
    (given) => isVariable(given) || (Number.isInteger(given) && Number(given) >= 1 && Number(given) <= 12),
    HOUSE_TEXT,
  );

const SPAN_TEXT = 'it must be a span of degrees of a sign, such as [0, 10]: 0 to 30, and the first below the second.';
const degreesInSign = () => v.pipe(v.number(SPAN_TEXT), within({ minimum: 0, maximum: 30 }, SPAN_TEXT));
const runsForward = (given: unknown): boolean => Array.isArray(given) && Number(given[0]) < Number(given[1]);

function listOf(item: v.GenericSchema, text: string, fewest = 1, most = MOST_PARTS): v.GenericSchema {
  const size = `it must have ${fewest === most ? `${fewest} entries` : `${fewest} to ${most} entries`}.`;
  return v.pipe(v.array(item, text), v.minLength(fewest, size), v.maxLength(most, size));
}

/** @param ref whether the lagna is allowed */
function term(depth: number, ref = false): v.GenericSchema {
  return v.lazy((given) => {
    if (depth > DEEPEST) return never(DEEP_TEXT);
    if (typeof given === 'string') {
      const fits = GRAHAS.some((graha) => graha === given) || isVariable(given) || (ref && given === 'lagna');
      return fits ? v.string() : never(TERM_TEXT + didYouMean(given, GRAHAS));
    }
    if (typeof given !== 'object' || given === null || Array.isArray(given)) return never(TERM_TEXT);
    if ('lord' in given) return record({ lord: house(), from: v.optional(term(depth + 1, true)) });
    if ('chara_karaka' in given)
      return record({ chara_karaka: oneOf(KARAKA_NAMES), scheme: v.optional(oneOf(KARAKA_SCHEMES)) });
    if (ref && 'pada' in given) return record({ pada: house() });
    if (ref && 'navamsha_of' in given) return record({ navamsha_of: term(depth + 1) });
    if ('navamsha_lagna_lord' in given) return record({ navamsha_lagna_lord: v.literal(true, 'it must be true.') });
    const key = keyOf(given);
    return key !== undefined && TERM_WORDS.includes(key)
      ? record({ [key]: term(depth + 1) })
      : never(TERM_TEXT + didYouMean(key, ref ? [...TERM_WORDS, ...POINT_WORDS] : TERM_WORDS));
  });
}

function noPredicate(given: unknown): string {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return PREDICATE_TEXT;
  const words = Object.keys(given);
  const [word] = words;
  if (word === undefined) return `it has no word. ${PREDICATE_TEXT}`;
  if (words.length > 1) {
    const [first, second] = words.map((one) => describe(one));
    return `it has ${words.length} words, among them ${first} and ${second}, and must have one. Put each into an object of its own, in a list under all or any; what a word takes belongs within it.`;
  }
  const unknown = `its word ${describe(word)} is not in the vocabulary.`;
  const houses = Object.entries(HOUSE_CLASSES).find(([name]) => word.includes(name));
  if (houses !== undefined) return `${unknown} Did you mean in_house? Houses are numbers: [${houses[1]}].`;
  const near = didYouMean(word, YOGA_WORDS);
  return near === '' ? `${unknown} ${PREDICATE_TEXT}` : `${unknown}${near}`;
}

function group(depth: number): v.GenericSchema {
  return v.lazy((given) =>
    Array.isArray(given) ? listOf(term(depth), GROUP_TEXT) : v.picklist(YOGA_GROUPS, noneOf(YOGA_GROUPS, GROUP_TEXT)),
  );
}

function argument(kind: Argument, depth: number): v.GenericSchema {
  switch (kind) {
    case 'predicate':
      return predicate(depth + 1);
    case 'predicates':
      return listOf(predicate(depth + 1), 'it must be a list of predicates.');
    case 'term':
      return term(depth);
    case 'pair':
      return listOf(term(depth), 'it must be a list of two planets.', 2, 2);
    case 'terms':
      return listOf(term(depth), 'it must be a list of planets.');
    case 'ref':
      return term(depth, true);
    case 'house':
      return house();
    case 'houses':
      return listOf(house(), 'it must be a list of houses.', 1, 12);
    case 'house_pair':
      return listOf(house(), 'it must be a list of two houses.', 2, 2);
    case 'group':
      return group(depth);
    case 'signs':
      return listOf(oneOf(SIGN_NAMES), 'it must be a list of signs or classes of signs.', 1, SIGN_NAMES.length);
    case 'spans':
      return listOf(v.pipe(listOf(degreesInSign(), SPAN_TEXT, 2, 2), v.check(runsForward, SPAN_TEXT)), SPAN_TEXT);
    case 'dignities':
      return listOf(oneOf([...DIGNITY_STATES, ...COMPOUND_REGARDS]), 'it must be a list of dignities.');
    case 'relations':
      return listOf(oneOf([...REGARDS, 'self']), 'it must be a list of relations.');
    case 'count':
      return whole(0, 12);
    case 'boolean':
      return v.boolean('it must be true or false.');
    case 'true':
      return v.literal(true, 'it must be true.');
    case 'sex':
      return oneOf(['male', 'female']);
  }
}

function predicate(depth = 1): v.GenericSchema {
  return v.lazy((given) => {
    if (depth > DEEPEST) return never(DEEP_TEXT);
    const word = YOGA_WORDS.find((one) => one === keyOf(given));
    if (word === undefined) return never(noPredicate(given));
    const shape: Argument | Readonly<Record<string, string>> = ARGUMENTS[word];
    if (typeof shape === 'string') return record({ [word]: argument(shape, depth) });
    const fields = Object.entries(shape).map(([name, kind]) => {
      const schema = argument(kind.replace('?', '') as Argument, depth);
      return [name, kind.endsWith('?') ? v.optional(schema) : schema] as const;
    });
    return record({ [word]: record(Object.fromEntries(fields)) });
  });
}

const NAME_TEXT = 'it must be a text of 1 to 200 characters.';
const SENTENCE_TEXT = 'it must be a text of 1 to 1000 characters.';
const ID_TEXT = 'it must be at most 60 characters, each a lower-case letter, a digit or _, such as "my_yoga".';
const text = (message: string, most: number) =>
  v.pipe(v.string(message), v.minLength(1, message), v.maxLength(most, message));
const name = () => v.pipe(v.string(ID_TEXT), v.regex(/^[a-z][a-z0-9_]{0,59}$/, ID_TEXT));

const sources = () =>
  listOf(
    record({
      work: text(NAME_TEXT, 200),
      locus: v.pipe(v.string('it must be a text.'), v.maxLength(200, 'it must have at most 200 characters.')),
      state: oneOf(SOURCE_STATES),
      via: v.optional(text(NAME_TEXT, 200)),
    }),
    'it must be a list of sources, each with work, locus and state.',
  );

const share = () => v.optional(bounded(0, 100, 'percent of births'));
const reading = () => ({
  definition: text(SENTENCE_TEXT, 1000),
  when: predicate(),
  sources: sources(),
  share_of_births_percent: share(),
});

const evidence = () =>
  v.lazy((given) =>
    ['seven', 'house_occupants', 'exalted_planets', 'cluster'].includes(String(given)) ? v.string() : term(1),
  );
const VALUE_TEXT = 'it must be a planet, or a house from 1 to 12.';
const value = () =>
  v.lazy((given) => (typeof given === 'string' ? oneOf(GRAHAS) : v.pipe(v.number(VALUE_TEXT), whole(1, 12))));
const OVER_TEXT = `it must be one of ${YOGA_GROUPS.join(', ')}, or a list of rows, each a list with one value for each variable.`;

const rule = () =>
  record({
    id: name(),
    name: text(NAME_TEXT, 200),
    category: text(NAME_TEXT, 200),
    nature: v.optional(oneOf(YOGA_NATURES)),
    ...reading(),
    variants: v.optional(v.record(name(), record(reading()), 'it must be an object of readings by their names.')),
    for_each: v.optional(
      record({
        var: v.pipe(
          v.string('it must be a name such as "p", or several with commas, "a,b".'),
          v.regex(
            /^[a-z][a-z0-9_]*(,[a-z][a-z0-9_]*)*$/,
            'it must be a name such as "p", or several with commas, "a,b".',
          ),
        ),
        over: v.lazy((given) =>
          Array.isArray(given)
            ? listOf(listOf(value(), 'it must be a row of values.', 1, 5), OVER_TEXT, 1, 200)
            : v.picklist(YOGA_GROUPS, noneOf(YOGA_GROUPS, OVER_TEXT)),
        ),
      }),
    ),
    group: v.optional(oneOf(YIELDING_GROUPS)),
    yields_to: v.optional(listOf(oneOf(YIELDING_GROUPS), 'it must be a list of groups.')),
    evidence: v.optional(listOf(evidence(), 'it must be a list of planets.')),
    notes: v.optional(text(SENTENCE_TEXT, 1000)),
    sensitivity: v.optional(oneOf(['high'])),
  });

/** @internal */
export function ownRulesSchema(): v.GenericSchema<unknown, readonly YogaRule[]> {
  return listOf(rule(), 'it must be a list of rules.', 1, MOST_RULES) as v.GenericSchema<unknown, readonly YogaRule[]>;
}
