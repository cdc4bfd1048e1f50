// On which page of the reference each declaration is.
import { ReflectionKind } from 'typedoc';
import { namedBy } from './types.mjs';

/** Entries of one constant each, which share a page. */
const LANGUAGE = /^names\/(?:languages|whole)\//;
const LANGUAGES = 'names/languages/README.md';

/** The page of what belongs to no entry more than to another. */
export const SHARED = 'shared/README.md';

const TYPES = ReflectionKind.Interface | ReflectionKind.TypeAlias;
const SPACES = ReflectionKind.Namespace | ReflectionKind.Module;

const nameOf = (source) =>
  source
    .replace(/^src\//, '')
    .replace(/\.ts$/, '')
    .replace(/(.)\/index$/, '$1');

/** The entries by the names that typedoc gives their modules. */
const byModule = (entries) =>
  new Map(
    entries.map(({ specifier, subpath, source }) => [
      nameOf(source),
      { specifier, folder: subpath === '.' ? 'siddhanta' : subpath.slice(2) },
    ]),
  );

const targetOf = (declaration) =>
  declaration.kindOf(ReflectionKind.Reference) ? declaration.getTargetReflectionDeep() : declaration;

/** Whether a function has its own page: an operation takes an input and returns a result with its provenance. */
export const isOperation = (declaration) =>
  declaration.kindOf(ReflectionKind.Function) && declaration.signatures.some(({ type }) => type?.name === 'Result');

const known = new WeakMap();

/** Returns the declarations that one names; they are looked for once. */
export function namesIn(declaration) {
  const names = known.get(declaration) ?? new Set(namedBy(declaration));
  known.set(declaration, names);
  return names;
}

/** Returns the types that a declaration needs, near ones first. */
export function typesOf(root) {
  const seen = new Set([root]);
  for (const declaration of seen) for (const found of namesIn(declaration)) seen.add(found);
  return [...seen].filter((one) => one !== root && one.kindOf(TYPES));
}

/** The modules with what they export, in the order of their entries. */
function modulesOf(project, entries) {
  const named = byModule(entries);
  const order = [...named.keys()];
  for (const { name } of project.children)
    if (!named.has(name)) throw new Error(`${name} of typedoc.json is no entry of package.json.`);
  const sorted = [...project.children].sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  return sorted.map((module) => {
    const entry = named.get(module.name);
    const exported = (module.children ?? []).map(targetOf);
    return {
      ...entry,
      name: module.name,
      page: LANGUAGE.test(module.name) ? LANGUAGES : `${entry.folder}/README.md`,
      comment: module.comment,
      exported: exported.filter((one) => !one.kindOf(SPACES)),
    };
  });
}

/**
 * Returns the modules, and the page of each declaration.
 *
 * A declaration that several modules export is at home in the one of its own folder, else in `siddhanta`, else it is on a page of what is shared. The input
 * and the data of an operation are on its page, and so is any other type that no second operation and no function of the module needs.
 */
export function homesOf(project, entries) {
  const modules = modulesOf(project, entries);
  const exporters = new Map();
  for (const module of modules)
    for (const one of module.exported) exporters.set(one, [...(exporters.get(one) ?? []), module]);
  const homeOf = (declaration, among) => {
    const folder = project.getSymbolIdFromReflection(declaration)?.packagePath?.split('/')[1];
    const of = (module) => among.find(({ name }) => name === module);
    return among.length === 1 ? among[0] : (of(folder) ?? of('index'));
  };
  const homes = new Map([...exporters].map(([declaration, among]) => [declaration, homeOf(declaration, among)]));
  const pages = new Map([...homes].map(([declaration, home]) => [declaration, home?.page ?? SHARED]));
  const users = new Map();
  const roots = [...homes.keys()].filter((declaration) => !declaration.kindOf(TYPES));
  for (const root of roots)
    for (const type of typesOf(root))
      if (isOperation(root) || homes.get(root) === homes.get(type)) users.set(type, [...(users.get(type) ?? []), root]);
  const operations = roots.filter(isOperation);
  for (const operation of operations) pages.set(operation, `${homes.get(operation).folder}/${operation.name}.md`);
  for (const [type, home] of homes) {
    const naming = operations.filter((operation) => namesIn(operation).has(type));
    const [user, ...others] = naming.length === 1 ? naming : (users.get(type) ?? []);
    if (user && others.length === 0 && isOperation(user) && homes.get(user) === home) pages.set(type, pages.get(user));
  }
  return { modules, exporters, homes, pages };
}
