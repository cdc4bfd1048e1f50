import { issueKey } from '../../http/keys.js';
import { periodAt } from '../../http/period.js';
import type { KeyRecord } from '../../http/ports.js';
import { scopes } from '../../http/routes.js';
import type { RunningStores } from '../administration.js';
import { type Command, json, type Option, UsageError, type Values } from '../command.js';
import { administeredStoresFrom, PLANS_OPTION, plansFrom, STORE_OPTIONS, textValue } from '../storeOptions.js';

const ID_OPTION: Option = { flag: 'id', kind: 'text', value: 'KEY_ID', summary: 'Public id of the key, key_…' };

const PERIOD_OPTION: Option = {
  flag: 'period',
  kind: 'text',
  value: 'YYYY-MM',
  summary: 'Billing period, a month of UTC; the current one by default',
};

/** Works with the stores that the options name: those of the server that runs on them, else opened and closed again. */
async function withStores(values: Values, work: (stores: RunningStores) => Promise<string>): Promise<string> {
  const stores = await administeredStoresFrom(values);
  try {
    return await work(stores);
  } finally {
    await stores.close();
  }
}

function requiredId(values: Values): string {
  const id = textValue(values, 'id');
  if (id === undefined) throw new UsageError('--id is required; keys list shows the ids.');
  return id;
}

function scopesFrom(values: Values): readonly string[] {
  const text = textValue(values, 'scopes');
  if (text === undefined) return ['*'];
  const known = [...scopes(), '*'];
  const given = [...new Set(text.split(',').map((scope) => scope.trim()))];
  const unknown = given.find((scope) => !known.includes(scope));
  if (unknown !== undefined) {
    throw new UsageError(`--scopes has ${JSON.stringify(unknown)}; there are ${known.join(', ')}.`);
  }
  return given;
}

/** For scripts: the same facts under names that stay. */
const KEYS_JSON_OPTION: Option = { flag: 'json', kind: 'switch', summary: 'Print JSON, for scripts' };

/** What is told of a key, under the names of `--json`. Its hash is nobody's business. */
interface KeyFacts {
  readonly id: string;
  readonly kind: string;
  readonly plan: string;
  /** Operation groups; `*` alone for all. */
  readonly scopes: readonly string[];
  readonly created_at: string;
  /** null while the key is good. */
  readonly revoked_at: string | null;
}

function factsOf({ id, kind, plan, scopes: may, createdAt, revokedAt }: KeyRecord): KeyFacts {
  return { id, kind, plan, scopes: may, created_at: createdAt, revoked_at: revokedAt };
}

/** Returns what is known of a key, one fact a line. */
function lines(record: KeyRecord): string[] {
  const { id, kind, plan, scopes: may, created_at, revoked_at } = factsOf(record);
  return [
    `Id       ${id}`,
    `Kind     ${kind}`,
    `Plan     ${plan}`,
    `Scopes   ${may.includes('*') ? 'all' : may.join(', ')}`,
    `Created  ${created_at}`,
    ...(revoked_at === null ? [] : [`Revoked  ${revoked_at}`]),
  ];
}

const text = (all: readonly string[]): string => `${all.join('\n')}\n`;

/** `siddhanta keys create` */
export const keysCreateCommand: Command = {
  name: 'keys create',
  summary: 'Create an API key and show it this once',
  options: [
    { flag: 'plan', kind: 'text', value: 'NAME', summary: 'Plan of the key; free by default' },
    { flag: 'test', kind: 'switch', summary: 'A test key: answered from recorded fixtures, never charged' },
    {
      flag: 'scopes',
      kind: 'text',
      value: 'LIST',
      summary: 'Operation groups that it may call, separated by commas; all by default',
    },
    ...STORE_OPTIONS,
    PLANS_OPTION,
    KEYS_JSON_OPTION,
  ],
  example: 'keys create --plan free --scopes charts,dashas --data ./data',
  async run(values, io) {
    const plans = await plansFrom(values);
    const plan = textValue(values, 'plan') ?? 'free';
    if (!Object.hasOwn(plans, plan)) {
      throw new UsageError(`--plan is ${JSON.stringify(plan)}; there are ${Object.keys(plans).join(', ')}.`);
    }
    const kind = values.test === true ? 'test' : 'live';
    const may = scopesFrom(values);
    return withStores(values, async ({ keys }) => {
      const { key, record } = await issueKey(keys, { kind, plan, scopes: may, now: io.now.getTime() });
      if (values.json === true) return json({ key, ...factsOf(record) });
      return text([key, '', ...lines(record), '', 'Keep the key: only its hash is stored, and it is not shown again.']);
    });
  },
};

/** `siddhanta keys list` */
export const keysListCommand: Command = {
  name: 'keys list',
  summary: 'List the API keys: ids, plans and scopes, never the keys',
  options: [...STORE_OPTIONS, KEYS_JSON_OPTION],
  example: 'keys list --data ./data',
  run(values) {
    return withStores(values, async ({ keys }) => {
      const all = await keys.list();
      if (values.json === true) return json(all.map(factsOf));
      if (all.length === 0) return 'There are no keys.\n';
      return text(all.flatMap((record, i) => [...(i === 0 ? [] : ['']), ...lines(record)]));
    });
  },
};

/** `siddhanta keys revoke` */
export const keysRevokeCommand: Command = {
  name: 'keys revoke',
  summary: 'Revoke an API key, from the next request on',
  options: [ID_OPTION, ...STORE_OPTIONS, KEYS_JSON_OPTION],
  example: 'keys revoke --id key_0123456789ABCDEF --data ./data',
  run(values, io) {
    const id = requiredId(values);
    return withStores(values, async ({ keys }) => {
      const record = await keys.revoke(id, io.now.toISOString());
      if (record === undefined) throw new UsageError(`there is no key ${id}.`);
      return values.json === true ? json(factsOf(record)) : text(lines(record));
    });
  },
};

/** `siddhanta keys usage` */
export const keysUsageCommand: Command = {
  name: 'keys usage',
  summary: 'Show the units that an API key has used',
  options: [ID_OPTION, PERIOD_OPTION, ...STORE_OPTIONS, PLANS_OPTION, KEYS_JSON_OPTION],
  example: 'keys usage --id key_0123456789ABCDEF --data ./data',
  async run(values, io) {
    const id = requiredId(values);
    const now = io.now.getTime();
    const period = textValue(values, 'period') ?? periodAt(now).name;
    if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(period)) {
      throw new UsageError(`--period is ${JSON.stringify(period)}; it must be a month, YYYY-MM.`);
    }
    const plans = await plansFrom(values);
    return withStores(values, async ({ keys, usage }) => {
      const record = (await keys.list()).find((candidate) => candidate.id === id);
      if (record === undefined) throw new UsageError(`there is no key ${id}.`);
      const { used } = await usage.usage(id, period, now);
      const included = plans[record.plan]?.units_included;
      if (values.json === true) {
        return json({ ...factsOf(record), period, units_used: used, units_included: included ?? null });
      }
      return text([
        ...lines(record),
        `Period   ${period}`,
        `Units    ${used} used${included === undefined ? '' : ` of ${included}`}`,
      ]);
    });
  },
};

/** The commands of the key administration, in the order of the help. */
export const KEYS_COMMANDS: readonly Command[] = [
  keysCreateCommand,
  keysListCommand,
  keysRevokeCommand,
  keysUsageCommand,
];
