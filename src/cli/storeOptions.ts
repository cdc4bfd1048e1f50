import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parsePlans } from '../http/plans.js';
import { DEFAULT_PLANS, type Plans, type Stores } from '../http/ports.js';
import { reasonOf } from '../http/problem.js';
import { openStores, type StoreLocation } from '../http/stores/open.js';
import { MissingPackageError } from '../http/stores/peer.js';
import { openPostgres } from '../http/stores/postgres.js';
import { openAdministration, type RunningStores, runningStores } from './administration.js';
import { type Option, UsageError, type Values } from './command.js';

const DEFAULT_FOLDER = '.siddhanta';

export const STORE_OPTIONS: readonly Option[] = [
  {
    flag: 'data',
    kind: 'text',
    value: 'DIR',
    summary: `Folder of the embedded database with keys and usage, one process at a time; ${DEFAULT_FOLDER} by default`,
  },
  {
    flag: 'database',
    kind: 'text',
    value: 'URL',
    summary: 'Address of a PostgreSQL server in its place, for several processes; DATABASE_URL by default',
  },
];

export const PLANS_OPTION: Option = {
  flag: 'plans',
  kind: 'text',
  value: 'FILE',
  summary:
    'JSON file of plans by name, each { "units_included", "rate_limit_per_minute", "concurrency", "max_work" }; plans.json in DIR by default',
};

export function textValue(values: Values, flag: string): string | undefined {
  const value = values[flag];
  return value === undefined ? undefined : String(value);
}

/**
 * Returns where keys and usage are kept: in memory for `--memory`, else the folder or the server that is named, else the server of `DATABASE_URL`,
 * else the default folder. Throws `UsageError` when two places are named.
 */
export function locationOf(values: Values, environment: NodeJS.ProcessEnv = process.env): StoreLocation {
  const data = textValue(values, 'data');
  const database = textValue(values, 'database');
  if (data !== undefined && database !== undefined) throw new UsageError('give --data or --database, not both.');
  if (values.memory === true) {
    if (data !== undefined || database !== undefined)
      throw new UsageError('--memory keeps everything in memory. Leave out the other place.');
    return {};
  }
  if (data !== undefined) return { data };
  const server = database ?? environment.DATABASE_URL;
  return server === undefined || server === '' ? { data: DEFAULT_FOLDER } : { database: server };
}

export interface Opening {
  readonly without?: string;
  /** Most connections to a PostgreSQL server. */
  readonly connections?: number;
}

/** Returns the stores at {@link locationOf}. Throws `UsageError` when they cannot be opened. */
export async function storesFrom(values: Values, { without, connections }: Opening = {}): Promise<Stores> {
  const location = locationOf(values);
  try {
    const { database } = location;
    if (database !== undefined && connections !== undefined) return await openPostgres(database, { connections });
    return await openStores(location);
  } catch (problem) {
    const hint = problem instanceof MissingPackageError && location.data !== undefined ? without : undefined;
    throw new UsageError(
      `the database of keys cannot be opened: ${reasonOf(problem)}${hint === undefined ? '' : `; or ${hint}`}`,
    );
  }
}

/**
 * Returns the stores at {@link locationOf} for a server. Those of an embedded database can be administered while it runs. Throws `UsageError` when
 * they cannot be opened.
 */
export async function servedStoresFrom(values: Values, opening: Opening): Promise<Stores> {
  const { data } = locationOf(values);
  const stores = await storesFrom(values, opening);
  if (data === undefined) return stores;
  const end = await openAdministration(data, stores).catch(async (problem: unknown) => {
    await stores.close();
    throw new UsageError(`${data} cannot be made ready for siddhanta keys: ${reasonOf(problem)}`);
  });
  return {
    ...stores,
    async close() {
      await end();
      await stores.close();
    },
  };
}

/** From the running server on the embedded database, else opened here. Throws `UsageError` when the stores cannot be opened. */
async function administeredStoresFrom(values: Values): Promise<RunningStores> {
  const { data } = locationOf(values);
  return (data === undefined ? undefined : await runningStores(data)) ?? storesFrom(values);
}

/**
 * Works with the stores that the options name: those of the server that runs on them, else opened and closed again. Throws `UsageError` when they
 * cannot be opened.
 */
export async function withAdministeredStores(
  values: Values,
  work: (stores: RunningStores) => Promise<string>,
): Promise<string> {
  const stores = await administeredStoresFrom(values);
  try {
    return await work(stores);
  } finally {
    await stores.close();
  }
}

/** For scripts: what is reported under names that stay. */
export const ADMIN_JSON_OPTION: Option = { flag: 'json', kind: 'switch', summary: 'Print JSON, for scripts' };

export function paragraphs(...groups: readonly (readonly string[])[]): string {
  const texts = groups.filter((group) => group.length > 0).map((group) => group.join('\n'));
  return `${texts.join('\n\n')}\n`;
}

/** Refuses a plan that there is not. Throws `UsageError` with those that there are. */
export function requirePlan(plans: Plans, plan: string): void {
  if (Object.hasOwn(plans, plan)) return;
  throw new UsageError(`--plan is ${JSON.stringify(plan)}; there are ${Object.keys(plans).join(', ')}.`);
}

/**
 * Returns the plans of the file that the options name, of `plans.json` beside the data, or the free tier alone. Throws `UsageError` when the named
 * file cannot be read or is no JSON.
 */
export async function plansFrom(values: Values): Promise<Plans> {
  const named = textValue(values, 'plans');
  const { data: folder } = locationOf(values);
  const file = named ?? (folder === undefined ? undefined : join(folder, 'plans.json'));
  if (file === undefined) return DEFAULT_PLANS;
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    if (named === undefined) return DEFAULT_PLANS;
    throw new UsageError(`--plans ${named} cannot be read.`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new UsageError(`${file} is not valid JSON. Correct the file.`);
  }
  return parsePlans(value);
}
