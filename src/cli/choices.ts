import type { Command, Option } from './command.js';
import { type Facts, factsOf } from './facts.js';

export function factsFor({ operation }: Command, { field }: Option): Facts | undefined {
  if (operation === undefined || field === undefined) return undefined;
  const facts = factsOf(operation.schema(), field);
  if (field !== 'ayanamsa' || facts?.choices === undefined) return facts;
  const schools: readonly string[] = operation.schools;
  return { ...facts, choices: facts.choices.filter((name) => schools.includes(name)) };
}
