import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmod, mkdtemp, open, readFile, rm } from 'node:fs/promises';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { BackupFacts, KeyStore, Stores, UsageStore } from '../http/ports.js';
import { codeOf, reasonOf } from '../http/problem.js';
import { recordOf } from '../math/recordOf.js';

const FILE = 'administration.json';
const SOCKET = 'administration.sock';

/** Bytes without the final zero: 108 on Linux, 104 on macOS and the BSDs. */
const MOST_PATH_BYTES = 103;
const MOST_REQUEST_CHARACTERS = 65_536;
const TIMEOUT_MS = 10_000;
const BACKUP_MS = 600_000;

const KEY_METHODS = ['add', 'list', 'revoke', 'rotate', 'openAccount', 'accounts', 'setPlan'] as const;
type Keys = Pick<KeyStore, (typeof KEY_METHODS)[number]>;
type Usages = Pick<UsageStore, 'usage'>;

interface Methods extends Keys, Usages {
  backup(folder: string): Promise<BackupFacts>;
}

interface Place {
  readonly path: string;
  readonly secret: string;
}

interface Request {
  readonly secret?: unknown;
  readonly method?: unknown;
  readonly params?: unknown;
}

interface Answer {
  readonly result?: unknown;
  readonly error?: string;
}

const digest = (text: unknown): Buffer => createHash('sha256').update(String(text)).digest();

async function answerTo(line: string, secret: string, methods: Methods): Promise<Answer> {
  try {
    const request = JSON.parse(line) as Request;
    if (!timingSafeEqual(digest(request.secret), digest(secret)))
      return { error: 'The secret is not that of the server.' };
    const { method, params } = request;
    if (typeof method !== 'string' || !Object.hasOwn(methods, method) || !Array.isArray(params)) {
      return { error: `The server has no ${JSON.stringify(method)}. Use the version of siddhanta that it runs.` };
    }
    const call = methods[method as keyof Methods] as (...of: unknown[]) => Promise<unknown>;
    return { result: await call(...params) };
  } catch (problem) {
    return { error: reasonOf(problem) };
  }
}

function attend(socket: Socket, secret: string, methods: Methods): void {
  let text = '';
  socket.setEncoding('utf8');
  socket.setTimeout(TIMEOUT_MS, () => socket.destroy());
  socket.on('error', () => socket.destroy());
  const take = (chunk: string): void => {
    text += chunk;
    const end = text.indexOf('\n');
    if (end === -1) {
      if (text.length > MOST_REQUEST_CHARACTERS) socket.destroy();
      return;
    }
    socket.off('data', take);
    socket.setTimeout(0);
    void answerTo(text.slice(0, end), secret, methods).then((answer) => socket.end(JSON.stringify(answer)));
  };
  socket.on('data', take);
}

async function listenAt(server: Server, path: string): Promise<void> {
  await new Promise<void>((done, failed) => {
    server.once('error', failed);
    // Made at once with these rights, so that at no moment can others connect.
    const before = process.umask(0o177);
    try {
      server.listen(path, done);
    } finally {
      process.umask(before);
    }
  });
  if (process.platform !== 'win32') await chmod(path, 0o600);
}

interface Listening {
  readonly path: string;
  readonly made?: string;
}

/** Chooses another folder where the path is too long or the file system has no sockets. */
async function listenFor(server: Server, folder: string): Promise<Listening> {
  if (process.platform === 'win32') {
    const path = `\\\\.\\pipe\\siddhanta-${randomBytes(16).toString('hex')}`;
    await listenAt(server, path);
    return { path };
  }
  const path = join(folder, SOCKET);
  await rm(path, { force: true });
  if (Buffer.byteLength(path) <= MOST_PATH_BYTES) {
    try {
      await listenAt(server, path);
      return { path, made: path };
    } catch (problem) {
      if (!['ENOTSUP', 'EOPNOTSUPP', 'EPERM', 'EINVAL', 'EACCES'].includes(codeOf(problem))) throw problem;
    }
  }
  const made = await mkdtemp(join(tmpdir(), 'siddhanta-'));
  const elsewhere = join(made, SOCKET);
  await listenAt(server, elsewhere);
  return { path: elsewhere, made };
}

