// The examples of answers, those of test keys: nine operations show a whole answer, the others their data.
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Answer } from './answers.js';
import { type Components, refTo } from './schema.js';

/** The operations of the contract, which show a whole answer. */
export const WITH_ANSWER: ReadonlySet<string> = new Set([
  'charts.rasi',
  'charts.divisional',
  'dashas.vimshottari',
  'panchang.day',
  'kp.horary',
  'kp.cusps',
  'compatibility.ashtakoota',
  'meta.capabilities',
  'meta.usage',
]);

const MOST_BYTES = 1_200;
const LONG_BYTES = 8_000;

const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));

/** Returns a value whose lists have their first entry alone, but for those at the pointers in `whole`. */
function cut(value: unknown, whole: ReadonlySet<string>, at = ''): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cut(inner, whole, `${at}/${key}`)]));
  }
  const kept = whole.has(at) ? value : value.slice(0, 1);
  return kept.map((entry, i) => cut(entry, whole, `${at}/${i}`));
}

/** Cuts answers to what an example shows of them. */
export interface Cutter {
  /** Returns an answer as an operation of the contract shows it: whole, or where it is long with its lists cut to their first entry. */
  answerExample(answer: Answer, data: string): { readonly summary?: string; readonly value: Answer };
  /** Returns a value of a component with its lists cut to their first entry wherever the schema holds then, too. */
  shortened(value: unknown, component: string): unknown;
  /** Returns what an example of data shows: all of it, or with its lists cut; undefined where that is too long, too. */
  dataExample(data: unknown, component: string): unknown;
}

/** @param schemas the components that examples are judged by */
export function createCutter(schemas: Components): Cutter {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'api', components: { schemas } });
  const problems = (value: unknown, component: string): ErrorObject[] => {
    const validate = ajv.getSchema(`api${refTo(component).$ref}`);
    if (validate === undefined) throw new Error(`There is no schema ${component}.`);
    return validate(value) ? [] : [...(validate.errors ?? [])];
  };
  const shortened = (value: unknown, component: string): unknown => {
    const whole = new Set<string>();
    for (;;) {
      const short = cut(value, whole);
      const found = problems(short, component);
      if (found.length === 0) return short;
      const lists = found.filter(({ keyword, instancePath }) => keyword === 'minItems' && !whole.has(instancePath));
      if (lists.length === 0)
        throw new Error(`The example of ${component} is not what its schema says: ${ajv.errorsText(found)}`);
      for (const { instancePath } of lists) whole.add(instancePath);
    }
  };
  return {
    shortened,
    answerExample(answer, data) {
      if (bytesOf(answer) <= LONG_BYTES) return { value: answer };
      const value = {
        data: shortened(answer.data, data),
        meta: answer.meta,
        ...(answer.provenance === undefined ? {} : { provenance: shortened(answer.provenance, 'Provenance') }),
      };
      return { summary: 'Lists are cut to their first entry', value };
    },
    dataExample(data, component) {
      const found = problems(data, component);
      if (found.length > 0)
        throw new Error(`The data of ${component} is not what its schema says: ${ajv.errorsText(found)}`);
      if (bytesOf(data) <= MOST_BYTES) return data;
      const short = shortened(data, component);
      return bytesOf(short) <= MOST_BYTES ? short : undefined;
    },
  };
}
