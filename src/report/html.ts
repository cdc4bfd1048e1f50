/** Markup that is ready to be put into a page; plain text becomes markup through {@link text}. */
export type Html = string & { readonly __html?: never };

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Returns a text as markup. */
export const text = (value: string | number): Html =>
  String(value).replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const SIGNS = new Map(Object.entries(ENTITIES).map(([sign, entity]) => [entity, sign]));

/** Returns the text of markup that has no elements. */
export const textOf = (markup: Html): string =>
  markup.replace(/&(?:amp|lt|gt|quot);/g, (entity) => SIGNS.get(entity) ?? entity);

type Attributes = Readonly<Record<string, string | number | undefined>>;

/** Returns an element; attributes that are undefined are left out. */
export function element(name: string, attributes: Attributes, ...content: readonly Html[]): Html {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${text(value ?? '')}"`)
    .join('');
  return `<${name}${written}>${content.join('')}</${name}>`;
}

/** Returns an element with nothing but a class. */
export const boxed = (name: string, className: string, ...content: readonly Html[]): Html =>
  element(name, { class: className }, ...content);
