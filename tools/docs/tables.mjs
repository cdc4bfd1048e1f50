// Renders the tables of the rooms as Markdown into docs/tables: node --import tsx tools/docs/tables.mjs [--check]
//
// A file in pages/ exports the `modules` of src that it shows and its `pages`. --check fails on a page that differs, lacks or is left over.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../lib/package.mjs';
import * as ashtakavarga from './pages/ashtakavarga.mjs';
import * as festivals from './pages/festivals.mjs';
import * as kp from './pages/kp.mjs';
import * as panchanga from './pages/panchanga.mjs';
import { plainPage } from './pages/plain.mjs';
import * as remedies from './pages/remedies.mjs';
import * as sky from './pages/sky.mjs';
import * as vargas from './pages/vargas.mjs';
import * as yogas from './pages/yogas.mjs';
import * as zodiac from './pages/zodiac.mjs';

const OUT = join(ROOT, 'docs/tables');
const TOPICS = [zodiac, vargas, panchanga, festivals, ashtakavarga, yogas, remedies, kp, sky];
const ELSEWHERE = {
  'ashtakoota.md': { title: 'Aṣṭakūṭa', modules: ['compatibility/tables/kutas', 'compatibility/tables/sources'] },
};

const shown = [...TOPICS, ...Object.values(ELSEWHERE)].flatMap(({ modules }) => modules);
/** The tables of the rooms; the series of the analytical ephemeris are generated and too long to read. */
const tables = readdirSync(join(ROOT, 'src'), { recursive: true })
  .map((file) => String(file).replaceAll('\\', '/'))
  .filter((file) => /^[^/]+\/tables\/[^/]+\.ts$/.test(file))
  .map((file) => file.replace(/\.ts$/, ''));
/** Modules of the ground that are shown with a room. */
const SHARED = {
  compatibility: ['zodiac/natures'],
  texts: ['operation/textWords.gen'],
  transits: ['zodiac/murthi'],
};
const unshown = tables.filter((module) => !shown.includes(module));
const gone = shown.filter((module) => !existsSync(join(ROOT, 'src', `${module}.ts`)));
if (gone.length > 0) throw new Error(`Shown, but not there any more: ${gone.join(', ')}.`);

const plain = Object.fromEntries(
  await Promise.all(
    [...new Set(unshown.map((module) => module.split('/')[0]))].map(async (room) => {
      const modules = [...unshown.filter((module) => module.startsWith(`${room}/`)), ...(SHARED[room] ?? [])];
      const text = await plainPage(room, modules);
      return [`${room}.md`, () => text];
    }),
  ),
);
const pages = Object.assign({}, ...TOPICS.map((topic) => topic.pages), plain);
const texts = Object.entries(pages).map(([file, render]) => [file, render()]);
const titles = [
  ...texts.map(([file, text]) => [file, text.slice(2, text.indexOf('\n'))]),
  ...Object.entries(ELSEWHERE).map(([file, { title }]) => [file, title]),
];
const index = `# Tables

Rendered from the \`tables\` of each room in \`src\` by the programs in \`tools/docs\`; not edited by hand.

${titles.map(([file, title]) => `- [${title}](${file})`).join('\n')}
`;
const rendered = new Map([['README.md', index], ...texts]);
const present = existsSync(OUT) ? readdirSync(OUT).filter((file) => file.endsWith('.md')) : [];
const leftOver = present.filter((file) => !rendered.has(file) && !(file in ELSEWHERE));

if (process.argv.includes('--check')) {
  const differ = [...rendered].filter(
    ([file, text]) => !present.includes(file) || readFileSync(join(OUT, file), 'utf8') !== text,
  );
  const wrong = [...differ.map(([file]) => file), ...leftOver];
  if (wrong.length > 0) {
    console.error(`docs/tables is out of date: ${wrong.join(', ')}. Run node --import tsx tools/docs/tables.mjs.`);
    process.exitCode = 1;
  }
} else {
  mkdirSync(OUT, { recursive: true });
  for (const [file, text] of rendered) writeFileSync(join(OUT, file), text);
  for (const file of leftOver) rmSync(join(OUT, file));
}
