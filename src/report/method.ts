import type { Declared } from '../operation/operation.js';
import type { Provenance } from '../types.js';
import { tableHtml } from './blocks.js';
import { boxed, element, type Html, text } from './html.js';
import { permalink } from './permalink.js';
import { ask, type Part, type ReportRequest } from './request.js';

const words = (id: string): string => id.replaceAll('_', ' ');

/** An operation whose sources and disputes a document lists as well, and what it is asked with. */
export interface AlsoAsked {
  readonly operation: Declared<unknown, unknown>;
  readonly input: Readonly<Record<string, unknown>>;
}

interface MethodOptions {
  readonly also?: readonly AlsoAsked[];
  /** Whether the document has statements of yogas, doṣas or texts. */
  readonly hasStatements?: boolean;
}

/** Without those that are there already, by their text. */
const once = <Entry>(entries: readonly Entry[]): Entry[] => [
  ...new Map(entries.map((entry) => [JSON.stringify(entry), entry])).values(),
];

/** Returns the provenance of the first operation with the sources and disputes of the others. */
function merged(request: ReportRequest, first: Provenance, also: readonly AlsoAsked[]): Provenance {
  const all = also.flatMap(({ operation, input }) => ask(operation, request, input).provenance ?? []);
  return {
    ...first,
    sources: once([first, ...all].flatMap(({ sources }) => sources)),
    disputed: once([first, ...all].flatMap(({ disputed }) => disputed)),
  };
}

/** Rows of sources, those of one work together, which is named once. */
function byWork(sources: Provenance['sources']): string[][] {
  const works = [...new Set(sources.map(({ work }) => work))];
  return works.flatMap((name) =>
    sources
      .filter(({ work }) => work === name)
      .map(({ work, locus, note = '' }, i) => [i === 0 ? work : '', locus, note]),
  );
}

function provenanceTables({ conventions, sources, disputed }: Provenance): Html {
  return boxed(
    'div',
    'dense fine',
    tableHtml({
      title: 'Conventions',
      columns: [{ title: '' }, { title: '' }],
      rows: Object.entries(conventions).map(([name, value]) => [words(name), value]),
    }),
    tableHtml({
      title: 'Sources',
      columns: [{ title: 'Work' }, { title: 'Locus' }, { title: 'For' }],
      rows: byWork(sources),
    }),
    tableHtml({
      title: 'Where sources disagree',
      columns: [{ title: '' }, { title: '' }],
      rows: disputed.map(({ element: what, note }) => [what, note]),
    }),
  );
}

/** The same in a page, where the document has the address of one. */
function playgroundLine(request: ReportRequest): Html {
  if (request.playground === undefined) return '';
  const address = permalink(request.playground, request);
  const line =
    address === undefined
      ? text('The form of the playground cannot express this input.')
      : text('Or open it in the playground: ') + element('a', { href: address }, text(address));
  return boxed('p', 'note', line);
}

/** Returns how a result of a document was computed, and how to compute the same again. */
export const methodOf =
  <Input, Data>(
    operation: Declared<Input, Data>,
    kind: string,
    { also = [], hasStatements = true }: MethodOptions = {},
  ): Part =>
  (request) => {
    const { provenance } = ask(operation, request);
    const { language } = request.words;
    const question = JSON.stringify(request.question);
    return (
      boxed(
        'div',
        'again',
        element('h3', {}, text('Compute the same again')),
        element('p', {}, text('The input as JSON on the standard input of the command line:')),
        element('code', {}, text(`siddhanta report ${kind} --input - <<'JSON'\n${question}\nJSON`)),
        playgroundLine(request),
        hasStatements
          ? boxed(
              'p',
              'note',
              text('Statements of yogas, doṣas and texts are those of their sources. They are not predictions.'),
            )
          : '',
        language === undefined
          ? ''
          : boxed('p', 'note', text('What the language has no words for is in Sanskrit or English.')),
      ) + (provenance === undefined ? '' : provenanceTables(merged(request, provenance, also)))
    );
  };
