/** Cuts the section of a release from what the changelog has as unreleased. */
export function cutRelease(
  changelog: string,
  version: string,
  date: string,
): { changelog: string; tag: string; text: string };
