import { join } from 'node:path';
import ts from 'typescript';

/** The types that an operation is declared with. */
export interface DeclaredOperation {
  /** The interface of its data. */
  readonly data: ts.Declaration;
  /** The docstrings of the fields of its input, by dotted path. */
  readonly inputTexts: ReadonlyMap<string, string>;
}

/** The sources of the library, read once. */
export interface Sources {
  readonly program: ts.Program;
  /** Returns the types of the operation of a dotted name, which is declared by `operation<Input, Data>()`. */
  operation(name: string): DeclaredOperation;
  /** Returns the type that a source file exports under a name. */
  type(file: string, name: string): ts.Declaration;
  /** Returns what a file says it holds: the docstring at its head. */
  summary(file: string): string;
  /** Returns the docstrings of an exported type and of its fields: `Birth`, `Birth.date`. */
  textsOf(file: string, name: string): [string, string][];
}

/** Returns a docstring on one line, with links as code. */
export function plainText(text: string): string {
  return text
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
}

function nameWithin(node: ts.Node): string | undefined {
  if (ts.isObjectLiteralExpression(node)) {
    for (const property of node.properties) {
      if (ts.isPropertyAssignment(property) && property.name.getText() === 'name') {
        return ts.isStringLiteralLike(property.initializer) ? property.initializer.text : undefined;
      }
    }
  }
  return ts.forEachChild(node, nameWithin);
}

/** Returns the types between the angle brackets of `operation<Input, Data>()({ … })`; none of any other expression. */
function declaredTypes(made: ts.Expression): readonly ts.TypeNode[] {
  if (!ts.isCallExpression(made) || !ts.isCallExpression(made.expression)) return [];
  const { expression: maker, typeArguments = [] } = made.expression;
  return /^(operation|\w+Operation)$/.test(maker.getText()) ? typeArguments : [];
}

/** Returns a reader of the sources that the given files of a project reach. */
export function readSources(root: string, entries: readonly string[]): Sources {
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const program = ts.createProgram(
    entries.map((file) => join(root, file)),
    options,
  );
  const checker = program.getTypeChecker();
  const textOf = (symbol: ts.Symbol): string =>
    plainText(ts.displayPartsToString(symbol.getDocumentationComment(checker)));

  function symbolOf(file: string, name: string): ts.Symbol {
    const source = program.getSourceFile(join(root, file));
    if (source === undefined) throw new Error(`${file} is no source of the program.`);
    const symbol = checker.getSymbolAtLocation(source)?.exports?.get(ts.escapeLeadingUnderscores(name));
    if (symbol === undefined) throw new Error(`${file} exports no ${name}.`);
    return symbol;
  }

  /** Returns the text that the field `type` of an object always has, which tells it from the other forms of its field. */
  function kindOf(type: ts.Type): string | undefined {
    const symbol = type.getProperty('type');
    const kind = symbol === undefined ? undefined : checker.getTypeOfSymbol(symbol);
    return kind?.isStringLiteral() ? kind.value : undefined;
  }

  function collectWithin(type: ts.Type, path: string, texts: Map<string, string>): void {
    const declared = checker.getNonNullableType(type);
    if (declared.isUnion()) {
      for (const form of declared.types) {
        const kind = kindOf(form);
        collectWithin(form, kind === undefined ? path : `${path}:${kind}`, texts);
      }
    } else if (checker.isArrayLikeType(declared)) {
      const [entry] = checker.getTypeArguments(declared as ts.TypeReference);
      if (entry !== undefined) collectWithin(entry, `${path}.*`, texts);
    } else if (declared.flags & ts.TypeFlags.Object) collectTexts(declared, path, texts);
  }

  function collectTexts(type: ts.Type, path: string, texts: Map<string, string>): void {
    for (const symbol of checker.getPropertiesOfType(type)) {
      const at = path === '' ? symbol.name : `${path}.${symbol.name}`;
      const text = textOf(symbol);
      if (text !== '') texts.set(at, text);
      collectWithin(checker.getTypeOfSymbol(symbol), at, texts);
    }
  }

  const declared = new Map<string, readonly [input: ts.TypeNode, data: ts.TypeNode]>();
  for (const source of program.getSourceFiles()) {
    if (source.isDeclarationFile) continue;
    for (const statement of source.statements.filter(ts.isVariableStatement)) {
      for (const { initializer } of statement.declarationList.declarations) {
        const [input, data] = initializer === undefined ? [] : declaredTypes(initializer);
        if (initializer === undefined || input === undefined || data === undefined) continue;
        const name = nameWithin(initializer);
        if (name === undefined) throw new Error(`${source.fileName}: an operation<…> whose name is not written there.`);
        declared.set(name, [input, data]);
      }
    }
  }

  return {
    program,
    operation(name) {
      const [input, data] = declared.get(name) ?? [];
      if (input === undefined || data === undefined)
        throw new Error(`No variable is made by operation<…> for ${name}.`);
      const symbol = checker.getTypeFromTypeNode(data).symbol;
      const [declaration] = symbol.declarations ?? [];
      if (declaration === undefined || !ts.isInterfaceDeclaration(declaration)) {
        throw new Error(`The data of ${name} is no interface.`);
      }
      if (declaration.typeParameters !== undefined) {
        throw new Error(`The data of ${name} is generic. Give it an interface: interface Data extends Generic<…> {}.`);
      }
      const inputTexts = new Map<string, string>();
      collectTexts(checker.getTypeFromTypeNode(input), '', inputTexts);
      return { data: declaration, inputTexts };
    },
    type(file, name) {
      const [declaration] = symbolOf(file, name).declarations ?? [];
      if (declaration === undefined) throw new Error(`${name} is declared nowhere.`);
      return declaration;
    },
    summary(file) {
      const text = program.getSourceFile(join(root, file))?.getFullText() ?? '';
      const [, docstring = ''] = /^\/\*\*([\s\S]*?)(?:@packageDocumentation|\*\/)/.exec(text) ?? [];
      const words = plainText(docstring.replace(/^\s*\* ?/gm, ''));
      if (words === '') throw new Error(`${file} does not say at its head what it holds.`);
      return words;
    },
    textsOf(file, name) {
      const symbol = symbolOf(file, name);
      const fields = symbol.members === undefined ? [] : [...symbol.members.values()];
      const pairs = fields.map((field): [string, string] => [`${name}.${field.name}`, textOf(field)]);
      return [[name, textOf(symbol)] as [string, string], ...pairs].filter(([, text]) => text !== '');
    },
  };
}
