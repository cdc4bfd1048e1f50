import { isoOn } from '../cast/iso.js';
import { at } from '../math/at.js';
import type { Bhadra } from '../muhurta/bhadraParts.js';
import { bhadrasOf } from '../muhurta/bhadraParts.js';
import { dayParts } from '../muhurta/vedicDay.js';
import { formatDate } from '../time/calendar.js';
import { DAY_SECONDS } from '../time/julian.js';
import type { CivilDate, LocalInstant, RuleState } from '../types.js';
import type { Paksha, TithiName } from '../zodiac/limbNames.js';
import { limbName, paksha } from '../zodiac/limbs.js';
import { lunarMonthName } from '../zodiac/lunarMonth.js';
import { SIGNS, type Sign } from '../zodiac/names.js';
import type { FestivalDay } from './dayBook.js';
import type { CatalogueRule, FestivalRegion, FestivalStep, FestivalTradition } from './festivalRule.js';
import { whyText } from './festivalWords.js';
import type { Finder, Occurrence } from './finder.js';
import type { DaysLeft, MetDay } from './rules/steps.js';
import type { FestivalDisputeId } from './tables/festivalDisputes.js';
import type { LunarMonthName } from './tables/months.js';
import type { WindowName } from './tables/windows.js';
import { dateText } from './windowWords.js';

/** A tithi with its ends, which may lie days before or after the festival. */
export interface FestivalTithi {
  /**
   * 1 … 30.
   *
   * @asType integer
   * @minimum 1
   * @maximum 30
   */
  readonly number: number;
  /** Its name. */
  readonly name: TithiName;
  /** The half of the month. */
  readonly paksha: Paksha;
  /** First instant: ISO 8601 with the place's offset. */
  readonly start: LocalInstant;
  /** First instant after it: ISO 8601 with the place's offset. */
  readonly end: LocalInstant;
}

/**
 * Whole seconds.
 *
 * @asType integer
 * @minimum 0
 */
export type WholeSeconds = number;

/** A day that a festival might be kept on: the tithi, or the nakṣatra, meets the deciding window of it. */
export interface FestivalCandidate {
  /** The civil date. */
  readonly date: CivilDate;
  /** The window that was looked at. Of an instant, such as sunrise, start and end are the same. */
  readonly window: {
    /** Which part of the day. */
    readonly name: WindowName;
    /** First instant: ISO 8601 with the place's offset. */
    readonly start: LocalInstant;
    /** First instant after it: ISO 8601 with the place's offset. */
    readonly end: LocalInstant;
  };
  /**
   * Seconds of the window that the tithi holds, 0 of an instant; null where no tithi is looked at.
   */
  readonly tithi_seconds: WholeSeconds | null;
  /** Whether it holds all of the window. */
  readonly covered: boolean;
  /** Present where the rule asks for a nakṣatra: whether the Moon is in it. */
  readonly nakshatra?: boolean;
  /** Whether the festival is kept on this day. */
  readonly chosen: boolean;
}

/** The step of the rule that decided. */
export interface DecidingStep {
  /**
   * Which of its steps, from 1.
   *
   * @asType integer
   * @minimum 1
   */
  readonly number: number;
  /** The part of the day that it looks at. */
  readonly window: WindowName;
  /** How the tithi has to meet it. */
  readonly test: FestivalStep['test'];
  /** Which of two days it takes; `last` where it is the last of a solar month. */
  readonly pick: FestivalStep['pick'] | 'last';
}

/** A festival on its day, and why it is that day. */
export interface Festival<Id extends string = string> {
  /** The identifier of its rule. */
  readonly id: Id;
  /** Name of the festival. */
  readonly name: string;
  /** The civil date; null where no day that comes into question has a sunrise. */
  readonly date: CivilDate | null;
  /** The amānta month; null where the rule asks for none. */
  readonly month: LunarMonthName | null;
  /** Whether that month is intercalary. */
  readonly is_adhika: boolean;
  /** The tithi; null where the rule asks for none. */
  readonly tithi: FestivalTithi | null;
  /** The Sun's entry into a sign that determines the date; null where none does. */
  readonly sankranti: {
    /** The sign that is entered. */
    readonly sign: Sign;
    /** When: ISO 8601 with the place's offset. */
    readonly at: LocalInstant;
  } | null;
  /** The festival from which the date is counted; null where there is none. */
  readonly base: {
    /** Identifier of that rule. */
    readonly id: string;
    /** Its date; null where it has none. */
    readonly date: CivilDate | null;
  } | null;
  /** How many days the deciding step left to choose from; `none` where no step found one; null where there are no steps. */
  readonly case: DaysLeft | null;
  /** The step that decided; null where none did. */
  readonly step: DecidingStep | null;
  /** Why it is this day, in words. */
  readonly why: string;
  /** The days that meet the deciding window, or that of the first step where none decided. */
  readonly candidates: readonly FestivalCandidate[];
  /** Present where custom avoids it: each Bhadrā that touches the day; it does not move the date. */
  readonly bhadra?: readonly Bhadra[];
  /** Regions that keep it; empty where it is not regional. */
  readonly regions: readonly FestivalRegion[];
  /** By whom it is kept; empty where that is common. */
  readonly traditions: readonly FestivalTradition[];
  /** How well the rule is confirmed. */
  readonly state: RuleState;
  /** Whether no list of more than two years confirms the rule: such festivals come only on request. */
  readonly unconfirmed: boolean;
  /** What sources dispute about its day, by the names in `docs/tables/festivals.md`. */
  readonly disputed: readonly FestivalDisputeId[];
}

