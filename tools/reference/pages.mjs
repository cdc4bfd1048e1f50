// The text of the reference's pages.
import { ReflectionKind } from 'typedoc';
import { boundsOf, fieldText, firstSentence, textOf } from './comments.mjs';
import { isUnionOfTexts, plain, typeOf, typePrinter } from './types.mjs';

const code = (text) => `<code>${text}</code>`;
const SHOWN_TAGS = ['@remarks', '@deprecated'];

/** The object within a type whose fields are listed below the field itself, with what leads to them: `[]` for the entries of a list. */
function objectIn(type, path = '') {
  if (type === undefined) return undefined;
  if (type.type === 'reflection' && type.declaration.children && !type.declaration.signatures)
    return [type.declaration, path];
  if (type.type === 'array') return objectIn(type.elementType, `${path}[]`);
  if (type.type === 'typeOperator') return objectIn(type.target, path);
  if (type.type === 'union') {
    const found = type.types.map((one) => objectIn(one, path)).filter(Boolean);
    return found.length === 1 ? found[0] : undefined;
  }
  if (type.type === 'reference' && type.name === 'Readonly') return objectIn(type.typeArguments?.[0], path);
  if (type.type === 'reference' && type.name === 'Record' && type.package === 'typescript')
    return objectIn(type.typeArguments?.[1], `${path}[…]`);
  return undefined;
}

/** The type of a field in words where its object is listed below it. */
const outline = (type) => (type.type === 'array' || type.target?.type === 'array' ? 'object[]' : 'object');

const isNothing = ({ type, name }) => type === 'intrinsic' && name === 'undefined';

/** The type without the `undefined` that an optional field may be given. */
const given = (type, isOptional) => {
  if (!isOptional || type?.type !== 'union') return type;
  const rest = type.types.filter((one) => !isNothing(one));
  return rest.length === 1 ? rest[0] : { ...type, type: 'union', types: rest };
};

/**
 * Returns what writes declarations on one page.
 *
 * @param linkTo from a declaration to its address from the page, or undefined
 */
