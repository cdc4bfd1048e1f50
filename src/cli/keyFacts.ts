import type { Account, KeyRecord } from '../http/ports.js';

/** Under the names of `--json`. The hash is left out. */
interface KeyFacts {
  readonly id: string;
  readonly kind: string;
  readonly account: string;
  readonly plan: string;
  /** Operation groups; `*` alone for all. */
  readonly scopes: readonly string[];
  readonly label: string | null;
  readonly created_at: string;
  readonly expires_at: string | null;
  readonly revoked_at: string | null;
  readonly last_used_on: string | null;
  readonly replaced_by: string | null;
}

export function keyFacts(record: KeyRecord): KeyFacts {
  const { id, kind, accountName, plan, scopes, label } = record;
  return {
    id,
    kind,
    account: accountName,
    plan,
    scopes,
    label,
    created_at: record.createdAt,
    expires_at: record.expiresAt,
    revoked_at: record.revokedAt,
    last_used_on: record.lastUsedOn,
    replaced_by: record.replacedBy,
  };
}

function lines(facts: readonly (readonly [name: string, value: string | null])[]): string[] {
  return facts.flatMap(([name, value]) => (value === null ? [] : `${name.padEnd(8)} ${value}`));
}

export function keyLines(record: KeyRecord): string[] {
  const { id, kind, account, plan, scopes, label, created_at, ...facts } = keyFacts(record);
  return lines([
    ['Id', id],
    ['Kind', kind],
    ['Account', account],
    ['Plan', plan],
    ['Scopes', scopes.includes('*') ? 'all' : scopes.join(', ')],
    ['Label', label],
    ['Created', created_at],
    ['Expires', facts.expires_at],
    ['Revoked', facts.revoked_at],
    ['Replaced', facts.replaced_by === null ? null : `by ${facts.replaced_by}`],
    ['Used', facts.last_used_on === null ? 'never' : `last on ${facts.last_used_on}`],
  ]);
}

interface AccountFacts {
  readonly id: string;
  readonly name: string;
  readonly plan: string;
  readonly created_at: string;
  readonly keys: readonly string[];
}

export function accountFacts({ id, name, plan, createdAt }: Account, all: readonly KeyRecord[]): AccountFacts {
  const keys = all.filter((key) => key.account === id).map((key) => key.id);
  return { id, name, plan, created_at: createdAt, keys };
}

export function accountLines(account: Account, all: readonly KeyRecord[]): string[] {
  const { id, name, plan, created_at, keys } = accountFacts(account, all);
  return lines([
    ['Account', name],
    ['Id', id],
    ['Plan', plan],
    ['Created', created_at],
    ['Keys', keys.join(', ') || 'none'],
  ]);
}