const AVOID_BHADRA: readonly string[] = ['holika_dahan', 'raksha_bandhan'];

const seconds = (days: number): number => Math.round(days * DAY_SECONDS);

const dateOrNull = (days: number | undefined): CivilDate | null => (days === undefined ? null : formatDate(days));

type StepWords = Omit<DecidingStep, 'number'>;

function stepOf({ rule, decision }: Occurrence): StepWords | undefined {
  if (rule.kind === 'tithi' || rule.kind === 'nakshatra') {
    const { window, test, pick } = at(rule.steps, decision?.step ?? 0);
    return { window, test, pick };
  }
  if (rule.kind === 'nakshatra_in_solar_month') return { window: rule.window, test: 'touch', pick: rule.pick };
  return rule.kind === 'tithi_in_solar_month' ? { window: rule.window, test: 'touch', pick: 'first' } : undefined;
}

/** A lost month has two names. */
function monthOf({ rule, of }: Occurrence): LunarMonthName | null {
  if (of === undefined) return null;
  return (rule.kind === 'tithi' || rule.kind === 'ekadashi') && rule.month !== null
    ? rule.month
    : lunarMonthName(of.month.index);
}

type RuleStanding = Pick<CatalogueRule, 'state' | 'disputed'>;

export function describeFestival<Id extends string>(
  id: Id,
  occurrence: Occurrence,
  { here }: Finder,
  { state, disputed = [] }: RuleStanding,
): Festival<Id> {
  const { rule, days, of, decision, sankranti, base } = occurrence;
  const { almanac } = here;
  const iso = (ut: number): LocalInstant => isoOn(almanac.clock, ut);
  const moment = (ut: number): string => {
    const { days: date, time } = almanac.clock.stamp(ut);
    return `${dateText(date)} at ${time.slice(0, 5)}`;
  };
  const step = stepOf(occurrence);
  const candidate = ({
    day,
    window: { start, end },
    overlap,
    covered,
    star,
  }: MetDay<FestivalDay>): FestivalCandidate[] =>
    step === undefined
      ? []
      : [
          {
            date: formatDate(day.days),
            window: { name: step.window, start: iso(start), end: iso(end) },
            tithi_seconds: of === undefined ? null : seconds(overlap),
            covered,
            ...(star === undefined ? {} : { nakshatra: star }),
            chosen: day === decision?.chosen,
          },
        ];
  const decided = decision?.step;
  return {
    id,
    name: rule.name,
    date: dateOrNull(days),
    month: monthOf(occurrence),
    is_adhika: of?.month.kind === 'adhika',
    tithi:
      of === undefined
        ? null
        : {
            number: of.tithi.number,
            name: limbName('tithi', of.tithi.number),
            paksha: paksha(of.tithi.number),
            start: iso(of.tithi.start),
            end: iso(of.tithi.end),
          },
    sankranti: sankranti === undefined ? null : { sign: at(SIGNS, sankranti.sign).name, at: iso(sankranti.at) },
    base: base === undefined ? null : { id: base.rule.id, date: dateOrNull(base.days) },
    case: decision?.case ?? null,
    step: decided === undefined || step === undefined ? null : { number: decided + 1, ...step },
    why: whyText(occurrence, moment),
    candidates: (decision?.met ?? []).flatMap(candidate),
    ...(AVOID_BHADRA.includes(id) && decision?.chosen !== undefined
      ? { bhadra: bhadrasOf(almanac, dayParts(almanac, decision.chosen.start), 'tithi') }
      : {}),
    regions: rule.regions ?? [],
    traditions: rule.traditions ?? [],
    state,
    unconfirmed: state === 'unconfirmed',
    disputed,
  };
}
