import type { Command, Option } from './command.js';
import { type Facts, factsOf } from './facts.js';

/** Returns what the schema of a command's operation says about the field of an option, with those schools alone that the operation has. */
export function factsFor({ operation }: Command, { field }: Option): Facts | undefined {
  if (operation === undefined || field === undefined) return undefined;
  const facts = factsOf(operation.schema(), field);
  if (field !== 'ayanamsa' || facts?.choices === undefined) return facts;
  const schools: readonly string[] = operation.schools;
  return { ...facts, choices: facts.choices.filter((name) => schools.includes(name)) };
}
