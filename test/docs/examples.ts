import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { fencesOf } from './fences.js';

export const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** One fenced TypeScript block of the documentation. */
export interface Example {
  /** File and line of the fence, `src/charts/rasi.ts:105`. */
  readonly place: string;
  readonly code: string;
  /** Marked `no-run`: shown, not executed. */
  readonly shownOnly: boolean;
  /** An import of what the example uses of the very file it documents; empty when it needs none. */
  readonly own: string;
}

const LANGUAGES = new Set(['ts', 'typescript', 'js', 'javascript', 'mjs']);

/** Returns the TypeScript and JavaScript blocks of a text whose line 1 is `firstLine` of the file. */
export function blocksOf(file: string, text: string, firstLine = 1): Example[] {
  return fencesOf(file, text, firstLine)
    .filter(({ info }) => LANGUAGES.has(info[0] ?? ''))
    .map(({ info, line, body }) => ({
      place: `${file}:${line}`,
      code: body.join('\n'),
      shownOnly: info.includes('no-run'),
      own: '',
    }));
}

/**
 * Returns the examples in the docstrings of a TypeScript source. What the source itself exports need not be imported: so the
 * helpers that are no part of the public surface can show what they do, too.
 */
export function docstringExamples(file: string, source: string): Example[] {
  const exported = [...source.matchAll(/^export (?:async )?(?:function\*?|const|class) (\w+)/gm)].map(
    ([, name]) => `${name}`,
  );
  const module = `./${file.replace(/\.ts$/, '.js')}`;
  const withOwn = (example: Example): Example => {
    const imported = [...example.code.matchAll(/\bimport\s[^;]*?\bfrom\b/g)].join(' ');
    const uses = (text: string, name: string): boolean => new RegExp(`\\b${name}\\b`).test(text);
    const names = exported.filter((name) => uses(example.code, name) && !uses(imported, name));
    return names.length === 0 ? example : { ...example, own: `import { ${names.join(', ')} } from '${module}';` };
  };
  return [...source.matchAll(/\/\*\*[\s\S]*?\*\//g)].flatMap(({ 0: comment, index }) => {
    const text = comment
      .slice(3, -2)
      .split('\n')
      .map((line) => line.replace(/^\s*\* ?/, ''))
      .join('\n');
    return blocksOf(file, text, source.slice(0, index).split('\n').length).map(withOwn);
  });
}

function filesBelow(folder: string, extension: string): string[] {
  if (!existsSync(join(ROOT, folder))) return [];
  return readdirSync(join(ROOT, folder), { recursive: true })
    .map((name) => `${folder}/${String(name).replaceAll('\\', '/')}`)
    .filter((name) => name.endsWith(extension))
    .sort();
}

/** Returns the pages whose blocks are run: README.md, CONTRIBUTING.md and all of docs that is written, not generated on the way. */
export function pages(): string[] {
  return [
    ...['README.md', 'CONTRIBUTING.md'].filter((file) => existsSync(join(ROOT, file))),
    ...filesBelow('docs', '.md').filter((file) => !/^docs\/(api|openapi|project|node_modules)\//.test(file)),
  ];
}

/** Returns every example of the docstrings, of README.md and of docs. */
export function allExamples(): Example[] {
  const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
  return [
    ...filesBelow('src', '.ts').flatMap((file) => docstringExamples(file, read(file))),
    ...pages().flatMap((file) => blocksOf(file, read(file))),
  ];
}

/** A program made from an example: it runs the example and reports each assertion. */
export interface Program {
  readonly source: string;
  readonly assertions: number;
}

const PRELUDE = `import { deepStrictEqual as __equal } from 'node:assert';
const __ran = new Set();
const __check = (id, actual, expected) => { __equal(actual, expected); __ran.add(id); };
`;
const CLOSE = (count: number): string => `
if (__ran.size !== ${count}) throw new Error('${count} assertions were written, ' + __ran.size + ' were reached.');
`;

/**
 * Returns the program that runs an example and compares the value of each `expression; // => literal` with the literal.
 *
 * The comment may stand on the line below. A literal may go on in the comment lines below, indented by two spaces or more. `console.log(x); // => literal` is read as
 * `x; // => literal`. Throws when a `// =>` stands behind something that is no expression.
 */
export function programOf({ code, own, place }: Example): Program {
  const file = ts.createSourceFile('example.ts', code, ts.ScriptTarget.ES2022, true);
  const edits: { from: number; to: number; text: string }[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isExpressionStatement(node)) return;
    const comment = /^[ \t]*\n?[ \t]*\/\/ => (.*(?:\n[ \t]*\/\/ {2,}.*)*)/.exec(code.slice(node.end));
    if (comment === null) return;
    const literal = (comment[1] ?? '').replace(/\n[ \t]*\/\//g, '\n');
    const { expression } = node;
    const printed =
      ts.isCallExpression(expression) && expression.expression.getText(file) === 'console.log'
        ? expression.arguments[0]
        : undefined;
    const text = `__check(${edits.length}, ${(printed ?? expression).getText(file)}, (\n${literal}\n));`;
    edits.push({ from: node.getStart(file), to: node.end + comment[0].length, text });
  };
  visit(file);
  const written = code.match(/\/\/ =>/g)?.length ?? 0;
  if (written !== edits.length)
    throw new Error(`${place}: ${written - edits.length} of the “// =>” do not follow an expression statement.`);
  let source = code;
  for (const { from, to, text } of edits.sort((a, b) => b.from - a.from))
    source = source.slice(0, from) + text + source.slice(to);
  const { outputText } = ts.transpileModule(`${own}\n${PRELUDE}${source}${CLOSE(edits.length)}`, {
    compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext, verbatimModuleSyntax: true },
  });
  return { source: outputText, assertions: edits.length };
}

/** Returns what TypeScript has to say about the examples, as `place: message` lines; the built declarations must be there. */
export function typeErrors(examples: readonly Example[]): string[] {
  const sources = new Map(examples.map((example, i) => [join(ROOT, `example-${i}.mts`), example]));
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: ['node'],
    strict: true,
    noEmit: true,
    skipLibCheck: true,
  };
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (name) => sources.has(name) || fileExists(name);
  // `export {}` makes a module of an example without imports and exports.
  const textOf = (name: string): string | undefined => {
    const example = sources.get(name);
    return example === undefined ? undefined : `${example.own}${example.code}\nexport {};\n`;
  };
  host.readFile = (name) => textOf(name) ?? readFile(name);
  host.getSourceFile = (name, languageVersion, ...rest) => {
    const text = textOf(name);
    return text === undefined
      ? getSourceFile(name, languageVersion, ...rest)
      : ts.createSourceFile(name, text, languageVersion, true);
  };
  const program = ts.createProgram([...sources.keys()], options, host);
  return [...sources].flatMap(([name, { place }]) => {
    const source = program.getSourceFile(name);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)].map(
      ({ messageText }) => `${place}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`,
    );
  });
}
