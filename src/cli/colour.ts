import { inspect } from 'node:util';

/** What colour depends on: whether a stream is a terminal, and the variables of the environment. */
interface Surroundings {
  readonly isTTY?: boolean | undefined;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/**
 * Returns whether a stream is written in colour: to a terminal that has colours, unless `NO_COLOR` is set; elsewhere only where `FORCE_COLOR`
 * asks for it. `FORCE_COLOR` wins over `NO_COLOR`, and `FORCE_COLOR=0` is no, as in Node itself, which reads both.
 */
export async function usesColour({ isTTY = false, env }: Surroundings): Promise<boolean> {
  if (!isTTY && env.FORCE_COLOR === undefined) return false;
  return (await import('./terminal.js')).hasColours(env);
}

/** What a part of a text is, to be distinguished from the rest by its colour. Each is one code, so that no digit stands alone in it. */
const STYLES = { strong: 'bold', faint: 'gray', label: 'cyan', accent: 'magenta', wrong: 'red' } as const;

export type Paint = (style: keyof typeof STYLES, text: string) => string;

export const PLAIN: Paint = (_, text) => text;

const COLOURED: Paint = (style, text) => {
  if (text === '') return text;
  const [on, off] = inspect.colors[STYLES[style]] ?? [0, 0];
  return `\u001b[${on}m${text}\u001b[${off}m`;
};

export function painter(colour = false): Paint {
  return colour ? COLOURED : PLAIN;
}
