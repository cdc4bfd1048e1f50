import { issueKey, rotateKey } from '../../http/issue.js';
import { hasExpired } from '../../http/keys.js';
import { periodAt } from '../../http/period.js';
import type { KeyRecord, Plans } from '../../http/ports.js';
import type { RunningStores } from '../administration.js';
import { type Command, json, type Option, UsageError, type Values } from '../command.js';
import { keyFacts, keyLines } from '../keyFacts.js';
import { readEnd, readSpan } from '../spans.js';
import {
  ADMIN_JSON_OPTION,
  PLANS_OPTION,
  paragraphs,
  plansFrom,
  requirePlan,
  STORE_OPTIONS,
  textValue,
  withAdministeredStores,
} from '../storeOptions.js';

const ID_OPTION: Option = { flag: 'id', kind: 'text', value: 'KEY_ID', summary: 'Public id of the key, key_…' };

const PERIOD_OPTION: Option = {
  flag: 'period',
  kind: 'text',
  value: 'YYYY-MM',
  summary: 'Billing period, a month of UTC; the current one by default',
};

function requiredId(values: Values): string {
  const id = textValue(values, 'id');
  if (id === undefined) throw new UsageError('the id of a key is required; keys list shows the ids.');
  return id;
}

async function scopesFrom(values: Values): Promise<readonly string[]> {
  const text = textValue(values, 'scopes');
  if (text === undefined) return ['*'];
  const known = [...(await import('../../http/routes.js')).scopes(), '*'];
  const given = [...new Set(text.split(',').map((scope) => scope.trim()))];
  const unknown = given.find((scope) => !known.includes(scope));
  if (unknown !== undefined) {
    throw new UsageError(`--scopes has ${JSON.stringify(unknown)}; there are ${known.join(', ')}.`);
  }
  return given;
}

async function keyOf({ keys }: RunningStores, id: string): Promise<KeyRecord> {
  const record = (await keys.list()).find((candidate) => candidate.id === id);
  if (record === undefined) throw new UsageError(`there is no key ${id}.`);
  return record;
}

function describeKey(key: string, record: KeyRecord, values: Values, more: object, facts: readonly string[]): string {
  if (values.json === true) return json({ key, ...keyFacts(record), ...more });
  const keep = 'Keep the key: only its hash is stored, and it is not shown again.';
  return paragraphs([key], keyLines(record), facts, [keep]);
}

export const keysCreateCommand: Command = {
  name: 'keys create',
  summary: 'Create an API key and show it this once',
  options: [
    {
      flag: 'account',
      kind: 'text',
      value: 'NAME',
      summary: 'Account that it belongs to, made when there is none of that name; its own by default',
    },
    {
      flag: 'plan',
      kind: 'text',
      value: 'NAME',
      summary: 'Plan of a new account; free by default, that of the account where there is one',
    },
    { flag: 'test', kind: 'switch', summary: 'A test key: answered from recorded fixtures, never charged' },
    {
      flag: 'scopes',
      kind: 'text',
      value: 'LIST',
      summary: 'Operation groups that it may call, separated by commas; all by default',
    },
    { flag: 'label', kind: 'text', value: 'TEXT', summary: 'A note that keys list shows' },
    {
      flag: 'expires',
      kind: 'text',
      value: 'END',
      summary: 'Its last day, YYYY-MM-DD of UTC, or how long it is good, such as 90d; for ever by default',
    },
    ...STORE_OPTIONS,
    PLANS_OPTION,
    ADMIN_JSON_OPTION,
  ],
  example: 'keys create --account acme --scopes charts,dashas --data ./data',
  async run(values, io) {
    const now = io.now.getTime();
    const plan = textValue(values, 'plan');
    if (plan !== undefined) requirePlan(await plansFrom(values), plan);
    const [account, label, expires] = ['account', 'label', 'expires'].map((flag) => textValue(values, flag));
    const request = {
      kind: values.test === true ? 'test' : 'live',
      scopes: await scopesFrom(values),
      now,
      ...(account === undefined ? {} : { account }),
      ...(plan === undefined ? {} : { plan }),
      ...(label === undefined ? {} : { label }),
      ...(expires === undefined ? {} : { expires: readEnd(expires, 'expires', now) }),
    } as const;
    return withAdministeredStores(values, async ({ keys }) => {
      const { key, record } = await issueKey(keys, request);
      return describeKey(key, record, values, {}, []);
    });
  },
};

export const keysListCommand: Command = {
  name: 'keys list',
  summary: 'List the API keys: ids, accounts, scopes, labels and last use, never the keys',
  options: [...STORE_OPTIONS, ADMIN_JSON_OPTION],
  example: 'keys list --data ./data',
  run(values) {
    return withAdministeredStores(values, async ({ keys }) => {
      const all = await keys.list();
      if (values.json === true) return json(all.map(keyFacts));
      return all.length === 0 ? 'There are no keys.\n' : paragraphs(...all.map(keyLines));
    });
  },
};

