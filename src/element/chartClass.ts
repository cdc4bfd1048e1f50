import type { ChartResult } from '../svg/figure.js';
import { ATTRIBUTES, drawn } from './drawn.js';

/** The element `<siddhanta-chart>`, as a page sees it. */
export interface SiddhantaChart extends HTMLElement {
  /** The result that is drawn; wins over the attributes `data` and those of a birth. Undefined by default. */
  result: ChartResult | undefined;
}

const SHEET = ':host{display:inline-block}:host([hidden]){display:none}svg{display:block;max-width:100%;height:auto}';

/** Returns its own class for each definition: `HTMLElement` is asked for only where there is one. */
export function chartClass(): CustomElementConstructor {
  return class extends HTMLElement implements SiddhantaChart {
    static readonly observedAttributes: readonly string[] = ATTRIBUTES;
    readonly #root = this.attachShadow({ mode: 'open' });
    #result: ChartResult | undefined;
    #isDue = false;

    get result(): ChartResult | undefined {
      return this.#result;
    }

    set result(result: ChartResult | undefined) {
      this.#result = result;
      this.#ask();
    }

    connectedCallback(): void {
      // A page may set the property before the element is defined.
      if (Object.hasOwn(this, 'result')) {
        const { result } = this;
        Reflect.deleteProperty(this, 'result');
        this.#result = result ?? this.result;
      }
      this.#draw();
    }

    attributeChangedCallback(): void {
      this.#ask();
    }

    #ask(): void {
      if (this.#isDue || !this.isConnected) return;
      this.#isDue = true;
      queueMicrotask(() => {
        this.#isDue = false;
        this.#draw();
      });
    }

    #draw(): void {
      const style = document.createElement('style');
      style.textContent = SHEET;
      this.#root.replaceChildren(style, ...this.#content());
    }

    #content(): readonly Node[] {
      try {
        const svg = drawn((name) => this.getAttribute(name) ?? undefined, this.#result);
        if (svg === undefined) return [];
        const { documentElement } = new DOMParser().parseFromString(svg, 'image/svg+xml');
        return [document.importNode(documentElement, true)];
      } catch (error) {
        const alert = document.createElement('p');
        alert.setAttribute('role', 'alert');
        alert.textContent = error instanceof Error ? error.message : String(error);
        return [alert];
      }
    }
  };
}
