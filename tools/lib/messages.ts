// Reads from the sources every message that an error of the library can have, as a template: `at is ‹text›, before the birth. …`.
//
// What a helper adds to a message is followed to the helper, and what a caller gives the helper to the caller.
import { join, relative } from 'node:path';
import ts from 'typescript';
import { ERROR_CODES } from '../../src/errors.js';

/** A message that some place of the sources can make. */
export interface Message {
  /** A code of the library; `check` for a value that a schema refuses; `UsageError` for the command line. */
  readonly code: string;
  /** The message, with values as ‹names›. */
  readonly text: string;
  /** The file that makes it, below `src`. */
  readonly file: string;
}

interface Bound {
  readonly node: ts.Expression;
  readonly env: Env;
}
type Env = ReadonlyMap<ts.Symbol, Bound>;

const EMPTY: Env = new Map();
const MOST_ALTERNATIVES = 12;
const DEEPEST = 8;
const CODES = new Set(Object.keys(ERROR_CODES));

const isText = (text: string): boolean => /\p{L}{2,}\W+\p{L}/u.test(text.replace(/‹[^›]*›/g, ''));

function nameOf(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  if (ts.isElementAccessExpression(node))
    return ts.isStringLiteralLike(node.argumentExpression) ? node.argumentExpression.text : 'value';
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isCallExpression(node)) {
    const callee = node.expression;
    const [first] = node.arguments;
    if (ts.isPropertyAccessExpression(callee) && !/^(JSON|Math|String|Object)$/.test(callee.expression.getText()))
      return nameOf(callee.expression);
    return first === undefined || ts.isSpreadElement(first) ? nameOf(callee) : nameOf(first);
  }
  if (ts.isBinaryExpression(node)) {
    return ts.isNumericLiteral(node.left) ? nameOf(node.right) : nameOf(node.left);
  }
  if (ts.isConditionalExpression(node)) return nameOf(node.whenTrue);
  if (ts.isTemplateExpression(node)) return node.templateSpans.map(({ expression }) => nameOf(expression)).join(' ');
  if (ts.isArrayLiteralExpression(node) || ts.isObjectLiteralExpression(node)) return '…';
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return nameOf(node.expression);
  if (ts.isPrefixUnaryExpression(node)) return nameOf(node.operand);
  return node.getText().replace(/\s+/g, ' ').slice(0, 40);
}

function product(left: readonly string[], right: readonly string[], value: string): string[] {
  if (left.length * right.length > MOST_ALTERNATIVES) return left.map((text) => `${text}‹${value}›`);
  return left.flatMap((text) => right.map((more) => text + more));
}

function returned(body: ts.ConciseBody): ts.Expression[] {
  if (!ts.isBlock(body)) return [body];
  const found: ts.Expression[] = [];
  const walk = (node: ts.Node): void => {
    if (ts.isFunctionLike(node)) return;
    if (ts.isReturnStatement(node) && node.expression !== undefined) found.push(node.expression);
    ts.forEachChild(node, walk);
  };
  walk(body);
  return found;
}

type Callable = ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression | ts.ConstructorDeclaration;

const isCallable = (node: ts.Node): node is Callable =>
  ts.isFunctionDeclaration(node) ||
  ts.isArrowFunction(node) ||
  ts.isFunctionExpression(node) ||
  ts.isConstructorDeclaration(node);

