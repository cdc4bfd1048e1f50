// Turns the TypeScript types of results into JSON Schemas: what the compiler checks is what the description says.
import { join } from 'node:path';
import ts from 'typescript';
import { KEYS, NAMES, REFINED, TEXTS } from './refinements.js';
import { type Components, described, refTo, type Schema } from './schema.js';

/** Reads types out of the sources. */
export interface TypeReader {
  /** The schemas of all named types met so far. */
  readonly components: Components;
  /** Returns the schema of a type declared in a source file, which becomes a component. */
  named(file: string, name: string): Schema;
  /** Returns the schema of a type declared in a source file, which becomes no component. */
  closed(file: string, name: string): Schema;
  /** Returns the schemas of the data of each operation, in the order of the registry. */
  operationData(): Schema[];
  /** Returns the docstrings of the fields of an operation's input, by dotted path. */
  inputTexts(operationIndex: number): Map<string, string>;
  /** Returns the docstrings of an exported type and of its fields: `Birth`, `Birth.date`. */
  textsOf(file: string, name: string): [string, string][];
  /** Fails when something in the tables of refinements was not used. */
  finish(): void;
}

const isKeyword = (node: ts.TypeNode, kind: ts.SyntaxKind): boolean => node.kind === kind;

function textOf(symbol: ts.Symbol, checker: ts.TypeChecker): string {
  const parts = symbol.getDocumentationComment(checker);
  return ts
    .displayPartsToString(parts)
    .replace(/\{@link (\w+)\}/g, '`$1`')
    .replace(/\s*\n\s*/g, ' ')
    .trim();
}

