import * as v from 'valibot';
import { type ManglikOptions, manglikFields } from '../doshas/manglikInput.js';
import { type Conventions, conventionsSchema } from '../input/conventions.js';
import { ayanamsaSchema, nodeSchema, oneOf, record, whole } from '../input/schemas.js';
import { operation } from '../operation/operation.js';
import type { Ayanamsa, Dispute, NodeKind, Result, Source } from '../types.js';
import { type AshtakootaData, ashtakoota, type MatchExceptions } from './ashtakoota.js';
import { type DashaSandhiData, dashaSandhi } from './dashaSandhi.js';
import { bhakootRuleSchema } from './fromMoon.js';
import { type ManglikMatchData, manglik } from './manglik.js';
import { type PapaOptions, type PapaSamyaData, papaFields, papaSamya } from './papaSamya.js';
import { EXAMPLE_COUPLE, type MatchSide, partnerSchema } from './partner.js';
import { type PoruthamData, porutham } from './porutham.js';
import type { BhakootRule } from './rules/kutas.js';

/** The input of {@link report}: that of its parts. */
export interface MatchReportInput extends ManglikOptions, PapaOptions {
  /** The bride. */
  readonly bride: MatchSide;
  /** The groom. */
  readonly groom: MatchSide;
  /** School of ayanāṁśa; `lahiri` by default. `conventions.ayanamsa` takes others. */
  readonly ayanamsa?: Ayanamsa | undefined;
  /** Lunar node used for Rāhu; `true` by default. */
  readonly node?: NodeKind | undefined;
  /** How a bad relation of the signs is cancelled, for `ashtakoota`; `strict` by default. */
  readonly bhakoot_rule?: BhakootRule | undefined;
  /** As in `compatibility.ashtakoota`; if given, its `totals` has both. */
  readonly exceptions?: MatchExceptions | undefined;
  /** Days within which two junctions are near, for `dasha_sandhi`, 1 … 730; 365 by default. */
  readonly window_days?: number | undefined;
  /** How to compute where programs differ. */
  readonly conventions?: Conventions | undefined;
}

/** Five operations on one couple. Each part is the data of its operation, unchanged; nothing is added up over them. */
export interface MatchReportData {
  /** `compatibility.ashtakoota`; null outside the Lahiri school, where it does not exist. */
  readonly ashtakoota: AshtakootaData | null;
  /** `compatibility.porutham`. */
  readonly porutham: PoruthamData;
  /** `compatibility.manglik`. */
  readonly manglik: ManglikMatchData;
  /** `compatibility.papa_samya`. */
  readonly papa_samya: PapaSamyaData;
  /** `compatibility.dasha_sandhi`. */
  readonly dasha_sandhi: DashaSandhiData;
}

type Parts = readonly (readonly [part: string, result: Result<unknown>])[];

const textOf = (value: unknown): string => JSON.stringify(value);

function distinct<Row>(rows: readonly Row[]): Row[] {
  return [...new Map(rows.map((row) => [textOf(row), row])).values()];
}

/** What several parts say alike is said once, without their names. */
function joined(parts: Parts) {
  const each = parts.flatMap(([part, { provenance }]) =>
    Object.entries(provenance?.conventions ?? {}).map(([name, value]) => ({ part, name, value })),
  );
  const isShared = (name: string): boolean => {
    const same = each.filter((one) => one.name === name);
    return same.length === parts.length && same.every(({ value }) => textOf(value) === textOf(same[0]?.value));
  };
  const conventions = Object.fromEntries(
    each.map(({ part, name, value }) => [isShared(name) ? name : `${part}.${name}`, value]),
  );
  return {
    conventions: { ...conventions, experimental_parts: 'papa_samya, dasha_sandhi' },
    sources: distinct(parts.flatMap(([, { provenance }]): readonly Source[] => provenance?.sources ?? [])),
    disputed: distinct(parts.flatMap(([, { provenance }]): readonly Dispute[] => provenance?.disputed ?? [])),
    verified_against: parts
      .map(([part, { provenance }]) => `${part}: ${provenance?.verified_against ?? 'nothing'}`)
      .join('; '),
  };
}

