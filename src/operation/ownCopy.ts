import type { Provenance, Rule } from '../types.js';

const copies = (rules: Readonly<Record<string, Rule>>): Record<string, Rule> =>
  Object.fromEntries(Object.entries(rules).map(([name, rule]) => [name, { ...rule }]));

/** Returns a copy that shares no entry with the tables, so that a caller who changes a result changes nothing else. */
export function ownCopy(provenance: Provenance): Provenance {
  const { sources, disputed, rules } = provenance;
  return {
    ...provenance,
    sources: sources.map((entry) => ({ ...entry })),
    disputed: disputed.map((entry) => ({ ...entry })),
    ...(rules === undefined ? {} : { rules: copies(rules) }),
  };
}
