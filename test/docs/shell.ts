import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from './examples.js';
import { type Fence, fencesOf } from './fences.js';

/** A block of shell lines that is run, and the block behind it that shows what they print. */
export interface Session {
  /** File and line of the fence, `docs/cli/kp.md:167`. */
  readonly place: string;
  readonly commands: string;
  /** Marked `fails`: the commands end with an exit code other than 0. */
  readonly fails: boolean;
  /** What they print, as the page says; undefined when it does not say. */
  readonly expected: Fence | undefined;
  /** Files that stand on the page above it, `json file=birth.json`. */
  readonly files: readonly { readonly name: string; readonly text: string }[];
}

/** `npm install siddhanta` is no call of the command line. */
const CALL = /(?:^|[|;&(`]|\b(?:do|then|else|time|xargs|npx))\s*siddhanta\b/m;
const NAME = /^[\w-][\w.-]*$/;

function filesOf(file: string, fences: readonly Fence[]): { name: string; text: string; line: number }[] {
  return fences.flatMap(({ info, body, line }) => {
    const name = info.find((word) => word.startsWith('file='))?.slice('file='.length);
    if (name === undefined) return [];
    if (!NAME.test(name)) throw new Error(`${file}:${line}: file=${name} is no plain name of a file.`);
    return [{ name, text: `${body.join('\n')}\n`, line }];
  });
}

/**
 * Returns the blocks of a page that are run: those in ` ```sh ` that call `siddhanta`, or `node` with a file of the page, unless they are
 * marked `no-run`. The next block of the page, when it is ` ```text ` and no heading stands between, is what they print.
 */
export function sessionsOf(file: string, text: string): Session[] {
  const fences = fencesOf(file, text);
  const files = filesOf(file, fences);
  const lines = text.split('\n');
  return fences.flatMap((fence, i) => {
    const { info, body, line } = fence;
    const commands = body.join('\n');
    const there = files.filter((other) => other.line < line);
    const runs = CALL.test(commands) || there.some(({ name }) => commands.includes(`node ${name}`));
    if (info[0] !== 'sh' || info.includes('no-run') || !runs) return [];
    const next = fences[i + 1];
    const between = lines.slice(line + body.length + 1, (next?.line ?? 1) - 1);
    const shown =
      next?.info[0] === 'text' && !next.info.includes('no-run') && !between.some((other) => /^#+ /.test(other));
    return [
      {
        place: `${file}:${line}`,
        commands,
        fails: info.includes('fails'),
        expected: shown ? next : undefined,
        files: there,
      },
    ];
  });
}

/** What commands printed on either stream, and their exit code. */
export interface Outcome {
  readonly printed: string;
  readonly code: number;
}

const STOP_S = 200;
const NODE = `exec "${process.execPath}"`;
const PROGRAMS = {
  siddhanta: `${NODE} "${join(ROOT, 'dist/cjs/cli/main.js')}" "$@"`,
  node: `${NODE} "$@"`,
  npx: `[ "$1" = siddhanta ] || { echo "npx $1: of the packages only siddhanta is there for the pages" >&2; exit 127; }
shift
exec siddhanta "$@"`,
};

/** A new folder with the built package and its command, in which the blocks of one page run one after the other. */
export class Folder {
  readonly #path = mkdtempSync(join(tmpdir(), 'siddhanta-page-'));
  readonly #work = join(this.#path, 'work');

  constructor() {
    const bin = join(this.#path, 'bin');
    for (const folder of [bin, join(this.#work, 'node_modules')]) mkdirSync(folder, { recursive: true });
    for (const [name, line] of Object.entries(PROGRAMS)) {
      writeFileSync(join(bin, name), `#!/bin/sh\n${line}\n`);
      chmodSync(join(bin, name), 0o755);
    }
    symlinkSync(ROOT, join(this.#work, 'node_modules/siddhanta'));
  }

  /** Runs a block; it stops at the first line that fails. */
  async run({ commands, files }: Pick<Session, 'commands' | 'files'>): Promise<Outcome> {
    for (const { name, text } of files) writeFileSync(join(this.#work, name), text);
    const env = {
      PATH: `${join(this.#path, 'bin')}:/usr/local/bin:/usr/bin:/bin`,
      HOME: this.#work,
      LC_ALL: 'C.UTF-8',
      TZ: 'UTC',
      NO_COLOR: '1',
    };
    return new Promise((resolve) => {
      const child = execFile(
        'bash',
        ['-e', '-o', 'pipefail', '-c', `exec 2>&1\n${commands}`],
        { cwd: this.#work, env, timeout: STOP_S * 1000, maxBuffer: 1e8 },
        (error, stdout) => {
          const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 1;
          resolve({ printed: error?.killed ? `${stdout}(stopped after ${STOP_S} s)` : stdout, code });
        },
      );
      child.stdin?.end();
    });
  }

  close(): void {
    rmSync(this.#path, { recursive: true, force: true });
  }
}

const trimmed = (text: string): string[] =>
  text
    .trimEnd()
    .split('\n')
    .map((line) => line.trimEnd());

/** Whether a text is what a page shows. A line `…` of the page stands for any lines, or none; blanks at the end of a line do not count. */
export function isShown(printed: string, shown: readonly string[]): boolean {
  const lines = trimmed(printed);
  const parts = `\n${trimmed(shown.join('\n')).join('\n')}\n`.split('\n…\n');
  const [first = '', ...rest] = parts;
  const whole = `\n${lines.join('\n')}\n`;
  const last = rest.pop();
  if (last === undefined) return whole === first;
  if (!whole.startsWith(first === '' ? '\n' : `${first}\n`)) return false;
  let from = first.length;
  for (const part of rest) {
    const at = whole.indexOf(`\n${part}\n`, from);
    if (at === -1) return false;
    from = at + part.length + 1;
  }
  return last === '' || (whole.endsWith(`\n${last}`) && whole.length - last.length - 1 >= from);
}

/** Runs the blocks of a page in a new folder. Returns the page as it would be if each shown output were the true one, and what failed. */
export async function played(file: string, text: string): Promise<{ page: string; failures: string[] }> {
  const folder = new Folder();
  const lines = text.split('\n');
  const failures: string[] = [];
  try {
    // From the end backwards, so that the lines above keep their numbers; the commands run in their order.
    const outcomes: [Session, Outcome][] = [];
    for (const session of sessionsOf(file, text)) outcomes.push([session, await folder.run(session)]);
    for (const [{ place, expected, fails }, { printed, code }] of outcomes.reverse()) {
      if ((code !== 0) !== fails)
        failures.unshift(`${place}: exit code ${code}${fails ? ', although it is marked fails' : ''}\n${printed}`);
      else if (expected !== undefined && !isShown(printed, expected.body))
        lines.splice(expected.line, expected.body.length, ...trimmed(printed));
    }
  } finally {
    folder.close();
  }
  return { page: lines.join('\n'), failures };
}
