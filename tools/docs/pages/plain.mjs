// The page of a room whose tables nobody has laid out by hand: every exported table as it stands, with its comment.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from '../../lib/package.mjs';
import { groupOf, scripts, sources, table } from './kit.mjs';

const isPlain = (value) => typeof value !== 'object' || value === null;
const fields = (value) =>
  Object.entries(value)
    .map(([name, inner]) => `${name}: ${cell(inner)}`)
    .join('<br>');
const cell = (value) =>
  Array.isArray(value) ? value.map(cell).join(', ') : isPlain(value) ? String(value) : fields(value);
const isSources = (rows) => rows.every((row) => !isPlain(row) && 'work' in row && 'locus' in row);

function inScripts(rows) {
  const areNames = rows.every(({ name, iast }) => typeof name === 'string' && iast === undefined);
  const group = areNames ? groupOf(rows.map(({ name }) => name)) : undefined;
  if (group === undefined) return rows;
  return rows.map(({ name, ...rest }) => {
    const [iast, devanagari] = scripts(group, name);
    return { name, iast, devanagari, ...rest };
  });
}

function rendered(value) {
  if (isPlain(value)) return cell(value);
  if (Array.isArray(value)) {
    if (isSources(value)) return sources(value);
    if (value.every((row) => !isPlain(row) && !Array.isArray(row))) {
      const rows = inScripts(value);
      const head = [...new Set(rows.flatMap((row) => Object.keys(row)))];
      return table(
        ['', ...head],
        rows.map((row, i) => [i + 1, ...head.map((name) => cell(row[name] ?? ''))]),
      );
    }
    return table(
      ['', ''],
      value.map((row, i) => [i + 1, cell(row)]),
    );
  }
  return table(
    ['', ''],
    Object.entries(value).map(([name, row]) => [name, cell(row)]),
  );
}

function comments(module) {
  const source = ts.createSourceFile(
    module,
    readFileSync(join(ROOT, 'src', `${module}.ts`), 'utf8'),
    ts.ScriptTarget.ES2022,
    true,
  );
  return new Map(
    source.statements.filter(ts.isVariableStatement).flatMap((statement) =>
      statement.declarationList.declarations.map((declaration) => {
        const [doc] = ts.getJSDocCommentsAndTags(statement);
        const text = doc === undefined ? '' : (ts.getTextOfJSDocComment(doc.comment) ?? '');
        return [declaration.name.getText(), text.replace(/\s*\n(?!\n)\s*/g, ' ')];
      }),
    ),
  );
}

/** Returns the page of the tables of a room. */
export async function plainPage(room, modules) {
  const parts = [];
  for (const module of modules) {
    const said = comments(module);
    for (const [name, value] of Object.entries(await import(`../../../src/${module}.ts`))) {
      if (typeof value === 'function') continue;
      parts.push(`## ${name}`, said.get(name) ?? '', rendered(value));
    }
  }
  return `# Tables of ${room}\n\n${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
