// The literal tables of the hand-written sources: what a law, or a source, has to hold.
//
// A table is a literal with four numbers or four proper names. Declarations of operations, and strings that are no names, do not count.
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const SRC = fileURLToPath(new URL('../../src/', import.meta.url));
const LEAST = 4;

/** A proper name as results give it: `Sun`, `Purva Phalguni`, `Shukla-paksha`. */
const NAME = /^\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?$/u;

const isNumber = (node) =>
  ts.isNumericLiteral(node) || (ts.isPrefixUnaryExpression(node) && ts.isNumericLiteral(node.operand));

const isName = (node) => ts.isStringLiteral(node) && NAME.test(node.text);

const isLiteral = (node) => ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node);

function cellsOf(node) {
  const numbers = [];
  const names = [];
  const walk = (one) => {
    if (isNumber(one)) numbers.push(one);
    else if (isName(one)) names.push(one);
    else if (ts.isPropertyAssignment(one)) walk(one.initializer);
    else if (!ts.isFunctionLike(one)) ts.forEachChild(one, walk);
  };
  ts.forEachChild(node, walk);
  return { numbers, names };
}

const isTable = (node, inFunction) => {
  if (inFunction) return ts.isArrayLiteralExpression(node) && node.elements.filter(isNumber).length >= LEAST;
  const { numbers, names } = cellsOf(node);
  return numbers.length >= LEAST || names.length >= LEAST;
};

const declaresOperation = (node) =>
  ts.isCallExpression(node) &&
  ts.isCallExpression(node.expression) &&
  /^(?:o|\w+O)peration$/.test(node.expression.expression.getText());

/** Returns the tables of one source: `name` is the constant, or the function with `()`. */
export function tablesIn(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const tables = [];
  const walk = (node, name, inFunction) => {
    if (isLiteral(node) && isTable(node, inFunction)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      tables.push({ key: `${file}#${name}`, file, name, line, node, source, ...cellsOf(node) });
      return;
    }
    const named = ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node);
    const called = named && !inFunction && node.name !== undefined ? node.name.getText() : name;
    if (declaresOperation(node)) return;
    const inside = inFunction || ts.isFunctionLike(node);
    const label = inside && !inFunction && !called.endsWith('()') ? `${called}()` : called;
    ts.forEachChild(node, (child) => walk(child, label, inside));
  };
  walk(source, '', false);
  return tables;
}

/** Returns every table of the hand-written sources, by file and line. */
export function allTables() {
  return readdirSync(SRC, { recursive: true })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.gen.ts'))
    .sort()
    .flatMap((path) => tablesIn(path, readFileSync(`${SRC}${path}`, 'utf8')));
}

/** Files that compute nothing: how results read and are drawn, what programs allow and cost. Their own tests compare what they print. */
const PROGRAMS =
  /^(?:svg|report|cli|http|mcp|element|names|places|errors\.ts)(?:\/|$)|(?:^|\/)(?:\w*[sS]how\w*|\w*[wW]ords|work|partner|readingNames|poruthamNames)\.ts$/;

/** Whether a file of `src` computes, so that its tables need a law. */
export const computes = (file) => !PROGRAMS.test(file);

/** Returns the room of a file: the folder of its tests. */
export const roomOf = (file) => file.split('/')[0];
