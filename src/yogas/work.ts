import { SiddhantaError } from '../errors.js';
import type { YogaGroupName } from '../zodiac/predicates/predicate.js';

/** Default limit, milliseconds of processor time in a chart; the catalogue takes one. */
export const MAX_RULES_WORK = 1000;

/** Per value of a rule: to check and plan it once, and to evaluate it in a chart. */
const VALUE_MS = 0.01;
const TRY_MS = 0.0004;

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

const DEEPEST = 100;

interface Size {
  readonly values: number;
  readonly tries: number;
  readonly depth: number;
}

const NOTHING: Size = { values: 0, tries: 0, depth: 0 };
const ENDLESS: Size = { values: Number.POSITIVE_INFINITY, tries: Number.POSITIVE_INFINITY, depth: 1 };

const membersOf = (group: unknown): number => {
  if (Array.isArray(group)) return group.length;
  return typeof group === 'string' && Object.hasOwn(MEMBERS, group) ? MEMBERS[group as YogaGroupName] : 1;
};

/** Measures a repeated part once and stops at the limit: the rules may be unchecked. */
function measurer(most: number): (given: unknown) => Size {
  const known = new Map<object, Size>();
  const measure = (given: unknown, depth: number): Size => {
    if (typeof given !== 'object' || given === null) return { values: 1, tries: membersOf(given), depth: 0 };
    const before = known.get(given);
    if (before !== undefined) return before;
    if (known.size > most) return ENDLESS;
    // The check refuses cycles.
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
    // `that` is evaluated for each planet of a group, and a group may be searched in each of some houses.
    if (that !== undefined) tries = 1 + membersOf(group) * (1 + measure(that, depth + 1).tries);
    else if (group !== undefined && Array.isArray(houses)) tries *= Math.max(1, houses.length);
    const size = { values, tries, depth: deepest + (Array.isArray(given) ? 1 : 0) };
    known.set(given, size);
    return size;
  };
  return (given) => measure(given, 0);
}

const listed = (given: unknown): number => (Array.isArray(given) ? given.length : 1);

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
 * Runs before rules are checked, since checking takes time, too.
 * @param maxWork milliseconds; Infinity allows everything
 * @throws {SiddhantaError} `invalid_value` with the path of the predicate, or of `rules` where each by itself would be allowed
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
      // Once, and where it holds each level again for each planet that its evidence names.
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
