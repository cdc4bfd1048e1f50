import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createHandler, type Handler, type Plans, type Stores } from '../../../src/http/index.js';
import { program } from '../../support/program.js';
import { bodyOf } from '../support.js';

/** The paths that the load calls in turn, and what each costs. */
export const PATHS = [
  { path: '/v1/charts/rasi', units: 1, body: bodyOf('charts.rasi') },
  { path: '/v1/charts/divisional/d9', units: 3, body: bodyOf('charts.divisional') },
  { path: '/v1/compatibility/ashtakoota', units: 10, body: bodyOf('compatibility.ashtakoota') },
] as const;

/** One of {@link PATHS}, in turn. */
export function target(i: number): (typeof PATHS)[number] {
  return PATHS[i % PATHS.length] ?? PATHS[0];
}

/** What the callers saw. */
export interface Tally {
  /** Responses by status. */
  readonly statuses: Readonly<Record<number, number>>;
  /** Units of the 2xx responses whose body was read, by `meta.units`. */
  readonly units: number;
  /** Responses whose body broke off. */
  readonly broken: number;
}

/** What a process is to call. */
export interface Load {
  readonly key: string;
  readonly plans: Plans;
  readonly calls: number;
  /** Every so many responses one is given up, its body not read; 0 for none. */
  readonly giveUp: number;
  /** What is added to the clock, milliseconds. */
  readonly skew: number;
  /** Names that the calls have, in turn: all calls of one name are the same. None by default. */
  readonly names?: readonly string[] | undefined;
}

/** Calls a handler so many times at once. */
export async function callAtOnce(
  handler: Handler,
  key: string,
  calls: number,
  giveUp = 0,
  names: readonly string[] = [],
): Promise<Tally> {
  const statuses: Record<number, number> = {};
  let units = 0;
  let broken = 0;
  const one = async (i: number): Promise<void> => {
    const place = names.length === 0 ? i : i % names.length;
    const { path, body } = target(place);
    const name = names[place];
    const response = await handler(
      new Request(`http://service.example${path}`, {
        method: 'POST',
        headers: {
          'X-API-Key': key,
          'Content-Type': 'application/json',
          ...(name === undefined ? {} : { 'Idempotency-Key': name }),
        },
        body: JSON.stringify(body),
      }),
    );
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    if (giveUp > 0 && i % giveUp === 0) return response.body?.cancel();
    try {
      const { meta } = (await response.json()) as { meta?: { units: number } };
      if (response.ok) units += meta?.units ?? Number.NaN;
    } catch {
      broken++;
    }
  };
  await Promise.all(Array.from({ length: calls }, (_, i) => one(i)));
  return { statuses, units, broken };
}

export function handlerOver({ keys, usage }: Stores, plans: Plans, skew: number): Handler {
  return createHandler({ keys, usage, plans, now: () => Date.now() + skew });
}

export function sum(tallies: readonly Tally[]): Tally {
  const statuses: Record<number, number> = {};
  for (const tally of tallies) {
    for (const [status, count] of Object.entries(tally.statuses)) {
      statuses[Number(status)] = (statuses[Number(status)] ?? 0) + count;
    }
  }
  const total = (of: (tally: Tally) => number): number => tallies.reduce((all, tally) => all + of(tally), 0);
  return { statuses, units: total((tally) => tally.units), broken: total((tally) => tally.broken) };
}

/** Starts a script of this folder as a process of its own and waits for its first message. */
export async function startProcess<First>(script: string, argument: unknown): Promise<[ChildProcess, First]> {
  const child = fork(program(`test/http/support/${script}`), [JSON.stringify(argument)]);
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`${script} ended with ${code} before it was ready.`);
  });
  const [first] = await Promise.race([once(child, 'message'), ended]);
  ended.catch(() => {});
  return [child, first as First];
}

/** Processes of callers, ready to call. */
export interface Callers {
  /** Has all of them call at the same time, and returns what each saw. */
  call(load: (process: number) => Load): Promise<Tally[]>;
  stop(): void;
}

export async function startCallers(count: number, database: string): Promise<Callers> {
  const started = await Promise.all(
    Array.from({ length: count }, () => startProcess<'ready'>('pgCaller.ts', { database })),
  );
  return {
    call: (load) =>
      Promise.all(
        started.map(async ([child], i) => {
          const answer = once(child, 'message');
          child.send(load(i));
          const [tally] = await answer;
          return tally as Tally;
        }),
      ),
    stop() {
      for (const [child] of started) child.kill();
    },
  };
}