export function writer(linkTo) {
  const { print } = typePrinter(linkTo);

  function rows(children, path = '') {
    return children.flatMap((child) => {
      const { name, flags, comment, getSignature, signatures } = child;
      const type = given(typeOf(child), flags.isOptional);
      const inner = objectIn(type);
      const what = fieldText(comment ?? getSignature?.comment ?? signatures?.[0]?.comment, linkTo);
      const shown = inner ? outline(type) : print(type);
      const row = `| ${code(plain(path + name))}${flags.isOptional ? ' (optional)' : ''} | ${code(shown)} | ${what} |`;
      return [row, ...(inner ? rows(inner[0].children, `${path}${name}${inner[1]}.`) : [])];
    });
  }

  const table = (children) => ['| field | type | what |', '| --- | --- | --- |', ...rows(children), ''];

  const said = (comment) => {
    const bounds = boundsOf(comment);
    return [
      textOf(comment?.summary, linkTo),
      ...SHOWN_TAGS.flatMap((tag) => {
        const found = comment?.getTag(tag);
        return found ? [`${tag === '@deprecated' ? '**Deprecated.** ' : ''}${textOf(found.content, linkTo)}`] : [];
      }),
      bounds.length === 0 ? '' : `Values: ${bounds.join(', ')}.`,
    ].flatMap((text) => (text === '' ? [] : [text, '']));
  };

  const afterwards = (comment) => {
    const of = (tag) => (comment?.blockTags ?? []).filter((one) => one.tag === tag);
    const thrown = of('@throws').map(({ content }) => textOf(content, linkTo).split(/\n\s*\n/));
    const errors = thrown.map(([text]) => text);
    const sources = thrown.flatMap(([, ...paragraphs]) => paragraphs);
    const seen = of('@see').map(({ content }) => `See ${textOf(content, linkTo)}`);
    const examples = of('@example').flatMap(({ content }) => {
      const text = textOf(content, linkTo);
      return [text.includes('```') ? text : `\`\`\`ts\n${text}\n\`\`\``, ''];
    });
    return [
      ...(errors.length === 1 ? [`**Errors:** ${errors[0]}`, ''] : []),
      ...(errors.length > 1
        ? ['**Errors:**', '', ...errors.map((text) => `- ${text.replace(/\n(?=\S)/g, '\n  ')}`), '']
        : []),
      ...sources.flatMap((text) => [text, '']),
      ...seen.flatMap((text) => [text, '']),
      ...(examples.length > 0 ? ['**Example**', '', ...examples] : []),
    ];
  };

  const generic = ({ typeParameters }) =>
    typeParameters?.length > 0
      ? `&lt;${typeParameters.map(({ name, type, default: otherwise }) => `${name}${type ? ` extends ${print(type)}` : ''}${otherwise ? ` = ${print(otherwise)}` : ''}`).join(', ')}&gt;`
      : '';

  function signature(one, name) {
    const { parameters = [], comment, type } = one;
    const list = parameters.map(
      (parameter) =>
        `${parameter.flags.isRest ? '...' : ''}${plain(parameter.name)}${parameter.flags.isOptional || parameter.defaultValue !== undefined ? '?' : ''}: ${print(given(parameter.type, parameter.flags.isOptional))}`,
    );
    const head = code(`${name}${generic(one)}(${list.join(', ')}): ${print(type)}`);
    const told = parameters.filter((parameter) => parameter.comment?.hasVisibleComponent?.() ?? parameter.comment);
    const returned = comment?.getTag('@returns');
    return [
      head,
      '',
      ...said(comment),
      ...(told.length > 0
        ? [
            '| argument | what |',
            '| --- | --- |',
            ...told.map((parameter) => `| ${code(plain(parameter.name))} | ${fieldText(parameter.comment, linkTo)} |`),
            '',
          ]
        : []),
      ...(returned ? [`Returns ${textOf(returned.content, linkTo)}`, ''] : []),
      ...afterwards(comment),
    ];
  }

  const signatures = (declaration) => {
    const all = declaration.signatures ?? [];
    const shared = declaration.comment && all.every(({ comment }) => comment === undefined);
    return [
      ...(shared ? said(declaration.comment) : []),
      ...all.flatMap((one) =>
        signature(
          one,
          plain(one.kind === ReflectionKind.ConstructorSignature ? `new ${one.parent.parent.name}` : declaration.name),
        ),
      ),
    ];
  };

  function typeAlias(declaration) {
    const { type, comment } = declaration;
    const [object, path] = objectIn(type) ?? [];
    if (object && path === '') return [...said(comment), ...table(object.children), ...afterwards(comment)];
    const values = isUnionOfTexts(type);
    const text = values ? type.types.map((one) => code(print(one))).join(' ') : `${code(print(type))}`;
    return [...said(comment), `${generic(declaration)}${values ? 'One of ' : ''}${text}`, '', ...afterwards(comment)];
  }

  function objectType(declaration) {
    const {
      comment,
      children = [],
      signatures: calls,
      indexSignatures = [],
      extendedTypes,
      typeParameters,
    } = declaration;
    const own = extendedTypes?.filter((type) => type.reflection && linkTo(type.reflection)) ?? [];
    const header = [
      ...(typeParameters?.length > 0 ? [`Of ${code(generic(declaration))}.`] : []),
      ...(own.length > 0 ? [`Extends ${own.map((type) => code(print(type))).join(', ')}.`] : []),
    ];
    const keys = indexSignatures.map(
      ({ parameters: [key], type, comment: about }) =>
        `| ${code(`\\[${plain(key.name)}: ${print(key.type)}\\]`)} | ${code(print(type))} | ${fieldText(about, linkTo)} |`,
    );
    const fields =
      children.length + keys.length === 0
        ? []
        : ['| field | type | what |', '| --- | --- | --- |', ...keys, ...rows(children), ''];
    return [
      ...said(comment),
      ...(header.length > 0 ? [header.join(' '), ''] : []),
      ...(calls ? signatures(declaration) : []),
      ...fields,
      ...afterwards(comment),
    ];
  }

  function classType(declaration) {
    const { comment, children = [], extendedTypes, implementedTypes } = declaration;
    const isCall = (child) => child.signatures !== undefined;
    const bases = [
      ...(extendedTypes ? [`Extends ${extendedTypes.map((type) => code(print(type))).join(', ')}.`] : []),
      ...(implementedTypes ? [`Implements ${implementedTypes.map((type) => code(print(type))).join(', ')}.`] : []),
    ];
    const fields = children.filter((child) => !isCall(child));
    return [
      ...said(comment),
      ...(bases.length > 0 ? [bases.join(' '), ''] : []),
      ...children.filter((child) => isCall(child) && !child.inheritedFrom).flatMap((child) => signatures(child)),
      ...(fields.length > 0 ? table(fields) : []),
      ...afterwards(comment),
    ];
  }

  const enumeration = (declaration) => [...said(declaration.comment), ...table(declaration.children ?? [])];

  const variable = (declaration) => [
    ...said(declaration.comment),
    code(print(declaration.type)),
    '',
    ...afterwards(declaration.comment),
  ];

  /** The text of a declaration, without its heading. */
  function body(declaration) {
    if (declaration.kindOf(ReflectionKind.Function)) return signatures(declaration);
    if (declaration.kindOf(ReflectionKind.Class)) return classType(declaration);
    if (declaration.kindOf(ReflectionKind.Interface)) return objectType(declaration);
    if (declaration.kindOf(ReflectionKind.Enum)) return enumeration(declaration);
    if (declaration.kindOf(ReflectionKind.TypeAlias)) return typeAlias(declaration);
    return variable(declaration);
  }

  const about = (declaration) => firstSentence(declaration.comment ?? declaration.signatures?.[0]?.comment, linkTo);

  return { body, about };
}
