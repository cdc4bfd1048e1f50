import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { YOGA_CATALOGUE } from '../../src/yogas/tables/yogas.gen.js';
import { type ChartRow, factsOfRow, holdsIn } from '../yogas/charts.js';

interface Row extends ChartRow {
  readonly made_for?: string;
  readonly present: readonly string[];
}
const read = <Content>(file: string): Content =>
  JSON.parse(readFileSync(new URL(`../../fixtures/${file}`, import.meta.url), 'utf8')) as Content;

const { births, made } = read<{ births: Row[]; made: Row[] }>('oracle/yoga-texts.json');
const { rules } = read<{ rules: { id: string }[] }>('sources/yogas-texts.json');
const ids = new Set(rules.map(({ id }) => id));

const READINGS = YOGA_CATALOGUE.filter(({ id }) => ids.has(id)).flatMap(({ id, when, variants = {} }) => [
  { key: id as string, id, when },
  ...Object.entries(variants).map(([name, reading]) => ({ key: `${id}.${name}`, id, when: reading.when })),
]);

const present = (row: Row): string[] => {
  const facts = factsOfRow(row);
  return READINGS.filter(({ id, when }) => holdsIn(id, facts, when)).map(({ key }) => key);
};

describe('yogas with karakas and padas, and of Phaladipika, Jataka Parijata and Saravali', () => {
  it('are 98 with 30 other readings', () => {
    expect([ids.size, READINGS.length]).toEqual([98, 128]);
  });

  it('hold in 42 charts as another evaluator of the same table found them', () => {
    expect([births.length, made.length]).toEqual([25, 17]);
    for (const row of [...births, ...made]) expect(present(row).sort()).toEqual([...row.present].sort());
  });

  it.each(made.map((row) => [row.made_for ?? '', row] as const))('a made-up chart has %s', (id, row) => {
    expect(present(row)).toContain(id);
  });

  it('have a chart for and a chart against each reading', () => {
    const rows = [...births, ...made];
    const where = (key: string): number => rows.filter((row) => row.present.includes(key)).length;
    expect(READINGS.filter(({ key }) => where(key) === 0 || where(key) === rows.length).map(({ key }) => key)).toEqual(
      [],
    );
  });
});
