import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { isSiddhantaError } from '../../errors.js';
import { codeOf } from '../../http/problem.js';
import { analytical } from '../../sky/analytical/analytical.js';
import { buildAtlas } from '../../sky/atlas/build.js';
import { BODIES, type Body } from '../../sky/ephemeris.js';
import { type JdTt, julianDay } from '../../time/julian.js';
import { type Command, type Io, type Option, UsageError, type Values } from '../command.js';

/** Days before the first and after the last, for searches around a date. */
const MARGIN = 40;
const YEAR_OR_DATE = /^(\d{4})(?:-(\d{2})-(\d{2}))?$/;

const OPTIONS: readonly Option[] = [
  { flag: 'from', kind: 'text', value: 'YEAR', summary: 'First year, or first date as YYYY-MM-DD; required' },
  { flag: 'to', kind: 'text', value: 'YEAR', summary: 'Last year, or last date; required' },
  { flag: 'out', kind: 'text', value: 'FILE', summary: 'File to write; required' },
  {
    flag: 'bodies',
    kind: 'text',
    value: 'LIST',
    summary: `Bodies by commas; all by default: ${BODIES.join(', ')}`,
  },
  {
    flag: 'tolerance',
    kind: 'number',
    value: 'ARCSECONDS',
    summary: 'How far a place may be from that of the series, 0.0001 to 60; default 0.001',
  },
  {
    flag: 'geometric',
    kind: 'switch',
    summary: 'Hold geometric places, too, for conventions.positions "true"; the file is twice as large',
  },
];

function required(values: Values, flag: string): string {
  const value = values[flag];
  if (value === undefined) throw new UsageError(`--${flag} is required.`);
  return String(value);
}

function dayFrom(values: Values, flag: 'from' | 'to'): JdTt {
  const text = required(values, flag);
  const [, year, month = flag === 'from' ? '01' : '12', day = flag === 'from' ? '01' : '31'] =
    YEAR_OR_DATE.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  const ms = Date.parse(`${date}T00:00:00Z`);
  if (Number.isNaN(ms) || new Date(ms).toISOString().slice(0, 10) !== date) {
    throw new UsageError(`--${flag} is ${text}; it must be a year, such as 1900, or a date, such as 1900-01-31.`);
  }
  const { from, to } = analytical.range;
  const begins = julianDay(ms);
  if (begins < from || begins > to) {
    throw new UsageError(`--${flag} is ${text}; the years 1000 to 2999 can be computed.`);
  }
  return flag === 'from' ? Math.max(from, begins - MARGIN) : Math.min(to, begins + 1 + MARGIN);
}

function progressTo({ stderr }: Io): (part: number) => void {
  let reported = -1;
  const isTerminal = stderr.isTTY === true;
  return (part) => {
    const percent = Math.floor(part * 100);
    const now = isTerminal ? percent : percent - (percent % 10);
    if (now === reported) return;
    reported = now;
    const line = `computing the atlas: ${now} %`;
    stderr.write(isTerminal ? `\r${line}${now === 100 ? '\n' : ''}` : `${line}\n`);
  };
}

/** Written beside the target and then moved, so that no half-written file is found there. */
class Output {
  readonly #part: string;

  constructor(readonly file: string) {
    this.#part = `${file}.part`;
    this.#attempt(() => writeFileSync(this.#part, ''));
  }

  #attempt(write: () => void): void {
    try {
      write();
    } catch (problem) {
      throw new UsageError(`--out ${this.file} cannot be written: ${codeOf(problem)}.`);
    }
  }

  write(bytes: Uint8Array): void {
    this.#attempt(() => {
      writeFileSync(this.#part, bytes);
      renameSync(this.#part, this.file);
    });
  }

  giveUp(): void {
    rmSync(this.#part, { force: true });
  }
}

function sizeText(bytes: number): string {
  return bytes < 999_500 ? `${Math.ceil(bytes / 1e3)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

function built(values: Values, io: Io): ArrayBuffer {
  const { bodies, tolerance, geometric } = values;
  const [from, to] = [dayFrom(values, 'from'), dayFrom(values, 'to')];
  try {
    return buildAtlas({
      from,
      to,
      ...(bodies === undefined
        ? {}
        : {
            bodies: String(bodies)
              .split(',')
              .map((name) => name.trim()) as Body[],
          }),
      ...(tolerance === undefined ? {} : { tolerance: Number(tolerance) }),
      kinds: geometric === true ? ['apparent', 'geometric'] : ['apparent'],
      onProgress: progressTo(io),
    });
  } catch (error) {
    if (isSiddhantaError(error)) throw new UsageError(`--${error.message}`);
    throw error;
  }
}

/** `siddhanta atlas`: an ephemeris computed beforehand. */
export const atlasCommand: Command = {
  name: 'atlas',
  summary: 'Compute the places of the bodies for years to come into one file, for --atlas and the library',
  options: OPTIONS,
  example: 'atlas --from 2020 --to 2029 --out 2020s.atlas',
  run(values, io) {
    const file = required(values, 'out');
    dayFrom(values, 'from');
    dayFrom(values, 'to');
    const output = new Output(file);
    try {
      const bytes = built(values, io);
      output.write(new Uint8Array(bytes));
      return `Wrote ${file}: ${sizeText(bytes.byteLength)}.\n`;
    } finally {
      output.giveUp();
    }
  },
};
