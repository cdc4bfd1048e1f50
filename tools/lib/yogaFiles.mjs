import { readdirSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../fixtures/sources/', import.meta.url);

/** NAME.json and the files NAME-PART.json, in the order of their names. */
function filesOf(name) {
  return readdirSync(FOLDER)
    .map((file) => file.replace(/\.json$/, ''))
    .filter((file) => file === name || file.startsWith(`${name}-`))
    .sort()
    .map((file) => JSON.parse(readFileSync(new URL(`${file}.json`, FOLDER), 'utf8')));
}

function withAdditions(rule, additions) {
  const own = additions.map((one) => one[rule.id] ?? {});
  const sources = own.flatMap((one) => one.sources ?? []);
  const variants = Object.assign({}, ...own.map((one) => one.variants ?? {}));
  return {
    ...rule,
    sources: [...rule.sources, ...sources],
    ...(rule.variants === undefined && Object.keys(variants).length === 0
      ? {}
      : { variants: { ...rule.variants, ...variants } }),
  };
}

/** The works, the categories and the rules of all files of yogas. */
export function yogaSources() {
  const files = filesOf('yogas');
  const additions = files.map((one) => one.additions ?? {});
  const rules = files.flatMap((one) => one.rules);
  const ids = new Set(rules.map(({ id }) => id));
  const lost = additions.flatMap((one) => Object.keys(one)).filter((id) => !ids.has(id));
  if (lost.length > 0) throw new Error(`Additions to yogas that no file has: ${lost.join(', ')}.`);
  return {
    works: Object.assign({}, ...files.map((one) => one.works ?? {})),
    categories: Object.assign({}, ...files.map((one) => one.categories ?? {})),
    rules: rules.map((rule) => withAdditions(rule, additions)),
  };
}

/** The rows of all files of results, and the yogas without rows. */
export function yogaResults() {
  const files = filesOf('yoga-results');
  return { rows: files.flatMap((one) => one.rows), none: files.flatMap((one) => one.none ?? []) };
}
