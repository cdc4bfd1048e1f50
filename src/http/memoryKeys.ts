import { type Account, type KeyRecord, type KeyStore, LOOKUP_DIGITS, type Rotation, type StoredKey } from './ports.js';

function byAge<Row extends { readonly id: string; readonly createdAt: string }>(rows: Iterable<Row>): Row[] {
  const order = ({ createdAt, id }: Row): string => `${createdAt} ${id}`;
  return [...rows].sort((a, b) => (order(a) < order(b) ? -1 : 1));
}

const earlier = (a: string | null, b: string): string => (a !== null && Date.parse(a) < Date.parse(b) ? a : b);

export class MemoryKeys implements KeyStore {
  readonly #byId = new Map<string, StoredKey>();
  readonly #idByLookup = new Map<string, string[]>();
  readonly #accounts = new Map<string, Account>();

  async find(lookup: string): Promise<readonly KeyRecord[]> {
    const ids = this.#idByLookup.get(lookup) ?? [];
    return ids.flatMap((id) => this.#record(id) ?? []);
  }

  async add(key: StoredKey): Promise<void> {
    this.#insert(key);
  }

  async list(): Promise<readonly KeyRecord[]> {
    return byAge(this.#byId.values()).flatMap(({ id }) => this.#record(id) ?? []);
  }

  async revoke(id: string, at: string): Promise<KeyRecord | undefined> {
    const key = this.#byId.get(id);
    if (key !== undefined) this.#byId.set(id, { ...key, revokedAt: key.revokedAt ?? at });
    return this.#record(id);
  }

  async rotate({ id, successor, at, endsAt, expiresAt }: Rotation): Promise<KeyRecord | undefined> {
    const old = this.#byId.get(id);
    if (old === undefined || old.revokedAt !== null || old.replacedBy !== null) return undefined;
    if (old.expiresAt !== null && Date.parse(old.expiresAt) <= Date.parse(at)) return undefined;
    // Nothing is awaited between the check and the change: the second of two calls finds the key replaced.
    this.#insert({ ...old, ...successor, createdAt: at, expiresAt, lastUsedOn: null });
    const ending =
      Date.parse(endsAt) <= Date.parse(at) ? { revokedAt: at } : { expiresAt: earlier(old.expiresAt, endsAt) };
    this.#byId.set(id, { ...old, ...ending, replacedBy: successor.id });
    return this.#record(successor.id);
  }

  async noteUse(id: string, day: string): Promise<void> {
    const key = this.#byId.get(id);
    if (key !== undefined && (key.lastUsedOn ?? '') < day) this.#byId.set(id, { ...key, lastUsedOn: day });
  }

  async openAccount(account: Account): Promise<Account> {
    const known = this.#named(account.name);
    if (known !== undefined) return known;
    if (this.#accounts.has(account.id)) throw new Error(`The account ${account.id} is stored already.`);
    this.#accounts.set(account.id, { ...account });
    return account;
  }

  async accounts(): Promise<readonly Account[]> {
    return byAge(this.#accounts.values());
  }

  async setPlan(name: string, plan: string): Promise<Account | undefined> {
    const account = this.#named(name);
    if (account === undefined) return undefined;
    const changed = { ...account, plan };
    this.#accounts.set(account.id, changed);
    return changed;
  }

  #insert(key: StoredKey): void {
    const lookup = key.hash.slice(0, LOOKUP_DIGITS);
    const ids = this.#idByLookup.get(lookup) ?? [];
    if (this.#byId.has(key.id) || ids.some((id) => this.#byId.get(id)?.hash === key.hash)) {
      throw new Error(`The key ${key.id} is stored already.`);
    }
    if (!this.#accounts.has(key.account)) throw new Error(`There is no account ${key.account}.`);
    this.#byId.set(key.id, { ...key, scopes: [...key.scopes] });
    this.#idByLookup.set(lookup, [...ids, key.id]);
  }

  #named(name: string): Account | undefined {
    return [...this.#accounts.values()].find((account) => account.name === name);
  }

  #record(id: string): KeyRecord | undefined {
    const key = this.#byId.get(id);
    const account = key && this.#accounts.get(key.account);
    return key && account && { ...key, accountName: account.name, plan: account.plan };
  }
}
