import type { ComponentChildren, VNode } from 'preact';
import type { Result } from 'siddhanta';
import { type Language, localise } from 'siddhanta/names/core';
import { Term } from './Blocks.js';
import { leading } from './doors.js';
import { hashOf } from './link.js';
import type { PartProps } from './panel.js';
import { useSay } from './say.js';

/** Returns the data of a result in the language of the page. */
export function dataIn<Data>(result: Result<Data>, language: Language | undefined): Data {
  return language === undefined ? result.data : (localise(result, language).data as Data);
}

/** A part of an overview, with what leads to all of it and to its sources. */
export function Part({
  title,
  all,
  form,
  showSources,
  result,
  isLate,
  children,
}: Pick<PartProps<unknown, unknown>, 'form' | 'showSources'> & {
  readonly title: string;
  /** The panel that has all of it, and what it is called. */
  readonly all?: readonly [panel: string, title: string];
  readonly result?: Result<unknown>;
  /** Whether it comes last on a narrow page. */
  readonly isLate?: true;
  readonly children: ComponentChildren;
}): VNode {
  const say = useSay();
  return (
    <section class={isLate ? 'part late' : 'part'}>
      <h3>{title}</h3>
      {children}
      {all === undefined && result === undefined ? null : (
        <p class="part-foot">
          {all === undefined ? null : <a href={hashOf(leading(form, all[0]))}>{all[1]} ›</a>}
          {result === undefined ? null : (
            <button type="button" class="link" onClick={() => showSources(result, title)}>
              {say('Sources')}
            </button>
          )}
        </p>
      )}
    </section>
  );
}

/** A label and its value, in a line of a list. */
export function Fact({
  label,
  language,
  children,
}: {
  readonly label: string;
  readonly language: Language | undefined;
  readonly children: ComponentChildren;
}): VNode {
  const say = useSay();
  return (
    <div>
      <dt>
        <Term label={label} speech={{ language, label: say }} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Labels and their values, a line each. */
export function Facts({
  rows,
  language,
  kind = '',
}: {
  readonly rows: readonly (readonly [label: string, value: ComponentChildren])[];
  readonly language: Language | undefined;
  /** How it is set, where it is set otherwise. */
  readonly kind?: string;
}): VNode {
  return (
    <dl class={`facts ${kind}`}>
      {rows.map(([label, value]) => (
        <Fact key={label} label={label} language={language}>
          {value}
        </Fact>
      ))}
    </dl>
  );
}
