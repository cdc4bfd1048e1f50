// What a language says of the readings of a subject.
import { type Language, localise } from '../../src/names/core.js';
import { sayingIn } from '../../src/names/labels.js';
import type { Operation } from '../../src/operation/operation.js';
import { blocksOf, READINGS } from '../../src/readings.js';
import type { Result } from '../../src/types.js';
import { textsOf } from './readings.js';

const LATIN = /\p{Script=Latin}{2}/u;

export interface Said {
  /** Texts of readings that have letters, each once; numbers do not make another. */
  readonly all: number;
  /** What is left in English, with its operation. */
  readonly left: ReadonlyMap<string, string>;
}

type Inputs = (operation: Operation) => readonly (readonly [unknown, Result<unknown>])[];

/**
 * Returns which texts of the readings of operations a language says.
 *
 * @param sayable whether any language can say a text: what none says is left without another look
 */
export function saidBy(
  language: Language,
  operations: readonly Operation[],
  inputsOf: Inputs,
  sayable: (text: string) => boolean = () => true,
): Said {
  const saying = sayingIn(language);
  const seen = new Set<string>();
  const left = new Map<string, string>();
  for (const operation of operations)
    for (const [input, result] of inputsOf(operation)) {
      const named = { ...result, data: localise(result, language).data };
      const blocks = blocksOf(READINGS, input, named).filter(({ kind }) => kind !== 'chart');
      // What the reader asked is said by the reader.
      const { question } = input as { readonly question?: string };
      for (const text of blocks.flatMap(textsOf).filter((one) => one !== question)) {
        const kind = text.replace(/\d+/g, '0');
        if (seen.has(kind) || !LATIN.test(text)) continue;
        seen.add(kind);
        if (!sayable(text) || saying(text.trimStart()) === undefined) left.set(text, operation.name);
      }
    }
  return { all: seen.size, left };
}
