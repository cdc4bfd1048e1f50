import { inspect } from 'node:util';

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
