// Types as one line of Markdown: names that the reference has are links, everything else is text. The line goes into `<code>`, also within a table.
import { ReferenceType, ReflectionKind, UnionType } from 'typedoc';

/** Text that Markdown, a table and Vue's templates leave as it is. */
export const plain = (text) =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('{', '&#123;')
    .replaceAll('|', '&#124;')
    .replace(/[\\`*_~[\]]/g, '\\$&');

const literal = (value) =>
  typeof value === 'string' ? `'${value}'` : typeof value === 'bigint' ? `${value}n` : `${value}`;

/** Types that need brackets around them before `[]` and within unions and intersections. */
const isJoined = ({ type, operator, declaration }) =>
  ['union', 'intersection', 'conditional', 'inferred'].includes(type) ||
  operator !== undefined ||
  declaration?.signatures !== undefined;

/**
 * Returns what prints types.
 *
 * @param linkTo from a declaration to its address from the page, or undefined
 */
export function typePrinter(linkTo) {
  const parts = (types, mark) =>
    types
      .map((type) => (type.type !== 'union' && isJoined(type) && mark !== ', ' ? `(${print(type)})` : print(type)))
      .join(plain(mark));

  const named = (name, target) => {
    const link = target && linkTo(target);
    return link ? `[${plain(name)}](${link})` : plain(name);
  };

  const parameters = ({ parameters: given = [] }) =>
    given
      .map(
        ({ name, type, flags }) =>
          `${flags.isRest ? '...' : ''}${plain(name)}${flags.isOptional ? '?' : ''}: ${print(type)}`,
      )
      .join(', ');

  function object(declaration) {
    const [signature] = declaration.signatures ?? [];
    if (signature) return `(${parameters(signature)}) =&gt; ${print(signature.type)}`;
    const rows = [
      ...(declaration.indexSignatures ?? []).map(
        ({ parameters: [key], type }) => `\\[${plain(key.name)}: ${print(key.type)}\\]: ${print(type)}`,
      ),
      ...(declaration.children ?? []).map(
        (child) => `${plain(child.name)}${child.flags.isOptional ? '?' : ''}: ${print(typeOf(child))}`,
      ),
    ];
    return rows.length === 0 ? plain('{}') : `${plain('{')} ${rows.join('; ')} }`;
  }

  function print(type) {
    if (type === undefined) return 'unknown';
    switch (type.type) {
      case 'array':
        return `${isJoined(type.elementType) ? `(${print(type.elementType)})` : print(type.elementType)}\\[\\]`;
      case 'conditional':
        return `${print(type.checkType)} extends ${print(type.extendsType)} ? ${print(type.trueType)} : ${print(type.falseType)}`;
      case 'indexedAccess':
        return `${print(type.objectType)}\\[${print(type.indexType)}\\]`;
      case 'inferred':
        return `infer ${plain(type.name)}`;
      case 'intersection':
        return parts(type.types, ' & ');
      case 'literal':
        return plain(literal(type.value));
      case 'mapped':
        return `${plain('{')} ${type.readonlyModifier === '+' ? 'readonly ' : ''}\\[${plain(type.parameter)} in ${print(type.parameterType)}\\]${type.optionalModifier === '+' ? '?' : ''}: ${print(type.templateType)} }`;
      case 'namedTupleMember':
        return `${plain(type.name)}${type.isOptional ? '?' : ''}: ${print(type.element)}`;
      case 'optional':
        return `${print(type.elementType)}?`;
      case 'predicate':
        return `${type.asserts ? 'asserts ' : ''}${plain(type.name)}${type.targetType ? ` is ${print(type.targetType)}` : ''}`;
      case 'query':
        return `typeof ${print(type.queryType)}`;
      case 'reference': {
        const given = type.typeArguments ?? [];
        // Everything of a result is readonly; to say so of each record says nothing of any.
        if (type.name === 'Readonly' && given.length === 1 && type.package === 'typescript') return print(given[0]);
        return `${named(type.name, type.reflection)}${given.length > 0 ? `&lt;${parts(given, ', ')}&gt;` : ''}`;
      }
      case 'reflection':
        return object(type.declaration);
      case 'rest':
        return `...${print(type.elementType)}`;
      case 'templateLiteral':
        return `\\\`${plain(type.head)}${type.tail.map(([part, text]) => `$&#123;${print(part)}}${plain(text)}`).join('')}\\\``;
      case 'tuple':
        return `\\[${parts(type.elements, ', ')}\\]`;
      case 'typeOperator':
        return type.operator === 'readonly' ? print(type.target) : `${type.operator} ${print(type.target)}`;
      case 'union':
        return parts(type.types, ' | ');
      default:
        return plain(type.name ?? type.toString());
    }
  }
  return { print, parameters };
}

