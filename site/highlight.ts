// The colours of JSON, without a grammar: the recorded answers are 2 MB, which Shiki took most of the build to read.

type Highlight = (code: string, language: string, attributes: string) => string;

interface Markdown {
  readonly options: { highlight?: Highlight | null | undefined };
}

/** The colours that github-light and github-dark give what is named, texts, and what is between. */
const NAMED = '--shiki-light:#005CC5;--shiki-dark:#79B8FF';
const TEXT = '--shiki-light:#032F62;--shiki-dark:#9ECBFF';
const PLAIN = '--shiki-light:#24292E;--shiki-dark:#E1E4E8';

/** A line of what JSON.stringify writes with indentation: blanks, a name, a value, and the rest. */
const LINE = /^( *)("(?:[^"\\]|\\.)*"(?=: ))?(: )?("(?:[^"\\]|\\.)*"|-?\d[\d.eE+-]*|true|false|null)?([[\]{},]*)$/;

const escaped = (text: string): string => text.replaceAll('&', '&#x26;').replaceAll('<', '&#x3C;');
const span = (style: string, text: string): string =>
  text === '' ? '' : `<span style="${style}">${escaped(text)}</span>`;

const spansOf = (text: string): string =>
  text
    .split(/(\\(?:u[\dA-Fa-f]{4}|.))/)
    .map((part, i) => span(i % 2 === 0 ? TEXT : NAMED, part))
    .join('');

function lineOf(line: string): string | undefined {
  const [, blanks = '', name = '', colon = '', value = '', rest = ''] = LINE.exec(line) ?? [];
  if (`${blanks}${name}${colon}${value}${rest}` !== line) return undefined;
  if (name !== '' && /\\/.test(name)) return undefined;
  const named = name === '' ? '' : span(NAMED, blanks + name);
  const before = name === '' ? blanks : '';
  if (value === '') return `<span class="line">${named}${span(PLAIN, before + colon + rest)}</span>`;
  const own = value.startsWith('"') ? spansOf(before + value) : span(NAMED, before + value);
  return `<span class="line">${named}${span(PLAIN, colon)}${own}${span(PLAIN, rest)}</span>`;
}

/** Returns JSON as Shiki colours it; undefined where it is not written as JSON.stringify writes it. */
export function jsonBlock(code: string): string | undefined {
  const lines = code.trimEnd().split('\n').map(lineOf);
  if (lines.includes(undefined)) return undefined;
  return `<pre class="shiki shiki-themes github-light github-dark vp-code" tabindex="0" v-pre=""><code>${lines.join('\n')}</code></pre>`;
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