/**
 * Returns the whole match of a bride and a groom in one call: aṣṭakūṭa, porutham, Mars in both charts, pāpa sāmya and daśā sandhi. Each part
 * is exactly what its operation returns; there is no verdict over them.
 * @param input `bride` and `groom`, each with `birth` and optional `name`; optional what the parts take: `bhakoot_rule`, `exceptions`,
 *   `houses`, `include_absent`, `moon_rule`, `mercury_rule`, `weighting`, `ketu`, `node_dignity`, `window_days`, `ayanamsa` (default
 *   lahiri), `node` (default true), `conventions`
 * @param context optionally another ephemeris
 * @throws {SiddhantaError} for bad input (field such as `bride.birth.time`), a latitude without an ascendant (`undefined_at_latitude`)
 *
 * Source: as for its parts. `papa_samya` and `dasha_sandhi` are experimental.
 *
 * @example
 * ```ts
 * import { report } from 'siddhanta/compatibility';
 * const india = { latitude: 28.6139, longitude: 77.209, timezone: 'Asia/Kolkata' };
 * const { data } = report({
 *   bride: { birth: { date: '1990-08-15', time: '08:30:00', place: india } },
 *   groom: { birth: { date: '1988-11-05', time: '10:28:00', place: india } },
 * });
 * data.porutham.counts; // => { good: 7, middling: 1, none: 2 }
 * data.papa_samya.larger; // => 'groom'
 * ```
 */
export const report = operation<MatchReportInput, MatchReportData>()({
  name: 'compatibility.report',
  summary: 'The whole match of a bride and a groom: ashtakoota, porutham, manglik, papa samya, dasha sandhi',
  units: 22,
  // Without a time the doṣa of Mars is looked for through the day.
  work: ({ bride, groom }) => ({
    ms: 3 + 8 * [bride, groom].filter(({ birth }) => birth.time === undefined).length,
    bytes: 15_000,
  }),
  schools: 'all',
  schema: () =>
    record({
      bride: partnerSchema(),
      groom: partnerSchema(),
      ...manglikFields(),
      ...papaFields(),
      bhakoot_rule: bhakootRuleSchema(),
      exceptions: v.optional(oneOf(['applied', 'none'])),
      window_days: v.optional(whole(1, 730), 365),
      ayanamsa: ayanamsaSchema(),
      node: nodeSchema(),
      conventions: conventionsSchema(),
    }),
  example: EXAMPLE_COUPLE,
  context: (given) => given,
  run(input, context) {
    const { bride, groom, ayanamsa, node, conventions } = input;
    const couple = { bride, groom, ayanamsa, conventions };
    const { houses, include_absent, moon_rule, mercury_rule } = input;
    const { weighting, ketu, node_dignity, bhakoot_rule, exceptions, window_days } = input;
    const kutas =
      (ayanamsa ?? 'lahiri') === 'lahiri' ? ashtakoota({ ...couple, bhakoot_rule, exceptions }, context) : null;
    const agreements = porutham(couple, context);
    const mars = manglik({ ...couple, node, houses, include_absent, moon_rule, mercury_rule }, context);
    const papa = papaSamya({ ...couple, node, weighting, ketu, node_dignity }, context);
    const sandhi = dashaSandhi({ ...couple, window_days }, context);
    const parts: Parts = [
      ...(kutas === null ? [] : [['ashtakoota', kutas] as const]),
      ['porutham', agreements],
      ['manglik', mars],
      ['papa_samya', papa],
      ['dasha_sandhi', sandhi],
    ];
    const rests = parts.flatMap(([part, { meta }]) =>
      (meta.rests_on_birth_time ?? []).map((path) => `${part}.${path}`),
    );
    const { birth, ayanamsa: school } = papa.meta;
    if (birth === undefined || school === undefined) throw new RangeError('A result of a couple has both births.');
    return {
      data: {
        ashtakoota: kutas?.data ?? null,
        porutham: agreements.data,
        manglik: mars.data,
        papa_samya: papa.data,
        dasha_sandhi: sandhi.data,
      },
      provenance: {
        method: 'Five operations on one couple, each by itself; nothing is added up over them',
        ...joined(parts),
      },
      ayanamsa: school,
      birthTimeAssumed: papa.meta.birth_time_assumed === true,
      restsOnBirthTime: rests,
      birth,
    };
  },
});
