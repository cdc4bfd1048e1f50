// Turns the files of a split program into CommonJS, which Node loads sooner than ES modules; esbuild splits these alone.
//
// esbuild's own CommonJS asks its exports object at every use and has a kilobyte of helpers a file. An import here takes the names once.
import { dirname, join } from 'node:path';

const SCRIPT = '#!/usr/bin/env node\n';
const URL_OF_FILE = 'urlOfThisFile';

const LATER = /\bimport\(("\.{1,2}\/[\w./-]+")\)/g;
const NAMED = /^import \{([^{}]*)\} from ("[^"]+");\n/gm;
const DEFAULT = /^import (\w+) from ("node:[^"]+");\n/gm;
const EXPORTS = /^export \{([^{}]*)\};\n/m;

const pairsIn = (list) =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .map((item) => item.split(' as '))
    .map(([first, second = first]) => [first, second]);

const member = (key, value) => (key === value ? key : `${key}: ${value}`);

/** Returns an entry that passes on what other files have and loads each when something of it is used. */
function passingOn(imports, exported) {
  const file = new Map(imports.flatMap(({ names, from }) => names.map(([name, local]) => [local, { name, from }])));
  const groups = new Map();
  for (const [local, name] of exported) {
    const { name: there, from } = file.get(local);
    groups.set(from, [...(groups.get(from) ?? []), member(name, JSON.stringify(there))]);
  }
  return [
    'function passOn(load, names) {',
    '  for (const [name, there] of Object.entries(names))',
    '    Object.defineProperty(exports, name, {',
    '      configurable: true,',
    '      enumerable: true,',
    '      get() {',
    '        const value = load()[there];',
    '        Object.defineProperty(exports, name, { configurable: true, enumerable: true, value, writable: true });',
    '        return value;',
    '      },',
    '    });',
    '}',
    ...[...groups].map(([from, names]) => `passOn(() => require(${from}), { ${names.join(', ')} });`),
    '// What it exports, for programs that read it without running it.',
    `0 && (module.exports = { ${exported.map(([, name]) => name).join(', ')} });`,
    '',
  ].join('\n');
}

function asCommonJs(source) {
  const imports = [...source.matchAll(NAMED)].map(([, list, from]) => ({ names: pairsIn(list), from }));
  const exported = pairsIn(EXPORTS.exec(source)?.[1] ?? '');
  const rest = source.replace(NAMED, '').replace(EXPORTS, '');
  if (rest.trim() === '' && exported.length > 0) return passingOn(imports, exported);
  const text = source
    .replace(NAMED, (_, list, from) => {
      const names = pairsIn(list).map(([name, local]) => member(name, local));
      return `const { ${names.join(', ')} } = require(${from});\n`;
    })
    .replace(DEFAULT, (_, name, from) => `const ${name} = require(${from});\n`)
    .replace(
      EXPORTS,
      () => `module.exports = { ${exported.map(([local, name]) => member(name, local)).join(', ')} };\n`,
    );
  const left = /^(?:import\b(?!\()|export\b).*/m.exec(text);
  if (left !== null) throw new Error(`This has no form in CommonJS yet: ${left[0]}`);
  return `"use strict";\n${text}`;
}

/**
 * Returns the files of a build as CommonJS, each with its path and text. What is loaded when it is asked for and is no file of the build,
 * such as a package, is imported as before, since it may be an ES module.
 *
 * @param outputFiles the files of a build, each with its path and text
 */
export function toCommonJs(outputFiles) {
  const files = new Set(outputFiles.map(({ path }) => path));
  return outputFiles.map(({ path, text }) => {
    const isScript = text.startsWith(SCRIPT);
    const source = text.slice(isScript ? SCRIPT.length : 0).replace(LATER, (_, name) => {
      if (!files.has(join(dirname(path), JSON.parse(name)))) throw new Error(`${name} is no file of the build.`);
      return `Promise.resolve().then(() => require(${name}))`;
    });
    const needsUrl = source.includes('import.meta.url');
    const url = needsUrl ? `const ${URL_OF_FILE} = require("node:url").pathToFileURL(__filename).href;\n` : '';
    const code = asCommonJs(url + source.replaceAll('import.meta.url', URL_OF_FILE));
    return { path, text: (isScript ? SCRIPT : '') + code };
  });
}