function unfitFor(record: KeyRecord, now: number): string | undefined {
  const { id, revokedAt, expiresAt, replacedBy } = record;
  if (replacedBy !== null) return `${id} was replaced by ${replacedBy}; rotate that one.`;
  if (revokedAt !== null) return `${id} is revoked; make a new key with keys create --account.`;
  if (hasExpired(record, now)) return `${id} expired at ${expiresAt}; make a new key with keys create --account.`;
  return undefined;
}

export const keysRotateCommand: Command = {
  name: 'keys rotate',
  summary: 'Replace an API key by a new one of the same account, scopes and label, shown this once',
  operand: 'id',
  options: [
    ID_OPTION,
    {
      flag: 'overlap',
      kind: 'text',
      value: 'SPAN',
      summary: 'How long the old key stays good, such as 7d; 24h by default, 0 ends it at once',
    },
    {
      flag: 'expires',
      kind: 'text',
      value: 'END',
      summary:
        'Last day of the new key, YYYY-MM-DD of UTC, or how long it is good, such as 90d, or never; as the old one by default',
    },
    ...STORE_OPTIONS,
    ADMIN_JSON_OPTION,
  ],
  example: 'keys rotate key_0123456789ABCDEF --overlap 24h --data ./data',
  async run(values, io) {
    const now = io.now.getTime();
    const id = requiredId(values);
    const overlapMs = readSpan(textValue(values, 'overlap') ?? '24h', 'overlap');
    const end = textValue(values, 'expires');
    const expires = end === undefined ? {} : { expires: end === 'never' ? null : readEnd(end, 'expires', now) };
    return withAdministeredStores(values, async (stores) => {
      const old = await keyOf(stores, id);
      const unfit = unfitFor(old, now);
      if (unfit !== undefined) throw new UsageError(unfit);
      const issued = await rotateKey(stores.keys, old, { overlapMs, now, ...expires });
      if (issued === undefined) throw new UsageError(`${id} was changed in the meantime; check it with keys list.`);
      const ended = await keyOf(stores, id);
      const facts = [
        `The old key ${id} ${ended.revokedAt === null ? `is good until ${ended.expiresAt}` : 'has ended'}.`,
      ];
      return describeKey(issued.key, issued.record, values, { replaces: keyFacts(ended) }, facts);
    });
  },
};

export const keysRevokeCommand: Command = {
  name: 'keys revoke',
  summary: 'Revoke an API key, from the next request on',
  operand: 'id',
  options: [ID_OPTION, ...STORE_OPTIONS, ADMIN_JSON_OPTION],
  example: 'keys revoke key_0123456789ABCDEF --data ./data',
  async run(values, io) {
    const id = requiredId(values);
    return withAdministeredStores(values, async ({ keys }) => {
      const record = await keys.revoke(id, io.now.toISOString());
      if (record === undefined) throw new UsageError(`there is no key ${id}.`);
      return values.json === true ? json(keyFacts(record)) : paragraphs(keyLines(record));
    });
  },
};

async function unitsOf(
  { usage }: RunningStores,
  { account, plan }: KeyRecord,
  plans: Plans,
  period: string,
  now: number,
): Promise<{ period: string; units_used: number; units_included: number | null }> {
  const { used } = await usage.usage(account, period, now);
  return { period, units_used: used, units_included: plans[plan]?.units_included ?? null };
}

export const keysUsageCommand: Command = {
  name: 'keys usage',
  summary: 'Show the units that the account of an API key has used, with all its keys',
  operand: 'id',
  options: [ID_OPTION, PERIOD_OPTION, ...STORE_OPTIONS, PLANS_OPTION, ADMIN_JSON_OPTION],
  example: 'keys usage key_0123456789ABCDEF --data ./data',
  async run(values, io) {
    const id = requiredId(values);
    const now = io.now.getTime();
    const period = textValue(values, 'period') ?? periodAt(now).name;
    if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(period)) {
      throw new UsageError(`--period is ${JSON.stringify(period)}; it must be a month, YYYY-MM.`);
    }
    const plans = await plansFrom(values);
    return withAdministeredStores(values, async (stores) => {
      const record = await keyOf(stores, id);
      const units = await unitsOf(stores, record, plans, period, now);
      if (values.json === true) return json({ ...keyFacts(record), ...units });
      const of = units.units_included === null ? '' : ` of ${units.units_included}`;
      return paragraphs([...keyLines(record), `Period   ${period}`, `Units    ${units.units_used} used${of}`]);
    });
  },
};

export const KEYS_COMMANDS: readonly Command[] = [
  keysCreateCommand,
  keysListCommand,
  keysRotateCommand,
  keysRevokeCommand,
  keysUsageCommand,
];
