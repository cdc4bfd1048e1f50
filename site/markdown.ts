interface Token {
  readonly type: string;
  readonly tag: string;
  readonly content: string;
  info: string;
  attrJoin(name: string, value: string): void;
}
type Rule = (
  tokens: Token[],
  i: number,
  settings: unknown,
  env: { path: string; realPath?: string },
  self: Renderer,
) => string;
interface Renderer {
  renderToken(tokens: Token[], i: number, settings: unknown): string;
}
interface Markdown {
  readonly core: { readonly ruler: { push(name: string, rule: (state: { tokens: Token[] }) => void): void } };
  readonly renderer: { readonly rules: Record<string, Rule | undefined> };
}

/** Characters from which a cell of a table gets room, and up to which it stays on one line. */
const LONG = 48;
const SHORT = 16;

/** A paragraph that is a type or a function's signature, as the reference has them. */
const SIGNATURE = /^<code>(?:(?!<\/code>)[\s\S])*<\/code>$/;

/**
 * Marks the cells of tables that are long, or short, and the signatures of the reference; and lets a session be plain text, since what a command prints is
 * no shell.
 */
export function readBlocks({ core }: Markdown): void {
  core.ruler.push('blocks', ({ tokens }) => {
    tokens.forEach((token, i) => {
      if (token.type === 'fence' && token.info === 'console') token.info = 'text';
      if (token.type === 'paragraph_open' && SIGNATURE.test(tokens[i + 1]?.content ?? ''))
        token.attrJoin('class', 'signature');
      if (token.type !== 'td_open') return;
      const { length } = (tokens[i + 1]?.content ?? '').replace(/\]\([^)]*\)/g, '');
      if (length >= LONG) token.attrJoin('class', 'long');
      else if (length <= SHORT) token.attrJoin('class', 'short');
    });
  });
}

interface Place {
  readonly text: string;
  readonly link: string;
  readonly target?: string;
}

/** Puts links before the first section of pages, which are given by their files. */
export function beginWith({ renderer }: Markdown, places: ReadonlyMap<string, readonly Place[]>): void {
  const written = new WeakSet<object>();
  const plain: Rule = (tokens, i, settings, _, self) => self.renderToken(tokens, i, settings);
  const { heading_open: open = plain } = renderer.rules;
  renderer.rules.heading_open = (tokens, i, settings, env, self) => {
    const heading = open(tokens, i, settings, env, self);
    const links = places.get(env.realPath ?? env.path);
    if (links === undefined || tokens[i]?.tag !== 'h2' || written.has(tokens)) return heading;
    written.add(tokens);
    const list = links
      .map(
        ({ text, link, target }) => `<a href="${link}"${target === undefined ? '' : ` target="${target}"`}>${text}</a>`,
      )
      .join(' ');
    return `<p class="begin">${list}</p>${heading}`;
  };
}
