// Writes fixtures/oracle/kp-words-cldr.json: Unicode CLDR annotations of signs named in fixtures/sources/kp-keywords.json.
// usage: node tools/oracle/kp-words.mjs FOLDER   (where `npm install cldr-annotations-full cldr-annotations-derived-full` was run)
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { write } from './lib.mjs';

const PACKAGES = [
  { name: 'cldr-annotations-full', folder: 'annotations', root: 'annotations' },
  { name: 'cldr-annotations-derived-full', folder: 'annotationsDerived', root: 'annotationsDerived' },
];

const folder = process.argv[2];
if (folder === undefined) {
  console.error(`usage: node ${process.argv[1]} FOLDER   (where the packages of the annotations were installed)`);
  process.exit(2);
}
const read = (...path) => JSON.parse(readFileSync(join(resolve(folder), 'node_modules', ...path), 'utf8'));
const { languages, words } = JSON.parse(
  readFileSync(new URL('../../fixtures/sources/kp-keywords.json', import.meta.url), 'utf8'),
);

const samples = Object.keys(languages).flatMap((language) => {
  const annotations = Object.assign(
    {},
    ...PACKAGES.map(
      ({ name, folder: within, root }) => read(name, within, language, 'annotations.json')[root].annotations,
    ),
  );
  const signs = new Set(
    Object.values(words).flatMap((byLanguage) => (byLanguage[language] ?? []).flatMap(({ cldr = [] }) => cldr)),
  );
  return [...signs].sort().map((sign) => {
    const { default: keywords = [], tts = [] } = annotations[sign] ?? {};
    return { language, sign, names: tts, keywords };
  });
});

write(
  'kp-words-cldr.json',
  {
    about: 'Names and keywords of signs in the Unicode CLDR annotations of a language, as they stand there.',
    generator: 'tools/oracle/kp-words.mjs',
    oracle: PACKAGES.map(({ name }) => `${name} ${read(name, 'package.json').version}`).join(', '),
    licence: 'Unicode-3.0; copyright Unicode, Inc.',
    made: new Date().toISOString().slice(0, 10),
  },
  samples,
);
