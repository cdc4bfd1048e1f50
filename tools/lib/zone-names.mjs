import { readFileSync } from 'node:fs';

const NAMES = new URL('../../src/time/zoneNames.gen.ts', import.meta.url);

/** Returns the names in their order. */
export function zoneNames() {
  const text = /ZONE_NAMES = `([^`]*)`/.exec(readFileSync(NAMES, 'utf8'))?.[1];
  if (text === undefined) throw new Error('src/time/zoneNames.gen.ts holds no names');
  return text.split('\n').flatMap((line) => {
    const [region, ...words] = line.split(' ');
    const run = words.pop();
    return [...words, ...(run.match(/[A-Z][a-z]+(?:[_-][A-Za-z][a-z]+)*/g) ?? [])].map((place) =>
      region === '-' ? place : `${region}/${place}`,
    );
  });
}
