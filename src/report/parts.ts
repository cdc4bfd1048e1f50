import { labelled } from '../operation/labelled.js';
import type { Declared } from '../operation/operation.js';
import { type Block, blocksOf, type Readings, viewOf } from '../operation/show.js';
import type { Result } from '../types.js';
import { blockHtml } from './blocks.js';
import { boxed, element, type Html, text } from './html.js';
import { ask, orReason, type Part } from './request.js';
import type { PictureWords, Wording } from './wording.js';

interface ReadingOptions {
  readonly isSensitive?: true;
  readonly input?: Readonly<Record<string, unknown>>;
  /** All but the heading by default. */
  readonly take?: (block: Block, index: number) => boolean;
}

/** Returns a part that reads an operation's result, block by block, without the heading that repeats the birth. */
export function reading<Input, Data>(
  operation: Declared<Input, Data>,
  readings: Readings,
  { input: more = {}, take = () => true, isSensitive }: ReadingOptions = {},
): Part {
  return (request) =>
    orReason(() => {
      const input = isSensitive === true ? { ...more, sensitive: request.sensitive } : more;
      const result = ask(operation, request, input);
      const show = readings[operation.operation.name]?.show;
      if (show === undefined) throw new Error(`${operation.operation.name} has no reading.`);
      const { words } = request;
      const shown = { ...result, data: words.data(result) } as Result<unknown>;
      const [first, ...blocks] = blocksOf(show, viewOf({ ...request.question, ...input }, shown));
      const lines = first?.kind === 'heading' ? first.lines.slice(1) : [];
      return (
        lines.map((line) => boxed('p', 'lead', text(words.label(line)))).join('') +
        blocks
          .filter(take)
          .map((block) => blockHtml(labelled(block, words.label), words, request.at?.slice(0, 10)))
          .join('')
      );
    });
}

/** Takes the blocks of a reading that are neither text nor charts. */
export const tables = ({ kind }: Block): boolean => kind === 'table' || kind === 'facts' || kind === 'timeline';

interface PictureOptions {
  readonly input?: Readonly<Record<string, unknown>>;
  /** Pixels for the layout of the text: fewer for larger letters. */
  readonly size?: number;
  readonly caption?: string | ((words: Wording) => string);
}

interface Drawn extends PictureWords {
  readonly size: number;
  readonly theme: 'light' | 'dark' | 'print' | 'auto';
  readonly id: string;
  readonly title: string;
}

/** Returns a picture with its caption. */
export const figure = (svg: Html, caption = ''): Html =>
  element('figure', {}, svg, caption === '' ? '' : element('figcaption', {}, text(caption)));

/** Returns a part that draws an operation's result. */
export function picture<Input, Data>(
  operation: Declared<Input, Data>,
  draw: (result: Result<Data>, options: Drawn) => string,
  { input = {}, size = 600, caption = '' }: PictureOptions = {},
): Part {
  return (request) =>
    orReason(() => {
      const result = ask(operation, request, input);
      const { theme, words } = request;
      const svg = draw(result, { size, theme, id: request.newId(), title: '', ...words.ofPictures });
      return figure(svg, typeof caption === 'string' ? caption : caption(words));
    });
}

/** Returns a part that draws a chart in the style of the document. */
export function chart<Input, Data>(
  operation: Declared<Input, Data>,
  { input = {}, size = 340, caption = '', degrees = true }: PictureOptions & { readonly degrees?: boolean } = {},
): Part {
  return (request) =>
    picture(operation, (result, options) => request.chart(result as never, { ...options, degrees }), {
      input,
      size,
      caption,
    })(request);
}

/** Returns a part with a heading of its own. */
export const titled =
  (title: string, ...parts: readonly Part[]): Part =>
  (request) =>
    element('h3', {}, text(title)) + parts.map((part) => part(request)).join('');

/** Returns a part whose parts are on one page, where they fit on one. */
export const together =
  (...parts: readonly Part[]): Part =>
  (request) =>
    boxed('div', 'again', ...parts.map((part) => part(request)));

/** Returns a part of two parts side by side. */
export const pair =
  (one: Part, other: Part): Part =>
  (request) =>
    boxed('div', 'pair', element('div', {}, one(request)), element('div', {}, other(request)));
