// Turns the TypeScript types of results into JSON Schemas; tags (`@minimum 1`, `@format date`) say what TypeScript cannot.
import {
  createFormatter,
  createParser,
  DEFAULT_CONFIG,
  LiteralType,
  SchemaGenerator,
  type SubNodeParser,
  UnionType,
} from 'ts-json-schema-generator';
import ts from 'typescript';
import { type Components, refTo, type Schema, together } from './schema.js';
import { plainText } from './sources.js';

const CONFIG = {
  ...DEFAULT_CONFIG,
  sortProps: false,
  encodeRefs: false,
  strictTuples: true,
  functions: 'fail',
} as const;

/** Turns types into schemas. */
export interface ResultReader {
  /** The schemas of all exported types met so far, by name. */
  readonly components: Components;
  /** Returns the name of the component that the schema of an exported type becomes. */
  named(declaration: ts.Declaration): string;
  /** Returns the schema of an exported type, which becomes no component. */
  closed(declaration: ts.Declaration): Schema;
}

export type Draft7 = Omit<Schema, 'items' | 'properties' | 'anyOf' | 'additionalProperties'> & {
  items?: Draft7 | Draft7[];
  properties?: Record<string, Draft7>;
  anyOf?: Draft7[];
  additionalProperties?: boolean | Draft7;
  /** The tag `@names`, where it was asked for. */
  names?: string;
};

export type Definitions = Readonly<Record<string, Draft7>>;

export const DEFINITIONS = '#/definitions/';

/** Returns the name of a component: `SolarDateOfOdiaMonth` of `SolarDate<OdiaMonth>`. */
const componentName = (name: string): string => decodeURIComponent(name).replaceAll('<', 'Of').replaceAll(/[>, ]/g, '');

const distinct = (values: readonly unknown[]): unknown[] => [...new Set(values)];

const isWhole = (value: unknown): boolean => typeof value === 'number' && Number.isInteger(value);

const mapValues = <From, To>(
  record: Readonly<Record<string, From>>,
  change: (value: From, key: string) => To,
): Record<string, To> => Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value, key)]));

/** Returns a docstring without the spaces that the generator puts between the parts of a link and around it. */
function rejoined(description: string): string {
  return description.replace(/(^| )\{@link {2}(\w+) \}( |$)/g, '{@link $2}');
}

function checkBounds(
  { type, minimum, exclusiveMinimum, maximum, enum: values, const: only }: Schema,
  at: string,
): void {
  const isNumber = [type].flat().some((each) => each === 'number' || each === 'integer');
  if (!isNumber || values !== undefined || only !== undefined) return;
  if ((minimum ?? exclusiveMinimum ?? maximum) === undefined) {
    throw new Error(`${at} is any number. Say beside the field, or in its type, what it can be: @minimum, @maximum …`);
  }
}

function checkWords({ description, $ref }: Schema, at: string): void {
  if (description === undefined && $ref === undefined) throw new Error(`${at} has no docstring.`);
}

function valuesOf(schema: Draft7, definitions: Definitions): unknown[] | undefined {
  if (schema.$ref !== undefined) {
    const target = definitions[schema.$ref.slice(DEFINITIONS.length)];
    return target === undefined ? undefined : valuesOf(target, definitions);
  }
  if (schema.anyOf !== undefined) {
    const lists = schema.anyOf.map((inner) => valuesOf(inner, definitions));
    return lists.includes(undefined) ? undefined : lists.flatMap((list) => list ?? []);
  }
  return schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
}

function modern(schema: Draft7, at: string, definitions: Definitions): Schema {
  const { $ref, description, properties, items, anyOf, additionalProperties, ...rest } = schema;
  const inside = (inner: Draft7, where: string): Schema => modern(inner, at + where, definitions);
  const result: Schema = {
    ...($ref === undefined ? {} : refTo(componentName($ref.slice(DEFINITIONS.length)))),
    ...rest,
    ...(description === undefined ? {} : { description: plainText(rejoined(description)) }),
  };
  // Two unions may share words: a list of words says each once.
  if (result.enum !== undefined) result.enum = distinct(result.enum);
  if (result.type === 'number' && (isWhole(result.const) || result.enum?.every(isWhole))) result.type = 'integer';
  checkBounds(result, at);
  if (properties !== undefined) {
    result.properties = mapValues(properties, (inner, name) => inside(inner, `.${name}`));
    for (const [name, inner] of Object.entries(result.properties)) checkWords(inner, `${at}.${name}`);
  }
  if (additionalProperties !== undefined) {
    result.additionalProperties =
      typeof additionalProperties === 'boolean' ? additionalProperties : inside(additionalProperties, '{}');
  }
  const values = anyOf === undefined ? undefined : valuesOf({ anyOf }, definitions);
  if (values !== undefined) {
    result.type = typeof values[0];
    result.enum = distinct(values);
  } else if (anyOf !== undefined) result.anyOf = anyOf.map((inner) => inside(inner, ''));
  if (Array.isArray(items)) {
    result.prefixItems = items.map((inner, i) => inside(inner, `[${i}]`));
    // `minItems` and `maxItems` close it; a `false` here is read as missing by linters and code generators.
    result.items = {};
  } else if (items !== undefined) result.items = inside(items, '[]');
  return result;
}

