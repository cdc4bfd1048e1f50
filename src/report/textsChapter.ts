import { labelText } from '../operation/words.js';
import { forBirth, type TextLine } from '../texts/forBirth.js';
import { placementText } from '../texts/placementText.js';
import { tableHtml } from './blocks.js';
import { boxed, text } from './html.js';
import { ask, orReason, type Part } from './request.js';
import { clausesLeftOut } from './words.js';

/** Keeps the chapter within eight pages; it says how many more rows there are. */
const MOST_ROWS = 24;

function sayingOf({ says, condition, applies }: TextLine): string {
  if (condition === undefined) return says;
  return applies === null ? `${says} (not known whether ${condition})` : `${says} (since ${condition})`;
}

function rowsOf(lines: readonly TextLine[]): string[][] {
  const rows = new Map<string, string[]>();
  const isOfNow = ({ kind }: TextLine): boolean => kind === 'mahadasha' || kind === 'antardasha' || kind === 'transit';
  for (const line of [...lines.filter(isOfNow), ...lines.filter((each) => !isOfNow(each))]) {
    const verse = `${line.work} ${line.locus}`;
    const placement = placementText(line.kind, line.placement);
    const row = rows.get(`${verse} ${placement}`);
    if (row === undefined) rows.set(`${verse} ${placement}`, [verse, placement, sayingOf(line)]);
    else row[2] = `${row[2]}; ${sayingOf(line)}`;
  }
  return [...rows.values()];
}

/** What the texts say by topics: clauses without a condition, and those whose condition applies or cannot be known. */
export const texts: Part = (request) =>
  orReason(() => {
    const { at, sensitive } = request;
    const { data } = ask(forBirth, request, { sensitive, ...(at === undefined ? {} : { at }) });
    const { withheld, topics, skipped, notice } = data;
    const failing = topics.flatMap(({ lines }) => lines).filter(({ applies }) => applies === false).length;
    const notes = [
      notice,
      ...(failing === 0 ? [] : [`${failing} clauses whose condition does not apply in this chart are left out.`]),
      ...clausesLeftOut(withheld),
      ...(skipped.length === 0 ? [] : ['What depends on the time of birth is left out: the time is unknown.']),
    ];
    const tables = topics.map(({ topic, lines }) => {
      const rows = rowsOf(lines.filter(({ applies }) => applies !== false));
      if (rows.length === 0) return '';
      const more = rows.length - MOST_ROWS;
      return (
        tableHtml({
          title: labelText(topic),
          columns: [{ title: 'Verse' }, { title: 'Placement' }, { title: 'What the text says' }],
          rows: rows.slice(0, MOST_ROWS),
        }) + (more > 0 ? boxed('p', 'note', text(`${more} more on this topic: siddhanta texts for-birth.`)) : '')
      );
    });
    return notes.map((line) => boxed('p', 'note', text(line))).join('') + boxed('div', 'texts', tables.join(''));
  });
