const sectionsOf = (text) =>
  text
    .split(/^(?=## )/m)
    .filter((piece) => piece.startsWith('## '))
    .map((piece) => ({ heading: piece.split('\n', 1)[0], text: piece.trim() }));

/** Returns results in which some sections are replaced by newer ones; those that were not there come last. What is before the first heading stays. */
export function replaceSections(results, newer) {
  const [before] = results.split(/^## /m, 1);
  const old = sectionsOf(results);
  const found = sectionsOf(newer);
  const kept = old.map((one) => found.find(({ heading }) => heading === one.heading) ?? one);
  const added = found.filter(({ heading }) => !old.some((one) => one.heading === heading));
  return [before.trim(), ...[...kept, ...added].map(({ text }) => text)].join('\n\n');
}
