import type { SkyContext } from '../cast/context.js';
import type { Dispute, Place, Provenance } from '../types.js';
import type { Festival } from './describeFestival.js';
import type { SettledFestivalOptions } from './festivalOptions.js';
import type { CatalogueRule } from './festivalRule.js';
import type { Finder } from './finder.js';
import { calendarProvenance } from './provenance.js';
import { ruleText, verifiedText } from './ruleWords.js';
import type { DaySpan } from './span.js';
import { FESTIVAL_DISPUTES, type FestivalDisputeId } from './tables/festivalDisputes.js';
import { FESTIVAL_SOURCES } from './tables/festivalSources.js';

/** Shown by test/oracle/festivals.test.ts. */
const VERIFICATION =
  'dates published for 2001 to 2034 (Time and Date and others), for 2020 to 2025 (Prokerala and others), for 2022 and 2023 (Drik Panchang), for 2021 (Dasmesh Darbar) and those of another program for 2026 and 2027; docs/guide/festivals.md has the counts and each date that differs, with who is right';

export interface FestivalCall {
  readonly sky: SkyContext;
  readonly place: Place;
  readonly span: DaySpan;
  readonly finder: Finder;
  readonly options: SettledFestivalOptions;
  readonly festivals: readonly Festival[];
  readonly rules: readonly CatalogueRule[];
  /** The requested part of the catalogue. */
  readonly requested: {
    readonly ids?: readonly string[] | undefined;
    readonly regions?: readonly string[] | undefined;
    readonly traditions?: readonly string[] | undefined;
    readonly unconfirmed: boolean;
  };
}

function requestedText({ ids, regions, traditions, unconfirmed }: FestivalCall['requested']): Record<string, string> {
  return {
    ids: ids?.join(', ') ?? (unconfirmed ? 'all' : 'all whose rules a list bears out'),
    regions: regions === undefined ? 'all' : `of those that have regions: ${regions.join(', ')}`,
    traditions: traditions === undefined ? 'all' : `of those that have traditions: ${traditions.join(', ')}`,
    unconfirmed: String(ids === undefined ? unconfirmed : 'by ids'),
  };
}

export function festivalProvenance({
  sky,
  place,
  span,
  finder,
  options,
  festivals,
  rules,
  requested,
}: FestivalCall): Provenance {
  const { clock } = finder.here.almanac;
  const ids = new Set(festivals.map(({ id }) => id));
  const disputed = [...new Set(festivals.flatMap((each): readonly FestivalDisputeId[] => each.disputed))];
  const provenance = calendarProvenance({
    method:
      'Festivals by the tithi of the lunar month, the entry of the Sun or the nakshatra that a rule names: of the days that come into question the first step of the rule that any answers decides',
    sky,
    place,
    from: clock.dayStart(span.first),
    to: clock.dayStart(span.last + 1),
    conventions: {
      ...requestedText(requested),
      ...options,
      candidates: 'the civil days from one before the first date of the tithi to two after its last',
      windows:
        'parts of the real day from sunrise to sunset and of the night to the next sunrise; an instant is met by the tithi that begins with it, not by the one that ends with it',
      intercalary:
        'festivals are not kept in an intercalary month, unless their rule says so; a lost month counts for both of its names',
    },
    disputed: disputed.map((id): Dispute => FESTIVAL_DISPUTES[id]),
    rules: Object.fromEntries(
      rules
        .filter(({ id }) => ids.has(id))
        .map((rule) => [rule.id, { rule: ruleText(rule), source: verifiedText(rule.verified), state: rule.state }]),
    ),
  });
  return { ...provenance, sources: [...FESTIVAL_SOURCES, ...provenance.sources], verified_against: VERIFICATION };
}