function literalsOf(type: ts.Type): (string | number)[] | undefined {
  const members = type.isUnion() ? type.types : [type];
  const values = members.flatMap((member) =>
    member.isStringLiteral() || member.isNumberLiteral() ? [member.value] : [],
  );
  return values.length === members.length ? values : undefined;
}

/** Reads entries or keys of a list by the compiler; the generator's own way fails where a table computes anything. */
class EntryTypeParser implements SubNodeParser {
  constructor(private readonly checker: ts.TypeChecker) {}

  supportsNode(node: ts.Node): boolean {
    if (!ts.isIndexedAccessTypeNode(node) && !ts.isTypeOperatorNode(node)) return false;
    return literalsOf(this.checker.getTypeFromTypeNode(node)) !== undefined;
  }

  createType(node: ts.TypeNode): UnionType {
    const order = this.literalsBehind(node);
    const place = (value: string | number): number => (order.has(value) ? [...order].indexOf(value) : order.size);
    const values = literalsOf(this.checker.getTypeFromTypeNode(node)) ?? [];
    return new UnionType(values.sort((a, b) => place(a) - place(b)).map((value) => new LiteralType(value)));
  }

  private literalsBehind(node: ts.TypeNode): ReadonlySet<string | number> {
    const found = new Set<string | number>();
    const collect = (each: ts.Node): void => {
      if (ts.isStringLiteralLike(each)) found.add(each.text);
      else if (ts.isNumericLiteral(each)) found.add(Number(each.text));
      else if (ts.isPropertyAssignment(each) && ts.isTypeOperatorNode(node)) found.add(each.name.getText());
      ts.forEachChild(each, collect);
    };
    const visit = (each: ts.Node): void => {
      if (ts.isTypeQueryNode(each)) {
        const symbol = this.checker.getSymbolAtLocation(each.exprName);
        const aliased =
          symbol !== undefined && symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
        if (aliased?.valueDeclaration !== undefined) collect(aliased.valueDeclaration);
      }
      ts.forEachChild(each, visit);
    };
    visit(node);
    return found;
  }
}

/** Returns the name of an exported type. */
export function nameOf(declaration: ts.Declaration): string {
  const name = ts.getNameOfDeclaration(declaration)?.getText();
  if (name === undefined) throw new Error('A type without a name cannot become a component.');
  return name;
}

/**
 * Returns what turns an exported type of a program into schemas of draft 7: its own and those of the exported types within it.
 *
 * @param extraTags tags that become keywords, beside those of JSON Schema
 */
export function definer(program: ts.Program, extraTags: readonly string[] = []): (type: ts.Declaration) => Definitions {
  const config = { ...CONFIG, extraTags: [...extraTags] };
  const parser = createParser(program, config, (chain) =>
    chain.addNodeParser(new EntryTypeParser(program.getTypeChecker())),
  );
  const generator = new SchemaGenerator(program, parser, createFormatter(config), config);
  return (type) => {
    try {
      return (generator.createSchemaFromNodes([type]).definitions ?? {}) as Definitions;
    } catch (error) {
      // The generator's errors carry the syntax tree of the whole file.
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${nameOf(type)} cannot be described: ${reason}`);
    }
  };
}

/** Returns a reader of the types of a program. */
export function readResults(program: ts.Program): ResultReader {
  const define = definer(program);
  const components: Components = {};

  function read(declaration: ts.Declaration): Components {
    const definitions = define(declaration);
    const read = mapValues(definitions, (schema, name) => modern(schema, name, definitions));
    return Object.fromEntries(Object.entries(read).map(([name, schema]) => [componentName(name), schema]));
  }

  const add = (more: Components): void => {
    Object.assign(components, together(components, more));
  };

  return {
    components,
    named(declaration) {
      add(read(declaration));
      return nameOf(declaration);
    },
    closed(declaration) {
      const { [nameOf(declaration)]: own, ...others } = read(declaration);
      if (own === undefined) throw new Error(`${nameOf(declaration)} is not exported.`);
      add(others);
      return own;
    },
  };
}