const isValue = (type) => type.type === 'literal' && typeof type.value === 'string';

/** The key of a union of texts. */
const valuesOf = (types) =>
  types
    .map(({ value }) => JSON.stringify(value))
    .sort()
    .join();

/** Whether a type is a union of texts alone. */
export const isUnionOfTexts = (type) => type?.type === 'union' && type.types.every(isValue);

/** The type of a property, also of one that is written as a method or a getter. */
export function typeOf(declaration) {
  if (declaration.type) return declaration.type;
  if (declaration.getSignature) return declaration.getSignature.type;
  return declaration.signatures ? { type: 'reflection', declaration } : undefined;
}

/** The parts of types that are types, or lists of them. */
const PARTS = [
  'checkType',
  'constraint',
  'element',
  'elementType',
  'elements',
  'extendsType',
  'falseType',
  'indexType',
  'nameType',
  'objectType',
  'parameterType',
  'queryType',
  'target',
  'targetType',
  'templateType',
  'trueType',
  'typeArguments',
  'types',
];

/** The declarations that a type names, and those that are written within it. */
function* namedByType(type) {
  if (type === undefined || type === null || typeof type !== 'object') return;
  if (type.type === 'reflection') yield* namedBy(type.declaration);
  if (type.type === 'reference' && type.reflection) yield type.reflection;
  if (type.type === 'templateLiteral') for (const [part] of type.tail) yield* namedByType(part);
  // A reference has its target as a number.
  for (const key of PARTS) for (const part of [type[key]].flat()) yield* namedByType(part);
}

/** The declarations that a declaration names, in the order of what is written; arguments before what is returned. */
export function* namedBy(declaration) {
  yield* namedByType(declaration.type);
  for (const type of declaration.extendedTypes ?? []) yield* namedByType(type);
  const { signatures = [], indexSignatures = [], getSignature, setSignature } = declaration;
  for (const signature of [...signatures, ...indexSignatures, getSignature, setSignature].filter(Boolean)) {
    for (const parameter of [...(signature.typeParameters ?? []), ...(signature.parameters ?? [])])
      yield* namedBy(parameter);
    yield* namedByType(signature.type);
  }
  for (const parameter of declaration.typeParameters ?? []) {
    yield* namedByType(parameter.type);
    yield* namedByType(parameter.default);
  }
  for (const child of declaration.children ?? []) yield* namedBy(child);
}

/**
 * Gives choices of texts within types their names back: of `sign: Sign` the compiler has the twelve signs and not the name. Where two types have the same
 * texts, neither is taken.
 */
export function nameChoices(project) {
  const declared = new Map();
  for (const declaration of project
    .getReflectionsByKind(ReflectionKind.TypeAlias)
    .filter(({ type }) => isUnionOfTexts(type))) {
    const key = valuesOf(declaration.type.types);
    declared.set(key, [...(declared.get(key) ?? []), declaration]);
  }
  const choices = [...declared].filter(([, types]) => types.length === 1);
  const names = new Map(choices.map(([key, [declaration]]) => [key, declaration]));
  const own = new Set(names.values());
  const named = (type) => {
    if (type === undefined || type === null || typeof type !== 'object') return type;
    for (const key of PARTS)
      if (Array.isArray(type[key])) type[key] = type[key].map(named);
      else if (type[key]) type[key] = named(type[key]);
    if (type.type !== 'union') return type;
    const [values, rest] = [true, false].map((is) => type.types.filter((one) => isValue(one) === is));
    const alias = values.length > 1 && names.get(valuesOf(values));
    if (!alias) return type;
    const reference = ReferenceType.createResolvedReference(alias.name, alias, project);
    return rest.length === 0 ? reference : new UnionType([reference, ...rest]);
  };
  for (const reflection of Object.values(project.reflections)) {
    if (own.has(reflection)) continue;
    if (reflection.type) reflection.type = named(reflection.type);
    if (reflection.extendedTypes) reflection.extendedTypes = reflection.extendedTypes.map(named);
  }
}