/** Returns a reader of the sources of a project. */
export function readTypes(root: string): TypeReader {
  const config = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const entries = ['src/registry.ts', 'src/http/answers.ts', 'src/http/envelope.ts'].map((file) => join(root, file));
  const program = ts.createProgram(entries, options);
  const checker = program.getTypeChecker();
  const components: Components = { ...NAMES };
  const used = new Set<string>();

  const sourceOf = (file: string): ts.SourceFile => {
    const source = program.getSourceFile(join(root, file));
    if (source === undefined) throw new Error(`${file} is no source of the program.`);
    return source;
  };

  function literals(type: ts.Type): unknown[] | undefined {
    const members = type.isUnion() ? type.types : [type];
    if (!members.every((member) => member.isStringLiteral())) return undefined;
    return members.map((member) => (member as ts.StringLiteralType).value);
  }

  /** Returns a schema with what the table of refinements adds; the first key that stands in it counts. */
  function settled(base: Schema, ...keys: string[]): Schema {
    const key = keys.find((each) => each in REFINED || TEXTS.has(each));
    if (key !== undefined) used.add(key);
    const isOpen = base.enum === undefined && [base.type].flat().some((type) => type === 'number' || type === 'string');
    if (isOpen && key === undefined) {
      throw new Error(`${keys.at(-1)} is any ${base.type}. Say in tools/openapi/lib/refinements.ts what it can be.`);
    }
    const refined = key === undefined ? {} : (REFINED[key] ?? {});
    if (refined.$ref !== undefined) return refined;
    const isNullable = Array.isArray(base.type) && base.type.includes('null');
    if (!isNullable || refined.enum === undefined) return { ...base, ...refined };
    return { ...base, ...refined, enum: [...refined.enum, null] };
  }

  function property(owner: string, symbol: ts.Symbol): Schema {
    const key = `${owner}.${symbol.name}`;
    const declaration = symbol.declarations?.find(ts.isPropertySignature);
    if (declaration?.type === undefined) throw new Error(`${key} has no declared type.`);
    const { parent } = declaration;
    const inherited = ts.isInterfaceDeclaration(parent) ? `${parent.name.text}.${symbol.name}` : key;
    return described(settled(convert(declaration.type, inherited), key, inherited), textOf(symbol, checker));
  }

  function object(owner: string, type: ts.Type, description: string): Schema {
    const symbols = checker.getPropertiesOfType(type);
    const optional = (symbol: ts.Symbol): boolean => (symbol.flags & ts.SymbolFlags.Optional) !== 0;
    const required = symbols.filter((symbol) => !optional(symbol)).map(({ name }) => name);
    return {
      type: 'object',
      ...(description === '' ? {} : { description }),
      properties: Object.fromEntries(symbols.map((symbol) => [symbol.name, property(owner, symbol)])),
      ...(required.length === 0 ? {} : { required }),
      additionalProperties: false,
    };
  }

  function component(name: string, make: () => Schema): Schema {
    if (!(name in components)) {
      components[name] = {};
      components[name] = make();
    }
    return refTo(name);
  }

  function mapped(keys: ts.TypeNode, values: ts.TypeNode, at: string): Schema {
    const value = settled(convert(values, `${at}{}`), `${at}{}`);
    const names = literals(checker.getTypeFromTypeNode(keys)) as string[] | undefined;
    const list = names ?? KEYS[at];
    if (list === undefined) return { type: 'object', additionalProperties: value };
    if (names === undefined) used.add(at);
    return {
      type: 'object',
      properties: Object.fromEntries(list.map((name) => [name, value])),
      required: [...list],
      additionalProperties: false,
    };
  }

  function reference(node: ts.TypeReferenceNode, at: string): Schema {
    const name = node.typeName.getText();
    const [first, second] = node.typeArguments ?? [];
    if (name === 'Readonly' && first !== undefined) return convert(first, at);
    if (name === 'Record' && first !== undefined && second !== undefined) return mapped(first, second, at);
    const type = checker.getTypeFromTypeNode(node);
    let symbol = checker.getSymbolAtLocation(node.typeName);
    if (symbol !== undefined && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
    if (symbol === undefined || node.typeArguments !== undefined)
      throw new Error(`${at}: ${node.getText()} is not read.`);
    const values = literals(type);
    const description = textOf(symbol, checker);
    if (values !== undefined) {
      return component(name, () => ({ type: 'string', ...(description === '' ? {} : { description }), enum: values }));
    }
    const declaration = symbol.declarations?.[0];
    if (declaration !== undefined && ts.isTypeAliasDeclaration(declaration)) {
      return component(name, () => described(convert(declaration.type, name), description));
    }
    return component(name, () => object(name, type, description));
  }

  function convert(node: ts.TypeNode, at: string): Schema {
    if (ts.isParenthesizedTypeNode(node)) return convert(node.type, at);
    if (ts.isTypeOperatorNode(node)) return convert(node.type, at);
    if (ts.isNamedTupleMember(node)) return convert(node.type, at);
    if (ts.isArrayTypeNode(node)) {
      return { type: 'array', items: settled(convert(node.elementType, `${at}[]`), `${at}[]`) };
    }
    if (isKeyword(node, ts.SyntaxKind.StringKeyword)) return { type: 'string' };
    if (isKeyword(node, ts.SyntaxKind.NumberKeyword)) return { type: 'number' };
    if (isKeyword(node, ts.SyntaxKind.BooleanKeyword)) return { type: 'boolean' };
    if (ts.isTupleTypeNode(node)) {
      const prefixItems = node.elements.map((element, i) => settled(convert(element, at), `${at}[${i}]`));
      return { type: 'array', prefixItems, items: false, minItems: prefixItems.length, maxItems: prefixItems.length };
    }
    if (ts.isUnionTypeNode(node)) return union(node, at);
    if (ts.isTypeReferenceNode(node)) return reference(node, at);
    if (ts.isTypeLiteralNode(node) || ts.isIntersectionTypeNode(node)) {
      return object(at, checker.getTypeFromTypeNode(node), '');
    }
    const values = literals(checker.getTypeFromTypeNode(node));
    if (values !== undefined) return { type: 'string', enum: values };
    throw new Error(`${at}: the type ${node.getText()} is not read.`);
  }

  function union(node: ts.UnionTypeNode, at: string): Schema {
    const values = literals(checker.getTypeFromTypeNode(node));
    if (values !== undefined) return { type: 'string', enum: values };
    const isNull = (member: ts.TypeNode): boolean => member.getText() === 'null';
    const members = node.types.filter((member) => member.kind !== ts.SyntaxKind.UndefinedKeyword);
    const [only, ...others] = members.filter((member) => !isNull(member));
    if (only === undefined || others.length > 0) throw new Error(`${at}: the union ${node.getText()} is not read.`);
    const schema = convert(only, at);
    if (!members.some(isNull)) return schema;
    if (schema.$ref !== undefined) return { anyOf: [schema, { type: 'null' }] };
    return { ...schema, type: [String(schema.type), 'null'] };
  }

  function declarationOf(file: string, name: string): ts.InterfaceDeclaration {
    const found = sourceOf(file).statements.find(
      (statement): statement is ts.InterfaceDeclaration =>
        ts.isInterfaceDeclaration(statement) && statement.name.text === name,
    );
    if (found === undefined) throw new Error(`${file} declares no interface ${name}.`);
    return found;
  }

  function declared(file: string, name: string): Schema {
    const declaration = declarationOf(file, name);
    const symbol = checker.getSymbolAtLocation(declaration.name);
    if (symbol === undefined) throw new Error(`${name} has no symbol.`);
    return object(name, checker.getTypeAtLocation(declaration), textOf(symbol, checker));
  }

  /** The declarations of the operations that the registry lists. */
  function operations(): ts.VariableDeclaration[] {
    const list = sourceOf('src/registry.ts')
      .statements.filter(ts.isVariableStatement)
      .flatMap((statement) => statement.declarationList.declarations)
      .find((declaration) => declaration.name.getText() === 'OPERATIONS')?.initializer;
    if (list === undefined || !ts.isArrayLiteralExpression(list)) throw new Error('OPERATIONS is no list.');
    return list.elements.map((element) => {
      let symbol = checker.getSymbolAtLocation(element);
      if (symbol !== undefined && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
      const declaration = symbol?.valueDeclaration;
      if (declaration === undefined || !ts.isVariableDeclaration(declaration)) {
        throw new Error(`${element.getText()} is no variable.`);
      }
      return declaration;
    });
  }

  function collectTexts(type: ts.Type, path: string, texts: Map<string, string>): void {
    for (const symbol of checker.getPropertiesOfType(type)) {
      const at = path === '' ? symbol.name : `${path}.${symbol.name}`;
      const text = textOf(symbol, checker);
      if (text !== '') texts.set(at, text);
      const declared = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
      if (declared.flags & ts.TypeFlags.Object) collectTexts(declared, at, texts);
    }
  }

  return {
    components,
    named: (file, name) => component(name, () => declared(file, name)),
    closed: declared,
    operationData() {
      return operations().map(({ name, type }) => {
        const data = type !== undefined && ts.isTypeReferenceNode(type) ? type.typeArguments?.[1] : undefined;
        if (data === undefined) throw new Error(`${name.getText()} is not declared as Operation<…>.`);
        return convert(data, name.getText());
      });
    },
    inputTexts(index) {
      const declaration = operations()[index];
      if (declaration === undefined) throw new Error(`There is no operation ${index}.`);
      const source = declaration.getSourceFile();
      const inputs = source.statements.filter(
        (statement): statement is ts.InterfaceDeclaration =>
          ts.isInterfaceDeclaration(statement) && statement.name.text.endsWith('Input'),
      );
      const [input] = inputs;
      if (input === undefined || inputs.length > 1)
        throw new Error(`${source.fileName}: which interface is the input?`);
      const texts = new Map<string, string>();
      collectTexts(checker.getTypeAtLocation(input), '', texts);
      return texts;
    },
    textsOf(file, name) {
      const module = checker.getSymbolAtLocation(sourceOf(file));
      const symbol = module?.exports?.get(ts.escapeLeadingUnderscores(name));
      if (symbol === undefined) throw new Error(`${file} exports no ${name}.`);
      const fields = symbol.members === undefined ? [] : [...symbol.members.values()];
      const pairs = fields.map((field): [string, string] => [`${name}.${field.name}`, textOf(field, checker)]);
      return [[name, textOf(symbol, checker)] as [string, string], ...pairs].filter(([, text]) => text !== '');
    },
    finish() {
      const unused = [...Object.keys(REFINED), ...Object.keys(KEYS), ...TEXTS].filter((key) => !used.has(key));
      if (unused.length > 0) throw new Error(`Refined, but not there any more: ${unused.join(', ')}.`);
    },
  };
}
