import type { Declared } from '../operation/operation.js';
import type { Provenance } from '../types.js';
import { tableHtml } from './blocks.js';
import { boxed, element, type Html, text } from './html.js';
import { ask, type Part } from './request.js';

const words = (id: string): string => id.replaceAll('_', ' ');

function provenanceTables({ conventions, sources, disputed }: Provenance): Html {
  return (
    tableHtml({
      title: 'Conventions',
      columns: [{ title: '' }, { title: '' }],
      rows: Object.entries(conventions).map(([name, value]) => [words(name), value]),
    }) +
    tableHtml({
      title: 'Sources',
      columns: [{ title: 'Work' }, { title: 'Locus' }, { title: 'For' }],
      rows: sources.map(({ work, locus, note = '' }) => [work, locus, note]),
    }) +
    tableHtml({
      title: 'Where sources disagree',
      columns: [{ title: '' }, { title: '' }],
      rows: disputed.map(({ element: what, note }) => [what, note]),
    })
  );
}

/** Returns how a result of a document was computed, and how to compute the same again. */
export const methodOf =
  <Input, Data>(operation: Declared<Input, Data>, kind: string): Part =>
  (request) => {
    const { provenance } = ask(operation, request);
    const { language } = request.words;
    const question = JSON.stringify(request.question);
    return (
      (provenance === undefined ? '' : provenanceTables(provenance)) +
      boxed(
        'div',
        'again',
        element('h3', {}, text('Compute the same again')),
        element('p', {}, text('The input as JSON on the standard input of the command line:')),
        element('code', {}, text(`siddhanta report ${kind} --input - <<'JSON'\n${question}\nJSON`)),
        boxed(
          'p',
          'note',
          text('Statements of yogas, doṣas and texts are those of their sources. They are not predictions.'),
        ),
        language === undefined
          ? ''
          : boxed(
              'p',
              'note',
              text(
                `Names, terms and dates are in ${language.name}; sentences are in English, and names that its table lacks in Sanskrit or English.`,
              ),
            ),
      )
    );
  };
