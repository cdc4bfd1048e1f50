// The peers live in bench/peers with a lock file of their own, so that no AGPL program enters the tree of the package.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const FOLDER = join(dirname(fileURLToPath(import.meta.url)), '..', 'peers');

/** Adapter file, and how to open it, of every contestant; the first is ours. */
export const CONTESTANTS = {
  siddhanta: ['siddhanta.mjs'],
  sweph: ['sweph.mjs'],
  'sweph, sidereal flag': ['sweph.mjs', { plain: true }],
  '@swisseph/node': ['swisseph-node.mjs'],
  'swisseph-wasm': ['swisseph-wasm.mjs'],
  'astronomy-engine': ['astronomy-engine.mjs'],
  '@ishubhamx/panchangam-js': ['panchangam.mjs'],
};

/** Installs the peers when they are not there. Each is optional: one that does not build is left out and reported. */
export function installPeers() {
  if (existsSync(join(FOLDER, 'node_modules'))) return;
  console.log('installing the peers into bench/peers (native ones are compiled, some minutes) …');
  try {
    execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: FOLDER, stdio: ['ignore', 'inherit', 'inherit'] });
  } catch {
    console.log('the peers could not be installed; going on without them');
  }
}

const peerRequire = createRequire(join(FOLDER, 'package.json'));

function peers(name, file = false) {
  return peerRequire(file ? join(FOLDER, 'node_modules', name) : name);
}

async function importPeer(name) {
  const { exports } = peers(`${name}/package.json`, true);
  return import(pathToFileURL(join(FOLDER, 'node_modules', name, exports['.'].import)).href);
}

/** Opens one contestant: its adapter, or why it is not there. */
export async function open(name, dist) {
  const [file, options] = CONTESTANTS[name];
  try {
    const adapter = await import(`../adapters/${file}`);
    return await adapter.open({ dist, peers, importPeer, ...options });
  } catch (error) {
    if (name === 'siddhanta') throw error;
    return { name, missing: String(error?.message ?? error).split('\n', 1)[0] };
  }
}
