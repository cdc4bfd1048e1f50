// Comments as Markdown: what they say, the bounds of their tags in words, and their links as links of the page.

/** The text of parts of a comment; `linkTo` is from a declaration to its address, or undefined. */
export function textOf(parts, linkTo) {
  return (parts ?? [])
    .map((part) => {
      if (part.kind !== 'inline-tag') return part.text;
      const { target, text, tsLinkText } = part;
      const words = tsLinkText || text || target?.name;
      const link = typeof target === 'string' ? target : target && linkTo(target);
      return link ? `[${words}](${link})` : words;
    })
    .join('')
    .trim();
}

/** A comment as one line, for a cell of a table. */
export const inCell = (text) => text.replace(/\s*\n\s*/g, ' ').replaceAll('|', '\\|');

const tagOf = (comment, name) =>
  comment
    ?.getTag(name)
    ?.content.map(({ text }) => text)
    .join('')
    .trim();

/** What the tags say of the values: `0 … below 360`. */
export function boundsOf(comment) {
  const tag = (name) => tagOf(comment, name);
  const either = (name, exclusive, word) =>
    tag(name) ?? (tag(exclusive) === undefined ? undefined : `${word} ${tag(exclusive)}`);
  const span = (least, most, unit = '') => {
    if (least === undefined && most === undefined) return [];
    if (most === undefined) return [`${least}${unit} or more`];
    return [`${least === undefined ? 'up to ' : `${least} … `}${most}${unit}`];
  };
  const least = either('@minimum', '@exclusiveMinimum', 'above');
  const most = either('@maximum', '@exclusiveMaximum', 'below');
  return [
    ...(least?.startsWith('above') && most === undefined ? [least] : span(least, most)),
    ...span(tag('@minLength'), tag('@maxLength'), ' characters'),
    ...span(tag('@minItems'), tag('@maxItems'), ' entries'),
    ...(tag('@multipleOf') === undefined ? [] : [`a multiple of ${tag('@multipleOf')}`]),
    ...(tag('@format') === undefined ? [] : [`format \`${tag('@format')}\``]),
    ...(tag('@pattern') === undefined ? [] : [`\`${tag('@pattern')}\``]),
  ];
}

/** What a field is: its comment, its bounds and its default. */
export function fieldText(comment, linkTo) {
  if (comment === undefined) return '';
  const given = comment.getTag('@default');
  const bounds = boundsOf(comment).join(', ');
  const deprecated = comment.getTag('@deprecated');
  const sentences = [
    textOf(comment.summary, linkTo),
    textOf(comment.getTag('@remarks')?.content, linkTo),
    bounds === '' ? '' : `${bounds[0].toUpperCase()}${bounds.slice(1)}.`,
    given ? `Default: ${textOf(given.content, linkTo).replace(/^```\w*\n([\s\S]*?)\n```$/, '`$1`')}.` : '',
    deprecated ? `Deprecated: ${textOf(deprecated.content, linkTo)}` : '',
  ];
  return inCell(sentences.filter((text) => text !== '').join(' '));
}

/** The first sentence of a comment, for a list. */
export function firstSentence(comment, linkTo) {
  const text = inCell(textOf(comment?.summary, linkTo));
  return /^.*?[.!?](?=\s|$)/u.exec(text)?.[0] ?? text;
}
