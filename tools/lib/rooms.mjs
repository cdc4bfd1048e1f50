import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { ROOT } from './package.mjs';

const source = (path) => readFileSync(join(ROOT, 'src', path), 'utf8');

/** The rooms whose operations src/registry.ts lists, by the names of their folders. */
export const ROOMS = [...source('registry.ts').matchAll(/^import \{[^}]+\} from '\.\/([^/']+)\/room\.js'/gm)]
  .map(([, room]) => room)
  .sort();
if (ROOMS.length === 0) throw new Error('src/registry.ts imports no room.');

/** What src/registry.ts calls each room, by the name of its folder. */
export const ROOM_NAMES = Object.fromEntries(
  [...source('registry.ts').matchAll(/^import \{ (\w+) \} from '\.\/([^/']+)\/room\.js'/gm)].map(([, name, room]) => [
    room,
    name,
  ]),
);

/** What one room takes from another, and why: tools/lib/arrows.json. */
export const ARROWS = JSON.parse(readFileSync(join(ROOT, 'tools/lib/arrows.json'), 'utf8')).arrows;

/** Returns what a room makes public and does not erase to nothing: each name, and the module of src that has it. */
export function publicValues(room) {
  const file = `${room}/index.ts`;
  return ts
    .createSourceFile(file, source(file), ts.ScriptTarget.ES2022, true)
    .statements.filter((statement) => ts.isExportDeclaration(statement) && !statement.isTypeOnly)
    .flatMap(({ exportClause, moduleSpecifier }) => {
      if (exportClause === undefined || !ts.isNamedExports(exportClause) || moduleSpecifier === undefined)
        throw new Error(`src/${file} must name what it exports and from where: export { … } from './….js'.`);
      const module = posix.join(room, moduleSpecifier.text.replace(/\.js$/, ''));
      return exportClause.elements
        .filter(({ isTypeOnly }) => !isTypeOnly)
        .map(({ name }) => ({ name: name.text, module }));
    });
}
