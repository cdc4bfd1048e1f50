import { SiddhantaError } from '../errors.js';
import type { YogaGroupName } from '../zodiac/predicates/predicate.js';

/** Milliseconds of processor time that rules of one's own may take in a chart where nothing else is said: the catalogue takes one. */
export const MAX_RULES_WORK = 1000;

/** Milliseconds to judge and to plan one value of a rule, once; and to try one in a chart. */
const VALUE_MS = 0.01;
const TRY_MS = 0.0004;

/** Most planets that each group has in any chart. */
export const MEMBERS: Readonly<Record<YogaGroupName, number>> = {
  seven: 7,
  nine: 9,
  five: 5,
  nodes: 2,
  except_moon: 6,
  benefics: 4,
  malefics: 7,
  dala_benefics: 3,
  dala_malefics: 3,
  benefics_nabhasa: 4,
  malefics_nabhasa: 4,
};

/** How deep values may lie: predicates that lie deeper are refused when they are judged. */
const DEEPEST = 100;

/** How large a part of a rule is. */
interface Size {
  /** Values that are judged. */
  readonly values: number;
  /** Values that are looked at when it is tried for one binding. */
  readonly tries: number;
  /** How many lists lie within one another: for each level it is found anew who makes it hold. */
  readonly depth: number;
}

const NOTHING: Size = { values: 0, tries: 0, depth: 0 };
const ENDLESS: Size = { values: Number.POSITIVE_INFINITY, tries: Number.POSITIVE_INFINITY, depth: 1 };

const membersOf = (group: unknown): number => {
  if (Array.isArray(group)) return group.length;
  return typeof group === 'string' && Object.hasOwn(MEMBERS, group) ? MEMBERS[group as YogaGroupName] : 1;
};

/**
 * Returns what measures parts of rules, judged or not: what occurs many times is looked at once, and nothing more once more values were
 * seen than may be.
 */
function measurer(most: number): (given: unknown) => Size {
  const known = new Map<object, Size>();
  const measure = (given: unknown, depth: number): Size => {
    if (typeof given !== 'object' || given === null) return { values: 1, tries: membersOf(given), depth: 0 };
    const before = known.get(given);
    if (before !== undefined) return before;
    if (known.size > most) return ENDLESS;
    // What leads back to itself is refused when it is judged.
    known.set(given, NOTHING);
    let [values, tries, deepest] = [1, 0, 0];
    if (depth < DEEPEST)
      for (const part of Object.values(given)) {
        const size = measure(part, depth + 1);
        values += size.values;
        tries += size.tries;
        deepest = Math.max(deepest, size.depth);
      }
    const { group, that, houses } = given as Readonly<Record<string, unknown>>;
    // `that` is tried for each planet of a group, and a group may be looked for in each of some houses.
    if (that !== undefined) tries = 1 + membersOf(group) * (1 + measure(that, depth + 1).tries);
    else if (group !== undefined && Array.isArray(houses)) tries *= Math.max(1, houses.length);
    const size = { values, tries, depth: deepest + (Array.isArray(given) ? 1 : 0) };
    known.set(given, size);
    return size;
  };
  return (given) => measure(given, 0);
}

const listed = (given: unknown): number => (Array.isArray(given) ? given.length : 1);

/** Returns the predicates of a rule by their paths in it. */
function predicatesOf({
  when,
  variants,
}: Readonly<Record<string, unknown>>): (readonly [path: string, when: unknown])[] {
  const others = typeof variants === 'object' && variants !== null ? Object.entries(variants) : [];
  return [
    ['when', when],
    ...others.map(([name, other]) => [`variants.${name}.when`, (other as { when?: unknown } | null)?.when] as const),
  ];
}

const refuse = (field: string, ms: number, maxWork: number, advice: string): never => {
  const about = Number.isFinite(ms) ? `about ${Math.ceil(ms)} ms` : `more than ${maxWork} ms`;
  throw new SiddhantaError(
    'invalid_value',
    `${field} would take ${about} of processor time in a chart; at most ${maxWork} ms are allowed. ${advice}`,
    { field },
  );
};

/**
 * Throws where rules of one's own take more processor time in a chart than is allowed. It looks at rules that were not judged yet, for to
 * judge them takes time, too.
 * @param rules whatever was given for them
 * @param maxWork milliseconds; Infinity allows everything
 * @throws {SiddhantaError} `invalid_value` with the path of the predicate; of `rules` where each by itself would do
 */
export function refuseLongRules(rules: unknown, maxWork: number = MAX_RULES_WORK): void {
  if (!Array.isArray(rules) || maxWork === Number.POSITIVE_INFINITY) return;
  const measure = measurer(maxWork / VALUE_MS);
  let all = 0;
  for (const [i, rule] of rules.entries()) {
    if (typeof rule !== 'object' || rule === null) continue;
    const { for_each, evidence } = rule as { for_each?: { over?: unknown } | null; evidence?: unknown };
    const bindings = Math.max(1, membersOf(for_each?.over));
    for (const [path, when] of predicatesOf(rule as Readonly<Record<string, unknown>>)) {
      const { values, tries, depth } = measure(when);
      // Tried once; and where it holds, each of its levels once more for each planet that its evidence asks for.
      const ms = values * VALUE_MS + tries * bindings * (1 + (1 + depth) * listed(evidence)) * TRY_MS;
      if (ms > maxWork)
        refuse(
          `rules.${i}.${path}`,
          ms,
          maxWork,
          'Nest less, count fewer planets within one another, or bind fewer rows.',
        );
      all += ms;
    }
    if (all > maxWork) refuse('rules', all, maxWork, 'Give fewer rules at a time.');
  }
}
