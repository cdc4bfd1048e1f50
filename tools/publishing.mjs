// The addresses of the project in package.json: written at publishing, and asked for before.
// usage: node tools/publishing.mjs [--check]
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './lib/package.mjs';

/** TO FILL IN AT PUBLISHING: the public repository, `https://github.com/OWNER/siddhanta`, against which provenance is proved. */
const REPOSITORY = '';

const FILE = join(ROOT, 'package.json');
const fields = {
  repository: { type: 'git', url: `git+${REPOSITORY}.git` },
  bugs: { url: `${REPOSITORY}/issues` },
  homepage: `${REPOSITORY}#readme`,
};

function fail(message) {
  console.error(message);
  process.exit(1);
}

if (!/^https:\/\/[\w.-]+\/[\w./-]*\w$/.test(REPOSITORY)) {
  // npm runs the check for `npm publish --dry-run`, too, which sends nothing and shows what would be packed.
  if (process.env.npm_config_dry_run === 'true') {
    console.error(
      'Only as a trial: a release is refused until REPOSITORY in tools/publishing.mjs has the address of the public repository.',
    );
    process.exit();
  }
  fail(
    `REPOSITORY in tools/publishing.mjs is ${JSON.stringify(REPOSITORY)}; it must be the https address of the public repository. Fill it in, and run node tools/publishing.mjs`,
  );
}
const manifest = JSON.parse(readFileSync(FILE, 'utf8'));
const other = Object.keys(fields).filter((name) => JSON.stringify(manifest[name]) !== JSON.stringify(fields[name]));
if (process.argv.includes('--check')) {
  if (other.length > 0) fail(`${other.join(', ')} of package.json are out of date. Run node tools/publishing.mjs`);
} else if (other.length > 0) writeFileSync(FILE, `${JSON.stringify({ ...manifest, ...fields }, null, 2)}\n`);
