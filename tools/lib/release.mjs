const UNRELEASED = /^## Unreleased\n([\s\S]*?)(?=^## |(?![\s\S]))/m;
const RELEASED = /^## (\d+\.\d+\.\d+)\b/gm;
const VERSION = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/;

function isLater(version, other) {
  const [numbers, others] = [version, other].map((text) => VERSION.exec(text).slice(1).map(Number));
  const i = numbers.findIndex((number, at) => number !== others[at]);
  return i !== -1 && numbers[i] > others[i];
}

/**
 * Cuts the section of a release from what the changelog has as unreleased.
 *
 * @param changelog the text of CHANGELOG.md
 * @param version the version to be released, `0.2.0`
 * @param date its day, `2026-11-26`
 * @returns the changelog with the section and an empty one for what follows; the name of the tag and its text
 * @throws {Error} for a version that is none, or is not later than the last one, and when nothing is unreleased
 */
export function cutRelease(changelog, version, date) {
  if (!VERSION.test(version)) throw new Error(`"${version}" is no version; it must be three numbers, such as 0.2.0.`);
  const [last] = [...changelog.matchAll(RELEASED)].map(([, number]) => number);
  if (last !== undefined && !isLater(version, last))
    throw new Error(`The changelog has ${last} already; ${version} is not later. Give the next version.`);
  const notes = UNRELEASED.exec(changelog)?.[1].trim() ?? '';
  if (notes === '') throw new Error('CHANGELOG.md has nothing under "## Unreleased". Say there what changes.');
  return {
    changelog: changelog
      .replace(UNRELEASED, () => `## Unreleased\n\n## ${version} (${date})\n\n${notes}\n\n`)
      .trimEnd()
      .concat('\n'),
    tag: `v${version}`,
    // git leaves out lines that begin with #.
    text: `siddhanta ${version}\n\n${notes.replace(/^#+ (.*)$/gm, '$1:')}\n`,
  };
}