/**
 * Lets `siddhanta keys` reach the stores of this process: over a socket in the folder of the data (a named pipe on Windows), for who can read a file
 * there that only its owner can. The folder must be this process's alone. Returns what ends it. Throws `Error` when the socket or the file cannot be
 * made.
 */
export async function openAdministration(data: string, { keys, usage, backup }: Stores): Promise<() => Promise<void>> {
  const folder = resolve(data);
  const secret = randomBytes(32).toString('hex');
  const methods: Methods = {
    add: (key) => keys.add(key),
    list: () => keys.list(),
    revoke: (...of) => keys.revoke(...of),
    rotate: (rotation) => keys.rotate(rotation),
    openAccount: (account) => keys.openAccount(account),
    accounts: () => keys.accounts(),
    setPlan: (...of) => keys.setPlan(...of),
    usage: (...of) => usage.usage(...of),
    async backup(target) {
      if (backup === undefined) throw new Error('The server has no database that could be copied.');
      return backup(target);
    },
  };
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    attend(socket, secret, methods);
  });
  const file = join(folder, FILE);
  let listening: Listening | undefined;
  const close = async (): Promise<void> => {
    await rm(file, { force: true });
    const ended = new Promise((done) => server.close(done));
    for (const socket of sockets) socket.destroy();
    await ended;
    if (listening?.made !== undefined) await rm(listening.made, { recursive: true, force: true });
  };
  await rm(file, { force: true });
  try {
    listening = await listenFor(server, folder);
    const target = await open(file, 'wx', 0o600);
    try {
      const place: Place = { path: listening.path, secret };
      await target.writeFile(JSON.stringify(place));
    } finally {
      await target.close();
    }
  } catch (problem) {
    await close();
    throw problem;
  }
  return close;
}

async function ask({ path, secret }: Place, method: keyof Methods, params: readonly unknown[]): Promise<unknown> {
  const text = await new Promise<string>((done, failed) => {
    let answer = '';
    const socket = connect(path, () => socket.write(`${JSON.stringify({ secret, method, params })}\n`));
    socket.setEncoding('utf8');
    socket.setTimeout(method === 'backup' ? BACKUP_MS : TIMEOUT_MS, () =>
      socket.destroy(new Error('The running server does not answer.')),
    );
    socket.on('data', (chunk: string) => {
      answer += chunk;
    });
    socket.on('error', failed);
    socket.on('end', () => {
      socket.end();
      done(answer);
    });
  });
  if (text === '') throw new Error('The running server closed the connection. Try again.');
  const { result, error } = JSON.parse(text) as Answer;
  if (error !== undefined) throw new Error(error);
  return result;
}

/**
 * Returns the stores of the server that runs on a folder, as far as the key administration needs them; undefined when none runs there, or none that
 * can be reached. Throws `Error` when it refuses.
 */
export async function runningStores(data: string): Promise<RunningStores | undefined> {
  let place: Place;
  try {
    place = JSON.parse(await readFile(join(data, FILE), 'utf8')) as Place;
    if (typeof place?.path !== 'string') return undefined;
    await ask(place, 'list', []);
  } catch (problem) {
    const isUnreachable = ['ENOENT', 'EACCES', 'EPERM', 'ECONNREFUSED'].includes(codeOf(problem));
    if (isUnreachable || problem instanceof SyntaxError) return undefined;
    throw problem;
  }
  const { usage, backup, ...keys } = recordOf(
    [...KEY_METHODS, 'usage' as const, 'backup' as const],
    (method) =>
      (...of: unknown[]) =>
        ask(place, method, of),
  ) as Methods;
  return { keys, usage: { usage }, backup, async close() {} };
}

export interface RunningStores {
  readonly keys: Keys;
  readonly usage: Usages;
  readonly backup?: Methods['backup'];
  close(): Promise<void>;
}
