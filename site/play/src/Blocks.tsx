import type { ComponentChildren, RefObject, VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Language, NameGroup } from 'siddhanta/names/core';
import type { Block, ChartBlock, FactsBlock, HeadingBlock, Period, TableBlock } from 'siddhanta/readings';
import { GLOSSARY, WRITTEN } from './glossary.js';
import { nameIn } from './names.js';
import { useSay } from './say.js';

/** The language of labels, texts and names. */
export interface Speech {
  readonly language: Language | undefined;
  /** Returns a label or a whole text in the language. */
  readonly label: (text: string) => string;
  /** Returns a heading with the names of places instead of their coordinates; left out where there are none. */
  readonly placed?: (text: string) => string;
}

/** A label, with its meaning where it is a word of the field. */
export function Term({ label, speech }: { readonly label: string; readonly speech: Speech }): VNode {
  const word = GLOSSARY[label.toLowerCase()];
  const written = speech.label(label);
  if (word === undefined) return <>{written === label ? (WRITTEN[label] ?? label) : written}</>;
  return <Hint meaning={word.meaning}>{written === label ? (word.written ?? written) : written}</Hint>;
}

/** A word whose meaning is shown when it is pointed at, touched or reached by the keyboard. */
export function Hint({ meaning, children }: { readonly meaning: string; readonly children: ComponentChildren }): VNode {
  const say = useSay();
  const said = say(meaning);
  return (
    <button type="button" class="hint" data-meaning={said}>
      {children}
      <span class="unseen">: {said}</span>
    </button>
  );
}

