// The colours of JSON, without a grammar: the recorded answers are 2 MB, which Shiki took most of the build to read.

type Highlight = (code: string, language: string, attributes: string) => string;

interface Markdown {
  readonly options: { highlight?: Highlight | null | undefined };
}

/** A line of what JSON.stringify writes with indentation: blanks, a name, a value, and the rest. */
const LINE = /^( *)("(?:[^"\\]|\\.)*"(?=: ))?(: )?("(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null)?([[\]{},]*)$/;

const escaped = (text: string): string => text.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;');

/** What is coloured, by the classes of theme.css: names, numbers and words as `k`, texts as `s`. */
const span = (kind: 'k' | 's', text: string): string =>
  text === '' ? '' : `<span class="${kind}">${escaped(text)}</span>`;

const spansOf = (text: string): string =>
  text
    .split(/(\\(?:u[\dA-Fa-f]{4}|.))/)
    .map((part, i) => span(i % 2 === 0 ? 's' : 'k', part))
    .join('');

function lineOf(line: string): string | undefined {
  const [, blanks = '', name = '', colon = '', value = '', rest = ''] = LINE.exec(line) ?? [];
  if (`${blanks}${name}${colon}${value}${rest}` !== line) return undefined;
  if (name !== '' && /\\/.test(name)) return undefined;
  return `${blanks}${span('k', name)}${colon}${value.startsWith('"') ? spansOf(value) : span('k', value)}${rest}`;
}

/**
 * Returns JSON in the colours that Shiki gives it; undefined where it is not written as JSON.stringify writes it. The colours are classes, since a style for
 * each word is three times as long as the JSON.
 */
export function jsonBlock(code: string): string | undefined {
  const lines = code.trimEnd().split('\n').map(lineOf);
  if (lines.includes(undefined)) return undefined;
  return `<pre class="shiki json vp-code" tabindex="0" v-pre=""><code>${lines.join('\n')}</code></pre>`;
}

const known = new Map<string, string>();

/** Colours JSON by the above, and every other block once for all passes over the pages. */
export function highlightOnce({ options }: Markdown): void {
  const { highlight } = options;
  if (!highlight) return;
  options.highlight = (code, language, attributes) => {
    const own = language === 'json' && attributes === '' ? jsonBlock(code) : undefined;
    if (own !== undefined) return own;
    const key = [language, attributes, code].join('\0');
    const found = known.get(key) ?? highlight(code, language, attributes);
    known.set(key, found);
    return found;
  };
}
