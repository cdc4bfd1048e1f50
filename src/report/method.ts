import { rasi } from '../charts/rasi.js';
import { tableHtml } from './blocks.js';
import { boxed, element, text } from './html.js';
import { ask, type Part } from './request.js';

/** Conventions, sources, disputes, and how to make the document again. */
export const method: Part = (request) => {
  const { provenance } = ask(rasi, request);
  if (provenance === undefined) return '';
  const { birth, ...rest } = request.question;
  const words = (id: string): string => id.replaceAll('_', ' ');
  return (
    tableHtml({
      title: 'Conventions of the charts',
      columns: [{ title: '' }, { title: '' }],
      rows: Object.entries(provenance.conventions).map(([name, value]) => [words(name), value]),
    }) +
    tableHtml({
      title: 'Sources of the charts',
      columns: [{ title: 'Work' }, { title: 'Locus' }, { title: 'For' }],
      rows: provenance.sources.map(({ work, locus, note = '' }) => [work, locus, note]),
    }) +
    tableHtml({
      title: 'Where sources disagree',
      columns: [{ title: '' }, { title: '' }],
      rows: provenance.disputed.map(({ element: what, note }) => [what, note]),
    }) +
    element('h3', {}, text('Compute the same again')) +
    element('p', {}, text('The birth as JSON on the standard input of the command line:')) +
    element(
      'code',
      {},
      text(`siddhanta report kundli --input - <<'JSON'\n${JSON.stringify({ birth, ...rest })}\nJSON`),
    ) +
    boxed(
      'p',
      'note',
      text('Statements of yogas, doṣas and texts are those of their sources. They are not predictions.'),
    )
  );
};