/** Returns a text with the signs of arc in place of quotes, and a pāda apart from its nakṣatra. */
export function arcs(text: string): string {
  return text.replace(/(\d+° \d\d)' (\d\d(?:\.\d+)?)"/g, '$1′ $2″').replace(/(?<=[\p{L}\p{M}])-(\d)$/u, ' $1');
}

/** Returns the `lang` of a text, for screen readers and fonts: the language of the names where the text is in its script. */
function langOf(text: VNode | string, { language }: Speech): string | undefined {
  const isNative = language !== undefined && typeof text === 'string' && /[\u0900-\u0dff]/.test(text);
  return isNative ? language.tag : undefined;
}

/** Joins continued tables, so that they share column titles. */
export function joined(blocks: readonly Block[]): readonly Block[] {
  const all: Block[] = [];
  for (const block of blocks) {
    const before = all.at(-1);
    if (block.kind === 'table' && block.continued === true && before?.kind === 'table')
      all[all.length - 1] = { ...before, rows: [...before.rows, ...block.rows] };
    else all.push(block);
  }
  return all;
}

/** A date alone, which is not to be broken at its hyphens. */
const DATE = /^\d{4}-\d\d-\d\d$/;

/**
 * Returns what holds the frame of a table, and whether the table is wider than its frame: each row is shown as a card then. It is measured again when
 * the page becomes narrower or wider.
 *
 * @param columns of the table; others are measured anew
 */
function useCards(columns: TableBlock['columns']): readonly [RefObject<HTMLDivElement>, boolean] {
  const frame = useRef<HTMLDivElement>(null);
  const [isCards, setCards] = useState(false);
  useLayoutEffect(() => {
    const measure = (): void => {
      const box = frame.current;
      if (box === null) return;
      box.classList.remove('cards');
      const isWide = box.scrollWidth > box.clientWidth + 1;
      box.classList.toggle('cards', isWide);
      setCards(isWide);
    };
    measure();
    addEventListener('resize', measure);
    return () => removeEventListener('resize', measure);
  }, [columns]);
  return [frame, isCards];
}

function Rows({ block, speech }: { readonly block: TableBlock; readonly speech: Speech }): VNode {
  const [frame, isCards] = useCards(block.columns);
  const untitled = block.columns.every(({ title }) => title === '');
  /** What cards are laid out as is no table to a screen reader, unless it is said. */
  const role = (name: 'table' | 'rowgroup' | 'row' | 'cell' | 'rowheader' | 'columnheader') =>
    isCards ? { role: name } : {};
  const row = (cells: readonly string[], key: string): VNode => (
    <tr key={key} {...role('row')}>
      {block.columns.map(({ title, align }, i) => {
        const cell = cells[i] ?? '';
        const written = i === 0 ? <Term label={cell} speech={speech} /> : arcs(speech.label(cell));
        const name = `${key} ${i}`;
        return i === 0 && title === '' ? (
          <th key={name} scope="row" lang={langOf(speech.label(cell), speech)} {...role('rowheader')}>
            {written}
          </th>
        ) : (
          <td
            key={name}
            class={[align === 'end' ? 'end' : DATE.test(cell) ? 'date' : '', cell === '' ? 'nothing' : '']
              .join(' ')
              .trim()}
            data-about={[cells[0] ?? '', title].map(speech.label).filter(Boolean).join(', ')}
            data-title={speech.label(title)}
            {...role('cell')}
            // Last, since a page whose language comes later has it last, too: the same page is then the same text.
            lang={langOf(speech.label(cell), speech)}
          >
            {written}
          </td>
        );
      })}
    </tr>
  );
  return (
    <div class={isCards ? 'scroll cards' : 'scroll'} ref={frame}>
      <table {...role('table')}>
        {block.title === undefined ? null : <caption>{speech.label(block.title)}</caption>}
        {untitled ? null : (
          <thead {...role('rowgroup')}>
            <tr {...role('row')}>
              {block.columns.map(({ title, align }, i) =>
                // Columns may share a title.
                title === '' ? (
                  <td key={`${i + 1}`} {...role('cell')} />
                ) : (
                  <th
                    key={`${title} ${i + 1}`}
                    scope="col"
                    class={align === 'end' ? 'end' : ''}
                    {...role('columnheader')}
                  >
                    <Term label={title} speech={speech} />
                  </th>
                ),
              )}
            </tr>
          </thead>
        )}
        <tbody {...role('rowgroup')}>{block.rows.map((cells, i) => row(cells, `${i}`))}</tbody>
        {block.foot === undefined ? null : (
          <tfoot {...role('rowgroup')}>{block.foot.map((cells, i) => row(cells, `foot ${i}`))}</tfoot>
        )}
      </table>
    </div>
  );
}

function Facts({ block, speech }: { readonly block: FactsBlock; readonly speech: Speech }): VNode {
  return (
    <section>
      {block.title === undefined ? null : <h3>{speech.label(block.title)}</h3>}
      <dl>
        {block.rows.map(({ label, value, remark }) => (
          <div key={`${label} ${value}`}>
            <dt>
              <Term label={label} speech={speech} />
            </dt>
            <dd data-about={speech.label(label)}>
              {arcs(speech.label(value))}
              {remark === undefined ? null : <small> {speech.label(remark)}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function positions({ ascendant, positions }: ChartBlock, { language, label }: Speech): TableBlock {
  const name = (group: NameGroup, key: string): string => nameIn(language, group, key);
  const bodies = [
    { body: 'Lagna', ...ascendant, house: 1, retrograde: '' },
    ...Object.entries(positions).map(([body, position]) => ({ body, ...position })),
  ];
  return {
    kind: 'table',
    columns: [
      { title: '' },
      { title: 'Sign' },
      { title: 'Degrees', align: 'end' },
      { title: 'Nakshatra-pada' },
      { title: 'House', align: 'end' },
    ],
    rows: bodies.map(({ body, sign, degrees, nakshatra, pada, house, retrograde }) => [
      retrograde === 'R' ? `${label(body)} ℞` : body,
      name('signs', sign),
      degrees,
      `${name('nakshatras', nakshatra)}-${pada}`,
      String(house),
    ]),
  };
}

function Periods({ periods, speech }: { readonly periods: readonly Period[]; readonly speech: Speech }): VNode {
  return (
    <ul class="periods">
      {periods.map((period) => (
        <li key={period.from + period.name}>
          <b>{speech.label(period.name)}</b> {period.from} – {period.to}
          {period.within.length === 0 ? null : <Periods periods={period.within} speech={speech} />}
        </li>
      ))}
    </ul>
  );
}

function Heading({ block, speech }: { readonly block: HeadingBlock; readonly speech: Speech }): VNode {
  const { label, placed = (text) => text } = speech;
  return (
    <header class="said">
      {block.title === undefined || block.title === '' ? null : <h3>{placed(label(block.title))}</h3>}
      {block.lines.map((line) => (
        <p key={line}>{placed(arcs(label(line.trim())))}</p>
      ))}
    </header>
  );
}

/** A block as a part of the page. */
export function BlockView({ block, speech }: { readonly block: Block; readonly speech: Speech }): VNode {
  switch (block.kind) {
    case 'heading':
      return <Heading block={block} speech={speech} />;
    case 'facts':
      return <Facts block={block} speech={speech} />;
    case 'table':
      return <Rows block={block} speech={speech} />;
    case 'chart':
      return <Rows block={positions(block, speech)} speech={speech} />;
    case 'timeline':
      return <Periods periods={block.periods} speech={speech} />;
    case 'prose':
      return (
        <div class="prose">
          {block.lines.map((line) => (
            <p key={line} class={line.startsWith(' ') ? 'in' : ''}>
              {arcs(speech.label(line.trim()))}
            </p>
          ))}
        </div>
      );
  }
}
