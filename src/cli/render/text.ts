import { stripVTControlCharacters } from 'node:util';

/** Width that texts are wrapped to, and that a terminal is taken to have when it does not say. */
export const WIDTH = 100;

const MARKS = /[\p{Mn}\p{Me}\u200c\u200d]/gu;
/** Ranges of all marks. Guards the Unicode property, whose first use is slow and which most texts do not need. */
const MAY_MARK = /[\u0300-\u200f\u20d0-\u20ff\u2c00-\uffff]/;

/** Returns how many columns of a terminal a text takes: marks that stand over or under a letter take none, nor do colours. */
export function columnsOf(text: string): number {
  const plain = text.includes('\u001b') ? stripVTControlCharacters(text) : text;
  return MAY_MARK.test(plain) ? plain.replace(MARKS, '').length : plain.length;
}

export function padAfter(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - columnsOf(text)));
}

export function padBefore(text: string, width: number): string {
  return ' '.repeat(Math.max(0, width - columnsOf(text))) + text;
}

export function wrap(text: string, indent = '', width = WIDTH): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    if (line !== '' && indent.length + columnsOf(line) + 1 + columnsOf(word) > width) {
      lines.push(indent + line.trimEnd());
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