/** Returns the messages of the sources below a folder `src`, in the order of codes, files and texts. */
export function readMessages(root: string): Message[] {
  const src = join(root, 'src');
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options, fileNames } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const program = ts.createProgram(
    fileNames.filter((file) => file.startsWith(`${src}/`)),
    options,
  );
  const checker = program.getTypeChecker();
  const sources = program
    .getSourceFiles()
    .filter(({ fileName }) => fileName.startsWith(`${src}/`) && !fileName.endsWith('.gen.ts'));

  const symbolOf = (node: ts.Node): ts.Symbol | undefined => {
    const symbol = checker.getSymbolAtLocation(node);
    return symbol !== undefined && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  };
  const initializerOf = (symbol: ts.Symbol | undefined): ts.Expression | undefined => {
    const declaration = symbol?.valueDeclaration;
    return declaration !== undefined &&
      ts.isVariableDeclaration(declaration) &&
      ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const
      ? declaration.initializer
      : undefined;
  };
  const functionOf = (symbol: ts.Symbol | undefined): Callable | undefined => {
    const declaration = symbol?.valueDeclaration;
    if (declaration === undefined) return undefined;
    if (ts.isClassDeclaration(declaration)) return declaration.members.find(ts.isConstructorDeclaration);
    if (isCallable(declaration)) return declaration;
    const initializer = initializerOf(symbol);
    return initializer !== undefined && isCallable(initializer) ? initializer : undefined;
  };
  const baseOf = (declaration: ts.Node | undefined): ts.Symbol | undefined => {
    const base =
      declaration !== undefined && ts.isClassDeclaration(declaration)
        ? declaration.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)?.types[0]
        : undefined;
    return base === undefined ? undefined : symbolOf(base.expression);
  };

  type Call = ts.CallExpression | ts.NewExpression;
  /** A method is none of the functions below, and to look for it is to check the type of what it is called on: most of the time of a run. */
  const isMethod = (node: ts.Expression): boolean =>
    ts.isPropertyAccessExpression(node) &&
    !(ts.isIdentifier(node.expression) && isNamespace(checker.getSymbolAtLocation(node.expression)));
  const isNamespace = (symbol: ts.Symbol | undefined): boolean =>
    symbol?.declarations?.some((declaration) => ts.isNamespaceImport(declaration)) ?? false;
  const callee = (call: Call): ts.Symbol | undefined => {
    if (call.expression.kind === ts.SyntaxKind.SuperKeyword)
      return baseOf(ts.findAncestor(call, ts.isClassDeclaration));
    return isMethod(call.expression) ? undefined : symbolOf(call.expression);
  };
  /** Returns which argument of a call of valibot is its message; -1 where none is. Only where its forms differ is the call checked for which one it is. */
  const messageAt = (call: ts.CallExpression, symbol: ts.Symbol | undefined): number => {
    const forms = (symbol?.declarations ?? []).filter(
      (declaration) =>
        ts.isFunctionDeclaration(declaration) &&
        declaration.getSourceFile().fileName.includes('valibot') &&
        (declaration.parameters.length >= call.arguments.length || declaration.parameters.at(-1)?.dotDotDotToken),
    ) as ts.FunctionDeclaration[];
    const places = new Set(
      forms.map(({ parameters }) => parameters.findIndex(({ name }) => name.getText() === 'message')),
    );
    const [at = -1] = places;
    return places.size < 2
      ? at
      : (checker.getResolvedSignature(call)?.parameters.findIndex(({ name }) => name === 'message') ?? -1);
  };
  const calls = new Map<Callable, Call[]>();
  const all: Call[] = [];
  const objects: ts.ObjectLiteralExpression[] = [];
  const index = (node: ts.Node): void => {
    if (ts.isCallExpression(node) || ts.isNewExpression(node)) {
      all.push(node);
      const called = functionOf(callee(node));
      if (called !== undefined) calls.set(called, [...(calls.get(called) ?? []), node]);
    }
    if (ts.isObjectLiteralExpression(node)) objects.push(node);
    ts.forEachChild(node, index);
  };
  for (const source of sources) index(source);

  const bind = (called: Callable, call: Call, env: Env): Env => {
    const bound = new Map(env);
    called.parameters.forEach(({ name, initializer, dotDotDotToken }, i) => {
      const node = call.arguments?.[i] ?? initializer;
      const symbol = ts.isIdentifier(name) ? checker.getSymbolAtLocation(name) : undefined;
      if (node !== undefined && symbol !== undefined && dotDotDotToken === undefined) bound.set(symbol, { node, env });
    });
    return bound;
  };

  const texts = (node: ts.Expression, env: Env, depth = 0): string[] => {
    const value = `‹${nameOf(node)}›`;
    if (depth > DEEPEST) return [value];
    const next = (one: ts.Expression, its: Env = env): string[] => texts(one, its, depth + 1);
    if (ts.isStringLiteralLike(node)) return [node.text];
    if (ts.isNumericLiteral(node)) return [node.text.length > 4 ? Number(node.text).toLocaleString('en') : node.text];
    if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
      return next(node.expression);
    if (ts.isConditionalExpression(node)) return [...new Set([...next(node.whenTrue), ...next(node.whenFalse)])];
    if (ts.isTemplateExpression(node)) {
      let made = [node.head.text];
      for (const { expression, literal } of node.templateSpans)
        made = product(made, next(expression), nameOf(expression)).map((text) => text + literal.text);
      return made;
    }
    if (ts.isBinaryExpression(node)) {
      const { kind } = node.operatorToken;
      if (kind === ts.SyntaxKind.PlusToken) {
        const [left, right] = [next(node.left), next(node.right)];
        return [...left, ...right].some(isText) ? product(left, right, nameOf(node.right)) : [value];
      }
      if (kind === ts.SyntaxKind.QuestionQuestionToken || kind === ts.SyntaxKind.BarBarToken) {
        const both = [...next(node.left), ...next(node.right)];
        return both.some(isText) ? [...new Set(both)] : [value];
      }
      return [value];
    }
    if (ts.isIdentifier(node)) {
      const symbol = symbolOf(node);
      const bound = symbol === undefined ? undefined : env.get(symbol);
      if (bound !== undefined) {
        const given = next(bound.node, bound.env);
        return given.some((text) => isText(text) || CODES.has(text)) ? given : [value];
      }
      const initializer = initializerOf(symbol);
      if (initializer === undefined || isCallable(initializer)) return [value];
      const made = next(initializer);
      return made.some((text) => isText(text) || !text.startsWith('‹')) ? made : [value];
    }
    if (ts.isCallExpression(node)) {
      const called = functionOf(symbolOf(node.expression));
      const isOfAny = called?.parameters[0]?.type?.kind === ts.SyntaxKind.UnknownKeyword;
      if (called?.body === undefined || isOfAny || called.getSourceFile().fileName.includes('node_modules'))
        return [value];
      const inner = bind(called, node, env);
      const made = [...new Set(returned(called.body).flatMap((one) => next(one, inner)))];
      return made.some(isText) && made.length <= MOST_ALTERNATIVES ? made : [value];
    }
    if (isCallable(node) && node.body !== undefined) return returned(node.body).flatMap((one) => next(one));
    return [value];
  };

  const opened = (nodes: readonly ts.Expression[], env: Env): Callable | undefined => {
    let found: Callable | undefined;
    const walk = (node: ts.Node): void => {
      if (ts.isIdentifier(node)) {
        const symbol = symbolOf(node);
        const declaration = symbol?.valueDeclaration;
        if (symbol === undefined || declaration === undefined || !ts.isParameter(declaration) || env.has(symbol))
          return;
        if (isCallable(declaration.parent) && calls.has(declaration.parent)) found ??= declaration.parent;
      }
      ts.forEachChild(node, walk);
    };
    for (const node of nodes) walk(node);
    return found;
  };

  const found = new Map<string, Message>();
  const add = (code: string, text: string, node: ts.Node): void => {
    const file = relative(src, node.getSourceFile().fileName);
    const key = `${code}\n${text}`;
    if (!found.has(key)) found.set(key, { code, text, file });
  };
  const collect = (code: ts.Expression | string, message: ts.Expression, place: ts.Node, env: Env, depth = 0): void => {
    const outer = opened([message, ...(typeof code === 'string' ? [] : [code])], env);
    if (outer !== undefined && depth < 4) {
      // Each caller's own values are looked up where it calls.
      for (const call of calls.get(outer) ?? []) {
        const bound = new Map(env);
        for (const [symbol, value] of bind(outer, call, EMPTY)) bound.set(symbol, value);
        for (const { name } of outer.parameters) {
          const symbol = ts.isIdentifier(name) ? checker.getSymbolAtLocation(name) : undefined;
          if (symbol !== undefined && !bound.has(symbol))
            bound.set(symbol, { node: name as ts.Identifier, env: EMPTY });
        }
        collect(code, message, ts.isIdentifier(message) ? call : place, bound, depth + 1);
      }
      return;
    }
    const codes = typeof code === 'string' ? [code] : texts(code, env);
    const known = codes.filter((one) => CODES.has(one));
    for (const text of texts(message, env))
      for (const one of typeof code === 'string' ? [code] : known.length > 0 ? known : ['check']) add(one, text, place);
  };

  for (const call of all) {
    const symbol = callee(call);
    const name = symbol?.name ?? '';
    const [first, second] = call.arguments ?? [];
    const isNew = ts.isNewExpression(call) || call.expression.kind === ts.SyntaxKind.SuperKeyword;
    if (isNew && name === 'SiddhantaError' && first !== undefined && second !== undefined)
      collect(first, second, call, EMPTY);
    else if (isNew && name === 'UsageError' && first !== undefined) collect(name, first, call, EMPTY);
    else if (ts.isCallExpression(call)) {
      const given = call.arguments[messageAt(call, symbol)];
      if (given !== undefined) collect('check', given, call, EMPTY);
    }
  }
  for (const object of objects) {
    const partOf = (name: string): ts.Expression | undefined => {
      for (const property of object.properties) {
        if (property.name?.getText() !== name) continue;
        if (ts.isPropertyAssignment(property)) return property.initializer;
        if (ts.isShorthandPropertyAssignment(property)) {
          const symbol = checker.getShorthandAssignmentValueSymbol(property);
          return initializerOf(symbol);
        }
      }
      return undefined;
    };
    const [code, message] = [partOf('code'), partOf('message')];
    if (code !== undefined && message !== undefined && ts.isStringLiteralLike(code) && CODES.has(code.text))
      collect(code, message, object, EMPTY);
  }
  const order = [...CODES, 'check', 'UsageError'];
  return [...found.values()]
    .filter(({ text }) => isText(text))
    .sort(
      (a, b) =>
        order.indexOf(a.code) - order.indexOf(b.code) ||
        (a.file < b.file ? -1 : a.file > b.file ? 1 : a.text < b.text ? -1 : 1),
    );
}
