// Marks what a module computes on loading as free of side effects, which all of src is (test/architecture.test.ts).
//
// Bundlers drop an unused call only behind `/* @__PURE__ */` and keep what could run code, such as `A.b`: that is wrapped in a call.
import ts from 'typescript';

const MARK = '/* @__PURE__ */ ';

function bare(node) {
  let inner = node;
  while (
    ts.isAsExpression(inner) ||
    ts.isParenthesizedExpression(inner) ||
    ts.isSatisfiesExpression(inner) ||
    ts.isNonNullExpression(inner)
  )
    inner = inner.expression;
  return inner;
}

const isLiteral = (node) =>
  ts.isStringLiteralLike(node) ||
  ts.isNumericLiteral(node) ||
  ts.isBigIntLiteral(node) ||
  ts.isRegularExpressionLiteral(node) ||
  [ts.SyntaxKind.TrueKeyword, ts.SyntaxKind.FalseKeyword, ts.SyntaxKind.NullKeyword].includes(node.kind) ||
  (ts.isPrefixUnaryExpression(node) && ts.isNumericLiteral(node.operand));

const isPlainProperty = (property, calls) =>
  ts.isShorthandPropertyAssignment(property) ||
  ts.isMethodDeclaration(property) ||
  (ts.isPropertyAssignment(property) &&
    !ts.isComputedPropertyName(property.name) &&
    isPlain(property.initializer, calls));

function isPlain(node, calls) {
  const inner = bare(node);
  if (isLiteral(inner) || ts.isIdentifier(inner) || ts.isArrowFunction(inner) || ts.isFunctionExpression(inner))
    return true;
  if (ts.isArrayLiteralExpression(inner)) return inner.elements.every((element) => isPlain(element, calls));
  if (ts.isObjectLiteralExpression(inner))
    return inner.properties.every((property) => isPlainProperty(property, calls));
  if (!ts.isCallExpression(inner) && !ts.isNewExpression(inner)) return false;
  const callee = bare(inner.expression);
  if (!ts.isIdentifier(callee) && !(ts.isCallExpression(callee) && isPlain(callee, calls))) return false;
  calls.push(inner);
  return (inner.arguments ?? []).every((argument) => isPlain(argument, calls));
}

function marksOf(initializer) {
  const calls = [];
  if (isPlain(initializer, calls)) return calls.map((call) => ({ at: call.getStart(), text: MARK }));
  return [
    { at: initializer.getStart(), text: `${MARK}(() => (` },
    { at: initializer.getEnd(), text: '))()' },
  ];
}

/**
 * Returns the text of a TypeScript module with its marks.
 *
 * @throws {Error} for a constant taken out of another by a pattern, and for a statement that does something: bundlers keep both
 */
export function pure(path, text) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
  const marks = [];
  for (const statement of file.statements) {
    if (ts.isExpressionStatement(statement) || ts.isIterationStatement(statement, false) || ts.isIfStatement(statement))
      throw new Error(`${path}: this runs on import, and no bundler can drop it: ${statement.getText().slice(0, 80)}`);
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (!ts.isIdentifier(name))
        throw new Error(`${path}: no bundler can drop ${name.getText()}. Give each of them a constant of its own.`);
      if (initializer !== undefined) marks.push(...marksOf(initializer));
    }
  }
  return marks
    .sort((one, other) => other.at - one.at)
    .reduce((marked, { at, text: mark }) => marked.slice(0, at) + mark + marked.slice(at), text);
}
