import { readFileSync } from 'node:fs';
import { microArcseconds, SIGN } from '../../src/math/angle.js';
import { bindingsOf } from '../../src/yogas/rules/bindings.js';
import { YOGA_CATALOGUE } from '../../src/yogas/tables/yogas.gen.js';
import { GRAHAS, type Graha, SIGNS } from '../../src/zodiac/names.js';
import { evaluate } from '../../src/zodiac/predicates/evaluate.js';
import { type ChartFacts, factsOf } from '../../src/zodiac/predicates/facts.js';
import type { YogaPredicate } from '../../src/zodiac/predicates/predicate.js';

type Places = Readonly<Record<string, number>>;

/** A chart as the files have it. */
export interface ChartRow {
  readonly lagna_uas: number;
  readonly longitudes_uas: Places;
  readonly retrograde?: readonly string[];
  readonly day_birth?: boolean;
  readonly sex?: 'male' | 'female';
  readonly present?: readonly string[];
}

/** A case of one rule. */
export interface CaseRow {
  readonly id: string;
  readonly rule: string;
  readonly source: string;
  readonly lagna?: string;
  readonly signs?: Readonly<Record<string, string>>;
  readonly degrees_in_sign?: Places;
  readonly navamsha_signs?: Readonly<Record<string, string>>;
  readonly retrograde?: readonly string[];
  readonly chart?: string;
  readonly expected_default: boolean;
  readonly expected_variants?: Readonly<Record<string, boolean>>;
  readonly pyjhora_expects?: boolean;
  readonly agrees_with?: string | null;
  readonly status: string;
  readonly reason?: string;
}

export const ORACLE = JSON.parse(
  readFileSync(new URL('../../fixtures/oracle/yogas.json', import.meta.url), 'utf8'),
) as {
  readonly cases: readonly CaseRow[];
  readonly charts: readonly (ChartRow & { readonly id: string })[];
  readonly sample: readonly ChartRow[];
  readonly constructed: Readonly<Record<string, ChartRow>>;
};

export const signNumber = (name: string): number => SIGNS.findIndex((sign) => sign.name === name);

/** Returns a value for each graha. */
export const ofEach = <Value>(value: (graha: Graha) => Value): Record<Graha, Value> =>
  Object.fromEntries(GRAHAS.map((graha) => [graha, value(graha)])) as Record<Graha, Value>;

/** Returns the facts of a chart of the files. */
export function factsOfRow(row: ChartRow): ChartFacts {
  return factsOf(
    {
      ascendant: microArcseconds(row.lagna_uas),
      longitudes: ofEach((graha) => microArcseconds(row.longitudes_uas[graha] ?? Number.NaN)),
      retrograde: ofEach((graha) => row.retrograde?.includes(graha) ?? false),
      dayBirth: row.day_birth ?? null,
      sex: row.sex ?? null,
    },
    {},
  );
}

/** Returns the facts of a case: of its chart, or of bodies at 15° of their signs. */
export function factsOfCase(row: CaseRow): ChartFacts {
  if (row.chart !== undefined) {
    const chart = ORACLE.charts.find(({ id }) => id === row.chart);
    if (chart === undefined) throw new Error(`No chart ${row.chart}.`);
    return factsOfRow(chart);
  }
  const place = (body: string, sign: string): number =>
    signNumber(sign) * SIGN + Math.round((row.degrees_in_sign?.[body] ?? 15) * 3_600_000_000);
  const facts = factsOfRow({
    lagna_uas: place('Lagna', row.lagna ?? ''),
    longitudes_uas: ofEach((graha) => place(graha, row.signs?.[graha] ?? '')),
    ...(row.retrograde === undefined ? {} : { retrograde: row.retrograde }),
  });
  const given = row.navamsha_signs;
  if (given === undefined) return facts;
  return {
    ...facts,
    lagnaNavamsha: given.Lagna === undefined ? facts.lagnaNavamsha : signNumber(given.Lagna),
    navamshas: ofEach((graha) => (given[graha] === undefined ? facts.navamshas[graha] : signNumber(given[graha]))),
  };
}

/** Returns whether a predicate of a rule holds in a chart for any binding of the rule. */
export function holdsIn(id: string, facts: ChartFacts, when?: YogaPredicate): boolean {
  const rule = YOGA_CATALOGUE.find((one) => one.id === id);
  if (rule === undefined) throw new Error(`No rule ${id}.`);
  return bindingsOf(rule.for_each, facts).some((bound) => evaluate(when ?? rule.when, { facts, bound }));
}
