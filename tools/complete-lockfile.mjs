// Completes package-lock.json, of a folder if given, where a registry mirror lacks the builds for other systems: `npm ci` refuses it then.
//
//   node tools/complete-lockfile.mjs [FOLDER]
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/package.mjs';

const file = join(ROOT, process.argv[2] ?? '.', 'package-lock.json');
const lock = JSON.parse(readFileSync(file, 'utf8'));
const { packages } = lock;
const NAME = /(android|darwin|freebsd|netbsd|openbsd|openharmony|linux|sunos|aix|win32)-([a-z0-9]+)(?:-([a-z]+))?$/;
const LIBC = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' };

const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev }]) =>
  Object.entries(optionalDependencies)
    // Where npm looks for it: beside the package that wants it, below it, or at the top.
    .filter(([name]) => ![`${path}/node_modules/${name}`, `node_modules/${name}`].some((place) => place in packages))
    .map(([name, version]) => ({ name, version, dev })),
);

for (const { name, version, dev } of missing) {
  const [, os, cpu, libc] = NAME.exec(name) ?? [];
  if (os === undefined || !/^\d+\.\d+\.\d+$/.test(version)) {
    console.warn(`left out: ${name}@${version} names no platform or no exact version`);
    continue;
  }
  packages[`node_modules/${name}`] = {
    version,
    cpu: [cpu],
    ...(dev ? { dev } : {}),
    ...(libc in LIBC ? { libc: [LIBC[libc]] } : {}),
    optional: true,
    os: [os],
  };
}

lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
console.log(`${missing.length} entries were missing`);
