/** Width that texts are wrapped to, and that a terminal is taken to have when it does not say. */
export const WIDTH = 100;

/** Returns lines of words no longer than a width, each indented. */
export function wrap(text: string, indent = '', width = WIDTH): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && indent.length + line.length + 1 + word.length > width) {
      lines.push(indent + line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  lines.push(indent + line);
  return lines;
}

/** Returns the lines of a shell command that is continued with a backslash where it is long; options stay whole. */
export function shellLines(command: string): string[] {
  const [first = '', ...parts] = command.split(/ (?=--)/);
  const lines = [`  ${first}`];
  for (const part of parts) {
    const last = lines.length - 1;
    const joined = `${lines[last]} ${part}`;
    if (joined.length + 2 <= WIDTH) lines[last] = joined;
    else {
      lines[last] += ' \\';
      lines.push(`    ${part}`);
    }
  }
  return lines;
}
