import {
  clausesWithheld,
  openClauses,
  TEXTS_NOTICE,
  type TextsNotice,
  type TextsWithheld,
} from '../operation/textClauses.js';
import type { PresentYoga, YogaReport } from './describe.js';
import type { YogaResultRow, YogaStatement } from './statement.js';
import { YOGA_WORKS } from './tables/names.gen.js';
import { YOGA_RESULTS } from './tables/results.gen.js';

/** What the texts say of yogas, beside their list. */
export interface YogaTexts {
  /** Whose statements these are; only with `texts`. */
  readonly notice?: TextsNotice;
  /** How many clauses were withheld; only with `texts`, and without `sensitive`. */
  readonly clauses_withheld?: TextsWithheld;
}

/** The rows that are about a yoga as it holds in the chart: by its default reading, or by one that holds as well. */
const rowsFor = ({ id, variants }: PresentYoga): readonly YogaResultRow[] =>
  (Object.hasOwn(YOGA_RESULTS, id) ? (YOGA_RESULTS[id] ?? []) : []).filter(
    ({ variant }) => variant === undefined || variants[variant] === true,
  );

function describe(
  { work, locus, pratika, reading, variant, clauses, note }: YogaResultRow,
  sensitive: boolean,
): YogaStatement {
  const open = openClauses(clauses, sensitive);
  return {
    work: YOGA_WORKS[work],
    locus,
    pratika,
    reading,
    ...(variant === undefined ? {} : { variant }),
    clauses: open,
    ...(note === undefined || open.length < clauses.length ? {} : { note }),
  };
}

/** Returns a report whose yogas have what the texts say of them. */
export function withTexts(report: YogaReport, sensitive: boolean): YogaReport & YogaTexts {
  const found = report.yogas.map((yoga) => ({ yoga, rows: rowsFor(yoga) }));
  const left = clausesWithheld(
    found.flatMap(({ rows }) => rows.flatMap(({ clauses }) => clauses)),
    sensitive,
  );
  return {
    ...report,
    yogas: found.map(({ yoga, rows }) => ({
      ...yoga,
      says: rows.map((row) => describe(row, sensitive)).filter(({ clauses }) => clauses.length > 0),
    })),
    notice: TEXTS_NOTICE,
    ...(left === undefined ? {} : { clauses_withheld: left }),
  };
}
