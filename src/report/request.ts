import { isSiddhantaError } from '../errors.js';
import type { Context, Declared } from '../operation/operation.js';
import type { CHART_STYLES } from '../svg/chartStyles.js';
import type { Theme } from '../svg/theme.js';
import type { Birth, Result } from '../types.js';
import { boxed, type Html, text } from './html.js';
import type { Wording } from './wording.js';

/** What every operation of a document is asked with: a birth or a couple, with school and conventions. */
export interface Question {
  readonly birth?: Birth;
  readonly [field: string]: unknown;
}

/** A document that is being written: what it is about, and how it looks. */
export interface ReportRequest {
  readonly question: Question;
  readonly context: Context;
  readonly chart: (typeof CHART_STYLES)[keyof typeof CHART_STYLES];
  readonly theme: Theme;
  readonly sensitive: boolean;
  /** An instant, ISO 8601 with an offset: what runs then is marked. */
  readonly at: string | undefined;
  /** How the birthplace is called, where it was said. */
  readonly placeName?: string | undefined;
  /** Address of a playground to which the document links. */
  readonly playground?: string | undefined;
  readonly words: Wording;
  /** Results that were asked for already, by operation and input: chapters share them. */
  readonly results: Map<string, Result<unknown>>;
  /** An id that no other picture of the document has. */
  readonly newId: () => string;
}

/** A piece of a chapter. */
export type Part = (request: ReportRequest) => Html;

/** Reported in the document where the part would be; other errors are thrown. */
const SAID: ReadonlySet<string> = new Set([
  'not_available_in_school',
  'undefined_at_latitude',
  'date_out_of_range',
  'missing_field',
]);

/** Returns the result of an operation about the birth of a document; what is `undefined` in `more` is left out of the question. */
export function ask<Input, Data>(
  { operation }: Declared<Input, Data>,
  { question, context, results }: ReportRequest,
  more: Readonly<Record<string, unknown>> = {},
): Result<Data> {
  const { birth, ...rest } = question;
  const { uncertainty_minutes: _, ...certain } = birth ?? ({} as Birth);
  // The chapter on the birth says what an uncertain time leaves certain; only charts can compute it.
  const whole = { ...(birth === undefined ? {} : { birth: certain }), ...rest, ...more };
  const input = Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== undefined));
  const key = `${operation.name} ${JSON.stringify(input)}`;
  const known = results.get(key);
  if (known !== undefined) return known as Result<Data>;
  const result = operation.call(input, context);
  results.set(key, result);
  return result;
}

/** Returns the birth that a document is about. */
export function birthOf({ question: { birth } }: ReportRequest): Birth {
  if (birth === undefined) throw new Error('This part is about a birth, and the document is not.');
  return birth;
}

/** Returns what a part writes, or why this birth or school has none. */
export function orReason(write: () => Html): Html {
  try {
    return write();
  } catch (problem) {
    if (isSiddhantaError(problem) && SAID.has(problem.code)) return boxed('p', 'note', text(problem.message));
    throw problem;
  }
}
