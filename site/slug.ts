// The name of a heading, as GitHub makes it, so that one link leads to it there and on the site.

/** Returns the name of a heading: small letters, blanks as hyphens, no other marks. What stands there twice gets a number elsewhere. */
export function slug(heading: string): string {
  return heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');
}

/** Returns the names of all headings of a markdown text, those in fences left out. */
export function anchorsOf(text: string): Set<string> {
  const seen = new Map<string, number>();
  const prose = text.replace(/^\s*```[\s\S]*?^\s*```\s*$/gm, '');
  const headings = [...prose.matchAll(/^#{1,6} +(.+?)\s*#*$/gm)].map(([, heading]) =>
    slug(`${heading}`.replace(/\\(.)/g, '$1').replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')),
  );
  const named = [...prose.matchAll(/<a (?:id|name)="([^"]+)"/g)].map(([, id]) => id);
  return new Set([
    ...named.map((id) => `${id}`),
    ...headings.map((name) => {
      const times = seen.get(name) ?? 0;
      seen.set(name, times + 1);
      return times === 0 ? name : `${name}-${times}`;
    }),
  ]);
}
