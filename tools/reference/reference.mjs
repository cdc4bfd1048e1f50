// The pages of the reference, from what typedoc read.
import { posix } from 'node:path';
import { ReflectionKind } from 'typedoc';
import { ENTRIES } from '../lib/package.mjs';
import { firstSentence, textOf } from './comments.mjs';
import { homesOf, isOperation, namesIn, SHARED, typesOf } from './homes.mjs';
import { writer } from './pages.mjs';
import { nameChoices } from './types.mjs';

const SECTIONS = [
  ['Functions', ReflectionKind.Function],
  ['Classes', ReflectionKind.Class],
  ['Constants', ReflectionKind.Variable],
  ['Types', ReflectionKind.Interface | ReflectionKind.TypeAlias | ReflectionKind.Enum],
];

const INTRODUCTION = `Every function and type of the package, by the entry that exports it. [Operations](../operations.md) lists the operations with their commands and endpoints.

An operation has a page with its input, its result and the types within them. Types of several operations are on the page of their entry, and
[types of several entries](${SHARED}) on a page together. Fields of results are \`readonly\`; the tables leave that out. \`field[].name\` is a field of each entry of a list.`;

const byName = (a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1);

/** Gives each block the anchor that GitHub and the site give its heading. */
function anchored(blocks) {
  const times = new Map();
  return blocks.map((block) => {
    const heading = block.heading ?? block.declaration.name;
    const slug = heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_\- ]/gu, '')
      .replaceAll(' ', '-');
    const count = times.get(slug) ?? 0;
    times.set(slug, count + 1);
    return { ...block, heading, anchor: count === 0 ? slug : `${slug}-${count}` };
  });
}

/** Sections of declarations by kind, in alphabetical order. */
const sectionsOf = (declarations) =>
  SECTIONS.flatMap(([heading, kinds]) => {
    const own = declarations.filter((one) => one.kindOf(kinds)).sort(byName);
    return own.length === 0 ? [] : [{ heading, level: 2 }, ...own.map((declaration) => ({ declaration, level: 3 }))];
  });

/** An operation with its input and data, and below them the types of their fields, near ones first. */
function operationBlocks(operation, own, exporters) {
  const named = namesIn(operation);
  const types = typesOf(operation).filter((type) => own.has(type));
  const [near, far] = [true, false].map((is) => types.filter((type) => named.has(type) === is));
  return [
    { declaration: operation, level: 1, exporters },
    ...near.map((declaration) => ({ declaration, level: 2 })),
    ...(far.length > 0 ? [{ heading: 'Types', level: 2 }] : []),
    ...far.map((declaration) => ({ declaration, level: 3 })),
  ];
}

/** The blocks of a page of modules: one, or all that share it. */
function moduleBlocks(sharing, { pages }, on) {
  const [module] = sharing;
  if (sharing.length > 1) return [{ heading: 'Languages', level: 1, sharing }];
  const operations = module.exported.filter(isOperation).sort(byName);
  const others = module.exported.filter((one) => !isOperation(one) && pages.get(one) !== module.page).sort(byName);
  const [within, elsewhere] = [true, false].map((is) =>
    others.filter((one) => pages.get(one).startsWith(`${module.folder}/`) === is),
  );
  return [
    { heading: module.specifier, level: 1, module },
    ...(operations.length > 0 ? [{ heading: 'Operations', level: 2, listed: operations }] : []),
    ...sectionsOf(on(module.page)),
    ...(within.length > 0 ? [{ heading: 'Types of one operation', level: 2, linked: within }] : []),
    ...(elsewhere.length > 0 ? [{ heading: 'Also exported', level: 2, linked: elsewhere }] : []),
  ];
}

/** The blocks of every page, by its file. */
function blocksOf(placed) {
  const { modules, exporters, pages } = placed;
  const on = (page) => [...pages].filter(([, one]) => one === page).map(([declaration]) => declaration);
  const all = new Map();
  for (const { page } of modules)
    all.set(
      page,
      moduleBlocks(
        modules.filter((one) => one.page === page),
        placed,
        on,
      ),
    );
  all.set(SHARED, [{ heading: 'Types of several entries', level: 1 }, ...sectionsOf(on(SHARED))]);
  for (const [declaration, page] of pages)
    if (isOperation(declaration))
      all.set(page, operationBlocks(declaration, new Set(on(page)), exporters.get(declaration)));
  return new Map([...all].map(([page, blocks]) => [page, anchored(blocks)]));
}

/**
 * Returns the pages as `[name of the file, text]`.
 *
 * @param project what typedoc read
 * @param entries of the package
 */
export function referencePages(project, entries = ENTRIES) {
  nameChoices(project);
  const placed = homesOf(project, entries);
  const blocks = blocksOf(placed);
  const anchors = new Map();
  for (const [page, list] of blocks)
    for (const { declaration, anchor, level } of list)
      if (declaration) anchors.set(declaration, [page, level === 1 ? '' : `#${anchor}`]);

  function pageText(page, list) {
    const to = (target) => posix.relative(posix.dirname(page), target);
    const linkTo = (declaration) => {
      const [target, anchor] = anchors.get(declaration) ?? [placed.pages.get(declaration), ''];
      if (target !== undefined) return target === page && anchor !== '' ? anchor : `${to(target)}${anchor}`;
      // A member is in the table of what it belongs to.
      return declaration.parent ? linkTo(declaration.parent) : undefined;
    };
    const { body, about } = writer(linkTo);
    const link = (declaration) => `[${declaration.name}](${linkTo(declaration)})`;
    const text = ({ heading, level, declaration, module, sharing, listed, linked, exporters }) => [
      `${'#'.repeat(level)} ${heading}`,
      '',
      ...(exporters
        ? [`From ${exporters.map((one) => `[\`${one.specifier}\`](${to(one.page)})`).join(' and ')}.`, '']
        : []),
      ...(module ? [textOf(module.comment?.summary, linkTo), ''] : []),
      ...(sharing ? ['Each language is an entry.', '', '| entry | constant | what |', '| --- | --- | --- |'] : []),
      ...(sharing ?? []).map(
        ({ specifier, comment, exported: [constant] }) =>
          `| \`${specifier}\` | \`${constant.name}\` | ${firstSentence(comment, linkTo)} |`,
      ),
      ...(listed
        ? ['| operation | what |', '| --- | --- |', ...listed.map((one) => `| ${link(one)} | ${about(one)} |`), '']
        : []),
      ...(linked ? [linked.map(link).join(', '), ''] : []),
      ...(declaration ? body(declaration) : []),
    ];
    return `${list.flatMap(text).join('\n').trim()}\n`;
  }

  const rows = [...new Set(placed.modules.map(({ page }) => page))].map((page) => {
    const list = blocks.get(page);
    const [{ heading, module }] = list;
    const count = list.find(({ listed }) => listed)?.listed.length;
    return `| [${heading}](${page}) | ${count ?? ''} | ${module ? firstSentence(module.comment) : 'Each language as an entry.'} |`;
  });
  const first = [
    '# The library',
    '',
    INTRODUCTION,
    '',
    '| entry | operations | what |',
    '| --- | --: | --- |',
    ...rows,
    '',
  ];
  return [['README.md', first.join('\n')], ...[...blocks].map(([page, list]) => [page, pageText(page, list)])];
}
