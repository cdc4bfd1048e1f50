/**
 * The element `<siddhanta-chart>`: a chart in a page, from a birth in its attributes or from a result. Importing it defines nothing and
 * needs no DOM; `defineSiddhantaChart()` defines it.
 *
 * @packageDocumentation
 */
import type { Language } from '../names/language.js';
import { chartClass } from './chartClass.js';
import { registerLanguages } from './languages.js';

export type { SiddhantaChart } from './chartClass.js';
export { registerLanguages };

/** Options of {@link defineSiddhantaChart}. */
export interface DefineOptions {
  /** Name of the element, `siddhanta-chart` by default. */
  readonly name?: string | undefined;
  /** Languages of the attribute `language`; as with {@link registerLanguages}. */
  readonly languages?: readonly Language[] | undefined;
}

/**
 * Defines the element `<siddhanta-chart>`. Where there is no DOM, as in Node, and where it is defined already, nothing happens but that the
 * languages are registered.
 *
 * @param options name of the element, languages
 */
export function defineSiddhantaChart({ name = 'siddhanta-chart', languages = [] }: DefineOptions = {}): void {
  registerLanguages(...languages);
  if (typeof customElements === 'undefined' || customElements.get(name) !== undefined) return;
  customElements.define(name, chartClass());
}
