// Turns the files of a split program into CommonJS, which Node loads sooner than ES modules; esbuild splits these alone.
import { dirname, join } from 'node:path';
import { transform } from 'esbuild';

const SCRIPT = '#!/usr/bin/env node\n';
/** What stands for `import.meta.url`. */
const URL_OF_FILE = 'urlOfThisFile';

/** What asks for another file of the build when it is needed. */
const LATER = /\bimport\(("\.{1,2}\/[\w./-]+")\)/g;

/** What esbuild writes for those who take a file for an ES module: here nobody does, and copying hundreds of names takes a millisecond. */
const FOR_OTHERS = [
  [/\bvar stdin_exports ?= ?\{\};/, 'var stdin_exports=module.exports;'],
  [/\bmodule\.exports ?= ?__toCommonJS\(stdin_exports\);/, ''],
  [/\b0 ?&& ?\(module\.exports ?= ?\{[^{}]*\}\);\s*$/, ''],
];

/** Returns the text of a file without what is for others; a file that exports nothing has none of it. */
function forItself(code) {
  if (!code.includes('__toCommonJS(stdin_exports)')) return code;
  return FOR_OTHERS.reduce((text, [pattern, instead]) => {
    if (!pattern.test(text)) throw new Error(`Nothing in the text is ${pattern}.`);
    return text.replace(pattern, instead);
  }, code);
}

/**
 * Returns the files of a build as CommonJS, each with its path and text. What is loaded when it is asked for and is no file of the build,
 * such as a package, is imported as before, since it may be an ES module.
 *
 * @param outputFiles the files of a build, each with its path and text
 * @param options those of the build
 */
export async function toCommonJs(outputFiles, { target }) {
  const files = new Set(outputFiles.map(({ path }) => path));
  return Promise.all(
    outputFiles.map(async ({ path, text }) => {
      const source = text.slice(text.startsWith(SCRIPT) ? SCRIPT.length : 0).replace(LATER, (_, name) => {
        if (!files.has(join(dirname(path), JSON.parse(name)))) throw new Error(`${name} is no file of the build.`);
        return `Promise.resolve().then(()=>require(${name}))`;
      });
      const needsUrl = source.includes('import.meta.url');
      const { code } = await transform(source, {
        format: 'cjs',
        charset: 'utf8',
        platform: 'node',
        target,
        define: { 'import.meta.url': URL_OF_FILE },
        banner: needsUrl ? `const ${URL_OF_FILE}=require("node:url").pathToFileURL(__filename).href;` : '',
      });
      return { path, text: text.startsWith(SCRIPT) ? SCRIPT + forItself(code) : forItself(code) };
    }),
  );
}
